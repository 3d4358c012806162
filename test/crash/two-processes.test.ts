import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { textOf } from "../../src/cli/robot/controls.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { MortalBot } from "./mortal-bot.ts";

let folder = "";
let sandbox: Sandbox;
const bots: MortalBot[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-two-"));
  sandbox = await startSandbox({ people: ["Ada"] });
});
afterEach(async () => {
  await Promise.all(bots.splice(0).map((bot) => bot.stop()));
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

function newBot(diary: string): MortalBot {
  const database = join(folder, "umpire.sqlite");
  const place = { token: sandbox.token, api: `${sandbox.url}/api`, database, game: "iraqi-conflict" };
  const bot = new MortalBot({ ...place, secret: "5ec2e7".padEnd(64, "0"), diary: join(folder, diary) });
  bots.push(bot);
  return bot;
}

/** What the bot answers somebody who asks what there is to do. */
async function answer(): Promise<string> {
  const ada = sandbox.person("Ada");
  return textOf(await ada.slash({ channel: sandbox.channelId, command: "todo" }).reply());
}

it("a second process ends with a sentence, and the first goes on", async () => {
  const [first, second] = [newBot("first"), newBot("second")];
  await first.start(null);
  await second.tryToStart();
  expect(second.alive).toBe(false);
  expect(second.output).toMatch(/Another process \(\d+ on .*\) has .* open: stop it first/);
  expect(first.alive).toBe(true);
  expect(await answer()).toContain("nobody is waiting on you");
}, 120_000);

it("a process that was suspended while another took over ends with a sentence, and the other goes on", async () => {
  const bot = newBot("diary");
  await bot.start(null);
  await bot.suspend();
  await bot.start(null); // and the first one wakes up
  expect(bot.alive).toBe(true);
  expect(await bot.troubles()).toEqual([]);
  expect(bot.output).toMatch(/Another process \(\d+ on .*\) has taken over .*, so this one stops/);
  expect(await answer()).toContain("nobody is waiting on you");
}, 120_000);
