/** The connections to a server: transactions in one flight, tried again where two processes meet, refused while it is away. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { StorageEvents } from "../storage.ts";
import { isCollision, told, unavailability } from "./faults.ts";
import { inOneFlight, readInOneFlight, type Work } from "./flight.ts";
import { WithoutNul } from "./nul.ts";
import { type Session, sessionOf } from "./session.ts";

/** The sum over all processes, those of two releases included, must stay below the server's `max_connections` (100). */
export const MOST_CONNECTIONS = 10;
/** How long, in ms, anything may take before it counts as failed. */
export const PATIENCE = { connecting: 2000, statement: 5000, lock: 2000, idle: 10_000 } as const;
/** How often a transaction is tried again that met another, and the longest first pause, ms: it doubles. */
const MOST_RETRIES = 3;
const PAUSE = 20;
/** How often, in trouble, to try whether it is over, ms. */
const LOOKS_EVERY = 1000;

/** What the parts of the store are made of. */
export interface Database {
  /** Reads that need no transaction, on any connection. */
  readonly session: Session;
  readonly pool: pg.Pool;
  /**
   * Runs work in a transaction: all of it is stored, or nothing. Throws `StoreUnavailable`, and `DatabaseProblem` once another
   * process has taken over.
   */
  write<T>(work: Work<T>): Promise<T>;
  /**
   * Reads what belongs together as it stood at one moment, whoever writes meanwhile: all of it is asked for before the first
   * answer has come. Throws `StoreUnavailable`.
   */
  atOnce<T>(read: (connection: Session) => Promise<T>): Promise<T>;
}

/** `requireLock`: asked before every transaction that writes, as `Storage` has it. */
export function connect(connectionString: string, events: StorageEvents, requireLock: () => void): Connections {
  const pool = new pg.Pool({
    Client: WithoutNul,
    connectionString,
    max: MOST_CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: PATIENCE.connecting,
    statement_timeout: PATIENCE.statement,
    lock_timeout: PATIENCE.lock,
    idle_in_transaction_session_timeout: PATIENCE.idle,
    query_timeout: 2 * PATIENCE.statement, // a network that swallows everything: the server cannot say so
    keepAlive: true,
    application_name: "umpire",
  });
  pool.on("error", () => undefined); // of a connection that nobody uses: whoever wants one gets another
  pool.on("connect", (client) => client.on("error", () => undefined)); // of one in use: whoever waits for an answer is told
  return new Connections(pool, events, requireLock);
}

class Connections implements Database {
  readonly pool: pg.Pool;
  readonly session: Session;
  readonly #events: StorageEvents;
  readonly #requireLock: () => void;
  #trouble: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(pool: pg.Pool, events: StorageEvents, requireLock: () => void) {
    this.pool = pool;
    this.session = sessionOf(pool);
    this.#events = events;
    this.#requireLock = requireLock;
  }

  /** Why nothing can be stored; null: it can. */
  get trouble(): string | null {
    return this.#trouble;
  }

  // these two are taken out of it by the parts of the store
  readonly write = async <T>(work: Work<T>): Promise<T> => {
    this.#requireLock();
    for (let tries = 0; ; tries++)
      try {
        return await this.#connected((client) => inOneFlight(client, work));
      } catch (error) {
        if (!isCollision(error) || tries === MOST_RETRIES) throw this.#refused(error);
        await sleep(Math.random() * PAUSE * 2 ** tries);
      }
  };

  readonly atOnce = async <T>(read: (connection: Session) => Promise<T>): Promise<T> => {
    try {
      return await this.#connected((client) => readInOneFlight(client, read));
    } catch (error) {
      throw this.#refused(error);
    }
  };

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.pool.end();
  }

  async #connected<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = unavailability(error) !== null;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  #refused(error: unknown): unknown {
    const reason = unavailability(error);
    if (reason !== null && this.#trouble === null && !this.#closed) {
      this.#trouble = reason;
      this.#events.troubled?.(reason);
      this.#lookAgain();
    }
    return told(error);
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => {
      this.pool
        .query("SELECT 1")
        .then(() => {
          this.#trouble = null;
          this.#events.recovered?.();
        })
        .catch(() => {
          if (!this.#closed) this.#lookAgain();
        });
    }, LOOKS_EVERY);
    this.#timer.unref();
  }
}
