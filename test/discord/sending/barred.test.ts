import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let stage: Stage;
let game = "";
let ahead = 0;
/** Ada and Ben play with a day for each answer. */
beforeEach(async () => {
  stage = await Stage.open();
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
  game = await stage.started({ pace: "24", "several-seats": false });
  await stage.settled();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const record = async () => {
  const found = await stage.service.repository.game(game);
  if (!found) throw new Error("no campaign");
  return found;
};
const bars = async () => (await record()).bars;
const kinds = async () => (await stage.service.repository.log(game)).map(({ kind }) => kind);
const clocks = () => stage.service.repository.clocks(game);
const now = () => Date.now() + ahead;
const refusals = () =>
  stage.sandbox
    .requests()
    .filter(({ method, path, status }) => method === "POST" && path.endsWith("/messages") && status === 403);
const letters = (who = stage.ada) => who.messages(who.dm().id).map(said);

function allow(permission: bigint = Permission.SendMessages): void {
  const { controls, guildId, model } = stage.sandbox;
  for (const role of Object.values(model.guilds[guildId]?.roles ?? {}))
    if (role.botId !== null || role.id === guildId)
      controls.setRolePermissions(guildId, role.id, BigInt(role.permissions) | permission);
}

/** A time goes by, and the clocks are looked at all the while. */
async function pass(time: number): Promise<void> {
  for (let gone = 0; gone < time; gone += HOUR) {
    for (let minutes = 0; minutes < 60; minutes += 1) {
      ahead += MINUTE;
      if (minutes % 30 === 29) await stage.service.campaigns.tick();
    }
  }
}

/** Both keep their cards: the talks begin, and their post is refused. */
async function refused(): Promise<void> {
  stage.forbid(Permission.SendMessages);
  for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
  await expect.poll(async () => (await bars()).at(-1)?.back).toBeNull();
  await stage.settled();
}

describe("a campaign whose channel cannot be posted in", () => {
  it("stands still, tells its host how long at most, and goes on by itself with one post", async () => {
    await refused();
    const [bar] = await bars();
    expect((bar?.until ?? 0) - (bar?.since ?? 0)).toBe(48 * HOUR);
    expect((await clocks()).map(({ deadline }) => deadline)).toEqual(expect.arrayContaining([null]));
    expect((await clocks()).every(({ deadline }) => deadline === null)).toBe(true);
    const [notice, ...others] = letters().filter((text) => text.includes("I cannot post"));
    expect(others).toEqual([]);
    expect(notice).toContain(`But not beyond <t:${Math.floor((bar?.until ?? 0) / 1000)}:f>`);
    await pass(30 * HOUR);
    expect(await kinds()).not.toContain("default");
    allow();
    const post = await stage.posted(stage.ada, "I can post here again.");
    expect(said(post)).toContain("nobody has lost any time. Waiting on");
    await stage.posted(stage.ada, "Talk in the thread");
    for (const { deadline } of await clocks())
      if (deadline !== null) expect(deadline).toBeGreaterThan(now() + 23 * HOUR);
    expect((await clocks()).some(({ deadline }) => deadline !== null)).toBe(true);
    expect(stage.found(stage.ada, "I can post here again.")).toHaveLength(1);
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
    expect(letters().filter((text) => text.includes("I cannot post"))).toEqual([]);
    expect(letters().filter((text) => text.includes("I am back in"))).toHaveLength(1);
    const log = said(await stage.command(stage.ben, "game log"));
    expect(log).toContain("The campaign and its clocks stand still: I cannot post in the channel.");
    expect(log).toContain("The campaign and its clocks go on: I can post in the channel again.");
  });
});

/** How much time has gone by while the clocks stood, and all of it. */
async function untilOver(): Promise<void> {
  await refused();
  await pass(48 * HOUR);
  await expect.poll(async () => (await bars())[0]?.ended?.by).toBe("time");
  await stage.settled();
}

describe("after 48 hours", () => {
  it("the clocks run again, and everyone who plays reads that by direct message", async () => {
    await untilOver();
    const running = (await clocks()).filter(({ deadline }) => deadline !== null);
    expect(running).toHaveLength(2);
    for (const { deadline } of running) expect(deadline).toBeGreaterThan(now() + 5 * HOUR);
    expect(await kinds()).not.toContain("default");
    for (const who of [stage.ada, stage.ben]) {
      const told = letters(who).filter((text) => text.includes("I still cannot post in"));
      expect(told).toEqual([expect.stringContaining("a permission is missing there (`/umpire check`")]);
      expect(told[0]).toContain("From now on it goes on and clocks run, whether I can post or not.");
    }
    expect(said(await stage.command(stage.ben, "game log"))).toContain(
      "The campaign and its clocks go on after 48 hours: I still cannot post in the channel.",
    );
    expect(said(await stage.command(stage.ben, "game status"))).toContain("running; I cannot post in its channel");
    await pass(26 * HOUR);
    expect(await kinds()).toContain("default");
    await stage.settled();
    expect(letters().filter((text) => text.includes("I still cannot post in"))).toHaveLength(1);
    allow();
    const post = said(await stage.posted(stage.ada, "I can post here again."));
    expect(post).not.toContain("clocks stood");
    expect(post).toContain("Waiting on");
  });

  it("a second refusal in the same turn stops nothing, and its host is told; in a later turn it stands once more", async () => {
    await refused();
    allow();
    await stage.posted(stage.ada, "I can post here again.");
    const before = await clocks();
    stage.forbid(Permission.SendMessages);
    await stage.service.campaigns.moderation.appoint(
      { game, person: stage.ada.id, staffOf: null, interaction: null },
      "900",
    );
    await stage.settled();
    expect((await bars()).map(({ since, until }) => until > since)).toEqual([true, false]);
    expect(await clocks()).toEqual(before);
    const told = letters().filter((text) => text.includes("I cannot post in"));
    expect(told).toEqual([
      expect.stringContaining("The clocks run on: for this they stand still only once in each turn of the game."),
    ]);
    const { sqlite } = stage.service.database;
    sqlite.prepare("UPDATE games SET bars = json_set(bars, '$[0].turn', 0, '$[1].turn', 0)").run();
    await stage.startAnew();
    await stage.settled();
    expect((await bars()).map(({ since, until }) => until > since)).toEqual([true, true]);
    expect((await clocks()).every(({ deadline }) => deadline === null)).toBe(true);
    const again = letters().filter((text) => text.includes("But not beyond"));
    expect(again).toHaveLength(1);
  });
});

describe("what was refused is tried again", () => {
  it("once for a burst of changes to roles, and by time every half hour while the clocks stand", async () => {
    await refused();
    const before = refusals().length;
    for (let i = 0; i < 10; i++) stage.forbid(Permission.SendMessages);
    await expect.poll(() => refusals().length, { timeout: 5000 }).toBe(before + 2); // with its picture, and in words
    await stage.settled();
    for (let i = 0; i < 10; i++) stage.forbid(Permission.SendMessages);
    const tries = async (time: number): Promise<number> => {
      const first = refusals().length;
      ahead += time;
      await stage.service.campaigns.tick();
      await stage.settled();
      return refusals().length - first;
    };
    expect([await tries(29 * MINUTE), await tries(2 * MINUTE), await tries(MINUTE)]).toEqual([0, 2, 0]);
    expect(await bars()).toHaveLength(1);
    expect(letters().filter((text) => text.includes("I cannot post in"))).toHaveLength(1);
  });

  it("when the bot starts, if the right was given while it did not run", async () => {
    await refused();
    await stage.shell.stop();
    allow();
    await stage.startAnew();
    await stage.posted(stage.ada, "I can post here again.");
    await stage.posted(stage.ada, "Talk in the thread");
    await stage.settled();
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
  });

  it("in a lobby, which has no clocks, and in a channel that it cannot see", async () => {
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    const { controls } = stage.sandbox;
    await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" }, elsewhere);
    const post = await stage.posted(stage.ada, "seats taken", elsewhere);
    await stage.settled();
    controls.setOverwrites(elsewhere, [{ id: stage.shell.user, type: 1, deny: Permission.ViewChannel }]);
    controls.deleteMessage(post.id);
    await stage.command(stage.ada, "game join", { seat: "us", game: "Anbar" }, elsewhere);
    await stage.settled();
    const lobby = (await stage.service.campaigns.showing.find({ channel: elsewhere }))[0];
    expect(lobby?.bars).toEqual([]);
    controls.setOverwrites(elsewhere, []);
    expect(said(await stage.posted(stage.ada, "seats taken", elsewhere))).toContain("1 of 2 seats taken");
  });
});

describe("killed at a bad moment, it loses nothing and posts nothing twice", () => {
  const { parse } = JSON;

  it("between noting that it stands and putting the post aside", async () => {
    await refused();
    await stage.shell.stop();
    const { sqlite } = stage.service.database;
    sqlite.prepare("UPDATE outbox SET status = 'sending', forbidden = 0 WHERE status = 'parked'").run();
    await stage.startAnew();
    await stage.settled();
    expect(await bars()).toHaveLength(1);
    expect((await bars())[0]?.ended).toBeNull();
    expect(letters().filter((text) => text.includes("I cannot post in"))).toHaveLength(1);
    allow();
    await stage.posted(stage.ada, "I can post here again.");
    await stage.posted(stage.ada, "Talk in the thread");
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
  });

  it("between the first post that gets through and going on, or between that and the next post", async () => {
    await refused();
    await stage.shell.stop();
    allow();
    const { sqlite } = stage.service.database;
    const [row] = sqlite.prepare("SELECT id, payload FROM outbox WHERE status = 'parked'").all() as {
      id: number;
      payload: string;
    }[];
    expect(parse(row?.payload ?? "{}")).toMatchObject({ kind: "live" });
    await stage.startAnew();
    await stage.posted(stage.ada, "I can post here again.");
    await stage.shell.stop();
    // as if nothing had been noted since the first post got through
    sqlite.prepare("UPDATE games SET bars = json_set(bars, '$[0].back', NULL)").run();
    await stage.startAnew();
    await stage.service.campaigns.tick();
    await stage.settled();
    expect((await bars())[0]?.back).not.toBeNull();
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
  });
});

describe("together with something else that stops the clocks", () => {
  it("removed from the server meanwhile, it has stood for one thing since the first refusal", async () => {
    const { controls, guildId } = stage.sandbox;
    await refused();
    const [bar] = await bars();
    await pass(40 * HOUR);
    controls.removeBot(guildId);
    await expect.poll(async () => (await record()).cutOff).toBe(bar?.since);
    await stage.settled();
    const told = letters().filter((text) => text.includes("I cannot post in"));
    expect(told).toEqual([
      expect.stringContaining(
        "I was removed from its server. Its posts wait until I am back, and the campaign stands still.",
      ),
    ]);
    await pass(20 * HOUR);
    expect((await clocks()).every(({ deadline }) => deadline === null)).toBe(true);
    allow();
    controls.join(guildId, stage.shell.user);
    await stage.posted(stage.ada, "I am back here.");
    await stage.settled();
    expect(stage.found(stage.ada, "I can post here again.")).toEqual([]);
    expect(await kinds()).not.toContain("default");
    const members = await stage.service.repository.members(game);
    for (const { excused } of members) expect(Math.round(excused / HOUR)).toBe(60);
  });

  it("in a pause that overlaps with it nobody is excused twice for the same time", async () => {
    await stage.service.campaigns.moderation.appoint(
      { game, person: stage.ada.id, staffOf: null, interaction: null },
      "900",
    );
    const moderator = { id: "900", name: "Mo" };
    const ask = (kind: "stop" | "resume") => stage.service.campaigns.requests.ask(game, moderator, { kind }, null);
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    await stage.posted(stage.ada, "Talk in the thread");
    await pass(2 * HOUR);
    await ask("stop");
    await pass(3 * HOUR);
    stage.forbid(Permission.SendMessages);
    await stage.service.campaigns.moderation.giveTime(game, 1, { person: moderator, interaction: null });
    await expect.poll(async () => (await bars()).length).toBe(1);
    await pass(4 * HOUR);
    await ask("resume");
    await pass(5 * HOUR);
    await ask("stop");
    await pass(6 * HOUR);
    allow();
    await stage.posted(stage.ada, "I can post here again.");
    await pass(HOUR);
    await ask("resume");
    const members = await stage.service.repository.members(game);
    for (const { excused } of members) expect(Math.round(excused / HOUR)).toBe(19);
  });

  it("moved to another channel, it goes on there", async () => {
    await refused();
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    stage.sandbox.controls.setOverwrites(elsewhere, [
      { id: stage.shell.user, type: 1, allow: Permission.SendMessages },
    ]);
    await stage.command(stage.ada, "game move", { game }, elsewhere);
    const post = said(await stage.posted(stage.ada, "The campaign goes on here.", elsewhere));
    expect(post).toContain("The clocks stood while I could not post, and nobody has lost any time. Waiting on");
    await stage.settled();
    expect((await bars())[0]).toMatchObject({ ended: { by: "move" } });
    expect(stage.found(stage.ada, "The campaign goes on here.", elsewhere)).toHaveLength(1);
    expect(stage.found(stage.ada, "I can post here again.", elsewhere)).toEqual([]);
  });
});

it("a campaign in a thread stands still where that cannot be written in, and goes on", async () => {
  const thread = stage.ada.startThread({ channel: stage.channel, name: "Tigris" });
  await stage.command(stage.ada, "game move", { game }, thread);
  await stage.posted(stage.ada, "has moved here", thread);
  stage.forbid(Permission.SendMessagesInThreads);
  for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
  await expect.poll(async () => (await bars()).at(-1)?.back).toBeNull();
  expect((await clocks()).every(({ deadline }) => deadline === null)).toBe(true);
  allow(Permission.SendMessagesInThreads);
  await stage.posted(stage.ada, "I can post here again.", thread);
});

describe("no clock stands", () => {
  it("where pictures alone are refused: the post comes in words, and its host is told", async () => {
    stage.forbid(Permission.AttachFiles);
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    await stage.posted(stage.ada, "Talk in the thread");
    await stage.settled();
    expect(await bars()).toEqual([]);
    expect(letters().filter((text) => text.includes("**Attach Files** is missing there"))).toHaveLength(1);
  });

  it("where a thread alone cannot be written in or opened", async () => {
    stage.forbid(Permission.SendMessagesInThreads | Permission.CreatePublicThreads | Permission.CreatePrivateThreads);
    stage.sandbox.controls.setDms(stage.ben.id, false);
    for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
    await stage.posted(stage.ada, "Talk in the thread");
    await stage.settled();
    expect(await bars()).toEqual([]);
  });
});
