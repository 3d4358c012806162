/** Everything that is stored, in a database on a server: how it is opened, brought up to date, cleaned up and closed. */
import { addressProblem, databaseName } from "../address.ts";
import { DatabaseProblem } from "../problems.ts";
import type { Repository } from "../repository.ts";
import type { Storage, StorageOptions } from "../storage.ts";
import { cleanUp } from "./cleaning.ts";
import { connect } from "./database.ts";
import { openingProblem } from "./faults.ts";
import { WriterLock } from "./lock.ts";
import { prepare } from "./preparing.ts";
import { postgresRepository } from "./repository.ts";

/** Opens a database on a server, brings it up to date and locks it. Throws `DatabaseProblem`. */
export async function openPostgres(
  address: string,
  { readonly: isReadOnly = false, events = {} }: StorageOptions = {},
): Promise<Storage> {
  const problem = addressProblem(address);
  if (problem !== null) throw new DatabaseProblem(`UMPIRE_DATABASE ${problem}.`);
  const name = databaseName(address);
  const lock = new WriterLock(address, name, events);
  try {
    if (!isReadOnly) await lock.take();
    return storageOf(address, {
      name,
      lock,
      events,
      isReadOnly,
      isCurrent: await prepare(address, name, { isReadOnly }),
    });
  } catch (error) {
    await lock.release();
    throw openingProblem(name, error) ?? error;
  }
}

interface Opened {
  readonly name: string;
  readonly lock: WriterLock;
  readonly events: NonNullable<StorageOptions["events"]>;
  readonly isReadOnly: boolean;
  readonly isCurrent: boolean;
}

function storageOf(address: string, { name, lock, events, isReadOnly, isCurrent }: Opened): Storage {
  const requireLock = (): void => {
    if (isReadOnly) throw new DatabaseProblem(`The database ${name} is open to be read only.`);
    lock.require();
  };
  const database = connect(address, events, requireLock);
  const repository: Repository | null = isCurrent ? postgresRepository(database) : null;
  return {
    isCurrent,
    get repository() {
      if (repository) return repository;
      throw new DatabaseProblem(
        `The database ${name} was written by an older release of Umpire: start the bot once, which brings it up to date.`,
      );
    },
    backups: null,
    requireLock,
    trouble: () => lock.lost ?? database.trouble,
    cleanUp: (keep, now, signal) => cleanUp(database, keep, now, signal),
    async close() {
      await database.close();
      await lock.release();
    },
  };
}
