import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { SingleBar } from "cli-progress";
import { Command, Option } from "commander";
import { atLeast, seed } from "../../src/cli/arguments.ts";
import bundlePrograms from "../programs.ts";
import { asError, type CrashOptions, crashCampaign, type Report } from "./campaign.ts";
import { CASTS, GAMES, type Game } from "./casts.ts";
import { points } from "./points.ts";

/** A turn, and a little more: then every point has come. */
const PATIENCE = 13;

interface Flags {
  readonly kills: number;
  readonly turns: number;
  readonly seed: string;
  readonly game?: Game;
}

new Command("soak:crash")
  .description("plays campaigns while the bot is killed again and again, and compares them with an undisturbed one")
  .option("--kills <n>", "how often", atLeast(1), 300)
  .option("--turns <n>", "turns of each campaign", atLeast(1), 10)
  .option("--seed <hex>", "chooses the moments", seed, randomBytes(4).toString("hex"))
  .addOption(new Option("--game <game>", "this game alone").choices(GAMES))
  .action(soak)
  .parse();

async function soak({ kills, turns, seed: key, game: only }: Flags): Promise<void> {
  const begun = Date.now();
  await bundlePrograms();
  process.stdout.write(`seed ${key}\n`);
  const played = GAMES.filter((game) => only === undefined || game === only);
  const turnsOf = (game: Game): number => Math.ceil(turns / CASTS[game].length);
  const calm = new Map<Game, Report>();
  let wrong = 0;
  const passed = new Set<string>();
  for (const game of played) {
    const report = await crashCampaign({ game, seed: key, kills: 0, turns: turnsOf(game), faults: true });
    wrong += told(`the undisturbed campaign of ${game}`, report.findings);
    for (const point of report.points) passed.add(point);
    calm.set(game, report);
  }
  const bar = new SingleBar({
    format: "{bar} {value} of {total} kills · {duration_formatted} · {eta_formatted} to go",
    noTTYOutput: true,
    notTTYSchedule: 30_000,
  });
  bar.start(kills, 0);
  const deaths = new Map<Game, ReadonlyMap<string, number>>();
  const share = Math.ceil(kills / played.length); // few kills are those of all games, too
  let done = 0;
  for (let campaign = 1; done < kills; campaign++) {
    const progress: CrashOptions["progress"] = (now) => bar.update(done + now);
    const game = played[campaign % played.length] ?? GAMES[0];
    const before = deaths.get(game) ?? new Map<string, number>();
    const many = Math.min(CASTS[game].kills, share, kills - done);
    const own = `${key.slice(-60)}${String(campaign).padStart(4, "0")}`;
    const common = { game, seed: own, turns: turnsOf(game), before, patience: PATIENCE, faults: true, progress };
    const report = await crashCampaign({ ...common, kills: many }).catch(asError);
    if (report instanceof Error) {
      wrong += told(`campaign ${campaign} of ${game}`, [`${report.stack} ${String(report.cause)}`]);
      done += many;
      continue;
    }
    done += report.kills;
    deaths.set(game, sum(before, report.deaths));
    for (const point of report.points) passed.add(point);
    wrong += told(`campaign ${campaign} of ${game}`, report.findings);
    const [here, there] = [report.story, calm.get(game)?.story];
    if (!isDeepStrictEqual(here, there))
      wrong += told(`campaign ${campaign} of ${game}`, [
        `it went another way than the undisturbed one: ${firstDifference(here, there)}`,
      ]);
  }
  bar.stop();
  for (const game of played) table(game, deaths.get(game) ?? new Map());
  const strange = [...passed].filter((point) => !points(true).includes(point));
  process.stdout.write(`points not listed: ${list(strange)}\n`);
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  process.stdout.write(`${done} kills in ${minutes} min: ${wrong === 0 ? "all holds" : `${wrong} findings`}\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

/** How often a game's bot died where, and where it never did. */
function table(game: Game, deaths: ReadonlyMap<string, number>): void {
  const total = [...deaths.values()].reduce((all, times) => all + times, 0);
  process.stdout.write(`${game}: ${total} kills at ${deaths.size} points\n`);
  for (const [point, times] of [...deaths].sort(([, a], [, b]) => b - a))
    process.stdout.write(`${String(times).padStart(5)} ${point}\n`);
  process.stdout.write(`points never died at: ${list(points(true).filter((point) => !deaths.has(point)))}\n`);
}

const list = (names: readonly string[]): string => names.join(", ") || "none";

function sum(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const all = new Map(one);
  for (const [name, times] of other) all.set(name, (all.get(name) ?? 0) + times);
  return all;
}

/** Prints what does not hold; says how much. */
function told(what: string, findings: readonly string[]): number {
  for (const finding of findings) process.stdout.write(`${what}: ${finding}\n`);
  return findings.length;
}

/** Where two campaigns part. */
function firstDifference(one: Report["story"], other: Report["story"] | undefined): string {
  for (const part of ["rows", "kept", "messages"] as const) {
    const at = one[part].findIndex((line, i) => line !== other?.[part][i]);
    if (at >= 0) return `${part} ${at}: ${one[part][at]}, not ${other?.[part][at]}`;
  }
  return "in its end";
}
