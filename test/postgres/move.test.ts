import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type MoveProgress, moveTo, takeBack } from "../../src/store/moving/move.ts";
import { movedTables } from "../../src/store/moving/tables.ts";
import { openStorage } from "../../src/store/open.ts";
import { makeRestoredReady } from "../../src/store/postgres/restored.ts";
import type { Repository } from "../../src/store/repository.ts";
import { packed } from "../../src/store/sqlite/packed.ts";
import { databaseOf, openStorage as openFile } from "../../src/store/sqlite/storage.ts";
import { record } from "../store/in-memory.ts";
import { writeBehind } from "../write-behind.ts";
import { onServer } from "./server.ts";

const server = inject("postgres");
/** More than are copied at once. */
const PEOPLE = 450;
const SKETCH = '{"big":"é ü"}';
const QUIET: MoveProgress = { begin: () => {}, done: () => {}, end: () => {} };

let made = 0;
let folder: string;
let file: string;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-move-"));
  file = join(folder, "umpire.sqlite");
  const name = `moved_${process.pid}_${made++}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  address = url.toString();
  await filled();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A file with two campaigns, a post that waits, a packed picture and many preferences. */
async function filled(): Promise<void> {
  const storage = openFile(file);
  const { repository } = storage;
  await repository.keepPack("h", "g", { "a.json": { Ä: 1, a: [1.5] } });
  for (const id of ["abcde", "fghij"])
    await writeBehind(repository, { game: id, create: { ...record(id), several: id === "abcde" }, at: 1 });
  const { sqlite } = databaseOf(storage);
  const prefer = sqlite.prepare("INSERT INTO preferences (person, settings) VALUES (?, '{}')");
  for (let i = 0; i < PEOPLE; i++) prefer.run(`person-${i}-${i % 2 === 0 ? "Z" : "a"}`);
  const picture = sqlite.prepare(
    "INSERT INTO pictures (game, number, seq, caption, sketch, stays) VALUES ('abcde', 1, ?, 'c', ?, 1)",
  );
  picture.run(1, SKETCH);
  picture.run(2, await packed(SKETCH));
  const post =
    "INSERT INTO outbox (game, destination, slot, payload, status, attempts, due, created) VALUES ('abcde', 'd', NULL, '{}', ?, 0, 1, 1)";
  for (const status of ["sent", "waiting", "sent"]) sqlite.prepare(post).run(status);
  sqlite.exec("DELETE FROM outbox WHERE id = 3"); // its number was given away
  await storage.close();
}

async function asked<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function opened<T>(database: string, work: (repository: Repository) => Promise<T>): Promise<T> {
  const storage = await openStorage(database);
  try {
    return await work(storage.repository);
  } finally {
    await storage.close();
  }
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing is refused",
    (error: unknown) => String(error),
  );

/** Breaks a move off at the first row of this table. */
async function brokenOff(table: string): Promise<void> {
  await opened(address, async () => {}); // its tables
  await asked(`CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`);
  await asked(`CREATE TRIGGER broken BEFORE INSERT ON "${table}" EXECUTE FUNCTION broken()`);
  expect(await refusal(moveTo(file, address, QUIET))).toContain("broken off");
  await asked(`DROP TRIGGER broken ON "${table}"`);
}

describe("a move to a server", () => {
  it("brings every row over as it is, and counts on where the file was", async () => {
    const seen: number[] = [];
    const moved = await moveTo(file, address, { ...QUIET, begin: (n) => seen.push(n), done: (n) => seen.push(n) });
    expect(moved).toMatchObject({ campaigns: 2, tables: movedTables().length });
    expect(seen[0]).toBe(2 * moved.rows);
    expect(Math.max(...seen)).toBe(seen[0]);
    await opened(address, async (repository) => {
      expect(await repository.game("abcde")).toEqual({ ...record("abcde"), several: true });
      expect(await repository.pack("h")).toEqual({ "a.json": { Ä: 1, a: [1.5] } });
    });
    expect(await asked("SELECT sketch, stays FROM pictures ORDER BY seq")).toEqual([
      { sketch: SKETCH, stays: true },
      { sketch: SKETCH, stays: true },
    ]);
    expect(await asked("SELECT count(*)::int AS n FROM preferences")).toEqual([{ n: PEOPLE }]);
    expect(await asked("SELECT nextval(pg_get_serial_sequence('outbox', 'id'))::int AS id")).toEqual([
      { id: 1_000_004 },
    ]);
    expect(await asked("SELECT nextval(pg_get_serial_sequence('pictures', 'id'))::int AS id")).toEqual([{ id: 3 }]);
    expect(await asked("SELECT name FROM keys WHERE name LIKE 'mov%'")).toEqual([]);
  });

  it("lets no bot start on the file any more, unless it is taken back", async () => {
    await moveTo(file, address, QUIET);
    expect(await refusal(openStorage(file))).toContain("set UMPIRE_DATABASE to that");
    expect(await refusal(moveTo(file, address, QUIET))).toContain("was moved to");
    await takeBack(file);
    await opened(file, async (repository) => expect((await repository.game("fghij"))?.id).toBe("fghij"));
    expect(await refusal(takeBack(file))).toContain("was not moved");
  });

  it("goes on where it was broken off, at any table, and no bot starts in between", async () => {
    const tables = ["games", "preferences", "pictures", "outbox"];
    expect(movedTables().map(({ name }) => name)).toEqual(expect.arrayContaining(tables));
    for (const table of tables) {
      await brokenOff(table);
      expect(await refusal(openStorage(address))).toContain("is not complete");
      await asked("DROP FUNCTION broken"); // the next one has its own
      if (table !== tables.at(-1)) await restartable();
    }
    expect(await moveTo(file, address, QUIET)).toMatchObject({ campaigns: 2 });
    await opened(address, async (repository) => expect((await repository.game("abcde"))?.id).toBe("abcde"));
  });

  /** As at first: each table is to break off a move that has begun anew. */
  async function restartable(): Promise<void> {
    await asked("DROP TABLE umpire_moving");
    await asked(
      `TRUNCATE ${movedTables()
        .map(({ name }) => `"${name}"`)
        .join(", ")}`,
    );
  }

  it("copies no row twice that had come over", async () => {
    await brokenOff("pictures");
    await asked("DROP FUNCTION broken");
    const [before] = await asked<{ xmin: string }>("SELECT xmin::text FROM games WHERE id = 'abcde'");
    await moveTo(file, address, QUIET);
    expect(await asked("SELECT xmin::text FROM games WHERE id = 'abcde'")).toEqual([before]);
  });

  it("is refused into a database with campaigns, and into one that another file is moved to", async () => {
    await opened(address, async (repository) => {
      await repository.keepPack("h", "g", {});
      await writeBehind(repository, { game: "there", create: record("there"), at: 1 });
    });
    expect(await refusal(moveTo(file, address, QUIET))).toContain("holds a campaign already");
    await asked("DELETE FROM games");
    await brokenOff("pictures");
    await asked("DROP FUNCTION broken");
    file = join(folder, "other.sqlite");
    await filled();
    expect(await refusal(moveTo(file, address, QUIET))).toContain("Another file is being moved");
  });

  it("is refused while a bot runs on either, and from anything but a file", async () => {
    const bot = openFile(file);
    expect(await refusal(moveTo(file, address, QUIET))).toContain("Another process");
    await bot.close();
    expect(await refusal(moveTo(address, address, QUIET))).toContain("names a server");
    expect(await refusal(moveTo(join(folder, "none.sqlite"), address, QUIET))).toContain("There is no database");
    expect(await refusal(moveTo(file, "mysql://a/b", QUIET))).toContain("PostgreSQL");
  });

  it("notices what somebody else has changed on the server meanwhile", async () => {
    await brokenOff("outbox");
    await asked("DROP FUNCTION broken");
    await asked("UPDATE preferences SET settings = '{\"a\":1}' WHERE person = 'person-7-a'");
    expect(await refusal(moveTo(file, address, QUIET))).toContain("The table preferences is not");
    await opened(file, async () => {}); // it was not moved
  });

  it("leaves out the one character that the server cannot keep, as it is left out of what is stored there", async () => {
    const storage = openFile(file);
    databaseOf(storage).sqlite.prepare("UPDATE games SET name = ? WHERE id = 'abcde'").run("a\0b");
    await storage.close();
    await moveTo(file, address, QUIET);
    await opened(address, async (repository) => expect((await repository.game("abcde"))?.name).toBe("ab"));
  });
});

it("a database that was restored on a server is made ready: no number of a message is used again, what waits is looked for", async () => {
  await moveTo(file, address, QUIET);
  expect(await makeRestoredReady(address)).toEqual({ campaigns: 2, running: 2 });
  const [next] = await asked<{ id: number }>("SELECT nextval(pg_get_serial_sequence('outbox', 'id'))::int AS id");
  expect(next?.id).toBeGreaterThan(2_000_000);
  expect(await asked("SELECT attempts::int FROM outbox WHERE status = 'waiting'")).toEqual([{ attempts: 1 }]);
});
