import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { checkRunning } from "../../src/campaign/service/restart.ts";
import { interaction, person, type Service, service, startedGame } from "../campaign/harness.ts";

const full = process.env.UMPIRE_SOAK !== undefined;
const HOUR = 3_600_000;
/** What somebody's editor or a failing disk may leave behind. */
const WRECKS = full ? ["wrecked", "{", "null", "5", ""] : ["wrecked"];

/** Tables whose first row is damaged, with the column that hurts most; all of them in the full run. */
const WORST: { readonly [table: string]: string } = {
  games: "options",
  members: "person",
  former_holders: "who",
  seat_offers: "taker",
  ballots: "subject",
  councils: "inside",
  seats: "name",
  log: "params",
  snapshots: "state",
  sheets: "sheet",
  clocks: "deadline",
  standing_orders: "params",
  prepared: "moves",
  outbox: "payload",
  bases: "base",
  live_posts: "lines",
  shown_posts: "stage",
  pictures: "sketch",
  news: "lines",
  notified: "wait",
  threads: "thread",
  mailboxes: "thread",
  obstacles: "reason",
  departures: "seats",
  roll: "at",
  direct_boxes: "channel",
  restrictions: "until",
  identity: "bot",
  last_played: "at",
  lessons: "stop",
  told_alone: "lines",
  motions: "moves",
  motion_ballots: "side",
  council_votes: "since",
  promises: "to",
  talks: "seats",
  reasons: "offer",
  replays: "post",
  results: "result",
  guilds: "settings",
  packs: "files",
  preferences: "settings",
  handled_interactions: "at",
  keys: "key",
  upkeep: "due",
  lock: "beat",
  awake: "at",
  checkpoints: "state",
  checks: "code",
  played: "origin",
  engines: "code",
};

/** Tables whose `game` is not one campaign. */
const OF_ALL = ["games", "packs", "engines"];

let folder = "";
let whole = "";
let victim = "";
let other = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-wreck-"));
  whole = join(folder, "whole.sqlite");
  const s = await service(whole);
  victim = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  other = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  for (const game of [victim, other]) {
    await commit(s, game, 0, "us");
    await s.campaigns.acting.keepSheet(game, person(1).id, "insurgents", "free", { rows: [] });
  }
  furnish(s);
  s.database.close();
  const sqlite = new Sqlite(whole);
  sqlite.exec("INSERT INTO lock (id, pid, host, beat, instance) VALUES (1, 1, 'elsewhere', 1, 'x')");
  sqlite.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of the tables that such short games leave empty. */
function furnish({ database: { sqlite } }: Service): void {
  for (const sql of [
    "INSERT INTO standing_orders (game, seat, name, params, at) VALUES (:victim, 'us', 'ready', '{}', 1)",
    "INSERT INTO checkpoints (game, seq, state) SELECT game, seq, state FROM snapshots WHERE game = :victim",
    "INSERT INTO prepared (game, seat, key, moves, facts, at) VALUES (:victim, 'us', 'key', '[]', '[]', 1)",
    "INSERT OR REPLACE INTO news (game, seat, lines) VALUES (:victim, 'us', '[\"a\"]')",
    "INSERT INTO former_holders (game, seat, who, token, left) VALUES (:victim, 'us', 'x', 'p9', 1)",
    "INSERT INTO seat_offers (game, giver, taker, at, open) VALUES (:victim, '1', '2', 1, 1)",
    "INSERT INTO councils (game, seat, inside) VALUES (:victim, 'us', '[]')",
    `INSERT INTO ballots (game, series, number, seat, subject, asker, at, until, status, yes, no)
      VALUES (:victim, 'matter', 1, 'us', '{"kind":"captain","person":"1"}', '1', 1, 1, 'open', '[]', '[]')`,
    `INSERT INTO council_votes (game, seat, number, question, since, reminded, over)
      VALUES (:victim, 'us', 1, 'commit', 1, 0, 0)`,
    `INSERT INTO motions (game, seat, vote, number, proposer, moves, ahead, end, facts, shown, state, at)
      VALUES (:victim, 'us', 1, 1, '1', '[]', '[]', 1, '[]', '[]', 'open', 1)`,
    `INSERT INTO motion_ballots (game, seat, vote, motion, person, side, stale)
      VALUES (:victim, 'us', 1, 1, '1', 'support', 0)`,
    `INSERT INTO promises (game, number, id, seat, person, "to", text, at, phase, turn, state, judged)
      VALUES (:victim, 1, 'a', 'us', '1', '["insurgents"]', 'Peace', 1, 'p', 1, 'given', '[]')`,
    `INSERT INTO talks (game, id, seats, by, at, persons, inside, phase)
      VALUES (:victim, 'a', '["us","insurgents"]', 'us', 1, '["1"]', '[]', 'p')`,
    "INSERT INTO reasons (game, offer, seat, person, text) VALUES (:victim, 'o1', 'us', '1', 'Too dear')",
    "INSERT INTO lessons (game, person, lesson, version, stop, at) VALUES (:victim, '1', 'first', 'v', 0, 1)",
    "INSERT INTO notified (game, person, wait) VALUES (:victim, '1', 'us 1')",
    "INSERT INTO shown_posts (game, number, stage, told) VALUES (:victim, 1, 'us', 1)",
    "INSERT INTO threads (game, phase, thread, open) VALUES (:victim, 'p', '1', 1)",
    "INSERT INTO mailboxes (game, person, thread) VALUES (:victim, '1', '2')",
    "INSERT INTO departures (game, person, name, missed, seats) VALUES (:victim, '1', 'Ada', 1, '[\"us\"]')",
    "INSERT INTO obstacles (game, destination, reason, at) VALUES (:victim, 'person:1', 'closed', 1)",
    'INSERT INTO results (game, result, at) VALUES (:victim, \'{"victories":[],"scores":{}}\', 1)',
  ])
    sqlite.prepare(sql).run({ victim });
  sqlite.exec("INSERT INTO engines (hash, game, code) VALUES ('e', 'iraqi-conflict', X'00')");
  sqlite.exec("INSERT INTO roll (guild, at) VALUES ('100000000000000003', 1)");
  sqlite.exec("INSERT OR REPLACE INTO direct_boxes (person, channel, written) VALUES ('1', '5', 1)");
  sqlite.exec("INSERT INTO restrictions (kind, until) VALUES ('quarantine', 1)");
  sqlite.exec("INSERT OR REPLACE INTO identity (id, bot) VALUES (1, '7')");
  sqlite.exec("INSERT INTO keys (name, key) VALUES ('pictures', 'k')");
  sqlite.exec("INSERT INTO upkeep (name, due) VALUES ('cleaning', 1)");
  sqlite.exec("INSERT INTO guilds (id, settings) VALUES ('100000000000000003', '{}')");
  sqlite.exec("INSERT INTO preferences (person, settings) VALUES ('1', '{}')");
  sqlite.exec(`INSERT INTO bases (digest, base) VALUES ('b', '{"key":"city","elements":[]}')`);
  sqlite.exec(`INSERT OR REPLACE INTO awake (id, at) VALUES (1, ${Date.UTC(2026, 0, 1)})`);
}

const commit = (s: Service, game: string, n: number, seat: string) =>
  s.campaigns.acting.submit({
    game,
    person: person(n).id,
    seat,
    decision: null,
    moves: [{ action: "commit", params: { discard: [] } }],
    interaction: interaction(),
  });

interface Wreck {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Overwrites a column of the victim's first row; false if the table does not take that value. */
function wreck(file: string, { table, column, value }: Wreck): boolean {
  const sqlite = new Sqlite(file);
  sqlite.pragma("foreign_keys = OFF");
  const ofVictim = columnsOf(sqlite, table).includes("game") && !OF_ALL.includes(table);
  const row = `SELECT rowid FROM ${table} ${ofVictim ? "WHERE game = :victim" : ""} ORDER BY rowid LIMIT 1`;
  try {
    const { changes } = sqlite
      .prepare(`UPDATE ${table} SET ${column} = :value WHERE rowid = (${row})`)
      .run(ofVictim ? { value, victim } : { value });
    expect(changes, `rows of ${table}`).toBe(1);
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}

const columnsOf = (sqlite: Sqlite.Database, table: string): readonly string[] =>
  sqlite.prepare<[string], string>("SELECT name FROM pragma_table_info(?)").pluck().all(table);

function wrecksOf(table: string): readonly Wreck[] {
  const sqlite = new Sqlite(whole, { readonly: true });
  const columns = full ? columnsOf(sqlite, table) : [WORST[table] ?? ""];
  sqlite.close();
  return columns.flatMap((column) => WRECKS.map((value) => ({ table, column, value })));
}

let s: Service | null = null;
let copies = 0;
afterEach(() => {
  s?.database.close();
  s = null;
});

/** Sends what waits as a messenger does; says for which games something was sent. */
async function sent({ campaigns }: Service): Promise<ReadonlySet<string>> {
  const of = new Set<string>();
  for (let heads = await campaigns.deliveries.heads(); heads.length > 0; heads = await campaigns.deliveries.heads())
    for (const row of heads) {
      await campaigns.deliveries.claim([row]);
      if (row.payload.kind === "damaged") await campaigns.deliveries.discard(row);
      else {
        await campaigns.deliveries.sent(row, `m${row.id}`);
        of.add(row.game);
      }
    }
  return of;
}

/** What is asked of the damaged game is done, or refused in words. */
async function answers(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

it("no table is left out", () => {
  const sqlite = new Sqlite(whole, { readonly: true });
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite*'");
  const ours = tables.pluck().all() as string[]; // names
  sqlite.close();
  expect(Object.keys(WORST).sort()).toEqual(ours.filter((name) => !name.startsWith("__")).sort());
});

describe.each(Object.keys(WORST))("a damaged row of %s", (table) => {
  it("stops no other campaign, and nothing that is sent", async () => {
    for (const one of wrecksOf(table)) {
      const what = `${one.column} = “${one.value}”`;
      const file = join(folder, `copy-${++copies}.sqlite`);
      cpSync(whole, file);
      if (!wreck(file, one)) continue;
      s = await service(file);
      const checked = await checkRunning(s.repository, s.books, s.clock, pino({ level: "silent" }));
      await s.campaigns.resume();
      expect(checked, what).toContainEqual({ game: other, outcome: "same" });
      await commit(s, other, 1, "insurgents");
      expect(await sent(s), what).toContain(other);
      const { campaigns } = s;
      await answers(() => commit(s as Service, victim, 1, "insurgents"));
      await answers(() => campaigns.showing.seatView(victim, person(0).id, "us"));
      await answers(() => campaigns.showing.status(victim));
      await campaigns.tick(); // it is there while the time runs down
      s.clock.advance(25 * HOUR);
      await campaigns.tick();
      expect(
        (await s.repository.log(other)).some(({ kind }) => kind === "default"),
        what,
      ).toBe(true);
      await sent(s);
      await campaigns.showing.todo(person(1).id);
      await campaigns.privacy.traces(person(1).id);
      s.database.close();
      s = null;
    }
  });
});
