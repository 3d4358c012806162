import { sqliteRepository } from "../../store/sqlite.ts";
import { bookOf } from "../arguments.ts";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "../demo/campaign.ts";
import { Gauge } from "../demo/gauge.ts";
import { emptyActs } from "./empty-acts.ts";
import { median, rounded } from "./figures.ts";
import { laidTable, SECRET } from "./table.ts";
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
}

export interface Spread {
  readonly median: number;
  readonly mean: number;
}

/** Two campaigns through the real controls: one as people play, one in which every kind of decision is counted. */
export async function benchPlay(game: string): Promise<PlayFigures> {
  const turns = await benchTurns(game);
  return { taps: { ...(await benchTaps(game)), usualTurn: turns.tapsPerTurn }, ...turns };
}

/** A whole campaign of sensible people through the real controls. */
export async function benchTurns(game: string): Promise<TurnFigures> {
  const table = await laidTable(game);
  try {
    const turns = new Map<string, number>();
    let gauge: Gauge | null = null;
    const campaign: DemoCampaign = {
      ...table,
      async done(_, seat, deed) {
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
      tapsPerTurn: median([...turns.values()]),
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
