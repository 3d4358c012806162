/** How the bot keeps up with a great many campaigns: when nothing is due, when some are, and after a day away. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, openCampaigns, sendAll, startCampaign } from "./campaign.ts";
import { copyGame } from "./copies.ts";

/** The cheapest game: what is measured is what lies around it. */
const GAME = "iraqi-conflict";
const PLAYERS = [
  { id: "1", name: "Red" },
  { id: "2", name: "Blue" },
];
const DAY = 24 * 3_600_000;
/** Looks at which nothing is due. */
const LOOKS = 30;
/** How many due campaigns are not measured: the bot has done that before. */
const WARM_UP = 20;

/** Nobody was answered for yet. */
const UNTOUCHED = "NOT EXISTS (SELECT 1 FROM log WHERE game = games.id AND kind = 'default')";

/** How much is measured. */
export interface GrowthSize {
  readonly campaigns: number;
  /** How many of these are due one after the other, and within how many ms. */
  readonly due: number;
  readonly within: number;
  /** How often, ms, the bot looks at what is due. */
  readonly every: number;
  /** How long, ms, it is watched after a day away. */
  readonly watched: number;
}

export const GROWTH: GrowthSize = { campaigns: 100_000, due: 1000, within: 60_000, every: 5000, watched: 45_000 };

export interface GrowthFigures {
  readonly campaigns: number;
  /** A look with nothing due, and what it asks the store for. */
  readonly tickMs: number;
  readonly tickAsks: number;
  /** A count of the campaigns that run, as a scrape of the metrics makes it. */
  readonly countMs: number;
  /** What is asked of the store for one server's list. */
  readonly listMs: number;
  readonly due: number;
  /** How much later than at its deadline a campaign went on. */
  readonly dueLagP99Ms: number;
  /** How long nothing else could be done meanwhile, at most. */
  readonly longestStallMs: number;
  /** All campaigns were due while the bot was away for a day: what is done in the time that it is watched. */
  readonly away: {
    readonly seconds: number;
    readonly givenBackPerSecond: number;
    readonly longestStallMs: number;
    /** Somebody submits something in one of them, right after the start. */
    readonly submitMs: number;
  };
}

/** Many campaigns that sleep, some that are due, and all of them at once: the service and its store, without Discord. */
export async function benchGrowth(size: GrowthSize, step: (what: string) => void = () => {}): Promise<GrowthFigures> {
  const { campaigns, due, every } = size;
  const folder = mkdtempSync(join(tmpdir(), "umpire-growth-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  try {
    step(`${campaigns} campaigns`);
    await copied(database, clock, campaigns);
    const asked = { count: 0 };
    const service = await counting(database, clock, asked);
    await service.tick(); // the first look notes that the bot is there
    step("nothing is due");
    asked.count = 0;
    const ticks = await timed(LOOKS, () => service.tick());
    const tickAsks = asked.count / LOOKS;
    const repository = sqliteRepository(database);
    const counts = await timed(LOOKS, () => repository.count("running"));
    const lists = await timed(LOOKS, () => repository.games({ guild: "elsewhere", status: ["lobby", "running"] }));
    await dueOneByOne(database, service, clock, { ...size, due: WARM_UP, within: every, every: 100 });
    step(`${due} are due within ${size.within / 1000} s`);
    const late = await dueOneByOne(database, service, clock, size);
    step("all are due after a day away");
    const away = await afterAway(database, clock, size);
    const [tickMs, countMs, listMs] = [ticks, counts, lists].map((times) => rounded(median(times)));
    return {
      ...{ campaigns, tickMs: tickMs ?? 0, tickAsks, countMs: countMs ?? 0, listMs: listMs ?? 0 },
      ...{ due: late.done, dueLagP99Ms: late.lagP99Ms, longestStallMs: late.longestStallMs, away },
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** A campaign that has just begun, and as many copies of it as there are to be. */
async function copied(database: Database, clock: { now(): number }, campaigns: number): Promise<void> {
  const first = await openCampaigns(database, clock);
  const id = await startCampaign(first, GAME, PLAYERS);
  await sendAll(first);
  copyGame(database, id, campaigns - 1);
}

/** The service, and how often it asks the store for something. */
async function counting(database: Database, clock: { now(): number }, asked: { count: number }): Promise<Campaigns> {
  const repository = sqliteRepository(database);
  const counted = new Proxy(repository, {
    get(target, name, receiver) {
      asked.count += name === "outbox" ? 0 : 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return campaignsOn(counted, await Rulebooks.open(repository, games, null), { clock });
}

async function timed(times: number, work: () => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = now();
    await work();
    took.push(now() - before);
  }
  return took;
}

/** The longest time in which nothing else could be done while something is. */
async function longestStall(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return rounded(delay.max / 1e6);
}

/** The deadlines of some campaigns come one after the other. */
async function dueOneByOne(
  { sqlite }: Database,
  service: Campaigns,
  clock: { now(): number },
  { due, within, every }: GrowthSize,
): Promise<{ readonly done: number; readonly lagP99Ms: number; readonly longestStallMs: number }> {
  const began = clock.now();
  const deadline = sqlite.prepare(
    "UPDATE clocks SET deadline = ?, remind = NULL WHERE game = ? AND deadline IS NOT NULL",
  );
  const noted = sqlite.prepare("UPDATE games SET due = ? WHERE id = ?");
  const deadlines = new Map<string, number>();
  sqlite.transaction(() => {
    const any = sqlite
      .prepare<[number, number], string>(`SELECT id FROM games WHERE due > ? AND ${UNTOUCHED} ORDER BY id LIMIT ?`)
      .pluck();
    for (const [n, game] of any.all(clock.now() + DAY / 4, due).entries()) {
      const at = Math.round(began + (n * within) / due);
      deadline.run(at, game);
      noted.run(at, game);
      deadlines.set(game, at);
    }
  })();
  sqlite.pragma("wal_checkpoint(TRUNCATE)"); // the deadlines were set here in one go: the bot is not to pay for that
  const ended = began + within + 3 * every;
  const longestStallMs = await longestStall(async () => {
    const timer = setInterval(() => void service.tick(), every); // as the bot does
    await sleep(ended - clock.now());
    clearInterval(timer);
    await service.tick();
  });
  const rows = sqlite
    .prepare<[number], { readonly game: string; readonly at: number }>(
      "SELECT game, min(at) AS at FROM log WHERE kind = 'default' AND at >= ? GROUP BY game",
    )
    .all(began);
  const lags = rows.flatMap(({ game, at }) => {
    const was = deadlines.get(game);
    return was === undefined ? [] : [at - was];
  });
  return { done: lags.length, lagP99Ms: rounded(percentile(lags, 0.99)), longestStallMs };
}

/** The next process after a day in which every campaign had a deadline: nobody loses that time. */
async function afterAway(
  database: Database,
  clock: { ahead: number; now(): number },
  { every, watched }: GrowthSize,
): Promise<GrowthFigures["away"]> {
  const { sqlite } = database;
  const repository = sqliteRepository(database);
  await repository.keepAwake(clock.now());
  clock.ahead += DAY + 3_600_000;
  const service = await counting(database, clock, { count: 0 });
  const later = sqlite.prepare<[number], number>("SELECT count(*) FROM handled_interactions WHERE at >= ?").pluck();
  const untouched = sqlite
    .prepare<[], string>(`SELECT id FROM games WHERE ${UNTOUCHED} ORDER BY id DESC LIMIT 1`)
    .pluck()
    .get();
  const [began, before] = [clock.now(), now()];
  let submitMs = Number.NaN;
  const longestStallMs = await longestStall(async () => {
    const looking = service.tick().catch(() => undefined);
    const asked = submitted(service, untouched).then((took) => {
      submitMs = rounded(took);
    });
    await Promise.race([looking.then(() => asked), sleep(watched)]);
    await sleep(Math.min(every, 100));
  });
  const seconds = (now() - before) / 1000;
  return {
    seconds: rounded(seconds),
    givenBackPerSecond: rounded((later.get(began) ?? 0) / seconds),
    longestStallMs,
    submitMs,
  };
}

/** Somebody submits something in a campaign in which nobody has answered yet; its turn would be among the last. */
async function submitted(service: Campaigns, game = ""): Promise<number> {
  const { members, awaited } = await service.showing.status(game);
  const seat = awaited[0] ?? "";
  const person = members.find((member) => member.seat === seat)?.person ?? "";
  const before = now();
  const keep = { action: "commit", params: { discard: [] } };
  await service.acting.submit({
    game,
    person,
    seat,
    decision: null,
    moves: [keep],
    ahead: [],
    end: false,
    interaction: null,
  });
  return now() - before;
}
