import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { byDefault } from "#engine";
import { type FromUmpire, fromUmpire } from "../../src/bots/protocol.ts";
import { SeatBots } from "../../src/bots/seat-bots.ts";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "../campaign/harness.ts";
import { ROOT } from "../docs/pages.ts";

let s: Service;
let folder = "";
beforeEach(async () => {
  s = await service();
  folder = mkdtempSync(join(tmpdir(), "umpire-bots-"));
});
afterEach(() => {
  s.database.close();
  rmSync(folder, { recursive: true });
});

const script = join(ROOT, "test/bots/noting-bot.mjs");
const notes = (): string => join(folder, "notes");
const heard = (): readonly FromUmpire[] =>
  existsSync(notes())
    ? readFileSync(notes(), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => fromUmpire.parse(JSON.parse(line)))
    : [];

/** A campaign of two turns in which Ada has the Kurds, and computers are all others; a program has the seat of the Sunnis. */
async function played(command: string, seconds = 60) {
  const log: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => log.push(String(JSON.parse(line).msg)) });
  const { repository, books, clock } = s;
  const outside = new SeatBots(new Map([["sunni", command]]), seconds, logger);
  const campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0, isPublic: false, outside });
  const ada = person(0);
  const options = { seats: "3", turns: 2 };
  const place = { guild: GUILD, channel: CHANNEL, host: ada, name: "Test" };
  const wish = { game: "iraqi-conflict", options, pace: null, ...place, interaction: interaction() };
  const { id: game } = await campaigns.people.create(wish);
  await campaigns.people.join({ game, person: ada, seat: "kurds", word: null, interaction: interaction() });
  await campaigns.people.start(game, ada, true, interaction());
  for (;;) {
    const { record, awaited } = await campaigns.showing.status(game);
    if (record.status !== "running") break;
    if (awaited.includes("kurds")) await answer(campaigns, game);
    else await sleep(5);
  }
  await campaigns.stop();
  const rows = (await s.repository.log(game)).filter(({ seat }) => seat === "sunni");
  return { log, rows };
}

async function answer(campaigns: Campaigns, game: string): Promise<void> {
  const who = { game, person: person(0).id, seat: "kurds" };
  const { book, view, decisions } = await campaigns.showing.seatView(game, who.person, who.seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  if (!decision) return;
  const moves = [byDefault(book, view, decision)];
  await campaigns.acting.submit({ ...who, decision: decision.id, moves, interaction: interaction() });
}

describe("a program that has a computer's seat in the sandbox", () => {
  it("is asked in its place, told what happens, and how it ended", async () => {
    const { log, rows } = await played(`"${process.execPath}" "${script}" "${notes()}"`);
    const asks = heard().flatMap((one) => (one.type === "ask" ? one : []));
    expect(new Set(asks.map(({ seat }) => seat))).toEqual(new Set(["sunni"]));
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ kind, person: by }) => kind === "bot" && by === null)).toBe(true);
    // it is asked all that it answers, in this order; what lapses meanwhile, as offers do, it is asked in vain
    const answered = rows.map(({ decision }) => decision);
    expect(asks.map(({ decision }) => decision).filter((one) => answered.includes(one))).toEqual(answered);
    await expect.poll(() => heard().at(-1)?.type).toBe("over");
    expect(heard().some((one) => one.type === "told" && one.seat === null && one.lines.length > 0)).toBe(true);
    expect(log).toContain("a program plays this seat");
    expect(log.filter((line) => line.includes("from now on"))).toEqual([]);
  });

  it.each([
    ["dies", "it writes nothing any more", 60],
    ["hangs", "it has not answered in time", 4], // a machine with much to do starts a program in one or two
    ["floods", "it has written 1000 lines to one question", 60],
  ])("and %s leaves it to the computer, and the log says so", async (manner, why, seconds) => {
    const { log, rows } = await played(`"${process.execPath}" "${script}" "${notes()}" ${manner}`, seconds);
    expect(heard().filter(({ type }) => type === "ask")).toHaveLength(3);
    expect(rows.length).toBeGreaterThan(3);
    expect(log).toContain(`the computer plays sunni from now on: the bot is gone, ${why}`);
  });

  it("and cannot be started leaves it to the computer", async () => {
    const { log, rows } = await played(join(folder, "no-such-program"));
    expect(rows.length).toBeGreaterThan(3);
    expect(log).toContain("the computer plays sunni from now on: the bot is gone, it writes nothing any more");
  });
});
