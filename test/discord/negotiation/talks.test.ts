import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control, controlsOf, labels, said } from "../stage.ts";
import { SixSeats } from "./six-seats.ts";

let six: SixSeats;
beforeAll(async () => {
  six = await SixSeats.open("announced");
});
afterAll(async () => {
  expect(six.stage.sandbox.complaints()).toEqual([]);
  await six.stage.close();
});

const SENTENCE = "We stop at the river";
let head: APIMessage;
let thread = "";

describe("a private talk of three", () => {
  it("is opened from the sheet, which says who could read it", async () => {
    const sheet = await six.sheet("Ben");
    expect(said(sheet)).toContain("Others are told that a talk exists");
    expect(said(sheet)).toContain("Staff of this server can read private threads");
    const chosen = await six.choose("Ben", sheet, ["shiite", "ngo"]);
    expect(said(await six.press("Ben", chosen, "Open"))).toContain("Your private talk");
    await six.stage.settled();
    [thread = ""] = six.who("Ben").privateThreads();
    head = await six.stage.posted(six.who("Ben"), "Private talk", thread);
  });

  it("is a thread of those three alone, with what counts there", async () => {
    expect(said(head)).toMatch(/Others know that it exists\. Staff of this server can read it\. I read nothing/);
    expect(said(head)).toContain("Binding here: nothing. Offers open here: 0.");
    expect(labels(head)).toEqual(["Make an offer", "Promise", "Deals", "Leave"]);
    expect(head.mentions.map(({ username }) => username).sort()).toEqual(["ada", "ben", "finn"]);
    for (const name of ["Ada", "Finn"]) expect(six.who(name).privateThreads()).toContain(thread);
    for (const name of ["Cleo", "Dan", "Eve", "Zed"]) expect(six.who(name).privateThreads()).not.toContain(thread);
  });

  it("is told of once, in the open post, and makes no post of its own", async () => {
    const channel = six.who("Zed").messages(six.stage.channel);
    const lines = channel.filter((message) => said(message).includes("A private talk was opened"));
    expect(lines).toHaveLength(1);
    expect(said(lines[0] ?? head)).toContain("A private talk was opened: the Shiites, the Sunnis and the NGO.");
  });

  it("is found again: the same seats have one thread", async () => {
    const sheet = await six.sheet("Ada");
    expect(said(sheet)).toContain(`<#${thread}> with Sunnis, NGO`);
    const chosen = await six.choose("Ada", sheet, ["sunni", "ngo"]);
    expect(said(await six.press("Ada", chosen, "Open"))).toContain(`<#${thread}>`);
    expect(six.who("Ada").privateThreads()).toEqual([thread]);
  });

  it("takes a promise that nobody outside hears of, and its verdict", async () => {
    await six.promise("Ada", head, SENTENCE);
    const post = await six.stage.posted(six.who("Ben"), SENTENCE, thread);
    expect(said(post)).toContain("of the Shiites to the Sunnis and the NGO");
    expect(six.heard(["Cleo", "Dan", "Eve", "Zed"])).not.toContain(SENTENCE);
    await six.press("Ben", post, "Broken");
    await six.stage.settled();
    expect(said(await six.stage.posted(six.who("Finn"), SENTENCE, thread))).toContain(
      "**Broken**, according to the Sunnis",
    );
    expect(six.heard(["Cleo", "Zed"])).not.toContain("Broken");
    expect(said(await six.stage.command(six.who("Finn"), "deals"))).toContain(SENTENCE);
    for (const name of ["Cleo", "Zed"])
      expect(said(await six.stage.command(six.who(name), "deals"))).not.toContain(SENTENCE);
  });

  it("has offers made with its partners filled in, posted there for whom they ask, and publicly", async () => {
    const page = await six.press("Ben", head, "Make an offer");
    expect(said(page)).toContain("Shiites");
    await six.offer("sunni", ["shiite", "ngo"]);
    const post = await six.stage.posted(six.who("Ada"), "The Sunnis offer", thread);
    expect(labels(post)).toEqual(expect.arrayContaining(["Accept", "Decline"]));
    expect(post.mentions.map(({ username }) => username).sort()).toEqual(["ada", "finn"]);
    expect(six.letters("Ada").filter((letter) => said(letter).includes("Accept"))).toEqual([]);
    await six.press("Ada", post, "Accept");
    await six.press("Finn", await six.stage.posted(six.who("Finn"), "The Sunnis offer", thread), "Accept");
    await six.stage.settled();
    expect(said(await six.stage.posted(six.who("Ben"), "The Sunnis offer", thread))).toContain("**Agreed.**");
    expect(said(await six.stage.command(six.who("Ben"), "deals"))).toMatch(/BINDING[^\n]*\n1\\?\. .*Truce/);
  });

  it("tells a new turn without a sound, where somebody has written, and ends with the campaign", async () => {
    six.who("Finn").say({ channel: thread, content: "West for you?" });
    await six.toNextTurn();
    const all = () =>
      six
        .who("Ben")
        .messages(thread)
        .filter((message) => said(message).includes("begins"));
    expect(all().map(said)).toEqual([expect.stringContaining("Turn 2 begins")]);
    await six.toNextTurn();
    expect(all()).toHaveLength(1);
  });

  it("is left by whoever wants to, and refuses everyone else", async () => {
    const id = control(head, "Leave");
    await expect(
      six.stage.service.campaigns.negotiation.talkSeats(six.game, id.split(".")[1] ?? "", six.who("Cleo").id),
    ).rejects.toThrow("You take no part in that talk");
    const sure = await six.press("Finn", head, "Leave");
    await six.press("Finn", sure, "Leave");
    await six.stage.settled();
    expect(six.who("Finn").privateThreads()).not.toContain(thread);
  });
});

describe("once the campaign has ended", () => {
  const [finn, zed] = ["Finn", "Zed"] as const;
  const chosen = async (name: string, title: string): Promise<void> => {
    const page = await six.stage.command(six.who(name), "deals");
    const menu = controlsOf(page).find(({ placeholder = "" }) => placeholder.includes(title));
    if (!menu) throw new Error(`${name} has no menu “${title}”`);
    await six
      .who(name)
      .select({ message: page, customId: menu.custom_id, values: [menu.options?.[0]?.value ?? ""] })
      .reply();
    await six.stage.settled();
  };

  const replayed = async (): Promise<string> =>
    JSON.stringify(await six.stage.service.campaigns.showing.replay(six.game));

  it("everyone is told who has talked with whom, and nobody what was said", async () => {
    await six.stage.service.campaigns.people.abandon(six.game, { id: six.who("Ada").id, name: "Ada" }, null);
    await six.stage.settled();
    await six.stage.posted(six.who(zed), "Private talks: the Shiites, the Sunnis and the NGO.");
    const page = said(await six.stage.command(six.who(zed), "deals"));
    expect(page).toMatch(/PRIVATE TALKS[\s\S]*the Shiites, the Sunnis and the NGO · closed/);
    expect(page).not.toContain(SENTENCE);
  });

  it("a talk is read by others once all of its sides let them, and nothing of it is copied", async () => {
    const id = control(head, "Leave").split(".")[1] ?? "";
    const { negotiation } = six.stage.service.campaigns;
    const asks = (name: string) => ({ person: { id: six.who(name).id, name }, interaction: null });
    await expect(negotiation.letRead(six.game, id, asks(zed))).rejects.toThrow("Only its sides");
    for (const name of ["Ada", "Ben"]) await chosen(name, "Let everyone read");
    expect(await replayed()).not.toContain(SENTENCE);
    await expect(negotiation.readTalk(six.game, id, asks(zed))).rejects.toThrow("Not all of its sides");
    expect(said(await six.stage.posted(six.who("Ben"), "This talk is over", thread))).toContain(
      "So far the Shiites and the Sunnis.",
    );
    await chosen(finn, "Let everyone read");
    expect(await replayed()).toContain(SENTENCE);
    const { posted } = await six.stage.service.campaigns.showing.posted(six.game);
    const told = posted.promises.find(({ text }) => text === SENTENCE);
    expect(told).toMatchObject({ by: "shiite", to: ["sunni", "ngo"], verdict: { kind: "broken", by: ["sunni"] } });
    expect(told?.step).toBeLessThan(posted.boards.length);
    expect(Object.keys(told ?? {})).not.toContain("at");
    expect(six.who(zed).privateThreads()).toEqual([]);
    await chosen(zed, "Read a talk");
    expect(six.who(zed).privateThreads()).toEqual([thread]);
    const now = await six.stage.command(six.who(zed), "deals");
    expect(said(await six.press(zed, now, "Turn 1"))).toContain(SENTENCE);
    expect(six.heard(["Cleo"])).not.toContain(SENTENCE);
  });
});
