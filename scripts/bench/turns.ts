import type { Seat } from "#engine";
import { bookOf } from "../../src/cli/arguments.ts";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "../../src/cli/demo/campaign.ts";
import { Gauge } from "../../src/cli/demo/gauge.ts";
import type { Deed } from "../../src/cli/demo/player.ts";
import { median, rounded } from "../../src/cli/figures.ts";
import { emptyActs } from "./empty-acts.ts";
import { RequestMeter } from "./request-meter.ts";
import { openTable, SECRET, type Table } from "./table.ts";
import { benchTaps } from "./taps.ts";

/** How a campaign troubles those who play it. */
export interface PlayFigures extends TurnFigures {
  /** Taps by what is decided; `usualTurn`: the median of all that a seat does in a turn. */
  readonly taps: { readonly [decision: string]: number };
}

export interface TurnFigures {
  readonly tapsPerTurn: number;
  readonly stopsPerPersonPerTurn: Spread;
  readonly postsPerTurn: Spread;
  readonly notificationsPerPersonPerTurn: Spread;
  /** The share of acts that were the only possible answer. */
  readonly emptyActs: number;
  readonly turns: number;
  /** Requests of the bot that Discord counts, for each thing that somebody has done. */
  readonly requestsPerInput: number;
}

export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** Two campaigns through the real controls: one as people play, one in which every kind of decision is counted. */
export async function benchPlay(game: string): Promise<PlayFigures> {
  const turns = await benchTurns(game);
  return { taps: { ...(await benchTaps(game)), usualTurn: turns.tapsPerTurn }, ...turns };
}

/** A whole campaign of sensible people through the real controls. */
export async function benchTurns(game: string): Promise<TurnFigures> {
  const table = await openTable(game);
  const { umpire, sandbox, people } = table;
  try {
    const id = await openCampaign(table, game);
    const gauge = new Gauge(umpire.campaigns, id, umpire.discord.user, people);
    gauge.watch(sandbox.channelId);
    const meter = new RequestMeter(sandbox);
    const deeds = await playMeasured(table, id, gauge, meter);
    gauge.end();
    return {
      tapsPerTurn: median(tapsByTurn(deeds)),
      stopsPerPersonPerTurn: spread(gauge.stops),
      postsPerTurn: spread(gauge.posts),
      notificationsPerPersonPerTurn: spread(gauge.notifications),
      turns: gauge.posts.length,
      requestsPerInput: rounded(meter.counted / deeds.length),
      emptyActs: emptyActs(bookOf(game), await umpire.storage.repository.log(id), SECRET),
    };
  } finally {
    await table.close();
  }
}

/** Something that was done, and for which seat. */
interface SeatDeed extends Deed {
  readonly seat: Seat;
}

/** Plays a campaign to its end. Gives all that was done. */
async function playMeasured(table: Table, id: string, gauge: Gauge, meter: RequestMeter): Promise<readonly SeatDeed[]> {
  const deeds: SeatDeed[] = [];
  const campaign: DemoCampaign = {
    ...table,
    async done(_, seat, deed) {
      deeds.push({ ...deed, seat });
      meter.read();
      await gauge.observe();
    },
  };
  await startCampaign(campaign);
  meter.begin();
  await gauge.observe();
  await playCampaign(campaign, id);
  meter.read();
  return deeds;
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

const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length),
  most: Math.max(...values),
});
