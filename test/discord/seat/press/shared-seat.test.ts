import { afterEach, describe, expect, it } from "vitest";
import { readPress } from "../../../../src/discord/screen/custom-id.ts";
import { person, type Service, service, startedGame } from "../../../campaign/harness.ts";
import { asker, servicesOf, textOf } from "../../bench.ts";
import { pressed } from "../../presses.ts";
import { inAction, rowsOn, withPartner } from "../action-table.ts";
import { Guest } from "../guest.ts";

const PARTNER = 5;
let s: Service;
afterEach(() => s.database.close());

/** Two people at the seat whose Action it is. */
async function partners(): Promise<{ readonly game: string; readonly one: Guest; readonly other: Guest; n: number }> {
  const { s: alone, game, seat, n } = await inAction();
  s = await withPartner(alone, game, seat, PARTNER);
  return { game, n, one: await new Guest(s, n, game).open(), other: await new Guest(s, PARTNER, game).open() };
}

const acts = async (game: string, action: string): Promise<number> =>
  (await s.repository.log(game)).filter((row) => row.kind === "act" && row.action === action).length;

/** Both press at the same moment; what they are shown. */
const atOnce = async (people: readonly number[], id: string): Promise<string[]> =>
  await Promise.all(people.map(async (n) => textOf(await pressed(servicesOf(s), asker(n), readPress(id), []))));

describe("two people who play one seat", () => {
  it("see each other's rows, and go on with them", async () => {
    const { one, other } = await partners();
    await one.choose("Recruit", "Security · Sadr City");
    expect(rowsOn(await other.open())).toEqual(rowsOn(one));
    await other.choose("Recruit", "Infrastructure · Kadhimiya");
    expect(rowsOn(await one.open())).toHaveLength(2);
  });

  it("change nothing from a page that the other has changed, and see what it is now", async () => {
    const { one, other } = await partners();
    await one.choose("Recruit", "Security · Sadr City");
    await other.choose("Recruit", "Infrastructure · Kadhimiya");
    expect(other.text).toContain("This button has expired");
    expect(rowsOn(other)).toEqual(rowsOn(one));
  });

  it("submit the same sheet once, one after the other", async () => {
    const { game, one, other } = await partners();
    await one.choose("Recruit", "Security · Sadr City");
    await other.open();
    await one.press("Submit, go on");
    await other.press("Submit, go on");
    expect(other.text).toContain("This button has expired");
    expect(await acts(game, "recruit")).toBe(1);
  });

  it("submit the same sheet once, at the same moment", async () => {
    const { game, n, one } = await partners();
    await one.choose("Recruit", "Security · Sadr City");
    const shown = await atOnce([n, PARTNER], one.button("Submit, go on").custom_id);
    expect(await acts(game, "recruit")).toBe(1);
    expect(shown.filter((text) => text.includes("Somebody else who plays this seat")).length).toBe(1);
  });

  it("make one offer by one form, though offers may be made at any time", async () => {
    s = await service();
    const game = await startedGame(s, ["us", "insurgents"]);
    for (const [i, seat] of ["us", "insurgents"].entries())
      await s.campaigns.acting.submit({ game, person: person(i).id, seat, lines: ["commit -"], interaction: null });
    s = await withPartner(s, game, "us", PARTNER);
    const one = await new Guest(s, 0, game).open();
    await one.press("Make an offer…");
    const shown = await atOnce([0, PARTNER], one.button("Submit").custom_id);
    expect(await acts(game, "propose")).toBe(1);
    expect(shown.filter((text) => text.includes("⚠️")).length).toBe(1);
  });

  it("answer the same question once by the same button", async () => {
    const { game, n, one } = await partners();
    const shown = await atOnce([n, PARTNER], one.button("Recruit and move nothing").custom_id);
    expect(await acts(game, "endMovement")).toBe(1);
    expect(shown.some((text) => /expired|no longer open/.test(text))).toBe(true);
  });
});
