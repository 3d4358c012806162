import { describe, expect, it } from "vitest";
import type { SeatId } from "../../../../src/games/fitna/content/sides.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { book } from "../playing.ts";
import { act, changed, type Env, eventsOf, refusalOf, viewIn } from "./movement/builder.ts";

/** These cards in place of the seat's hand. */
function holding(env: Env, seat: SeatId, cards: readonly number[]): Env {
  return changed(env, ({ state }: Game) => {
    const hand = state.hands[seat];
    if (hand) hand.cards = [...cards];
  });
}

const SIX = 65; // Tribal Uprising
const plan = (cards: readonly number[], moving: number, fighting: number) => ({
  cards: cards.map(String),
  moving,
  fighting,
});

/** Syria has no free OPs in scenario 1. */
const syria = (...cards: readonly number[]) => holding(eventsOf("1", { seat: "SYR" }), "SYR", cards);
const rebels = (...cards: readonly number[]) => holding(eventsOf("1"), "TUR", cards);
const opsOf = (card: number): number => book.content.editions["2020"].cards[card]?.op ?? 0;

describe("plans of Fitna", () => {
  it("R-100 AE-03 6 OPs as 3 and 3 are 6 unit moves and 3 offensives; none is left over", () => {
    expect(opsOf(SIX)).toBe(6);
    const start = syria(SIX, 1, 2, 3);
    expect(act(start, "plan", plan([SIX], 3, 3)).table.plan).toEqual({ cards: [SIX], moves: 6, offensives: 3 });
    expect(refusalOf(start, "plan", plan([SIX], 3, 2))?.text).toBe(
      "All 6 OPs must be divided: 3 to move leaves 3 to attack.",
    );
  });

  it("R-102 AE-32 a depot is 2 unit moves and 1 offensive, in 2018 1 and 1; then no card is spent", () => {
    const after = act(eventsOf("1", { seat: "SYR" }), "use-depot");
    expect(after.table.plan).toEqual({ cards: [], moves: 2, offensives: 1 });
    expect(refusalOf(after, "plan", plan([], 0, 0))?.code).toBe("not-now");
    const living = act(eventsOf("1", { edition: "2018", seat: "SYR" }), "use-depot");
    expect(living.table.plan).toEqual({ cards: [], moves: 1, offensives: 1 });
  });

  it("R-008 AE-33 free OPs of the first turn add to those of two cards; a third card is refused", () => {
    const eight = 54;
    const start = rebels(eight, SIX, 1);
    expect([opsOf(eight), opsOf(SIX)]).toEqual([8, 6]);
    expect(act(start, "plan", plan([eight, SIX], 10, 8)).table.plan).toMatchObject({ moves: 20, offensives: 8 });
    expect(refusalOf(start, "plan", plan([eight, SIX, 1], 10, 8))?.text).toBe(
      "At most 2 cards can be spent in a phase.",
    );
  });

  it("Q-16 free OPs go with a depot", () => {
    const after = act(rebels(1, 2, 3, 4), "use-depot", { moving: 3, fighting: 1 });
    expect(after.table.plan).toEqual({ cards: [], moves: 8, offensives: 2 });
  });

  it("R-102 a seat may plan nothing", () => {
    const after = act(syria(1, 2, 3, 4), "plan", plan([], 0, 0));
    expect(after.table.plan).toEqual({ cards: [], moves: 0, offensives: 0 });
  });

  it("R-100 the cards of a plan are discarded, and everyone knows them", () => {
    const after = act(syria(SIX, 1, 2, 3), "plan", plan([SIX, 1], 5, 5));
    expect(after.hands.SYR?.cards).toEqual([2, 3]);
    expect(after.table.plan?.cards).toEqual([1, SIX]);
  });

  it("R-100 a card that changes the next plan counts once, and never below 0", () => {
    const start = changed(syria(SIX, 1, 2, 3), ({ state }) => {
      state.table.opMods = { SYR: -4 };
    });
    const after = act(start, "plan", plan([SIX], 1, 1));
    expect(after.table.opMods).toEqual({});
    const nothing = act(start, "plan", plan([], 0, 0));
    expect(nothing.table.plan).toMatchObject({ moves: 0, offensives: 0 });
  });

  it("R-100 whole splits are offered, the last one among them", () => {
    const { presets } = book.actions.get("plan") ?? { presets: () => [] };
    const start = changed(syria(SIX, 1, 2, 3), ({ state }) => {
      state.table.splits = { SYR: { moving: 1, fighting: 2 } };
    });
    const cards = [String(SIX)];
    const offered = presets({ ...viewIn(start, "SYR"), params: { cards } });
    expect(offered.map(({ label, description, params }) => [label, description, params])).toEqual([
      ["All to move", "12 unit moves, 0 attacks", { cards, moving: 6, fighting: 0 }],
      ["Half and half", "6 unit moves, 3 attacks", { cards, moving: 3, fighting: 3 }],
      ["All to attack", "0 unit moves, 6 attacks", { cards, moving: 0, fighting: 6 }],
      ["As last turn", "4 unit moves, 4 attacks", { cards, moving: 2, fighting: 4 }],
    ]);
  });

  it("R-100 before any card is chosen free OPs alone are split", () => {
    const { presets } = book.actions.get("plan") ?? { presets: () => [] };
    const [first] = presets({ ...viewIn(eventsOf("8", { seat: "IRN" }), "IRN"), params: {} });
    expect(first?.params).toMatchObject({ cards: [], fighting: 0 });
  });

  it("R-060 who plans in the Events segment passes over its rest", () => {
    expect(syria(SIX, 1, 2, 3).table.phase).toBe("events");
    expect(act(syria(SIX, 1, 2, 3), "plan", plan([SIX], 3, 3)).table.phase).toBe("movement");
  });
});
