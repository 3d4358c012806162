import { describe, expect, it } from "vitest";
import type { Fitna } from "../../src/games/fitna/state.ts";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";
import { luckyTurn } from "./fitna.ts";

/** Who plays: the Rebels, Syria; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = { game: "Fitna", pace: "0" };

describe.skipIf(installedChromium === null)("a turn of Fitna by thumb", () => {
  const phones = phonesOf("fitna", ...PLAYERS, GUEST);
  const ada = phones.visitor("Ada");
  const ben = phones.visitor("Ben");
  const cleo = phones.visitor(GUEST);

  it("is opened, joined and started; R-011: the first cards at one press", async () => {
    phones.bot.pictures = "real";
    await phones.openCampaign(CREATED, [
      [ada, /^Rebels/],
      [ben, /^Syria/],
    ]);
    for (const visitor of [ada, ben]) {
      await visitor.goToNews(/Umpire/);
      await visitor.message("Choose 4 cards").waitFor();
      await phones.within(1, visitor.name, (me) => me.press("Suggested cards"));
    }
    await ada.message("Turn 1 of 6, your phase").waitFor();
    for (const name of [...PLAYERS, GUEST]) await phones.seesPicture(name);
    phones.bot.pictures = "blank"; // nobody looks at those to come
  });

  it("R-101, R-105: the Rebels use their Strategic Depot, and move a stack in three taps", async () => {
    await phones.goOnFrom(ada, luckyTurn());
    for (const visitor of [ada, ben]) visitor.reset(); // the turn begins
    await ada.message("Turn 2 of 6, your phase").waitFor();
    await phones.within(2, "Ada", (me) => me.pick("More answers", /^Strategic Depot/));
    await ada.message("2 unit moves left, then 1 attack").waitFor();
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Moves/, /^Tripoli: 5th Sunni Mil → Beirut/);
      await me.press("Submit, go on");
    });
    await cleo.message(/Tripoli.*Beirut/).waitFor();
  });

  it("R-114: a unit moves strategically; the phase ends at one press, with the orders for the enemy's", async () => {
    await phones.within(2, "Ada", async (me) => {
      await me.press(/^End now: .*1 attack.* lost$/);
      await me.press("End now"); // what is lost is asked once
    });
    await ada.message("One supplied unit may go any distance").waitFor();
    await phones.within(7, "Ada", async (me) => {
      await phones.choose("Ada", /^Something else…/, /^Strategic movement/);
      await phones.choose("Ada", /^Which unit\?/, /^1st Al Sham Mil/);
      await phones.choose("Ada", /^Where to\?/, /^Azaz/);
      await me.press("Submit");
    });
    await cleo.message(/Idlib.*Azaz/).waitFor();
    await phones.choose("Ada", /^When I am attacked/, /^Ask me/);
    await phones.choose("Ada", /^Cancel strikes at me/, /^Always/);
    await phones.within(1, "Ada", (me) => me.press("End phase: draw 1 asset and 1 event"));
    await ben.message("Turn 2 of 6, your phase").waitFor();
    expect((await phones.viewOf<Fitna>("Ada", "TUR")).hand.cards).toHaveLength(4);
  });

  it("R-024: a counter-card cancels an event as its owner had ordered, and nobody is asked", async () => {
    await phones.within(7, "Ben", async (me) => {
      await phones.choose("Ben", /^Something else…/, /^Play an event/);
      await phones.choose("Ben", /^Which event\?/, /^Air Strike/);
      await me.pick(/^Aimed at what\?/, /^Idlib/);
      await phones.quiet();
      await me.press("Submit");
    });
    await cleo.message(/SAM cancels Air Strike/).waitFor();
    expect(await ada.messages.last().textContent()).toContain("Waiting on others: nothing to answer.");
    expect((await phones.viewOf<Fitna>("Ada", "TUR")).hand.cards).not.toContain(10);
  });

  it("R-100, R-112: cards are spent and split; a whole stack moves, and paratroopers land", async () => {
    await phones.choose("Ben", /^Something else…/, /^Plan: spend cards/);
    await ben.pick(/^Which cards do you spend\?/, /^Air Strike 4/, /^Air Strike 6/);
    await phones.quiet();
    await ben.press(/^Half and half/);
    await phones.quiet();
    await phones.within(1, "Ben", (me) => me.press("Submit"));
    await ben.message("10 unit moves left, then 5 attacks").waitFor();
    await phones.within(5, "Ben", async (me) => {
      await phones.choose("Ben", /^Moves/, /^Baalbek: all 2 → /);
      await me.message(/Not sent yet:.*Baalbek/s).waitFor();
      await phones.choose("Ben", /^Moves/, /^104th Para Bde lands in Manbij/);
      await me.message(/▸ .*Manbij/).waitFor();
      await me.press("Submit, go on");
    });
    await cleo.message(/Aleppo → Manbij by air assault/).waitFor();
    expect((await phones.viewOf<Fitna>("Ben", "SYR")).table.control.manbij).toBe("SYR");
  });

  it("R-030: a Joker is played in the enemy's phase", async () => {
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Play your Joker/, /^1 asset and 1 event/);
      await me.press("Submit");
    });
    await cleo.message(/Rebels.*Joker/).waitFor();
    expect((await phones.viewOf<Fitna>("Ada", "TUR")).hand.cards).toHaveLength(5);
  });

  it("nobody takes back what was drawn", async () => {
    await ada.command("game undo");
    await ada.message("That stays: ").waitFor();
    await ada.tap(ada.page.getByRole("button", { name: "Dismiss message" }).last());
    ada.taps -= 1; // no part of the turn
  });

  it("R-123 to R-135: an attack with cards on both sides, a retreat by choice, an exploitation", async () => {
    await phones.within(4, "Ben", async (me) => {
      await phones.choose("Ben", /^Attack/, /^Hama → Maarat al-Numan/);
      await me.press(/^Attack now: \d unit moves are lost$/);
      await me.press("Attack now"); // what is lost is asked once
    });
    await ada.message("Which cards defend?").waitFor();
    await phones.within(1, "Ada", (me) => me.press("Play Snipers"));
    await ben.message("Which cards support your attack?").waitFor();
    await ben.message(/You can play: Attack Helicopters \(2 to the right/).waitFor();
    await phones.within(1, "Ben", (me) => me.press("Play Attack Helicopters"));
    await ada.message("Only cancels count now").waitFor();
    await phones.within(1, "Ada", (me) => me.press("No cards"));
    await ada.message("Where do your units retreat to?").waitFor();
    expect(
      await ada.messages
        .last()
        .getByRole("button", { name: /Idlib|Jisr/ })
        .count(),
    ).toBeGreaterThan(1);
    await phones.within(1, "Ada", (me) => me.press(/Idlib/));
    await ben.message("Your armour may exploit. Does it advance one more link?").waitFor();
    await phones.within(1, "Ben", (me) => me.press(/Jisr al-Shughur/));
    const post = cleo.message("Hama → Maarat al-Numan");
    expect(await post.textContent()).toMatch(
      /− 3 = \+\d+, column .*Snipers, 1 to the left.*Attack Helicopters, 2 to the right/,
    );
    expect(await post.textContent()).toMatch(/Together 1 to the right: column .*Die \d: DR/);
    await cleo.message("4th Arm Div exploits to Jisr al-Shughur").waitFor();
    expect((await phones.viewOf<Fitna>("Ben", "SYR")).hand.units["syr-4a"]?.space).toBe("jisr");
  });

  it("R-012: Syria draws, and the next turn begins; nobody needed more than 40 taps for this one", async () => {
    await phones.within(3, "Ben", async (me) => {
      await me.press(/^End now: \d attacks are lost$/);
      await me.press("End now");
      await me.press(/^End phase: draw/);
    });
    await ada.message("Turn 3 of 6, your phase").waitFor();
    expect(Math.max(ada.taps, ben.taps)).toBeLessThanOrEqual(40);
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});
