import { describe, expect, it } from "vitest";
import { begin, decisionsOf, type Envelope, submit, viewOf } from "#engine";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { fitna } from "../../../../../src/games/fitna/index.ts";
import type { Fitna, Game } from "../../../../../src/games/fitna/state.ts";
import { keyOf } from "../../../../kit/subject.ts";
import { content } from "../../packs.ts";
import { book, invariant, playAtRandom } from "../../playing.ts";
import { act, byDefault, changed, refusalOf } from "../movement/builder.ts";

const seats = ["IRN", "SAU", "TUR", "ISR", "SYR", "RUS"] as const;
const options = { ...rules.defaults, scenario: "11", bids: "always" };
const opOf = (card: number): number => content.editions["2020"].cards[card]?.op ?? 0;

/** The first bids of scenario 11, with cards of these OPs in hands. */
function bidding(): Envelope<Fitna> {
  const controllers = Object.fromEntries(seats.map((seat) => [seat, seat]));
  let env = begin(book, { seats, controllers, options, key: keyOf("bids") }).state;
  while (env.table.phase !== "bid") env = byDefault(env);
  return env;
}

/** A card of this many OPs that the seat comes to hold, in exchange for one of its own. */
function swap({ state }: Game, seat: (typeof seats)[number], ops: number, at: number): number {
  const hand = state.hands[seat];
  const { piles } = state.box;
  const found = [...piles.assets, ...piles.events].find((card) => opOf(card) === ops);
  const others = seats.filter((other) => other !== seat).flatMap((other) => state.hands[other]?.cards ?? []);
  const own = hand?.cards.findIndex((card, i) => i >= at && opOf(card) === ops) ?? -1;
  if (hand && own >= 0) {
    const [card = 0] = hand.cards.splice(own, 1);
    hand.cards.splice(at, 0, card);
    return card;
  }
  if (!hand || found === undefined || others.includes(found)) throw new Error("there is no such card");
  const pile = piles.assets.includes(found) ? piles.assets : piles.events;
  const mine = hand.cards.findIndex(
    (card) => content.editions["2020"].cards[card]?.kind === (pile === piles.assets ? "asset" : "event"),
  );
  const [gone = 0] = hand.cards.splice(mine, 1, found);
  pile.splice(pile.indexOf(found), 1, gone);
  return found;
}

function submitBid(env: Envelope<Fitna>, seat: string, cards: readonly number[]): Envelope<Fitna> {
  return submit(book, env, { seat, decision: null, action: "bid", params: { cards: cards.map(String) } }).state;
}

describe("bids for the order of play", () => {
  const wanted = { SAU: [8, 6], IRN: [6], TUR: [6] } as const;
  const bids: { [seat: string]: number[] } = {};
  const start = changed(bidding(), (game) => {
    for (const [seat, ops] of Object.entries(wanted))
      bids[seat] = ops.map((op, i) => swap(game, seat as "SAU" | "IRN" | "TUR", op, i));
  });
  const opened = seats.reduce((env, seat) => submitBid(env, seat, bids[seat] ?? []), start);

  it("R-062 AE-62 the highest total plays first, ties by the scenario's order", () => {
    invariant(start);
    expect(opened.table.order).toEqual(["SAU", "IRN", "TUR", "ISR", "SYR", "RUS"]);
    expect(opened.table.active).toBe("SAU");
  });

  it("R-062 whoever bids reads how ties are decided, also after a turn whose bids changed the order", () => {
    const later = changed(start, ({ state }) => {
      state.table.order = [...opened.table.order];
    });
    const [asked] = decisionsOf(book, later, "RUS");
    const { facts } = asked ? fitna.guide.prompt(viewOf(book, later, "RUS"), asked) : { facts: [] };
    expect(facts).toContain(
      "Ties, and seats that bid nothing, go in this order: Iran, Saudi Arabia, Turkey, Israel, Syria, Russia.",
    );
  });

  it("R-062 nobody sees a bid before all are in", () => {
    const first = submitBid(start, "SAU", bids.SAU ?? []);
    expect(first.table).toEqual(start.table);
  });

  it("R-062 the OPs of a bid are those of the plan: no card is added, and no depot is used", () => {
    const [card = 0] = opened.hands.SAU?.cards ?? [];
    expect(refusalOf(opened, "plan", { cards: [String(card)], moving: 7, fighting: 7 })?.text).toBe(
      "The cards that you bid are your cards for OPs: you can add no other.",
    );
    expect(refusalOf(opened, "use-depot", { moving: 0, fighting: 0 })?.text).toMatch(/^You bid cards in this turn/);
    const planned = act(opened, "plan", { cards: [], moving: 7, fighting: 7 });
    expect(planned.table.plan).toMatchObject({ moves: 14, offensives: 7 });
    expect(planned.table.plan?.cards.toSorted()).toEqual(bids.SAU?.toSorted());
  });

  it("R-062 a third card is refused", () => {
    const three = start.hands.SAU?.cards.slice(0, 3) ?? [];
    expect(() => submitBid(start, "SAU", three)).toThrow("At most 2 cards can be bid.");
  });

  it("Q-64 two seats never bid", { timeout: 60_000 }, () => {
    playAtRandom({ scenario: "1", bids: "always" }, 1, "two seats");
  });
});
