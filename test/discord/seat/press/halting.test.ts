import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { person } from "../../../campaign/harness.ts";
import { rowsOn } from "../action-table.ts";
import { plans, Raid } from "../raid.ts";

const GO_ON = "Submit, go on";
const END = "Submit and end my March";

let raid: Raid;
beforeEach(async () => {
  raid = await Raid.marching();
});
afterEach(() => raid.close());

describe("a sheet that is carried out halts by itself", () => {
  it("after a row that has revealed something, says so, and how many rows are left", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain");
    await red.choose("Scout", "Scout");
    await plans(red, "Red 2 to Plain", "Red 3 to Plain");
    await red.press(GO_ON);
    expect(red.text).toContain("They hold 2 raids.");
    expect(red.text).toContain("Carried out 2 of 4. 2 rows wait: look at the result, then submit again.");
    expect(rowsOn(red)).toHaveLength(2);
    expect([await raid.at("red-1"), await raid.at("red-2")]).toEqual(["plain", "coast"]);
  });

  it("when somebody else must answer, whether the step was to be ended or not", async () => {
    const { red, blue } = raid;
    await plans(red, "Red 3 to Pass", "Red 1 to Plain");
    await red.press(END);
    expect(red.text).toContain("Carried out 1 of 2. 1 row waits: Blue must answer first.");
    await (await blue.open()).press("Let them come");
    await (await red.open()).press(END);
    expect(await raid.at("red-1")).toBe("plain");
    expect((await raid.s.campaigns.showing.status(raid.game)).awaited).toEqual(["blue"]);
  });

  it("and says that the step goes on where the last row has asked somebody", async () => {
    const { red } = raid;
    await plans(red, "Red 3 to Pass");
    await red.press(END);
    expect(red.text).toContain("Carried out, but not ended yet: Blue must answer first.");
    await (await raid.blue.open()).press("Let them come");
    expect((await red.open()).labels()).toContain("End my March");
  });

  it("when its own seat is asked something", async () => {
    const { red } = raid;
    await raid.s.campaigns.acting.setOrder(raid.game, person(1).id, "blue", "ambushes", {}, null);
    await plans(red, "Red 3 to Pass", "Red 1 to Plain", "Red 2 to Plain");
    await red.press(GO_ON);
    expect(red.text).toContain("Carried out 1 of 3. 2 rows wait: another question comes first.");
  });

  it("says nothing of the kind where all is done, and where a step ends with its last row", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain", "Red 2 to Plain");
    await red.press(GO_ON);
    expect(red.text).not.toContain("Carried out");
    expect(red.text).not.toContain("\n\n"); // nor leaves a line empty for it
    await plans(red, "Red 3 to Plain");
    await red.press(END);
    expect(red.text).not.toContain("Carried out");
    expect(red.text).toContain("Waiting on");
  });

  it("leaves the rows in their order, those that are not possible among them", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain", "Red 3 to Pass", "Red 2 to Ford");
    await raid.does("red", "march", { band: "red-2", to: "plain" });
    await raid.does("red", "scout");
    await red.open();
    await red.press("Submit only row 1");
    await red.press(GO_ON);
    expect(rowsOn(red)).toEqual([]);
    expect(red.text).toContain("Carried out 1 of 2. 1 row waits: Blue must answer first.");
    expect(red.text).toContain("-# Not submitted: Red 2 to Ford.");
  });
});

describe("“Submit only row 1”", () => {
  it("does the first row that is possible, and leaves the others", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain");
    expect(red.labels().some((label) => label.startsWith("Submit only row"))).toBe(false);
    await plans(red, "Red 2 to Plain", "Red 3 to Plain");
    await red.press("Submit only row 1");
    expect([await raid.at("red-1"), await raid.at("red-2")]).toEqual(["plain", "coast"]);
    expect(rowsOn(red)).toHaveLength(2);
    expect(red.text).not.toContain("Carried out");
  });

  it("names the row that it does, where one before it is not possible", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain", "Red 2 to Plain", "Red 3 to Plain");
    await raid.does("red", "march", { band: "red-1", to: "ford" });
    await red.open();
    await red.press("Submit only row 2");
    expect(await raid.at("red-2")).toBe("plain");
    expect(rowsOn(red)).toEqual([expect.stringContaining("~~Red 1 to Plain~~"), expect.stringContaining("Red 3")]);
  });
});
