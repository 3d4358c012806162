import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MIGRATIONS } from "../../src/store/migrations.ts";
import type { BallotRecord } from "../../src/store/records.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";

/*
 * What all who play ask each other, and what councils decide, was kept in two tables. Both are ballots now, each under the
 * number that the buttons under its post bear.
 */

/** The last migration before they were. */
const BEFORE = 40;

const OLD = fileURLToPath(new URL("../fixtures/release-0.2/umpire.sqlite.gz", import.meta.url));

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-ballots-"));
  file = join(folder, "umpire.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(OLD)));
  migrateUpTo(BEFORE);
});
afterEach(() => rmSync(folder, { recursive: true }));

function migrateUpTo(last: number): void {
  const migrations = join(folder, "migrations");
  cpSync(MIGRATIONS, migrations, { recursive: true });
  const journal = join(migrations, "meta", "_journal.json");
  const { entries, ...head } = JSON.parse(readFileSync(journal, "utf8")) as { entries: readonly { idx: number }[] }; // drizzle-kit's
  writeFileSync(journal, JSON.stringify({ ...head, entries: entries.filter(({ idx }) => idx <= last) }));
  const sqlite = new Sqlite(file);
  sqlite.pragma("foreign_keys = OFF");
  migrate(drizzle({ client: sqlite }), { migrationsFolder: migrations });
  sqlite.close();
}

const request = (number: number, wish: object | string, status = "open"): unknown[] => {
  const text = typeof wish === "string" ? wish : JSON.stringify(wish);
  return [number, text, "1", 40 + number, 100, 200, status, '["1"]', '["2"]'];
};
const matter = (number: number, what: object, status = "open"): unknown[] => [
  ...[number, "us", JSON.stringify(what), "3", 300, 400, status, '["3"]', "[]"],
];

/** What was open and decided in a campaign then; gives its id. */
function furnish(): string {
  const sqlite = new Sqlite(file);
  const game = String(sqlite.prepare("SELECT id FROM games WHERE status = 'running' ORDER BY id").pluck().get());
  sqlite.exec("DELETE FROM requests; DELETE FROM council_matters");
  const requests = sqlite.prepare(
    "INSERT INTO requests (game, number, wish, asker, seq, at, until, status, yes, no) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const matters = sqlite.prepare(
    "INSERT INTO council_matters (game, number, seat, matter, asker, at, until, status, yes, no) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  for (const row of [
    request(1, { kind: "end" }, "refused"),
    request(2, { kind: "pause", until: 900 }, "agreed"),
    request(3, { kind: "rewind", row: 7, said: null }),
    request(4, { kind: "host", to: "2" }, "lapsed"),
  ])
    requests.run(game, ...row);
  for (const row of [
    matter(1, { kind: "captain", person: "4" }, "agreed"),
    matter(2, { kind: "admission", person: "5", name: "Eve" }),
    matter(3, { kind: "rule", rule: "vote" }, "refused"),
  ])
    matters.run(game, ...row);
  sqlite
    .prepare(
      "INSERT INTO ballots (game, seat, vote, motion, person, side, stale) VALUES (?, 'us', 99, 1, '1', 'support', 0)",
    )
    .run(game);
  sqlite.close();
  return game;
}

async function upgraded(game: string): Promise<readonly BallotRecord[]> {
  const database = openDatabase(file);
  try {
    const votes = database.sqlite.prepare("SELECT person FROM motion_ballots WHERE vote = 99").pluck().all();
    expect(votes, "votes on motions stay what they were").toEqual(["1"]);
    return await sqliteRepository(database).ballots(game);
  } finally {
    database.close();
  }
}

it("carries over what all who play were asked and what councils decided, open and closed, each under its number", async () => {
  const all = await upgraded(furnish());
  const asked = { series: "request", seat: null, asker: "1", at: 100, until: 200, yes: ["1"], no: ["2"] };
  const put = { series: "matter", seat: "us", asker: "3", at: 300, until: 400, yes: ["3"], no: [] };
  expect(all).toEqual([
    { ...put, number: 1, status: "carried", subject: { kind: "captain", person: "4" } },
    { ...put, number: 2, status: "open", subject: { kind: "admission", person: "5", name: "Eve" } },
    { ...put, number: 3, status: "rejected", subject: { kind: "rule", rule: "vote" } },
    { ...asked, number: 1, status: "rejected", subject: { kind: "end" } },
    { ...asked, number: 2, status: "carried", subject: { kind: "pause", until: 900 } },
    { ...asked, number: 3, status: "open", subject: { kind: "rewind", row: 7, said: null, seq: 43 } },
    { ...asked, number: 4, status: "lapsed", subject: { kind: "host", to: "2" } },
  ]);
});

it("brings a database up to date in which somebody's request cannot be read: that stays as damaged as it was", async () => {
  const game = furnish();
  const sqlite = new Sqlite(file);
  sqlite.prepare("UPDATE requests SET wish = 'wrecked' WHERE number = 3").run();
  sqlite.close();
  await expect(upgraded(game)).rejects.toThrow("ballots.subject cannot be read");
});
