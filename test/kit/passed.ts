import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameTypes } from "#engine";
import type { Subject, Variant } from "./subject.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "node_modules/.cache/umpire-kit");

/** What decides how the games of a kit go and what its claims see, beside the game itself. */
export const SHARED = [
  "src/engine",
  "src/graph",
  "src/scene",
  "src/render",
  "src/proof",
  "src/packs",
  "src/earlier",
  "src/campaign",
  "src/store/council.ts",
  "src/store/due.ts",
  "src/store/problems.ts",
  "src/store/records",
  "src/store/records.ts",
  "src/store/timetable.ts",
  "scripts/bench",
  "test/kit",
  "test/amounts.ts",
  "test/sketched.ts",
];
/** Games that only tests use are in these. */
const WITHIN = ["test/kit/games", "scripts/bench"];
const SUBJECTS = ["rules.test.ts", "games.test.ts"];

declare module "vitest" {
  interface TaskMeta {
    /** How many games were not played again: they passed on this machine with the same code. */
    passedBefore?: number;
  }
}

/** Where it counts, and where sources are changed while tests run, everything is played. */
const playsAgain = (): boolean => Boolean(process.env.CI) || Boolean(process.env.UMPIRE_FRESH);

/** Remembers on this machine which games of a subject have passed with which code. */
export class Passed<G extends GameTypes> {
  readonly #subject: Subject<G>;
  readonly #folder: string;
  readonly #read: () => string;
  /** That with which the games are played. */
  readonly #code: string;

  constructor(subject: Subject<G>, folder = FOLDER, read = () => digestOf(subject.book.definition.id)) {
    this.#subject = subject;
    this.#folder = folder;
    this.#read = read;
    this.#code = read();
  }

  /** How many games of a variant passed all claims with this code; none where everything is played again. */
  games(variant: Variant): number {
    const file = this.#file(variant);
    if (playsAgain() || !existsSync(file)) return 0;
    const [digest = "", games = "0"] = readFileSync(file, "utf8").split(" ");
    return digest === this.#code ? Number(games) : 0;
  }

  note(variant: Variant, games: number): void {
    const wasChanged = this.#read() !== this.#code;
    if (process.env.UMPIRE_FRESH || wasChanged) return; // what was played is not what lies on the disk
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(variant), `${this.#code} ${games}`);
  }

  #file({ label }: Variant): string {
    const name = createHash("sha256").update(`${this.#subject.name}/${label}`).digest("hex").slice(0, 16);
    return join(this.#folder, name);
  }
}

/** A digest of the code, of the game's pack, and of what both run on. Throws if a part of these is not where it should be. */
export function digestOf(game: string, root = ROOT): string {
  const digest = createHash("sha256").update(process.version);
  const places = [...SHARED, ...ownOf(game)];
  for (const path of [...places.flatMap((place) => filesIn(root, place)), "package-lock.json"])
    digest.update(path).update(readFileSync(join(root, path)));
  return digest.digest("hex");
}

/** What a game has for itself beside what is shared. */
export function ownOf(game: string): readonly string[] {
  const isShared = WITHIN.some((folder) => [game, `${game}.ts`].some((name) => existsSync(join(ROOT, folder, name))));
  return isShared ? [] : ["src/games", "data", "test/games"].map((folder) => `${folder}/${game}`);
}

/** A file, or all files of a folder but the tests that ask nothing of the kit. */
function filesIn(root: string, place: string): readonly string[] {
  const path = join(root, place);
  if (!existsSync(path))
    throw new Error(`${place} is not there, but the kit's games are made of it: see test/kit/passed.ts.`);
  if (!statSync(path).isDirectory()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => !file.endsWith(".test.ts") || SUBJECTS.includes(basename(file)))
    .toSorted();
}
