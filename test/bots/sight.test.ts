import { applyPatch } from "rfc6902";
import { describe, expect, it } from "vitest";
import type { GameTypes, View } from "#engine";
import { Sight } from "../../src/bots/sight.ts";

/** A table of this many units, of which the first has taken losses. */
const seenBy = (seat: string, units: number, losses: number) =>
  ({
    seat,
    table: {
      turn: 3,
      units: Array.from({ length: units }, (_, i) => ({ id: `unit-${i}`, losses: i === 0 ? losses : 0 })),
    },
    hand: ["ambush"],
  }) as unknown as View<GameTypes>;

describe("what a bot is shown of a seat", () => {
  it("is all of it the first time, then what has changed, from which all of it follows", () => {
    const sight = new Sight();
    const first = sight.shown(seenBy("us", 20, 0));
    expect(first).toEqual({ whole: { table: seenBy("us", 20, 0).table, hand: ["ambush"] } });
    const second = sight.shown(seenBy("us", 20, 2));
    expect(second).toEqual({ changes: [{ op: "replace", path: "/table/units/0/losses", value: 2 }] });
    const known = structuredClone("whole" in first ? first.whole : null);
    applyPatch(known, "changes" in second ? structuredClone([...second.changes]) : []);
    expect(known).toEqual({ table: seenBy("us", 20, 2).table, hand: ["ambush"] });
  });

  it("is all of it once more where the changes take longer to say", () => {
    const sight = new Sight();
    sight.shown(seenBy("us", 1, 0));
    const other = { ...seenBy("us", 0, 0), table: {}, hand: null } as unknown as View<GameTypes>;
    expect(sight.shown(other)).toEqual({ whole: { table: {}, hand: null } });
  });

  it("is kept for each of its seats", () => {
    const sight = new Sight();
    sight.shown(seenBy("us", 20, 0));
    expect(sight.shown(seenBy("kurds", 20, 0))).toHaveProperty("whole");
    expect(sight.shown(seenBy("us", 20, 0))).toEqual({ changes: [] });
  });

  it("has a list of many members replaced as a whole", () => {
    const sight = new Sight();
    sight.shown(seenBy("us", 60, 0));
    expect(sight.shown(seenBy("us", 60, 1))).toHaveProperty("whole"); // to replace it is no shorter than to show all
    expect(sight.shown(seenBy("us", 60, 1))).toEqual({ changes: [] });
  });
});
