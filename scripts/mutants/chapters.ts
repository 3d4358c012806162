import { readdirSync, readFileSync } from "node:fs";
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
const SHARED = ["engine", "graph", "scene", "render", "store", "campaign", "discord", "sandbox", "cli"];
/** It runs in browsers, where no mutant comes to. */
const ELSEWHERE = /^src\/sandbox\/page\/client\//;
/** What measures is no test, and what it reckons is asked by `npm run figures` alone. */
const MEASURING = /^src\/cli\/(bench(\/|\.ts$)|demo\/gauge\.ts$)/;

/** All chapters, with one for positions in pictures: where something stands is looked at more than it is asserted. */
export function chapters(root: string): readonly Chapter[] {
  const games = readdirSync(join(root, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [...SHARED, ...games.map(({ name }) => `games/${name}`)];
  const drawing = new Set<string>();
  const all = folders.map((folder): Chapter => {
    const files = filesIn(root, `src/${folder}`);
    for (const path of files) if (draws(root, path)) drawing.add(path);
    const takes: Chapter["takes"] = (path, { measures }) => !(measures && drawing.has(path));
    return { name: folder, files, takes, goal: GOAL };
  });
  const outside = readdirSync(join(root, "src")).filter((path) => path.endsWith(".ts"));
  const start = { name: "start", files: outside.map((path) => `src/${path}`), goal: GOAL, takes: () => true };
  const positions = { name: "positions", files: [...drawing], goal: null };
  return [...all, start, { ...positions, takes: (_, { measures }) => measures }];
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .map((path) => `${folder}/${path}`)
    .filter((path) => !ELSEWHERE.test(path) && !MEASURING.test(path))
    .toSorted();
}

/** Of the drawing threads, what neither judges nor packs a picture. */
const RENDERING =
  /^src\/render\/(layout\/|(base-bitmaps|culling|drawings|grounds|paint|palette|patterns|pen|pictograms|primitives|relief|style|text-box|textures|tilt)\.ts)/;

/** Whether a file says where things stand in pictures, and how large. */
function draws(root: string, path: string): boolean {
  if (path.startsWith("src/scene/") || RENDERING.test(path)) return true;
  const isOfGame = path.startsWith("src/games/") && !path.includes("/content/");
  return isOfGame && readFileSync(join(root, path), "utf8").includes('"#scene"');
}
