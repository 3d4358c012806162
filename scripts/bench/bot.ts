/** A bot in a process of its own for measurements: starting it, its memory, and buttons pressed at a steady rate. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { APIMessage } from "discord-api-types/v10";
import { now } from "../../src/cli/figures.ts";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";

const IS_SOURCE = import.meta.url.endsWith(".ts");
const ROOT = fileURLToPath(new URL(IS_SOURCE ? "../.." : "../../src", import.meta.url));
/** The bot, from the sources or from the bundle beside this one. */
let program = IS_SOURCE
  ? ["--import", "tsx", "src/main.ts"]
  : [join(dirname(process.argv[1] ?? ""), "umpire.js"), "start"];

/** From now on bots are started from this file: tests have bundled one, which begins in a third of the time. */
export function startBotsFrom(file: string): void {
  program = [file];
}

/** A bot in a process of its own, as it is when it is ready; the sandbox plays Discord. */
export async function startBot(sandbox: Sandbox, database: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DISCORD_TOKEN: sandbox.token,
    UMPIRE_DISCORD_API: `${sandbox.url}/api`,
    UMPIRE_DATABASE: database,
    LOG_LEVEL: "info",
    MALLOC_MMAP_THRESHOLD_: "262144", // as in package.json and in the container
  };
  const bot = spawn(process.execPath, program, { env, cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    bot.stdout?.on("data", (chunk: Buffer) => chunk.includes('"msg":"ready"') && resolve());
    bot.once("exit", (code) => reject(new Error(`the bot ended with ${code}`)));
  });
  bot.removeAllListeners("exit");
  return bot;
}

export async function endBot(bot: ChildProcess): Promise<void> {
  const ended = once(bot, "exit");
  bot.kill();
  await ended;
}

/** What a process has of this machine's memory now, MB, as Linux counts it; NaN elsewhere. */
export function residentMB({ pid }: Pick<ChildProcess, "pid">): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

export interface Button {
  readonly message: APIMessage;
  readonly customId: string;
}

/** A running campaign that these people have joined, and the buttons under its posts. */
export async function campaignButtons(
  sandbox: Sandbox,
  people: readonly Person[],
  game: string,
): Promise<{ readonly lobby: APIMessage; readonly act: Button; readonly map: Button }> {
  const channel = sandbox.channelId;
  const [host] = people;
  if (!host) throw new Error("nobody is there");
  await host.slash({ channel, command: "game create", options: { game, pace: "none" } }).reply();
  for (const person of people)
    await person.slash({ channel, command: "game join", options: { word: person.id } }).reply();
  await host.slash({ channel, command: "game start", options: {} }).reply();
  const find = (kind: string): Button | undefined =>
    host
      .messages(channel)
      .flatMap((message) => controlsOf(message).map((c) => ({ message, customId: c.custom_id })))
      .findLast((b) => b.customId.startsWith(`1:${kind}:`));
  for (let tries = 0; tries < 500; tries++) {
    const act = find("act");
    const map = find("map");
    const [lobby] = host.messages(channel);
    if (act && map && lobby) return { lobby, act, map };
    await sleep(20);
  }
  throw new Error("the campaign was not posted");
}

/** Something that a person does; it resolves when the bot has acknowledged it. */
export type Use = ReturnType<Person["press"]>;

/** Uses at a steady rate; the ms until the bot acknowledged each, null where it never did. */
export async function useAll(
  use: (n: number) => Use,
  perSecond: number,
  seconds: number,
): Promise<readonly (number | null)[]> {
  const all: Promise<number | null>[] = [];
  const start = now();
  for (let i = 0; i < perSecond * seconds; i++) {
    await sleep(Math.max(0, start + (i * 1000) / perSecond - now()));
    all.push(acknowledged(use(i)));
  }
  return await Promise.all(all);
}

async function acknowledged(use: Use): Promise<number | null> {
  const before = now();
  const seen = await Promise.race([use.acknowledged(), sleep(10_000, null, { ref: false })]);
  return seen === null || seen.kind === "failed" ? null : now() - before;
}
