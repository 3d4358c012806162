import { describe, expect, it } from "vitest";
import { inPlaces } from "../../../src/discord/seat/menu-room.ts";

const menu = (title: string, entries: number, begun: string | null = null) => ({
  title,
  begun,
  additions: Array.from({ length: entries }, (_, i) => ({ value: `${title}.${i}`, label: `${i}`, description: "" })),
});
const values = (menus: readonly ReturnType<typeof menu>[]): readonly string[] =>
  menus.flatMap(({ additions }) => additions.map(({ value }) => value));

describe("menus of a sheet for which there are too few places", () => {
  const five = [menu("Recruit", 4), menu("Buy", 1), menu("Move", 25), menu("Play a card", 1), menu("Restore", 3)];

  it("share them, those with the fewest entries first, so that every entry can still be chosen", () => {
    const four = inPlaces(five, 4);
    expect(four.map(({ title }) => title)).toEqual(["Recruit", "Buy · Play a card", "Move", "Restore"]);
    const two = inPlaces(five, 2);
    expect(two.map(({ additions }) => additions.length)).toEqual([9, 25]);
    for (const menus of [four, two]) expect([...values(menus)].sort()).toEqual([...values(five)].sort());
  });

  it("say at each entry that says nothing of itself under which title it stood", () => {
    const shared = inPlaces(five, 4)[1];
    expect(shared?.additions.map(({ description }) => description)).toEqual(["Buy", "Play a card"]);
  });

  it("stay as they are where there is room, where one is begun, and where one menu does not hold two", () => {
    expect(inPlaces(five, 5)).toEqual(five);
    const begun = [menu("Move", 2), menu("Move · from Basra", 2, "move")];
    expect(inPlaces(begun, 1)).toEqual(begun);
    expect(inPlaces([menu("Move", 20), menu("Recruit", 6)], 1)).toHaveLength(2);
  });
});
