import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rowsOn } from "../action-table.ts";
import type { Guest } from "../guest.ts";
import { plans, Raid } from "../raid.ts";

const AGAIN = "As last turn";
const GO_ON = "Submit, go on";
const END = "Submit and end my March";

let raid: Raid;
beforeEach(async () => {
  raid = await Raid.marching({ waits: false });
});
afterEach(() => raid.close());

/** The rest of the turn, and the next one as far as red's march. */
async function nextMarch(): Promise<Guest> {
  await raid.does("blue", "end-march");
  await raid.supplies();
  return await raid.red.open();
}

describe("a step as last turn", () => {
  it("is offered in the next turn, and fills the sheet with the rows of that phase, whatever they were sent in", async () => {
    const { red } = raid;
    expect(red.labels()).not.toContain(AGAIN);
    await plans(red, "Red 1 to Ford");
    await red.press(GO_ON);
    expect(red.labels()).not.toContain(AGAIN);
    await plans(red, "Red 3 to Plain", "Red 2 to Plain");
    await red.press(END);
    await raid.does("blue", "march", { band: "blue-3", to: "ford" });
    await nextMarch();
    await red.press(AGAIN);
    expect(rowsOn(red)).toHaveLength(3);
    expect(red.labels()).not.toContain(AGAIN);
  });

  it("checks each row: what is not possible now is struck, and the others can be sent", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Ford", "Red 3 to Plain");
    await red.press(END);
    await nextMarch();
    await raid.does("red", "march", { band: "red-1", to: "coast" });
    await raid.does("red", "take", { kind: "feints" });
    await (await red.open()).press(AGAIN);
    expect(rowsOn(red)[0]).toContain("~~Red 1 to Ford~~ Red 1 has moved.");
    expect(red.button(GO_ON).disabled).toBe(true);
    await red.press("Clear");
    await plans(red, "Red 2 to Plain");
    await red.press(END);
    await nextMarch();
    await red.press(AGAIN);
    expect(rowsOn(red)).toEqual([expect.stringContaining("~~Red 2 to Plain~~")]);
  });

  it("says which turn it was, where it is longer ago", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain");
    await red.press(END);
    await nextMarch();
    await red.press("End my March");
    await nextMarch();
    expect(red.labels()).toContain("As in turn 1");
  });

  it("leaves out what was taken back", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain");
    await red.press(GO_ON);
    await plans(red, "Red 2 to Plain");
    await red.press(GO_ON);
    await red.press("Take it back");
    await red.press("Clear");
    await red.press("End my March");
    await nextMarch();
    await red.press(AGAIN);
    expect(rowsOn(red)).toEqual([expect.stringContaining("Red 1 to Plain")]);
  });
});

describe("a form as last turn", () => {
  it("is filled in with what was answered then, and can be sent or changed", async () => {
    await raid.does("red", "end-march");
    await raid.does("blue", "end-march");
    const red = await raid.red.open();
    expect(red.labels()).not.toContain(AGAIN);
    for (const label of ["+ Feints", "+ Feints", "+ Raids", "Submit"]) await red.press(label);
    await raid.does("blue", "supply", { scouts: 1, raids: 1, feints: 1 });
    await raid.does("red", "end-march");
    await raid.does("blue", "end-march");
    await red.open();
    await red.press(AGAIN);
    expect(red.text).toContain("**3 of 3 chosen**: Raids ×1, Feints ×2");
    await red.press("Submit");
    const { decisions } = await raid.s.campaigns.showing.seatView(raid.game, "200000000000000000", "red");
    expect(decisions[0]?.answered?.params).toEqual({ scouts: 0, raids: 1, feints: 2 });
  });
});
