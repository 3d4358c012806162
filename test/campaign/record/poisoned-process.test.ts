import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyGame } from "../../../scripts/bench/copies.ts";
import { type Sandbox, startSandbox } from "../../../src/sandbox/index.ts";
import { MOST_TRIES } from "../../../src/store/due.ts";
import { openDatabase } from "../../../src/store/sqlite/database.ts";
import { BRIEF } from "../../brief.ts";
import { program } from "../../programs.ts";
import { interaction, service } from "../harness.ts";
import type { Orders } from "../poisoned-main.ts";

const HOUR = 3_600_000;
/** Besides the poisoned one; `poisoned.test.ts` has two hundred, in one process. */
const OTHERS = 49;
/** Longer than a campaign waits for its next turn after one that never finished. */
const LATER = HOUR / 4;

let folder = "";
let database = "";
let sandbox: Sandbox;
let bot: ChildProcess | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-poisoned-"));
  database = join(folder, "umpire.sqlite");
  sandbox = await startSandbox({ people: ["Ada", "Ben"] });
});
afterEach(async () => {
  bot?.kill("SIGKILL");
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Fifty campaigns of Ada and Ben, each with a day for its first answers, one of them poisoned: its id. */
async function campaigns(): Promise<string> {
  const s = await service(database);
  s.clock.now = () => Date.now();
  const begin = async (turns: number): Promise<string> => {
    const [ada, ben] = ["Ada", "Ben"].map((name) => ({ id: sandbox.person(name).id, name }));
    if (!ada || !ben) throw new Error("nobody is there");
    const place = { host: ada, guild: sandbox.guildId, channel: sandbox.channelId, pace: 24 };
    const options = { seats: "2", turns };
    const { id } = await s.campaigns.people.create({
      ...{ ...place, options, game: "iraqi-conflict", name: `${turns} turns`, interaction: interaction() },
    });
    const join = { game: id, word: null };
    await s.campaigns.people.join({ ...join, person: ada, seat: "us", interaction: interaction() });
    await s.campaigns.people.join({ ...join, person: ben, seat: "insurgents", interaction: interaction() });
    await s.campaigns.people.start(id, ada, false, interaction());
    return id;
  };
  const poisoned = await begin(3);
  copyGame(s.database, await begin(2), OTHERS - 1);
  s.database.sqlite.exec("UPDATE outbox SET status = 'sent'"); // none of it is read
  s.database.close();
  return poisoned;
}

const query = (sql: string, ...given: string[]): unknown => {
  const opened = openDatabase(database, { readonly: true });
  try {
    return opened.sqlite
      .prepare(sql)
      .pluck()
      .get(...given);
  } finally {
    opened.close();
  }
};

/**
 * The process that has ended was there until now, but long enough ago that nobody takes it for one that has the
 * database.
 */
function passTime(now: number): void {
  const sqlite = new Sqlite(database);
  sqlite.prepare("UPDATE awake SET at = ?").run(now);
  sqlite.exec("UPDATE lock SET beat = beat - 60000");
  sqlite.close();
}

const goneOn = () => query("SELECT count(DISTINCT game) FROM log WHERE kind = 'default'");

it("of 50 campaigns, one whose rules end the process is set aside after some restarts, and all others go on", async () => {
  const poisoned = await campaigns();
  let output = "";
  let deaths = 0;
  /** A supervisor: it starts the bot whenever that has ended by itself, a quarter of an hour later. */
  const supervised = async (): Promise<void> => {
    for (let ahead = 25 * HOUR; deaths <= MOST_TRIES; ahead += LATER) {
      passTime(Date.now() + ahead);
      const orders: Orders = { token: sandbox.token, api: `${sandbox.url}/api`, database, ahead };
      bot = spawn(process.execPath, [...BRIEF, program("poisoned-main"), JSON.stringify(orders)], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const stream of [bot.stdout, bot.stderr])
        stream?.on("data", (chunk: Buffer) => {
          output += chunk.toString();
        });
      await once(bot, "close");
      if (bot.signalCode === "SIGKILL") return;
      deaths++;
    }
  };
  const ended = supervised();
  const isSetAside = (): boolean => output.includes("it has no more of them");
  await expect.poll(isSetAside, { timeout: 60_000, interval: 100 }).toBe(true);
  await expect.poll(goneOn, { timeout: 20_000 }).toBe(OTHERS);
  bot?.kill("SIGKILL");
  await ended;
  expect(deaths).toBe(MOST_TRIES);
  expect(output.split("it has no more of them")).toHaveLength(2);
  expect(output.split("\n").find((line) => line.includes("it has no more of them"))).toContain(poisoned);
  expect(query("SELECT count(*) FROM log WHERE kind = 'default' AND game = ?", poisoned)).toBe(0);
  expect(query(`SELECT count(*) FROM games WHERE due_tries > ${MOST_TRIES}`)).toBe(1);
  expect(query("SELECT count(*) FROM outbox WHERE payload LIKE '%given something up%'")).toBe(1);
}, 180_000);
