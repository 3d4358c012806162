/** The store on PostgreSQL: as many processes as there are may read it, and each write says from which version it was made. */
import type { Outbox } from "../outbox.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { postgresDue } from "./due.ts";
import { postgresEngines } from "./engines.ts";
import { told } from "./faults.ts";
import { postgresGames } from "./games.ts";
import { postgresInstallation, postgresTurns } from "./installation.ts";
import { postgresKept, postgresPictures } from "./kept.ts";
import { postgresLog } from "./log.ts";
import { postgresOutbox } from "./outbox.ts";
import { postgresParts } from "./parts.ts";
import { postgresDepartures, postgresDirectBoxes } from "./people.ts";
import { damageIn } from "./readable.ts";
import { postgresLessons, postgresReplays, postgresStarts } from "./starts.ts";
import { postgresTalks } from "./talks.ts";
import { postgresThreads } from "./threads.ts";
import { postgresPrivacy } from "./traces.ts";
import { postgresWhole } from "./whole.ts";
import { changeWriter } from "./writer.ts";

export function postgresRepository(database: Database): Repository {
  const { session } = database;
  const repository: Omit<Repository, "isShared" | "exclusively" | "outbox"> = {
    write: changeWriter(database),
    ...postgresWhole(database),
    ...postgresGames(session),
    ...postgresParts(session),
    ...postgresTalks(session),
    ...postgresLog(session),
    ...postgresKept(database),
    ...postgresPictures(database),
    ...postgresThreads(database),
    ...postgresDue(database),
    ...postgresInstallation(database),
    ...postgresStarts(database),
    ...postgresReplays(database),
    ...postgresLessons(database),
    ...postgresDepartures(database),
    ...postgresDirectBoxes(database),
    ...postgresEngines(database),
    ...postgresPrivacy(database),
  };
  return {
    isShared: false, // whoever has its lock is alone
    ...telling(repository),
    ...postgresTurns(database), // what its work throws is not the database's
    outbox: telling<Outbox>(postgresOutbox(database)),
  };
}

/** The same, but what it throws is what the contract says, without words of drivers and values of statements. */
function telling<T extends object>(store: T): T {
  const members = Object.entries(store as { readonly [name: string]: unknown }).map(([name, member]) => [
    name,
    typeof member === "function"
      ? (...asked: unknown[]) => plainly(() => Reflect.apply(member, store, asked) as unknown)
      : member,
  ]);
  return Object.fromEntries(members) as T; // member by member
}

async function plainly(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    throw damageIn(error) ?? told(error);
  }
}
