/** How long a durable submit takes, next to a bare transaction that writes the same rows. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { Dice } from "#engine";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { randomSeed } from "../../src/cli/arguments.ts";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import type { Repository } from "../../src/store/repository.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, nextMove, startCampaign } from "./campaign.ts";

export interface SubmitFigures {
  readonly submits: number;
  readonly submitMs: number;
  readonly submitP99Ms: number;
  readonly bareMs: number;
  readonly bareP99Ms: number;
  /** All submits together compared with all bare writes together. */
  readonly ratio: number;
  readonly medianRatio: number;
  /** Of a submit, its own transaction; what is left is the rules, the hashes of what they give, and what people are told. */
  readonly transactionMs: number;
  /** Rows that a submit writes, in the mean, and those of the bare write: were they far apart, nothing could be compared. */
  readonly rows: number;
  readonly bareRows: number;
  /** Reading and writing a fixed text meanwhile: how fast this machine is with what submits are made of. */
  readonly roundTripMs: number;
}

/**
 * A durable submit – read, check, apply, standing orders, posts, one transaction – beside a bare transaction that inserts
 * the same rows and upserts the same state in a second database with the same tables and settings. Both in turn, so that
 * a noisy disk hits both. `warmUp` submits go before unmeasured: what people meet is a bot that has run for a while; fewer
 * where the last submits so far are `enough`.
 */
export async function benchSubmit(
  game: string,
  submits: number,
  warmUp = submits,
  enough: (figures: SubmitFigures) => boolean = () => false,
): Promise<SubmitFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  const all = warmUp + submits;
  try {
    const writes = timedWrites(sqliteRepository(database));
    const { repository } = writes;
    const books = await Rulebooks.open(repository, games, null);
    const campaigns = campaignsOn(repository, books);
    const ends = endsReader(database);
    const bare = bareWriter(database.sqlite, join(folder, "bare.sqlite"));
    const durable: number[] = [];
    const plain: number[] = [];
    const trips: number[] = [];
    const transactions: number[] = [];
    const rows: number[] = [];
    const bareRows: number[] = [];
    const changesOf = rowCounter(database.sqlite);
    const dice = new Dice({ key: randomSeed(), next: 0 });
    const figures = (): SubmitFigures => figuresOf(submits, { durable, plain, trips, transactions, rows, bareRows });
    const isDone = (): boolean => durable.length >= all || (durable.length % submits === 0 && enough(figures()));
    for (let done = false; !done; ) {
      const id = await startCampaign(campaigns, game, [HOST]);
      database.sqlite.exec("UPDATE outbox SET status = 'sent' WHERE status = 'waiting'"); // as where somebody sends them
      while (!done && (await campaigns.showing.record(id)).status === "running") {
        const move = await nextMove(campaigns, id, dice);
        const last = ends(id);
        const interaction = `${id}-${durable.length}`;
        writes.begin();
        changesOf();
        const before = now();
        await campaigns.acting.submit({
          game: id,
          ...move,
          interaction,
        });
        durable.push(now() - before);
        transactions.push(writes.took());
        rows.push(changesOf());
        const write = bare(id, interaction, last);
        if ((await campaigns.showing.record(id)).status === "running") await nextMove(campaigns, id, dice); // both come upon the same caches
        const wrote = write();
        plain.push(wrote.took);
        bareRows.push(wrote.rows);
        trips.push(roundTrip());
        done = isDone();
      }
    }
    return figures();
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** What was measured of each submit: ms, and numbers of rows. */
type Measured = {
  readonly [what in "durable" | "plain" | "trips" | "transactions" | "rows" | "bareRows"]: readonly number[];
};

/** Of the last ones, this many. */
function figuresOf(submits: number, measured: Measured): SubmitFigures {
  const last = (what: keyof Measured): readonly number[] => measured[what].slice(-submits);
  const [durable, plain] = [last("durable"), last("plain")];
  return {
    submits,
    submitMs: rounded(median(durable)),
    submitP99Ms: rounded(percentile(durable, 0.99)),
    bareMs: rounded(median(plain)),
    bareP99Ms: rounded(percentile(plain, 0.99)),
    ratio: rounded(total(durable) / total(plain)),
    medianRatio: rounded(median(durable) / median(plain)),
    transactionMs: rounded(median(last("transactions"))),
    rows: rounded(total(last("rows")) / submits),
    bareRows: rounded(total(last("bareRows")) / submits),
    roundTripMs: rounded(median(last("trips"))),
  };
}

/** A store that says how long its writes have taken since `begin`, ms. */
function timedWrites(store: Repository): {
  readonly repository: Repository;
  readonly begin: () => void;
  readonly took: () => number;
} {
  let took = 0;
  const write: Repository["write"] = async (change, from) => {
    const before = now();
    try {
      return await store.write(change, from);
    } finally {
      took += now() - before;
    }
  };
  const begin = (): void => {
    took = 0;
  };
  return { repository: { ...store, write }, begin, took: () => took };
}

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

/** As a table has them: pieces that stand somewhere. */
const PIECES = JSON.stringify(
  Array.from({ length: 100 }, (_, i) => ({
    id: `piece-${i}`,
    at: `place-${i % 17}`,
    steps: i % 4,
    carries: [i, i + 1],
  })),
);

/** Reads and writes a text of the size of a state; gives the ms: how fast this machine is with what states are made of. */
export function roundTrip(): number {
  const before = now();
  if (JSON.stringify(JSON.parse(PIECES)).length !== PIECES.length) throw new Error("a text has become another one");
  return now() - before;
}

/** Tells how many rows a connection has written since it was asked last. */
function rowCounter(sqlite: Sqlite.Database): () => number {
  const changes = sqlite.prepare<[], number>("SELECT total_changes()").pluck();
  let before = 0;
  return () => {
    const all = changes.get() ?? 0;
    const since = all - before;
    before = all;
    return since;
  };
}

/** What has been written so far: the next log row's number of the game, the last post, picture and word to one seat alone. */
interface Ends {
  readonly row: number;
  readonly post: number;
  readonly picture: number;
  readonly told: number;
}

function endsReader({ sqlite }: Database): (game: string) => Ends {
  const row = sqlite.prepare<[string], number>("SELECT seq FROM snapshots WHERE game = ?").pluck();
  const post = sqlite.prepare<[], number>("SELECT coalesce(max(id), 0) FROM outbox").pluck();
  const picture = sqlite.prepare<[], number>("SELECT coalesce(max(id), 0) FROM pictures").pluck();
  const told = sqlite.prepare<[], number>("SELECT coalesce(max(id), 0) FROM told_alone").pluck();
  return (game) => ({
    row: row.get(game) ?? 0,
    post: post.get() ?? 0,
    picture: picture.get() ?? 0,
    told: told.get() ?? 0,
  });
}

const HOST = { id: "1", name: "Host" };

type Row = readonly unknown[];

/** How many of a clock's columns tell which it is: game, seat, phase, shape. */
const CLOCK_KEY = 4;

/**
 * Writes once more, in one bare transaction, what a submit has written: handled interaction, the campaign's version and when
 * something is due in it, log rows from `last.row` on, state, a copy of it for ways back, post of the phase, news, what seats
 * are told alone after `last.told`, pictures after `last.picture`, messages after `last.post`, clocks; gives the ms, and how
 * many rows these were. The messages then count as sent, as where somebody sends them.
 */
function bareWriter(
  source: Sqlite.Database,
  file: string,
): (game: string, interaction: string, last: Ends) => () => { readonly took: number; readonly rows: number } {
  const target = openDatabase(file).sqlite;
  target.pragma("foreign_keys = OFF");
  const rowsOf = (sql: string) => source.prepare<unknown[], Row>(sql).raw();
  const read = {
    log: rowsOf("SELECT * FROM log WHERE game = ? AND seq >= ?"),
    state: rowsOf("SELECT game, seq, state, hash, chain FROM snapshots WHERE game = ?"),
    livePost: rowsOf("SELECT * FROM live_posts WHERE game = ? ORDER BY number DESC LIMIT 1"),
    news: rowsOf("SELECT * FROM news WHERE game = ?"),
    pictures: rowsOf("SELECT * FROM pictures WHERE id > ?"),
    outbox: rowsOf("SELECT * FROM outbox WHERE id > ?"),
    clocks: rowsOf("SELECT game, seat, phase, shape, left, deadline, remind FROM clocks WHERE game = ?"),
    alone: rowsOf("SELECT * FROM told_alone WHERE id > ?"),
    checkpoint: rowsOf("SELECT * FROM checkpoints WHERE game = ? AND seq > ?"),
    version: rowsOf("SELECT version, id FROM games WHERE id = ?"),
    due: rowsOf("SELECT due, id FROM games WHERE id = ?"),
    campaign: rowsOf("SELECT * FROM games WHERE id = ?"),
  };
  const insert = (table: string, { length }: { readonly length: number }, conflict = ""): Sqlite.Statement =>
    target.prepare(`INSERT INTO ${table} VALUES (${Array.from({ length }, () => "?").join(", ")}) ${conflict}`);
  const put = {
    handled: target.prepare("INSERT INTO handled_interactions VALUES (?, 0)"),
    log: insert("log", read.log.columns()),
    state: insert(
      "snapshots",
      read.state.columns(),
      "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state, hash = excluded.hash, chain = excluded.chain",
    ),
    livePost: insert(
      "live_posts",
      read.livePost.columns(),
      "ON CONFLICT (game, number) DO UPDATE SET lines = excluded.lines, open = excluded.open",
    ),
    news: insert("news", read.news.columns(), "ON CONFLICT (game, seat) DO UPDATE SET lines = excluded.lines"),
    pictures: insert("pictures", read.pictures.columns()),
    outbox: insert("outbox", read.outbox.columns()),
    stop: target.prepare("DELETE FROM clocks WHERE game = ? AND seat = ? AND phase = ? AND shape = ?"),
    clock: target.prepare(`
      INSERT INTO clocks (game, seat, phase, shape, left, deadline, remind) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (game, seat, phase, shape) DO UPDATE
      SET left = excluded.left, deadline = excluded.deadline, remind = excluded.remind`),
    alone: insert("told_alone", read.alone.columns()),
    checkpoint: insert("checkpoints", read.checkpoint.columns()),
    version: target.prepare("UPDATE games SET version = ? WHERE id = ?"),
    due: target.prepare("UPDATE games SET due = ? WHERE id = ?"),
    campaign: insert("games", read.campaign.columns(), "ON CONFLICT DO NOTHING"),
  };
  const changesOf = rowCounter(target);
  const send = source.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const sendToo = target.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const changed = changes();
  const ran = new Map<string, ReadonlyMap<string, Row>>();
  /** What clocks of a game run otherwise than when it was asked about last, and which run no more. */
  const rewound = (game: string): { readonly set: readonly Row[]; readonly clear: readonly Row[] } => {
    const before = ran.get(game) ?? new Map<string, Row>();
    const after = new Map(read.clocks.all(game).map((row) => [JSON.stringify(row.slice(0, CLOCK_KEY)), row]));
    ran.set(game, after);
    return {
      set: [...after].flatMap(([key, row]) => (JSON.stringify(before.get(key)) === JSON.stringify(row) ? [] : [row])),
      clear: [...before].flatMap(([key, row]) => (after.has(key) ? [] : [row.slice(0, CLOCK_KEY)])),
    };
  };
  return (game, interaction, last) => {
    for (const row of read.campaign.all(game)) put.campaign.run(row); // once, as it stands after its first act
    const clocks = rewound(game);
    const rows: readonly (readonly [Sqlite.Statement, readonly Row[]])[] = [
      [put.log, read.log.all(game, last.row)],
      [put.state, read.state.all(game)],
      [put.livePost, read.livePost.all(game).filter((row) => changed(`post ${game}`, row))],
      [put.news, read.news.all(game).filter((row) => changed(`news ${game} ${row[1]}`, row))],
      [put.pictures, read.pictures.all(last.picture)],
      [put.outbox, read.outbox.all(last.post)],
      [put.stop, clocks.clear],
      [put.clock, clocks.set],
      [put.alone, read.alone.all(last.told)],
      [put.checkpoint, read.checkpoint.all(game, last.row)],
      [put.version, read.version.all(game)],
      [put.due, read.due.all(game).filter((row) => changed(`due ${game}`, row))],
    ];
    const write = target.transaction(() => {
      put.handled.run(interaction);
      for (const [statement, list] of rows) for (const row of list) statement.run(row);
    });
    return () => {
      changesOf();
      const before = now();
      write();
      const took = now() - before;
      const rows = changesOf();
      send.run(last.post);
      sendToo.run(last.post);
      return { took, rows };
    };
  };
}

/** Tells whether something is another than when it was asked about last. */
function changes(): (what: string, now: unknown) => boolean {
  const known = new Map<string, string>();
  return (what, now) => {
    const text = JSON.stringify(now);
    const before = known.get(what);
    known.set(what, text);
    return text !== before;
  };
}
