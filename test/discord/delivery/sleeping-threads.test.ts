import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { note } from "../../../src/discord/screen/screen.ts";
import { BOT_DEFAULT, Permission } from "../../../src/sandbox/index.ts";
import { OutboxStage, picture } from "../outbox-stage.ts";
import { labels, said } from "../stage.ts";

let stage: OutboxStage;
beforeEach(async () => {
  stage = await OutboxStage.open();
  stage.place = stage.ada.startThread({ channel: stage.channel, name: "Tigris" });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const thread = () => {
  const channel = stage.sandbox.model.channels[stage.place ?? ""];
  if (channel?.kind !== "thread") throw new Error("no thread");
  return channel;
};
const sleep = (id = stage.channel): void => stage.sandbox.controls.archive(id);
const posts = (): APIMessage[] => stage.ada.messages(stage.channel).filter((m) => said(m).includes("Situation"));
const held = (): number =>
  stage.service.database.sqlite.prepare("SELECT 1 FROM outbox WHERE status = 'held'").all().length;
const forbidManaging = (): void => {
  const role = Object.values(stage.sandbox.model.guilds[stage.sandbox.guildId]?.roles ?? {}).find((r) => r.botId);
  stage.sandbox.controls.setRolePermissions(
    stage.sandbox.guildId,
    role?.id ?? "",
    BOT_DEFAULT & ~Permission.ManageThreads,
  );
};

describe("the post of a campaign in a thread that has fallen asleep", () => {
  beforeEach(async () => {
    await stage.live({ text: ["One line."], pictures: [picture(1)] });
    sleep();
  });

  it("wakes it where somebody else is waited for, and stays one message", async () => {
    await stage.live({ text: ["Ben is waited for."], stage: "2" });
    expect(thread().archived).toBe(false);
    expect(posts().map(said)).toEqual([expect.stringContaining("Ben is waited for.")]);
  });

  it("lets it sleep where nobody is asked, and is edited with the next message, as it is then", async () => {
    await stage.live({ text: ["A line more."] });
    await stage.live({ text: ["Two lines more."] });
    expect([thread().archived, held()]).toEqual([true, 1]);
    expect(posts().map(said)).toEqual([expect.stringContaining("One line.")]);
    stage.ben.say({ channel: stage.channel, content: "Anybody here?" });
    await expect.poll(() => posts().map(said)).toEqual([expect.stringContaining("Two lines more.")]);
    expect(held()).toBe(0);
  });

  it("is edited after a restart, if it woke while nobody listened", async () => {
    await stage.live({ text: ["A line more."] });
    await stage.offline();
    stage.ben.say({ channel: stage.channel, content: "Anybody here?" });
    await stage.online();
    await expect.poll(() => posts().map(said)).toEqual([expect.stringContaining("A line more.")]);
  });

  it("loses its buttons once the post of the next phase stands below it", async () => {
    await stage.live({ open: false, controls: [] });
    expect(thread().archived).toBe(true);
    const payload = { kind: "live", number: 2 } as const;
    stage.told.live = { ...(stage.told.live ?? raise()), open: true, controls: [MY_SEAT] };
    await stage.queue({ destination: `channel:${stage.channel}`, slot: "live:2", payload });
    await stage.settled();
    expect(posts()).toHaveLength(2);
    await expect.poll(held).toBe(0);
    expect(thread().archived).toBe(false);
  });

  it("is retired where it moves to the end", async () => {
    stage.ben.say({ channel: stage.channel, content: "What do you say to that?" });
    stage.ahead += 3_600_000;
    sleep();
    await stage.live({ stage: "2" });
    expect(posts().map((m) => labels(m).length)).toEqual([0, 1]);
  });

  it("is tried again slowly at the limit of active threads, and nothing is posted beside it", async () => {
    stage.sandbox.controls.limitThreads(stage.sandbox.guildId, 0);
    await stage.queueLive({ text: ["Ben is waited for."], stage: "2" });
    await expect.poll(() => stage.refusals(160006)).toBe(1);
    stage.sandbox.controls.limitThreads(stage.sandbox.guildId, null);
    expect(thread().archived).toBe(true);
    stage.service.clock.now = () => Date.now() + 11 * 60_000;
    await stage.pass(0);
    expect(posts().map(said)).toEqual([expect.stringContaining("Ben is waited for.")]);
    expect(stage.refusals(160006)).toBe(1);
  });

  it("is a word to the host where a moderator has locked it, and no loop", async () => {
    for (const mayManage of [true, false]) {
      if (!mayManage) forbidManaging();
      stage.sandbox.controls.lock(stage.channel);
      stage.forget();
      await stage.live({ text: [`Managing: ${mayManage}`], stage: `${mayManage}` });
      expect(thread()).toMatchObject({ archived: true, locked: true });
      expect(posts()).toHaveLength(1);
    }
    const notices = stage.ada.messages(stage.ada.dm().id).map(said);
    expect(notices).toEqual([expect.stringMatching(/I cannot post in <#\d+>: it is a thread that is closed/)]);
  });
});

describe("a message that somebody has in a private thread, which sleeps", () => {
  const messages = () => stage.ben.messages(box());
  const box = (): string => {
    const [own = ""] = stage.ben.privateThreads();
    return own;
  };
  let shown = "";
  beforeEach(async () => {
    await stage.close();
    stage = await OutboxStage.open(async () => note(shown));
    stage.sandbox.controls.setDms(stage.ben.id, false);
    await stage.seats("1");
    sleep(box());
  });

  it("is not sent again where an edit is to be silent", async () => {
    const pages = () => messages().filter(({ type }) => type === 0);
    const [first] = pages();
    shown = "Nobody waits for you.";
    await stage.seats(null);
    expect([pages().map(({ id }) => id), held()]).toEqual([[first?.id], 1]);
    shown = "You are waited for.";
    await stage.seats("2");
    await expect.poll(() => pages().map(said)).toEqual([expect.stringContaining("You are waited for.")]);
    expect(held()).toBe(0);
  });
});

const MY_SEAT = { kind: "act", seat: null, label: "My seat" } as const;
const raise = (): never => {
  throw new Error("nothing was posted");
};
