/** What a process says and ends with when it cannot go on, in words for whoever is at the keyboard. */
import { PackError, Refused } from "#engine";
import { ConfigProblem } from "./config.ts";
import { DiscordProblem } from "./discord/delivery/problems.ts";
import { FontProblem } from "./render/node/fonts.ts";
import { RulesProblem } from "./rules-of-play/book.ts";
import { SandboxProblem } from "./sandbox/problem.ts";
import { DatabaseProblem } from "./store/problems.ts";

/**
 * What a process ends with, by the names of sysexits.h. A supervisor should start one again that found no way for now
 * (tempfail), and leave one alone that somebody has to mend something for (config).
 */
export const EXIT = { usage: 2, tempfail: 75, config: 78 } as const;

/** What only a person can mend. */
const LASTING = [PackError, ConfigProblem, FontProblem, RulesProblem, SandboxProblem];
/** What may pass, and says so. */
const PASSING = [DatabaseProblem, DiscordProblem];

interface Trouble {
  readonly sentence: string;
  readonly code: number;
}

/** What the person at the keyboard can do something about, in words; null: a mistake of ours, with a stack trace to look at. */
function troubleOf(error: unknown): Trouble | null {
  if (error instanceof Refused) return { sentence: inTerminal(error.text), code: EXIT.usage };
  for (const kind of PASSING)
    if (error instanceof kind) return { sentence: error.message, code: error.passes ? EXIT.tempfail : EXIT.config };
  for (const kind of LASTING) if (error instanceof kind) return { sentence: error.message, code: EXIT.config };
  return null;
}

/** A sentence that is written for Discord, without its marks. */
const inTerminal = (text: string): string => text.replaceAll("**", "").replaceAll("`", "");

/** Says what is wrong, on stderr, and lets the process end; what is our own fault is thrown on. */
export function tellAndExit(error: unknown): void {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  process.stderr.write(`${trouble.sentence}\n`);
  process.exit(trouble.code);
}

/**
 * Runs the bot, and ends the process: what was left under way would keep it. With UMPIRE_ON_FAILURE=wait, what somebody has to mend does not end the process: Docker starts again
 * whatever has ended, with any code, for ever.
 */
export async function runUnderSupervision(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble?.code !== EXIT.config || process.env.UMPIRE_ON_FAILURE !== "wait") throw error;
    const stopped = toldToStop(); // whoever reads that it waits may stop it at once
    process.stderr.write(`${trouble.sentence}\nUmpire does nothing now, and waits to be stopped.\n`);
    await stopped;
    process.exit(trouble.code);
  }
}

/** Resolves when the process is told to stop. */
export async function toldToStop(): Promise<NodeJS.Signals> {
  const alive = setInterval(() => {}, 60_000); // a signal that is listened for keeps no process alive
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, resolve);
  });
  clearInterval(alive);
  return signal;
}
