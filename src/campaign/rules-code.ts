import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Definition, GameTypes } from "#engine";

const HERE = dirname(fileURLToPath(import.meta.url));
/** Where the sources lie, if this is run from them. */
const SOURCES = join(HERE, "..");
/** What decides about states, beside the game itself: the kernel, maps as graphs, and how states are written down. */
const KERNEL = [
  "engine",
  "graph",
  "campaign/history.ts",
  "campaign/state-text.ts",
  "campaign/origin.ts",
  "campaign/pinned-pack.ts",
  "campaign/pinned",
];

/**
 * Names the code that leads from a game's log to its states: what this code has played to its end once, it need not play
 * again. Where everything is bundled, it is the whole bundle.
 */
export function rulesCode(
  { id, rules, stateVersion }: Pick<Definition<GameTypes>, "id" | "rules" | "stateVersion">,
  sources = SOURCES,
): string {
  const bundled = !existsSync(join(sources, "engine"));
  const code = bundled ? bundleHash() : filesHash([...KERNEL, `games/${id}`].map((place) => join(sources, place)));
  return createHash("sha256").update(`${code} ${id} ${rules} ${stateVersion}`).digest("hex");
}

let ofBundle: string | null = null;

/** The same for all games: megabytes, which are read once. */
const bundleHash = (): string => {
  ofBundle ??= filesHash([HERE]);
  return ofBundle;
};

/** SHA-256 of all the code in these files and folders. */
export function filesHash(places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap(codeIn)) hash.update(`${readFileSync(file, "utf8")}\0`);
  return hash.digest("hex");
}

function codeIn(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return /\.[jt]s$/.test(place) ? [place] : [];
  return readdirSync(place)
    .sort()
    .flatMap((name) => codeIn(join(place, name)));
}
