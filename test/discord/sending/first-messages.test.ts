import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FirstMessages } from "../../../src/discord/sending/first-messages.ts";
import { Permission, Phone } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

const HOUR = 3_600_000;

let stage: Stage;
let ahead = 0;
beforeEach(async () => {
  stage = await Stage.open();
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const mail = (): readonly string[] => stage.ben.messages(stage.ben.dm().id).map(said);
const privateThreads = (): readonly string[] => stage.ben.privateThreads();
/** Requests for a conversation, and messages that were refused in one. */
const opened = () => stage.sandbox.requests().filter(({ path }) => path.endsWith("/users/@me/channels"));
const refused = (code: number) => stage.sandbox.requests().filter((request) => request.code === code).length;

async function joins(): Promise<string> {
  const game = await stage.lobby();
  await stage.command(stage.ada, "game join", { seat: "us" });
  await stage.command(stage.ben, "game join", { seat: "insurgents" });
  await stage.settled();
  return game;
}
async function starts(): Promise<void> {
  await stage.command(stage.ada, "game start");
  await stage.posted(stage.ada, "Waiting on");
  await stage.settled();
}
/** The campaign asks for something new, while Ben is away from the controls. */
async function asksBen(): Promise<void> {
  await stage.command(stage.ben, "iraq commit", { discard: "-" });
  stage.pass(4);
  await stage.command(stage.ada, "iraq commit", { discard: "-" });
  await stage.posted(stage.ada, "Talk in the thread");
  await stage.settled();
}

describe("who joins", () => {
  it("is written to at once, without a sound, and finds the hand in the same place later", async () => {
    const phone = new Phone(stage.ben, Date.now);
    await joins();
    expect(mail()).toEqual([expect.stringContaining("You have joined: you play Insurgents.")]);
    expect(phone.pushes).toEqual([]);
    await starts();
    expect(mail()).toEqual([expect.stringContaining("· Insurgents")]);
  });

  it("is led there by a link from what they press when the game begins", async () => {
    await joins();
    await stage.settled();
    const place = stage.ada.dm().id;
    const reply = said(await stage.command(stage.ada, "game start"));
    expect(reply).toMatch(
      /You play .+: go to \[your direct messages\]\(https:\/\/discord\.com\/channels\/@me\/\d+\)\.$/m,
    );
    expect(reply).toContain(`/@me/${place})`);
  });

  it("reads there that they have left, or that nothing came of it", async () => {
    const game = await joins();
    await stage.command(stage.ben, "game leave");
    await stage.settled();
    expect(mail()).toEqual([expect.stringContaining("You no longer hold a seat")]);
    await stage.service.campaigns.people.abandon(game, { id: stage.ada.id, name: "Ada" }, null);
    await stage.settled();
    expect(stage.ada.messages(stage.ada.dm().id).map(said)).toEqual([
      expect.stringContaining("The campaign has ended without a result."),
    ]);
  });

  it("has one conversation with the bot, which another process knows as well", async () => {
    await joins();
    await stage.startAnew();
    await starts();
    expect(opened()).toHaveLength(2);
    expect(mail()).toHaveLength(1);
  });
});

describe("another bot on the same database", () => {
  it("begins conversations of its own, and nothing that Discord forbade the other one holds for it", async () => {
    await joins();
    const { sqlite } = stage.service.database;
    const boxes = () => sqlite.prepare("SELECT count(*) FROM direct_boxes WHERE channel = '404'").pluck().get();
    sqlite.exec("UPDATE direct_boxes SET channel = '404', closed = 1"); // where this one cannot write
    sqlite.exec("INSERT INTO restrictions (kind, until) VALUES ('quarantine', 9e15)");
    await stage.startAnew();
    expect([boxes(), await stage.service.repository.quarantined()]).toEqual([2, 9e15]); // the same bot as before
    sqlite.exec("UPDATE identity SET bot = '405'");
    await stage.startAnew();
    expect([boxes(), await stage.service.repository.quarantined()]).toEqual([0, null]);
    await starts();
    expect(mail()).toContainEqual(expect.stringContaining("· Insurgents"));
  });
});

describe("a bot in quarantine", () => {
  it("writes to nobody new for a day, goes on with those whom it knows, and lets the others read in private threads", async () => {
    await joins();
    stage.sandbox.controls.setQuarantine(true);
    await stage.command(stage.ben, "game leave"); // he has been written to, Cleo has not
    const cleo = stage.sandbox.person("Cleo");
    await stage.command(cleo, "game join", { seat: "insurgents" });
    await starts();
    const [thread = ""] = cleo.privateThreads();
    expect(cleo.messages(thread).map(said)).toContainEqual(expect.stringContaining("· Insurgents"));
    expect(stage.ada.messages(stage.ada.dm().id).map(said)).toEqual([expect.stringContaining("· US")]);
    expect(refused(20026)).toBe(1);
    expect(stage.found(stage.ada, "direct messages are closed")).toEqual([]);
    await stage.startAnew(); // it is remembered
    await stage.command(cleo, "iraq commit", { discard: "-" });
    ahead = 23 * HOUR;
    stage.pass(23 * 60);
    await stage.command(stage.ada, "iraq commit", { discard: "-" });
    await stage.posted(stage.ada, "Talk in the thread");
    await stage.settled();
    expect(refused(20026)).toBe(1);
  });

  it("is tried again a day later", async () => {
    await stage.lobby();
    stage.sandbox.controls.setQuarantine(true);
    const joined = async (hours: number): Promise<readonly string[]> => {
      ahead = hours * HOUR;
      await stage.command(stage.ben, "game join", { seat: "insurgents" });
      await stage.settled();
      const seen = mail();
      await stage.command(stage.ben, "game leave");
      await stage.settled();
      return seen;
    };
    expect([await joined(0), await joined(23), refused(20026)]).toEqual([[], [], 1]);
    expect([await joined(25), refused(20026)]).toEqual([[], 2]);
    stage.sandbox.controls.setQuarantine(false);
    expect(await joined(50)).toEqual([expect.stringContaining("You have joined")]);
  });

  it("says the truth in the channel where it can open no private thread either", async () => {
    stage.forbid(Permission.CreatePrivateThreads);
    stage.sandbox.controls.setQuarantine(true);
    await joins();
    await starts();
    const notice = await stage.posted(stage.ada, "could not be delivered");
    expect(said(notice)).toContain("Discord lets me begin no conversation by direct message for now");
    expect(said(notice)).not.toContain("closed");
  });
});

describe("direct messages that are closed", () => {
  it("are not tried again until their owner presses something, over a restart as well", async () => {
    stage.sandbox.controls.setDms(stage.ben.id, false);
    await joins();
    expect([refused(50007), privateThreads()]).toEqual([1, []]); // nothing waits for him yet
    await starts();
    await stage.startAnew();
    const [thread = ""] = privateThreads();
    await stage.posted(stage.ben, "· Insurgents", thread);
    expect(refused(50007)).toBe(1);
    stage.sandbox.controls.setDms(stage.ben.id, true);
    await asksBen();
    expect(mail()).toEqual([expect.stringContaining("Negotiations")]);
    expect(stage.found(stage.ben, "· Insurgents", thread)).toEqual([]);
  });
});

describe("people who are written to for the first time", () => {
  it("are written to one after the other, with pauses once they are many, each at their own time", () => {
    let now = 1_000_000;
    const firsts = new FirstMessages(() => now);
    const people = Array.from({ length: 9 }, (_, i) => `p${i}`);
    const waits = () => people.map((person) => firsts.wait(person) / 1000);
    expect(waits()).toEqual([0, 0, 0, 0, 0, 0, 10, 20, 30]);
    now += 12_000;
    expect(waits()).toEqual([0, 0, 0, 0, 0, 0, 0, 8, 18]);
    now -= HOUR; // the clock was wrong
    expect(Math.max(...waits())).toBeLessThanOrEqual(30);
  });
});
