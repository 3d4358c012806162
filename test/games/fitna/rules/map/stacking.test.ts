import { describe, expect, it } from "vitest";
import type { Country, EditionId, Holder } from "../../../../../src/games/fitna/content/sides.ts";
import { boxOf } from "../../../../../src/games/fitna/rules/map/relations.ts";
import { whyApart, whyNotStacked } from "../../../../../src/games/fitna/rules/map/stacking.ts";
import { excess } from "../../../../../src/games/fitna/rules/movement/crowding.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { isOpenTo } from "../../../../../src/games/fitna/rules/powers/marching.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";
import { atStart, put, stacked, unmanned } from "./builder.ts";

type Named = readonly [unit: string, side: Holder];

const units = (game: Game, named: readonly Named[]) => named.map(([unit, side]) => stacked(game, unit, side));
/** The rule by which these units may not end in a space; null: they may. */
const refused = (game: Game, space: string, ...named: Named[]): string | null =>
  whyNotStacked(game, space, units(game, named))?.rule ?? null;

/** Whether the first units of two nations may stack, both of one seat. */
function mix(edition: EditionId, one: string, other: string, country: Country, side: Holder = "IRN"): boolean {
  const game = unmanned(edition, edition === "2020" ? "11" : "10");
  return whyApart(game, stacked(game, one, side), stacked(game, other, side), country) === null;
}

describe("how many units stand in a space", () => {
  const turks = unmanned("2020", "10");

  it("R-040 three of a side", () => {
    expect(refused(turks, "azaz", ["tur-1c", "TUR"], ["fsa-1", "TUR"], ["sun-1", "TUR"])).toBeNull();
    expect(refused(turks, "azaz", ["fsa-2", "TUR"], ["fsa-1", "TUR"], ["sun-1", "TUR"], ["sun-2", "TUR"])).toBe(
      "R-040",
    );
  });

  it("R-040 friends included", () => {
    const three: Named[] = [
      ["syr-1a", "SYR"],
      ["syr-rg", "SYR"],
      ["irn-q", "IRN"],
    ];
    expect(refused(turks, "homs", ...three)).toBeNull();
    expect(refused(turks, "homs", ...three, ["irn-21i", "IRN"])).toBe("R-040");
  });

  it("R-040 a card moves units to where three of a side will stand, and no more", () => {
    const game = unmanned("2020", "10");
    const [unit] = units(game, [["fsa-3", "TUR"]]).map((one) => one.unit);
    if (!unit) throw new Error("there is no such unit");
    const open = ["fsa-1", "fsa-2", "fsa-4"].map((id) => {
      put(game, id, "azaz", "TUR");
      return isOpenTo(game, "TUR", "azaz", [unit]);
    });
    expect(open).toEqual([true, true, false]);
  });

  it("AE-22 four IS counters, the leader among them, and no fifth", () => {
    const four: Named[] = content.editions["2020"].nations.IS.units.slice(0, 4).map((id) => [id, "IS"]);
    expect(four.map(([id]) => id)).toContain("is-ab");
    const fifth = content.editions["2020"].nations.IS.units[4] ?? "";
    expect(refused(turks, "raqqa", ...four)).toBeNull();
    expect(refused(turks, "raqqa", ...four, [fifth, "IS"])).toBe("R-040");
  });

  it("AE-22 of three Turkish units one is a corps", () => {
    expect(refused(turks, "azaz", ["tur-2c", "TUR"], ["fsa-1", "TUR"], ["sun-1", "TUR"])).toBeNull();
    expect(refused(turks, "azaz", ["tur-2c", "TUR"], ["tur-4c", "TUR"], ["sun-1", "TUR"])).toBe("R-040");
  });

  it("Q-13 what is too much is how many must leave", () => {
    const leaving = (...ids: string[]) => excess(turks, "TUR", "azaz", ids, ids);
    expect(leaving("tur-2c")).toBe(0);
    expect(leaving("tur-2c", "tur-4c")).toBe(1);
    expect(leaving("tur-2c", "tur-4c", "tur-6c", "sun-1")).toBe(2);
    expect(leaving("fsa-2", "fsa-1", "sun-2", "sun-1")).toBe(1);
  });

  it("R-085 2018: an off-map box has no limit", () => {
    const game = unmanned("2018", "10");
    const corps: Named[] = ["tur-2c", "tur-4c", "tur-6c", "tur-7c"].map((id) => [id, "TUR"]);
    expect(refused(game, boxOf("TUR"), ...corps)).toBeNull();
    expect(refused(game, "azaz", ...corps)).toBe("R-040");
  });
});

describe("who stacks with whom", () => {
  it("R-041 no enemies, and no friends of friends", () => {
    const game = unmanned("2018", "9");
    expect(refused(game, "homs", ["syr-1a", "SYR"], ["rus-22", "RUS"])).toBeNull();
    expect(refused(game, "homs", ["syr-1a", "SYR"], ["rus-22", "RUS"], ["hzi-1", "IRN"])).toBe("R-041");
  });

  it("R-051 nobody with those at peace", () => {
    expect(refused(unmanned("2020", "2"), "al-qaim", ["shi-1", "SYR"], ["shi-2", "IRQ"])).toBe("R-051");
  });

  it.each(["2020", "2018"] as const)("%s: what both editions forbid", (edition) => {
    const apart: [string, string][] = [
      ["irq-1m", "syr-1a"],
      ["isr-7", "tur-2c"],
      ["tur-2c", "jor-40a"],
      ["jor-40a", "isr-7"],
      ["is-ab", "sun-1"],
      ["kdp-1", "irq-1m"],
      ["kdp-1", "pyd-1"],
    ];
    for (const [one, other] of apart)
      expect([one, other, mix(edition, one, other, "SYR")]).toEqual([one, other, false]);
    for (const [one, other] of [
      ["kdp-1", "kdp-2"],
      ["syr-1a", "hzl-1"],
      ["irq-1m", "irn-21i"],
      ["us-75", "fr-2b"],
    ] as const)
      expect([one, other, mix(edition, one, other, "SYR")]).toEqual([one, other, true]);
  });

  it("R-055, R-056, R-171 Kurdish factions stack where the scenario has them as one, with others never", () => {
    const game = unmanned("2020", "7");
    expect(refused(game, "kobani", ["kdp-1", "KUR"], ["pyd-1", "KUR"])).toBeNull();
    expect(refused(unmanned("2020", "2"), "kobani", ["kdp-1", "KDP"], ["pyd-1", "PYD"])).toBe("R-055");
    expect(refused(unmanned("2018", "2"), "kobani", ["kdp-1", "KDP"], ["pyd-1", "PYD"])).toBe("R-056");
  });

  it("R-055 Russians and Iranians stack if one player controls both, R-056 never", () => {
    expect(refused(unmanned("2020", "8"), "basra", ["rus-22", "IRN"], ["irn-21i", "IRN"])).toBeNull();
    expect(refused(unmanned("2018", "8"), "basra", ["rus-22", "IRN"], ["irn-21i", "IRN"])).toBe("R-056");
  });

  it("R-206 friends of a group that one of two people holds are of one player", () => {
    const game = unmanned("2020", "11");
    const friends: Game = { ...game, scenario: { ...game.scenario, friends: [["IRN", "RUS"]] } };
    const both: Named[] = [
      ["rus-22", "RUS"],
      ["irn-21i", "IRN"],
    ];
    expect(refused(friends, "homs", ...both)).toBe("R-055");
    friends.state.table.groups = true;
    expect(refused(friends, "homs", ...both)).toBeNull();
  });

  it("AE-82 regular Lebanese: not with Lebanese Hezbollah; with Iranian Hezbollah in 2020 alone", () => {
    for (const [edition, scenario] of [
      ["2020", "11"],
      ["2018", "10"],
    ] as const) {
      const game = unmanned(edition, scenario);
      const rule = game.edition.parameters.caveats;
      expect(refused(game, "beirut", ["leb-1", "IRN"], ["hzl-3", "IRN"])).toBe(rule);
      expect(refused(game, "beirut", ["leb-1", "IRN"], ["hzi-1", "IRN"])).toBe(edition === "2020" ? null : rule);
      expect(refused(game, "beirut", ["leb-1", "IRN"], ["irn-21i", "IRN"])).toBeNull();
      expect(refused(game, "beirut", ["leb-1", "IRN"], ["leb-2", "IRN"])).toBeNull();
    }
  });

  it("R-055 Shia militias do not stack with Russians; R-056 they do", () => {
    expect(mix("2020", "shi-1", "rus-22", "SYR")).toBe(false);
    expect(mix("2018", "shi-1", "rus-22", "SYR")).toBe(true);
    for (const edition of ["2020", "2018"] as const) expect(mix(edition, "hzi-1", "rus-22", "SYR")).toBe(true);
  });

  it("R-056 rebels: in Syria with Turks, in Iraq with Saudis, and with their own (Q-88); R-055 as they like", () => {
    const rebels: [string, string, Country, boolean][] = [
      ["sun-1", "tur-2c", "SYR", true],
      ["sun-1", "tur-2c", "IRQ", false],
      ["sun-1", "sau-4a", "IRQ", true],
      ["sun-1", "sau-4a", "SYR", false],
      ["sham-1", "fsa-1", "SYR", true],
      ["sham-1", "fia-1", "IRQ", true],
      ["fsa-1", "tur-2c", "IRQ", true],
      ["fsa-1", "us-75", "SYR", false],
      ["fsa-1", "fia-1", "IRQ", false],
      ["fia-1", "sau-4a", "SYR", true],
    ];
    for (const [one, other, country, expected] of rebels) {
      expect([one, other, country, mix("2018", one, other, country, "TUR")]).toEqual([one, other, country, expected]);
      expect(mix("2020", one, other, country, "TUR")).toBe(true);
    }
  });

  it("R-056 Hezbollahs and Shia militias: with one another, Syrians, Russians, Iraqis and Iranians", () => {
    for (const other of ["hzi-1", "shi-1", "syr-1a", "rus-22", "irq-1m", "irn-21i"])
      expect([other, mix("2018", "hzl-1", other, "SYR")]).toEqual([other, true]);
    for (const other of ["leb-1", "us-75", "fsa-1"]) expect(mix("2018", "hzl-1", other, "SYR")).toBe(false);
  });

  it("R-151 scenario 9: rebels of Israel do not stack with Israelis", () => {
    expect(refused(unmanned("2020", "9"), "golan", ["fsa-1", "ISR"], ["isr-7", "ISR"])).toBe("R-151");
  });

  it("R-055 the reason is a sentence that names both", () => {
    const game = unmanned("2020", "11");
    const why = whyApart(game, stacked(game, "irq-1m", "IRN"), stacked(game, "syr-1a", "IRN"), "SYR");
    expect(why?.text).toBe("Units of Iraq and of Syria neither stack nor attack together.");
  });
});

describe("the set-ups", () => {
  const played = Object.values(content.editions).flatMap(({ id, scenarios }) =>
    Object.keys(scenarios).map((scenario) => [id, scenario] as const),
  );

  it.each(played)("%s, scenario %s: no stack is too high or mixed", (edition, scenario) => {
    const game = atStart(edition, scenario);
    const all = standing(game);
    const wrong = [...new Set(all.map(({ space }) => space))].map(
      (space) =>
        whyNotStacked(
          game,
          space,
          all.filter((one) => one.space === space),
        )?.text,
    );
    expect(wrong.filter((text) => text !== undefined)).toEqual([]);
  });
});
