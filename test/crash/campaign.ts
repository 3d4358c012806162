import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Dice, diceKey } from "#engine";
import { Clock, startSandbox } from "../../src/sandbox/index.ts";
import { CalmBot } from "./calm-bot.ts";
import { CASTS, type Cast, type Game } from "./casts.ts";
import { type Finding, findings } from "./checks.ts";
import { diesAtAnswer, type Fate, Fates } from "./fates.ts";
import { DEATH } from "./fault-points.ts";
import { markedGames } from "./marked-games.ts";
import { MortalBot } from "./mortal-bot.ts";
import { Observer } from "./observer.ts";
import { NEWCOMER, People, type Step } from "./people.ts";
import { RefusedAnswers } from "./refused-answers.ts";
import { Sights } from "./sights.ts";
import { type Story, storyOf } from "./story.ts";
import { TruePages } from "./true-pages.ts";
import type { CampaignBot } from "./watched-bot.ts";

export interface CrashOptions {
  readonly game: Game;
  /** Hex: choices of the moments to die at. */
  readonly seed: string;
  readonly kills: number;
  readonly turns: number;
  /** How often earlier campaigns died at a point: rare ones are preferred. */
  readonly before?: ReadonlyMap<string, number>;
  /** How many steps the bot may live on, if the point that it is to die at does not come; fairly few if left out. */
  readonly patience?: number;
  /** Closes somebody's direct messages, and lets requests fail; people wait for answers that never come, then. */
  readonly faults?: boolean;
  progress?(kills: number): void;
}

export interface Report {
  readonly kills: number;
  /** How many of them were suspensions: another process took over, and then the first one woke up. */
  readonly suspensions: number;
  /** Kills by fault point; those from outside, at any moment, under "outside", suspensions under "asleep". */
  readonly deaths: ReadonlyMap<string, number>;
  /** Every fault point that was passed. */
  readonly points: ReadonlySet<string>;
  /** How many answers to acts Discord has refused. */
  readonly refused: number;
  /** What does not hold; empty as it should be. */
  readonly findings: readonly Finding[];
  readonly story: Story;
}

const SECRET = "5ec2e7".padEnd(64, "0");
/** How often something that nobody disturbed may fail before it is taken for a failure. */
const PATIENCE = 40;
/** After how many failures somebody thinks that what they see is out of date. */
const OUT_OF_DATE = 10;
/** How long, in ms, a person looks at "thinking…" before they press again. */
const NO_ANSWER = 12_000;

/** A whole campaign, during which the bot is killed and restarted `kills` times. */
export async function crashCampaign({
  game,
  seed,
  kills,
  turns,
  before = new Map(),
  faults = false,
  patience,
  progress,
}: CrashOptions): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-crash-"));
  const cast: Cast = CASTS[game];
  const everyone = [...cast.names, ...cast.council.members, NEWCOMER];
  const clock = new Clock();
  const sandbox = await startSandbox({ people: everyone, clock });
  const sights = new Sights(sandbox, clock, everyone);
  const database = join(folder, "umpire.sqlite");
  const diary = join(folder, "diary");
  const played = markedGames.filter(({ id }) => id === game); // the packs of others need not be read
  const observer = await Observer.open(database, played, true);
  const place = { token: sandbox.token, api: `${sandbox.url}/api`, database, secret: SECRET, diary, game };
  const bot: CampaignBot = kills === 0 ? new CalmBot(place) : new MortalBot(place);
  const dice = new Dice({ key: diceKey(seed.padStart(64, "0"), "moments"), next: 0 });
  const advance = (ms: number): void => {
    sandbox.advance(ms);
    bot.advance(ms);
  };
  const people = new People(sandbox, observer, { ...cast, advance });
  const script = cast.script(people, turns);
  const steps = script.steps();
  const fates = new Fates({ dice, kills, patience, faults, fail: (fault) => sandbox.controls.failNext(fault) });
  // in trouble, one of them gets a private thread
  if (faults) sandbox.controls.setDms(sandbox.person("Cleo").id, false);

  const refusals = new RefusedAnswers(sandbox, bot, game === "iraqi-conflict");
  const pages = new TruePages(sandbox, observer, bot);

  function fate(left: number): Fate | null {
    sandbox.controls.clearFailures();
    return fates.next(left, tally(bot.deaths(), before));
  }

  async function begin(left: number): Promise<void> {
    observer.close();
    const next = fate(left);
    await bot.start(next);
    if (kills > 0 && !diesAtAnswer(next)) refusals.next();
    await pages.areTrue("10 s after a start");
  }

  /** Somebody tries it: what went wrong; null: nothing that they know of. */
  async function attempt(step: Step): Promise<Error | null> {
    const error = await Promise.race([
      step.act().then(() => null, asError),
      bot.death().then(() => null),
      refusals.come.then(() => null),
      sleep(NO_ANSWER, new Error("no answer came"), { ref: false }),
    ]);
    people.leave(); // before the next process can take a press that was meant for this one
    if (refusals.hasCome) {
      await pages.areTrue("10 s after an answer was refused");
      refusals.next();
    }
    return bot.alive ? error : null;
  }

  /** What people do: if no answer comes they look whether it is done, and press again. */
  async function take(step: Step, left: number): Promise<void> {
    for (let failures = 0; ; ) {
      if (!bot.alive) await begin(left);
      if (bot.alive && (await step.done())) return;
      const error = await attempt(step);
      if (!error) continue;
      if (++failures > PATIENCE)
        throw new Error(`${step.what} fails in life ${fates.chosen}; ${await people.undelivered()}`, { cause: error });
      // what a suspended process was just about to send arrives when it wakes: then a page is out of date
      if (failures === OUT_OF_DATE && bot.suspensions > 0) await people.repair().catch(asError);
      await sleep(Math.min(50 * failures, 1000)); // an outage takes its time
    }
  }

  try {
    for (const [i, step] of steps.entries()) {
      await take(step, steps.length - i);
      if (bot.tired()) await bot.kill();
      progress?.(Math.max(fates.chosen - 1, 0));
    }
    const story = await storyOf(observer, sandbox);
    const own = tally(bot.deaths());
    return {
      kills: bot.deaths().length + bot.murders + bot.suspensions,
      suspensions: bot.suspensions,
      deaths: new Map([...own, ["outside", bot.murders], ["asleep", bot.suspensions]]),
      refused: refusals.count,
      points: new Set(bot.diary().map((line) => line.replace(DEATH, ""))),
      findings: [
        ...script.troubles,
        ...pages.stale,
        ...(await bot.troubles()),
        ...(await findings({ sandbox, observer, sights, output: bot.output, notes: bot.notes() })),
      ],
      story,
    };
  } finally {
    observer.close();
    await bot.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export function tally(list: readonly string[], start: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const counts = new Map(start);
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
