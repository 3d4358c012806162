import { describe, expect, it } from "vitest";
import { copy, type Json } from "../../../src/engine/index.ts";
import type { LebanonState } from "../../../src/games/next-war-in-lebanon/state.ts";
import { upgrade } from "../../../src/games/next-war-in-lebanon/upgrade.ts";
import { late } from "./board-positions.ts";

const byId = (groups: readonly { readonly id: string }[]): unknown =>
  Object.fromEntries(groups.map(({ id, ...group }) => [id, group]));

/** As version 1 stored it. */
function first({ table, hands, box }: LebanonState): Json {
  const old = {
    table: { ...table, groups: byId(table.groups) },
    hands: Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [seat, { ...hand, groups: byId(hand.groups) }]),
    ),
    box,
  };
  return copy(old) as unknown as Json;
}

describe("a state of an earlier version", () => {
  it("1: stacks and boxes become lists in the order of their ids", () => {
    const { state } = late();
    expect(state.table.groups.length).toBeGreaterThan(10);
    expect(upgrade(first(state), 1)).toEqual(state);
  });

  it("2: HQs of a set-up are their seat's own", () => {
    const { state } = late();
    const { table, hands, box } = copy(state);
    const old = { table: { ...table, phase: "idf-set-up", hqs: { "hq-91": "safed" } }, hands, box };
    const now = upgrade(copy(old) as unknown as Json, 2);
    expect([now.table.hqs, now.hands.idf?.hqs]).toEqual([{}, { "hq-91": "safed" }]);
    const both = { ...old.table, phase: "insurgent-set-up", hqs: { "hq-91": "safed", "hq-syria": "syria" } };
    const later = upgrade(copy({ ...old, table: both }) as unknown as Json, 2);
    expect([later.table.hqs, later.hands.insurgent?.hqs]).toEqual([{ "hq-91": "safed" }, { "hq-syria": "syria" }]);
  });

  it("2: lines of a battle are kept without what they have in common", () => {
    const { state } = late();
    const line = { chapter: "combat", kind: "anti-tank-over", zone: "tyre" };
    const old = copy({ ...state, table: { ...state.table, battleTold: [line] } }) as unknown as Json;
    expect(upgrade(old, 2).table.battleTold).toEqual({ zone: "tyre", lines: [{ kind: "anti-tank-over" }] });
  });

  it("2: scores of earlier turns are kept without names", () => {
    const { state } = late();
    const { idf, ...others } = state.hands;
    const old = copy({ ...state, hands: { ...others, idf: { ...idf, course: [{ idf: 8, insurgent: 13 }] } } });
    expect(upgrade(old as unknown as Json, 2).hands.idf?.course).toEqual([[8, 13]]);
  });

  it("3: is this one", () => {
    const { state } = late();
    expect(upgrade(copy(state) as unknown as Json, 3)).toEqual(state);
  });

  it("of a later version is none that is known", () => {
    expect(() => upgrade({}, 4)).toThrow("The Next War in Lebanon knows no states of version 4");
  });
});
