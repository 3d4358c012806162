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

  it("2: is this one", () => {
    const { state } = late();
    expect(upgrade(copy(state) as unknown as Json, 2)).toEqual(state);
  });

  it("of a later version is none that is known", () => {
    expect(() => upgrade({}, 3)).toThrow("The Next War in Lebanon knows no states of version 3");
  });
});
