import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import type { EditionId, Holder } from "../../../../../src/games/fitna/content/sides.ts";
import { boxOf } from "../../../../../src/games/fitna/rules/map/relations.ts";
import { relieved, tracing, unsupplied } from "../../../../../src/games/fitna/rules/map/supply.ts";
import { standing, standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { atStart, lift, put, unmanned, withFewer } from "./builder.ts";

const isolated = (game: Game) => [...unsupplied(game)].sort();
const traces = (game: Game, unit: string, side: Holder, space: string): boolean =>
  tracing(game)(mustGet(game.edition.units, unit), side, space);
const hold = (game: Game, side: Holder, ...spaces: string[]): void => {
  for (const space of spaces) game.state.table.control[space] = side;
};
/** A scenario's land where nobody holds anything, except for one side's spaces. */
function onlyHeld(edition: EditionId, scenario: string, side: Holder, ...spaces: string[]): Game {
  const game = unmanned(edition, scenario);
  game.state.table.control = {};
  hold(game, side, ...spaces);
  return game;
}

describe("supply in scenario 1", () => {
  it("AE-11 2020: East Ghouta is isolated; Daraa has H5 by Mafraq, Tripoli is always supplied", () => {
    expect(isolated(atStart("2020", "1"))).toEqual(["fsa-8", "sham-3"]);
  });

  it("AE-11 2018: in Tripoli there is no supply, and Daraa is its own", () => {
    expect(isolated(atStart("2018", "1"))).toEqual(["fsa-8", "sham-3", "sun-5"]);
  });

  it("R-075 2018: Daraa is a source only while it is theirs", () => {
    const game = onlyHeld("2018", "1", "TUR", "daraa", "quneitra");
    expect(traces(game, "fsa-1", "TUR", "quneitra")).toBe(true);
    hold(game, "SYR", "daraa");
    expect(traces(game, "fsa-1", "TUR", "quneitra")).toBe(false);
  });

  it("R-071 what an enemy holds blocks", () => {
    const game = atStart("2020", "1");
    expect(isolated(game)).not.toContain("syr-5m"); // Deir ez-Zor
    hold(game, "IS", "raqqa", "sukhnah", "mayadin", "shaddadi");
    expect(isolated(game)).toContain("syr-5m");
  });

  it("R-071 what nobody holds blocks, but in a country of transit", () => {
    const game = onlyHeld("2020", "1", "TUR", "daraa");
    expect(traces(game, "fsa-6", "TUR", "daraa")).toBe(true);
    hold(game, "SYR", "mafraq");
    expect(traces(game, "fsa-6", "TUR", "daraa")).toBe(false);
  });
});

describe("supply by kind of unit", () => {
  it("R-072 is from sources of the own colour", () => {
    const game = onlyHeld("2020", "11", "IRN", "basra", "rumaila", "urmia");
    expect(traces(game, "irq-1m", "IRN", "rumaila")).toBe(true);
    expect(traces(game, "irn-21i", "IRN", "rumaila")).toBe(false);
    expect(traces(game, "irn-21i", "IRN", "urmia")).toBe(true);
  });

  it("R-072 2018: green is one colour for Iraq and Iran (Q-24)", () => {
    const game = onlyHeld("2018", "10", "IRN", "basra", "rumaila");
    for (const unit of ["irq-1m", "irn-21i", "shi-1", "hzi-1"])
      expect([unit, traces(game, unit, "IRN", "rumaila")]).toEqual([unit, true]);
  });

  it("R-072 runs through the spaces of friends, and from theirs", () => {
    const game = onlyHeld("2020", "2", "IRN", "khanaqin", "tuz", "kermanshah");
    hold(game, "IRQ", "baqubah", "baghdad");
    expect(traces(game, "irq-1m", "IRQ", "tuz")).toBe(true);
    expect(traces(game, "irn-21i", "IRN", "baqubah")).toBe(true);
    hold(game, "SYR", "baghdad");
    expect(traces(game, "irq-1m", "IRQ", "tuz")).toBe(false);
  });

  it("R-073 Arab allies have Saudi sources, Jordanians and Egyptians Jordan too, Kuwaitis are at home in Kuwait", () => {
    const game = onlyHeld("2020", "11", "SAU", "h4", "rutba", "kuwait-city");
    const supplied = (unit: string, space: string) => traces(game, unit, "SAU", space);
    expect(["jor-40a", "egy-9a", "uae-1a", "sau-4a"].filter((unit) => supplied(unit, "h4"))).toEqual([
      "jor-40a",
      "egy-9a",
    ]);
    expect([supplied("kuw-35a", "kuwait-city"), supplied("uae-1a", "kuwait-city")]).toEqual([true, false]);
    hold(game, "SAU", "arar");
    expect(supplied("uae-1a", "h4")).toBe(true);
  });

  it.each([
    ["2020", "11", false],
    ["2018", "10", true],
  ] as const)(
    "R-073 %s: the Free Iraqi Army has Saudi sources, Jordan in 2018 alone",
    (edition, scenario, inJordan) => {
      const game = onlyHeld(edition, scenario, "SAU", "h4", "arar", "jahra");
      expect(traces(game, "fia-1", "SAU", "h4")).toBe(true);
      hold(game, "IRN", "arar");
      expect(traces(game, "fia-1", "SAU", "h4")).toBe(inJordan);
    },
  );

  it("R-074, R-075 Sunni militias have Saudi sources in Iraq, Turkish ones and Jordan in Syria (Q-90)", () => {
    const game = onlyHeld("2020", "11", "TUR", "abu-kamal", "al-qaim", "rutba", "h3", "h4");
    hold(game, "TUR", "gaziantep", "azaz");
    const supplied = (space: string) => traces(game, "sun-1", "TUR", space);
    expect([supplied("al-qaim"), supplied("abu-kamal"), supplied("azaz")]).toEqual([false, true, true]);
    hold(game, "TUR", "arar");
    expect(supplied("al-qaim")).toBe(true);
    expect([supplied("tripoli"), traces(game, "tur-1c", "TUR", "tripoli")]).toEqual([true, false]);
  });

  it("R-076 Shia militias have Iranian, Iraqi or Syrian sources, and South Litani", () => {
    const game = onlyHeld("2020", "10", "IRN", "homs", "damascus", "qalamoun");
    expect(traces(game, "shi-1", "IRN", "homs")).toBe(true);
    expect(traces(game, "shi-1", "IRN", "south-litani")).toBe(true);
    expect(traces(game, "hzi-1", "IRN", "south-litani")).toBe(false);
  });

  it("R-076 2018: Aleppo is a source in Syria", () => {
    for (const [edition, expected] of [
      ["2018", true],
      ["2020", false],
    ] as const) {
      const game = onlyHeld(edition, "1", "SYR", "aleppo", "salamiyah");
      for (const unit of ["shi-1", "hzi-1"]) expect(traces(game, unit, "SYR", "salamiyah")).toBe(expected);
    }
  });

  it("R-077 Lebanese are supplied in Lebanon, elsewhere from Damascus", () => {
    const game = onlyHeld("2020", "1", "SYR", "latakia", "jisr", "beirut");
    expect(["beirut", "jisr"].map((space) => traces(game, "hzl-1", "SYR", space))).toEqual([true, false]);
    hold(game, "SYR", "damascus", "qalamoun");
    expect(["qalamoun", "jisr"].map((space) => traces(game, "leb-1", "SYR", space))).toEqual([true, false]);
  });

  it("R-078 Kurds are supplied on their own symbol, or by own spaces from one", () => {
    const game = onlyHeld("2020", "1", "PYD", "kobani", "manbij");
    expect(["kobani", "manbij", "raqqa"].map((space) => traces(game, "pyd-1", "PYD", space))).toEqual([
      true,
      true,
      false,
    ]);
    expect(traces(game, "pkk-1", "PKK", "kobani")).toBe(false);
    hold(game, "KDP", "manbij", "kobani");
    expect(traces(game, "kdp-1", "KDP", "manbij")).toBe(false);
  });

  it("R-078 in scenario 7 the factions are one", () => {
    const game = onlyHeld("2020", "7", "KUR", "kobani", "manbij");
    expect(traces(game, "kdp-1", "KUR", "manbij")).toBe(true);
  });

  it("R-079 IS is supplied on its symbol, or by own spaces from one", () => {
    const game = onlyHeld("2020", "2", "IS", "kirkuk", "azaz", "qayyarah");
    expect(["hit", "kirkuk", "azaz"].map((space) => traces(game, "is-ab", "IS", space))).toEqual([true, true, false]);
  });

  it("R-080 Russians have Tartus and Latakia only", () => {
    const game = onlyHeld("2020", "3", "SYR", "damascus", "qalamoun", "homs");
    expect(traces(game, "rus-22", "SYR", "homs")).toBe(false);
    hold(game, "SYR", "tartus");
    expect(traces(game, "rus-22", "SYR", "homs")).toBe(true);
  });

  it("AE-79 in scenario 8 Russians trace through closed Syria from where Iran's side has a border with it", () => {
    const game = unmanned("2020", "8");
    expect(traces(game, "rus-22", "IRN", "al-qaim")).toBe(true);
    hold(game, "SAU", "al-qaim", "rutba");
    hold(game, "IRN", "h3");
    expect(traces(game, "rus-22", "IRN", "h3")).toBe(true); // by Al-Tanf
    for (const id of game.edition.countries.SYR.spaces) hold(game, "SAU", id);
    expect(traces(game, "rus-22", "IRN", "h3")).toBe(false);
  });

  it("AE-81 scenario 2 with three players: Iranians of Iraq trace through closed Iran", () => {
    const game = withFewer(unmanned("2020", "2"));
    expect(traces(game, "irn-q", "IRQ", "khanaqin")).toBe(true);
    expect(traces(game, "irn-q", "SYR", "aleppo")).toBe(false);
  });

  it.each([
    ["2020", "kuwait-city", true],
    ["2018", "kuwait-city", false],
    ["2018", "mina-saud", true],
    ["2020", "mina-saud", false],
    ["2018", "hafar", true],
    ["2020", "h5", false],
  ] as const)("R-081 %s: %s is a Western source for the Coalition of scenario 5: %s", (edition, space, expected) => {
    expect(traces(onlyHeld(edition, "5", "COA", space), "us-75", "COA", space)).toBe(expected);
  });

  it("R-081 Western sources are those that somebody holds, not those of transit", () => {
    const game = onlyHeld("2020", "6", "TUR", "al-tanf", "incirlik");
    expect([traces(game, "us-75", "TUR", "al-tanf"), traces(game, "fsa-1", "TUR", "al-tanf")]).toEqual([false, true]);
    expect(traces(game, "us-75", "TUR", "incirlik")).toBe(true);
  });

  it("R-085 2018: an off-map box always supplies", () => {
    expect(traces(onlyHeld("2018", "10", "IRN"), "irn-21i", "IRN", boxOf("IRN"))).toBe(true);
  });
});

describe("supply by stacking", () => {
  it("R-083, Q-79 is a state in 2020, and none in 2018", () => {
    for (const [edition, expected] of [
      ["2020", []],
      ["2018", ["syr-3a"]],
    ] as const) {
      const game = onlyHeld(edition, "1", "SYR");
      put(game, "syr-3a", "baalbek", "SYR");
      put(game, "hzl-1", "baalbek", "SYR"); // in Lebanon
      expect(isolated(game)).toEqual(expected);
    }
  });

  it("R-083 a supplied unit that ends its move on an isolated friend supplies it at once, in 2018 at the next check", () => {
    for (const [edition, freed] of [
      ["2020", ["fsa-8"]],
      ["2018", []],
    ] as const) {
      const game = onlyHeld(edition, "1", "TUR", "gaziantep", "azaz");
      put(game, "fsa-8", "aleppo", "TUR", { isolated: true });
      put(game, "fsa-7", "aleppo", "TUR");
      expect(relieved(game, standingIn(game, "aleppo"))).toEqual(freed);
      expect(isolated(game)).toEqual([]); // the line of its route
    }
  });

  it("R-083 isolated units do not help each other", () => {
    const game = onlyHeld("2020", "1", "TUR");
    put(game, "fsa-8", "hama", "TUR", { isolated: true });
    put(game, "fsa-7", "hama", "TUR", { isolated: true });
    expect(relieved(game, standingIn(game, "hama"))).toEqual([]);
    expect(isolated(game)).toEqual(["fsa-7", "fsa-8"]);
  });

  it("AE-69 a unit landed by assault is supplied and supplies those it joins, until it is checked", () => {
    const game = onlyHeld("2020", "2", "SYR");
    for (const unit of ["syr-14s", "syr-17r", "syr-104"]) put(game, unit, "deir-ez-zor", "SYR");
    expect([...unsupplied(game, standing(game), ["syr-14s"])]).toEqual([]);
    expect(isolated(game)).toEqual(["syr-104", "syr-14s", "syr-17r"]);
  });
});

describe("supply where a unit would stand", () => {
  it("R-089, Q-58 is traced from next to an empty space", () => {
    const game = onlyHeld("2020", "1", "TUR", "gaziantep");
    expect(["azaz", "aleppo"].map((space) => traces(game, "sun-1", "TUR", space))).toEqual([true, false]);
  });

  it("R-071 a lost unit changes nothing: its space stays its side's", () => {
    const game = onlyHeld("2020", "1", "TUR", "gaziantep");
    put(game, "fsa-7", "azaz", "TUR");
    put(game, "fsa-8", "aleppo", "TUR");
    lift(game, "fsa-7");
    expect(isolated(game)).toEqual([]);
  });
});
