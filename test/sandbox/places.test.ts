import { ChannelType, type Message, type ThreadChannel } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BOT_DEFAULT, Clock, Permission } from "../../src/sandbox/index.ts";
import { raw, type Table, table, textChannel } from "./bot.ts";

const HOUR = 3_600_000;

let at: Table;
const ada = () => at.sandbox.person("Ada");
afterEach(async () => {
  const missing = "message: This field is required"; // where a test leaves it out
  expect(at.sandbox.complaints().filter((one) => !one.includes(missing))).toEqual([]);
  await at.stop();
});

describe("a thread in which nobody writes", () => {
  let thread: ThreadChannel;
  let message: Message;
  const isArchived = () => (at.sandbox.model.channels[thread.id] as { archived?: boolean }).archived;
  const patch = (path: string, body: object) => raw(at.sandbox, "PATCH", path, body);

  beforeEach(async () => {
    at = await table({ clock: new Clock({ start: Date.now(), frozen: true }) });
    const parent = await textChannel(at.client, at.sandbox.channelId);
    thread = await parent.threads.create({ name: "x", type: ChannelType.PublicThread, autoArchiveDuration: 60 });
    message = await thread.send("one");
  });

  it("archives itself, and an edit is no activity, but a message, waking and a new duration are", async () => {
    at.sandbox.advance(0.9 * HOUR);
    await message.edit("two");
    at.sandbox.advance(0.2 * HOUR);
    expect(isArchived()).toBe(true);
    expect((await patch(`/channels/${thread.id}`, { archived: false })).status).toBe(200);
    at.sandbox.advance(0.9 * HOUR);
    ada().say({ channel: thread.id, content: "still there?" });
    at.sandbox.advance(0.9 * HOUR);
    expect(isArchived()).toBe(false);
    await patch(`/channels/${thread.id}`, { auto_archive_duration: 1440 });
    at.sandbox.advance(20 * HOUR);
    expect(isArchived()).toBe(false);
    at.sandbox.advance(4 * HOUR);
    expect(isArchived()).toBe(true);
  });

  it("takes no edit and no answer until it is woken, which is refused at the limit of active threads", async () => {
    at.sandbox.advance(2 * HOUR);
    expect((await patch(`/channels/${thread.id}/messages/${message.id}`, { content: "?" })).body.code).toBe(50083);
    at.sandbox.controls.limitThreads(at.sandbox.guildId, 0);
    expect((await patch(`/channels/${thread.id}`, { archived: false })).body.code).toBe(160006);
    const other = { name: "y", type: ChannelType.PrivateThread };
    const refused = await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/threads`, other);
    expect(refused.body.code).toBe(160006);
    expect((await raw(at.sandbox, "POST", `/channels/${thread.id}/messages`, { content: "!" })).body.code).toBe(160006);
    at.sandbox.controls.limitThreads(at.sandbox.guildId, null);
    expect((await patch(`/channels/${thread.id}`, { archived: false })).status).toBe(200);
  });

  it("takes nothing from a bot without Manage Threads once it is locked, and everything from one that has it", async () => {
    const role = Object.values(at.sandbox.model.guilds[at.sandbox.guildId]?.roles ?? {}).find(({ botId }) => botId);
    const grant = (bits: bigint) => at.sandbox.controls.setRolePermissions(at.sandbox.guildId, role?.id ?? "", bits);
    at.sandbox.controls.lock(thread.id, true, false);
    await message.edit("three");
    grant(BOT_DEFAULT & ~Permission.ManageThreads);
    const edit = () => patch(`/channels/${thread.id}/messages/${message.id}`, { content: "?" });
    const post = () => raw(at.sandbox, "POST", `/channels/${thread.id}/messages`, { content: "!" });
    expect([(await edit()).body.code, (await post()).body.code]).toEqual([160005, 160005]);
    at.sandbox.controls.lock(thread.id);
    expect([(await edit()).body.code, (await post()).body.code]).toEqual([50083, 160005]);
    expect((await patch(`/channels/${thread.id}`, { archived: false })).body.code).toBe(50013);
  });
});

describe("a place that is no text channel", () => {
  beforeEach(async () => {
    at = await table();
  });

  it.each([
    ["an announcement channel", 5],
    ["a voice channel", 2],
    ["a stage channel", 13],
    ["a forum", 15],
  ] as const)("%s holds no private threads", async (_, type) => {
    const channel = at.sandbox.addChannel({ name: "x", type });
    const body = { name: "x", type: 12 };
    const { status, body: answer } = await raw(at.sandbox, "POST", `/channels/${channel}/threads`, body);
    expect([status, answer.code]).toEqual([400, type === 15 ? 50035 : 50024]);
  });

  it("a forum holds posts, which begin with a message of their own id, and no messages", async () => {
    const forum = at.sandbox.addChannel({ name: "campaigns", type: 15 });
    expect((await raw(at.sandbox, "POST", `/channels/${forum}/messages`, { content: "x" })).body.code).toBe(40058);
    expect((await raw(at.sandbox, "POST", `/channels/${forum}/threads`, { name: "x" })).body.code).toBe(50035);
    const body = { name: "Tigris", message: { content: "A campaign" } };
    const made = (await raw(at.sandbox, "POST", `/channels/${forum}/threads`, body)).body;
    expect(ada().messages(String(made.id))[0]).toMatchObject({ id: made.id, content: "A campaign" });
    const post = ada().startThread({ channel: forum, name: "Euphrates", content: "Who plays?" });
    const under = await raw(at.sandbox, "POST", `/channels/${post}/messages/${post}/threads`, { name: "x" });
    expect(under.body.code).toBe(50024);
    expect((await raw(at.sandbox, "POST", `/channels/${post}/messages`, { content: "I do" })).status).toBe(200);
  });

  it("the chat of a voice channel wants Connect, and has no threads", async () => {
    const voice = at.sandbox.addChannel({ name: "Table", type: 2 });
    const said = await raw(at.sandbox, "POST", `/channels/${voice}/messages`, { content: "x" });
    expect(said.status).toBe(200);
    const under = await raw(at.sandbox, "POST", `/channels/${voice}/messages/${said.body.id}/threads`, { name: "x" });
    expect(under.body.code).toBe(50024);
    at.sandbox.controls.setOverwrites(voice, [{ id: at.sandbox.guildId, type: 0, deny: Permission.Connect }]);
    expect((await raw(at.sandbox, "POST", `/channels/${voice}/messages`, { content: "x" })).body.code).toBe(50001);
  });

  it("what a test wants refused is refused with the code that it names", async () => {
    at.sandbox.controls.failNext({ how: "refused", code: 200000, route: "/messages" });
    const { status, body } = await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/messages`, {
      content: "x",
    });
    expect([status, body.code]).toEqual([400, 200000]);
  });
});
