import { MessageFlags } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, type Screen } from "../../../src/discord/screen/screen.ts";
import { Phone } from "../../../src/sandbox/index.ts";
import { MINUTE, OutboxStage, powerFails } from "../outbox-stage.ts";
import { said } from "../stage.ts";

const V2 = MessageFlags.IsComponentsV2;

let stage: OutboxStage;
let phone: Phone;
beforeEach(async () => {
  stage = await OutboxStage.open(async (): Promise<Screen> => page("Tigris", "Your turn.", [], ""));
  phone = new Phone(stage.ben, () => stage.now());
  stage.forget();
});
afterEach(async () => {
  phone.switchOff();
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const mail = () => stage.ben.messages(stage.ben.dm().id);
const texts = (): readonly string[] => phone.pushes.map(({ text }) => text);
const posts = () => stage.requests("POST", /messages$/).length;
const notice = (ping: readonly string[]) =>
  ({
    kind: "post",
    post: {
      ...{ title: "Tigris", text: ["The **host** asks <t:1767290400:R> for an answer. More below."], controls: [] },
      ...{ ping, thread: null },
    },
  }) as const;
const toChannel = (ping: readonly string[]) =>
  stage.queue({ destination: `channel:${stage.channel}`, slot: null, payload: notice(ping) });

describe("a message that notifies", () => {
  it("is created as plain words, which a phone shows, and shows its components at once", async () => {
    await stage.seats("1");
    await stage.seats("2");
    await toChannel([stage.ben.id]);
    await stage.settled();
    expect(texts()).toEqual([
      "Tigris: there is news for you. /hand",
      "Tigris: there is news for you. /hand",
      "Tigris: The host asks Thursday 1 Jan, 18:00 (UTC) for an answer. @Ben /game status",
    ]);
    const [only, ...more] = mail();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ flags: V2, content: "" });
    expect(only && said(only)).toContain("Your turn.");
    expect(stage.ben.messages(stage.channel).at(-1)).toMatchObject({ flags: V2, mentions: [{ id: stage.ben.id }] });
  });

  it("is one request where it calls nobody", async () => {
    await toChannel([]);
    await stage.settled();
    expect([posts(), stage.requests("PATCH", /messages/).length, texts()]).toEqual([1, 0, []]);
  });

  it("is one request, and says nothing on a phone, where that is switched off", async () => {
    stage.plainFirst = false;
    await stage.restart();
    stage.forget();
    await stage.seats("1");
    expect([posts(), stage.requests("PATCH", /messages/).length, texts()]).toEqual([1, 0, [""]]);
  });

  it.each([
    ["is the one notification of whoever comes into a thread in place of direct messages", true, []],
    ["follows the line that tells of them where people are added first", false, ["umpire added Ben to the thread."]],
  ])("%s", async (_, byMention, before) => {
    stage.byMention = byMention;
    await stage.restart();
    stage.sandbox.controls.setDms(stage.ben.id, false);
    await stage.seats("1");
    expect(texts()).toEqual([...before, "Tigris: there is news for you. @Ben /hand"]);
  });

  it("stays in words if its edit is refused for good, and holds nothing up", async () => {
    stage.sandbox.controls.failNext({ method: "PATCH", route: "/messages/", how: "refused", code: 50013 });
    await stage.seats("1");
    expect(mail()).toMatchObject([{ content: "Tigris: there is news for you. /hand" }]);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBe(0);
  });
});

describe.each([1, 10])("after a kill and %i minutes away", (minutes) => {
  const away = (): Promise<void> => {
    stage.sandbox.advance(minutes * MINUTE);
    return stage.online();
  };

  it.each(["between the message and its note", "between the note and the edit"])(
    "%s it is found, and nobody is called twice",
    async (where) => {
      await stage.seats("1");
      await stage.offline();
      await stage.queueSeats("2");
      await stage.dieSending("seats", (client) =>
        where.includes("edit")
          ? { edit: powerFails }
          : {
              send: async (...given) => {
                await client.send(...given);
                return await powerFails();
              },
            },
      );
      expect(texts()).toHaveLength(2);
      await away();
      await stage.settled();
      expect(texts()).toHaveLength(2);
      expect(mail()).toMatchObject([{ flags: V2, content: "" }]);
      expect(stage.notified).toBe("2");
    },
  );

  it("a post to a channel is found as well", async () => {
    await stage.offline();
    await stage.queue({ destination: `channel:${stage.channel}`, slot: "n", payload: notice([stage.ben.id]) });
    await stage.dieSending("n", () => ({ edit: powerFails }));
    await away();
    await stage.settled();
    expect(texts()).toHaveLength(1);
    expect(stage.ben.messages(stage.channel).filter(({ content }) => content !== "")).toEqual([]);
  });
});
