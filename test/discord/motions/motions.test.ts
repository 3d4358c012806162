import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import type { Person } from "../../../src/sandbox/index.ts";
import { writeBehind } from "../../write-behind.ts";
import { controlsOf, labels, Stage, said, shows } from "../stage.ts";

const HOUR = 3_600_000;

let stage: Stage;
let game: string;
let thread: string;
beforeEach(async ({ task }) => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Mia"] });
  ({ game, thread } = await started(task.name.startsWith("spy")));
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const who = (name: string): Person => stage.sandbox.person(name);
const COUNCIL = ["Ben", "Cleo", "Dan", "Eve", "Fay"];

/**
 * Ada is the only one to play the US; the others are the council of the Insurgents, which votes: Ben is captain.
 * `spied`: Ada reads threads.
 */
async function started(spied: boolean) {
  await stage.command(who("Ada"), "game create", {
    ...{ game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "24", council: 5 },
  });
  const [lobby] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  const ada = { person: { id: who("Ada").id, name: "Ada" }, interaction: null };
  await stage.service.campaigns.councils.configure(lobby?.id ?? "", { joining: "open" }, ada);
  await stage.command(who("Ada"), "game join", { seat: "us" });
  for (const name of COUNCIL) await stage.command(who(name), "game join", { seat: "insurgents" });
  if (spied) await readsThreads(lobby?.id ?? "", who("Ada"));
  stage.pass(30); // those who have joined look elsewhere
  await stage.command(who("Ada"), "game start");
  await stage.settled();
  const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  const meeting = await stage.service.repository.meeting(record?.id ?? "", "insurgents");
  return { game: record?.id ?? "", thread: meeting?.thread ?? "" };
}

async function readsThreads(id: string, spy: Person): Promise<void> {
  const { repository, clock } = stage.service;
  const members = (await repository.members(id)).map((one) => ({ ...one, readsThreads: one.person === spy.id }));
  await writeBehind(repository, { game: id, members, at: clock.now() });
}

const post = () => stage.posted(who("Ben"), "council of 5", thread);
const motion = (words: string) => stage.posted(who("Ben"), words, thread);
const isSilent = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
const page = async (name: string) => await stage.press(who(name), await post(), "My seat").reply();
const at = (ms: number) => {
  const now = Date.now() + ms;
  stage.service.clock.now = () => now;
};
const acts = async () =>
  (await stage.service.repository.log(game)).filter(({ kind, seat }) => kind === "act" && seat === "insurgents");

/** Somebody proposes from their own page to discard their first cards. */
async function proposes(name: string, count = 1): Promise<APIMessage> {
  const asked = await page(name);
  const menu = controlsOf(asked).find(({ options }) => (options?.length ?? 0) > 5);
  if (!menu) throw new Error(`no menu of cards: ${labels(asked).join(", ")}`);
  const values = menu.options?.slice(0, count).map(({ value }) => value) ?? [];
  const chosen = await who(name).select({ message: asked, customId: menu.custom_id, values }).reply();
  return await stage.press(who(name), chosen, "Propose").reply();
}

describe("a poll", () => {
  it("is voted on with the buttons of the question: one press, and again to change; more than half send it", async () => {
    const reply = await stage.press(who("Cleo"), await post(), "Keep all").reply();
    expect(said(reply)).toContain("Your vote: **Keep all** (1 of 3).");
    expect(labels(await post())).toContain("Keep all · 1");
    expect(said(await post())).toContain("Keep all: Cleo. Three end it.");
    const back = await stage.press(who("Cleo"), await post(), "Keep all · 1").reply();
    expect(said(back)).toContain("is taken back (0 of 3)");
    for (const name of ["Dan", "Eve"])
      await stage
        .press(who(name), await post(), labels(await post()).find((label) => label.startsWith("Keep all")) ?? "")
        .reply();
    expect(await acts()).toEqual([]);
    const third = await stage.press(who("Fay"), await post(), "Keep all · 2").reply();
    expect(said(third)).toContain("**Keep all** is sent, with 3 for it.");
    expect(await acts()).toHaveLength(1);
    expect(said(await post())).toContain("another that wins takes its place");
  });

  it("is voted on under the public post, too", async () => {
    await stage.command(who("Ada"), "iraq commit", { discard: "-" });
    for (const name of ["Cleo", "Dan", "Eve"]) await stage.command(who(name), "iraq commit", { discard: "-" });
    const channel = await stage.posted(who("Cleo"), "Talk in the thread", stage.channel);
    const reply = await stage.press(who("Cleo"), channel, "Ready").reply();
    expect(said(reply)).toContain("Your vote: **Ready** (1 of 3).");
    expect(said(await stage.posted(who("Ada"), "Waiting on", stage.channel))).not.toContain("Cleo");
  });
});

describe("a motion", () => {
  it("is proposed where a seat alone submits, and has a silent message with its votes", async () => {
    const answer = await proposes("Cleo");
    expect(said(answer)).toContain("Your vote: **Motion 1** (1 of 3).");
    const message = await motion("Motion 1");
    expect(said(message)).toMatch(/Motion 1 · Commitment, turn 1 · Cleo/);
    expect(said(message)).toContain("For 1: Cleo · Against 0");
    expect(isSilent(message)).toBe(true);
    expect(labels(message)).toEqual(["Support · 1", "Object", "Change it"]);
    expect(await acts()).toEqual([]);
  });

  it("takes support and objections at one press, tells who, and is edited in place", async () => {
    await proposes("Cleo");
    const message = await motion("Motion 1");
    expect(said(await stage.press(who("Dan"), message, "Support · 1").reply())).toContain("**Motion 1** (2 of 3)");
    expect(said(await stage.press(who("Eve"), message, "Object").reply())).toContain("You object to **Motion 1**");
    const edited = await motion("Motion 1");
    expect(said(edited)).toContain("For 2: Cleo, Dan · Against 1: Eve");
    expect(edited.id).toBe(message.id);
    expect(stage.found(who("Ben"), "Motion 1", thread)).toHaveLength(1);
  });

  it("competes with another: Change it opens a copy for oneself alone; support moves; the one with more than half goes", async () => {
    await proposes("Cleo");
    const first = await motion("Motion 1");
    const copy = await stage.press(who("Dan"), first, "Change it").reply();
    expect(said(copy)).toContain("A copy of **Motion 1**, for you alone.");
    expect(labels(copy)).toContain("Propose");
    await stage.press(who("Dan"), await post(), "Keep all").reply();
    for (const name of ["Eve", "Fay"]) await stage.press(who(name), first, "Support · 1").reply();
    expect((await acts())[0]?.person).toBe(who("Cleo").id);
    const decided = await motion("Motion 1 · sent");
    expect(said(decided)).toContain("3 for");
    expect(labels(decided)).toEqual([]);
  });
});

it("a motion that was taken back has a button that proposes it again", async () => {
  await proposes("Cleo");
  const message = await motion("Motion 1");
  for (const name of ["Dan", "Eve"]) await stage.press(who(name), message, "Support · 1").reply();
  expect(await acts()).toHaveLength(1);
  await stage.command(who("Cleo"), "game undo");
  const closed = await motion("it was taken back");
  expect(labels(closed)).toEqual(["Propose again"]);
  const again = await stage.press(who("Fay"), closed, "Propose again").reply();
  expect(said(again)).toContain("Your vote: **Motion 2** (1 of 3).");
  expect(said(await motion("Motion 2"))).toContain("For 1: Fay");
});

it("a motion that was taken back and is not possible any more becomes the draft of whoever proposes it again", async () => {
  await proposes("Cleo", 2);
  const message = await motion("Motion 1");
  for (const name of ["Dan", "Eve"]) await stage.press(who(name), message, "Support · 1").reply();
  await stage.command(who("Cleo"), "game undo");
  const closed = await motion("it was taken back");
  const [record] = await stage.service.repository.motionsOf(game, { seat: "insurgents", number: 1 });
  const [card = "", other = ""] = (record?.moves[0]?.params.discard ?? []) as string[]; // ids of cards
  const { moderation } = stage.service.campaigns;
  const mia = stage.sandbox.person("Mia");
  await moderation.appoint({ game, person: who("Ada").id, interaction: null }, mia.id);
  const gives = { name: "give-card", params: { card, to: "us" }, reason: "misdealt" };
  await moderation.correct(game, gives, { person: { id: mia.id, name: "Mia" }, interaction: null });
  await stage.settled();
  const draft = await stage.press(who("Fay"), closed, "Propose again").reply();
  expect(said(draft)).toContain("**Motion 1** cannot be proposed as it was:");
  expect(said(draft)).toContain("What is still possible of it is your draft, for you alone.");
  expect(said(await stage.press(who("Fay"), draft, "Propose").reply())).toContain("Your vote: **Motion 2** (1 of 3).");
  const motions = (await stage.service.repository.motions(game)).filter(({ state }) => state === "open");
  expect(motions.map(({ proposer, moves }) => [proposer, moves[0]?.params])).toEqual([
    [who("Fay").id, { discard: [other] }],
  ]);
});

describe("who decides", () => {
  it("nobody wins: the captain is called, with what can be sent at one press", async () => {
    await proposes("Cleo");
    await stage.settled();
    expect(
      await stage.service.campaigns.motions
        .sendAnyway({ game, person: who("Dan").id, seat: "insurgents", interaction: null, vote: 1, motion: 1 })
        .catch((error: unknown) => (error instanceof Refused ? error.text : error)),
    ).toBe("Your council is still voting on this.");
    at(18.1 * HOUR);
    await stage.service.campaigns.tick();
    const notice = await motion("the vote has closed");
    expect(said(notice)).toContain("Motion 1: 1 for.");
    expect(notice.mentions.map(({ username }) => username)).toEqual(["ben"]);
    expect(isSilent(notice)).toBe(false);
    expect(said(await stage.press(who("Dan"), notice, "Send Motion 1").reply())).toMatch(
      /Until <t:\d+:t> this is Ben's; then you can\./,
    );
    at(23.5 * HOUR);
    const page = said(await stage.press(who("Dan"), await post(), "My seat").reply());
    expect(page).toMatch(/The vote has closed: Ben decides until <t:\d+:t>\.\nYou can now decide, too\./);
    expect(said(await stage.press(who("Ben"), notice, "My seat").reply())).not.toContain("you can decide");
    expect(said(await stage.press(who("Ben"), notice, "Send Motion 1").reply())).toContain("**Motion 1** is sent");
    expect(await acts()).toHaveLength(1);
  });

  it("whose vote is missing is reminded once, half-way, by a message with the same buttons", async () => {
    await stage.press(who("Cleo"), await post(), "Keep all").reply();
    await stage.settled();
    at(9.1 * HOUR);
    await stage.service.campaigns.tick();
    const reminder = await motion("half the vote's time is over");
    expect(reminder.mentions.map(({ username }) => username).sort()).toEqual(["ben", "dan", "eve", "fay"]);
    expect(said(await stage.press(who("Dan"), reminder, "Keep all").reply())).toContain("(2 of 3)");
    await stage.service.campaigns.tick();
    await stage.settled();
    expect(stage.found(who("Ben"), "half the vote's time is over", thread)).toHaveLength(1);
  });

  it("who answers by a command votes for it", async () => {
    const reply = await stage.command(who("Cleo"), "iraq commit", { discard: "-" });
    expect(said(reply)).toContain("Your vote: **Keep all** (1 of 3).");
    expect(await acts()).toEqual([]);
  });
});

it("spy: where a rival can read the thread, plans are behind Look, and nothing says what is voted for", async () => {
  await proposes("Cleo");
  const message = await motion("Motion 1");
  expect(said(message)).toContain("1 row. For 1: Cleo");
  expect(said(message)).not.toContain("Discard");
  const looked = await stage.press(who("Dan"), message, "Look").reply();
  expect(said(looked)).toContain("Discard");
  expect(said(looked)).toContain("For 1: Cleo");
  const supported = await stage.press(who("Dan"), looked, "Support · 1").reply();
  expect(supported.id).toBe(looked.id);
  expect(said(supported)).toContain("For 2: Cleo, Dan");
  expect(labels(supported)).toContain("Support · 2");
  const channel = await stage.posted(who("Dan"), "Waiting on", stage.channel);
  const own = await stage.press(who("Dan"), channel, "My seat").reply();
  expect(said(await stage.press(who("Dan"), own, "Keep all").reply())).toContain("**Keep all**");
  expect(said(await post())).not.toContain("Keep all");
});

it("a seat with one holder sees none of it: its page submits, and nothing is voted on", async () => {
  const own = await stage
    .press(who("Ada"), await stage.posted(who("Ada"), "Waiting on", stage.channel), "My seat")
    .reply();
  expect(labels(own)).not.toContain("Propose");
  expect(said(own)).not.toContain("vote");
  expect(shows(own)).toBe(true);
});
