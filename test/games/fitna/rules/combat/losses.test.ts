import { describe, expect, it } from "vitest";
import { RESULTS } from "../../../../../src/games/fitna/content/edition-types.ts";
import type { Edition } from "../../../../../src/games/fitna/content/types.ts";
import { facesText } from "../../../../../src/games/fitna/rules/combat/chances.ts";
import { type Demand, demandOf, type Result, type Toll } from "../../../../../src/games/fitna/rules/combat/crt.ts";
import {
  automaticSpread,
  spreadsOf,
  suffer,
  whyWrongSpread,
} from "../../../../../src/games/fitna/rules/combat/losses.ts";
import { resultText } from "../../../../../src/games/fitna/rules/combat/words.ts";
import type { Standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { at, atStart, BOTH, living, published, REDUCED, stack } from "./builder.ts";

const NONE: Toll = { kind: "none" };
const EACH: Toll = { kind: "each" };
const ALL: Toll = { kind: "all" };
const steps = (count: number, apart = false): Toll => ({ kind: "steps", steps: count, apart });
const ONE = steps(1);

const demand = (defender: Toll, attacker: Toll, more: Partial<Demand> = {}): Demand => ({
  defender,
  attacker,
  retreat: false,
  advance: "never",
  exploit: false,
  ...more,
});
const IF_EMPTY = { advance: "if-empty" } as const;
const TAKEN = { retreat: true, advance: "always", exploit: true } as const;

describe("R-131 what a result asks", () => {
  const SAME: readonly (readonly [Result, Demand])[] = [
    ["AR*", demand(NONE, EACH)],
    ["AR", demand(NONE, ONE)],
    ["EX", demand(ONE, ONE, IF_EMPTY)],
    ["DR", demand(ONE, NONE, TAKEN)],
    ["DS", demand(ALL, NONE, TAKEN)],
  ];
  it.each(SAME)("%s is the same in both editions", (result, expected) => {
    for (const edition of BOTH) expect(demandOf(edition, result)).toEqual(expected);
  });

  it("D-30 EX* costs each side 2 steps, in 2018 each unit one", () => {
    expect(demandOf(published, "EX*")).toEqual(demand(steps(2), steps(2), IF_EMPTY));
    expect(demandOf(living, "EX*")).toEqual(demand(EACH, EACH, IF_EMPTY));
  });

  it("D-31 DR* costs the defender 2 steps on two units, in 2018 as its owner likes", () => {
    expect(demandOf(published, "DR*")).toEqual(demand(steps(2, true), ONE, TAKEN));
    expect(demandOf(living, "DR*")).toEqual(demand(steps(2), ONE, TAKEN));
  });
});

describe("R-131 what a result is called", () => {
  it("names whoever loses steps, and nobody else, in the log and in the forecast alike", () => {
    for (const edition of BOTH)
      for (const result of RESULTS) {
        const { attacker, defender } = demandOf(edition, result);
        const words = resultText(edition, result);
        expect(/attack|both|every/.test(words), `${result}: ${words}`).toBe(attacker.kind !== "none");
        expect(/defend|both|every/.test(words), `${result}: ${words}`).toBe(defender.kind !== "none");
        const forecast = facesText([result]);
        expect(/costs (both|you)/.test(forecast), `${result}: ${forecast}`).toBe(attacker.kind !== "none");
      }
  });
});

describe("R-132 losses", () => {
  const suffering = (units: readonly Standing[], spread: { readonly [unit: string]: number }) => {
    const { survivors, reduced, eliminated } = suffer(units, spread);
    return { survivors: survivors.map(({ id }) => id), reduced, eliminated };
  };

  it.each(BOTH)("AE-01 the only defender loses both steps, an attacker one ($id)", (edition) => {
    const { defender, attacker } = demandOf(edition, "DR*");
    const brigade = [at(edition, "TUR", "dahuk", "tur-66m")];
    const iraqis = stack(edition, "IRQ", "mosul", ["irq-1m", "irq-5i", "irq-9a"]);
    expect(spreadsOf(defender, brigade)).toEqual([{ "tur-66m": 2 }]);
    expect(suffering(brigade, { "tur-66m": 2 })).toEqual({ survivors: [], reduced: [], eliminated: ["tur-66m"] });
    expect(spreadsOf(attacker, iraqis)).toEqual([{ "irq-9a": 1 }, { "irq-5i": 1 }, { "irq-1m": 1 }]);
  });

  it.each(BOTH)("AE-15 EX reduces the only attacker and one of two defenders ($id)", (edition) => {
    const { defender, attacker } = demandOf(edition, "EX");
    const [hama, maarat] = [atStart(edition, "hama"), atStart(edition, "maarat")];
    expect(spreadsOf(attacker, hama)).toEqual([{ "syr-10m": 1 }]);
    expect(suffering(hama, { "syr-10m": 1 })).toEqual({ survivors: ["syr-10m"], reduced: ["syr-10m"], eliminated: [] });
    expect(spreadsOf(defender, maarat)).toEqual([{ "sun-1": 1 }, { "fsa-5": 1 }]);
  });

  it("AE-16 EX* of 2020 may eliminate one unit of each side", () => {
    const { defender, attacker } = demandOf(published, "EX*");
    const attackers = stack(published, "SYR", "aleppo", ["syr-1a", "syr-17r"]);
    const azaz = atStart(published, "azaz");
    expect(whyWrongSpread(attacker, attackers, { "syr-17r": 2 })).toBeNull();
    expect(suffering(attackers, { "syr-17r": 2 }).survivors).toEqual(["syr-1a"]);
    expect(whyWrongSpread(defender, azaz, { "sun-2": 2 })).toBeNull();
    expect(suffering(azaz, { "sun-2": 2 })).toEqual({ survivors: ["fsa-7"], reduced: [], eliminated: ["sun-2"] });
  });

  it("AE-16 EX* of 2018 flips all four units", () => {
    const { defender, attacker } = demandOf(living, "EX*");
    const attackers = stack(living, "SYR", "aleppo", ["syr-1a", "syr-17r"]);
    const azaz = atStart(living, "azaz");
    expect(spreadsOf(attacker, attackers)).toEqual([{ "syr-1a": 1, "syr-17r": 1 }]);
    expect(suffering(azaz, { "fsa-7": 1, "sun-2": 1 }).reduced).toEqual(["fsa-7", "sun-2"]);
    expect(whyWrongSpread(defender, azaz, { "sun-2": 2 })?.text).toBe(
      "every unit loses one step, not 2nd Sunni Mil two",
    );
  });

  it.each(BOTH)("AE-17 a reduced unit is eliminated by one step ($id)", (edition) => {
    expect(suffering(atStart(edition, "al-bab", REDUCED), { "sun-3": 1 }).eliminated).toEqual(["sun-3"]);
  });

  it("AE-18 DR* takes both steps of one defender; in 2018 DS takes all, and the attacker loses nothing", () => {
    const alBab = atStart(published, "al-bab");
    expect(spreadsOf(demandOf(published, "DR*").defender, alBab)).toEqual([{ "sun-3": 2 }]);
    const { defender, attacker } = demandOf(living, "DS");
    expect(spreadsOf(defender, alBab)).toEqual([{ "sun-3": 2 }]);
    expect(spreadsOf(attacker, atStart(living, "aleppo"))).toEqual([{}]);
  });

  it("AE-20 DR* falls on two units, in 2018 as the owner likes", () => {
    const maarat = atStart(published, "maarat");
    const why = (edition: Edition, spread: { readonly [unit: string]: number }) =>
      whyWrongSpread(demandOf(edition, "DR*").defender, maarat, spread);
    expect(why(published, { "fsa-5": 1, "sun-1": 1 })).toBeNull();
    expect(why(published, { "fsa-5": 2 })).toEqual({
      text: "the steps fall on different units, not both on 5th FSA Mech Bde",
      rule: "R-131",
    });
    expect(why(living, { "fsa-5": 1, "sun-1": 1 })).toBeNull();
    expect(why(living, { "fsa-5": 2 })).toBeNull();
  });

  it("R-132 a wrong spread is refused with its reason", () => {
    const maarat = atStart(published, "maarat");
    const why = (toll: Toll, spread: { readonly [unit: string]: number }) => whyWrongSpread(toll, maarat, spread)?.text;
    expect(why(ONE, { "sun-9": 1 })).toBe("sun-9 is not one of the units that take these losses");
    expect(why(ONE, {})).toBe("1 step must be lost, not 0");
    expect(why(steps(2), { "fsa-5": 1 })).toBe("2 steps must be lost, not 1");
    expect(why(steps(2), { "fsa-5": 3 })).toBe("5th FSA Mech Bde can lose 2 steps at most");
    expect(why(ONE, { "fsa-5": 2, "sun-1": -1 })).toBe("1st Sunni Mil can lose 2 steps at most");
    expect(why(NONE, { "fsa-5": 1 })).toBe("0 steps must be lost, not 1");
  });

  it("R-132 who owes more than he has loses everything, no more", () => {
    const alBab = atStart(published, "al-bab", REDUCED);
    expect(spreadsOf(steps(2, true), alBab)).toEqual([{ "sun-3": 1 }]);
  });

  it("R-131 AR* costs every attacker a step", () => {
    const aleppo = atStart(published, "aleppo");
    expect(spreadsOf(demandOf(published, "AR*").attacker, aleppo)).toEqual([
      { "syr-1a": 1, "syr-17r": 1, "syr-104": 1 },
    ]);
  });
});

describe("Q-31 losses without an owner", () => {
  const is = (ids: readonly string[]) => stack(published, "IS", "raqqa", ids);

  it("IS loses the weakest counter, of equals the lowest number, its leader last", () => {
    expect(automaticSpread(published, ONE, is(["is-ab", "is-1", "is-10", "is-9"]))).toEqual({ "is-10": 1 });
    expect(automaticSpread(published, ONE, is(["is-ab", "is-12", "is-10"]))).toEqual({ "is-10": 1 });
    expect(automaticSpread(published, ONE, is(["is-21", "is-19"]))).toEqual({ "is-19": 1 });
    expect(automaticSpread(published, steps(2), is(["is-ab", "is-1"]))).toEqual({ "is-1": 1, "is-ab": 1 });
    expect(automaticSpread(published, ALL, is(["is-ab", "is-1"]))).toEqual({ "is-1": 1, "is-ab": 2 });
  });

  it("of Kurds the weakest at full strength goes first, then the weakest of the reduced ones", () => {
    const kurds = stack(published, "PYD", "afrin", ["pyd-1", "pyd-2"]);
    expect(automaticSpread(published, ONE, kurds)).toEqual({ "pyd-2": 1 });
    expect(automaticSpread(published, steps(2), kurds)).toEqual({ "pyd-1": 1, "pyd-2": 1 });
    expect(automaticSpread(published, steps(3), kurds)).toEqual({ "pyd-1": 1, "pyd-2": 2 });
  });

  it("a reduced unit is spared while another is at full strength", () => {
    const kurds = [at(published, "PYD", "afrin", "pyd-g2", REDUCED), at(published, "PYD", "afrin", "pyd-1")];
    expect(automaticSpread(published, ONE, kurds)).toEqual({ "pyd-1": 1 });
  });

  it("D-31 the steps fall on two units there too", () => {
    const kurds = [at(published, "PYD", "afrin", "pyd-1"), at(published, "PYD", "afrin", "pyd-2", REDUCED)];
    expect(automaticSpread(published, demandOf(published, "DR*").defender, kurds)).toEqual({ "pyd-1": 1, "pyd-2": 1 });
    expect(automaticSpread(living, demandOf(living, "EX*").defender, kurds)).toEqual({ "pyd-1": 1, "pyd-2": 1 });
  });
});
