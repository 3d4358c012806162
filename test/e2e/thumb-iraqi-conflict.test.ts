import { describe, expect, it } from "vitest";
import { iraqiConflict } from "../../src/games/iraqi-conflict/index.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";
import { luckyWord } from "./lucky-word.ts";
import type { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

const SEATS = ["us", "insurgents"] as const;
/** Who plays them, in the same order; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = { game: "Iraqi Conflict", seats: "2 – Insurgency Only: US, Insurgents", turns: "2", pace: "0" };
/** What counts for the US: the letters on the cards. */
const OWN = ["U", "A"];
/** What the newest message of the campaign has under it, and no other. */
const DOOR = "My seat";

describe.skipIf(installedChromium === null)("a turn of Iraqi Conflict by thumb", () => {
  const phones = phonesOf("iraq", ...PLAYERS, GUEST);
  const ada = phones.visitor("Ada");
  const ben = phones.visitor("Ben");
  const cleo = phones.visitor(GUEST);

  it("is opened, joined and started", async () => {
    await ada.command("game create", CREATED);
    await phones.take(ada, /^US/);
    await phones.join(ben, /^Insurgents/, await wordFor(phones));
    await ada.press("Start");
    await phones.quiet();
    for (const visitor of [ada, ben]) {
      visitor.reset(); // the turn begins
      await visitor.goToNews(/Umpire/);
      await visitor.message("You win the Insurgency with more victory points").waitFor();
    }
    for (const name of [...PLAYERS, GUEST]) await phones.shot(name);
  });

  it("R-07: what does not count is discarded at one press, and taken back at another", async () => {
    const taps = ada.taps;
    await phones.within(2, "Ada", (me) => me.press(/^Discard 5 that do not count/));
    await ada.message("You have answered: Discard").waitFor();
    await phones.within(1, "Ada", (me) => me.press("Take it back"));
    await expect
      .poll(() => ada.message("Which cards do you discard?").textContent())
      .not.toContain("You have answered");
    ada.taps = taps; // what is taken back is no part of a turn
    await phones.within(2, "Ada", (me) => me.press(/^Discard 5 that do not count/));
  });

  it("refuses privately whoever has no seat, and has no answer on the public post: hands are seen first", async () => {
    expect(await cleo.messages.getByRole("button", { name: "Keep all" }).count()).toBe(0);
    await cleo.press("My seat");
    await cleo.message("You hold no seat in this campaign").waitFor();
    expect(await cleo.message("You hold no seat").textContent()).toContain("Only you can see this");
    await cleo.message("1 of 2 has answered").waitFor();
    await phones.shot(GUEST);
  });

  it("R-07: a choice of one's own takes three taps more than it has cards, and outlives a restart", async () => {
    const menu = ben.messages.getByRole("button", { name: /^Which cards do you discard/ }).last();
    const kept = await cardsIn(ben);
    await phones.within(3, "Ben", () => phones.choose("Ben", /^Which cards do you discard/, /\(/));
    const chosen = (await menu.locator("span").first().textContent()) ?? "";
    await phones.bot.restart();
    await phones.quiet();
    await phones.within(1, "Ben", (me) => me.press("Submit"));
    await cleo.message("Cards exchanged: US 5, Insurgents 1.").waitFor();
    await ben.message(`You discarded ${chosen}`).waitFor();
    expect(kept).toContain(chosen.replace(/ \(.*/, ""));
  });

  it("R-08: an offer from a shortcut takes four taps, its acceptance one", async () => {
    await phones.within(4, "Ada", async (me) => {
      await me.press("Make an offer…");
      await me.press("1 for 1");
      await me.press("Submit");
    });
    await ada.message("You offer the Insurgents").waitFor();
    await ben.message("The US offers you").waitFor();
    expect(await cleo.page.locator("body").textContent()).not.toContain("offers you");
  });

  it("keeps its controls in the last message, whatever people have written below it", async () => {
    await phones.say(cleo, "What are they talking about?");
    await phones.within(1, "Ben", (me) => me.press(/^Accept/));
    await ben.message("It cannot be taken back: the cards were seen.").waitFor();
    await cleo.message(/traded: 1 for 1/).waitFor();
    const newest = cleo.messages.last();
    await newest.getByRole("button", { name: DOOR }).waitFor();
    expect(await newest.textContent()).toContain("Negotiations");
    expect(await cleo.messages.getByRole("button", { name: DOOR }).count()).toBe(1);
    await phones.shot(GUEST);
  });

  it("R-09: both are ready, and read what came of the turn", async () => {
    await phones.within(1, "Ada", (me) => me.press("Ready"));
    await phones.within(1, "Ben", (me) => me.press("Ready"));
    const result = cleo.message(/Turn 1: (US|Insurgents) \d+ = \d/);
    await result.waitFor();
    expect(await result.textContent()).toMatch(/Turn 2 of 2 · Commitment[\s\S]*Waiting on[\s\S]*Insurgency: /);
    for (const visitor of [ada, ben]) await visitor.message(/Turn 1: your sum of \d+ brought \d VP/).waitFor();
    for (const name of [...PLAYERS, GUEST]) await phones.shot(name);
  });

  it("takes at most eight taps of anybody", () => {
    expect(Math.max(ada.taps, ben.taps)).toBeLessThanOrEqual(8);
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});

/** The words in which somebody is told of the own hand. */
const cardsIn = async (visitor: Visitor): Promise<string> =>
  (await visitor.message("Which cards do you discard?").locator("img").first().getAttribute("alt")) ?? "";

/** A word by which the US hold more than five cards of no use to them. */
async function wordFor(phones: Phones): Promise<string> {
  const book = openShipped(iraqiConflict);
  const isIdle = (card: string) => !OWN.includes(book.content.cards[card]?.use ?? "");
  const record = await phones.record();
  return luckyWord(book, record, SEATS, ({ hands }) => (hands.us?.cards ?? []).filter(isIdle).length > 5).word;
}
