/** Names the code of a game's rules, so that what the same code has replayed once need not be replayed again. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Definition, GameTypes } from "#engine";

const THIS = fileURLToPath(import.meta.url);
const HERE = dirname(THIS);
/** Where the sources lie; null: this is run from a bundle. */
const SOURCES = extname(THIS) === ".ts" ? join(HERE, "../..") : null;
/** What decides about states, besides the game itself: the kernel, maps as graphs, and how states are written down. */
export const KERNEL = [
  "engine",
  "graph",
  "proof/history.ts",
  "proof/sha256.ts",
  "proof/state-text.ts",
  "proof/origin.ts",
  "proof/pinned-pack.ts",
  "proof/replaying.ts",
  "campaign/record/engines",
];

/**
 * Names the code that leads from a game's log to its states: what this code has once played to its end need not be
 * played again. Where everything is bundled (`sources`: null), it is the whole bundle. Throws if a source is not where it
 * should be, for its changes would no longer count.
 */
export function rulesCode(
  { id, rules, stateVersion }: Pick<Definition<GameTypes>, "id" | "rules" | "stateVersion">,
  sources = SOURCES,
): string {
  const code =
    sources === null ? bundleHash() : filesHash([...KERNEL, `games/${id}`].map((place) => join(sources, place)));
  return createHash("sha256").update(`${code} ${id} ${rules} ${stateVersion}`).digest("hex");
}

let ofBundle: string | null = null;

/** The same for all games: megabytes, which are read once. */
const bundleHash = (): string => {
  ofBundle ??= filesHash([HERE]);
  return ofBundle;
};

/** SHA-256 of all the code in these files and folders. */
function filesHash(places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const place of places) {
    const files = codeIn(place);
    if (files.length === 0) throw new Error(`There is no code at ${place}, of which the rules of a game are made.`);
    for (const file of files) hash.update(`${readFileSync(file, "utf8")}\0`);
  }
  return hash.digest("hex");
}

function codeIn(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return /\.[jt]s$/.test(place) ? [place] : [];
  return readdirSync(place)
    .sort()
    .flatMap((name) => codeIn(join(place, name)));
}
