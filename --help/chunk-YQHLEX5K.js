import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  threads
} from "./chunk-OKC5QI2S.js";
import {
  DatabaseProblem,
  unavailability
} from "./chunk-TIB24QDT.js";

// src/store/backup.ts
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite2 from "better-sqlite3";

// src/store/lock.ts
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import Sqlite from "better-sqlite3";
var BEATS_EVERY = { guarded: 1e4, unguarded: 1e3 };
var DIES_AFTER = { guarded: 3e4, unguarded: 5e3 };
var DatabaseLock = class {
  #sqlite;
  #file;
  #instance = randomUUID();
  #guard = null;
  #holder = null;
  constructor(sqlite, file) {
    this.#sqlite = sqlite;
    this.#file = file;
  }
  /** Whether the lock of the operating system is this process's. */
  get isGuarded() {
    return this.#guard !== null;
  }
  /** In so many ms it shall beat. */
  get nextBeat() {
    return this.isGuarded ? BEATS_EVERY.guarded : BEATS_EVERY.unguarded;
  }
  /** Throws `DatabaseProblem` if another process has the right; takes nothing in the database yet. */
  refuseOthers() {
    this.#guard ??= guardOf(this.#file);
    const holder = this.#read();
    if (!holder || holder.instance === this.#instance || !this.#isAlive(holder)) return;
    throw new DatabaseProblem(
      `Another process (${holder.pid} on ${holder.host}) has ${this.#file} open: stop it first. If it is gone already, its lock ends half a minute after its last sign of life.`,
      true
    );
  }
  /** Takes the right. Throws `DatabaseProblem`. */
  take() {
    const take = this.#sqlite.transaction(() => {
      this.refuseOthers();
      this.#sqlite.prepare("INSERT OR REPLACE INTO lock (id, pid, host, beat, instance, guarded) VALUES (1, ?, ?, ?, ?, ?)").run(process.pid, hostname(), Date.now(), this.#instance, this.#guard ? 1 : 0);
    });
    take.immediate();
  }
  /** To be asked in every transaction. Throws `DatabaseProblem` once another process has taken over. */
  require() {
    this.#holder ??= this.#sqlite.prepare("SELECT instance FROM lock WHERE id = 1").pluck();
    if (this.#holder.get() === this.#instance) return;
    const holder = this.#read();
    const who = holder ? `Another process (${holder.pid} on ${holder.host})` : "Another process";
    throw new DatabaseProblem(`${who} has taken over ${this.#file}, so this one stops.`, true);
  }
  /** A sign of life, inside a transaction that requires the lock. */
  beat() {
    this.#guard ??= guardOf(this.#file);
    const guarded = this.#guard ? 1 : 0;
    this.#sqlite.prepare("UPDATE lock SET beat = ?, guarded = ? WHERE id = 1").run(Date.now(), guarded);
  }
  /** Gives the right back. Where that cannot be stored the next process sees by the file that nobody has it. */
  release() {
    try {
      this.#sqlite.prepare("DELETE FROM lock WHERE id = 1 AND instance = ?").run(this.#instance);
    } catch (error) {
      if (!unavailability(error)) throw error;
    } finally {
      this.leave();
    }
  }
  /** Lets others try. */
  leave() {
    this.#guard?.close();
    this.#guard = null;
  }
  /** Undefined: nobody, as far as the row can be read. */
  #read() {
    try {
      return this.#readRow();
    } catch (error) {
      if (error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return void 0;
      throw error;
    }
  }
  #readRow() {
    const columns = this.#sqlite.pragma("table_info(lock)");
    if (columns.length === 0) return void 0;
    const own = columns.some(({ name }) => name === "instance") ? "instance, guarded" : "'' AS instance, 0 AS guarded";
    return this.#sqlite.prepare(`SELECT pid, host, beat, ${own} FROM lock WHERE id = 1`).get();
  }
  #isAlive({ pid, host, beat, instance, guarded }) {
    const age = Math.abs(Date.now() - beat);
    if (!(age < DIES_AFTER.guarded)) return false;
    if (host !== hostname()) return true;
    if (instance === "") return pid !== process.pid && runs(pid);
    return this.#guard === null || guarded === 0 && age < DIES_AFTER.unguarded;
  }
};
function guardOf(file) {
  let guard = null;
  try {
    guard = new Sqlite(file === ":memory:" ? file : `${file}.lock`, { timeout: 0 });
    guard.exec("BEGIN EXCLUSIVE");
    return guard;
  } catch {
    guard?.close();
    return null;
  }
}
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// src/store/backup.ts
var PREFIX = "umpire-";
var SUFFIX = ".sqlite";
var PART = /^\.?(.+?)\.(?:(\d+)\.)?part(?:-\w+)?$/;
var stampOf = (now) => new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
var backupName = (now, why) => `${PREFIX}${stampOf(now)}-${why}${SUFFIX}`;
var backupFolder = (database) => join(dirname(database), "backups");
async function backUp(database, folder, now, why) {
  const file = join(folder, backupName(now, why));
  const thread = threads(import.meta.url, "backup-worker", { maxThreads: 1 });
  try {
    const copied = await thread.run({ database, file });
    if ("problem" in copied) throw new DatabaseProblem(copied.problem);
    return file;
  } finally {
    await thread.destroy();
  }
}
function backUpNow(sqlite, folder, now, why) {
  const file = join(folder, backupName(now, why));
  copyTo(sqlite, file);
  return file;
}
function copyTo(sqlite, file) {
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    removeLeftovers(file);
    sqlite.prepare("VACUUM INTO ?").run(part);
    requireSound(part);
    settleOnDisk(part);
    renameSync(part, file);
    settleOnDisk(dirname(file));
  } catch (error) {
    for (const left of [part, `${part}-journal`]) if (existsSync(left)) rmSync(left);
    throw new DatabaseProblem(
      `The backup ${file} could not be written: ${error instanceof Error ? error.message : error}.`
    );
  }
}
function requireSound(file) {
  const sqlite = new Sqlite2(file, { readonly: true });
  try {
    const verdict = sqlite.pragma("quick_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(`SQLite finds a mistake in it (${verdict})`);
  } finally {
    sqlite.close();
  }
}
function settleOnDisk(path) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
function removeLeftovers(file) {
  const folder = dirname(file);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, whole = "", pid] = PART.exec(name) ?? [];
    if (!isBackup(whole) && whole !== basename(file)) continue;
    if (pid === void 0 || !isOther(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
var isBackup = (name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX);
var isOther = (pid) => pid !== process.pid && runs(pid);
var backupsIn = (folder) => existsSync(folder) ? readdirSync(folder).filter(isBackup).sort().reverse() : [];
function prune(folder, keep) {
  for (const name of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
}

export {
  DatabaseLock,
  stampOf,
  backupFolder,
  backUp,
  backUpNow,
  copyTo,
  requireSound,
  settleOnDisk,
  backupsIn,
  prune
};
