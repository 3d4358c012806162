import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission, type Person } from "../../../src/sandbox/index.ts";
import { controlsOf, Stage, said, shows } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

/** In the title of what Ben sees of the campaign. */
const INSURGENTS = "· Insurgents";

const { CreatePrivateThreads, ManageThreads } = Permission;

const privateThreads = () =>
  Object.values(stage.sandbox.model.channels).flatMap((c) => (c.kind === "thread" && c.type === 12 ? [c] : []));
async function thread() {
  await expect.poll(() => privateThreads().length, { timeout: 10_000 }).toBe(1);
  const [found] = privateThreads();
  if (!found) throw new Error("no private thread");
  return found;
}
const sees = (who: Person, channel: string): boolean => who.channels().some((c) => c.id === channel);
const setDms = (open: boolean): void => stage.sandbox.controls.setDms(stage.ben.id, open);

/** The talks begin while Ben is away from the controls. */
async function talksWithoutBen(): Promise<void> {
  await stage.command(stage.ben, "iraq commit", { discard: "-" });
  stage.pass(4);
  await stage.command(stage.ada, "iraq commit", { discard: "-" });
  await stage.posted(stage.ada, "Talk in the thread");
}

describe("somebody whose direct messages are closed", () => {
  it("gets their hand in a private thread that has no other member", async () => {
    setDms(false);
    await stage.started();
    const { id, members, invitable, parentId } = await thread();
    const hand = await stage.posted(stage.ben, INSURGENTS, id);
    expect(shows(hand)).toBe(true);
    expect(hand.mentions.map((m) => m.id)).toEqual([stage.ben.id]);
    expect(Object.keys(members).sort()).toEqual([stage.sandbox.model.application.botId, stage.ben.id].sort());
    expect({ invitable, parentId }).toEqual({ invitable: false, parentId: stage.channel });
    for (const other of stage.sandbox.people().filter((p) => p.name !== "Ben" && p.name !== "Owner"))
      expect(sees(other, id)).toBe(false);
    await stage.settled();
    expect(stage.found(stage.ada, "direct messages are closed")).toEqual([]);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("reads on the message that they have how things stand, where no new one can be brought to them", async () => {
    await stage.started();
    await stage.posted(stage.ben, INSURGENTS, stage.ben.dm().id);
    setDms(false);
    stage.forbid(CreatePrivateThreads);
    await talksWithoutBen();
    await stage.posted(stage.ada, "could not be delivered");
    await stage.settled();
    expect(stage.found(stage.ben, INSURGENTS, stage.ben.dm().id).map(said)).toEqual([
      expect.stringContaining("Negotiations"),
    ]);
  });

  it("keeps one thread, woken when it sleeps and entered again when they left it, over a restart", async () => {
    setDms(false);
    const game = await stage.started();
    const { id } = await thread();
    await stage.posted(stage.ben, INSURGENTS, id);
    const sandboxed = stage.sandbox.model.channels[id];
    if (sandboxed?.kind !== "thread") throw new Error("no thread");
    sandboxed.archived = true;
    delete sandboxed.members[stage.ben.id];
    await stage.restart();
    await talksWithoutBen();
    await stage.posted(stage.ben, "Negotiations", id);
    await stage.settled();
    expect(stage.found(stage.ben, INSURGENTS, id)).toHaveLength(1);
    expect(sandboxed.archived).toBe(false);
    expect(privateThreads()).toHaveLength(1);
    expect(await stage.service.campaigns.deliveries.mailbox(game, stage.ben.id)).toBe(id);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("gets another thread when somebody deleted the first, once even if the first try is lost", async () => {
    setDms(false);
    await stage.started();
    const { id } = await thread();
    await stage.posted(stage.ben, INSURGENTS, id);
    stage.sandbox.controls.deleteChannel(id);
    const lost = { method: "POST", route: "/channels/:channel/threads", how: "close", apply: true } as const;
    stage.sandbox.controls.failNext(lost);
    await stage.talks();
    const other = (await thread()).id;
    expect(other).not.toBe(id);
    await stage.posted(stage.ben, INSURGENTS, other);
    expect(privateThreads()).toHaveLength(1);
  });

  it("gets direct messages again with the first notification after they open", async () => {
    setDms(false);
    await stage.started();
    const { id } = await thread();
    await stage.posted(stage.ben, INSURGENTS, id);
    setDms(true);
    await talksWithoutBen();
    await stage.posted(stage.ben, INSURGENTS, stage.ben.dm().id);
    await stage.settled();
    expect(stage.found(stage.ben, INSURGENTS, id)).toEqual([]);
  });

  it("is told in the channel, once for good, where no private thread may be opened; /hand works", async () => {
    setDms(false);
    stage.forbid(CreatePrivateThreads);
    await stage.started();
    const notice = await stage.posted(stage.ada, "direct messages are closed to me");
    expect(notice.mentions.map((m) => m.id)).toEqual([stage.ben.id]);
    expect(said(notice)).toContain("`/hand`");
    await stage.restart();
    await stage.talks();
    await stage.settled();
    expect(stage.found(stage.ada, "direct messages are closed to me")).toHaveLength(1);
    const hand = await stage.command(stage.ben, "hand");
    expect(shows(hand)).toBe(true);
    expect(privateThreads()).toEqual([]);
  });

  it("gets a message once that arrived in the thread although its answer was lost, even if direct messages open then", async () => {
    setDms(false);
    await stage.started();
    const { id } = await thread();
    await stage.posted(stage.ben, INSURGENTS, id);
    const route = `/channels/${id}/messages`;
    stage.sandbox.controls.failNext({ method: "POST", route, how: "close", apply: true });
    await talksWithoutBen();
    await stage.posted(stage.ben, "Negotiations", id);
    setDms(true);
    await stage.settled();
    expect(stage.found(stage.ben, INSURGENTS, id)).toHaveLength(1);
    expect(stage.found(stage.ben, INSURGENTS, stage.ben.dm().id)).toEqual([]);
  });

  it("gets another thread where the campaign goes on, and the old one is closed", async () => {
    setDms(false);
    const game = await stage.started();
    const old = (await thread()).id;
    await stage.posted(stage.ben, INSURGENTS, old);
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    expect(said(await stage.command(stage.ada, "game move", {}, elsewhere))).toContain("continues here");
    await stage.settled();
    const now = (await stage.service.campaigns.deliveries.mailbox(game, stage.ben.id)) ?? "";
    expect(stage.sandbox.model.channels[now]).toMatchObject({ kind: "thread", type: 12, parentId: elsewhere });
    expect(stage.sandbox.model.channels[old]).toMatchObject({ archived: true, locked: true });
    const hand = await stage.posted(stage.ben, INSURGENTS, now);
    expect(shows(hand)).toBe(true);
    expect(sees(stage.ada, now)).toBe(false);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("turns the page in the thread though it has fallen asleep, unless it cannot be woken", async () => {
    setDms(false);
    await stage.started();
    const { id } = await thread();
    const hand = await stage.posted(stage.ben, INSURGENTS, id);
    const customId = controlsOf(hand).find(({ label }) => label !== undefined)?.custom_id ?? "";
    stage.sandbox.controls.archive(id);
    await stage.ben.press({ message: hand, customId }).reply();
    expect((await thread()).archived).toBe(false);
    stage.sandbox.controls.archive(id);
    stage.sandbox.controls.limitThreads(stage.sandbox.guildId, 0);
    expect(said(await stage.ben.press({ message: hand, customId }).reply())).toContain("`/hand` shows your page");
    expect((await thread()).archived).toBe(true);
  });

  it("needs no right to manage threads", async () => {
    setDms(false);
    stage.forbid(ManageThreads);
    await stage.started();
    await stage.posted(stage.ben, INSURGENTS, (await thread()).id);
    expect(stage.sandbox.complaints()).toEqual([]);
  });
});
