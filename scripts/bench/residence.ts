/** How much memory a bot takes with many running games, and how long people meanwhile wait for a map. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Dice } from "#engine";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { randomSeed } from "../../src/cli/arguments.ts";
import { median, now, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignButtons, endBot, residentMB, startBot, useAll } from "./bot.ts";
import { campaignsOn, nextMove, sendAll } from "./campaign.ts";
import { copyGame } from "./copies.ts";
import { namesFor } from "./presses.ts";

/** How often the bot's memory is measured, ms. */
const LOOKS_EVERY = 250;
/** How many acts go before. */
const MOST_ACTS = 6;
/** Campaigns that nobody touches, who looks at the map of each once, and how many ms apart. */
const UNTOUCHED = 16;
const ONLOOKER = "Onlooker";
const LOOKS_ON_EVERY = 500;

export interface ResidenceFigures {
  readonly games: number;
  readonly perSecond: number;
  /** What the process had of the machine's memory when it was ready, MB. */
  readonly readyMB: number;
  /** The most that it had while hands and maps of all these games were asked for. */
  readonly residentMB: number;
  /** What somebody waited meanwhile for the map of a campaign that nobody had touched, ms: half of the times, and the longest. */
  readonly untouchedMapMs: number;
  readonly untouchedMapMostMs: number;
}

/**
 * The memory of a bot in a process of its own with this many running games, which people look at one after the other.
 */
export async function benchResidence(
  game: string,
  count: number,
  perSecond: number,
  seconds: number,
): Promise<ResidenceFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-residence-"));
  const file = join(folder, "umpire.sqlite");
  const names = namesFor(game);
  const sandbox = await startSandbox({ people: [...names, ONLOOKER] });
  try {
    const all = await playedGames(sandbox, file, game, count + UNTOUCHED);
    const [untouched, ids] = [all.slice(0, UNTOUCHED), all.slice(UNTOUCHED)];
    const bot = await startBot(sandbox, file);
    try {
      const readyMB = residentMB(bot);
      let most = readyMB;
      const timer = setInterval(() => {
        most = Math.max(most, residentMB(bot));
      }, LOOKS_EVERY);
      const [first = "", ...others] = untouched;
      await mapSeen(sandbox, names[0] ?? ONLOOKER, first); // the first picture has to wait for its thread
      const over = new AbortController();
      const looking = lookOn(sandbox, others, over.signal);
      await useAll(
        (n) => look(sandbox, names[n % names.length] ?? "", ids[n % ids.length] ?? "", n),
        perSecond,
        seconds,
      );
      over.abort();
      clearInterval(timer);
      const waited = await looking;
      return {
        ...{ games: count, perSecond, readyMB: rounded(readyMB), residentMB: rounded(most) },
        untouchedMapMs: rounded(median(waited)),
        untouchedMapMostMs: rounded(Math.max(...waited)),
      };
    } finally {
      await endBot(bot);
    }
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** Looks at the map of one game after the other until it is over; gives the ms until each map was there. */
async function lookOn(sandbox: Sandbox, games: readonly string[], over: AbortSignal): Promise<readonly number[]> {
  const waited: number[] = [];
  for (const game of games) {
    if (over.aborted) break;
    const before = now();
    await mapSeen(sandbox, ONLOOKER, game);
    waited.push(now() - before);
    await sleep(LOOKS_ON_EVERY);
  }
  return waited;
}

const mapSeen = (sandbox: Sandbox, name: string, game: string): Promise<unknown> =>
  sandbox.person(name).slash({ channel: sandbox.channelId, command: "map", options: { game } }).reply();

/** Begins a campaign, and puts copies of it beside it. Gives the ids of all. */
async function playedGames(sandbox: Sandbox, file: string, game: string, count: number): Promise<readonly string[]> {
  const bot = await startBot(sandbox, file);
  const people = namesFor(game).map((name) => sandbox.person(name));
  await campaignButtons(sandbox, people, game);
  await endBot(bot);
  const database = openDatabase(file);
  try {
    const id = database.sqlite.prepare<[], string>("SELECT id FROM games").pluck().get() ?? "";
    copyGame(database, id, count - 1);
    const ids = [id, ...Array.from({ length: count - 1 }, (_, i) => `copy ${i + 1}`)];
    database.sqlite.pragma("synchronous = OFF"); // that is not measured
    await playApart(database, ids);
    return ids;
  } finally {
    database.close();
  }
}

/** A few moves in each, so that no picture is that of another game. */
async function playApart(database: Database, ids: readonly string[]): Promise<void> {
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, games, null);
  const campaigns = campaignsOn(repository, books);
  const dice = new Dice({ key: randomSeed(), next: 0 });
  for (const id of ids)
    for (let act = dice.below(MOST_ACTS); act >= 0; act--)
      await campaigns.acting.submit({ game: id, ...(await nextMove(campaigns, id, dice)), interaction: null });
  await sendAll(campaigns);
}

/** Three hands, then a map. */
function look(sandbox: Sandbox, name: string, game: string, n: number) {
  const command = n % 4 === 3 ? "map" : "hand";
  return sandbox.person(name).slash({ channel: sandbox.channelId, command, options: { game } });
}
