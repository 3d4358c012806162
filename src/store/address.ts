/** Where a database is, in a file or on a server: what its address must be, and how it is named without a password. */
import { dirname, resolve } from "node:path";

/** Whether a setting means a server, whatever kind and however it is written. */
export const isAddress = (database: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(database);

/** What is wrong with an address, the rest of a sentence, no secret in it; null: nothing. */
export function addressProblem(address: string): string | null {
  if (!/^postgres(ql)?:\/\//i.test(address))
    return "must name a file, or a database of PostgreSQL as postgres://user:password@host:5432/name";
  if (!URL.canParse(address))
    return (
      "is no address of PostgreSQL: write postgres://user:password@host:5432/name, and what is special in the password " +
      "as in web addresses (# as %23, / as %2F, @ as %40)"
    );
  return /^\/[^/]+$/.test(new URL(address).pathname)
    ? null
    : "names no database: write its name behind the host, as in postgres://user:password@host:5432/name";
}

/** How a database is named to people: a file by its path, one on a server without password and settings. */
export function databaseName(database: string): string {
  if (!isAddress(database)) return database;
  const url = new URL(database);
  url.password = "";
  url.search = "";
  url.hash = "";
  return url.toString();
}

/** The folder in which there is room for what belongs to a database and is not in it. */
export const folderBeside = (database: string): string => (isAddress(database) ? resolve("var") : dirname(database));
