import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { BotProcess } from "../e2e/bot-process.ts";
import { misposted } from "./checks.ts";
import { mailOf } from "./mail.ts";
import { MortalBot } from "./mortal-bot.ts";
import { Observer } from "./observer.ts";

/** How long, in ms, it may take to end: supervisors kill after ten seconds. */
const MOST = 8000;
/** Longer than anybody waits. */
const FOR_EVER = 3_600_000;

let folder = "";
let database = "";
let sandbox: Sandbox;
let observer: Observer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-stopping-"));
  database = join(folder, "umpire.sqlite");
  sandbox = await startSandbox({ people: ["Ada", "Ben"] });
  observer = await Observer.open(database);
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const outbox = () => observer.look(async (eye) => eye.outbox());
const inFlight = async () => (await outbox()).filter(({ status }) => status === "sending");

async function took(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Ada and Ben begin a campaign; everyone gets a message, and the channel a post with a picture. */
async function begin(): Promise<void> {
  const type = (name: string, command: string, options: { [name: string]: string | number }) =>
    sandbox.person(name).slash({ channel: sandbox.channelId, command, options }).reply();
  await type("Ada", "game create", { game: "iraqi-conflict", seats: "2", pace: "none" });
  await type("Ada", "game join", { seat: "us", word: "one" });
  await type("Ben", "game join", { seat: "insurgents", word: "two" });
  await type("Ada", "game start", {});
}

it("a bot that is told to stop ends in time, whatever waits, and the next one sends once what was not sent", async () => {
  const place = {
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    database,
    secret: "5ec2e7".padEnd(64, "0"),
    marked: false,
  };
  const slow = new MortalBot({ ...place, game: "iraqi-conflict", diary: join(folder, "diary"), drawing: FOR_EVER });
  await slow.start(null);
  await begin();
  await expect.poll(inFlight).not.toEqual([]);
  expect(await took(() => slow.stop()), "while pictures are drawn").toBeLessThan(MOST);
  expect(slow.output).not.toMatch(/"level":[56]0/);

  sandbox.controls.failNext({ method: "POST", route: "/messages", how: "hang", times: 1000 });
  sandbox.controls.failNext({ method: "PATCH", route: "/messages", how: "hang", times: 1000 });
  const bot = new BotProcess(sandbox, database);
  await bot.start();
  expect(await took(() => bot.stop()), "while Discord does not answer").toBeLessThan(MOST);
  expect(bot.output).toContain('"msg":"stopped"');
  expect(bot.output).not.toMatch(/"level":[56]0/);
  expect(bot.exitCode).toBe(0);
  expect(await inFlight()).not.toEqual([]);

  sandbox.controls.clearFailures();
  await bot.start();
  await expect
    .poll(async () => (await outbox()).every(({ status }) => ["sent", "replaced"].includes(status)))
    .toBe(true);
  expect(await took(() => bot.stop()), "while nothing waits").toBeLessThan(MOST / 2);
  const [ada, ben] = [sandbox.person("Ada"), sandbox.person("Ben")];
  const lost = await observer.look(async (eye) => [
    ...misposted(eye, `channel:${sandbox.channelId}`, ada.messages(sandbox.channelId)),
    ...[ada, ben].flatMap((person) => misposted(eye, `person:${person.id}`, mailOf(person))),
  ]);
  expect(lost).toEqual([]);
}, 120_000);
