import { describe, expect, it } from "vitest";
import type { CardNumber } from "../../../../../src/games/fitna/content/card-types.ts";
import {
  drawCards,
  enterHighTension,
  isReshuffled,
  possibleDraws,
  reshuffle,
  shufflePiles,
} from "../../../../../src/games/fitna/rules/cards/drawing.ts";
import {
  discard,
  discardLasting,
  keepInFront,
  removeFromGame,
  takeChosen,
} from "../../../../../src/games/fitna/rules/cards/hands.ts";
import { pileOf } from "../../../../../src/games/fitna/rules/cards/piles.ts";
import { deckFaults } from "../../../../../src/games/fitna/rules/cards/whole-deck.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { atStart, dice, everyGame } from "../setup/builder.ts";

const sorted = (cards: readonly CardNumber[]): readonly CardNumber[] => [...cards].sort((a, b) => a - b);
const handOf = (game: Game, seat: "TUR" | "SYR"): readonly CardNumber[] => game.state.hands[seat]?.cards ?? [];

/** The first scenario with this many cards in its piles and discards, all others in the hand of TUR. */
function withPiles(
  assets: number,
  events: number,
  discards: { readonly assets: number; readonly events: number },
): Game {
  const game = atStart("1");
  const { box } = game.state;
  const away = { assets: box.piles.assets.slice(assets), events: box.piles.events.slice(events) };
  takeChosen(game, "TUR", [...away.assets, ...away.events]);
  discard(game, "TUR", [...away.assets.slice(0, discards.assets), ...away.events.slice(0, discards.events)]);
  return game;
}

describe("the first hands", () => {
  it("AE-23 R-011 a seat takes cards that the next one cannot name, and both piles are shuffled afterwards", () => {
    const game = atStart("1");
    const { box, table } = game.state;
    takeChosen(game, "TUR", [1, 2, 54, 55]);
    expect(() => takeChosen(game, "SYR", [54])).toThrow("54 is not there");
    takeChosen(game, "SYR", [3, 56, 57, 58]);
    expect([handOf(game, "TUR"), handOf(game, "SYR")]).toEqual([
      [1, 2, 54, 55],
      [3, 56, 57, 58],
    ]);
    expect([table.held, table.piles]).toEqual([
      { TUR: 4, SYR: 4 },
      { assets: 28, events: 36 },
    ]);
    const before = { ...box.piles };
    shufflePiles(game.state, dice(2));
    for (const pile of ["assets", "events"] as const) {
      expect(box.piles[pile]).not.toEqual(before[pile]);
      expect(sorted(box.piles[pile])).toEqual(sorted(before[pile]));
    }
    expect(deckFaults(game)).toEqual([]);
  });

  it.each(everyGame)("invariant 5 holds while cards go round in $title", ({ scenario, edition, fewer }) => {
    const game = atStart(scenario, { edition, fewer });
    const random = dice(3);
    for (const seat of game.state.table.order) {
      const [asset = 0, kept = 0] = drawCards(game, seat, { assets: 2, events: 2 }, random);
      discard(game, seat, [asset]);
      keepInFront(game, seat, kept);
    }
    expect(deckFaults(game)).toEqual([]);
    discardLasting(game);
    reshuffle(game, random);
    game.state.table.reached.push(5);
    enterHighTension(game, random);
    expect(deckFaults(game)).toEqual([]);
  });
});

describe("discards", () => {
  it("R-013 each card goes to the discards of its own pile, and is counted there", () => {
    const game = atStart("1");
    takeChosen(game, "SYR", [1, 54, 60]);
    discard(game, "SYR", [54, 1]);
    const { box, table } = game.state;
    expect([box.discards, handOf(game, "SYR")]).toEqual([{ assets: [1], events: [54] }, [60]]);
    expect([table.discards, table.held.SYR]).toEqual([{ assets: 1, events: 1 }, 1]);
  });

  it("R-013 a card that leaves the game is in no pile", () => {
    const game = atStart("1");
    takeChosen(game, "SYR", [41]);
    removeFromGame(game, "SYR", 41);
    expect([game.state.table.cardsOut.includes(41), game.state.table.held.SYR]).toEqual([true, 0]);
    expect(deckFaults(game)).toEqual([]);
  });

  it("R-014 R-067 what lasts for the turn lies before its seat, and is discarded when the turn ends", () => {
    const game = atStart("1");
    const { table, box } = game.state;
    takeChosen(game, "SYR", [1, 54]);
    keepInFront(game, "SYR", 1);
    expect([table.lasting, table.held.SYR, box.discards.assets]).toEqual([[{ seat: "SYR", card: 1 }], 1, []]);
    discardLasting(game);
    expect([table.lasting, table.held.SYR, box.discards.assets]).toEqual([[], 1, [1]]);
  });

  it("R-013 nobody discards a card that they do not have", () => {
    expect(() => discard(atStart("1"), "SYR", [1])).toThrow("1 is not there");
    expect(() => discard(atStart("1"), "RUS", [1])).toThrow("RUS has no seat here");
  });
});

describe("drawing", () => {
  it("R-012 cards come off the top of the pile of one's choice", () => {
    const game = atStart("1");
    const { piles } = game.state.box;
    const [first, second] = piles.events;
    const [asset] = piles.assets;
    expect(drawCards(game, "SYR", { assets: 1, events: 2 }, dice())).toEqual([asset, first, second]);
    expect(handOf(game, "SYR")).toEqual([asset, first, second]);
    expect(game.state.table.piles).toEqual({ assets: 30, events: 39 });
  });

  it("Q-05 an empty pile gives no card while the other has some", () => {
    const game = withPiles(0, 5, { assets: 3, events: 0 });
    expect(drawCards(game, "SYR", { assets: 2, events: 1 }, dice())).toHaveLength(1);
    expect(game.state.table.discards.assets).toBe(3);
  });

  it("Q-05 when both piles are empty, both discards are shuffled into piles at once, and the draw goes on", () => {
    const game = withPiles(1, 0, { assets: 3, events: 2 });
    const drawn = drawCards(game, "SYR", { assets: 2, events: 1 }, dice());
    expect(drawn.map((card) => pileOf(game, card))).toEqual(["assets", "assets", "events"]);
    expect([game.state.table.piles, game.state.table.discards]).toEqual([
      { assets: 2, events: 1 },
      { assets: 0, events: 0 },
    ]);
    expect(deckFaults(game)).toEqual([]);
  });

  it("Q-05 nothing is drawn where there is nothing", () => {
    const game = withPiles(0, 0, { assets: 0, events: 0 });
    expect(drawCards(game, "SYR", { assets: 2, events: 2 }, dice())).toEqual([]);
  });

  it.each([
    ["two of full piles", { assets: 9, events: 9 }, { assets: 9, events: 9 }, 2, ["0+2", "1+1", "2+0"]],
    ["three where one pile is short", { assets: 1, events: 9 }, { assets: 9, events: 9 }, 3, ["0+3", "1+2"]],
    ["two where one pile is empty", { assets: 0, events: 9 }, { assets: 9, events: 9 }, 2, ["0+2"]],
    ["three with the last two of the piles", { assets: 1, events: 1 }, { assets: 5, events: 5 }, 3, ["1+2", "2+1"]],
    ["two of empty piles", { assets: 0, events: 0 }, { assets: 1, events: 5 }, 2, ["0+2", "1+1"]],
    ["four where there are two", { assets: 1, events: 0 }, { assets: 0, events: 1 }, 4, ["1+1"]],
    ["none", { assets: 1, events: 1 }, { assets: 0, events: 0 }, 0, ["0+0"]],
  ])("R-012 Q-05 the ways to draw %s", (_, piles, discards, count, ways) => {
    const draws = possibleDraws({ piles, discards }, count);
    expect(draws.map(({ assets, events }) => `${assets}+${events}`)).toEqual(ways);
  });

  it("R-012 every way that is possible gives as many cards", () => {
    for (const [assets, events] of [
      [1, 1],
      [0, 3],
      [2, 0],
      [0, 0],
    ] as const) {
      const piles = () => withPiles(assets, events, { assets: 2, events: 3 });
      for (const draw of possibleDraws(piles().state.table, 4))
        expect(drawCards(piles(), "SYR", draw, dice())).toHaveLength(4);
    }
  });
});

describe("reshuffling", () => {
  it("AE-24 R-017 D-11 comes at turns 3, 6, 9 and 12, in 2018 at 4, 7 and 10", () => {
    const turns = Array.from({ length: 12 }, (_, i) => i + 1);
    const due = (edition: "2020" | "2018") => turns.filter((turn) => isReshuffled(atStart("1", { edition }), turn));
    expect([due("2020"), due("2018")]).toEqual([
      [3, 6, 9, 12],
      [4, 7, 10],
    ]);
  });

  it("AE-24 R-017 makes each pile of its draw pile and discards, and leaves hands alone", () => {
    const game = atStart("1");
    takeChosen(game, "SYR", [1, 2, 54, 55, 60]);
    keepInFront(game, "SYR", 2);
    discard(game, "SYR", [1, 54]);
    reshuffle(game, dice(2));
    const { box, table } = game.state;
    expect([box.piles.assets.includes(1), box.piles.events.includes(54)]).toEqual([true, true]);
    expect([box.discards, handOf(game, "SYR"), table.lasting]).toEqual([
      { assets: [], events: [] },
      [55, 60],
      [{ seat: "SYR", card: 2 }],
    ]);
    expect([table.piles, table.discards]).toEqual([
      { assets: 30, events: 39 },
      { assets: 0, events: 0 },
    ]);
    expect(box.piles.assets.at(-1) === 1 && box.piles.events.at(-1) === 54).toBe(false);
  });
});

describe("High Tension", () => {
  const entered = (edition: "2020" | "2018") => {
    const game = atStart("1", { edition });
    takeChosen(game, "SYR", [1, 54]);
    discard(game, "SYR", [1, 54]);
    game.state.table.reached.push(5);
    enterHighTension(game, dice(2));
    return game;
  };

  it("AE-25 R-018 its cards enter their piles, which are shuffled; what is discarded stays", () => {
    const { box, table } = entered("2020").state;
    expect(box.piles.assets).toEqual(expect.arrayContaining([31, 32, 33, 34, 35, 36]));
    expect(box.piles.events).toEqual(expect.arrayContaining([82, 83, 84, 85, 86, 87, 88, 89, 90]));
    expect(box.piles.assets.slice(-6)).not.toEqual([31, 32, 33, 34, 35, 36]);
    expect([box.highTension, box.discards]).toEqual([[], { assets: [1], events: [54] }]);
    expect([table.piles, table.discards]).toEqual([
      { assets: 36, events: 49 },
      { assets: 1, events: 1 },
    ]);
    expect(deckFaults(entered("2020"))).toEqual([]);
  });

  it("AE-25 D-12 in 2018 what is discarded is shuffled in too", () => {
    const game = entered("2018");
    const { box } = game.state;
    expect([box.piles.assets.includes(1), box.piles.events.includes(54)]).toEqual([true, true]);
    expect([box.discards, deckFaults(game)]).toEqual([{ assets: [], events: [] }, []]);
  });

  it("AE-25 R-018 when tension falls again, its cards stay", () => {
    const game = entered("2020");
    game.state.table.tension = 4;
    reshuffle(game, dice(3));
    expect([game.state.box.highTension, game.state.table.piles]).toEqual([[], { assets: 37, events: 50 }]);
  });
});

describe("invariant 5", () => {
  const broken = (change: (game: Game) => void): readonly string[] => {
    const game = atStart("1");
    change(game);
    return deckFaults(game);
  };

  it("finds a card that is lost, one that is there twice, and one of another edition", () => {
    const lost = broken(({ state }) => state.table.cardsOut.splice(0, 1));
    expect(lost).toEqual(["card 27 is nowhere"]);
    expect(broken(({ state }) => state.table.cardsOut.push(27))).toEqual(["card 27 is there twice"]);
    expect(broken(({ state }) => state.table.cardsOut.push(96))).toEqual(["card 96 is of another edition"]);
  });

  it("finds a card in the wrong pile, High Tension in or aside too early or late, and wrong counts", () => {
    const swapped = broken(({ state: { box } }) => {
      const [asset = 0] = box.piles.assets.splice(0, 1);
      box.piles.events.push(asset);
    });
    expect(swapped).toContainEqual(expect.stringMatching(/^card \d+ is among the events$/));
    expect(swapped).toContain("assets: 31 are seen, there are 30");
    expect(broken(({ state }) => state.table.reached.push(5))).toEqual(["High Tension cards are aside (R-018)"]);
    expect(broken((game) => enterHighTension(game, dice()))).toEqual(["High Tension cards are in (R-018)"]);
    expect(broken(({ state }) => Object.assign(state.table.held, { SYR: 1 }))).toEqual([
      "hand of SYR: 1 are seen, there are 0",
    ]);
  });
});
