import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Decision } from "#engine";
import { listedMenus } from "../../../../src/discord/seat/sheet/listed-menus.ts";
import { person, type Service } from "../../../campaign/harness.ts";
import { inAction } from "../action-table.ts";

const RECRUIT = { action: "recruit", params: { unit: "infrastructure", zone: "sadr-city", count: 1 } };
const SEAT = "shiite";

let own: Service;
let game = "";

beforeEach(async () => {
  ({ s: own, game } = await inAction());
});
afterEach(() => own.database.close());

const seen = () => own.campaigns.showing.seatView(game, person(0).id, SEAT);
const tried = () => own.campaigns.acting.trial({ game, person: person(0).id, seat: SEAT, moves: [RECRUIT] });

function asked(decisions: readonly Decision[]): Decision {
  const decision = decisions.find(({ owed }) => owed);
  if (!decision) throw new Error("nothing is asked");
  return decision;
}

describe("what can be added to a sheet", () => {
  it("is listed once while nothing changes, however often a page is made", async () => {
    const [first, second] = [await seen(), await seen()];
    const menus = listedMenus(first, asked(first.decisions), {});
    expect(menus.length).toBeGreaterThan(0);
    expect(listedMenus(second, asked(second.decisions), {})).toBe(menus);
  });

  it("is listed anew for another choice that is begun, and for another hand", async () => {
    const view = await seen();
    const decision = asked(view.decisions);
    const menus = listedMenus(view, decision, {});
    expect(listedMenus(view, decision, { move: "kadhimiya" })).not.toBe(menus);
    const dealt = { ...view, view: { ...view.view, hand: { ...(view.view.hand as object) } } };
    expect(listedMenus(dealt, decision, {})).not.toBe(menus);
  });

  it("is listed anew where a row leaves another state, which is tried once", async () => {
    const [view, first, second] = [await seen(), await tried(), await tried()];
    expect(first.rows.map(({ state }) => state)).toEqual(["possible"]);
    expect(second.after.view.table).toBe(first.after.view.table);
    expect(first.after.view.table).not.toBe(view.view.table);
    const menus = listedMenus(first.after, asked(first.after.decisions), {});
    expect(listedMenus(second.after, asked(second.after.decisions), {})).toBe(menus);
    expect(menus).not.toEqual(listedMenus(view, asked(view.decisions), {}));
  });

  it("is tried and listed anew after somebody has acted", async () => {
    const before = await tried();
    const answer = { ahead: [], decision: null, end: false, interaction: null, moves: [RECRUIT] };
    await own.campaigns.acting.submit({ game, person: person(0).id, seat: SEAT, ...answer });
    const after = await tried();
    expect(after.after.view.table).not.toBe(before.after.view.table);
  });
});
