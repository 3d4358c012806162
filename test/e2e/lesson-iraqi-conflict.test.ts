import { describe, expect, it } from "vitest";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";

const PLAYER = "Ada";
/** What a lesson may cost by thumb, from the first screen to its end, answers that are wrong included. */
const MOST_TAPS = 40;

describe.skipIf(installedChromium === null)("a first lesson in Iraqi Conflict by thumb", () => {
  const phones = phonesOf("lesson-iraq", PLAYER);
  const ada = phones.visitor(PLAYER);
  const isAt = (stop: number) => ada.message(`Stop ${stop} of 6`).waitFor();

  /** Takes entries of a menu of several, and leaves those out that were taken. */
  const turn = async (menu: RegExp, ...entries: readonly RegExp[]): Promise<void> => {
    await ada.tap(ada.messages.getByRole("button", { name: menu, expanded: false }).last());
    for (const entry of entries) await ada.tap(ada.messages.getByRole("option", { name: entry }).first());
    await ada.tap(ada.messages.getByRole("button", { name: "Confirm", exact: true }));
    await phones.quiet();
  };

  it("is begun from the first screen, and comes by direct message", async () => {
    await ada.tap(ada.page.getByRole("button", { name: "Learn it first" }));
    await ada.message("The lesson is in your direct messages").waitFor();
    await phones.quiet();
    await phones.shot(PLAYER);
    await ada.goToNews(/Umpire/);
    await isAt(1);
    await phones.shot(PLAYER);
  });

  it("says why an answer is wrong, lets one choose again, and says what to press", async () => {
    await phones.within(1, PLAYER, (me) => me.press("Keep all"));
    await ada.message("the one side that wants them is your rival").waitFor();
    await phones.within(1, PLAYER, (me) => me.press("What do I press?"));
    await ada.message("Open the menu, choose Infiltration").waitFor();
    await isAt(1);
  });

  it("goes on after a right answer, and is where it was after a restart", async () => {
    await phones.within(5, PLAYER, async (me) => {
      await turn(/^Which cards do you discard/, /Infiltration/, /Terrorist Attacks/);
      await me.press("Submit");
    });
    await isAt(2);
    await phones.bot.restart();
    await phones.quiet();
    await isAt(2);
    await ada.message("The two I cards help only your rivals").waitFor();
  });

  it("makes an offer, which the other side accepts as the lesson has it", async () => {
    await phones.within(8, PLAYER, async (me) => {
      await me.pick(/^Make an offer/, /Kurds/);
      await turn(/do you give/, /Assassinations/, /Independence/);
      await me.press("Submit");
    });
    await isAt(3);
    await ada.message("your sum 12 → 20").waitFor();
  });

  it("declines an offer of a rival, and accepts one of somebody else", async () => {
    await phones.within(1, PLAYER, (me) => me.press(/^Accept/));
    await ada.message("they are the one side that you have to beat").waitFor();
    await phones.within(1, PLAYER, (me) => me.press("Decline"));
    await isAt(4);
    await phones.within(1, PLAYER, (me) => me.press(/^Accept/));
    await isAt(5);
  });

  it("can be left, and gone on with", async () => {
    await phones.within(1, PLAYER, (me) => me.press("Leave"));
    await phones.within(1, PLAYER, (me) => me.press("Go on"));
    await isAt(5);
  });

  it("ends with what was learnt, and is on no list of campaigns", async () => {
    await phones.within(5, PLAYER, async (me) => {
      await me.pick(/^Make an offer/, /Sunni/);
      await phones.quiet();
      await me.press("Submit");
    });
    await isAt(6);
    await phones.within(1, PLAYER, (me) => me.press("Ready"));
    await ada.message("What you know now").waitFor();
    await ada.message("US 32 = 5 VP").waitFor();
    const { id } = phones.sandbox.person(PLAYER);
    const lists = await phones.bot.look(async ({ showing }) => [
      await showing.find({ person: id, ended: true }),
      await showing.find({ host: id, ended: true }),
      (await showing.todo(id)).found,
    ]);
    expect(lists.flat()).toEqual([]);
    expect(ada.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});
