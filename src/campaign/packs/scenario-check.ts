/** Checks a host's own scenario on a thread of its own, so that no campaign waits for it. */
import type { Piscina } from "piscina";
import { PackError, type PackFiles } from "#engine";
import { oneThread } from "../../threads/threads.ts";

/** A scenario of somebody's own, as its file has it, and the pack that it comes into. */
export interface ScenarioTask {
  readonly game: string;
  readonly files: PackFiles;
  readonly text: string;
}

/** What is wrong with it, as `PackError` has it; null: it can be played. */
export type ScenarioFault = Pick<PackError, "file" | "path" | "reason"> | null;

/** How long, in ms, one file may keep those behind it waiting: a sound one takes a few hundred. */
const LONGEST_MS = 20_000;

let thread: Piscina | undefined;

/**
 * Looks through it on a thread of its own, one file after the other: what is played meanwhile does not wait for that, and
 * neither do other files for ever.
 */
export async function checkOnThread(task: ScenarioTask, longest = LONGEST_MS): Promise<ScenarioFault> {
  thread ??= oneThread(import.meta.url, "scenario-worker");
  const signal = AbortSignal.timeout(longest);
  try {
    const fault: ScenarioFault = await thread.run(task, { signal });
    return fault;
  } catch (error) {
    if (!signal.aborted) throw error;
    return { file: "the file", path: "", reason: `it could not be looked through within ${longest / 1000} seconds` };
  }
}

/** What that would throw. */
export const faultOf = (look: () => unknown): ScenarioFault => {
  try {
    look();
    return null;
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const { file, path, reason } = error;
    return { file, path, reason };
  }
};
