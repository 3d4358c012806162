import { describe, expect, it } from "vitest";
import { inPlaces } from "../../../src/discord/screen/menu-room.ts";

type Entry = { readonly value: string; readonly label: string; readonly description: string };
const menu = (title: string, entries: number, begun: string | null = null) => ({
  title,
  begun,
  additions: Array.from({ length: entries }, (_, i) => ({ value: `${title}.${i}`, label: `${i}`, description: "" })),
});
const values = (menus: readonly { readonly additions: readonly Entry[] }[]): readonly string[] =>
  menus.flatMap(({ additions }) => additions.map(({ value }) => value));

const none = (): readonly Entry[] => [];

describe("menus of a sheet for which there are too few places", () => {
  const five = [menu("Recruit", 4), menu("Buy", 1), menu("Move", 25), menu("Play a card", 1), menu("Restore", 3)];

  it("share them, those with the fewest entries first, so that every entry can still be chosen", () => {
    const four = inPlaces(five, 4, none);
    expect(four.map(({ title }) => title)).toEqual(["Recruit", "Buy · Play a card", "Move", "Restore"]);
    const two = inPlaces(five, 2, none);
    expect(two.map(({ additions }) => additions.length)).toEqual([9, 25]);
    for (const menus of [four, two]) expect([...values(menus)].sort()).toEqual([...values(five)].sort());
  });

  it("say at each entry that says nothing of itself under which title it stood", () => {
    const shared = inPlaces(five, 4, none)[1];
    expect(shared?.additions.map(({ description }) => description)).toEqual(["Buy", "Play a card"]);
  });

  it("say at entries that read alike under which titles they stood", () => {
    const zones = (card: string) => ({
      ...menu(card, 0),
      additions: [{ value: `${card}.doura`, label: "Doura", description: "3 PP" }],
    });
    const [shared] = inPlaces([zones("Broadcast"), zones("Sermon")], 1, none);
    expect(shared?.additions.map(({ description }) => description)).toEqual(["Broadcast · 3 PP", "Sermon · 3 PP"]);
  });

  it("are cut where one menu does not hold two, and forms stand for what gives way", () => {
    const forms = (cut: readonly { readonly value: string }[]) =>
      [...new Set(cut.map(({ value }) => value.split(".")[0] ?? ""))].map((value) => ({
        ...{ value, label: `${value}…`, description: "" },
      }));
    const [one, ...others] = inPlaces([menu("Move", 25), menu("Play", 5)], 1, forms);
    expect([one?.title, others]).toEqual(["Move · Play", []]);
    const shown = one?.additions.map(({ value }) => value) ?? [];
    expect(shown).toHaveLength(25);
    expect(shown.filter((value) => value.startsWith("Play."))).toHaveLength(5);
    expect(shown.at(-1)).toBe("Move"); // opens what the others were
    const all = inPlaces([menu("Move", 25), menu("Fly", 25), menu("Play", 5)], 1, forms)[0]?.additions ?? [];
    expect(all.length).toBeLessThanOrEqual(25);
    for (const name of ["Move", "Fly", "Play"])
      expect(all.some(({ value }) => value === name || value === `${name}.4`)).toBe(true);
  });

  it("stay as they are where there is room, and where one is begun", () => {
    expect(inPlaces(five, 5, none)).toEqual(five);
    const begun = [menu("Move", 2), menu("Move · from Basra", 2, "move")];
    expect(inPlaces(begun, 1, none)).toEqual(begun);
  });
});
