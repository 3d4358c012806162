/** Why a database cannot be opened or read, and what to do about it. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseProblem } from "../problems.ts";
import { backupFolder, backupsIn } from "./backup.ts";

/** How many of the newest backups are named. */
const NAMED = 3;
const ELSEWHERE = "set UMPIRE_DATABASE to another path";

/** Throws `DatabaseProblem` where there cannot be a database, whatever is allowed. */
export function refuseImpossible(file: string): void {
  const why = file === ":memory:" ? null : whyImpossible(file);
  if (why !== null) throw new DatabaseProblem(why);
}

function whyImpossible(file: string): string | null {
  try {
    const is = statSync(file);
    if (is.isDirectory())
      return `UMPIRE_DATABASE names a folder, ${file}: name a file in it, such as ${join(file, "umpire.sqlite")}.`;
    return is.isFile() ? null : `UMPIRE_DATABASE names ${file}, which is no ordinary file: name another path.`;
  } catch (error) {
    switch (codeOf(error)) {
      case "ENOTDIR":
        return `There cannot be a database ${file}, for something above it is a file and no folder: ${ELSEWHERE}.`;
      case "ENAMETOOLONG":
        return `The database's name is too long: ${ELSEWHERE}. It is now ${file}.`;
      default:
        return null; // it is not there yet, or nobody may look
    }
  }
}

/** Why a database could not be opened, and what to do about it. Null: the mistake is our own. */
export function openingProblem(file: string, error: unknown): DatabaseProblem | null {
  if (error instanceof DatabaseProblem) return error;
  const code = codeOf(error);
  if (code === null) return null;
  if (isDamage(code)) return new DatabaseProblem(damaged(file));
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return new DatabaseProblem(`There is no room on the disk of ${file}: make some.`, true);
  if (/^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(code))
    return new DatabaseProblem(`Another program has locked the database ${file}: end it, or wait.`, true);
  return new DatabaseProblem(
    whyForbidden(file) ?? `The database ${file} cannot be used (${wordsOf(error)}): mend that, or ${ELSEWHERE}.`,
  );
}

/** As `openingProblem`, for what comes to light only when the database is read. */
export const damageOf = (file: string, error: unknown): DatabaseProblem | null =>
  isDamage(codeOf(error) ?? "") ? new DatabaseProblem(damaged(file)) : null;

const isDamage = (code: string): boolean => /^SQLITE_(NOTADB|CORRUPT)/.test(code);

/** Beside the file others are made, so its folder has to be open as well. */
function whyForbidden(file: string): string | null {
  for (const path of [file, dirname(file)].map(nearest))
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      if (codeOf(error) === "EROFS")
        return `${path} lies where nothing can be written: mount it writable, or ${ELSEWHERE}.`;
      const user = process.getuid === undefined ? "" : ` (${process.getuid()})`;
      return `The user who runs Umpire${user} may not write ${path}: give them that right, or ${ELSEWHERE}.`;
    }
  return null;
}

/** The path itself, or the first above it that is there. */
const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)));

function damaged(file: string): string {
  const folder = backupFolder(file);
  const backups = backupsIn(folder)
    .slice(0, NAMED)
    .map((name) => join(folder, name));
  const remedy =
    backups.length > 0
      ? `Restore a backup by “umpire restore FILE”; the newest are ${backups.join(", ")}.`
      : `There is no backup in ${folder}; to begin anew, move it away.`;
  return `The database ${file} is damaged, or is not a database. ${remedy}`;
}

/** The code of SQLite or of the operating system, whoever has wrapped it up. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && /^(SQLITE_|E[A-Z]+$)/.test(error.code)) return error.code;
  return codeOf(error.cause);
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : wordsOf(error.cause)) : String(error);
