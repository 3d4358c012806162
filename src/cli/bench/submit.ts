import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { pino } from "pino";
import { Campaigns } from "../../campaign/campaigns.ts";
import { Rulebooks } from "../../campaign/rulebooks.ts";
import { Dice } from "../../engine/index.ts";
import { games } from "../../games/registry.ts";
import { type Database, openDatabase } from "../../store/database.ts";
import { sqliteRepository } from "../../store/sqlite.ts";
import { randomSeed } from "../arguments.ts";
import { nextMove, startCampaign } from "./campaign.ts";
import { median, now, percentile, rounded } from "./figures.ts";

export interface SubmitFigures {
  readonly submits: number;
  readonly submitMs: number;
  readonly submitP99Ms: number;
  readonly bareMs: number;
  readonly bareP99Ms: number;
  /** All submits together beside all bare writes together. */
  readonly ratio: number;
  readonly medianRatio: number;
}

/**
 * A durable submit – read, check, apply, standing orders, posts, one transaction – beside a bare transaction that inserts
 * the same rows and upserts the same state in a second database with the same tables and settings. Both in turn, so that
 * a noisy disk hits both. As many submits go before unmeasured: what people meet is a bot that has run for a while.
 */
export async function benchSubmit(game: string, submits: number): Promise<SubmitFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  const all = 2 * submits;
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const clock = { now: () => Date.now() };
    const campaigns = new Campaigns({ repository, books, clock, logger: pino({ level: "silent" }), botDelay: 0 });
    const ends = endsReader(database);
    const bare = bareWriter(database.sqlite, join(folder, "bare.sqlite"));
    const durable: number[] = [];
    const plain: number[] = [];
    const dice = new Dice({ key: randomSeed(), next: 0 });
    while (durable.length < all) {
      const id = await startCampaign(campaigns, game, [HOST]);
      while ((await campaigns.record(id)).status === "running" && durable.length < all) {
        const move = await nextMove(campaigns, id, dice);
        const last = ends(id);
        const interaction = `${id}-${durable.length}`;
        const before = now();
        await campaigns.submit({
          game: id,
          ...move,
          interaction,
        });
        durable.push(now() - before);
        const write = bare(id, interaction, last);
        if ((await campaigns.record(id)).status === "running") await nextMove(campaigns, id, dice); // both come upon the same caches
        plain.push(write());
      }
    }
    durable.splice(0, submits);
    plain.splice(0, submits);
    return {
      submits,
      submitMs: rounded(median(durable)),
      submitP99Ms: rounded(percentile(durable, 0.99)),
      bareMs: rounded(median(plain)),
      bareP99Ms: rounded(percentile(plain, 0.99)),
      ratio: rounded(total(durable) / total(plain)),
      medianRatio: rounded(median(durable) / median(plain)),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

/** What has been written of a game so far: the next log row's number, the last post's. */
interface Ends {
  readonly row: number;
  readonly post: number;
}

function endsReader({ sqlite }: Database): (game: string) => Ends {
  const row = sqlite.prepare<[string], number>("SELECT seq FROM snapshots WHERE game = ?").pluck();
  const post = sqlite.prepare<[], number>("SELECT coalesce(max(id), 0) FROM outbox").pluck();
  return (game) => ({ row: row.get(game) ?? 0, post: post.get() ?? 0 });
}

const HOST = { id: "1", name: "Host" };

/**
 * Writes once more, in one bare transaction, what a submit has written: handled interaction, log rows from `last.row` on,
 * state, posts after `last.post`, clocks; gives the ms. The posts then count as sent, as where somebody sends them.
 */
function bareWriter(
  source: Sqlite.Database,
  file: string,
): (game: string, interaction: string, last: Ends) => () => number {
  const target = openDatabase(file).sqlite;
  target.pragma("foreign_keys = OFF");
  const read = {
    rows: source.prepare("SELECT * FROM log WHERE game = ? AND seq >= ?").raw(),
    state: source.prepare("SELECT game, seq, state, hash, chain FROM snapshots WHERE game = ?").raw(),
    posts: source.prepare("SELECT * FROM outbox WHERE id > ?").raw(),
    clocks: source.prepare<string, readonly unknown[]>("SELECT * FROM clocks WHERE game = ?").raw(),
  };
  const places = (n: number): string => Array.from({ length: n }, () => "?").join(", ");
  const insert = target.prepare(`INSERT INTO log VALUES (${places(read.rows.columns().length)})`);
  const upsert = target.prepare(`INSERT INTO snapshots VALUES (${places(5)}) ON CONFLICT (game) DO UPDATE
    SET seq = excluded.seq, state = excluded.state, hash = excluded.hash, chain = excluded.chain`);
  const handle = target.prepare("INSERT INTO handled_interactions VALUES (?, ?)");
  const send = source.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const post = target.prepare(`INSERT INTO outbox VALUES (${places(read.posts.columns().length)})`);
  const sendToo = target.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const stop = target.prepare("DELETE FROM clocks WHERE game = ?");
  const wind = target.prepare(`INSERT INTO clocks VALUES (${places(read.clocks.columns().length)})`);
  const write = target.transaction(
    (
      game: string,
      interaction: string,
      rows: readonly unknown[],
      state: unknown,
      posts: readonly unknown[],
      clocks: readonly unknown[] | null,
    ) => {
      handle.run(interaction, 0);
      for (const row of rows) insert.run(row);
      upsert.run(state);
      for (const one of posts) post.run(one);
      if (clocks) stop.run(game);
      for (const clock of clocks ?? []) wind.run(clock);
    },
  );
  let wound = "";
  return (game, interaction, last) => {
    const rows = read.rows.all(game, last.row);
    const state = read.state.get(game);
    const posts = read.posts.all(last.post);
    const clocks = read.clocks.all(game);
    const rewound = clocks.join() !== wound;
    wound = clocks.join();
    return () => {
      const before = now();
      write(game, interaction, rows, state, posts, rewound ? clocks : null);
      const took = now() - before;
      send.run(last.post);
      sendToo.run(last.post);
      return took;
    };
  };
}
