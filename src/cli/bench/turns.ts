import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { commitment, Dice, diceKey } from "../../engine/index.ts";
import type { Renderer } from "../../render/renderer.ts";
import { Clock, type Sandbox, startSandbox } from "../../sandbox/index.ts";
import { sqliteRepository } from "../../store/sqlite.ts";
import { startUmpire, type Umpire } from "../../umpire.ts";
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

/** A table in the sandbox, with dice that always fall the same. */
export interface Table extends Pick<DemoCampaign, "sandbox" | "umpire" | "clock" | "people" | "options" | "dice"> {
  close(): Promise<void>;
}

export async function laidTable(game: string): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-turns-"));
  const { definition, content } = bookOf(game);
  const names = definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const clock = new Clock();
  const sandbox: Sandbox = await startSandbox({ people: names, clock });
  const umpire: Umpire = await startUmpire({
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

/** A whole campaign of sensible people through the real controls. */
export async function benchTurns(game: string): Promise<TurnFigures> {
  const table = await laidTable(game);
  try {
    const turns = new Map<string, number>();
    const deeds: Deed[] = [];
    let gauge: Gauge | null = null;
    const campaign: DemoCampaign = {
      ...table,
      async done(_, seat, deed) {
        deeds.push(deed);
        const key = `${deed.turn} ${seat}`;
        if (deed.turn > 0) turns.set(key, (turns.get(key) ?? 0) + deed.taps);
        await gauge?.observe();
      },
    };
    const id = await openCampaign(campaign, game);
    gauge = new Gauge(table.umpire.campaigns, id, table.umpire.discord.user, table.people);
    gauge.watch(table.sandbox.channelId);
    await startCampaign(campaign);
    await gauge.observe();
    await playCampaign(campaign, id);
    gauge.end();
    return {
      taps: { ...tapsByDecision(deeds), usualTurn: median([...turns.values()]) },
      stopsPerPersonPerTurn: spread(gauge.stops),
      postsPerTurn: spread(gauge.posts),
      notificationsPerPersonPerTurn: spread(gauge.notifications),
      turns: gauge.posts.length,
      emptyActs: emptyActs(bookOf(game), await sqliteRepository(table.umpire.database).log(id), SECRET),
    };
  } finally {
    await table.close();
  }
}

const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length),
});

function tapsByDecision(deeds: readonly Deed[]): { readonly [decision: string]: number } {
  const taps = new Map<string, number[]>();
  for (const { actions, taps: count } of deeds) {
    const [first = "", ...more] = new Set(actions);
    const name = more.length > 0 ? "severalRows" : first;
    taps.set(name, [...(taps.get(name) ?? []), count]);
  }
  return Object.fromEntries([...taps].map(([name, counts]) => [name, median(counts)]));
}
