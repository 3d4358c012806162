import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Service } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";
import { serviceFor, started } from "./kit-table.ts";

let s: Service;
let game = "";
let red: Guest;

beforeEach(async () => {
  s = await serviceFor();
  game = await started(s, "skirmish");
  red = await new Guest(s, 0, game).open();
});
afterEach(() => s.database.close());

describe("a ranking on a seat's page", () => {
  it("is chosen one after the other, shows the places, and loses the last", async () => {
    await red.choose("Choose…", "Plan");
    expect(red.button("Submit").disabled).toBe(true);
    await red.choose("in which order? · 1.", "swamp");
    await red.choose("in which order? · 2.", "hill");
    expect(red.text).toContain("Which Zones, in which order? **1. swamp · 2. hill**");
    expect(red.menu("in which order? · 3.").options.map(({ value }) => value)).toEqual(["east", "north", "south"]);
    await red.press("Remove the last");
    expect(red.text).toContain("**1. swamp**");
    await red.choose("in which order? · 2.", "east");
    await red.press("Submit");
    expect((await s.repository.log(game)).at(-1)).toMatchObject({
      action: "plan",
      params: { zones: ["swamp", "east"] },
    });
  });
});
