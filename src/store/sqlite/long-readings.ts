/** Readings that take long where there is much: on a thread of their own, with a connection of their own, one at a time. */
import type { Piscina } from "piscina";
import { oneThread } from "../../threads/threads.ts";
import { Damaged, DatabaseProblem } from "../problems.ts";
import type { Traces } from "../traces.ts";
import type { Database } from "./database.ts";
import { gamesNaming, tracesOf } from "./traces.ts";

interface Readings {
  readonly traces: Traces;
  readonly games: readonly string[];
}

export interface Reading<K extends keyof Readings = keyof Readings> {
  readonly read: K;
  readonly person: string;
}

/** What the thread is to read, and where. */
export interface ReadingWish {
  readonly file: string;
  readonly reading: Reading;
}

/** What was read, or why nothing was: an error would lose its class between threads. */
export type Read<T> = { readonly found: T } | { readonly damaged: string } | { readonly problem: string };

const READERS: { readonly [K in keyof Readings]: (database: Pick<Database, "orm">, person: string) => Readings[K] } = {
  traces: tracesOf,
  games: gamesNaming,
};

export const readIn = <K extends keyof Readings>(
  database: Pick<Database, "orm">,
  { read, person }: Reading<K>,
): Readings[K] => READERS[read](database, person);

/** How long, in ms, the thread is kept for the next reading. */
const IDLE_MS = 10_000;

/** One for all databases of this process, made when something is first read: each reading opens its own. */
let thread: Piscina | undefined;

/** Throws `Damaged`, and `DatabaseProblem` where the database cannot be read. */
export async function readOnThread<K extends keyof Readings>(
  database: Database,
  reading: Reading<K>,
): Promise<Readings[K]> {
  if (database.sqlite.memory) return readIn(database, reading);
  thread ??= oneThread(import.meta.url, "long-readings-worker", { idleTimeout: IDLE_MS });
  const read: Read<Readings[K]> = await thread.run({ file: database.sqlite.name, reading } satisfies ReadingWish);
  if ("damaged" in read) throw new Damaged(read.damaged);
  if ("problem" in read) throw new DatabaseProblem(read.problem);
  return read.found;
}
