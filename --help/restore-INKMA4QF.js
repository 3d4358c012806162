import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  hasTable,
  isNewer
} from "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import {
  DatabaseLock,
  copyTo,
  requireSound,
  settleOnDisk,
  stampOf
} from "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-NG7VQ2BD.js";
import {
  DatabaseProblem
} from "./chunk-TIB24QDT.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/restore.ts
import { resolve as resolve2 } from "node:path";

// src/store/restore.ts
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
var MORE_MESSAGES = 1e6;
function restore(backup, database, now) {
  requireBackup(backup, database);
  const leave = standStill(database);
  try {
    const next = `${database}.restoring`;
    const figures = makeReady(backup, next);
    const aside = moveAside(database, stampOf(now));
    renameSync(next, database);
    settleOnDisk(dirname(database));
    return { aside, ...figures };
  } finally {
    leave();
  }
}
function requireBackup(backup, database) {
  if (database === ":memory:") throw new DatabaseProblem("UMPIRE_DATABASE names no file to restore to.");
  if (!existsSync(backup)) throw new DatabaseProblem(`There is no file ${backup}.`);
  if (resolve(backup) === resolve(database))
    throw new DatabaseProblem(`${backup} is the database itself; name one of its backups.`);
  const refused = (why) => new DatabaseProblem(`${backup} cannot be restored: ${why}.`);
  try {
    requireSound(backup);
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error));
  }
  const sqlite = new Sqlite(backup, { readonly: true });
  try {
    if (!hasTable(sqlite, "games") || !hasTable(sqlite, "log")) throw refused("it is no database of Umpire");
    if (isNewer(sqlite)) throw refused("a newer release of Umpire wrote it; start that release");
    if (sqlite.pragma("foreign_key_check").length > 0) throw refused("rows that belong together do not");
  } finally {
    sqlite.close();
  }
}
function standStill(database) {
  mkdirSync(dirname(database), { recursive: true });
  const sqlite = new Sqlite(existsSync(database) ? database : ":memory:");
  const lock = new DatabaseLock(sqlite, database);
  const leave = () => {
    lock.leave();
    if (sqlite.open) sqlite.close();
  };
  try {
    lock.refuseOthers();
    if (!lock.isGuarded) throw new DatabaseProblem(`Another process has ${database} open: stop it first.`);
  } catch (error) {
    leave();
    throw error;
  }
  sqlite.close();
  return leave;
}
function makeReady(backup, next) {
  rmSync(`${next}-journal`, { force: true });
  const source = new Sqlite(backup, { readonly: true });
  try {
    copyTo(source, next);
  } finally {
    source.close();
  }
  const sqlite = new Sqlite(next);
  try {
    sqlite.pragma("synchronous = FULL");
    if (hasTable(sqlite, "lock")) sqlite.exec("DELETE FROM lock");
    sqlite.prepare("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'outbox'").run(MORE_MESSAGES);
    sqlite.exec("UPDATE outbox SET attempts = max(attempts, 1) WHERE status = 'waiting'");
    const count = (where) => Number(sqlite.prepare(`SELECT count(*) FROM games WHERE ${where}`).pluck().get());
    return { campaigns: count("true"), running: count("status = 'running'") };
  } finally {
    sqlite.close();
  }
}
function moveAside(database, stamp) {
  const aside = `${database}.replaced-${stamp}`;
  for (const suffix of ["", "-wal", "-shm", "-journal"])
    if (existsSync(database + suffix)) renameSync(database + suffix, aside + suffix);
  return existsSync(aside) ? aside : null;
}

// src/cli/restore.ts
function restoreCommand() {
  return new Command("restore").description("put a backup in the database's place, checked first; what was there is kept beside").argument("<file>").action((file) => {
    const { database } = readConfig(process.env);
    const { aside, campaigns, running } = restore(resolve2(file), database, Date.now());
    const kept = aside === null ? "" : ` What was there is kept as ${aside}.`;
    process.stdout.write(
      `${database} is restored from ${file}: ${campaigns} campaigns, ${running} of them running.${kept} Start the bot.
`
    );
  });
}
export {
  restoreCommand
};
