import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { countedIn, countedUp } from "../../../../src/discord/seat/form/counters.ts";
import { subjectOf } from "../../../../src/discord/seat/state/subject.ts";
import { person, type Service } from "../../../campaign/harness.ts";
import { Guest } from "../guest.ts";
import { serviceFor, started } from "../kit-table.ts";

let s: Service;
let game: string;
let red: Guest;
beforeEach(async () => {
  s = await serviceFor();
  game = await started(s, "raiders");
  red = await new Guest(s, 0, game).open();
});
afterEach(() => s.database.close());

const COUNTS = ["+ Scouts", "+ Raids", "+ Feints", "Clear"];
const off = (label: string): boolean => red.button(label).disabled === true;
const view = () => s.campaigns.showing.seatView(game, person(0).id, "red");
const answered = async (): Promise<Params | undefined> => (await view()).decisions[0]?.answered?.params;

describe("numbers that add up", () => {
  it("are a row of buttons with the sum so far, and no menu", () => {
    expect(red.labels()).toEqual(expect.arrayContaining(COUNTS));
    expect(red.menus().filter(({ placeholder = "" }) => /Scouts|Choose/.test(placeholder))).toEqual([]);
    expect(red.text).toContain("**0 of 3 chosen**");
    expect([off("Submit"), off("Clear"), off("+ Raids")]).toEqual([true, true, false]);
  });

  it("take a press each and Submit, in any order of the kinds", async () => {
    await red.press("+ Feints");
    await red.press("+ Scouts");
    expect(red.text).toContain("**2 of 3 chosen**: Scouts ×1, Feints ×1");
    expect(off("Submit")).toBe(true);
    await red.press("+ Feints");
    expect(red.text).toContain("**3 of 3 chosen**: Scouts ×1, Feints ×2");
    expect(COUNTS.map(off)).toEqual([true, true, true, false]);
    await red.press("Submit");
    expect(await answered()).toEqual({ scouts: 1, raids: 0, feints: 2 });
  });

  it("take no more of a kind than there is", async () => {
    await red.press("+ Raids");
    await red.press("+ Raids");
    expect([off("+ Scouts"), off("+ Raids"), off("+ Feints")]).toEqual([false, true, false]);
  });

  it("begin again with Clear", async () => {
    await red.press("+ Raids");
    await red.press("Clear");
    expect(red.text).toContain("**0 of 3 chosen**");
  });

  it("are filled by a button of the game's, and can be changed until the last answer is in", async () => {
    await red.press("One of each");
    expect(red.text).toContain("**3 of 3 chosen**: Scouts ×1, Raids ×1, Feints ×1");
    await red.press("Submit");
    expect(await answered()).toEqual({ scouts: 1, raids: 1, feints: 1 });
    await red.open();
    expect(red.text).toContain("**3 of 3 chosen**: Scouts ×1, Raids ×1, Feints ×1");
    await red.press("Clear");
    await red.press("Two raids, a scout");
    await red.press("Submit");
    expect(await answered()).toEqual({ scouts: 1, raids: 2, feints: 0 });
  });

  it("wait for their person over a restart, and an old button brings the page", async () => {
    const old = red.button("+ Scouts").custom_id;
    await red.press("+ Raids");
    const again = await new Guest(s, 0, game).open();
    expect(again.text).toContain("**1 of 3 chosen**: Raids ×1");
    await again.send(old, []);
    expect(again.text).toContain("This button has expired");
    expect(again.text).toContain("**1 of 3 chosen**: Raids ×1");
  });

  it("are not sent where the rules do not take what is stored, and it is said why", async () => {
    const seatView = await view();
    const decision = seatView.decisions[0]?.id ?? "";
    const subject = subjectOf(seatView, { kind: "do", name: "supply", decision });
    const stored = countedIn(subject, { values: { scouts: 3, raids: 0, feints: 0 } });
    expect(stored).toMatchObject({ sum: 3, params: null, refused: { code: "not-in-range" } });
    const much = countedIn(subject, { values: { scouts: 2, raids: 2, feints: 2 } });
    expect(much).toMatchObject({ sum: 6, total: 3, params: null });
    expect(much && countedUp(much, 1)).toEqual({ scouts: 2, raids: 2, feints: 2 });
    expect(much && countedUp(much, "none")).toEqual({ scouts: 0, raids: 0, feints: 0 });
  });
});
