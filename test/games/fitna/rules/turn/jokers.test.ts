import { describe, expect, it } from "vitest";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { discard } from "../../../../../src/games/fitna/rules/cards/hands.ts";
import { pileOf } from "../../../../../src/games/fitna/rules/cards/piles.ts";
import { strikeOnLargest } from "../../../../../src/games/fitna/rules/effects/special-jokers.ts";
import { playing } from "../../../../../src/games/fitna/rules/now.ts";
import { destroy } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { offensiveFought } from "../../../../../src/games/fitna/rules/powers/triggers.ts";
import { content } from "../../packs.ts";
import { refusal } from "../../refusal.ts";
import { withCards } from "../effects/builder.ts";
import { act, byDefault, changed, eventsOf, gameIn } from "../movement/builder.ts";
import { type Playing, phaseOf } from "../powers/builder.ts";
import { atStart } from "../setup/builder.ts";

const held = (play: Playing, seat: SeatId): number => play.table.held[seat] ?? 0;
const BORDER_INCIDENT = 76;
const REINFORCEMENTS = 54;

/** A seat strikes with a Special Joker wherever it may. */
function strikeWith(play: Playing, seat: SeatId, joker: string): Playing {
  const most = joker === "sj-hzb" ? 3 : 4;
  const { spaces } = strikeOnLargest(play.view(seat), null);
  const targets = Array.isArray(spaces) ? spaces.slice(0, most) : [];
  return play.answer(seat, "play-special-joker", { joker, spaces: targets });
}

describe("Jokers", () => {
  it("R-030 draws 2 cards at once, in the phase of another too, and leaves the game; a hand may have more than 4", () => {
    const play = withCards("1", "TUR", { SYR: [1, 2, 3, 4] });
    play.answer("SYR", "play-joker", { draw: "1-1" });
    expect(held(play, "SYR")).toBe(6);
    expect(play.table.jokers.SYR).toBe(0);
    expect(play.asked("TUR")?.actions).toContain("end-events");
    expect(refusal(() => play.answer("SYR", "play-joker", { draw: "1-1" }))).toBe("You have no Joker.");
  });

  it("R-034 nobody strikes at a deadline who has no Special Joker that can", () => {
    const play = withCards("1", "TUR", {});
    play.change(({ state }) => {
      state.table.specialJokers.TUR = [];
    });
    expect(strikeOnLargest(play.view("TUR"), null)).toEqual({ joker: "", spaces: [] });
  });

  it("R-032 who has two plays each by itself", () => {
    const play = withCards("9", "ISR", {});
    play.answer("SYR", "play-joker", { draw: "2-0" });
    expect([held(play, "SYR"), play.table.jokers.SYR]).toEqual([2, 1]);
    play.answer("SYR", "play-joker", { draw: "0-2" });
    expect([held(play, "SYR"), play.table.jokers.SYR]).toEqual([4, 0]);
  });

  it("R-033 the one that comes with the United States is played like any other", () => {
    const play = phaseOf("5", "IRQ", { turn: 1 });
    const before = play.table.jokers.COA ?? 0;
    play.do((s) =>
      offensiveFought(s, {
        side: "IRQ",
        target: "jahra",
        attackers: ["IRQ"],
        defenders: ["GCC"],
        defendingSides: ["COA"],
        rolled: true,
      }),
    );
    play.until("end-events");
    const cards = held(play, "COA");
    for (let left = before; left >= 0; left--) {
      play.answer("COA", "play-joker", { draw: "1-1" });
      expect(play.table.jokers.COA).toBe(left);
    }
    expect(held(play, "COA")).toBe(cards + 2 * (before + 1));
  });
});

describe("AE-31 R-031 D-09 in turn 1 of 2018 no Joker is played", () => {
  const SANCTIONS = 65;
  const ESPIONAGE = 79;
  const TARGETED = 48;
  const REFUSED = "No Joker can be played in turn 1.";
  const first = (cards: readonly number[], event: number, change: (play: Playing) => Playing = (play) => play) =>
    change(withCards("1", "TUR", { SYR: cards, TUR: [event, 2] }, { edition: "2018", turn: 1 }));
  const robbed = (play: Playing, event: number): Playing =>
    play.answer("TUR", "play-event", { card: String(event), seat: "SYR" });
  const joker = (play: Playing) => play.answer("SYR", "play-joker", { draw: "1-1" });

  it("by who has cards, or lost them otherwise than to events", () => {
    expect(refusal(() => joker(first([38], 76)))).toBe(REFUSED);
    expect(refusal(() => joker(first([], 76)))).toBe(REFUSED);
  });

  it.each([TARGETED, SANCTIONS, ESPIONAGE])(
    "but by who lost its last card to event %i of an enemy, at once and in its own phase",
    (event) => {
      expect(refusal(() => joker(robbed(first([38, 39], event), event)))).toBe(REFUSED);
      expect(held(joker(robbed(first([38], event), event)), "SYR")).toBe(2);
      const own = robbed(first([38], event), event).change(({ state }) => {
        state.table.active = "SYR";
      });
      expect(held(joker(own), "SYR")).toBe(2);
    },
  );

  it("nor by who spent the last one, or one of them, in defence", () => {
    const spend = (play: Playing) =>
      play.do((s) => {
        discard(playing(s), "SYR", [38]);
      });
    expect(refusal(() => joker(spend(first([38], TARGETED))))).toBe(REFUSED);
    expect(refusal(() => joker(robbed(first([38, 39], TARGETED, spend), TARGETED)))).toBe(REFUSED);
  });

  it("nor twice for one robbery, and in later turns and in 2020 by anybody", () => {
    const play = robbed(first([38], TARGETED), TARGETED);
    joker(play).change(({ state }) => {
      state.table.jokers.SYR = 1;
      for (const card of state.hands.SYR?.cards ?? []) state.box.discards[pileOf(play.game, card)].push(card);
      if (state.hands.SYR) state.hands.SYR.cards = [];
    });
    expect(refusal(() => joker(play))).toBe(REFUSED);
    expect(held(joker(withCards("1", "TUR", {}, { edition: "2018", turn: 2 })), "SYR")).toBe(2);
    expect(held(joker(withCards("1", "TUR", {}, { edition: "2020", turn: 1 })), "SYR")).toBe(2);
  });
});

describe("Special Jokers", () => {
  it("R-034 is played in the own Events segment without a card, then leaves the game", () => {
    const play = withCards("9", "ISR", { ISR: [1, 2] });
    strikeWith(play, "ISR", "sj-isr");
    play.until("end-events");
    expect(play.game.state.hands.ISR?.cards).toEqual([1, 2]);
    expect(play.table.specialJokers.ISR).toEqual([]);
    expect(refusal(() => play.answer("ISR", "play-special-joker", { joker: "sj-isr", spaces: [] }))).toBe(
      "You have no Special Joker.",
    );
  });

  it("R-034 in another's phase nobody begins with one", () => {
    const play = withCards("9", "ISR", {});
    expect(play.table.specialJokers.SYR).toEqual(["sj-hzb"]);
    expect(refusal(() => strikeWith(play, "SYR", "sj-hzb"))).toBeTruthy();
  });

  it("R-034 the Hezbollah one is of the seat that commands Hezbollah: with an Iranian seat Iran has both", () => {
    expect(atStart("9").state.table.specialJokers.SYR).toEqual(["sj-hzb"]);
    expect(atStart("10").state.table.specialJokers.IRN).toEqual(expect.arrayContaining(["sj-irn", "sj-hzb"]));
    expect(atStart("10").state.table.specialJokers.SYR ?? []).not.toContain("sj-hzb");
  });

  it.each([
    ["9", "ISR", "sj-isr", 1],
    ["9", "SYR", "sj-hzb", 1],
    ["4", "SYR", "sj-rus", 1],
  ] as const)("R-036 in scenario %s the one of %s, %s, raises tension by %i", (scenario, seat, joker, by) => {
    const play = withCards(scenario, seat, {}, { tension: 2 });
    strikeWith(play, seat, joker).until("end-events");
    expect(play.table.tension).toBe(2 + by);
  });

  it("R-036 that of the United States changes nothing", () => {
    const play = withCards(
      "5",
      "COA",
      {},
      {
        tension: 2,
        change: ({ state }) => {
          state.table.specialJokers.COA = ["sj-usa"];
        },
      },
    );
    strikeWith(play, "COA", "sj-usa").until("end-events");
    expect(play.table.specialJokers.COA).toEqual([]);
    expect(play.table.tension).toBe(2);
  });
});

describe("cards and hands", () => {
  it("R-021 a card that is spent for OPs has no other effect, and nobody is asked to cancel it", () => {
    const start = changed(eventsOf("1", { seat: "TUR" }), (game) => {
      const hand = game.state.hands.TUR;
      const { events } = game.state.box.piles;
      for (const one of hand?.cards.splice(0) ?? [])
        game.state.box.discards[isAsset(one) ? "assets" : "events"].push(one);
      for (const all of Object.values(game.state.hands)) all.cards = all.cards.filter((one) => one !== BORDER_INCIDENT);
      game.state.box.piles.events = events.filter((one) => one !== BORDER_INCIDENT);
      hand?.cards.push(BORDER_INCIDENT);
      for (const seat of game.state.table.order)
        game.state.table.held[seat] = game.state.hands[seat]?.cards.length ?? 0;
    });
    const { op } = content.editions["2020"].cards[BORDER_INCIDENT] ?? { op: 0 };
    const free = start.table.turn === 1 ? 4 : 0;
    const after = act(start, "plan", { cards: [String(BORDER_INCIDENT)], moving: op + free, fighting: 0 });
    expect(after.table.tension).toBe(start.table.tension);
    expect(gameIn(after).state.table.cardsOut).toEqual(start.table.cardsOut);
    expect(byDefault(after).table.active).toBe("TUR");
  });

  it("R-086 who plays Reinforcements draws a card of the pile that it names, then chooses what comes", () => {
    const play = withCards("1", "SYR", { SYR: [REINFORCEMENTS] }, { change: (game) => destroy(game, "syr-5m") });
    play.answer("SYR", "play-event", { card: String(REINFORCEMENTS), draw: "1-0" });
    const [card = 0] = play.game.state.hands.SYR?.cards ?? [];
    expect(isAsset(card)).toBe(true);
    expect(play.asked("SYR")?.actions).toEqual(["reinforce"]);
  });

  it.each([
    [6, "0-0", 6],
    [1, "2-1", 4],
  ])("R-012 AE-10 who ends its phase with %i cards draws %s, and has %i", (count, draw, after) => {
    const play = withCards("1", "TUR", { TUR: [1, 2, 3, 4, 5, 6].slice(0, count) });
    play.until("end-phase").defaults("end-events", "plan", "use-depot", "end-movement", "end-offensives");
    expect(play.asked("TUR")?.actions).toContain("end-phase");
    const wrong = count === 6 ? "1-0" : "1-1";
    expect(refusal(() => play.answer("TUR", "end-phase", { draw: wrong }))).toBeTruthy();
    play.answer("TUR", "end-phase", { draw });
    expect(held(play, "TUR")).toBe(after);
  });
});

const isAsset = (card: number): boolean => content.editions["2020"].cards[card]?.kind === "asset";
