/** How long it takes from a move until its new picture is in the channel. */
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { commitment, Dice } from "#engine";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { type Person, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import { startUmpire, type Umpire } from "../../src/umpire.ts";
import { campaignButtons } from "./bot.ts";
import { nextMove } from "./campaign.ts";
import { namesFor } from "./presses.ts";

const SEED = "5701".padEnd(64, "0");
/** Whoever waits longer, ms, waits for nothing. */
const LONGEST = 20_000;
/** How many pictures at the start are not measured. */
const WARM_UP = 2;

export interface PostedFigures {
  readonly pictures: number;
  /** From a move until its new picture is in the channel, ms, where nothing else is done. */
  readonly postedMs: number;
  readonly postedP99Ms: number;
}

/** New pictures of a campaign, through real discord.js, drawing threads and all. */
export async function benchPosted(game: string, pictures: number, mostActs = 400): Promise<PostedFigures> {
  const names = namesFor(game);
  const sandbox = await startSandbox({ people: [...names] });
  const umpire = await startUmpire({
    isPublic: false,
    database: ":memory:",
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "silent" }),
    secrets: () => ({ secret: SEED, commitment: commitment(SEED) }),
  });
  try {
    const people = names.map((name) => sandbox.person(name));
    const took: number[] = [];
    for (let acts = 0; took.length < pictures + WARM_UP && acts < mostActs; ) {
      await campaignButtons(sandbox, people, game);
      const [record] = await umpire.campaigns.showing.find({ channel: sandbox.channelId });
      if (!record) throw new Error("the campaign is missing");
      acts += await playOn({ umpire, sandbox, people, took, most: mostActs - acts }, record.id, pictures + WARM_UP);
    }
    const counted = took.slice(WARM_UP);
    return {
      pictures: counted.length,
      postedMs: rounded(median(counted)),
      postedP99Ms: rounded(percentile(counted, 0.99)),
    };
  } finally {
    await umpire.stop();
    await sandbox.close();
  }
}

interface Stage {
  readonly umpire: Umpire;
  readonly sandbox: Sandbox;
  readonly people: readonly Person[];
  readonly took: number[];
  readonly most: number;
}

/** Plays until there are this many pictures; says how many acts that took. */
async function playOn({ umpire, sandbox, people, took, most }: Stage, id: string, wanted: number): Promise<number> {
  const { campaigns, storage } = umpire;
  const dice = new Dice({ key: SEED, next: 0 });
  const newest = databaseOf(storage).sqlite.prepare<[], number>("SELECT coalesce(max(id), 0) FROM pictures").pluck();
  const shown = (): string => shownIn(sandbox, people);
  let acts = 0;
  while (acts < most && took.length < wanted && (await campaigns.showing.record(id)).status === "running") {
    const move = await nextMove(campaigns, id, dice);
    const [pictured, showed] = [newest.get(), shown()];
    const before = now();
    await campaigns.acting.submit({ game: id, ...move, interaction: null });
    acts++;
    if (newest.get() === pictured) continue;
    while (shown() === showed && now() - before < LONGEST) await sleep(2);
    took.push(now() - before);
    await idle(umpire);
  }
  return acts;
}

/** Nothing waits to be sent any more. */
async function idle({ campaigns }: Umpire): Promise<void> {
  while ((await campaigns.deliveries.pending()) > 0) await sleep(10);
}

/** The pictures in the channel, by the names of their files: those of other scenes have others. */
const shownIn = (sandbox: Sandbox, [somebody]: readonly Person[]): string =>
  (somebody?.messages(sandbox.channelId) ?? [])
    .flatMap(({ components }) => JSON.stringify(components).match(/[\w-]+\.png/g) ?? [])
    .join();
