/** How many requests a campaign makes to Discord: for each input, and on a day when nobody presses anything. */
import { setTimeout as sleep } from "node:timers/promises";
import { type DemoCampaign, openCampaign, playCampaign, startCampaign } from "../../src/cli/demo/campaign.ts";
import { rounded } from "../../src/cli/figures.ts";
import type { Umpire } from "../../src/umpire.ts";
import { type RequestKind, RequestMeter } from "./request-meter.ts";
import { openTable } from "./table.ts";

/** How many inputs are played; a campaign that ends before is followed by another. */
const INPUTS = 150;
/** After how many inputs of a second campaign everybody stays away for a day. */
const UNTIL_IDLE = 30;
/** How often, in ms, all clocks are looked at on that day. */
const LOOK = 10 * 60_000;
const DAY = 24 * 60 * 60_000;

export interface RequestFigures {
  /** Answers of people that acted. */
  readonly inputs: number;
  readonly turns: number;
  /** Of those that Discord counts. */
  readonly perInput: number;
  readonly perTurn: number;
  /** What Discord does not count: acknowledgements, pages shown as answers, and refusals. */
  readonly answersPerInput: number;
  readonly byKind: { readonly [kind in RequestKind]?: number };
  /** Counted requests of a day on which nobody presses anything. */
  readonly perIdleDay: number;
}

/** What a campaign of sensible people asks of Discord. */
export async function benchRequests(game: string, inputs = INPUTS): Promise<RequestFigures> {
  const played = await playedInputs(game, inputs);
  const { meter } = played;
  const per = (n: number): number => rounded(n / played.inputs);
  return {
    inputs: played.inputs,
    turns: played.turns,
    perInput: per(meter.counted),
    perTurn: rounded(meter.counted / Math.max(1, played.turns)),
    answersPerInput: per(meter.answers),
    byKind: Object.fromEntries([...meter.counts].map(([kind, n]) => [kind, per(n)])),
    perIdleDay: await idleDay(game),
  };
}

interface Played {
  readonly inputs: number;
  readonly turns: number;
  readonly meter: RequestMeter;
}

async function playedInputs(game: string, most: number): Promise<Played> {
  const table = await openTable(game);
  const meter = new RequestMeter(table.sandbox);
  let inputs = 0;
  let turns = 0;
  try {
    const campaign: DemoCampaign = {
      ...table,
      async done(_, __, deed) {
        inputs++;
        turns = Math.max(turns, deed.turn);
        meter.read();
      },
    };
    const id = await openCampaign(table, game);
    await startCampaign(campaign);
    meter.begin();
    await playCampaign(campaign, id, () => inputs >= most);
    meter.read();
    return { inputs, turns, meter };
  } finally {
    await table.close();
  }
}

/** Counted requests of a day without an input in the middle of a campaign. */
async function idleDay(game: string): Promise<number> {
  const table = await openTable(game);
  const meter = new RequestMeter(table.sandbox);
  let inputs = 0;
  try {
    const id = await openCampaign(table, game);
    const campaign: DemoCampaign = {
      ...table,
      async done() {
        inputs++;
      },
    };
    await startCampaign(campaign);
    await playCampaign(campaign, id, () => inputs >= UNTIL_IDLE);
    meter.begin();
    for (let time = 0; time < DAY; time += LOOK) {
      table.clock.advance(LOOK);
      await table.umpire.campaigns.tick();
      await quiet(table.umpire);
    }
    meter.read();
    return meter.counted;
  } finally {
    await table.close();
  }
}

/** Everything that is due has been sent. */
async function quiet({ campaigns: { deliveries } }: Umpire): Promise<void> {
  const isDue = async (): Promise<boolean> =>
    ((await deliveries.untilDue()) ?? 1) <= 0 || (await deliveries.inFlight()).length > 0;
  while (await isDue()) await sleep(2);
}
