import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import type { Strategy } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { nextWarInLebanon } from "../../../../../src/games/next-war-in-lebanon/index.ts";
import { standings } from "../../../../../src/games/next-war-in-lebanon/view/standings.ts";
import { type Game, lebanon } from "../../builder.ts";
import { drawing } from "../../cards.ts";
import { content } from "../../packs.ts";

const HELD = {
  nahariyya: ["mech-2 C R"],
  maalot: ["mech-3 C R"],
  safed: ["mech-5 C R"],
  "kiryat-shmona": ["mech-9 C"],
  naqoura: ["arm-7 C"],
  ayta: ["arm-8 C"],
  "bint-jbeil": ["arm-14 C"],
  marjayoun: ["arm-188 C"],
};

/** The last turn, just before phase 4. */
function last(wishes: Parameters<typeof lebanon>[0], strategy: Strategy, vp = 7): Game {
  const game = lebanon({ zones: HELD, ...wishes }).change(({ table, hands, frames }) => {
    table.turn = table.length;
    table.vp = vp;
    if (hands.idf) hands.idf.strategy = strategy;
    frames.splice(0, frames.length, { procedure: "campaign", stage: "effects", data: null, outcome: [] });
  });
  drawing(["heart K"], () => void game.run());
  return game;
}

describe("R-14, R-135 to R-137 victory", () => {
  it("A-82 counterforce: 4 zones are 8; track 7, 10 zones, 3 reduced, 1 eliminated are 23: the Insurgents win", () => {
    const game = last({ eliminated: ["arm-205"] }, "counterforce");
    expect(game.env.over).toEqual({
      victories: [{ title: "Victory points", seats: ["insurgent"] }],
      scores: { idf: 8, insurgent: 7 + 10 + 3 + 3 },
    });
    expect(game.table.strategy).toBe("counterforce");
    expect(game.lines.at(-1)).toBe(
      "IDF, counterforce: 4 zones of Lebanon: 8 VP. Insurgents: 7 from rockets and raids, 10 zones that the IDF does not control, 3 reduced and 1 eliminated IDF units: 23 VP. The Insurgents win.",
    );
  });

  it("A-83 countervalue: 9 Hezbollah and 2 Syrian units are 9 + 4", () => {
    const hezbollah = ["gue-1", "gue-2", "gue-3", "gue-4", "gue-5", "gue-6", "mil-1", "sr-1", "mr-1"];
    const eliminated = ["arm-205", ...hezbollah, "syr-5", "syr-msl-1"];
    const game = last({ eliminated, options: { syria: "start" } }, "countervalue");
    expect(game.env.over?.scores).toEqual({ idf: 13, insurgent: 23 });
    expect(game.last("ended").points.idf).toEqual({ vp: 13, zones: 0, hezbollah: 9, syrian: 2 });
  });

  it("A-84, Q-40: a border zone without an undisrupted IDF unit counts for the Insurgents", () => {
    const zones = { ...HELD, nahariyya: ["mech-2 C R X"] };
    expect(last({ zones, eliminated: ["arm-205"] }, "counterforce").env.over?.scores).toEqual({
      idf: 8,
      insurgent: 24,
    });
  });

  it("Q-44 a unit that is rebuilt counts no more, one that is eliminated counts 3 only", () => {
    const zones = { ...HELD, nahariyya: ["mech-2 C"] };
    expect(last({ zones, eliminated: ["arm-205"] }, "counterforce").last("ended").points.insurgent).toMatchObject({
      reduced: 2,
      eliminated: 1,
      vp: 22,
    });
  });

  it("Q-41 the same points are a draw", () => {
    const game = last({ eliminated: ["arm-205"] }, "counterforce", 7 - 15);
    expect(game.env.over).toEqual({ victories: [{ title: "Draw", seats: [] }], scores: { idf: 8, insurgent: 8 } });
  });

  it("R-15, A-85: who concedes loses, whatever the points, and the strategy is revealed", () => {
    const game = lebanon({ zones: HELD }).change(({ hands }) => {
      if (hands.idf) hands.idf.strategy = "countervalue";
    });
    game.act("idf", "concede");
    expect(game.env.over?.victories).toEqual([{ title: "Concession", seats: ["insurgent"] }]);
    expect(game.table.strategy).toBe("countervalue");
  });

  it("R-137 the end is a picture: who has won, and how both scores went, which until then the IDF alone could count", () => {
    const game = last({ eliminated: ["arm-205"] }, "counterforce");
    const scene = nextWarInLebanon.board(publicView(game.book, game.env), { caption: "The Insurgents win", names: {} });
    expect(scene.layout).toMatchObject({
      children: [
        {
          content: {
            kind: "course",
            winners: [{ name: "Insurgents", value: "23", title: "Victory points" }],
            lines: [{ values: [8] }, { values: [23] }],
          },
        },
      ],
    });
    expect(scene.text).toContain("Insurgents: 7 from rockets and raids");
  });

  it("R-137 what both sides have is noted for the IDF alone when a turn begins", () => {
    const game = lebanon({ zones: HELD }).change(({ hands, frames }) => {
      if (hands.idf) hands.idf.strategy = "counterforce";
      frames.splice(0, frames.length, { procedure: "campaign", stage: "turn", data: null, outcome: [] });
    });
    game.run();
    expect(game.hand("idf").course).toEqual([[8, 10 + 3]]);
    expect(game.hand("insurgent").course).toEqual([]);
  });

  it("R-137 during play the standings show what everyone can count, by either strategy of the IDF", () => {
    const game = lebanon({ zones: HELD, eliminated: ["arm-205", "gue-1", "gue-2"] }).change(({ table }) => {
      table.vp = 5;
    });
    const { lead, lines } = standings({ content, table: game.table });
    expect(lead).toBe("If it ended now: IDF 2 VP (countervalue) or 8 (counterforce); Insurgents 18 VP or more.");
    expect(lines).toContain("Insurgents: 5 VP from rockets and raids so far");
    expect(lines).toContain("Out of play: 1 IDF unit, 2 of Hezbollah, 0 of Syria");
    const over = last({ eliminated: ["arm-205"] }, "counterforce");
    expect(standings({ content, table: over.table }).lead).toBe("IDF 8 VP, Insurgents 23 VP.");
    expect(standings({ content, table: over.table }).lines[0]).toContain("Insurgents: 7");
  });
});
