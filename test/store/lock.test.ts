import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseProblem } from "../../src/store/problems.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { DatabaseLock } from "../../src/store/sqlite/lock.ts";
import { Transactions } from "../../src/store/sqlite/transactions.ts";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";

const HOUR = 3_600_000;

let folder = "";
let file = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-lock-"));
  file = join(folder, "umpire.sqlite");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Another process that has the database open. */
async function holder(): Promise<ChildProcess> {
  const child = fork(program("holder"), [file], { execArgv: [...BRIEF], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  children.push(child);
  await once(child, "message");
  return child;
}

/** Puts a holder into the row of the lock, or changes the one that is there. */
function change(set: string, ...values: (string | number)[]): void {
  const sqlite = new Sqlite(file);
  sqlite.prepare(`UPDATE lock SET ${set}`).run(...values);
  sqlite.close();
}

function leftBy(holder: { pid: number; host: string; beat: number; instance: string }): void {
  openDatabase(file).close();
  const sqlite = new Sqlite(file);
  sqlite
    .prepare("INSERT INTO lock (id, pid, host, beat, instance) VALUES (1, :pid, :host, :beat, :instance)")
    .run(holder);
  sqlite.close();
}

const opens = (): void => openDatabase(file).close();

describe("the lock of a database", () => {
  it("refuses a second process, and is free at once when the first was killed", async () => {
    const child = await holder();
    expect(opens).toThrow(/Another process \(\d+ on .*\) has .* open/);
    child.kill("SIGKILL");
    await once(child, "exit");
    opens();
  });

  it("is free when the first has ended", () => {
    opens();
    opens();
  });

  it("refuses another opening under the same host and process id, which is what two containers may look like", () => {
    const first = openDatabase(file);
    expect(opens).toThrow(/has .* open/);
    first.close();
    opens();
  });

  it("belongs to a process of another machine as long as it beats", () => {
    leftBy({ pid: 7, host: "elsewhere", beat: Date.now() - 5000, instance: "x" });
    expect(opens).toThrow(/7 on elsewhere/);
    change("beat = ?", Date.now() - 31_000);
    opens();
  });

  it("takes a beat from the future for none: the clock was put back", () => {
    leftBy({ pid: 7, host: "elsewhere", beat: Date.now() + 2 * HOUR, instance: "x" });
    opens();
  });

  it("takes a row that cannot be read for none", () => {
    openDatabase(file).close();
    const sqlite = new Sqlite(file);
    sqlite.exec("INSERT INTO lock (id, pid, host, beat, instance) VALUES (1, 'one', 'elsewhere', 'never', 'x')");
    sqlite.close();
    opens();
  });

  it("of an older release is asked for by its process id", () => {
    const beat = Date.now();
    leftBy({ pid: process.ppid, host: hostname(), beat, instance: "" });
    expect(opens).toThrow(/Another process/);
    change("pid = ?", process.pid);
    opens();
  });

  it("goes from a suspended process to a new one, and the old one stops at its next write", async () => {
    const old = await holder();
    old.kill("SIGSTOP");
    change("beat = ?", Date.now() - 34_000);
    const heir = openDatabase(file);
    const said = once(old.stderr as NonNullable<ChildProcess["stderr"]>, "data");
    const ended = once(old, "exit");
    old.kill("SIGCONT");
    old.send("write");
    expect(await ended).toEqual([2, null]);
    expect(String(await said)).toMatch(/Another process \(\d+ on .*\) has taken over .*, so this one stops\.\n$/);
    expect(heir.sqlite.prepare("SELECT count(*) FROM guilds").pluck().get()).toBe(0);
    await heir.write(() => heir.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('heir', '{}')").run());
    heir.close();
  });

  it("stays with a suspended process that nobody has replaced", async () => {
    const old = await holder();
    old.kill("SIGSTOP");
    change("beat = ?", Date.now() - 34_000);
    old.kill("SIGCONT");
    const said = once(old, "message");
    old.send("write");
    expect(await said).toEqual(["written", undefined]);
  });

  it("keeps a process that has lost it from doing anything outside, before its next write", async () => {
    const lost: string[] = [];
    const old = openDatabase(file, { events: { lost: ({ message }) => lost.push(message) } });
    expect(() => old.requireLock()).not.toThrow();
    change("beat = ?", Date.now() - 34_000);
    const heir = openDatabase(file);
    expect(() => old.requireLock()).toThrow(/has taken over/);
    expect(lost).toHaveLength(1);
    expect(() => heir.requireLock()).not.toThrow();
    await expect(old.write(() => 0)).rejects.toThrow(/has taken over/);
    old.close();
    heir.close();
  });

  it("that cannot be given back because of a mistake of ours is no trouble of the disk's", () => {
    const sqlite = new Sqlite(":memory:");
    expect(() => new DatabaseLock(sqlite, file).release()).toThrow("no such table: lock");
    sqlite.close();
  });

  it("is asked for no more once another process has taken over", async () => {
    const sqlite = new Sqlite(":memory:");
    sqlite.exec("CREATE TABLE lock (id, ballast)");
    let beats = 0;
    const lost: string[] = [];
    const lock = {
      get nextBeat() {
        beats++;
        return 1;
      },
      require() {
        throw new DatabaseProblem("Another process has taken over", true);
      },
    };
    new Transactions(sqlite, lock as unknown as DatabaseLock, { lost: ({ message }) => void lost.push(message) });
    await expect.poll(() => lost).toEqual(["Another process has taken over"]);
    await sleep(20);
    expect([beats, lost.length]).toEqual([1, 1]);
    sqlite.close();
  });

  it("is not given up by a process that has lost it", () => {
    const old = openDatabase(file);
    change("beat = ?", Date.now() - 34_000);
    const heir = openDatabase(file);
    old.close();
    expect(heir.sqlite.prepare("SELECT count(*) FROM lock").pluck().get()).toBe(1);
    expect(opens).toThrow(/Another process/);
    heir.close();
  });
});
