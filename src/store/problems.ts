/** What can be wrong with a database, or with a change of it: why it cannot be used, read, or written just now. */
import Sqlite from "better-sqlite3";
import { Refused } from "#engine";

/** The database cannot be used as it is: one sentence for the operator. */
export class DatabaseProblem extends Error {
  /** Whether it may pass without the operator: another process ends, a disk gets room. */
  readonly passes: boolean;

  constructor(text: string, passes = false) {
    super(text);
    this.name = "DatabaseProblem";
    this.passes = passes;
  }
}

/** What was stored cannot be read, or is not what was written. */
export class Damaged extends Error {
  /** `what`: "its log: row 12 is missing"; no word of what it holds. */
  constructor(what: string) {
    super(what);
    this.name = "Damaged";
  }
}

/** Nothing can be stored just now, and nothing was; it goes on by itself when that is over. */
export class StoreUnavailable extends Refused {
  constructor(reason: string) {
    super({
      code: "cannot-store",
      text:
        `Umpire cannot store anything at the moment (${reason}), so nothing was done. It goes on by itself as soon as it ` +
        "can: please do it once more in a minute.",
    });
    this.name = "StoreUnavailable";
  }
}

/** A campaign changed under a change's feet: somebody else has written it since it was read. */
export class StaleState extends Error {
  constructor(game: string) {
    super(`game ${game} is no longer in the version that this change was made from`);
    this.name = "StaleState";
  }
}

/** A campaign cannot be created: there is one with its id. */
export class IdTaken extends Error {
  constructor(game: string) {
    super(`there is a game ${game} already`);
    this.name = "IdTaken";
  }
}

/** Why nothing can be stored, and whether that usually passes in no time. */
export interface Unavailability {
  readonly reason: string;
  readonly brief: boolean;
}

const FULL: Unavailability = { reason: "its disk is full", brief: false };
const LOCKED: Unavailability = { reason: "another program has locked its database", brief: true };
const FORBIDDEN: Unavailability = { reason: "its database may not be written", brief: false };
const BROKEN: Unavailability = { reason: "its disk fails", brief: false };

/** What an error of SQLite says of that; null: it is of another kind. */
export function unavailability(error: unknown): Unavailability | null {
  if (!(error instanceof Sqlite.SqliteError)) return null;
  switch (error.code.split("_")[1]) {
    case "FULL":
      return FULL;
    case "BUSY":
    case "LOCKED":
    case "PROTOCOL":
      return LOCKED;
    case "READONLY":
    case "PERM":
      return FORBIDDEN;
    case "IOERR":
    case "CANTOPEN":
      return BROKEN;
    default:
      return null;
  }
}
