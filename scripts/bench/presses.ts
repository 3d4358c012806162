/** How quickly the bot acknowledges presses of buttons that come at a steady rate. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bookOf } from "../../src/cli/arguments.ts";
import { percentile, rounded } from "../../src/cli/figures.ts";
import { startSandbox } from "../../src/sandbox/index.ts";
import { type Button, campaignButtons, endBot, startBot, useAll } from "./bot.ts";

export interface PressFigures {
  readonly presses: number;
  readonly perSecond: number;
  readonly acknowledgedP50Ms: number;
  readonly acknowledgedP99Ms: number;
  readonly over3s: number;
  readonly lost: number;
  /** A press that the bot refuses without looking at a game: only the way there and back. */
  readonly bareP50Ms: number;
}

/** Names for as many people as a game has seats. */
export function namesFor(game: string): readonly string[] {
  const { definition, content } = bookOf(game);
  return definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
}

/** Presses of buttons through real discord.js: the bot is a process of its own, the sandbox plays Discord. */
export async function benchPresses(game: string, perSecond: number, seconds: number): Promise<PressFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-presses-"));
  const names = namesFor(game);
  const sandbox = await startSandbox({ people: [...names] });
  const people = names.map((name) => sandbox.person(name));
  const bot = await startBot(sandbox, join(folder, "umpire.sqlite"));
  const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // it is not empty
  try {
    const { act, map } = await campaignButtons(sandbox, people, game);
    const channel = sandbox.channelId;
    const leave = (n: number) => of(people, n).slash({ channel, command: "game leave", options: {} });
    const bare = await useAll(leave, 25, 2);
    const buttons: readonly Button[] = [act, act, act, map];
    const timed = await useAll((n) => of(people, n).press(of(buttons, n)), perSecond, seconds);
    const times = timed.filter((t) => t !== null);
    const bareTimes = bare.filter((t) => t !== null);
    return {
      presses: timed.length,
      perSecond,
      acknowledgedP50Ms: rounded(percentile(times, 0.5)),
      acknowledgedP99Ms: rounded(percentile(times, 0.99)),
      over3s: times.filter((t) => t > 3000).length,
      lost: timed.length - times.length,
      bareP50Ms: rounded(percentile(bareTimes, 0.5)),
    };
  } finally {
    await endBot(bot);
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}
