import { describe, expect, it } from "vitest";
import type { Holder } from "../../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../../src/games/fitna/content/types.ts";
import { aftermathOf, exploitationSpaces, type Left } from "../../../../../src/games/fitna/rules/combat/aftermath.ts";
import { resolveCards } from "../../../../../src/games/fitna/rules/combat/cards.ts";
import type { Result } from "../../../../../src/games/fitna/rules/combat/crt.ts";
import { suffer } from "../../../../../src/games/fitna/rules/combat/losses.ts";
import { type MapView, revealed, whyNoOffensive } from "../../../../../src/games/fitna/rules/combat/map-view.ts";
import { automaticRetreat, retreatOptions } from "../../../../../src/games/fitna/rules/combat/retreat.ts";
import type { Standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { at, atStart, BOTH, ISOLATED, living, mapOf, published, REDUCED, stack } from "./builder.ts";

const ids = (units: readonly Standing[]) => units.map(({ id }) => id);
const ending = (edition: Edition, result: Result, left: Partial<Left>) => {
  const full = { attackers: [], defenders: [], cards: [], entrenched: false, ...left };
  const { retreating, exploiting, ...rest } = aftermathOf(edition, result, full);
  return { ...rest, retreating: ids(retreating), exploiting: ids(exploiting) };
};
const retreat = (edition: Edition, map: MapView, from: string, origin: string, units: readonly Standing[]) =>
  retreatOptions(edition, map, { from, origin, gone: [] }, units);

describe("R-134 advance", () => {
  it.each(BOTH)("AE-01 all occupy Dahuk, the armoured division may exploit ($id)", (edition) => {
    const attackers = stack(edition, "IRQ", "mosul", ["irq-1m", "irq-5i", "irq-9a"]);
    expect(ending(edition, "DR*", { attackers })).toMatchObject({ occupied: true, exploiting: ["irq-9a"] });
  });

  it.each(BOTH)("AE-15, AE-16 attackers are repulsed while a defender is left ($id)", (edition) => {
    const left = { attackers: atStart(edition, "aleppo"), defenders: atStart(edition, "azaz") };
    const repulsed = { occupied: false, exploiting: [], retreating: [] };
    for (const result of ["AR*", "AR", "EX", "EX*"] as const)
      expect(ending(edition, result, left)).toMatchObject(repulsed);
  });

  it.each(BOTH)("AE-17 EX that empties the space lets them occupy, but not exploit ($id)", (edition) => {
    const attackers = stack(edition, "SYR", "aleppo", ["syr-1a", "syr-104"]);
    for (const result of ["EX", "EX*"] as const)
      expect(ending(edition, result, { attackers })).toMatchObject({ occupied: true, exploiting: [] });
    expect(ending(edition, "AR", { attackers })).toMatchObject({ occupied: false });
  });

  it.each(BOTH)("Q-36 nobody occupies where no attacker is left ($id)", (edition) => {
    for (const result of ["EX", "EX*"] as const) expect(ending(edition, result, {})).toMatchObject({ occupied: false });
  });
});

describe("R-136 entrenchments", () => {
  it("AE-80 without an attacker left the entrenchment stays, in 2018 it goes; survivors retreat", () => {
    const attacker = stack(published, "SYR", "damascus", ["syr-4a"], REDUCED);
    const { survivors } = suffer(attacker, { "syr-4a": 1 });
    const left = { attackers: survivors, defenders: atStart(published, "east-ghouta", REDUCED), entrenched: true };
    const expected = { occupied: false, retreating: ["sham-3", "fsa-8"], exploiting: [] };
    expect(ending(published, "DR*", left)).toEqual({ ...expected, entrenchmentRemoved: false });
    expect(ending(living, "DR*", left)).toEqual({ ...expected, entrenchmentRemoved: true });
  });

  it.each(BOTH)("AE-13 it is removed when the space is taken, and stays when they are repulsed ($id)", (edition) => {
    const left = { attackers: atStart(edition, "damascus"), entrenched: true };
    for (const result of ["DR", "DR*", "DS", "EX"] as const)
      expect(ending(edition, result, left).entrenchmentRemoved).toBe(true);
    const held = { ...left, defenders: atStart(edition, "east-ghouta") };
    for (const result of ["AR", "EX", "EX*"] as const)
      expect(ending(edition, result, held).entrenchmentRemoved).toBe(false);
    expect(ending(edition, "DR", { ...left, entrenched: false }).entrenchmentRemoved).toBe(false);
  });
});

describe("R-135 exploitation", () => {
  it("AE-14 armour alone may go on, to Al-Tanf", () => {
    const attackers = stack(living, "SYR", "east-ghouta", ["syr-rg", "syr-4a"]);
    expect(ending(living, "DR", { attackers }).exploiting).toEqual(["syr-4a"]);
    const map = mapOf(living, { "east-ghouta": attackers });
    const [, armour] = attackers;
    expect(armour && exploitationSpaces(living, map, "east-ghouta", armour)).toContain("al-tanf");
  });

  it("AE-18 from Al-Bab to Manbij or back to Aleppo, not to Azaz, where enemies are", () => {
    const attackers = stack(published, "SYR", "al-bab", ["syr-1a", "syr-17r", "syr-104"]);
    const map = mapOf(published, { "al-bab": attackers, aleppo: [] });
    const armour = at(published, "SYR", "al-bab", "syr-1a");
    expect(exploitationSpaces(published, map, "al-bab", armour)).toEqual(["aleppo", "manbij"]);
    const full = mapOf(published, { "al-bab": attackers });
    expect(exploitationSpaces(published, full, "al-bab", armour)).toEqual(["manbij"]);
  });

  it("R-135 not into a country that is barred to it", () => {
    const armour = at(published, "SYR", "azaz", "syr-1a");
    const map = mapOf(published, { azaz: [armour], aleppo: [], gaziantep: [] });
    expect(exploitationSpaces(published, map, "azaz", armour)).toEqual(["aleppo"]);
  });

  it("AE-19 isolated armour stays, in 2018 it may go on", () => {
    const attackers = stack(published, "SYR", "hama", ["syr-11a"], ISOLATED);
    expect(ending(published, "DR", { attackers })).toMatchObject({ occupied: true, exploiting: [] });
    expect(ending(living, "DR", { attackers }).exploiting).toEqual(["syr-11a"]);
  });

  it("R-135 nobody exploits through Minefields", () => {
    const left = {
      attackers: atStart(published, "homs"),
      cards: resolveCards(published, [{ card: 26, by: "defender", answers: null }]),
    };
    expect(ending(published, "DS", left)).toMatchObject({ occupied: true, exploiting: [] });
  });
});

describe("R-133 retreat", () => {
  it("AE-13 out of East Ghouta to empty Al-Tanf; in 2018 nowhere", () => {
    const units = atStart(published, "east-ghouta");
    expect(retreat(published, mapOf(published), "east-ghouta", "damascus", units)).toEqual({
      kind: "together",
      step: "uncontrolled",
      spaces: ["al-tanf"],
    });
    expect(retreat(living, mapOf(living), "east-ghouta", "damascus", units)).toEqual({ kind: "none" });
  });

  const idlib = (edition: Edition) => stack(edition, "TUR", "idlib", ["sham-1", "sham-2", "fsa-9"]);

  it("AE-21 past full Idlib to empty Jisr; in 2018 through Idlib to Antakya", () => {
    const units = atStart(published, "maarat");
    const map = (edition: Edition) => mapOf(edition, { idlib: idlib(edition) });
    expect(retreat(published, map(published), "maarat", "hama", units)).toEqual({
      kind: "together",
      step: "uncontrolled",
      spaces: ["jisr"],
    });
    expect(retreat(living, map(living), "maarat", "hama", units)).toEqual({
      kind: "together",
      step: "beyond",
      spaces: ["antakya"],
    });
  });

  it.each(BOTH)("R-133 a friendly space with room for all comes before an empty one ($id)", (edition) => {
    const map = mapOf(edition, { idlib: [] });
    expect(retreat(edition, map, "maarat", "hama", atStart(edition, "maarat"))).toMatchObject({
      step: "friendly",
      spaces: ["idlib"],
    });
  });

  it.each(BOTH)("R-133 the owner chooses among several friendly spaces ($id)", (edition) => {
    const map = mapOf(edition, { idlib: [] }, { jisr: "TUR" });
    expect(retreat(edition, map, "maarat", "hama", atStart(edition, "maarat"))).toMatchObject({
      kind: "together",
      spaces: ["jisr", "idlib"],
    });
  });

  it("R-133 they divide where no friendly space takes all, and the rest go on by the next step", () => {
    const units = atStart(published, "maarat");
    const [first] = units;
    if (!first) throw new Error("nobody retreats");
    const map = mapOf(published);
    const options = retreat(published, map, "maarat", "hama", units);
    expect(options).toEqual({
      kind: "divided",
      step: "friendly",
      spaces: { "fsa-5": ["idlib"], "sun-1": ["idlib"] },
    });
    const gone = [{ unit: first, to: "idlib" }];
    expect(retreatOptions(published, map, { from: "maarat", origin: "hama", gone }, units.slice(1))).toMatchObject({
      step: "uncontrolled",
      spaces: ["jisr"],
    });
    expect(retreatOptions(living, map, { from: "maarat", origin: "hama", gone }, units.slice(1))).toMatchObject({
      step: "beyond",
      spaces: ["antakya"],
    });
  });

  it.each(BOTH)("R-133 beyond a full space a friend's is as good as one of its own side ($id)", (edition) => {
    const held = { antakya: "SAU", jisr: "SYR" } as const;
    const jisr = stack(edition, "SYR", "jisr", ["syr-1a"]);
    const map = (friend: Holder): MapView => ({
      ...mapOf(edition, { idlib: idlib(edition), jisr }, held),
      areFriends: (a, b) => a === b || (a === "TUR" && b === friend),
    });
    const units = atStart(edition, "maarat");
    const past = { kind: "together", step: "beyond", spaces: ["antakya"] };
    expect(retreat(edition, map("SAU"), "maarat", "hama", units)).toEqual(past);
    expect(retreat(edition, map("IRN"), "maarat", "hama", units)).toEqual({ kind: "none" });
  });

  it("Q-27 never into the space the attack came from, though it is free", () => {
    const map = mapOf(published, { idlib: idlib(published), jisr: [] });
    expect(retreat(published, map, "maarat", "jisr", atStart(published, "maarat"))).toMatchObject({
      kind: "together",
      step: "beyond",
    });
  });

  it.each(BOTH)("R-133 never into a closed country ($id)", (edition) => {
    const map = mapOf(edition, { daraa: [], suwayda: atStart(edition, "suwayda") });
    const options = retreat(edition, map, "daraa", "damascus", atStart(edition, "daraa"));
    const spaces = options.kind === "together" ? options.spaces : [];
    expect(spaces.filter((space) => edition.spaces[space]?.country !== "SYR")).toEqual([]);
  });

  it.each(BOTH)("AE-48, R-174 a garrison without a linked space of its own is eliminated ($id)", (edition) => {
    const garrison = atStart(edition, "kobani", REDUCED);
    const lost = { from: "kobani", origin: "manbij", gone: [] };
    expect(automaticRetreat(edition, mapOf(edition), lost, garrison)).toEqual({ gone: [], eliminated: ["pyd-g2"] });
  });

  it("D-49 a garrison goes to a linked space with its faction's symbol; in 2018 past full ones too", () => {
    const garrison = (edition: Edition) => [at(edition, "PYD", "ras-al-ayn", "pyd-g1")];
    const spaces = ["ras-al-ayn", "hasakah", "qamishli", "rumaylan"];
    const held = Object.fromEntries(spaces.map((space) => [space, "PYD"] as const));
    const full = (edition: Edition, space: string) => stack(edition, "PYD", space, ["pyd-1", "pyd-2", "pyd-3"]);
    const options = (edition: Edition, crowded: readonly string[]) =>
      retreat(
        edition,
        mapOf(edition, Object.fromEntries(crowded.map((space) => [space, full(edition, space)])), held),
        "ras-al-ayn",
        "tal-abyad",
        garrison(edition),
      );
    for (const edition of BOTH) expect(options(edition, [])).toMatchObject({ step: "friendly" });
    expect(options(published, ["hasakah", "qamishli"])).toEqual({ kind: "none" });
    expect(options(living, ["hasakah", "qamishli"])).toEqual({
      kind: "together",
      step: "beyond",
      spaces: ["rumaylan"],
    });
  });

  it("R-174 mobile Kurds take no empty space that is not theirs", () => {
    const kurds = stack(published, "PYD", "kobani", ["pyd-1"]);
    const map = mapOf(published, { "tal-abyad": [] });
    expect(retreat(published, map, "kobani", "manbij", kurds)).toEqual({ kind: "none" });
    const held = mapOf(published, {}, { "tal-abyad": "PYD" });
    expect(retreat(published, held, "kobani", "manbij", kurds)).toMatchObject({
      step: "friendly",
      spaces: ["tal-abyad"],
    });
  });

  it("R-166 D-47 IS goes to its own or an empty space; in 2018 without preferring its own", () => {
    const is = stack(published, "IS", "al-bab", ["is-1"]);
    const map = (edition: Edition) => mapOf(edition, { azaz: [] }, { azaz: "IS" });
    expect(retreat(published, map(published), "al-bab", "aleppo", is)).toMatchObject({ spaces: ["azaz"] });
    expect(retreat(living, map(living), "al-bab", "aleppo", is)).toMatchObject({ spaces: ["azaz", "manbij"] });
  });

  it("Q-31 IS retreats to its symbol first, then to most of its own, then by name", () => {
    const is = stack(published, "IS", "al-bab", ["is-1"]);
    const lost = { from: "al-bab", origin: "aleppo", gone: [] };
    const held = { azaz: "IS", manbij: "IS" } as const;
    const toSymbol = mapOf(published, { azaz: stack(published, "IS", "azaz", ["is-2"]) }, held);
    expect(automaticRetreat(published, toSymbol, lost, is).gone.map(({ to }) => to)).toEqual(["manbij"]);
  });

  it("Q-31 without a symbol IS goes where most of its own stand, of equals to the first by name", () => {
    const is = stack(published, "IS", "azaz", ["is-1"]);
    const lost = { from: "azaz", origin: "al-bab", gone: [] };
    const to = (atAleppo: readonly string[]) => {
      const afrin = stack(published, "IS", "afrin", ["is-2"]);
      const changed = { afrin, aleppo: stack(published, "IS", "aleppo", atAleppo) };
      const map = mapOf(published, changed, { afrin: "IS", aleppo: "IS" });
      return automaticRetreat(published, map, lost, is).gone.map((one) => one.to);
    };
    expect(to(["is-3", "is-4"])).toEqual(["aleppo"]);
    expect(to(["is-3"])).toEqual(["afrin"]);
  });

  it("Q-31 a stack of IS that fits nowhere as a whole divides, and who finds no room is eliminated", () => {
    const is = stack(published, "IS", "al-bab", ["is-1", "is-2"]);
    const map = mapOf(
      published,
      { manbij: stack(published, "IS", "manbij", ["is-3", "is-4", "is-5"]) },
      { manbij: "IS" },
    );
    const { gone, eliminated } = automaticRetreat(published, map, { from: "al-bab", origin: "aleppo", gone: [] }, is);
    expect(gone.map(({ unit, to }) => [unit.id, to])).toEqual([["is-1", "manbij"]]);
    expect(eliminated).toEqual(["is-2"]);
  });
});

describe("R-120 the declaration", () => {
  const why = (units: readonly Standing[], target: string, map = mapOf(published)) =>
    whyNoOffensive(published, map, units, target)?.text;

  it("R-120 units of one space attack a linked space that holds an enemy", () => {
    const aleppo = atStart(published, "aleppo");
    expect(why(aleppo, "azaz")).toBeUndefined();
    expect(why([], "azaz")).toBe("At least one unit attacks.");
    expect(why([...aleppo.slice(1), ...atStart(published, "hama")], "azaz")).toBe(
      "Only units that stand together attack together.",
    );
    expect(why(atStart(published, "homs"), "azaz")).toBe("Azaz is not linked to Homs.");
    expect(why(aleppo, "tabqa")).toBe("There is no enemy unit in Tabqa.");
    expect(why(atStart(published, "kobani"), "manbij")).toBe(
      "PYD garrison 2 is a garrison, and garrisons never attack.",
    );
    expect(why(aleppo, "azaz", mapOf(published, {}, { aleppo: "TUR" }))).toBe(
      "Aleppo is held neither by your side nor by a friend.",
    );
  });

  it("R-120 three units attack at most, of IS four", () => {
    const is = ["is-1", "is-2", "is-3", "is-4", "is-5"];
    const map = mapOf(published, {}, { tabqa: "IS" });
    expect(why(stack(published, "IS", "tabqa", is.slice(1)), "aleppo", map)).toBeUndefined();
    expect(why(stack(published, "IS", "tabqa", is), "aleppo", map)).toBe("At most 4 units attack together.");
    const four = stack(published, "SYR", "aleppo", ["syr-1a", "syr-17r", "syr-104", "syr-10m"]);
    expect(why(four, "azaz")).toBe("At most 3 units attack together.");
  });

  it("R-124 decoys leave before anything else", () => {
    const { fighting, decoys } = revealed(stack(published, "IS", "fallujah", ["is-14", "is-d1"]));
    expect([ids(fighting), decoys]).toEqual([["is-14"], ["is-d1"]]);
  });
});
