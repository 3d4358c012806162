import { describe, expect, it } from "vitest";
import { findGroup, sizeOf } from "../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { lebanon } from "./builder.ts";

describe("games under test", () => {
  it("have their units where they are put, the others in their sanctuaries", () => {
    const game = lebanon({
      zones: { "bint-jbeil": ["gue-3 D", "gue-4 C", ["sr-2 C F"]], maalot: ["arm-7 C X R"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 D"] } },
      hands: { idf: ["J-3", "J-1"] },
      eliminated: ["mil-1"],
    });
    expect(game.asked).toMatchObject({ name: "turn", seats: ["idf"] });
    expect(game.groups("insurgent", "bint-jbeil").map((id) => sizeOf(findGroup(game.table.groups, id)))).toEqual([
      2, 1,
    ]);
    expect([game.unit("arm-7"), game.unit("sr-2"), game.unit("mil-1")]).toEqual(["C X R", "C F", null]);
    expect([game.group("mech-1"), game.zone("mech-1"), game.zone("gue-12")]).toEqual([
      "hq-162",
      "safed",
      "northern-lebanon",
    ]);
    expect([game.chits("idf"), game.table.control["bint-jbeil"]]).toEqual([["J-1", "J-3"], "insurgent"]);
  });

  it("are of 2006 where that is wanted, in the phase of either seat", () => {
    const game = lebanon({ scenario: "lebanon-2006", phasing: "insurgent", zones: { tyre: ["gue-1 D"] } });
    expect(game.asked).toMatchObject({ seats: ["insurgent"] });
    expect([game.table.length, game.zone("mech-2"), game.table.waiting.units]).toEqual([
      12,
      null,
      expect.arrayContaining(["mech-2"]),
    ]);
  });
});
