import { describe, expect, it } from "vitest";
import { battleForBaghdad } from "../../src/games/battle-for-baghdad/index.ts";
import type { BaghdadState, Hand } from "../../src/games/battle-for-baghdad/state.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { claimIn, isFair } from "./baghdad.ts";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";
import { luckyWord } from "./lucky-word.ts";
import type { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

const SEATS = ["shiite", "sunni", "government"] as const;
/** Who plays them, in the same order. */
const PLAYERS = ["Ada", "Ben", "Cleo"] as const;
const CREATED = { game: "Battle for Baghdad", seats: "3", pace: "0" };
/** What the newest message of the campaign has under it, and no other. */
const DOOR = "My seat";
/** The thread of the negotiations. */
const TALKS = /Coalition/;

describe.skipIf(installedChromium === null)("a turn of Battle for Baghdad by thumb", () => {
  const phones = phonesOf("baghdad", ...PLAYERS, "Dan");
  const ada = phones.visitor("Ada");
  const ben = phones.visitor("Ben");
  const cleo = phones.visitor("Cleo");
  const dan = phones.visitor("Dan");

  it("is opened, joined and started", async () => {
    await ada.command("game create", CREATED);
    await phones.take(ada, /^Shiites/);
    await phones.take(ben, /^Sunnis/);
    await phones.join(cleo, /^Government/, await wordFor(phones));
    await ada.press("Start");
    await phones.quiet();
    for (const visitor of [ada, ben, cleo]) {
      await visitor.goToNews(/Umpire/);
      await visitor.message("You want 120 points at the end of a turn").waitFor();
    }
  });

  it("R-04: start units are placed at one press, by all at once", async () => {
    await phones.within(2, "Ben", (me) => me.press("Place them evenly"));
    await ben.message("as soon as it is your turn").waitFor();
    await phones.within(2, "Cleo", (me) => me.press("Place them evenly"));
    await phones.within(2, "Ada", (me) => me.press("Place them evenly"));
    for (const visitor of [ada, ben, cleo]) await visitor.message("How high do you bid for the Initiative?").waitFor();
    for (const visitor of [ada, ben, cleo]) visitor.reset(); // the turn begins
  });

  it("R-18: claim, bids and First Player are one press", async () => {
    await phones.within(2, "Ada", (me) => me.press("Up to 3"));
    await phones.within(1, "Ben", (me) => me.press("Pass"));
    expect(await dan.messages.getByRole("button", { name: "Pass" }).count()).toBe(0); // hands are seen first
    await phones.within(1, "Cleo", (me) => me.press("Pass"));
    await dan.message("Shiites win and pay nothing").waitFor();
    await dan.message("Arms Bazaar").waitFor();
  });

  it("R-28: a card of the packet is kept at one press, beside its text", async () => {
    await ada.message("Do you keep one of 3 cards, or none?").waitFor();
    const texts = await ada.messages.last().locator(".section").allInnerTexts();
    expect(texts).toHaveLength((await kindsInPacket(phones)).size);
    for (const text of texts) expect(text).toMatch(/\w+ · .{20,}/);
    await phones.within(1, "Ada", (me) => me.tap(me.messages.last().locator(".section button").first()));
    await backToMessage(ben);
    await phones.within(1, "Ben", (me) => me.press("Keep none"));
    await backToMessage(cleo);
    await phones.within(1, "Cleo", (me) => me.press("Keep none"));
    for (const visitor of [ada, ben, cleo]) await visitor.message("Do you make an offer, or are you ready?").waitFor();
  });

  it("R-30: an offer from a template takes four taps, its acceptance one", async () => {
    await phones.within(4, "Ben", async (me) => {
      await phones.choose("Ben", /^Make an offer/, /^Shiites/);
      await me.press("PP for Truce");
      await me.message("PP now").waitFor();
      await me.press("Submit");
    });
    await ada.message("You would have").waitFor();
    expect(await ada.message("You would have").textContent()).toMatch(/Sunnis offer the Shiites: Truce this turn/);
    await phones.within(1, "Ada", (me) => me.press("Decline"));
    await phones.within(4, "Ben", async (me) => {
      await phones.choose("Ben", /^Make an offer/, /^Shiites/);
      await me.press("Truce");
      await me.message("our units let each other").waitFor();
      await me.press("Submit");
    });
  });

  it("keeps its controls in the last message, whatever people have written below it", async () => {
    await phones.say(dan, "How is it going?");
    await phones.say(dan, "Nobody?");
    // Cleo looks into the thread, where nothing is hers to answer
    const already = cleo.taps;
    await cleo.goToNews(TALKS);
    await cleo.press("Accept", /Sunnis offer the Shiites: Truce this turn/);
    await cleo.message("That offer is between the Shiites and the Sunnis").waitFor();
    expect(await cleo.message("That offer is between").textContent()).toContain("Only you can see this");
    await phones.shot("Cleo");
    await backToMessage(cleo);
    cleo.taps = already; // a mistake is no part of a turn
    await phones.within(2, "Ada", async (me) => {
      await me.goToNews(TALKS);
      await me.press("Accept", /Sunnis offer the Shiites: Truce this turn/);
      await me.message("Agreed.").waitFor();
    });
    expect(await ada.messages.getByRole("button", { name: "Decline" }).count()).toBe(0);
    await backToMessage(ada);
    await dan.message(/Agreed: Shiites and Sunnis: Truce/).waitFor();
    const newest = dan.messages.last();
    await newest.getByRole("button", { name: DOOR }).waitFor();
    expect(await newest.textContent()).toContain("Coalition");
    expect(await dan.messages.getByRole("button", { name: DOOR }).count()).toBe(1);
    await phones.shot("Dan");
  });

  it("takes a public answer from whom it concerns, and refuses it privately to whoever has no seat", async () => {
    await dan.press("Ready");
    await dan.message("You hold no seat in this campaign").waitFor();
    expect(await dan.message("You hold no seat").textContent()).toContain("Only you can see this");
    for (const name of ["Ada", "Ben"]) await phones.within(1, name, (me) => me.press("Ready"));
    await phones.within(2, "Cleo", async (me) => {
      await me.goToNews("general");
      await me.press("Ready");
    });
    await backToMessage(cleo);
  });

  it("R-33 R-41: recruits and a Move stand on one sheet, which outlives a power cut", async () => {
    await ada.message("Your Action: recruit and buy first, then move.").waitFor();
    await phones.powerCutAfter(() =>
      phones.within(4, "Ada", async (me) => {
        await me.pick("Recruit", /^Security · Sadr City/);
        await me.message(/1 Security in Sadr City/).waitFor();
        await me.press("+1");
        await me.message(/2 Security in Sadr City \(1 \+ 1 = 2 PP/).waitFor();
      }),
    );
    await phones.within(1, "Ada", (me) => me.press("+1"));
    await ada.message(/3 Security in Sadr City \(1 \+ 1 \+ 2 = 4 PP/).waitFor();
    await phones.within(5, "Ada", async (me) => {
      await phones.choose("Ada", /^Move: Which stack/, /^Sadr City: 4 Security/);
      await me.pick(/^Move · Sadr City: 4 Security/, /^Palestine Street/);
    });
    await ada.message(/Sadr City → Palestine Street/).waitFor();
    await phones.within(1, "Ada", (me) => me.press(/^Submit and end/));
    await dan.message(/4 Security: Sadr City → Palestine Street, stopped by the Government/).waitFor();
  });

  it("takes back what nobody has acted upon", async () => {
    const taps = ben.taps;
    await phones.choose("Ben", /^Recruit/, /^Infrastructure/);
    await ben.press(/^Submit and end/);
    await phones.quiet();
    await cleo.message("Your Action: recruit and buy first, then move.").waitFor();
    await phones.within(1, "Ben", (me) => me.press("Take it back"));
    await ben.message("Your Action: recruit and buy first, then move.").waitFor();
    await expect.poll(() => dan.messages.last().locator("del, s").count()).toBeGreaterThan(0);
    await phones.shot("Dan");
    await phones.within(1, "Ben", (me) => me.press("Clear"));
    ben.taps = taps; // nor is what is taken back
    await phones.within(1, "Ben", (me) => me.press("Recruit and move nothing"));
    await phones.within(1, "Cleo", (me) => me.press("Recruit and move nothing"));
  });

  it("R-54 R-57: both sides plan the Combat on a sheet, and everyone reads its arithmetic", async () => {
    await ada.message("Your plan for Palestine Street, against the Government?").waitFor();
    await phones.within(5, "Ada", (me) => plan(phones, "Ada", me));
    await phones.within(5, "Cleo", (me) => plan(phones, "Cleo", me));
    const told = dan.message(/Palestine Street: Shiites \(.* = \d+\) against Government \(.* = \d+\)/);
    await told.waitFor();
    expect(await told.textContent()).toMatch(/Award: \d+ unit/);
  });

  it("R-77: the turn ends with the incomes, the standings and the next question", async () => {
    const next = dan.message("Turn 2 · Initiative");
    await next.waitFor();
    expect(await next.textContent()).toMatch(/to go[\s\S]*Civic Action[\s\S]*Bank/);
    await ada.message("How high do you bid for the Initiative?").waitFor();
    for (const visitor of [ben, cleo])
      await visitor.message(/How high do you bid for the Initiative\?|Waiting on others/).waitFor(); // who has lost all cards is asked later
    for (const name of PLAYERS) await phones.shot(name);
    await phones.shot("Dan");
  });

  it("takes at most 25 taps of anybody, ways between the channel and the direct message included", () => {
    const taps = [ada, ben, cleo].map((visitor) => visitor.taps);
    expect(Math.max(...taps)).toBeLessThanOrEqual(25);
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});

/** Goes back to the direct message, where a phone has been in the channel. */
async function backToMessage(visitor: Visitor): Promise<void> {
  if (await visitor.page.getByRole("heading", { level: 1, name: /Umpire/ }).isVisible()) return;
  await visitor.goTo(/Umpire/);
}

/** Equal cards are one choice: a packet may hold two of a kind. */
async function kindsInPacket(phones: Phones): Promise<Set<string>> {
  const { id } = await phones.record();
  const { view } = await phones.bot.look((campaigns) =>
    campaigns.showing.seatView(id, phones.sandbox.person("Ada").id, "shiite"),
  );
  const { packet } = view.hand as Hand;
  expect(packet).toHaveLength(3);
  return new Set(packet);
}

/** A plan as it is proposed, except for its strength: on a sheet, or from the menu of all plans where these are few. */
async function plan(phones: Phones, name: string, visitor: Visitor): Promise<void> {
  const sheet = visitor.messages.last();
  const menu = sheet.getByRole("button", { name: /strength/i, expanded: false });
  const one = sheet.getByRole("button", { name: "Strength 1", exact: true }); // each has a button, where these are few
  if (await one.isVisible()) {
    await visitor.press("Strength 1");
    await phones.quiet();
    await visitor.press("Submit");
  } else if (await menu.isVisible()) {
    await phones.choose(name, /strength/i, /3/);
    await visitor.press("Submit");
  } else await visitor.pick("More answers", /strength 1/);
}

/** A word by which nobody can claim the Initiative and the weather is fair. */
async function wordFor(phones: Phones): Promise<string> {
  const book = openShipped(battleForBaghdad);
  const isLucky = (start: BaghdadState) => claimIn(start, SEATS) === null && isFair(start);
  return luckyWord(book, await phones.record(), SEATS, isLucky).word;
}
