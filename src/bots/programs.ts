/** Starts the programs of bots, and ends them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Wire } from "./bot.ts";

/** What only this process is told: no program of anybody else has a use for it. */
const OWN = /^(DISCORD|UMPIRE)_/;

/** How long, in ms, a program may go on after its game is over. */
const LAST_WORDS = 5000;

/** A program that runs. */
export interface Program extends Wire {
  /** Ends it, and what it has started; nothing of it is left. */
  end(): void;
  /** Lets it read what it was told last, and end by itself; after five seconds it is ended. */
  leave(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Whatever still runs as this process ends would belong to nobody. */
const endAll = (): void => {
  for (const child of running) kill(child);
};

/**
 * Runs a command as a shell does. What it writes to stderr goes to that of this process. A command that cannot be run
 * is as good as one that ends at once.
 */
export function started(command: string): Program {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));
  const child = spawn(command, { shell: true, detached: true, env, stdio: ["pipe", "pipe", "inherit"] });
  child.on("error", () => undefined); // its streams end, which says as much
  if (running.size === 0) process.on("exit", endAll);
  running.add(child);
  child.once("close", () => {
    running.delete(child);
    if (running.size === 0) process.off("exit", endAll);
  });
  const leave = async (): Promise<void> => {
    child.stdin.end();
    child.stdout.resume(); // what it has still to say keeps it from ending
    if (running.has(child)) await Promise.race([once(child, "close"), sleep(LAST_WORDS, undefined, { ref: false })]);
    kill(child);
  };
  return { input: child.stdout, output: child.stdin, end: () => kill(child), leave };
}

/** The shell, and what runs in it. */
function kill(child: ChildProcess): void {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL"); // it has no group of its own
  }
}
