import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "./candidates.ts";

/** A part of the code whose changes are counted together. */
export interface Chapter {
  readonly name: string;
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
  readonly takes: (path: string, candidate: Candidate) => boolean;
  /** How much of its changes the tests must notice; null: that is shown and nothing more. */
  readonly goal: number | null;
}

const GOAL = 0.9;

interface Reasons {
  readonly [path: string]: string;
}
const BROWSERS = "it runs in browsers, where no mutant comes to";
/** Of a replay's page, what stands in it, and what it asks of its browser. */
const SHOWING = [
  ...["app", "board", "checking", "controls", "hand", "keys", "lead", "main", "painting", "read", "state", "table"],
  ...["without-eval", "words", "worker"],
].map((name) => `src/replay/page/${name}.ts`);
const MEASURES = "what measures is no test, and what it reckons is asked by `npm run figures` alone";
/** Files and folders whose changes are not tried, and why. */
export const LEFT_OUT: Reasons = {
  "src/sandbox/page/client": BROWSERS,
  "src/render/browser": BROWSERS,
  "src/replay/page/tabs": BROWSERS,
  ...Object.fromEntries(SHOWING.map((path) => [path, BROWSERS])),
  "src/render/advances.ts": "it is made from the fonts, and compared with them",
  "src/cli/demo/gauge.ts": MEASURES,
};

/** Of the drawing threads, what neither judges nor packs a picture; the layout of panels is a folder. */
const RENDERING = [
  ...["base-bitmaps", "culling", "drawings", "grounds", "paint", "palette", "patterns", "pen", "pictograms"],
  ...["primitives", "relief", "style", "text-box", "textures", "tilt"],
].map((name) => `src/render/${name}.ts`);
/** What says where things stand in pictures, beside the views of games. */
export const DRAWING = ["src/scene", "src/render/layout", ...RENDERING];

/** All chapters, with one for positions in pictures: people look where something is, and few tests assert it. */
export function chapters(root: string): readonly Chapter[] {
  for (const path of [...Object.keys(LEFT_OUT), ...DRAWING])
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is not there, but scripts/mutants/chapters.ts names it.`);
  const drawing = new Set<string>();
  const all = foldersOf(root).map((folder): Chapter => {
    const files = filesIn(root, folder);
    for (const path of files) if (draws(root, path)) drawing.add(path);
    const takes: Chapter["takes"] = (path, { measures }) => !(measures && drawing.has(path));
    return { name: folder.slice("src/".length), files, takes, goal: GOAL };
  });
  const loose = ["src", "src/games"].flatMap((folder) => filesIn(root, folder, false));
  const start = { name: "start", files: loose, goal: GOAL, takes: () => true };
  const positions = { name: "positions", files: [...drawing], goal: null };
  return [...all, start, { ...positions, takes: (_, { measures }) => measures }];
}

/** The folders directly below `src`; of the games, each. */
function foldersOf(root: string): readonly string[] {
  const inside = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`);
  return inside("src").flatMap((folder) => (folder === "src/games" ? inside(folder) : [folder]));
}

function filesIn(root: string, folder: string, recursive = true): readonly string[] {
  return readdirSync(join(root, folder), { recursive, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .map((path) => `${folder}/${path}`)
    .filter((path) => !Object.keys(LEFT_OUT).some((place) => isIn(path, place)))
    .toSorted();
}

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Whether a file says where things stand in pictures, and how large. */
function draws(root: string, path: string): boolean {
  if (DRAWING.some((place) => isIn(path, place))) return true;
  const isOfGame = path.startsWith("src/games/") && !path.includes("/content/");
  return isOfGame && readFileSync(join(root, path), "utf8").includes('"#scene"');
}
