/** What `doctor` finds on this machine: disk space, the database, its backups, and the channels with campaigns. */
import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../../config.ts";
import { type Finding, good, wrong } from "../../discord/index.ts";
import { databaseName, folderBeside, isAddress } from "../../store/address.ts";
import { openStorage } from "../../store/open.ts";
import { DatabaseProblem } from "../../store/problems.ts";
import type { Storage } from "../../store/storage.ts";

const MB = 1024 * 1024;
/** How much room, in bytes, the bot needs besides copies of its database. */
const ROOM = 500 * MB;
const HOUR = 3_600_000;

/** What the machine is asked; tests answer in its place. */
export interface Machine {
  /** Bytes that are free on the disk of a folder. */
  readonly free: (folder: string) => number;
  /** Whether the user who runs this may write there. */
  readonly isWritable: (folder: string) => boolean;
  /** ms since 1970. */
  readonly now: () => number;
}

export const THIS_MACHINE: Machine = {
  free(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  isWritable(folder) {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  now: () => Date.now(),
};

/** What was found of disk, database and backups, and in which channels campaigns are. */
export interface Premises {
  readonly findings: readonly Finding[];
  readonly channels: readonly string[];
}

type Wish = Pick<Config, "database" | "backupHours">;

const OLD_FILE = "is an earlier release's: the start copies it, and brings it up to date";
const OLD_ON_SERVER = "is empty, or an earlier release's, which should be backed up: the start brings it up to date";

/** Looks at what lies on this machine, also while the bot runs. Nothing is made or changed. */
export async function examineMachine({ database, backupHours }: Wish, machine: Machine): Promise<Premises> {
  const room = diskOf(database, machine);
  if (!isAddress(database) && !existsSync(database)) {
    const none = good("database", `${database} is made at the first start`);
    return { findings: [room, none, backupsOf(null, null, backupHours, machine)], channels: [] };
  }
  let storage: Storage | null = null;
  try {
    storage = await openStorage(database, { readonly: true });
    if (!storage.isCurrent) {
      const old = good("database", isAddress(database) ? OLD_ON_SERVER : OLD_FILE);
      return { findings: [room, old, backupsOf(storage, database, backupHours, machine)], channels: [] };
    }
    const games = await storage.repository.games({ status: ["lobby", "running"] });
    const sound = good("database", `can be read; campaigns that are open: ${games.length}`);
    const channels = [...new Set(games.map(({ channel }) => channel))];
    const direct = directOf(await storage.repository.quarantined(), machine);
    return { findings: [room, sound, direct, backupsOf(storage, database, backupHours, machine)], channels };
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) throw error;
    return { findings: [room, wrong("database", error.message)], channels: [] };
  } finally {
    await storage?.close();
  }
}

/** `until`: when a quarantine ends that Discord has told of, or has ended. */
function directOf(until: number | null, { now }: Machine): Finding {
  const what = "direct messages";
  if ((until ?? 0) <= now()) return good(what, "Discord lets the bot write to people for the first time");
  return wrong(
    what,
    "Discord has put the bot into quarantine: it writes to nobody whom it has not written to before, and tries again within " +
      "a day. Appeal in the developer portal (your application's page), or at https://dis.gd/contact",
  );
}

/** A backup and the copy before an upgrade are whole databases. */
function diskOf(database: string, { free, isWritable }: Machine): Finding {
  const folder = nearest(folderBeside(database));
  if (!isWritable(folder))
    return wrong(
      "disk",
      `The user who runs this may not write ${folder}: give them that right (in Docker: to the volume).`,
    );
  const size = !isAddress(database) && existsSync(database) ? statSync(database).size : 0;
  const [there, wanted] = [free(folder), ROOM + 3 * size];
  const amount = `${Math.floor(there / MB)} MB are free in ${folder}`;
  if (there >= wanted) return good("disk", amount);
  return wrong(
    "disk",
    `Only ${amount}: make room for ${Math.ceil(wanted / MB)} MB, or set UMPIRE_DATABASE to another path.`,
  );
}

const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)));

/** `database`: null where there is none yet. */
function backupsOf(storage: Storage | null, database: string | null, hours: number, { now }: Machine): Finding {
  const what = "backups";
  if (database !== null && isAddress(database))
    return good(
      what,
      `Umpire makes none of ${databaseName(database)}: see that somebody does (pg_dump), and has tried to restore one`,
    );
  if (hours === 0)
    return wrong(
      what,
      "None are made: UMPIRE_BACKUP_HOURS is 0. Leave it out, unless something else copies the database.",
    );
  const often = hours === 1 ? "every hour" : `every ${hours} hours`;
  if (database === null) return good(what, `${often}, once the bot runs`);
  const last = storage?.backups?.newest() ?? null;
  const since = now() - (last ?? statSync(database).birthtimeMs);
  if (since <= 2 * hours * HOUR) return good(what, last === null ? `${often}; none was due yet` : often);
  const age = last === null ? "There is none yet" : `The last one is ${Math.floor(since / HOUR)} hours old`;
  return wrong(what, `${age}, though one is due ${often}: see that the bot runs, and what its log says of backups.`);
}
