import { createCanvas } from "canvas";
import { describe, expect, it } from "vitest";
import { advancesOfFonts } from "../../scripts/fonts/advances.ts";
import { ADVANCES, REST } from "../../src/render/advances.ts";
import { fontOf, standIn } from "../../src/render/font-files.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { piecesOf, widthOf } from "../../src/render/metrics.ts";
import { registerFonts } from "../../src/render/node/fonts.ts";
import { FACES, type Face, type Op, type TextRun } from "../../src/render/primitives.ts";
import { scenesOfGames } from "./scenes/of-games.ts";

registerFonts();
const ruler = createCanvas(8, 8).getContext("2d");

/** As node-canvas would draw a text in one go. */
function measured(text: string, face: Face, size: number): number {
  ruler.font = fontOf(size, face, standIn(face));
  return ruler.measureText(text).width;
}

const runsIn = (ops: readonly Op[]): readonly TextRun[] =>
  ops.flatMap((op) => (op.op === "text" ? [op] : op.op === "base" ? runsIn(op.ops) : []));

/** The texts of all that is drawn in each game, by their faces and sizes. */
function drawn(): { readonly game: string; readonly runs: readonly TextRun[] }[] {
  return Object.entries(scenesOfGames()).map(([game, { board, others }]) => {
    const scenes = [board, ...others].flatMap((scene) => [scene, ...(scene.beside ?? [])]);
    return { game, runs: scenes.flatMap((scene) => runsIn(layout(scene).ops)) };
  });
}

describe("the table of advances", () => {
  it("is that of the shipped fonts: after a change of assets/fonts, npm run advances", () => {
    const { faces, rest } = advancesOfFonts();
    expect({ faces: ADVANCES, rest: REST }).toEqual({ faces, rest });
  });

  it.each(drawn())("measures every text of $game as node-canvas draws it, to the last bit", ({ runs }) => {
    const wrong = runs.flatMap(({ text, face, size }) =>
      piecesOf(text, face)
        .map((piece) => ({ text: piece.text, by: widthOf(piece.text, face, size) - measured(piece.text, face, size) }))
        .filter(({ by }) => by !== 0),
    );
    expect(runs.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  it.each([
    "AVATAR To",
    "waffle fi",
    "“Şêrko Țuțea”",
    "Київ",
    "Αθήνα",
    "ﬁ",
    "გამარჯობა",
    "שלום 12",
    "Dov שלום",
    "علي حسين",
    "القائد العام",
    "لا إله",
    "بغداد_commander",
    "e\u0301",
  ])("measures %s in all faces as it is drawn", (text) => {
    for (const face of FACES) expect(widthOf(text, face, 27.5)).toBe(measured(text, face, 27.5));
  });

  it.each(["Հայաստան"])(
    "measures %s, which only a font that stands in has, within a pixel: it is not kerned",
    (text) => {
      for (const face of FACES)
        expect(Math.abs(widthOf(text, face, 27.5) - measured(text, face, 27.5))).toBeLessThan(1);
    },
  );

  it("takes a letter that no shipped font has to be as wide as it is high", () => {
    expect(widthOf("漢字", "regular", 30)).toBe(60);
  });
});
