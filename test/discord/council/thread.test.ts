import { type APIMessage, MessageFlags, MessageType } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../src/sandbox/index.ts";
import { labels, Stage, said, shows } from "../stage.ts";

let stage: Stage;
let game: string;
let thread: string;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan", "Eve"] });
  ({ game, thread } = await started());
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const who = (name: string): Person => stage.sandbox.person(name);

/** Ada is the only one to play the US; Ben, Cleo and Dan are the council of the Insurgents. */
async function started() {
  await stage.command(who("Ada"), "game create", {
    ...{ game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none", council: 5 },
  });
  await stage.command(who("Ada"), "game join", { seat: "us" });
  for (const name of ["Ben", "Cleo", "Dan"]) await stage.command(who(name), "game join", { seat: "insurgents" });
  stage.pass(30); // those who have joined look elsewhere
  await stage.command(who("Ada"), "game start");
  await stage.settled();
  const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  const meeting = await stage.service.repository.meeting(record?.id ?? "", "insurgents");
  return { game: record?.id ?? "", thread: meeting?.thread ?? "" };
}

const inside = (person: Person): readonly APIMessage[] => person.messages(thread);
const isSilent = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
const letters = (person: Person): readonly APIMessage[] => person.messages(person.dm().id);
const privateThreads = (): readonly string[] =>
  Object.values(stage.sandbox.model.channels).flatMap((one) =>
    one.kind === "thread" && one.type === 12 ? one.id : [],
  );
const post = () => stage.posted(who("Ben"), "council of 3", thread);

describe("the thread of a council", () => {
  it("is private to its members, who get no direct messages; whoever plays alone gets theirs", async () => {
    expect(said(await post())).toContain("Insurgents · council of 3");
    expect(inside(who("Cleo"))).toEqual(inside(who("Ben")));
    expect(() => inside(who("Ada"))).toThrow("Ada sees no channel");
    for (const name of ["Ben", "Cleo", "Dan"]) expect(letters(who(name))).toEqual([]);
    expect(letters(who("Ada"))).toHaveLength(1);
    expect(await stage.service.repository.meeting(game, "us")).toMatchObject({ thread: null });
  });

  it("begins with one post, whose mention lets its members in: hand, question, its answers and four doors", async () => {
    const added = inside(who("Ben")).filter(({ type }) => type === MessageType.RecipientAdd);
    expect(added).toEqual([]); // each of these lines would be a notification of its own
    const shown = await post();
    expect(shows(shown)).toBe(true);
    expect(labels(shown)).toEqual(expect.arrayContaining(["My seat", "Hand", "Map", "Log"]));
    expect(isSilent(shown)).toBe(false);
    expect(shown.mentions.map(({ username }) => username)).toEqual(["ben", "cleo", "dan"]);
  });

  it("takes an answer of whoever comes first, and moves the post to the end for the next question", async () => {
    const first = await post();
    const page = await stage.press(who("Cleo"), first, "My seat").reply();
    expect(said(page)).toContain("Insurgents");
    expect(said(await stage.press(who("Dan"), first, "Log").reply())).toContain("Log · Tigris");
    await stage.command(who("Cleo"), "iraq commit", { discard: "-" });
    await stage.command(who("Ada"), "iraq commit", { discard: "-" });
    await stage.posted(who("Ben"), "Talk", stage.channel);
    await stage.settled();
    const posts = inside(who("Ben")).filter((message) => said(message).includes("council of 3"));
    expect(posts).toHaveLength(1);
    expect(BigInt(posts[0]?.id ?? 0)).toBeGreaterThan(BigInt(first.id));
    const [newest] = posts;
    if (!newest) throw new Error("no post");
    expect(said(await stage.press(who("Ben"), newest, "My seat").reply())).toContain("**Since you last looked**");
  });

  it("keeps one post where deleting the one before fails at first", async () => {
    stage.sandbox.controls.failNext({ method: "DELETE", route: "/messages/", how: "5xx", times: 5 }); // discord.js tries four times
    await stage.command(who("Cleo"), "iraq commit", { discard: "-" });
    await stage.command(who("Ada"), "iraq commit", { discard: "-" });
    await stage.posted(who("Ben"), "Negotiations", thread);
    await stage.settled();
    expect(inside(who("Ben")).filter((message) => said(message).includes("council of 3"))).toHaveLength(1);
  });

  it("thread archived during a pause: is opened again by the next post, and anew where it was deleted, once even if the first try is lost", async () => {
    const { controls } = stage.sandbox;
    await stage.command(who("Ada"), "game pause", { days: 3 });
    await stage.press(who("Ben"), await stage.posted(who("Ben"), "asks to pause"), "Yes").reply();
    await stage.posted(who("Ada"), "The campaign is paused until");
    controls.archive(thread);
    await stage.settled();
    await stage.command(who("Cleo"), "iraq commit", { discard: "-" });
    await stage.command(who("Ada"), "iraq commit", { discard: "-" });
    await stage.settled();
    expect(inside(who("Ben")).filter((message) => said(message).includes("council of 3"))).toHaveLength(1);
    controls.deleteChannel(thread);
    await expect.poll(async () => (await stage.service.repository.meeting(game, "insurgents"))?.thread).toBeNull();
    // the thread is opened, and nobody hears of it
    controls.failNext({ method: "POST", route: "/channels/:channel/threads", how: "close", apply: true });
    await stage.command(who("Ada"), "game repair");
    await stage.settled();
    thread = (await stage.service.repository.meeting(game, "insurgents"))?.thread ?? "";
    expect(said(await post())).toContain("council of 3");
    expect(privateThreads()).toEqual([thread]);
  });

  it("thread deleted while the bot hears nothing: is opened anew by the next post", async () => {
    delete stage.sandbox.model.channels[thread]; // and nobody is told
    await stage.command(who("Ada"), "game repair");
    await stage.settled();
    const anew = (await stage.service.repository.meeting(game, "insurgents"))?.thread ?? thread;
    expect(anew).not.toBe(thread);
    thread = anew;
    expect(said(await post())).toContain("council of 3");
  });
});
