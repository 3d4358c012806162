import { afterEach, describe, expect, it } from "vitest";
import { controlRows, labelKey } from "../../../../src/discord/delivery/controls.ts";
import { opensPage } from "../../../../src/discord/interactions/presses.ts";
import { readPress, writePress } from "../../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../../src/discord/screen/screen.ts";
import { person, type Service, service, startedGame } from "../../../campaign/harness.ts";
import { asker, buttonOf, hold, servicesOf, textOf } from "../../bench.ts";
import { pressed } from "../../presses.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

let s: Service;
afterEach(() => s.database.close());

/** The buttons of the newest public post. */
async function publicButtons(game: string): Promise<{ readonly label: string; readonly id: string }[]> {
  const post = await s.repository.livePost(game, null);
  const live = await s.campaigns.deliveries.live(game, post?.number ?? 0);
  return controlRows(live?.controls ?? [], game)
    .flatMap(({ components }) => components)
    .flatMap((c) => ("label" in c && "custom_id" in c ? [{ label: c.label ?? "", id: c.custom_id }] : []));
}

/** The one of them that is called so. */
async function publicButton(game: string, called: string): Promise<string> {
  const all = await publicButtons(game);
  const found = all.find(({ label }) => label === called);
  if (!found) throw new Error(`no “${called}” on the post: ${JSON.stringify(all)}`);
  return found.id;
}

/** What releases before 0.3 put on the post of a Commitment. */
async function formerKeepAll(game: string): Promise<string> {
  const [decision] = (await s.campaigns.showing.seatView(game, person(0).id, "us")).decisions;
  return writePress({ kind: "answer", game, decision: decision?.id ?? "", answer: labelKey("Keep all") });
}

/** Everybody's start units are placed, from their own pages: the bidding begins. */
async function placeAll(game: string): Promise<void> {
  for (const n of [1, 2, 0]) await (await new Guest(s, n, game).open()).press("Place them evenly");
}

const press = async (n: number, id: string): Promise<Screen> =>
  hold(await pressed(servicesOf(s), asker(n), readPress(id), []));
const rows = async (game: string): Promise<number> => (await s.repository.log(game)).length;

/** Iraqi Conflict for three, in its negotiations: everyone can say “Ready” on the post. */
async function talks(people: readonly number[] = [0, 1, 2]): Promise<string> {
  s = await service();
  const game = await started(s, "iraqi-conflict", { seats: "3", turns: 2 }, people);
  const { seats } = await s.campaigns.showing.status(game);
  for (const [i, { id: seat }] of seats.entries())
    await s.campaigns.acting.submit({
      game,
      person: person(people[i] ?? 0).id,
      seat,
      lines: ["commit -"],
      interaction: null,
    });
  return game;
}

describe("an answer on the public post", () => {
  it("is given for the presser's own seat, on a page that only they see", async () => {
    const game = await talks();
    const ready = await publicButton(game, "Ready");
    expect(opensPage(readPress(ready))).toBe(true);
    expect(textOf(await press(1, ready))).toContain("✅");
    const { awaited, seats } = await s.campaigns.showing.status(game);
    expect(awaited).toEqual(seats.map(({ id }) => id).filter((id) => id !== seats[1]?.id));
  });

  it("is nobody's who only looks on", async () => {
    const game = await talks();
    const before = await rows(game);
    await expect(press(7, await publicButton(game, "Ready"))).rejects.toThrow("You hold no seat in this campaign");
    expect(await rows(game)).toBe(before);
  });

  it("does nothing for who has given it already, and shows what is asked now", async () => {
    const game = await talks();
    const ready = await publicButton(game, "Ready");
    await press(1, ready);
    const before = await rows(game);
    const page = textOf(await press(1, ready));
    expect(page).toContain("You have answered this already: Ready.");
    expect(await rows(game)).toBe(before);
  });

  it("names what happened to a question that is over, and shows what is asked instead", async () => {
    const game = await talks();
    const ready = await publicButton(game, "Ready");
    for (const n of [0, 1, 2]) await press(n, ready);
    const before = await rows(game);
    const page = textOf(await press(0, ready));
    expect(page).toContain("**This button has expired:** that question is closed. You have answered: Ready. Now: ");
    expect(page).toContain("The game waits for you");
    expect(await rows(game)).toBe(before);
  });

  it("is refused to who is not asked, with the names that a sentence has for those who are", async () => {
    s = await service();
    const game = await started(s, "battle-for-baghdad", { seats: "3" }, [0, 1, 2]);
    const button = writePress({ kind: "answer", game, decision: "0", answer: "0000000000" });
    expect(textOf(await press(1, button))).toContain(
      "That question is for the Shiites. You play the Sunnis: nothing to answer.",
    );
  });

  it("answers for the one of a person's seats that is waited for", async () => {
    const game = await talks([0, 0, 1]);
    const ready = await publicButton(game, "Ready");
    const [first, second] = (await s.campaigns.showing.status(game)).seats.map(({ id }) => id);
    const own = { game, person: person(0).id, interaction: null };
    await s.campaigns.acting.submit({ ...own, seat: first ?? "", lines: ["ready"] });
    await press(0, ready);
    expect((await s.campaigns.showing.status(game)).awaited).not.toContain(second);
    expect((await s.campaigns.showing.status(game)).awaited).toHaveLength(1);
  });

  it("is one after the other for a person whose seats are both waited for", async () => {
    const game = await talks([0, 0, 1]);
    const ready = await publicButton(game, "Ready");
    await press(0, ready);
    expect((await s.campaigns.showing.status(game)).awaited).toHaveLength(2);
    await press(0, ready);
    expect((await s.campaigns.showing.status(game)).awaited).toHaveLength(1);
  });

  it("lets nobody answer unseen what a hand decides: the one press lies behind My seat, below the hand", async () => {
    s = await service();
    for (const [game, options, label] of [
      ["iraqi-conflict", { seats: "3", turns: 2 }, "Keep all"],
      ["battle-for-baghdad", { seats: "3" }, "Pass"],
    ] as const) {
      const id = await started(s, game, options, [0, 1, 2]);
      if (game === "battle-for-baghdad") await placeAll(id);
      expect((await publicButtons(id)).map((button) => button.label)).toEqual(["My seat", "Map", "Fair dice"]);
      const before = await rows(id);
      const page = await press(0, await publicButton(id, "My seat"));
      expect(page.pictures.length).toBeGreaterThan(0);
      await press(0, buttonOf(page, label).custom_id);
      expect(await rows(id)).toBe(before + 1);
    }
  });

  it("of an earlier release's post goes to the page with the hand, where the same answer lies", async () => {
    s = await service();
    const game = await startedGame(s, ["us", "insurgents"]);
    const page = await press(0, await formerKeepAll(game));
    expect(textOf(page)).toContain("Look at your hand first: **Keep all** is here now.");
    expect(await rows(game)).toBe(1);
    await press(0, buttonOf(page, "Keep all").custom_id);
    expect(await rows(game)).toBe(2);
  });

  it("changes no sealed answer that was given before: that is done on one's own page", async () => {
    s = await service();
    const game = await startedGame(s, ["us", "insurgents"]);
    const { view } = await s.campaigns.showing.seatView(game, person(0).id, "us");
    const [card = ""] = (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
    const own = { game, person: person(0).id, seat: "us", interaction: null };
    await s.campaigns.acting.submit({ ...own, lines: [`commit ${card}`] });
    const page = await press(0, await formerKeepAll(game));
    expect(textOf(page)).toContain("You have answered this already, and can change it here.");
    expect(await rows(game)).toBe(2);
    await press(0, buttonOf(page, "Keep all").custom_id);
    expect(await rows(game)).toBe(3);
  });

  it("goes by its label: what nobody offers in public is no answer", async () => {
    const game = await talks();
    const before = await rows(game);
    const { decision } = readPress(await publicButton(game, "Ready"));
    for (const answer of ["0000000000", "menu", "constructor"]) {
      const id = writePress({ kind: "answer", game, decision: decision ?? "", answer });
      expect(textOf(await press(1, id))).toContain("that answer is no longer possible");
    }
    expect(await rows(game)).toBe(before);
  });
});

it("a whole answer of a seat is refused for everyone else, who are told whose it is", async () => {
  s = await service();
  const game = await startedGame(s, ["us", "insurgents"]);
  const [decision] = (await s.campaigns.showing.seatView(game, person(0).id, "us")).decisions;
  const id = writePress({ kind: "answer", game, decision: decision?.id ?? "", seat: "us", answer: "menu" });
  await expect(press(1, id)).rejects.toThrow("That is for the US alone. You play the Insurgents.");
  await expect(press(7, id)).rejects.toThrow("That is for the US alone. You hold no seat in this campaign");
  expect(await rows(game)).toBe(1);
});
