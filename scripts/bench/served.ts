/** How long a durable submit takes on PostgreSQL, beside the same on SQLite, on one disk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { Dice } from "#engine";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { randomSeed } from "../../src/cli/arguments.ts";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { openPostgres } from "../../src/store/postgres/storage.ts";
import type { Repository } from "../../src/store/repository.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { postgresPrograms, startServer } from "../../test/postgres/server.ts";
import { campaignsOn, nextMove, startCampaign } from "./campaign.ts";

const GAME = "iraqi-conflict";
const HOST = { id: "1", name: "Host" };
/** Submits of each that go before, in which caches fill and statements are prepared. */
const WARM_UP = 200;

/** What is said where nothing could be measured. */
export const NO_SERVER =
  "Without PostgreSQL on this machine growth.postgres is null: ./setup.sh --postgres installs it, or says how.";

export interface ServedFigures {
  readonly submits: number;
  readonly submitMs: number;
  readonly submitP99Ms: number;
  readonly sqliteMs: number;
  readonly sqliteP99Ms: number;
  /** All submits on PostgreSQL together compared with all on SQLite together. */
  readonly ratio: number;
  readonly medianRatio: number;
  /** Of a submit, its transaction alone. */
  readonly transactionMs: number;
  readonly sqliteTransactionMs: number;
  /** What both do so that nothing is lost with the power, as they say themselves. */
  readonly settings: {
    readonly fsync: string;
    readonly synchronousCommit: string;
    readonly walSyncMethod: string;
    readonly sqliteSynchronous: string;
  };
}

/**
 * Submits in turn on both, so that a noisy disk hits both: each has a service and campaigns of its own, which follow the same
 * dice. Null: there is no PostgreSQL on this machine.
 */
export async function benchServed(submits: number, warmUp = WARM_UP): Promise<ServedFigures | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const server = await startServer(programs, [], tmpdir());
  const file = openDatabase(join(folder, "umpire.sqlite"));
  const storage = await openPostgres(server.address("postgres"));
  try {
    const seed = randomSeed();
    const served = await player(storage.repository, seed);
    const local = await player(sqliteRepository(file), seed);
    for (let i = 0; i < warmUp + submits; i++)
      for (const { play } of i % 2 === 0 ? [served, local] : [local, served]) await play();
    const [ours, theirs] = [served.took(submits), local.took(submits)];
    return {
      submits,
      submitMs: rounded(median(ours.submits)),
      submitP99Ms: rounded(percentile(ours.submits, 0.99)),
      sqliteMs: rounded(median(theirs.submits)),
      sqliteP99Ms: rounded(percentile(theirs.submits, 0.99)),
      ratio: rounded(total(ours.submits) / total(theirs.submits)),
      medianRatio: rounded(median(ours.submits) / median(theirs.submits)),
      transactionMs: rounded(median(ours.writes)),
      sqliteTransactionMs: rounded(median(theirs.writes)),
      settings: {
        ...(await settingsOf(server.address("postgres"))),
        sqliteSynchronous: SYNCHRONOUS[Number(file.sqlite.pragma("synchronous", { simple: true }))] ?? "unknown",
      },
    };
  } finally {
    await storage.close();
    file.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** By SQLite's numbers. */
const SYNCHRONOUS = ["off", "normal", "full", "extra"] as const;

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

async function settingsOf(
  address: string,
): Promise<Pick<ServedFigures["settings"], "fsync" | "synchronousCommit" | "walSyncMethod">> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const read = async (name: string): Promise<string> => {
      const { rows } = await client.query<{ is: string }>("SELECT current_setting($1) AS is", [name]);
      return rows[0]?.is ?? "unknown";
    };
    return {
      fsync: await read("fsync"),
      synchronousCommit: await read("synchronous_commit"),
      walSyncMethod: await read("wal_sync_method"),
    };
  } finally {
    await client.end();
  }
}

interface Times {
  readonly submits: readonly number[];
  readonly writes: readonly number[];
}

/** Plays one campaign after the other; `took`: ms of each of the last submits, and of their transactions. */
async function player(
  store: Repository,
  seed: string,
): Promise<{ readonly play: () => Promise<void>; readonly took: (last: number) => Times }> {
  const times = { submits: [] as number[], writes: [] as number[] };
  let writing = 0;
  const write: Repository["write"] = async (change, from) => {
    const before = now();
    try {
      return await store.write(change, from);
    } finally {
      writing += now() - before;
    }
  };
  const campaigns = campaignsOn({ ...store, write }, await Rulebooks.open(store, games, null));
  const dice = new Dice({ key: seed, next: 0 });
  let id: string | null = null;
  const play = async (): Promise<void> => {
    id = await going(campaigns, id);
    const move = await nextMove(campaigns, id, dice);
    const interaction = `${id}-${times.submits.length}`;
    writing = 0;
    const before = now();
    await campaigns.acting.submit({ game: id, ...move, interaction });
    times.submits.push(now() - before);
    times.writes.push(writing);
  };
  return { play, took: (last) => ({ submits: times.submits.slice(-last), writes: times.writes.slice(-last) }) };
}

/** A campaign that runs: this one, or a new one where it is over. */
async function going(campaigns: Campaigns, id: string | null): Promise<string> {
  if (id !== null && (await campaigns.showing.record(id)).status === "running") return id;
  return await startCampaign(campaigns, GAME, [HOST]);
}
