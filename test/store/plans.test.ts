import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import type { Repository } from "../../src/store/repository.ts";
import { databaseOf, openStorage } from "../../src/store/sqlite/storage.ts";
import { writeBehind } from "../write-behind.ts";
import { ASKED, HELD, SENT } from "./every-read.ts";
import { GAME, record } from "./in-memory.ts";
import { notePrepared } from "./prepared-statements.ts";

/** Tables that do not grow with campaigns. */
const SMALL = ["awake", "lock", "identity", "restrictions", "engines", "packs", "json_each", "CONSTANT"];

/** Indexes of few rows, whatever there is of campaigns. */
const SMALL_INDEXES = ["games_with_bars"];

/** Methods that are not looked into, and why. */
const LEFT_OUT: { readonly [method in keyof Repository]?: string } = {
  unreadable: "a start reads each record once, to set aside what is damaged",
  dropLessonsBut: "a start looks through the lessons that people play: each has few, for a while",
  unchecked: "a start lists the campaigns under way, to play those again that other code has played",
};

/** Statements that may look through a whole table all the same: a part of them, and why. */
const ALLOWED: readonly { readonly sql: string; readonly why: string }[] = [
  {
    sql: 'where "games"."status" in (?) order by',
    why: "at a start all campaigns under way are taken up; lobbies are few",
  },
  {
    sql: 'where "games"."status" in (?, ?) order by',
    why: "when the bot comes to Discord, it looks which channels are gone",
  },
  { sql: 'from "games" order by', why: "at a start after which options have other names" },
  { sql: 'select count(*) from "games" where "games"."status" = ?', why: "a scrape counts by the index alone" },
  { sql: "UPDATE played SET engine", why: "once for the code of a release: its campaigns are told which engine it is" },
  { sql: "DELETE FROM played WHERE EXISTS", why: "after that" },
  { sql: 'select distinct "guild"', why: "once an hour, for the servers to be looked at" },
  { sql: "UPDATE last_played", why: "after the bot was away" },
  { sql: 'where ("outbox"."message" = ?', why: "when a post arrives in a channel that was barred" },
];

describe("what the store is asked", () => {
  it("is looked up, whatever there is of other campaigns", async () => {
    const storage = openStorage(join(mkdtempSync(join(tmpdir(), "umpire-plans-")), "umpire.sqlite")); // with threads that read aside
    const noted = notePrepared();
    try {
      await askAll(storage.repository);
    } finally {
      noted.end();
    }
    const { sqlite } = databaseOf(storage);
    const found = [...noted.statements].flatMap((sql) => {
      const scans = planOf(sqlite, sql).filter(looksThroughAll);
      return scans.length === 0 ? [] : [{ sql: sql.replaceAll(/\s+/g, " "), scans }];
    });
    storage.close();
    expect(found.filter(({ sql }) => !ALLOWED.some((one) => sql.includes(one.sql)))).toEqual([]);
    expect(ALLOWED.filter((one) => !found.some(({ sql }) => sql.includes(one.sql)))).toEqual([]);
  });
});

async function askAll(repository: Repository): Promise<void> {
  await repository.keepPack("h", "g", {});
  await writeBehind(repository, { game: GAME, create: record(GAME), at: 1 });
  await repository.outbox.offer(GAME, { destination: "c", slot: "s", payload: { kind: "seats" } }, 1);
  await repository.outbox.claim([1], { sender: HELD.sender, until: 1 });
  await repository.outbox.hold(HELD, 1, "why", true);
  await repository.keepNotified(GAME, "nobody", "w"); // whom `forgetPerson` is asked about
  for (const [method, ask] of Object.entries(ASKED)) if (!(method in LEFT_OUT)) await all(ask(repository));
  for (const ask of Object.values(SENT)) await all(ask(repository.outbox));
}

const all = async (asked: Promise<unknown> | readonly Promise<unknown>[]): Promise<void> => {
  await Promise.all([asked].flat());
};

/** How SQLite goes about it, whatever is asked for. */
function planOf(sqlite: Sqlite.Database, sql: string): readonly string[] {
  const statement = sqlite.prepare<unknown[], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  const names = [...sql.matchAll(/[:@$]([a-z]\w*)/gi)].map(([, name = ""]) => [name, null]);
  const unnamed = sql.split("?").length - 1;
  const values = Array.from({ length: unnamed }, () => null);
  return statement.all(...values, ...(names.length > 0 ? [Object.fromEntries(names)] : [])).map(({ detail }) => detail);
}

/** All rows of a table, or all of a status: there are more of them with each campaign. */
function looksThroughAll(step: string): boolean {
  const [, scanned] = /^SCAN (\S+)/.exec(step) ?? [];
  if (SMALL_INDEXES.some((name) => step.endsWith(` INDEX ${name}`))) return false;
  if (scanned !== undefined) return !SMALL.includes(scanned) && !scanned.startsWith("(subquery");
  return /^SEARCH games USING (COVERING )?INDEX games_by_status \(status=\?\)/.test(step);
}
