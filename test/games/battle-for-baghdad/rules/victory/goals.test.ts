import { describe, expect, it } from "vitest";
import type { Seat } from "#engine";
import { scoreOf, special } from "../../../../../src/games/battle-for-baghdad/rules/victory/goals.ts";
import { baghdad, book, type Game } from "../../builder.ts";

const met = (game: Game, seat: Seat): readonly boolean[] =>
  special(book.content, game.table, seat).map((part) => part.met);

/** A game of six in which nobody has any unit on the map but these. */
function only(zones: Parameters<Game["units"]>[0]): Game {
  const none = Object.fromEntries(book.content.zoneIds.map((id) => [id, {}]));
  return baghdad({ seats: 6 }).units({ ...none, ...zones });
}

const SHIITE_ZONES = ["sadr-city", "kadhimiya", "shula", "new-baghdad", "hurriya", "rusafa", "bayaa"];
const held = (zones: readonly string[], seat: Seat, units: readonly [number, number] = [0, 1]) =>
  Object.fromEntries(zones.map((zone) => [zone, { [seat]: units }]));

describe("R-81 the standard victory", () => {
  it("counts PP and ten for each Controlled Zone (example 61)", () => {
    const game = only(held(["karrada", "rusafa", "zayouna", "biap", "doura"], "us"));
    game.change(({ table }) => Object.assign(table.sides.us ?? {}, { pp: 70 }));
    expect(scoreOf(book.content, game.table, "us")).toBe(120);
  });
});

describe("R-82 special victories", () => {
  it("shiite: its seven Zones with Infrastructure in each (example 63)", () => {
    expect(met(only(held(SHIITE_ZONES, "shiite")), "shiite")).toEqual([true]);
    const bare = only({ ...held(SHIITE_ZONES, "shiite"), bayaa: { shiite: [1, 0] } });
    expect(special(book.content, bare.table, "shiite")).toMatchObject([{ met: false, have: 6, missing: ["bayaa"] }]);
  });

  it("jihadist: three of five (example 64)", () => {
    expect(met(only(held(["green-zone", "karrada", "rasheed-ab"], "jihadist")), "jihadist")).toEqual([true]);
    expect(met(only(held(["green-zone", "karrada", "doura"], "jihadist")), "jihadist")).toEqual([false]);
  });

  it("government: three quiet turns, its own Zones, eight in all", () => {
    const own = ["palestine-street", "karrada", "rasheed-ab"];
    const game = only(held([...own, "rusafa", "zayouna", "bayaa", "doura", "biap"], "government"));
    expect(met(game, "government")).toEqual([false, true, true]);
    game.change(({ table }) => {
      table.quiet = 3;
    });
    expect(met(game, "government")).toEqual([true, true, true]);
  });

  it("us: what others Control counts; the NGO does not keep Control from them", () => {
    const own = held(["green-zone", "biap", "mansour", "rusafa", "zayouna"], "us");
    const government = held(["palestine-street", "karrada", "rasheed-ab", "jadriya", "bayaa", "shula"], "government");
    const game = only({ ...own, ...government, "medical-city": { government: [1, 0], ngo: [0, 1] } });
    expect(met(game, "us")).toEqual([true, true, true, true, true]);
    expect(met(only({ ...own, ...government, ...held(["doura", "amiriya", "hurriya"], "jihadist") }), "us")).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("ruling AN: a limit on a faction that is not in play is kept", () => {
    expect(met(baghdad({ seats: 4 }), "us").at(-1)).toBe(true);
  });

  it("ngo: Infrastructure in eleven Zones and at most 10 PP in the streets", () => {
    const game = only(held(book.content.zoneIds.slice(0, 11), "ngo"));
    game.change(({ table }) => Object.assign(table.zones.rusafa ?? {}, { pp: 10 }));
    expect(met(game, "ngo")).toEqual([true, true]);
    game.change(({ table }) => Object.assign(table.zones.doura ?? {}, { pp: 1 }));
    expect(met(game, "ngo")).toEqual([true, false]);
  });
});
