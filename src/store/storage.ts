/** How a database is opened, watched, copied and closed, whatever kind it is. */
import type { DatabaseProblem } from "./problems.ts";
import type { Repository } from "./repository.ts";
import type { Retention } from "./retention.ts";

/** Whom a storage tells how it fares. */
export interface StorageEvents {
  /** Nothing can be stored from now on, for this reason. */
  troubled?(reason: string): void;
  /** That is over. */
  recovered?(): void;
  /** Another process has taken over; nothing will be written any more. */
  lost?(problem: DatabaseProblem): void;
}

export interface StorageOptions {
  /** Only reads, beside a running bot: takes no lock, brings nothing up to date. */
  readonly readonly?: boolean;
  /** ms since 1970: dates the copy that is made before an older release's database is brought up to date. */
  readonly now?: () => number;
  readonly events?: StorageEvents;
}

/** Where everything is kept. Nobody outside this folder knows what kind of database it is. */
export interface Storage {
  /** Throws `DatabaseProblem` if it is only read, and that of an older release. */
  readonly repository: Repository;
  /** Whether it has the shape of this release; one that may be written always has. */
  readonly isCurrent: boolean;
  /** Null where it is kept in memory, or on a server, whose operator sees to copies. */
  readonly backups: Backups | null;
  /** To be asked before something is done outside that only one process may do. Throws `DatabaseProblem`. */
  requireLock(): void;
  /** Why nothing can be stored at the moment; null: it can. */
  trouble(): string | null;
  /**
   * Removes what has had its time. Logs, states and results stay, and so does what the messages of campaigns that go on are
   * edited by. `now`: ms since 1970. Returns how many rows went; once `signal` is given, the rest waits for the next time.
   */
  cleanUp(keep: Retention, now: number, signal?: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

/** Copies of a storage, which can be made while it is in use. */
export interface Backups {
  /** Makes one, in the folder of backups or as this file; `now`: ms since 1970, `why`: part of its name. Returns its path. Throws `DatabaseProblem`. */
  make(now: number, why: string, file?: string): Promise<string>;
  /** When the newest in the folder was finished, ms since 1970; null: there is none. */
  newest(): number | null;
  /** Removes the oldest in the folder until this many are left. */
  prune(keep: number): void;
}
