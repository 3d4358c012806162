import { describe, expect, it } from "vitest";
import { choice, isBarrier, lapsing, mustGet, type OpenOffer, offerId, type Seat, text, type View } from "#engine";
import { action, type Lab, note, Play, procedure } from "./lab.ts";

/** Offers lie in the hands of both seats as "id from to". */
const offersOf = ({ hand, seat }: Pick<View<Lab>, "hand" | "seat">): OpenOffer[] =>
  hand.cards.map((card) => {
    const [id = "", from = "", to = ""] = card.split(" ");
    const actions = seat === from ? ["withdraw"] : ["accept", "nod"];
    return { id, seats: [from, to], from, awaits: [to], actions, param: "offer", text: `${from} to ${to}` };
  });

const drop = (hands: { [seat: Seat]: Lab["Hand"] }, id: string): void => {
  for (const hand of Object.values(hands)) hand.cards = hand.cards.filter((card) => !card.startsWith(`${id} `));
};
const propose = action("propose", "Propose")
  .param(
    "to",
    "To whom?",
    choice(() => ["a", "b", "c"]),
  )
  .apply(({ state, seat, params, seq, emit }) => {
    for (const party of [seat, params.to])
      mustGet(state.hands, party).cards.push(`${offerId(seq)} ${seat} ${params.to}`);
    emit(null, { [params.to]: { kind: "offered" } });
  });
const which = choice((view: View<Lab>) => offersOf(view).map((offer) => offer.id));
const accept = action("accept", "Accept")
  .param("offer", "Which?", which)
  .apply(({ state, seat, params }) => {
    drop(state.hands, params.offer);
    state.table.log.push(`${seat} accepts`);
  });
const withdraw = action("withdraw", "Withdraw")
  .param("offer", "Which?", which)
  .apply(({ state, params }) => drop(state.hands, params.offer));
const nod = action("nod", "Nod")
  .param("offer", "Which?", text(9))
  .apply(({ state, seat }) => {
    state.table.log.push(`${seat} nods`);
  });

const main = procedure<null>("main")({
  turn: ({ state, ask }) => {
    state.table.rounds++;
    ask({ kind: "turn", seats: ["a"], actions: ["wait", "nod"] });
    return "turn";
  },
});
const trading = () =>
  new Play({ main, actions: [propose, accept, withdraw, nod, note("wait")], free: ["propose"], offers: offersOf });

describe("an offer", () => {
  it("is a decision of its seats and of nobody else, and nobody owes it", () => {
    const game = trading().does("b: propose c");
    expect(game.asked("c")).toMatchObject([
      { kind: "offer", id: "o1", owed: false, preset: { offer: "o1" }, actions: ["accept", "nod"] },
    ]);
    expect(game.asked("b")).toMatchObject([{ kind: "offer", actions: ["withdraw"] }]);
    expect(game.asked("a")).toMatchObject([{ kind: "turn" }]);
    expect(game.awaited).toEqual(["a"]);
  });

  it("leaves the open question as it is", () => {
    const game = trading();
    const id = game.id("a");
    game.does("b: propose c", "c: accept o1");
    expect(game.id("a")).toBe(id);
    expect(game.env.table.rounds).toBe(1);
  });

  it("is closed to other seats, whatever they send", () => {
    const game = trading().does("b: propose c");
    expect(game.refusal({ seat: "a", decision: "o1", action: "accept", params: { offer: "o1" } }).code).toBe("stale");
    expect(game.refusal({ seat: "a", action: "accept", params: { offer: "o1" } }).code).toBe("not-now");
    expect(game.refusal({ seat: "c", decision: "o1", action: "withdraw", params: { offer: "o1" } }).code).toBe(
      "not-now",
    );
  });

  it("is dead once it is accepted or withdrawn", () => {
    const game = trading().does("b: propose c", "b: withdraw o1");
    expect(game.refusal({ seat: "c", decision: "o1", action: "accept", params: { offer: "o1" } }).code).toBe("stale");
  });

  it("is answered only with its own params", () => {
    const game = trading().does("b: propose c", "a: propose c");
    expect(game.refusal({ seat: "c", decision: "o1", action: "accept", params: { offer: "o2" } }).code).toBe(
      "malformed",
    );
  });

  it("does not answer the open question though that asks for the same action", () => {
    const game = trading().does("b: propose a");
    game.submits({ seat: "a", decision: "o1", action: "nod", params: { offer: "o1" } });
    expect(game.env.table.rounds).toBe(1);
    expect(game.submits({ seat: "a", decision: null, action: "nod", params: { offer: "" } }).env.table.rounds).toBe(2);
  });

  it("marks a barrier when it tells another seat something in secret", () => {
    expect(isBarrier(trading().does("b: propose c").last)).toBe(true);
    expect(isBarrier(trading().does("b: propose b").last)).toBe(false);
  });
});

describe("what a seat lets go that is done dealing", () => {
  const offered = { from: "b", awaits: ["a"] };
  const accepted = { from: "b", awaits: ["c"] };
  const own = { from: "a", awaits: ["c"] };
  const called = (count: number) => `${count} offered`;

  it.each([
    [[], null],
    [[offered], "1 offered lapses"],
    [[offered, offered], "2 offered lapse"],
    [[own], "your own offer lapses"],
    [[own, own], "your own 2 offers lapse"],
    [[accepted], "1 that you have accepted lapses"],
    [[offered, own, accepted], "1 offered, your own offer and 1 that you have accepted lapse"],
  ])("is all of it where everybody else is done: %j", (offers, words) => {
    expect(lapsing(offers, "a", { last: true, called })).toBe(words);
  });

  it.each([
    [[own, accepted], null],
    [[offered, own], "1 offered stays unanswered"],
    [[offered, offered, accepted], "2 offered stay unanswered"],
  ])("is what others have offered where somebody still deals: %j", (offers, words) => {
    expect(lapsing(offers, "a", { last: false, called })).toBe(words);
  });
});
