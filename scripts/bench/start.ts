/** How long a start takes with many running games, and the check of all of them while people play on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commitment, Dice } from "#engine";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { now, percentile, rounded } from "../../src/cli/figures.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { nextMove, openCampaigns, sendAll, startCampaign } from "./campaign.ts";
import { copyGame } from "./copies.ts";

const SEED = "5701".padEnd(64, "0");
/** How many acts have been done in every game. */
const ACTS = 20;
/** How many ms apart somebody acts meanwhile. */
const EVERY = 20;
const HOST = { id: "1", name: "Host" };
export interface StartFigures {
  readonly games: number;
  /** From the opened database until the first act is stored, where nothing has changed since these games were checked. */
  readonly startMs: number;
  /** The same with one game. */
  readonly aloneMs: number;
}

/** A start with this many running games. */
export async function benchStart(game: string, count: number): Promise<StartFigures> {
  return await withPlayedGame(game, async (database, id, dice) => {
    const alone = await start(database, id, dice);
    await sendAll(alone.campaigns);
    copyGame(database, id, count - 1);
    const all = await start(database, id, dice);
    return { games: count, startMs: rounded(all.took), aloneMs: rounded(alone.took) };
  });
}

export interface ResumeFigures {
  readonly games: number;
  /**
   * After a start all games are looked through once while people play on: how long that takes, and how long an act
   * does.
   */
  readonly resumeMs: number;
  readonly actP99Ms: number;
}

export async function benchResume(game: string, count: number): Promise<ResumeFigures> {
  return await withPlayedGame(game, async (database, id, dice) => {
    const campaigns = await open(database);
    await sendAll(campaigns);
    copyGame(database, id, count);
    const before = now();
    const resumed = campaigns.resume();
    const acts = await actUntil(resumed, campaigns, (n) => `copy ${1 + (n % count)}`, dice);
    return { games: count, resumeMs: rounded(now() - before), actP99Ms: rounded(percentile(acts, 0.99)) };
  });
}

async function withPlayedGame<T>(
  game: string,
  measure: (database: Database, id: string, dice: Dice) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-start-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  const dice = new Dice({ key: SEED, next: 0 });
  try {
    return await measure(database, await playedGame(database, game, dice), dice);
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const clock = { now: () => Date.now() };
const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
const open = (database: Database): Promise<Campaigns> => openCampaigns(database, clock, { secrets });

async function playedGame(database: Database, game: string, dice: Dice): Promise<string> {
  const campaigns = await open(database);
  const id = await startCampaign(campaigns, game, [HOST]);
  for (let act = 0; act < ACTS; act++) await actIn(campaigns, id, dice);
  return id;
}

async function actIn(campaigns: Campaigns, game: string, dice: Dice): Promise<void> {
  await campaigns.acting.submit({ game, ...(await nextMove(campaigns, game, dice)), interaction: null });
}

/** As the bot does it, up to the first act; gives the ms. */
async function start(
  database: Database,
  game: string,
  dice: Dice,
): Promise<{ readonly campaigns: Campaigns; readonly took: number }> {
  const before = now();
  const campaigns = await open(database);
  await actIn(campaigns, game, dice);
  return { campaigns, took: now() - before };
}

/** Somebody acts in game after game meanwhile. Gives how long each act took, ms, from when it was due. */
async function actUntil(
  over: Promise<void>,
  campaigns: Campaigns,
  gameOf: (n: number) => string,
  dice: Dice,
): Promise<readonly number[]> {
  const took: number[] = [];
  let going = true;
  const ended = over.finally(() => {
    going = false;
  });
  while (going) {
    const due = now() + EVERY;
    await sleep(EVERY);
    await actIn(campaigns, gameOf(took.length), dice);
    took.push(now() - due);
  }
  await ended;
  return took;
}
