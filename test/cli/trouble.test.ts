import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";
import { umpire } from "./in-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WRONG = "no.good.token";

let folder = "";
let sandbox: Sandbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-cli-trouble-"));
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** A process of the bot, and all that it says. */
class Started {
  readonly #child: ChildProcess;
  said = "";
  readonly ended: Promise<number | null>;

  constructor(env: NodeJS.ProcessEnv) {
    const own = { UMPIRE_DATABASE: join(folder, "umpire.sqlite"), UMPIRE_OPERATIONS_PORT: "0", LOG_LEVEL: "silent" };
    const all = { ...process.env, DISCORD_TOKEN: "", UMPIRE_DISCORD_API: `${sandbox.url}/api`, ...own, ...env };
    this.#child = spawn(process.execPath, [...BRIEF, program("main")], { cwd: ROOT, env: all });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (bytes: Buffer) => {
        this.said += bytes.toString();
      });
    this.ended = new Promise((resolve) => this.#child.once("close", resolve));
  }

  stop(): void {
    this.#child.kill("SIGTERM");
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null;
  }
}

const SENTENCE = /^Discord does not accept the token in DISCORD_TOKEN: .*developer portal.*\n$/;

describe("a token that Discord refuses", () => {
  it("ends the bot with a sentence, a code that no supervisor should start again, and no lock", async () => {
    const bot = new Started({ DISCORD_TOKEN: WRONG });
    expect(await bot.ended).toBe(78);
    expect(bot.said).toMatch(SENTENCE);
    expect(bot.said).not.toContain(WRONG);
    const database = new Sqlite(join(folder, "umpire.sqlite"), { readonly: true });
    expect(database.prepare("SELECT count(*) FROM lock").pluck().get()).toBe(0);
    database.close();
  });

  it("ends the registration of the commands so, too", async () => {
    const api = { UMPIRE_DISCORD_API: `${sandbox.url}/api` };
    const { code, err } = await umpire(["register"], { DISCORD_TOKEN: WRONG, ...api });
    expect(code).toBe(78);
    expect(err).toMatch(SENTENCE);
  });
});

it("where whoever started the bot would start it again and again, it waits with that sentence", async () => {
  const bot = new Started({ DISCORD_TOKEN: WRONG, UMPIRE_ON_FAILURE: "wait" });
  await expect.poll(() => bot.said, { timeout: 50_000 }).toMatch(/waits to be stopped/);
  const [sentence] = bot.said.split(/^(?=Umpire does nothing now)/m);
  expect(sentence).toMatch(SENTENCE);
  expect(bot.isRunning).toBe(true);
  bot.stop();
  expect(await bot.ended).toBe(78);
});

it("a token that the gateway alone refuses (close code 4004) is no better", async () => {
  sandbox.controls.refuseLogins(4004);
  const bot = new Started({ DISCORD_TOKEN: sandbox.token });
  expect(await bot.ended).toBe(78);
  expect(bot.said).toMatch(SENTENCE);
  sandbox.controls.refuseLogins(null);
});

it("without a token the bot runs on a sandbox, with people for the six seats of the largest games, until it is stopped", async () => {
  const bot = new Started({ UMPIRE_DISCORD_API: "", UMPIRE_SANDBOX_PORT: "0" });
  await expect.poll(() => bot.said, { timeout: 100_000 }).toContain("Stop with Ctrl+C.");
  const [, people = ""] = /^ +People +(.*)$/m.exec(bot.said) ?? [];
  expect(people.split(", ")).toHaveLength(6);
  bot.stop();
  await bot.ended;
}, 120_000);

it("a Discord that cannot be reached is no reason to give up registering for good", async () => {
  const env = { DISCORD_TOKEN: WRONG, UMPIRE_DISCORD_API: "http://127.0.0.1:9/api" };
  const { code, err } = await umpire(["register"], env);
  expect(code).toBe(75);
  expect(err).toMatch(/^Discord cannot be reached \(.*\): .*try again.*\n$/);
});
