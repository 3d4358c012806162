/** How many bytes of the database each act takes, before and after the daily clean-up. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitment, Dice } from "#engine";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { games } from "../../src/games/registry.ts";
import { KEPT } from "../../src/store/retention.ts";
import { cleanUp } from "../../src/store/sqlite/cleaning.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, nextMove, sendAll, startCampaign } from "./campaign.ts";

const DAY = 24 * 3_600_000;
/** A lively campaign. */
const ACTS_A_DAY = 40;
const SEED = "5701".padEnd(64, "0");

export interface StorageFigures {
  readonly days: number;
  readonly acts: number;
  /** Bytes of the database for one act, as it is while posts are still kept. */
  readonly bytesPerAct: number;
  /** The same when they have had their time: what stays for good. */
  readonly bytesPerActAfterCleanUp: number;
  /** Of that, the rows of the log. */
  readonly logBytesPerAct: number;
}

/**
 * What this many days of play leave in the database, campaign after campaign with all seats taken, cleaned up daily.
 */
export async function benchStorage(game: string, days: number): Promise<StorageFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-storage-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  try {
    database.sqlite.pragma("synchronous = OFF"); // sizes are measured, no times
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    let at = Date.UTC(2026, 0, 1);
    const clock = { now: () => at };
    const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
    const campaigns = campaignsOn(repository, books, { clock, secrets });
    const dice = new Dice({ key: SEED, next: 0 });
    const players = Array.from({ length: 6 }, (_, i) => ({ id: `${i + 1}`, name: `Player ${i + 1}` }));
    const empty = used(database);
    const acts = days * ACTS_A_DAY;
    let id = await startCampaign(campaigns, game, players);
    for (let act = 1; act <= acts; act++) {
      if ((await campaigns.showing.record(id)).status !== "running") id = await startCampaign(campaigns, game, players);
      await campaigns.acting.submit({
        game: id,
        ...(await nextMove(campaigns, id, dice)),
        interaction: `press ${act}`,
      });
      await sendAll(campaigns);
      at += DAY / ACTS_A_DAY;
      if (act % ACTS_A_DAY === 0) await cleanUp(database, KEPT, at);
    }
    const played = used(database);
    at += (KEPT.posts + 1) * DAY;
    await cleanUp(database, KEPT, at);
    return {
      days,
      acts,
      bytesPerAct: Math.round((played - empty) / acts),
      bytesPerActAfterCleanUp: Math.round((used(database) - empty) / acts),
      logBytesPerAct: Math.round(logBytes(database) / acts),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** Bytes in use: free pages are written to again. */
function used({ sqlite }: Database): number {
  const [pages, free, size] = ["page_count", "freelist_count", "page_size"].map((name) =>
    Number(sqlite.pragma(name, { simple: true })),
  );
  return ((pages ?? 0) - (free ?? 0)) * (size ?? 0);
}

function logBytes({ sqlite }: Database): number {
  const columns = sqlite.prepare<[], string>("SELECT name FROM pragma_table_info('log')").pluck().all();
  const length = columns.map((name) => `coalesce(length(${name}), 0)`).join(" + ");
  return Number(sqlite.prepare(`SELECT sum(${length}) FROM log`).pluck().get());
}
