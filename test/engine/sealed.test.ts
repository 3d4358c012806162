import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choice, isBarrier, type Seat } from "#engine";
import { action, note, Play, procedure } from "./lab.ts";

const bid = action("bid", "Bid")
  .param(
    "card",
    "Which?",
    choice(({ table, hand }) => hand.cards.filter((card) => !table.banned.includes(card))),
  )
  .apply(({ state, seat, params }) => {
    state.table.log.push(`${seat} ${params.card}`);
  });
const ban = action("ban", "Ban")
  .param(
    "card",
    "Which?",
    choice(() => ["x", "y", "z"]),
  )
  .apply(({ state, params }) => {
    state.table.banned.push(params.card);
  });
const duel = action("duel", "Duel").apply(({ call }) => call(duelling, { seats: ["a", "b"] }));
const duelling = procedure<{ seats: readonly Seat[] }>("duel", {
  notes: z.strictObject({ seats: z.array(z.string()) }),
})({
  aim: ({ data, ask }) => {
    ask({ kind: "sealed", seats: data.seats, actions: ["aim"] });
    return "over";
  },
  over: () => "done",
});
const main = procedure<null>("main")({
  bids: ({ ask }) => {
    ask({ kind: "sealed", seats: ["c", "a", "b"], actions: ["bid", "fold"] });
    return "reveal";
  },
  reveal: ({ state, outcome }) => {
    state.table.log.push(outcome.map(({ seat, action }) => `${seat} ${action}`).join(", "));
    return "bids";
  },
});
const bidding = () =>
  new Play({
    main,
    procedures: [duelling],
    actions: [bid, ban, duel, note("fold"), note("aim")],
    free: ["ban", "duel"],
    hands: { a: ["x", "y"], b: ["y", "z"], c: ["z"] },
  });

describe("a sealed question", () => {
  it("applies all answers together, in the order of its seats", () => {
    const game = bidding().does("a: bid x", "b: bid y");
    expect(game.log).toEqual([]);
    expect(game.does("c: fold").log).toEqual(["c fold", "a x", "b y", "c fold, a bid, b bid"]);
  });

  it("lets a seat replace its answer until the last is in, and shows it to that seat alone", () => {
    const game = bidding().does("a: bid x", "a: bid y");
    expect(game.asked("a")[0]?.answered).toEqual({ action: "bid", params: { card: "y" } });
    expect(game.asked("b")[0]?.answered).toBeNull();
    expect(game.does("b: bid y", "c: bid z").log).toContain("a y");
  });

  it("leaves no answers behind", () => {
    const game = bidding().does("a: bid x", "b: bid y", "c: fold");
    expect(game.env.answers).toEqual({});
    expect(game.awaited).toEqual(["c", "a", "b"]);
  });

  it("asks again the seat whose answer a free action made impossible, and says so", () => {
    const game = bidding().does("a: bid x", "b: bid y", "c: ban y");
    expect(game.last.happenings).toEqual([{ kind: "lapsed", seat: "b" }]);
    expect(game.awaited).toEqual(["c", "b"]);
    expect(game.asked("b")[0]).toMatchObject({ owed: true, answered: null });
  });

  it("names the seats whose answers lapse in seating order, whoever answered first", () => {
    const game = bidding().does("b: bid y", "a: bid y", "c: ban y");
    expect(game.last.happenings).toEqual([
      { kind: "lapsed", seat: "a" },
      { kind: "lapsed", seat: "b" },
    ]);
  });

  it("marks a barrier when an answer lapses: that told something about it", () => {
    expect(isBarrier(bidding().does("b: bid y", "c: ban y").last)).toBe(true);
    expect(isBarrier(bidding().does("b: bid z", "c: ban y").last)).toBe(false);
  });

  it("waits with its answers under another sealed question", () => {
    const game = bidding().does("a: bid x", "c: fold", "c: duel");
    expect(game.awaited).toEqual(["a", "b"]);
    expect(game.does("a: aim", "b: aim").awaited).toEqual(["b"]);
    expect(game.does("b: bid z").log).toEqual(["a aim", "b aim", "c fold", "a x", "b z", "c fold, a bid, b bid"]);
  });

  it("looks through the answers again when it comes up again", () => {
    const game = bidding().does("b: bid y", "c: fold", "c: duel", "c: ban y");
    expect(game.last.happenings).toEqual([]);
    game.does("a: aim", "b: aim");
    expect(game.last.happenings.filter((h) => h.kind === "lapsed")).toEqual([{ kind: "lapsed", seat: "b" }]);
    expect(game.awaited).toEqual(["a", "b"]);
  });

  it("keeps its id under the question above it", () => {
    const game = bidding();
    const id = game.id("a");
    game.does("c: duel");
    expect(game.refusal({ seat: "c", decision: id, action: "fold" }).code).toBe("stale");
    expect(game.does("a: aim", "b: aim").id("a")).toBe(id);
  });

  it("takes no action that it does not ask for, and none from seats not asked", () => {
    const game = bidding().does("c: duel");
    expect(game.refusal({ seat: "a", action: "fold" }).code).toBe("not-now");
    expect(game.refusal({ seat: "c", action: "aim" }).code).toBe("not-asked");
  });
});
