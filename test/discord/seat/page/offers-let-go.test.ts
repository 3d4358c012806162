import { ButtonStyle } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { person, type Service, service } from "../../../campaign/harness.ts";
import { inCoalition, SEATS } from "../action-table.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

let s: Service;
let game = "";
let seats: readonly string[] = [];
afterEach(() => s.database.close());

async function does(n: number, action: string, params: Params = {}): Promise<void> {
  const who = { game, person: person(n).id, seat: seats[n] ?? "", interaction: null };
  await s.campaigns.acting.submit({ ...who, moves: [{ action, params }], decision: null, ahead: [], end: false });
}

const page = async (n: number): Promise<Guest> => await new Guest(s, n, game).open();
const styles = (guest: Guest): { readonly [label: string]: number } =>
  Object.fromEntries(guest.buttons().map(({ label = "", style }) => [label, style]));
const phase = async (): Promise<string | undefined> => (await s.campaigns.showing.status(game)).phase?.name;

describe("R-30 Battle for Baghdad: “Ready” with offers open", () => {
  beforeEach(async () => {
    ({ s, game } = await inCoalition());
    seats = SEATS;
    for (const [from, to] of [
      [0, 1],
      [2, 1],
    ] as const)
      await does(from, "propose", { parties: [SEATS[to] ?? ""], clauses: [{ kind: "truce" }] });
  });

  it("names the Truces that lapse, leaves the colour to their answers, and asks once", async () => {
    await does(0, "ready");
    await does(2, "ready");
    const last = await page(1);
    const READY = "Ready: 2 Truces offered to you lapse";
    expect(styles(last)).toMatchObject({ [READY]: ButtonStyle.Secondary, Accept: ButtonStyle.Success });
    await last.press(READY);
    expect(last.text).toContain("**2 Truces offered to you lapse.** Ready all the same?");
    await last.press("Back");
    expect(await phase()).toBe("Coalition");
    await last.press(READY);
    await last.press("Ready");
    expect(await phase()).not.toBe("Coalition");
  });

  it("says before the others are ready that they stay unanswered, and can be answered still", async () => {
    const first = await page(1);
    await first.press("Ready: 2 Truces offered to you stay unanswered");
    await first.press("Ready");
    expect(first.labels().filter((label) => label === "Accept")).toHaveLength(2);
    expect(styles(await page(0))).toMatchObject({ Ready: ButtonStyle.Primary }); // nobody asks this seat anything
  });

  it("says that an own offer lapses, where nobody can answer it any more", async () => {
    await does(1, "ready");
    await does(2, "ready");
    const last = await page(0);
    expect(last.labels()).toContain("Ready: your own offer lapses");
    expect(last.labels()).toContain("Ready unless an offer names me: your own offer lapses");
  });

  it("is plain again once all of them are answered", async () => {
    const guest = await page(1);
    await guest.press("Decline");
    await guest.press("Decline");
    expect(styles(guest)).toMatchObject({ Ready: ButtonStyle.Primary });
  });
});

describe("ruling L, Iraqi Conflict: “Ready” with offers open", () => {
  it("names the offer that lapses, on the page of whom it was made to alone", async () => {
    s = await service();
    game = await started(s, "iraqi-conflict", { seats: "3", turns: 2 });
    seats = (await s.campaigns.showing.status(game)).seats.map(({ id }) => id);
    for (const n of [0, 1, 2]) await does(n, "commit", { discard: [] });
    const [giver = ""] = seats;
    const hand = JSON.parse((await s.repository.snapshot(game))?.state ?? "{}") as {
      readonly hands: { readonly [seat: string]: { readonly cards: readonly string[] } };
    }; // its own state
    const card = hand.hands[giver]?.cards[0] ?? "";
    await does(0, "propose", { to: seats[1] ?? "", give: [card], want: "nothing" });
    await does(0, "ready");
    expect(styles(await page(2))).toMatchObject({ Ready: ButtonStyle.Primary });
    await does(2, "ready");
    const last = await page(1);
    expect(styles(last)).toMatchObject({ "Ready: 1 offer to you lapses": ButtonStyle.Secondary });
    await last.press("Ready: 1 offer to you lapses");
    expect(last.text).toContain("**1 offer to you lapses.** Ready all the same?");
  });
});
