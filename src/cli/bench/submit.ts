import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { Books } from "../../campaign/books.ts";
import { Campaigns } from "../../campaign/campaigns.ts";
import { anyMove, Dice } from "../../engine/index.ts";
import { games } from "../../games/registry.ts";
import { openDatabase } from "../../store/database.ts";
import { sqliteRepository } from "../../store/sqlite.ts";
import { randomSeed } from "../arguments.ts";
import { median, now, percentile, rounded } from "./figures.ts";

export interface SubmitFigures {
  readonly submits: number;
  readonly submitMs: number;
  readonly submitP99Ms: number;
  readonly bareMs: number;
  readonly bareP99Ms: number;
  readonly ratio: number;
}

/**
 * A durable submit – read, check, apply, standing orders, posts, one transaction – beside a bare insert and upsert of
 * the same bytes in a database with the same settings. Both in turn, so that a noisy disk hits both.
 */
export async function benchSubmit(game: string, submits: number): Promise<SubmitFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  try {
    const repository = sqliteRepository(database);
    const books = await Books.open(repository, games, null);
    const clock = { now: () => Date.now() };
    const campaigns = new Campaigns({ repository, books, clock, logger: pino({ level: "silent" }), botDelay: 0 });
    const bare = bareWriter(join(folder, "bare.sqlite"));
    const durable: number[] = [];
    const plain: number[] = [];
    const size = database.sqlite.prepare(WRITTEN).pluck();
    const dice = new Dice({ key: randomSeed(), next: 0 });
    while (durable.length < submits) {
      const id = await start(campaigns, game);
      const { seats } = await campaigns.status(id);
      while ((await campaigns.record(id)).status === "running" && durable.length < submits) {
        const seat = (await campaigns.status(id)).awaited[0] ?? seats[0]?.id ?? "";
        const { view, decisions, book } = await campaigns.desk(id, HOST.id, seat);
        const decision = decisions.find((d) => d.owed);
        const move = decision ? anyMove(book, view, decision, dice) : null;
        if (!decision || !move) throw new Error(`${game}: nobody can move`);
        const last = Number(database.sqlite.prepare("SELECT coalesce(max(id), 0) FROM outbox").pluck().get());
        const before = now();
        await campaigns.submit({
          game: id,
          person: HOST.id,
          seat,
          decision: decision.id,
          ...move,
          interaction: `${id}-${durable.length}`,
        });
        durable.push(now() - before);
        const inserted = Number(size.get({ game: id, last }));
        const state = (await repository.snapshot(id))?.state ?? "";
        plain.push(bare(inserted, state));
      }
    }
    return {
      submits,
      submitMs: rounded(median(durable)),
      submitP99Ms: rounded(percentile(durable, 0.99)),
      bareMs: rounded(median(plain)),
      bareP99Ms: rounded(percentile(plain, 0.99)),
      ratio: rounded(median(durable) / median(plain)),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const HOST = { id: "1", name: "Host" };

/** Bytes of the last log row and of the posts after row `last` of the outbox. */
const WRITTEN = `
  SELECT (SELECT length(params) + length(told) + 200 FROM log WHERE game = @game ORDER BY seq DESC LIMIT 1)
       + (SELECT coalesce(sum(length(payload) + 60), 0) FROM outbox WHERE id > @last)`;

/** A running campaign whose seats are all the host's. */
async function start(campaigns: Campaigns, game: string): Promise<string> {
  const { id } = await campaigns.create({
    game,
    name: "bench",
    options: {},
    host: HOST,
    guild: null,
    channel: "1",
    pace: null,
    interaction: null,
  });
  for (const { id: seat } of (await campaigns.status(id)).seats)
    await campaigns.join({ game: id, person: HOST, seat, word: null, interaction: null });
  await campaigns.start(id, HOST, false, null);
  return id;
}

function bareWriter(file: string): (inserted: number, state: string) => number {
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.exec(
    "CREATE TABLE log (seq INTEGER PRIMARY KEY, row TEXT NOT NULL); CREATE TABLE state (id INTEGER PRIMARY KEY, state TEXT NOT NULL)",
  );
  const insert = sqlite.prepare("INSERT INTO log (row) VALUES (?)");
  const upsert = sqlite.prepare(
    "INSERT INTO state (id, state) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state",
  );
  const write = sqlite.transaction((row: string, state: string) => {
    insert.run(row);
    upsert.run(state);
  });
  return (inserted, state) => {
    const row = "x".repeat(inserted);
    const before = now();
    write(row, state);
    return now() - before;
  };
}
