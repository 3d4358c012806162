import { describe, expect, it } from "vitest";
import { canonical, publicView, viewOf } from "../../../src/engine/index.ts";
import { board } from "../../../src/games/battle-for-baghdad/board.ts";
import { hand } from "../../../src/games/battle-for-baghdad/hand.ts";
import { inspect } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import type { Scene } from "../../../src/scene/index.ts";
import { baghdad, book, dealt, type Game } from "./builder.ts";
import { CROWDED } from "./crowded.ts";
import { atRandom } from "./random.ts";

const shown = (game: Game): Scene =>
  board(publicView(book, game.env), {
    caption: "As it stands",
    names: { sunni: "Marguerite de la Rochefoucauld-XI", us: "Zoë ✓ 12" },
  });

describe("the board", () => {
  it.each([3, 4, 5, 6])("can be read at the start with %i seats", (seats) => {
    expect(inspect(layout(shown(dealt(seats))))).toEqual([]);
  });

  it.each([3, 4, 5, 6] as const)("can be read after deployment with %i seats", (seats) => {
    expect(inspect(layout(shown(baghdad({ seats }))))).toEqual([]);
  });

  it("can be read when the city is full", () => {
    expect(inspect(layout(shown(CROWDED())))).toEqual([]);
  });

  it.each([3, 4, 5, 6] as const)("can be read at every moment of a random game with %i seats", (seats) => {
    let answers = 0;
    atRandom(seats, 300, (game) => {
      if (answers++ % 20 === 0) expect(inspect(layout(shown(game)))).toEqual([]);
    });
  });

  it("shows both plans of a Combat and what came of them", () => {
    const game = CROWDED();
    const plan = { network: false, offense: null, defense: null };
    game.change(({ table }) => {
      table.combat = {
        zone: "rusafa",
        attacker: "shiite",
        defender: "sunni",
        peacekeeper: false,
        plans: {
          shiite: { ...plan, command: "special-groups-cell", offense: "assassins", die: 3 },
          sunni: { ...plan, command: "former-officers-council", die: 2 },
        },
        neutralized: ["sunni"],
        totals: { shiite: 5, sunni: 2 },
        lost: { sunni: { security: 4, infrastructure: 1 } },
        winner: "shiite",
        award: { seat: "shiite", amount: 9 },
        swapped: null,
      };
    });
    const scene = shown(game);
    expect(inspect(layout(scene))).toEqual([]);
    const drawn = canonical(scene.layout);
    for (const word of [
      "Combat in Rusafa",
      "Assassins",
      "4C: Neutralized",
      "5: wins",
      "4 Security and 1 Infrastructure",
      "9 PP",
    ])
      expect(drawn).toContain(word);
  });

  it("tells the same in words", () => {
    const { text, alt } = shown(CROWDED());
    expect(text).toContain("US: 104 PP, 1 Zones, score 114 of 120");
    expect(text).toContain("Rusafa: Sh 2+1, Su 2+0, Gv 2+0, NG 1+1, 8 PP.");
    expect(alt.length).toBeLessThanOrEqual(1024);
  });

  it("R-07 shows no card that a seat holds", () => {
    const game = baghdad({ seats: 6 });
    const before = canonical(shown(game));
    game.give({ us: ["curfew"], shiite: ["infowar", "jammers"] });
    for (const seat of ["us", "shiite"]) Object.assign(game.table.sides[seat] ?? {}, { cards: seat === "us" ? 3 : 2 });
    expect(canonical(shown(game))).toBe(before);
  });
});

describe("the hand", () => {
  it("can be read with every kind of card, by eight", () => {
    const kinds = Object.keys(book.content.arms);
    for (let i = 0; i < kinds.length; i += 8) {
      const game = baghdad({ seats: 6 });
      game.change(({ hands }) => Object.assign(hands.us ?? {}, { cards: kinds.slice(i, i + 8) }));
      expect(inspect(layout(hand(viewOf(book, game.env, "us"))))).toEqual([]);
    }
  });

  it("tells the same in words", () => {
    const game = baghdad().give({ shiite: ["curfew", "network"] });
    expect(hand(viewOf(book, game.env, "shiite")).text).toContain("**Arms Bazaar cards**: Curfew, Network");
  });
});
