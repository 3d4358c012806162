import { afterEach, describe, expect, it } from "vitest";
import { SixSeats } from "../negotiation/six-seats.ts";
import { Stage, said } from "../stage.ts";

let stage: Stage;
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const FULL = "has reached Discord's limit of active threads";
/** The server has as many active threads as it may, or room again. */
const limit = (most: number | null): void => stage.sandbox.controls.limitThreads(stage.sandbox.guildId, most);
const refusals = (): number => stage.sandbox.requests().filter(({ code }) => code === 160006).length;
/** What is told to somebody in their direct messages. */
const told = (name: string, words: string): number => {
  const who = stage.sandbox.person(name);
  return who.messages(who.dm().id).filter((message) => said(message).includes(words)).length;
};
/** Time goes by for what waits to be tried again, and the messenger looks. */
const later = async (minutes: number): Promise<void> => {
  stage.pass(minutes);
  const now = stage.service.clock.now();
  stage.service.clock.now = () => now + minutes * 60_000;
  await stage.service.campaigns.deliveries.awoken(null);
};
const threads = () => Object.values(stage.sandbox.model.channels).filter(({ kind }) => kind === "thread");

describe("a private talk at the limit of active threads", () => {
  it("is told of only once it is there: whoever opened it is told why it waits, nobody else hears of it", async () => {
    const six = await SixSeats.open("announced");
    stage = six.stage;
    limit(threads().length);
    const chosen = await six.choose("Ben", await six.sheet("Ben"), ["shiite", "ngo"]);
    const answer = said(await six.press("Ben", chosen, "Open"));
    expect(answer).toContain("calls everyone in it once it is there");
    await expect.poll(() => told("Ben", FULL), { timeout: 10_000 }).toBe(1);
    const inChannel = () => six.heard(["Zed"]).includes("A private talk was opened");
    expect([inChannel(), told("Ada", "talk"), told("Finn", "talk")]).toEqual([false, 0, 0]);
    await later(11);
    await expect.poll(refusals, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(told("Ben", FULL)).toBe(1);
    limit(null);
    await later(21);
    await expect.poll(() => six.who("Ben").privateThreads().length, { timeout: 10_000 }).toBe(1);
    await stage.settled();
    expect(inChannel()).toBe(true);
  });
});

describe("the thread of a phase at the limit of active threads", () => {
  it("is opened later, while the campaign goes on, and its host is told once", async () => {
    stage = await Stage.open();
    await stage.started();
    limit(0);
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    const talks = () => stage.found(stage.ada, "or here where there is none");
    await expect.poll(() => talks().length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => told("Ada", FULL), { timeout: 10_000 }).toBe(1);
    await stage.command(stage.ben, "iraq ready");
    await expect
      .poll(() => talks().filter((m) => /Ready.*Insurgents/i.test(said(m))).length, { timeout: 10_000 })
      .toBe(1);
    expect(threads()).toEqual([]);
    limit(null);
    await later(11);
    await expect.poll(() => threads().map(({ id }) => id), { timeout: 10_000 }).toEqual(talks().map(({ id }) => id));
    expect(told("Ada", FULL)).toBe(1);
  });
});

describe("councils at the limit of active threads", () => {
  it("wait, and the host is told once for all of them", async () => {
    stage = await Stage.open();
    const options = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none", council: 5 };
    await stage.command(stage.ada, "game create", options);
    for (const [name, seat] of Object.entries({ Ada: "us", Cleo: "us", Ben: "insurgents", Dov: "insurgents" }))
      await stage.command(stage.sandbox.person(name), "game join", { seat });
    limit(0);
    await stage.command(stage.ada, "game start");
    await expect.poll(() => told("Ada", FULL), { timeout: 10_000 }).toBe(1);
    expect(stage.found(stage.ada, "160006")).toEqual([]);
    expect(stage.found(stage.ada, "cannot meet")).toEqual([]);
    limit(null);
    await later(11);
    await expect.poll(() => threads().length, { timeout: 10_000 }).toBe(2);
    await stage.settled();
    expect(told("Ada", FULL)).toBe(1);
  });
});
