import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptySheet, SHEET, type SheetState } from "../../../../src/discord/seat/state/state.ts";
import { person } from "../../../campaign/harness.ts";
import { restarted, rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";
import { plans, Raid } from "../raid.ts";

const EXPIRED = "This button has expired";
const GO_ON = "Submit, go on";

let raid: Raid;
beforeEach(async () => {
  raid = await Raid.marching();
});
afterEach(() => raid.close());

/** Red 3 enters the Pass, where blue is asked; two more rows follow. */
async function interrupted(): Promise<Guest> {
  const { red } = raid;
  await plans(red, "Red 3 to Pass", "Red 1 to Plain", "Red 2 to Ford");
  return await red.press(GO_ON);
}

describe("rows of a sheet when a row has opened a question to somebody else", () => {
  it("wait while the other seat is asked, and are there again when the game comes back", async () => {
    const red = await interrupted();
    expect(await raid.at("red-3")).toBe("pass");
    expect(await raid.at("red-1")).toBe("coast");
    expect((await red.open()).text).toContain("-# Not submitted: Red 1 to Plain; Red 2 to Ford.");
    await (await raid.blue.open()).press("Let them come");
    expect(rowsOn(await red.open())).toEqual([
      expect.stringContaining("Red 1 marches to Plain."),
      expect.stringContaining("Red 2 marches to Ford."),
    ]);
    await red.press(GO_ON);
    expect([await raid.at("red-1"), await raid.at("red-2")]).toEqual(["plain", "ford"]);
    expect(rowsOn(red)).toEqual([]);
  });

  it("are checked again: what the answer has made impossible is struck, with the reason", async () => {
    const { red } = raid;
    await plans(red, "Red 3 to Plain");
    await red.press(GO_ON);
    await raid.does("red", "end-march");
    await raid.does("blue", "march", { band: "blue-3", to: "ford" });
    await raid.does("blue", "end-march");
    await raid.supplies();
    await red.open();
    await plans(red, "Red 1 to Ford", "Red 2 to Ford", "Red 3 to Coast");
    await red.press(GO_ON);
    await (await raid.blue.open()).press("Ambush them");
    await red.open();
    await red.press("Fall back: Plain");
    expect(rowsOn(red)).toEqual([
      expect.stringMatching(/~~Red 2 to Ford~~ .*The way to Ford is closed/),
      expect.stringContaining("Red 3 marches to Coast."),
    ]);
  });

  it("outlive a restart", async () => {
    await interrupted();
    const again = { ...raid, s: await restarted(raid.s) };
    await (await new Guest(again.s, 1, raid.game).open()).press("Let them come");
    expect(rowsOn(await new Guest(again.s, 0, raid.game).open())).toHaveLength(2);
  });
});

describe("rows of a sheet when their own seat is asked something else in between", () => {
  it("wait beside the question, and are there again once it is answered", async () => {
    const red = await interrupted();
    await (await raid.blue.open()).press("Ambush them");
    await red.open();
    expect(red.text).toContain("**Fall back**");
    expect(red.text).toContain("-# Not submitted: Red 1 to Plain; Red 2 to Ford.");
    await red.press("Fall back: Ford");
    expect(rowsOn(red)).toHaveLength(2);
    expect(rowsOn(red).join()).not.toContain("~~");
  });

  it("wait where the question follows from a row itself, for orders have answered the other seat's", async () => {
    const { red } = raid;
    await raid.s.campaigns.acting.setOrder(raid.game, person(1).id, "blue", "ambushes", {}, null);
    await plans(red, "Red 3 to Pass", "Red 1 to Plain");
    await red.press(GO_ON);
    expect(red.text).toContain("**Fall back**");
    expect(red.text).toContain("-# Not submitted: Red 1 to Plain.");
    await red.press("Fall back: Ford");
    expect(rowsOn(red)).toEqual([expect.stringContaining("Red 1 marches to Plain.")]);
  });

  it("wait where the question follows from a row, and nobody else is asked", async () => {
    const { red } = raid;
    await plans(red, "Red 3 to Coast", "Red 1 to Plain");
    expect(rowsOn(red)).toEqual([
      expect.stringContaining("rows below wait for its result"),
      expect.stringContaining("checked when its turn comes"),
    ]);
    await red.press("Submit and end my March");
    expect(red.text).toContain("Carried out 1 of 2. 1 row waits: another question comes first.");
    expect(red.text).toContain("-# Not submitted: Red 1 to Plain.");
    await red.press("Take a supply: Feints");
    expect(rowsOn(red)).toEqual([expect.stringContaining("Red 1 marches to Plain.")]);
    expect(await raid.at("red-1")).toBe("coast");
  });

  it("keep a row that was being filled in, too", async () => {
    await plans(raid.red, "Red 3 to Pass", "Red 1 to Plain");
    await raid.red.press(GO_ON);
    const stored = await raid.s.campaigns.acting.sheet(raid.game, person(0).id, "red", SHEET);
    const form = { kind: "do", name: "march", decision: null } as const;
    const sheet: SheetState = { ...emptySheet("1-red"), ...(stored as object), form, values: { band: "red-2" } };
    await raid.s.campaigns.acting.keepSheet(raid.game, person(0).id, "red", SHEET, sheet);
    await (await raid.blue.open()).press("Ambush them");
    const { red } = raid;
    await red.open();
    expect(red.text).toContain("**Fall back**");
    expect(red.text).not.toContain("not possible any more");
    await red.press("Fall back: Ford");
    expect(red.text).toContain("**March**");
    expect(red.menu("Which band").options.find((one) => one.default)?.label).toBe("Which band? Red 2");
  });
});

describe("an old button of a sheet", () => {
  it("brings the present page, with one sentence, and does nothing", async () => {
    const { red } = raid;
    await plans(red, "Red 3 to Pass", "Red 1 to Plain");
    const old = [GO_ON, "Submit and end my March", "Remove", "Clear"].map((label) => red.button(label).custom_id);
    await red.press(GO_ON);
    for (const id of old) {
      await red.send(id, []);
      expect(red.text).toContain(EXPIRED);
      expect(red.text).toContain("-# Not submitted: Red 1 to Plain.");
    }
    await (await raid.blue.open()).press("Let them come");
    for (const id of old) {
      await red.send(id, []);
      expect(red.text).toContain(EXPIRED);
      expect(rowsOn(red)).toHaveLength(1);
    }
    expect(await raid.at("red-1")).toBe("coast");
  });
});
