import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { commitment, Dice, diceKey, type Seat } from "../../engine/index.ts";
import type { Renderer } from "../../render/renderer.ts";
import { Clock, startSandbox } from "../../sandbox/index.ts";
import { sqliteRepository } from "../../store/sqlite.ts";
import { startUmpire } from "../../umpire.ts";
import { bookOf } from "../arguments.ts";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "../demo/campaign.ts";
import { Gauge } from "../demo/gauge.ts";
import type { Deed } from "../demo/player.ts";
import { emptyActs } from "./empty-acts.ts";
import { median, rounded } from "./figures.ts";

/** How a campaign troubles those who play it. */
export interface TurnFigures {
  /** Taps by what is decided, the median of a campaign; `usualTurn`: of all that a seat does in a turn. */
  readonly taps: { readonly [decision: string]: number };
  readonly stopsPerPersonPerTurn: Spread;
  readonly postsPerTurn: Spread;
  readonly notificationsPerPersonPerTurn: Spread;
  /** The share of acts that were the only possible answer. */
  readonly emptyActs: number;
  readonly turns: number;
}

export interface Spread {
  readonly median: number;
  readonly mean: number;
}

const SECRET = (process.env.SEED ?? "be9c4").padEnd(64, "0");
/** Pictures take time and count nothing here. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const blank: Renderer = { png: () => Promise.resolve(PIXEL), close: () => Promise.resolve() };

/** A sandbox, a bot, and a person for each seat; dice and choices fall the same every time. */
interface Table extends Omit<DemoCampaign, "done"> {
  close(): Promise<void>;
}

async function openTable(game: string): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-turns-"));
  const { definition, content } = bookOf(game);
  const names = definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const clock = new Clock();
  const sandbox = await startSandbox({ people: names, clock });
  const umpire = await startUmpire({
    database: join(folder, "umpire.sqlite"),
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "silent" }),
    clock,
    renderer: blank,
    secrets: () => ({ secret: SECRET, commitment: commitment(SECRET) }),
  });
  return {
    sandbox,
    umpire,
    clock,
    people: names.map((name) => sandbox.person(name)),
    options: {},
    dice: new Dice({ key: diceKey(SECRET, "choices"), next: 0 }),
    async close() {
      await umpire.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Something that was done, and for which seat. */
interface SeatDeed extends Deed {
  readonly seat: Seat;
}

/** A whole campaign of sensible people through the real controls. */
export async function benchTurns(game: string): Promise<TurnFigures> {
  const table = await openTable(game);
  const { umpire, sandbox, people } = table;
  try {
    const id = await openCampaign(table, game);
    const gauge = new Gauge(umpire.campaigns, id, umpire.discord.user, people);
    gauge.watch(sandbox.channelId);
    const deeds = await playMeasured(table, id, gauge);
    gauge.end();
    return {
      taps: { ...tapsByDecision(deeds), usualTurn: median(tapsByTurn(deeds)) },
      stopsPerPersonPerTurn: spread(gauge.stops),
      postsPerTurn: spread(gauge.posts),
      notificationsPerPersonPerTurn: spread(gauge.notifications),
      turns: gauge.posts.length,
      emptyActs: emptyActs(bookOf(game), await sqliteRepository(umpire.database).log(id), SECRET),
    };
  } finally {
    await table.close();
  }
}

/** Plays the campaign to its end; returns all that was done. */
async function playMeasured(table: Table, id: string, gauge: Gauge): Promise<readonly SeatDeed[]> {
  const deeds: SeatDeed[] = [];
  const campaign: DemoCampaign = {
    ...table,
    async done(_, seat, deed) {
      deeds.push({ ...deed, seat });
      await gauge.observe();
    },
  };
  await startCampaign(campaign);
  await gauge.observe();
  await playCampaign(campaign, id);
  return deeds;
}

const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length),
});

/** Several moves at once are one decision, whatever they are. */
function tapsByDecision(deeds: readonly Deed[]): { readonly [decision: string]: number } {
  const taps = new Map<string, number[]>();
  for (const { actions, taps: count } of deeds) {
    const [first = "", ...more] = new Set(actions);
    const name = more.length > 0 ? "severalRows" : first;
    taps.set(name, [...(taps.get(name) ?? []), count]);
  }
  return Object.fromEntries([...taps].map(([name, counts]) => [name, median(counts)]));
}

/** All taps of a seat in a turn, for each; what is done before the first turn counts for none. */
function tapsByTurn(deeds: readonly SeatDeed[]): readonly number[] {
  const taps = new Map<string, number>();
  for (const { turn, seat, taps: count } of deeds) {
    const key = `${turn} ${seat}`;
    if (turn > 0) taps.set(key, (taps.get(key) ?? 0) + count);
  }
  return [...taps.values()];
}
