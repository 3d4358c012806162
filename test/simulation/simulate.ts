import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { pino } from "pino";
import { atLeast } from "../../src/cli/arguments.ts";
import { count } from "../costs/count.mjs";
import type { Time } from "./time.ts";
import { World } from "./world.ts";

interface Flags {
  readonly days: number;
  readonly people: number;
  readonly campaigns: number;
  readonly kills: number;
  readonly longAway: number;
  readonly failing: number;
  readonly log: string;
}

/** Campaigns begin with many questions: how often somebody is called is judged over this many days. */
const MONTH = 30;

/** Days of all campaigns together in which whatever people and moderators do comes about: a month of thirty. */
const ENOUGH = 30 * MONTH;
/** The kinds of faults know themselves whether they have come about. */
const EXPECTED: readonly string[] = [
  ...[
    "5xx",
    "429",
    "reset",
    "lost",
    "hang",
    "late event",
    "killed",
    "gone for long",
    "repaired",
    "step prepared",
    "forgotten",
  ],
  ...["pause", "stop", "more time", "repair", "go back", "look", "computer", "correct", "replace", "go on"].map(
    (deed) => `moderator: ${deed}`,
  ),
  ...["pause", "resume", "rewind", "end", "timetable", "silent", "host", "replace"].map((wish) => `request: ${wish}`),
  ...["captain", "deputy", "removal", "rule", "offers"].map((matter) => `matter: ${matter}`),
  ...["read: map", "read: recap", "read: story", "read: log", "read: status"],
  ...["filled in, not submitted: plays", "filled in, not submitted: never submits"],
  ...["stayed away in holidays", "played on after holidays", "went on amid requests"],
  ...["orders given", "left with orders", "offered its seat with orders", "offered its seat with answers"],
  ...["invitation answered", "inherited: kept", "inherited: dropped"],
  ...["another host asked for: there", "another host asked for: gone", "default told", "recap tells defaults"],
  ...["act", "default", "bot", "stand-in", "order", "rewind", "adjust", "reminder"],
];

const begun = process.hrtime.bigint();
const seconds = (): number => Number((process.hrtime.bigint() - begun) / 1_000_000_000n);

/** What processors have done for this until now, s. */
const worked = (): number => Math.round(process.cpuUsage().user / 1_000_000);

/** Reads the command line, lets the server live, says what came of it. */
export async function simulate(time: Time, seed: string): Promise<void> {
  const command = new Command("simulate")
    .description(
      "lets people play campaigns of all games on a simulated Discord, by a clock of its own, and holds every hour to the rules of campaign life",
    )
    .option("--days <n>", "how long", atLeast(4), 90)
    .option("--people <n>", "how many play on the server", atLeast(6), 200)
    .option("--campaigns <n>", "how many run at a time", atLeast(1), 30)
    .option("--kills <n>", "how often the bot is killed", atLeast(0), 10)
    .option("--long-away <n>", "how often it is gone for a day or two after that", atLeast(0), 2)
    .option("--failing <n>", "so many of 10,000 requests to Discord fail", atLeast(0), 30)
    .option("--log <level>", "what the bot logs, to the error output", "silent")
    .option("--seed <text>", "whatever is left to chance");
  const flags = command.parse().opts<Flags>();
  process.stdout.write(`seed ${seed}\n`);
  const logger = pino({ level: flags.log, base: null }, { write: (line) => void process.stderr.write(line) });
  const file = join(mkdtempSync(join(tmpdir(), "umpire-simulation-")), "umpire.sqlite");
  const found = (what: string): void => void process.stderr.write(`broken: ${what}\n`);
  const world = new World(time, { ...flags, seed, file, logger, found });
  await world.run((day) => {
    count("simulated days");
    const sofar = world.checks.fingerprint.slice(0, 16);
    process.stderr.write(`day ${day} of ${flags.days} after ${seconds()} s, ${worked()} s of work: ${sofar}\n`);
  });
  process.stdout.write(`${report(world, flags)}\n`);
  world.close();
  process.exit(world.checks.violations.length > 0 ? 1 : 0); // nothing waits for timers that will never ring
}

function report({ checks, platform, mishaps, ended }: World, { days, campaigns }: Flags): string {
  const { called, daily, happened, givenUp, fingerprint } = checks;
  const rate = ({ messages, days }: (typeof called)["alone"]): number => messages / Math.max(1, days);
  const [calls, alone] = [rate(called.council), rate(called.alone)];
  const share = daily.byDefault / Math.max(1, daily.answers + daily.byDefault);
  const faults = new Map([...platform.faults, ...mishaps.happened]);
  if (calls > 1 && days >= MONTH) checks.wrong(`a member of a council is called ${calls.toFixed(2)} times a day`);
  if (share > 0.05)
    checks.wrong(`${(100 * share).toFixed(1)} % of the answers of those who look in once a day were given by default`);
  if (days * campaigns >= ENOUGH)
    for (const what of missing(new Map([...faults, ...happened]))) checks.wrong(`it never came to this: ${what}`);
  const { violations } = checks;
  return [
    `${ended} campaigns in ${seconds()} s, ${worked()} s of work`,
    `notifications: ${calls.toFixed(2)} a day for members of councils, ${alone.toFixed(2)} for those who hold a seat alone`,
    `of those who look in once a day, ${(100 * share).toFixed(1)} % of ${daily.answers + daily.byDefault} answers were given by default`,
    `what happened: ${listed(happened)}`,
    `faults: ${listed(faults)}`,
    `what people gave up: ${listed(givenUp).replaceAll(", ", "\n  ")}`,
    `fingerprint ${fingerprint}`,
    violations.length === 0 ? "no rule was broken" : `broken:\n${violations.map((line) => `  ${line}`).join("\n")}`,
  ].join("\n");
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ${times}`)
    .join(", ");

/** What a long run is to show that has not happened. */
const missing = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts]
    .flatMap(([what, times]) => (times === 0 ? [what] : []))
    .concat(EXPECTED.filter((what) => !counts.has(what)));
