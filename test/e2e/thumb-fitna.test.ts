import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fitna } from "../games/fitna/builder.ts";
import { installedChromium } from "./chromium.ts";
import { beforeSyria, openForTwo, viewOf, withLuck } from "./fitna.ts";
import { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

/** Who plays: the Rebels, Syria; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = { game: "Fitna", pace: "0" };

describe.skipIf(installedChromium === null)("Fitna by thumb", () => {
  let phones: Phones;
  let ada: Visitor;
  let ben: Visitor;
  let cleo: Visitor;

  beforeAll(async () => {
    phones = await Phones.of([...PLAYERS, GUEST], installedChromium ?? "", "fitna");
    ada = phones.visitor("Ada");
    ben = phones.visitor("Ben");
    cleo = phones.visitor(GUEST);
  });

  afterAll(() => phones?.putAway());

  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const name of [...PLAYERS, GUEST]) await phones.shot(name, "-failed");
  });

  it("is opened, joined and started; R-011: the first cards at one press", async () => {
    await openForTwo(phones, CREATED, [ada, ben]);
    for (const visitor of [ada, ben]) await visitor.goToNews(/Umpire/);
    for (const [name, visitor] of [
      ["Ada", ada],
      ["Ben", ben],
    ] as const) {
      await visitor.message("Choose 4 cards").waitFor();
      await phones.within(1, name, (me) => me.press(/^Suggested: /));
    }
    await ada.message("Turn 1 of 6, your phase").waitFor();
  });

  const rebelsDone = () => beforeSyria({ hands: { TUR: [10, 1], SYR: [38, 13, 39, 40] } });

  it("R-114: a unit moves strategically; the phase ends at one press, with the orders for the enemy's", async () => {
    await phones.goOnFrom(ada, rebelsDone().env);
    await phones.within(7, "Ada", async (me) => {
      await phones.choose("Ada", /^Choose…/, /^Strategic movement/);
      await phones.choose("Ada", /^Which unit\?/, /^1 Al Sham Mil/);
      await phones.choose("Ada", /^Where to\?/, /^Manbij/);
      await me.press("Submit");
    });
    await cleo.message(/Idlib.*Manbij/).waitFor();
    await phones.choose("Ada", /^You are attacked/, /^Ask me/);
    await phones.choose("Ada", /^Cancel strikes at your spaces/, /^Always/);
    await phones.within(1, "Ada", (me) => me.press("End phase: draw 1 asset and 1 event"));
    await ben.message("Turn 2 of 6, your phase").waitFor();
    expect((await viewOf(phones, "Ada", "TUR")).hand.cards).toHaveLength(4);
  });

  it("R-024: an air strike is cancelled as the enemy had ordered, and nobody is asked", async () => {
    await phones.within(7, "Ben", async (me) => {
      await phones.choose("Ben", /^Choose…/, /^Play an event/);
      await phones.choose("Ben", /^Which event\?/, /^Air Strike/);
      await me.pick(/^Aimed at which spaces\?/, /^Idlib/);
      await phones.quiet();
      await me.press("Submit");
    });
    await cleo.message(/SAM cancels Air Strike/).waitFor();
    expect(await ada.messages.last().textContent()).toContain("Waiting on others: nothing to answer.");
  });

  it("R-100, R-101: cards are spent and split; a whole stack moves, and paratroopers land", async () => {
    const planning = rebelsDone().act("TUR", "end-phase", { draw: "1-1" }).act("SYR", "end-events");
    await phones.goOnFrom(ada, planning.env);
    await phones.choose("Ben", /^Choose…/, /^Plan: spend cards/);
    await ben.pick(/^Which cards for OPs\?/, /^Air Strike 6/, /^Attack Helicopters 4/);
    await phones.quiet();
    await ben.press(/^Half and half/);
    await phones.quiet();
    await phones.within(1, "Ben", (me) => me.press("Submit"));
    await ben.message("10 unit moves left").waitFor();
    await phones.within(3, "Ben", async (me) => {
      await phones.choose("Ben", /^Moves/, /^Latakia: all 2 → Jisr al-Shughur/);
      await me.press("Submit, go on");
    });
    await cleo.message(/Latakia.*Jisr al-Shughur/).waitFor();
    await phones.within(4, "Ben", async (me) => {
      await me.press("Write…");
      await me.write(/row/i, "air-assault syr-104 manbij");
      await me.submit();
      await me.press("Submit, go on");
    });
    await cleo.message(/Manbij/).waitFor();
    expect((await viewOf(phones, "Ben", "SYR")).table.control.manbij).toBe("SYR");
  });

  it("R-030: a Joker is played in the enemy's phase", async () => {
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Play your Joker/, /^1 asset and 1 event/);
      await me.press("Submit");
    });
    await cleo.message(/Rebels.*Joker/).waitFor();
    expect((await viewOf(phones, "Ada", "TUR")).hand.cards).toHaveLength(6);
  });

  it("nobody takes back what was drawn", async () => {
    await ada.command("game undo");
    await ada.message("That stays: it drew, showed or settled something").waitFor();
    await ada.press("Dismiss message");
  });

  it("R-123 to R-135: an attack with cards on both sides, a retreat by choice, an exploitation", async () => {
    const start = fitna({
      seat: "SYR",
      table: { turn: 2 },
      held: { jisr: "TUR" },
      units: { maarat: { TUR: ["fsa-5"] }, hama: { SYR: ["syr-10m", "syr-4a"] } },
      hands: { SYR: [13, 38], TUR: [17] },
    });
    const position = withLuck(
      start,
      (game) =>
        game
          .act("SYR", "attack", { from: "hama", target: "maarat", units: ["syr-10m", "syr-4a"], cards: "ask" })
          .act("TUR", "play-assets", { cards: ["17"] })
          .act("SYR", "play-assets", { cards: ["13"] })
          .act("TUR", "retreat", { to: "idlib" }),
      (game) => game.asked.actions.includes("exploit"),
    );
    await phones.goOnFrom(ada, position);
    await phones.within(3, "Ben", async (me) => {
      await phones.choose("Ben", /^Attack/, /^Hama → Maarat al-Numan/);
      await me.press("Submit, go on");
    });
    await ada.message("Which cards defend?").waitFor();
    await phones.within(1, "Ada", (me) => me.press("Play Snipers"));
    await ben.message("Which cards support your attack?").waitFor();
    await phones.within(1, "Ben", (me) => me.press("Play Attack Helicopters"));
    await ada.message("Where do your units retreat to?").waitFor();
    await phones.within(1, "Ada", (me) => me.press(/Idlib/));
    await ben.message("Your armour may go on one space.").waitFor();
    await phones.within(1, "Ben", (me) => me.press(/Jisr al-Shughur/));
    const post = cleo.message("Hama → Maarat al-Numan");
    expect(await post.textContent()).toMatch(/12 − 3 = \+9, column .*Snipers, 1 left.*Attack Helicopters, 2 right/);
    expect(await post.textContent()).toMatch(/Together 1 right: column .*Die \d: DR/);
    await cleo.message("exploitation by 4 Arm Div to Jisr al-Shughur").waitFor();
    expect((await viewOf(phones, "Ben", "SYR")).hand.units["syr-4a"]?.space).toBe("jisr");
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});
