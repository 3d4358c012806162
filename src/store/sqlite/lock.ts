/** The right to write a database: one process has it, and others are told whether it is alive. */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import Sqlite from "better-sqlite3";
import { DatabaseProblem, unavailability } from "../problems.ts";
import { keepPrivate } from "./private-file.ts";

/** How often a process beats, in ms: more often while its beat is all that tells this machine that it is alive. */
const BEATS_EVERY = { guarded: 10_000, unguarded: 1000 } as const;
/** A process that has not beaten for this long, in ms, is taken for dead if it cannot be asked. */
const DIES_AFTER = { guarded: 30_000, unguarded: 5000 } as const;

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly beat: number;
  readonly instance: string;
  /** Whether it has the lock of the operating system; one that has taken over from a suspended process gets it later. */
  readonly guarded: number;
}

/**
 * The right to write a database: one process has it. A row in the database says which one, by an instance drawn at random,
 * since hosts and process ids repeat in containers. A lock of the operating system on a file beside tells the processes of
 * this machine at once whether the holder is alive; those of another machine go by its beat. Whoever loses the right, by
 * being suspended for long, finds another's instance in the row before it writes anything.
 */
export class DatabaseLock {
  readonly #sqlite: Sqlite.Database;
  readonly #file: string;
  readonly #instance = randomUUID();
  #guard: Sqlite.Database | null = null;
  #holder: Sqlite.Statement<[], string> | null = null;

  constructor(sqlite: Sqlite.Database, file: string) {
    this.#sqlite = sqlite;
    this.#file = file;
  }

  /** Whether the lock of the operating system is this process's. */
  get isGuarded(): boolean {
    return this.#guard !== null;
  }

  /** In how many ms it should beat. */
  get nextBeat(): number {
    return this.isGuarded ? BEATS_EVERY.guarded : BEATS_EVERY.unguarded;
  }

  /** Throws `DatabaseProblem` if another process has the right; takes nothing in the database yet. */
  refuseOthers(): void {
    this.#guard ??= guardOf(this.#file);
    const holder = this.#read();
    if (!holder || holder.instance === this.#instance || !this.#isAlive(holder)) return;
    throw new DatabaseProblem(
      `Another process (${holder.pid} on ${holder.host}) has ${this.#file} open: stop it first. If it is gone already, ` +
        "its lock ends half a minute after its last sign of life.",
      true,
    );
  }

  /** Takes the right. Throws `DatabaseProblem`. */
  take(): void {
    const take = this.#sqlite.transaction(() => {
      this.refuseOthers();
      this.#sqlite
        .prepare("INSERT OR REPLACE INTO lock (id, pid, host, beat, instance, guarded) VALUES (1, ?, ?, ?, ?, ?)")
        .run(process.pid, hostname(), Date.now(), this.#instance, this.#guard ? 1 : 0);
    });
    take.immediate();
  }

  /** To be asked in every transaction. Throws `DatabaseProblem` once another process has taken over. */
  require(): void {
    this.#holder ??= this.#sqlite.prepare<[], string>("SELECT instance FROM lock WHERE id = 1").pluck();
    if (this.#holder.get() === this.#instance) return;
    const holder = this.#read();
    const who = holder ? `Another process (${holder.pid} on ${holder.host})` : "Another process";
    throw new DatabaseProblem(`${who} has taken over ${this.#file}, so this one stops.`, true);
  }

  /** A sign of life, inside a transaction that requires the lock. */
  beat(): void {
    this.#guard ??= guardOf(this.#file);
    const guarded = this.#guard ? 1 : 0;
    this.#sqlite.prepare("UPDATE lock SET beat = ?, guarded = ? WHERE id = 1").run(Date.now(), guarded);
  }

  /** Gives the right back. Where that cannot be stored the next process sees by the file that nobody has it. */
  release(): void {
    try {
      this.#sqlite.prepare("DELETE FROM lock WHERE id = 1 AND instance = ?").run(this.#instance);
    } catch (error) {
      if (!unavailability(error)) throw error;
    } finally {
      this.leave();
    }
  }

  /** Lets others try. */
  leave(): void {
    this.#guard?.close();
    this.#guard = null;
  }

  /** Undefined: nobody, as far as the row can be read. */
  #read(): Holder | undefined {
    try {
      return this.#readRow();
    } catch (error) {
      if (error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return undefined;
      throw error;
    }
  }

  #readRow(): Holder | undefined {
    const columns = this.#sqlite.pragma("table_info(lock)") as readonly { readonly name: string }[]; // SQLite's own
    if (columns.length === 0) return undefined;
    const own = columns.some(({ name }) => name === "instance") ? "instance, guarded" : "'' AS instance, 0 AS guarded";
    return this.#sqlite.prepare<[], Holder>(`SELECT pid, host, beat, ${own} FROM lock WHERE id = 1`).get();
  }

  #isAlive({ pid, host, beat, instance, guarded }: Holder): boolean {
    // a beat from the future is none: the clock has been put back since
    const age = Math.abs(Date.now() - beat);
    if (!(age < DIES_AFTER.guarded)) return false;
    if (host !== hostname()) return true;
    if (instance === "") return pid !== process.pid && runs(pid);
    return this.#guard === null || (guarded === 0 && age < DIES_AFTER.unguarded);
  }
}

/** The lock of the operating system, which ends with its process however that ends; null: another process has it. */
function guardOf(file: string): Sqlite.Database | null {
  let guard: Sqlite.Database | null = null;
  try {
    const path = file === ":memory:" ? file : `${file}.lock`;
    if (path !== file) keepPrivate(path);
    guard = new Sqlite(path, { timeout: 0 });
    guard.exec("BEGIN EXCLUSIVE");
    return guard;
  } catch {
    guard?.close();
    return null;
  }
}

/** Whether a process of this machine, as far as this one can see, is there. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
