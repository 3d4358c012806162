/** All writes of a database: one at a time, in the order asked for, refused while nothing can be stored. */
import { setTimeout as sleep } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import pLimit from "p-limit";
import { DatabaseProblem, StoreUnavailable, type Unavailability, unavailability } from "../problems.ts";
import type { StorageEvents } from "../storage.ts";
import type { DatabaseLock } from "./lock.ts";

/** How long, in ms, to wait for somebody else's lock, from try to try; meanwhile other work goes on. */
const PAUSES = [25, 50, 100, 200, 400, 800] as const;
/** How often, in trouble, to try whether it is over. */
const LOOKS_EVERY = 1000;
/** More bytes than one act writes. */
const BALLAST = 256 * 1024;

/**
 * All writes of a database: one transaction at a time, in the order in which they were asked for, by the process that has
 * the lock. A lock of another program is waited for without keeping anything else waiting. Where nothing can be stored,
 * writes are refused, and it is tried again and again whether that is over.
 */
export class Transactions {
  readonly #lock: DatabaseLock;
  readonly #events: StorageEvents;
  readonly #transact: (work: () => unknown) => unknown;
  readonly #ballast: Sqlite.Statement<[number]>;
  readonly #inTurn = pLimit(1);
  #timer: NodeJS.Timeout | undefined;
  #trouble: string | null = null;
  #lost: DatabaseProblem | null = null;
  #closed = false;

  constructor(sqlite: Sqlite.Database, lock: DatabaseLock, events: StorageEvents) {
    this.#lock = lock;
    this.#events = events;
    const transaction = sqlite.transaction((work: () => unknown) => {
      lock.require();
      return work();
    });
    this.#transact = (work) => transaction.immediate(work);
    this.#ballast = sqlite.prepare("UPDATE lock SET ballast = zeroblob(?) WHERE id = 1");
    this.#nextBeat();
  }

  /** Why nothing can be stored; null: it can. */
  get trouble(): string | null {
    return this.#lost?.message ?? this.#trouble;
  }

  /**
   * Runs work in a transaction: all of it is stored, or nothing. Throws `StoreUnavailable`, and `DatabaseProblem` once
   * another process has taken over.
   */
  async write<T>(work: () => T): Promise<T> {
    const isFree = this.#inTurn.activeCount + this.#inTurn.pendingCount === 0;
    const done = isFree ? this.#attempt(work) : null; // mostly nobody is before it
    return done && "result" in done ? done.result : await this.#inTurn(() => this.#persist(work));
  }

  /** Throws `DatabaseProblem` once another process has taken over; what cannot be read now says nothing about that. */
  requireLock(): void {
    if (this.#lost) throw this.#lost;
    try {
      this.#lock.require();
    } catch (error) {
      if (error instanceof DatabaseProblem) this.#lose(error);
      if (!unavailability(error)) throw error;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #persist<T>(work: () => T): Promise<T> {
    for (let tries = 0; ; tries++) {
      const done = this.#attempt(work);
      if ("result" in done) return done.result;
      const pause = PAUSES[tries];
      if (!done.unavailable.brief || this.#trouble !== null || pause === undefined)
        return this.#refuse(done.unavailable);
      await sleep(pause);
    }
  }

  #attempt<T>(work: () => T): { readonly result: T } | { readonly unavailable: Unavailability } {
    if (this.#lost) throw this.#lost;
    try {
      return { result: this.#transact(work) as T }; // what the work gives
    } catch (error) {
      if (error instanceof DatabaseProblem) this.#lose(error);
      const unavailable = unavailability(error);
      if (!unavailable) throw error;
      return { unavailable };
    }
  }

  #refuse({ reason }: Unavailability): never {
    if (this.#trouble === null && !this.#closed) {
      this.#trouble = reason;
      this.#events.troubled?.(reason);
      this.#nextLook();
    }
    throw new StoreUnavailable(reason);
  }

  #lose(problem: DatabaseProblem): void {
    this.#lost = problem;
    this.close();
    this.#events.lost?.(problem);
  }

  #nextBeat(): void {
    this.#later(this.#lock.nextBeat, () => this.write(() => this.#lock.beat()));
  }

  #nextLook(): void {
    this.#later(LOOKS_EVERY, () => this.#inTurn(() => this.#look()));
  }

  /** Whether there is room again: a small write may find some where an act does not. */
  #look(): void {
    const tries = [BALLAST, 0].map((bytes) =>
      this.#attempt(() => {
        this.#lock.beat();
        this.#ballast.run(bytes);
      }),
    );
    const failed = tries.find((one) => "unavailable" in one);
    if (failed && "unavailable" in failed) this.#trouble = failed.unavailable.reason;
    else {
      this.#trouble = null;
      this.#events.recovered?.();
    }
  }

  /** What fails has been told by then. */
  #later(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void work()
        .catch(() => {})
        .finally(() => {
          if (this.#closed) return;
          if (this.#trouble === null) this.#nextBeat();
          else this.#nextLook();
        });
    }, ms);
    this.#timer.unref();
  }
}
