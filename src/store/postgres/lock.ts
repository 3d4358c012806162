/** The right to write a database: one process has it, for as long as the connection lasts on which it has locked it. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseProblem } from "../problems.ts";
import type { StorageEvents } from "../storage.ts";
import { PATIENCE } from "./database.ts";
import { checkServer } from "./server-check.ts";

/** Any number that nothing else on the server locks. */
const LOCK = 7_216_016;
/** How long a start waits for a process that is about to end, and how often it looks, ms. */
const WAITS = { for: 5000, every: 100 } as const;
/** How often a broken connection is tried again, ms. */
const RETRIES_EVERY = 1000;

/**
 * The right to write a database. Where the connection breaks the server gives it to whoever asks first, so this process asks
 * again as soon as it can, and stops if another one has it by then. What both write until then collides in the versions of
 * campaigns, and is not lost.
 */
export class WriterLock {
  readonly #address: string;
  readonly #name: string;
  readonly #events: StorageEvents;
  #client: pg.Client | null = null;
  #lost: DatabaseProblem | null = null;
  #closed = false;

  constructor(address: string, name: string, events: StorageEvents) {
    this.#address = address;
    this.#name = name;
    this.#events = events;
  }

  /** Throws `DatabaseProblem` if another process has it. */
  async take(): Promise<void> {
    for (let waited = 0; waited < WAITS.for; waited += WAITS.every) {
      if (await this.#isTaken()) return;
      await sleep(WAITS.every);
    }
    throw new DatabaseProblem(`Another process has the database ${this.#name} open: stop it first.`, true);
  }

  /** Throws `DatabaseProblem` once another process has taken over. */
  require(): void {
    if (this.#lost) throw this.#lost;
  }

  /** Why nothing will be written any more; null: it will. */
  get lost(): string | null {
    return this.#lost?.message ?? null;
  }

  async release(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  /** Whether this process has it now. */
  async #isTaken(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#address,
      connectionTimeoutMillis: PATIENCE.connecting,
      keepAlive: true,
      application_name: "umpire lock",
    });
    client.on("error", () => undefined); // its end says so too
    await client.connect();
    try {
      await checkServer(client, this.#address, this.#name); // a lock that a pooler holds would stay there
    } catch (error) {
      await client.end();
      throw error;
    }
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [LOCK]);
    if (rows[0]?.taken !== true) {
      await client.end();
      return false;
    }
    this.#client = client;
    client.once("end", () => void this.#regain());
    return true;
  }

  async #regain(): Promise<void> {
    while (!this.#closed) {
      const isTaken = await this.#isTaken().catch(() => null); // null: the server cannot be reached yet
      if (isTaken === true) return;
      if (isTaken === false && !this.#closed) {
        this.#lost = new DatabaseProblem(`Another process has taken over ${this.#name}, so this one stops.`, true);
        this.#events.lost?.(this.#lost);
        return;
      }
      await sleep(RETRIES_EVERY, undefined, { ref: false });
    }
    await this.#client?.end();
  }
}
