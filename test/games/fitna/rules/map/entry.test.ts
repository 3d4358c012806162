import { describe, expect, it } from "vitest";
import type { Holder, Nation } from "../../../../../src/games/fitna/content/sides.ts";
import { whyBanned, whyNoEntry } from "../../../../../src/games/fitna/rules/map/entry.ts";
import {
  areFriends,
  boxOf,
  isClosed,
  linkedTo,
  relationOf,
} from "../../../../../src/games/fitna/rules/map/relations.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { atStart, put, unmanned } from "./builder.ts";

/** The rule by which units of a nation may not enter; null: they may. */
const barred = (game: Game, nation: Nation, side: Holder, space: string): string | null =>
  whyNoEntry(game, { nation, side }, space)?.rule ?? null;
const hold = ({ state }: Game, side: Holder, space: string): void => {
  state.table.control[space] = side;
};

describe("relations", () => {
  const { scenario } = unmanned("2020", "10");

  it("R-050 friends are pairs, whoever is named first, and friends of friends are none", () => {
    expect(relationOf(scenario, "SYR", "IRN")).toBe("friends");
    expect(relationOf(scenario, "RUS", "SYR")).toBe("friends");
    expect(relationOf(scenario, "RUS", "IRN")).toBe("enemies");
    expect(areFriends(scenario, "SYR", "SYR")).toBe(true);
  });

  it("Q-10 all others are enemies, IS and Kurds too", () => {
    expect(relationOf(scenario, "SYR", "TUR")).toBe("enemies");
    expect(relationOf(scenario, "TUR", "IS")).toBe("enemies");
    expect(relationOf(scenario, "TUR", "PYD")).toBe("enemies");
  });

  it("R-051 those at peace are no friends", () => {
    const { scenario: two } = unmanned("2020", "2");
    expect(relationOf(two, "SYR", "IRQ")).toBe("peace");
    expect(areFriends(two, "IRQ", "SYR")).toBe(false);
  });

  it("Q-76 Kurdish factions are rivals, no enemies", () => {
    expect(relationOf(scenario, "PYD", "PKK")).toBe("rivals");
  });
});

describe("entering a space", () => {
  it("Q-11 nobody enters a closed country or space", () => {
    const game = unmanned("2020", "9");
    expect(isClosed(game, "raqqa")).toBe(true);
    expect(barred(game, "SYR", "SYR", "raqqa")).toBe("R-105");
    expect(barred(game, "ISR", "ISR", "mafraq")).toBe("R-105");
    expect(barred(game, "ISR", "ISR", "damascus")).toBeNull();
  });

  it("R-105 the reason is a sentence that names the space", () => {
    expect(whyNoEntry(unmanned("2020", "9"), { nation: "SYR", side: "SYR" }, "raqqa")?.text).toBe(
      "Raqqa is closed: nobody enters it in this scenario.",
    );
  });

  it.each([
    ["2020", "R-055"],
    ["2018", "R-056"],
  ] as const)("%s: Russians never enter Turkey (%s)", (edition, rule) => {
    const game = unmanned(edition, "3");
    expect(barred(game, "RUS", "SYR", "gaziantep")).toBe(rule);
    expect(barred(game, "SYR", "SYR", "gaziantep")).toBeNull();
    expect(barred(game, "RUS", "SYR", "azaz")).toBeNull();
  });

  it("R-051 what a seat holds is shut to those at peace with it, whoever commands them", () => {
    const game = unmanned("2020", "2");
    hold(game, "SYR", "al-qaim");
    expect(barred(game, "SHI", "IRQ", "al-qaim")).toBe("R-051");
    expect(barred(game, "IRN", "IRN", "al-qaim")).toBeNull();
  });

  it("R-172 2020: no Kurds on the symbol of another faction, but as one in scenario 7; 2018: where they like", () => {
    const game = unmanned("2020", "2");
    expect(barred(game, "PYD", "PYD", "zakho")).toBe("R-172");
    expect(barred(game, "KDP", "KDP", "zakho")).toBeNull();
    expect(barred(game, "PYD", "PYD", "kirkuk")).toBeNull();
    expect(barred(unmanned("2020", "7"), "PYD", "KUR", "zakho")).toBeNull();
    expect(barred(unmanned("2018", "2"), "PYD", "PYD", "zakho")).toBeNull();
  });

  it("R-105 scenario 1: Syrians never enter Turkey, the rear area", () => {
    const game = unmanned("2020", "1");
    expect(barred(game, "SYR", "SYR", "gaziantep")).toBe("R-105");
    expect(barred(game, "FSA", "TUR", "gaziantep")).toBeNull();
  });

  it("R-105 scenario 8: the Saudi seat may not enter Iran, whatever units it has", () => {
    const game = unmanned("2020", "8");
    expect(barred(game, "SUN", "SAU", "abadan")).toBe("R-105");
    expect(barred(game, "IRQ", "IRN", "abadan")).toBeNull();
    expect(barred(game, "SUN", "SAU", "basra")).toBeNull();
  });

  it("R-105 scenario 5: the Coalition enters Iraq once the United States have intervened", () => {
    const game = unmanned("2020", "5");
    expect(barred(game, "SAU", "COA", "rumaila")).toBe("R-105");
    game.state.table.intervened = true;
    expect(barred(game, "SAU", "COA", "rumaila")).toBeNull();
  });

  it.each([
    ["2", ["azaz", "aleppo"]],
    ["3", ["aleppo"]],
  ])("R-105 scenario %s: before turn 4 Turkish units go no further than it says, militias do", (id, shut) => {
    const game = unmanned("2020", id);
    const spaces = ["gaziantep", "azaz", "aleppo"];
    expect(spaces.filter((space) => barred(game, "TUR", "TUR", space))).toEqual(shut);
    expect(spaces.filter((space) => barred(game, "FSA", "TUR", space))).toEqual([]);
    game.state.table.turn = 4;
    expect(spaces.filter((space) => barred(game, "TUR", "TUR", space))).toEqual([]);
  });

  it("R-105 spaces where enemies stand are not entered, but by air or in an offensive", () => {
    const game = atStart("2020", "1");
    expect(barred(game, "FSA", "TUR", "aleppo")).toBe("R-105");
    expect(whyBanned(game, { nation: "FSA", side: "TUR" }, "aleppo")).toBeNull();
    expect(barred(game, "FSA", "TUR", "jisr")).toBeNull(); // Syrian, but empty
    expect(barred(game, "SYR", "SYR", "aleppo")).toBeNull();
  });

  it("R-107 nor those where Kurds stand; those that they hold are", () => {
    const game = atStart("2020", "1");
    expect(barred(game, "SYR", "SYR", "kobani")).toBe("R-107");
    expect(barred(game, "SYR", "SYR", "ras-al-ayn")).toBeNull();
  });

  it("R-050 friends are passed", () => {
    const game = unmanned("2020", "10");
    put(game, "syr-1a", "homs", "SYR");
    expect(barred(game, "RUS", "RUS", "homs")).toBeNull();
    expect(barred(game, "TUR", "TUR", "homs")).toBe("R-105");
  });

  it("AE-66 2018: Iranians alone enter the Iran box, by the spaces that are linked to it", () => {
    const game = unmanned("2018", "10");
    expect(barred(game, "IRN", "IRN", boxOf("IRN"))).toBeNull();
    expect(barred(game, "TUR", "TUR", boxOf("IRN"))).toBe("R-085");
    expect(linkedTo(game, boxOf("IRN"))).toEqual(["urmia", "kermanshah", "ahvaz"]);
    expect(linkedTo(game, "kermanshah")).toEqual(expect.arrayContaining(["ilam", boxOf("IRN")]));
    expect(linkedTo(game, "ilam")).not.toContain(boxOf("IRN"));
    expect(linkedTo(unmanned("2020", "11"), "kermanshah")).not.toContain(boxOf("IRN"));
  });
});
