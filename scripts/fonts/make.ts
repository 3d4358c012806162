/** Writes what pictures know of the shipped fonts, `src/render/advances.ts`: `npm run advances`, after a change of assets/fonts. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { advancesOfFonts } from "./advances.ts";

const FILE = fileURLToPath(new URL("../../src/render/advances.ts", import.meta.url));

const { faces, rest } = advancesOfFonts();
writeFileSync(
  FILE,
  `/**
 * How wide the letters of the shipped fonts are: made from assets/fonts by \`npm run advances\`, not by hand. All fonts have
 * 2048 units to an em; numbers are in base 36.
 */

/** Letters in runs, with commas between them: the code of the first letter, then how far each moves the next, \`by*times\` where some are alike. */
type Advances = string;

/** How letters move to each other, by classes of letters: see \`metrics.ts\`. */
export interface Kerning {
  /** The letters of each class, a line each, as first of a pair and as second. Letters with marks that are not listed are in the class of their bare letter, all others in the first. */
  readonly firsts: string;
  readonly seconds: string;
  /** For each class of firsts, with commas between them: classes of seconds, each with how much nearer or farther it stands. */
  readonly pairs: string;
}

interface FaceAdvances {
  readonly advances: Advances;
  /** Letters that are drawn as one. */
  readonly ligatures: { readonly [letters: string]: string };
  readonly kerning: Kerning;
}

export const EM = 2048;

const UPRIGHT: Kerning = ${JSON.stringify(faces.regular.kerning)};

export const ADVANCES: { readonly [face in "regular" | "bold" | "italic" | "slab"]: FaceAdvances } = {
${Object.entries(faces)
  .map(([face, { advances, ligatures, kerning }]) => {
    const same = JSON.stringify(kerning) === JSON.stringify(faces.regular.kerning);
    return `  ${face}: { advances: ${JSON.stringify(advances)}, ligatures: ${JSON.stringify(ligatures)}, kerning: ${same ? "UPRIGHT" : JSON.stringify(kerning)} },`;
  })
  .join("\n")}
};

/** Of the fonts that stand in for faces: the plain letters, and those that a face lacks. Not kerned. */
export const REST: { readonly [font in "rest" | "restBold"]: Advances } = ${JSON.stringify(rest)};
`,
);
execFileSync("npx", ["biome", "format", "--write", FILE], { stdio: "inherit" });
