import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyGame } from "../../../scripts/bench/copies.ts";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { MOST_TRIES } from "../../../src/store/due.ts";
import { type Caravan, caravan } from "../caravan.ts";
import { drain, textOf } from "../harness.ts";
import { HOUR, Market } from "../market.ts";

const MINUTE = 60_000;
/** Besides the poisoned one. */
const OTHERS = 199;

let market: Market;
let poisoned: string;
let said: { readonly msg: string; readonly game?: string }[];
/** What a default answer comes to in the poisoned campaign. */
let poison: () => void;

const defaultAnswer: typeof caravan.defaultAnswer = (view, ...of) => {
  if ((view.table as Caravan["Table"]).at.red === "Kut") poison();
  return caravan.defaultAnswer(view, ...of);
};

beforeEach(async () => {
  said = [];
  const logger = pino({}, { write: (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]) });
  market = await Market.open({ reactions: ["toll:wait-all"], rules: { defaultAnswer }, logger });
  poisoned = market.game;
  await market.does("red", ["travel Kut"]);
  await market.more(1, 24);
  const other = market.s.database.sqlite.prepare<[string], string>("SELECT id FROM games WHERE id <> ?").pluck();
  copyGame(market.s.database, other.get(poisoned) ?? "", OTHERS - 1);
  await drain(market.s);
  market.s.clock.advance(25 * HOUR);
});
afterEach(() => {
  vi.restoreAllMocks();
  market.close();
});

/** The campaigns in which whoever was late has been answered for. */
const goneOn = (): number =>
  market.s.database.sqlite
    .prepare<[], number>("SELECT count(DISTINCT game) FROM log WHERE kind = 'default'")
    .pluck()
    .get() ?? 0;
const tries = (): number =>
  market.s.database.sqlite
    .prepare<[string], number>("SELECT due_tries FROM games WHERE id = ?")
    .pluck()
    .get(poisoned) ?? 0;
const setAside = () => said.filter(({ msg }) => msg.includes("no more of them"));
const told = async () => (await drain(market.s)).map(textOf).filter((text) => text.includes("given something up"));

describe("of 200 campaigns that are due, one is poisoned:", () => {
  it("where its rules throw, the others go on, and it is tried again", async () => {
    poison = () => {
      throw new Error("poison");
    };
    await market.s.campaigns.tick();
    expect(goneOn()).toBe(OTHERS);
    for (let i = 0; i < 20; i++) await market.pass(0.25);
    expect([setAside(), tries()]).toEqual([[], 0]);
    expect(said.filter(({ msg }) => msg.includes("failed")).every(({ game }) => game === poisoned)).toBe(true);
    poison = () => {};
    await market.pass(1);
    expect(goneOn()).toBe(OTHERS + 1);
  });

  it("where they loop for a minute, the others wait for that a few times, then it is set aside, and that is said once", async () => {
    let awake = 0;
    market.s.clock.awake = () => awake;
    poison = () => {
      awake += MINUTE;
      throw new Error("poison");
    };
    await market.s.campaigns.tick();
    await market.s.campaigns.tick();
    expect(goneOn()).toBe(OTHERS);
    for (let i = 0; i < 100; i++) {
      awake += 5 * MINUTE;
      await market.pass(1 / 12);
    }
    expect([setAside().map(({ game }) => game), await told()]).toEqual([[poisoned], [expect.any(String)]]);
    const wasted = awake;
    await market.pass(1);
    expect(awake).toBe(wasted);
  });

  it("where its turn ends the process, the next ones go on with the others, alone with it, and set it aside", async () => {
    const { repository, books, clock } = market.s;
    const logger = pino({}, { write: (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]) });
    const never = new Promise<never>(() => {}); // nothing comes after it, as where the process ends
    const { dueParts } = repository;
    let deaths = 0;
    await repository.keepAwake(clock.now());
    repository.dueParts = async (game) => {
      if (game !== poisoned) return await dueParts(game);
      deaths++;
      return await never;
    };
    for (let process = 0; process < 8; process++) {
      const campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0, isPublic: false });
      if (process === 1) await campaigns.resume(); // that it could be taken up forgives nothing
      const before = deaths;
      for (let look = 0; look < 20 && deaths === before; look++) {
        clock.advance(MINUTE);
        await Promise.race([campaigns.tick(), vi.waitUntil(() => deaths > before, { timeout: 60_000, interval: 5 })]);
      }
    }
    expect(deaths).toBe(MOST_TRIES);
    expect(goneOn()).toBe(OTHERS);
    expect(market.s.database.sqlite.prepare("SELECT count(*) FROM games WHERE due_tries > 0").pluck().get()).toBe(1);
    expect([setAside().map(({ game }) => game), await told()]).toEqual([[poisoned], [expect.any(String)]]);
    expect(await repository.setAsideTurns()).toBe(1);
    await repository.keepChecked({ [poisoned]: "other code" });
    expect([await repository.setAsideTurns(), tries()]).toEqual([0, 0]);
  });
});
