import type { APIMessage } from "discord-api-types/v10";
import { PermissionFlagsBits } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OutboxStage, powerFails } from "../outbox-stage.ts";
import { labels, said } from "../stage.ts";

let stage: OutboxStage;
beforeEach(async () => {
  stage = await OutboxStage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const THREAD = { phase: "t1", name: "Negotiations" };
const threads = (): string[] => stage.ada.channels().flatMap((channel) => (channel.type === 11 ? [channel.id] : []));
/** What lies in the threads about offers, oldest first. */
const offers = (): APIMessage[] =>
  threads().flatMap((thread) => stage.ada.messages(thread).filter((m) => said(m).includes("offers the Kurds")));
const offer = (): APIMessage => {
  const [only, ...more] = offers();
  if (!only || more.length > 0) throw new Error(`${offers().length} offers`);
  return only;
};
const inChannel = (): APIMessage[] =>
  stage.ada.messages(stage.channel).filter((m) => said(m).includes("offers the Kurds"));

describe("a public offer", () => {
  it("is one message in the thread of its phase, edited until it is over", async () => {
    await stage.live({ thread: THREAD });
    await stage.offer({});
    const { id } = offer();
    expect(labels(offer())).toEqual(["Accept", "Counter…"]);
    await stage.offer({ text: ["The US offers the Kurds peace.\n**Agreed.**"], controls: [] }, "**Agreed.**");
    expect(offer().id).toBe(id);
    expect([said(offer()).includes("**Agreed.**"), labels(offer())]).toEqual([true, []]);
    expect(inChannel()).toEqual([]);
  });

  it("lies in no channel where there is no thread", async () => {
    await stage.live({});
    await stage.offer({});
    expect([offers(), inChannel()]).toEqual([[], []]);
  });

  it("comes after the post that opens its thread, though both were put in line at once", async () => {
    await stage.offline();
    await stage.queueLive({ thread: THREAD });
    await stage.queueOffer({});
    await stage.online();
    await stage.settled();
    expect(labels(offer())).toEqual(["Accept", "Counter…"]);
  });

  it("is posted anew where it was deleted, unless it is over", async () => {
    await stage.live({ thread: THREAD });
    await stage.offer({});
    stage.sandbox.controls.deleteMessage(offer().id);
    await stage.offer({});
    expect(labels(offer())).toEqual(["Accept", "Counter…"]);
    stage.sandbox.controls.deleteMessage(offer().id);
    await stage.offer({ controls: [] }, "**Withdrawn.**");
    expect(offers()).toEqual([]);
  });

  it("becomes no message where it was taken back before anybody saw it", async () => {
    await stage.live({ thread: THREAD });
    await stage.offer(null);
    expect(offers()).toEqual([]);
  });

  it("is edited in a thread that has fallen asleep", async () => {
    await stage.live({ thread: THREAD });
    await stage.offer({});
    const [thread] = Object.values(stage.sandbox.model.channels).filter(({ kind }) => kind === "thread");
    if (thread?.kind !== "thread") throw new Error("no thread");
    thread.archived = true;
    await stage.offer({ text: ["The US offers the Kurds peace, still."] });
    expect(said(offer())).toContain("still");
  });

  it("is left to the post where its thread is gone, and nobody is troubled with it", async () => {
    await stage.live({ thread: THREAD });
    const gone = `${BigInt(threads()[0] ?? 0) + 1n}`;
    await stage.service.campaigns.deliveries.keepThread(stage.game, "t1", gone);
    await stage.offer({});
    expect([offers(), inChannel()]).toEqual([[], []]);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBe(0);
    expect((await stage.service.campaigns.deliveries.threadOf(stage.game, "t1"))?.open).toBe(false);
  });

  it("is left to the post where the bot may not write in threads", async () => {
    await stage.live({ thread: THREAD });
    const { controls, guildId, model } = stage.sandbox;
    for (const role of Object.values(model.guilds[guildId]?.roles ?? {}))
      controls.setRolePermissions(
        guildId,
        role.id,
        BigInt(role.permissions) & ~PermissionFlagsBits.SendMessagesInThreads,
      );
    await stage.offer({});
    expect(offers()).toEqual([]);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBe(0);
  });

  it("is there once, whether the bot dies before or after it was posted", async () => {
    await stage.live({ thread: THREAD });
    for (const when of ["before", "after"] as const) {
      for (const { id } of offers()) stage.sandbox.controls.deleteMessage(id);
      await stage.offline();
      await stage.queueOffer({});
      await stage.dieSending("offer:o1", (client) => ({
        send: async (...given) => {
          if (when === "after") await client.send(...given);
          return await powerFails();
        },
      }));
      await stage.queueOffer({ text: ["The US offers the Kurds peace. Agreed."], controls: [] }, "Agreed.");
      await stage.online();
      await stage.settled();
      expect([offers().length, labels(offer())]).toEqual([1, []]);
    }
  });
});
