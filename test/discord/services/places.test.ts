import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const TIGRIS = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none" };
const create = async (channel: string, more = {}) =>
  said(await stage.command(stage.ada, "game create", { ...TIGRIS, ...more }, channel));
const check = async (channel: string) =>
  said(await stage.command(stage.sandbox.person("Owner"), "umpire check", {}, channel));
const post = () => {
  const forum = stage.sandbox.addChannel({ name: "campaigns", type: 15 });
  return stage.ada.startThread({ channel: forum, name: "Tigris", content: "Who plays?" });
};

describe("a post of a forum", () => {
  it("is no place for councils, which is said with what is, and for a campaign without them", async () => {
    const place = post();
    const page = await check(place);
    expect(page).toContain("⚠️ **a text channel, for private threads** – would hold the threads in which councils meet");
    expect(page).toContain("a forum holds none: a text channel does, and so does a thread of one");
    expect(page).toContain("talks are held right here");
    expect(page).not.toContain("Create Private Threads");
    const refused = await create(place, { council: 5 });
    expect(refused).toContain("Missing: a text channel, for private threads");
    expect(refused).toContain("without councils (`council`), a campaign works here as well");
    expect(await create(place)).toContain("hands where direct messages are closed");
    await stage.settled();
    expect(stage.found(stage.ben, "Tigris", place).length).toBeGreaterThan(0);
  });

  it("tells somebody whose direct messages are closed that no private thread can be opened there, and why", async () => {
    const place = post();
    stage.sandbox.controls.setDms(stage.ben.id, false);
    await create(place);
    await stage.command(stage.ada, "game join", { seat: "us" }, place);
    await stage.command(stage.ben, "game join", { seat: "insurgents" }, place);
    await stage.command(stage.ada, "game start", {}, place);
    const notice = await stage.posted(stage.ada, "direct messages are closed to me", place);
    expect(said(notice)).toContain("private threads exist under text channels alone");
    expect(notice.mentions.map(({ id }) => id)).toEqual([stage.ben.id]);
  });
});

describe("the chat of a voice channel", () => {
  it("wants Connect, and holds no threads", async () => {
    const voice = stage.sandbox.addChannel({ name: "Table", type: 2 });
    expect(await check(voice)).toContain("✅ **Connect**");
    expect(await create(voice)).toContain("a voice or stage channel holds none, so talks are held right here");
    const { guildId } = stage.sandbox;
    stage.sandbox.controls.setOverwrites(voice, [{ id: guildId, type: 0, deny: Permission.Connect }]);
    expect(await create(voice, { name: "Euphrates" })).toContain("I need these permissions first: Connect.");
  });

  it("takes no campaign with councils from elsewhere", async () => {
    const voice = stage.sandbox.addChannel({ name: "Table", type: 2 });
    await create(stage.channel, { council: 5 });
    expect(said(await stage.command(stage.ada, "game move", {}, voice))).toContain(
      "A council meets in a private thread",
    );
  });
});

describe("a thread of a text channel", () => {
  it("holds councils, for their threads are opened beside it", async () => {
    const thread = stage.ada.startThread({ channel: stage.channel, name: "Campaign" });
    expect(await check(thread)).toContain("✅ **Create Private Threads**");
    expect(await create(thread, { council: 5 })).toContain("is open");
  });
});
