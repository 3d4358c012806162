/** What errors of a server mean: that nothing can be stored just now, that two processes met, or that it cannot be used. */
import pg from "pg";
import { DatabaseProblem, StoreUnavailable } from "../problems.ts";

/** Codes by which a statement tells what must hold. */
export const UNIQUE = "23505";
export const BY_ZERO = "22012";

/** A fault of ours, in as many words as the server has for it: the statement's values, which may be secret, are left out. */
class StatementFailed extends Error {
  readonly code: string;

  constructor(text: string, code: string) {
    super(`PostgreSQL: ${text} (${code})`);
    this.name = "StatementFailed";
    this.code = code;
  }
}

/** The code of the server or of the operating system, whoever has wrapped it up; null: it has none. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

/** Two transactions wanted the same: neither is at fault, and the one that was refused is tried again. */
export const isCollision = (error: unknown): boolean => ["40001", "40P01", "55P03"].includes(codeOf(error) ?? "");

/** The server stops, starts or has died; the connection is refused or broken. */
const GONE = /^(57P0|08|E[A-Z]{4,}$)/;
/** The same in words, where the driver has no code for it. */
const SILENT = /timeout|terminated|not queryable|Connection ended|connection is closed|Client was closed/i;

/** Why nothing can be stored; null: the error is of another kind. */
export function unavailability(error: unknown): string | null {
  switch (codeOf(error)) {
    case "53100":
      return "its disk is full";
    case "53300":
      return "its database server has too many connections";
    case "25006":
      return "its database may not be written";
    case "57014":
      return "its database server is too slow";
    case null:
      return SILENT.test(wordsOf(error)) ? "its database server cannot be reached" : null;
    default:
      return GONE.test(codeOf(error) ?? "") ? "its database server cannot be reached" : null;
  }
}

/** The error as those outside are told of it. */
export function told(error: unknown): unknown {
  const reason = unavailability(error);
  if (reason !== null) return new StoreUnavailable(reason);
  const cause = serverError(error);
  return cause ? new StatementFailed(cause.message, cause.code ?? "") : error;
}

function serverError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error ? serverError(error.cause) : null;
}

/** Why a database cannot be used, and what to do about it; `name`: without the password. Null: the mistake is our own. */
export function openingProblem(name: string, error: unknown): DatabaseProblem | null {
  if (error instanceof DatabaseProblem) return error;
  switch (codeOf(error)) {
    case "28P01":
    case "28000":
      return new DatabaseProblem(`The server of ${name} does not let this user in: check UMPIRE_DATABASE.`);
    case "3D000":
      return new DatabaseProblem(`There is no database ${name}: create it, or check UMPIRE_DATABASE.`);
    case "42501":
      return new DatabaseProblem(`The user of ${name} may not create tables there: make them its owner.`);
    case "53300":
      return new DatabaseProblem(
        `The server of ${name} has no connection left: end what else uses it, or raise max_connections.`,
        true,
      );
    case "ENOTFOUND":
      return new DatabaseProblem(`Nobody knows the server of ${name}: check UMPIRE_DATABASE.`);
    case null:
      if (/password must be a string/.test(wordsOf(error)))
        return new DatabaseProblem(`The server of ${name} asks for a password: put it into UMPIRE_DATABASE.`);
  }
  const reason = unavailability(error);
  if (reason !== null)
    return new DatabaseProblem(`The database ${name} cannot be used, since ${reason.replace(/^its /, "the ")}.`, true);
  const refusal = serverError(error) ?? (codeOf(error) === null ? null : error);
  return refusal ? new DatabaseProblem(`The database ${name} cannot be used (${wordsOf(refusal)}).`) : null;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : wordsOf(error.cause)) : String(error);
