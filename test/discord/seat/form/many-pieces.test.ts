import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choice, type Definition, type GameTypes, rows, subset } from "#engine";
import type { Service } from "../../../campaign/harness.ts";
import { skirmishSubject } from "../../../kit/games/skirmish/index.ts";
import { action, form } from "../../../kit/games/skirmish/table.ts";
import { Guest } from "../guest.ts";
import { serviceFor, started } from "../kit-table.ts";

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

const BRIGADES = Array.from({ length: 13 }, (_, i) => `Brigade ${i + 1}`);
const ARMY = BRIGADES.flatMap((group, b) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({ value: `b${b + 1}-${n}`, group })),
);
const GUNS = ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8"];

/** Skirmish with another plan: a great many units, and rows of guns. */
const plan = action("plan", "Plan")
  .param(
    "units",
    "Which units?",
    subset(() => ARMY, { min: 1 }),
  )
  .param(
    "fires",
    "Who fires where?",
    rows((_, done: readonly { readonly guns: readonly string[] }[]) =>
      done.length === 2
        ? null
        : form()
            .param(
              "at",
              "At what?",
              choice(() => ["hill", "swamp"]),
            )
            .param(
              "guns",
              "Which guns?",
              subset(() => GUNS.filter((gun) => done.every(({ guns }) => !guns.includes(gun)))),
            ),
    ),
  )
  .apply(() => undefined);
const { definition } = skirmishSubject.book;
const armies = {
  ...definition,
  id: "armies",
  command: "armies",
  actions: definition.actions.map((one) => (one.name === "plan" ? plan : one)),
} as unknown as Definition<GameTypes>; // a game of any types is a game

describe("a list of many pieces on a seat's page", () => {
  let many: Service;
  let guest: Guest;
  let campaign = "";
  beforeEach(async () => {
    many = await serviceFor([armies]);
    campaign = await started(many, "armies");
    guest = await new Guest(many, 0, campaign).open();
    await guest.choose("Choose…", "Plan");
  });
  afterEach(() => many.database.close());
  const last = async () => (await many.repository.log(campaign)).at(-1)?.params;

  it("is taken whole with one press, and given up with another", async () => {
    await guest.press("All (130)");
    await guest.press("None");
    expect(guest.button("Submit").disabled).toBe(true);
    await guest.press("All (130)");
    await guest.press("Submit");
    expect(await last()).toEqual({ units: ARMY.map(({ value }) => value), fires: [] });
  });

  it("shows one of its parts, of which each can be taken whole, and then the rest", async () => {
    const { options } = guest.menu("In which part?");
    expect(options.map(({ label }) => label).slice(0, 2)).toEqual([
      "Shown: Brigade 1, Brigade 2",
      "Brigade 3, Brigade 4",
    ]);
    await guest.choose("In which part?", "Brigade 3, Brigade 4");
    expect(guest.menu("Which units? · Brigade 3").options[0]?.value).toBe("b3-1");
    await guest.choose("Which units? · Brigade 3", "b3-2", "b4-10");
    expect(guest.menu("In which part?").options[1]?.description).toBe("2 of 20 chosen");
    await guest.press("All of “Brigade 1, Brigade 2”");
    await guest.press("Submit");
    expect(await last()).toMatchObject({ units: [...ARMY.slice(0, 20).map(({ value }) => value), "b3-2", "b4-10"] });
  });

  it("takes several pieces of a row at once, and in the next row the rest", async () => {
    await guest.choose("Which units? · Brigade 1", "b1-1");
    await guest.choose("At what?", "hill");
    await guest.choose("Which guns?", "g2", "g4");
    await guest.press("That is all");
    await guest.choose("At what?", "swamp");
    await guest.choose("Which guns?", "g1");
    await guest.press("The rest (5)");
    await guest.press("Submit");
    expect(await last()).toEqual({
      units: ["b1-1"],
      fires: [
        { at: "hill", guns: ["g2", "g4"] },
        { at: "swamp", guns: ["g1", "g3", "g5", "g6", "g7", "g8"] },
      ],
    });
  });
});
