import { describe, expect, it } from "vitest";
import type { Seat } from "#engine";
import { BOARD, type Goal, type Pacts, type Scene } from "#scene";
import { standings } from "../../../../src/games/battle-for-baghdad/view/standings-table.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { INLINE_WIDTH, LEAST_TEXT } from "../../../../src/render/pen.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { CROWDED } from "../crowded.ts";

const shown = (game: Game): Scene =>
  standings(book.content, game.table, { sunni: "Marguerite de la Rochefoucauld-XI" });

const goals = (game: Game, seat: Seat): readonly Goal[] => {
  const { layout } = shown(game);
  const [first] = layout.kind === "panel" ? [layout] : layout.children;
  const ladder = first?.kind === "panel" && first.content.kind === "ladder" ? first.content : undefined;
  return ladder?.rungs.find(({ colour }) => colour === `@${seat}`)?.goals ?? [];
};

/** The agreements at the foot. */
function agreed(game: Game): Pacts["pacts"] {
  const { layout } = shown(game);
  const foot = layout.kind === "column" ? layout.children.at(-1) : undefined;
  return foot?.kind === "panel" && foot.content.kind === "pacts" ? foot.content.pacts : [];
}

describe("the standings", () => {
  it("say the phase alone before the first turn, then the turn too", () => {
    const game = baghdad();
    expect(String(shown(game).heading?.sub)).toMatch(/^Turn 1 · /);
    game.change(({ table }) => Object.assign(table, { phase: "deployment", turn: 0 }));
    expect(String(shown(game).heading?.sub)).toMatch(/^Deployment · .+ to go$/);
  });

  it.each([3, 4, 5, 6] as const)("can be read with %i seats, goals and all", (seats) => {
    for (const game of [baghdad({ seats }), ...(seats === 6 ? [CROWDED()] : [])]) {
      const laidOut = layout(shown(game));
      expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
      const sizes = laidOut.ops.flatMap((op) => (op.op === "text" ? [(op.size * INLINE_WIDTH) / BOARD.width] : []));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_TEXT);
    }
  });

  it.each([1, 3, 6, 8])("can be read with %i agreements below six seats", (count) => {
    for (const game of [baghdad({ seats: 6 }), CROWDED()]) {
      game.change(({ table }) => {
        for (let i = 0; i < count; i++)
          table.agreements.push({
            seats: ["us", "jihadist"],
            terms: [{ kind: "payLater", from: "us", to: "jihadist", amount: 3, when: "civicEnd" }],
          });
      });
      expect(agreed(game)).toHaveLength(count);
      expect(inspect(layout(shown(game)))).toEqual([]);
    }
  });

  it("R-30 shows what several agreements say once, and every payment", () => {
    const pay = { kind: "payLater", from: "us", to: "sunni", amount: 3, when: "civicEnd" } as const;
    const game = baghdad({ seats: 6 }).change(({ table }) => {
      const bind = (...terms: (typeof table.agreements)[number]["terms"]) =>
        table.agreements.push({ seats: ["us", "sunni"], terms });
      bind({ kind: "truce", seats: ["us", "sunni"] }, { kind: "keepOut", seat: "us", zones: ["bayaa", "doura"] }, pay);
      bind(
        { kind: "truce", seats: ["sunni", "us"] },
        { kind: "keepOut", seat: "us", zones: ["bayaa", "karrada"] },
        pay,
      );
      bind({ kind: "truce", seats: ["us", "ngo"] });
    });
    const words = ["Truce", "out of 2 Zones", "pays 3 PP", "out of 2 Zones", "pays 3 PP", "Truce"];
    expect(agreed(game).map(({ text }) => text)).toEqual(words);
  });

  it("R-82 says of every goal how far it is, and which Zones are missing", () => {
    const said = goals(CROWDED(), "us").map(({ label, missing, count, share }) => [missing ?? label, count, share]);
    expect(said).toEqual([
      ["Green Zone missing", "1/2", 0.5],
      ["Zones with Infrastructure", "3/5", 0.6],
      ["Rasheed Air Base missing", "2/3", 2 / 3],
      ["Government Zones", "2/7", 2 / 7],
      ["Jihadists Zones (max 2)", "2", 1],
    ]);
  });

  it("R-82 counts what must not be exceeded as met or not", () => {
    const [, most] = goals(CROWDED(), "ngo");
    expect(most).toEqual({ label: "PP on the map (max 10)", count: "47", share: 0 });
  });
});
