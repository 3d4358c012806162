import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { APIMessage } from "discord-api-types/v10";
import { type Person, type Sandbox, startSandbox } from "../../sandbox/index.ts";
import { bookOf } from "../arguments.ts";
import { controlsOf } from "../robot/controls.ts";
import { now, percentile, rounded } from "./figures.ts";

const IS_SOURCE = import.meta.url.endsWith(".ts");
const ROOT = fileURLToPath(new URL(IS_SOURCE ? "../../.." : "../..", import.meta.url));
/** The bot, from the sources or from the bundle that this is part of. */
const PROGRAM = IS_SOURCE ? ["--import", "tsx", "src/main.ts"] : [process.argv[1] ?? "", "start"];

export interface PressFigures {
  readonly presses: number;
  readonly perSecond: number;
  readonly acknowledgedP50Ms: number;
  readonly acknowledgedP99Ms: number;
  readonly over3s: number;
  readonly lost: number;
  /** A press that the bot refuses without looking at a game: the way there and back alone. */
  readonly bareP50Ms: number;
}

/** Presses of buttons through real discord.js: the bot is a process of its own, the sandbox plays Discord. */
export async function benchPresses(game: string, perSecond: number, seconds: number): Promise<PressFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-presses-"));
  const { definition, content } = bookOf(game);
  const names = definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const sandbox = await startSandbox({ people: names });
  const people = names.map((name) => sandbox.person(name));
  const bot = await startBot(sandbox, join(folder, "umpire.sqlite"));
  try {
    const buttons = await campaignButtons(sandbox, people, game);
    const bare = await pressAll(sandbox, people, [{ customId: "leave", message: buttons.lobby }], 25, 2);
    const timed = await pressAll(sandbox, people, buttons.act, perSecond, seconds);
    const times = timed.filter((t) => t !== null);
    return {
      presses: timed.length,
      perSecond,
      acknowledgedP50Ms: rounded(percentile(times, 0.5)),
      acknowledgedP99Ms: rounded(percentile(times, 0.99)),
      over3s: times.filter((t) => t > 3000).length,
      lost: timed.length - times.length,
      bareP50Ms: rounded(
        percentile(
          bare.filter((t) => t !== null),
          0.5,
        ),
      ),
    };
  } finally {
    bot.kill();
    await once(bot, "exit");
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

async function startBot(sandbox: Sandbox, database: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DISCORD_TOKEN: sandbox.token,
    UMPIRE_DISCORD_API: `${sandbox.url}/api`,
    UMPIRE_DATABASE: database,
    LOG_LEVEL: "info",
  };
  const bot = spawn(process.execPath, PROGRAM, { env, cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    bot.stdout?.on("data", (chunk: Buffer) => chunk.includes('"msg":"ready"') && resolve());
    bot.once("exit", (code) => reject(new Error(`the bot ended with ${code}`)));
  });
  bot.removeAllListeners("exit");
  return bot;
}

interface Button {
  readonly message: APIMessage;
  readonly customId: string;
}

/** A running campaign and the buttons under its posts. */
async function campaignButtons(
  sandbox: Sandbox,
  people: readonly Person[],
  game: string,
): Promise<{ lobby: APIMessage; act: readonly Button[] }> {
  const channel = sandbox.channelId;
  const [host] = people;
  if (!host) throw new Error("nobody is there");
  await host.slash({ channel, command: "game create", options: { game, pace: 0 } }).reply();
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
    if (act && map && lobby) return { lobby, act: [act, act, act, map] };
    await sleep(20);
  }
  throw new Error("the campaign was not posted");
}

/** Presses at a steady rate; the ms until the bot acknowledged each, null where it never did. */
async function pressAll(
  sandbox: Sandbox,
  people: readonly Person[],
  buttons: readonly Partial<Button>[],
  perSecond: number,
  seconds: number,
): Promise<readonly (number | null)[]> {
  const all: Promise<number | null>[] = [];
  const start = now();
  for (let i = 0; i < perSecond * seconds; i++) {
    await sleep(Math.max(0, start + (i * 1000) / perSecond - now()));
    const button = buttons[i % buttons.length];
    const person = people[i % people.length];
    if (button && person) all.push(press(sandbox, person, button));
  }
  return await Promise.all(all);
}

async function press(sandbox: Sandbox, person: Person, { message, customId }: Partial<Button>): Promise<number | null> {
  const before = now();
  const use =
    message && customId && customId !== "leave"
      ? person.press({ message, customId })
      : person.slash({ channel: sandbox.channelId, command: "game leave", options: {} });
  const seen = await Promise.race([use.acknowledged(), sleep(10_000, null, { ref: false })]);
  return seen === null || seen.kind === "failed" ? null : now() - before;
}
