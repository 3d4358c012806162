import { describe, expect, it } from "vitest";
import type { SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { autoPlan } from "../../../../../src/games/next-war-in-lebanon/rules/combat/auto-plan.ts";
import { advantageChances, firefightChances } from "../../../../../src/games/next-war-in-lebanon/rules/combat/odds.ts";
import { engagement } from "../../../../../src/games/next-war-in-lebanon/rules/combat/participants.ts";
import type { Field } from "../../../../../src/games/next-war-in-lebanon/rules/combat/ratings.ts";
import { canFire, firersLeft, targetsOf } from "../../../../../src/games/next-war-in-lebanon/rules/combat/targets.ts";
import type { Battle } from "../../../../../src/games/next-war-in-lebanon/rules/combat/types.ts";
import type { SeenUnit } from "../../../../../src/games/next-war-in-lebanon/state.ts";
import { enterZone, peaceful, shot } from "../../fighting.ts";
import { content } from "../../packs.ts";

/** "gue-3 D X". */
function unit(text: string): SeenUnit {
  const [id = "", mode, ...flags] = text.split(" ");
  return {
    unit: id,
    mode: mode === "D" ? "dispersed" : "combat",
    ...(flags.includes("X") ? { disrupted: true as const } : {}),
    ...(flags.includes("F") ? { fired: true as const } : {}),
  };
}

/** These fire at those. */
function field(
  own: readonly string[],
  enemies: readonly string[],
  change: Partial<Battle> = {},
  seat: SeatId = "idf",
): Field {
  const battle = { ...engagement("ayta", "entry", "idf"), ...change };
  const [idf, insurgent] = seat === "idf" ? [own, enemies] : [enemies, own];
  return {
    content,
    antiTank: null,
    seat,
    battle: { ...battle, fighters: { idf: idf.map(unit), insurgent: insurgent.map(unit) } },
  };
}

const targets = (on: Field, firer: string, ...shots: readonly string[]): readonly string[] =>
  targetsOf(
    on,
    shots.map((target) => ({ target })),
    unit(firer),
  ).map((one) => one.unit);

const pairs = (on: Field, policy: "weakest" | "strongest" | "rockets" = "weakest"): readonly string[] =>
  autoPlan(on, policy).map(({ firer, target }) => `${firer} ${target}`);

describe("9.2 who may be targeted", () => {
  it("A-28 R-78 nobody twice before everybody once", () => {
    const on = field(["arm-7 C", "arm-8 C", "mech-1 C"], ["gue-3 C", "gue-4 C"]);
    expect(targets(on, "arm-8 C", "gue-3")).toEqual(["gue-4"]);
    expect(targets(on, "mech-1 C", "gue-3", "gue-4")).toEqual(["gue-3", "gue-4"]);
  });

  it("A-29 Q-25 one that cannot be targeted counts too", () => {
    const on = field(["arm-7 C", "arm-8 C"], ["gue-3 C", "gue-4 D"]);
    expect(targets(on, "arm-7 C")).toEqual(["gue-3"]);
    expect(targets(on, "arm-8 C", "gue-3")).toEqual([]);
    expect(firersLeft(on, [{ firer: "arm-7", target: "gue-3" }])).toEqual([]);
  });

  it("A-30 R-78 support units are targeted after all line units", () => {
    const on = field(["arm-7 C", "arm-8 C"], ["gue-3 C", "sr-2 C"]);
    expect(targets(on, "arm-7 C")).toEqual(["gue-3"]);
    expect(targets(on, "arm-8 C", "gue-3")).toEqual(["sr-2"]);
  });

  it("A-87 R-78 the counts run over support units too", () => {
    const on = field(["arm-7 C", "arm-8 C", "arm-14 C", "mech-1 C", "mech-2 C"], ["gue-1 C", "sr-1 C"]);
    expect(targets(on, "arm-7 C")).toEqual(["gue-1"]);
    expect(targets(on, "arm-7 C", "gue-1")).toEqual(["sr-1"]);
    expect(targets(on, "arm-7 C", "gue-1", "sr-1")).toEqual(["gue-1", "sr-1"]);
    expect(targets(on, "arm-7 C", "gue-1", "sr-1", "gue-1")).toEqual(["sr-1"]);
    expect(targets(on, "arm-7 C", "gue-1", "sr-1", "gue-1", "sr-1")).toEqual(["gue-1", "sr-1"]);
  });

  it("R-23 dispersed units fire at both, those in combat mode not at dispersed ones", () => {
    expect(targets(field([], ["gue-1 C", "gue-2 D"]), "sof-1 D")).toEqual(["gue-1", "gue-2"]);
    expect(targets(field([], ["gue-1 C", "gue-2 D"]), "arm-7 C")).toEqual(["gue-1"]);
  });

  it("R-22 R-84 support units and the disrupted fire at nobody", () => {
    expect(canFire(field(["csu-282 C", "arm-7 C X"], ["gue-1 C"]))).toBe(false);
    expect(canFire(field(["csu-282 C", "arm-7 C"], ["gue-1 C"]))).toBe(true);
  });
});

describe("section 7 the auto plan", () => {
  it("the strongest fires first, at the easiest target, with all support", () => {
    const on = field(["mech-2 C", "arm-7 C", "csu-282 C"], ["gue-3 C", "mil-1 C"], { closeAirSupport: true });
    expect(autoPlan(on, "weakest")).toEqual([
      { firer: "arm-7", target: "mil-1", supports: ["csu-282"], closeAirSupport: true },
      { firer: "mech-2", target: "gue-3", supports: [], closeAirSupport: false },
    ]);
  });

  it("of equals the one in the other mode, then the disrupted one, then by id", () => {
    expect(pairs(field(["sof-1 D"], ["gue-1 D", "gue-2 C"]))).toEqual(["sof-1 gue-2"]);
    expect(pairs(field(["sof-1 D"], ["gue-1 D", "mil-1 D"]))).toEqual(["sof-1 mil-1"]);
    expect(pairs(field(["sof-1 D"], ["gue-2 D", "gue-1 D"]))).toEqual(["sof-1 gue-1"]);
    expect(pairs(field(["sof-1 D"], ["gue-1 C", "gue-2 C X"]))).toEqual(["sof-1 gue-2"]); // 3 − 1
  });

  it("R-77 who finds no target is tried again when others have fired", () => {
    // the tank may not fire at the dispersed guerrilla, and at no rocket before that was targeted
    const on = field(["arm-7 C", "sof-1 D"], ["gue-3 D", "sr-2 C"]);
    expect(pairs(on)).toEqual(["sof-1 gue-3", "arm-7 sr-2"]);
    expect(firersLeft(on, [{ firer: "sof-1", target: "gue-3" }])).toHaveLength(1);
  });

  it("in round 2 nobody fires at a better target", () => {
    const enemies = ["arm-7 C", "cav-299 C"];
    expect(pairs(field(["gue-1 C", "gue-2 C"], enemies, { round: 1 }, "insurgent"))).toHaveLength(2);
    expect(pairs(field(["gue-1 C", "gue-2 C"], enemies, { round: 2 }, "insurgent"))).toEqual([]);
    expect(pairs(field(["gue-1 D", "gue-2 D"], enemies, { round: 2 }, "insurgent"))).toEqual([
      "gue-1 arm-7",
      "gue-2 cav-299",
    ]);
  });

  it("policies: the most valuable first, or rockets and missiles", () => {
    const enemies = ["arm-7 C", "cav-299 C", "mech-2 C"];
    expect(pairs(field(["gue-1 D"], enemies, {}, "insurgent"), "weakest")).toEqual(["gue-1 arm-7"]); // 2 in dispersed mode, by id
    expect(pairs(field(["gue-1 D"], ["cav-299 C", "arm-7 C"], {}, "insurgent"), "strongest")).toEqual(["gue-1 arm-7"]);
    const both = field(["arm-7 C", "arm-8 C", "mech-1 C"], ["gue-1 C", "sr-1 C"]);
    expect(pairs(both, "rockets")).toEqual(["arm-7 gue-1", "arm-8 sr-1", "mech-1 sr-1"]);
    expect(pairs(both, "strongest")).toEqual(["arm-7 gue-1", "arm-8 sr-1", "mech-1 gue-1"]);
  });
});

describe("fire plans by hand (W6)", () => {
  const steps = { battles: "steps" };
  const open = (zones: { readonly ayta: readonly string[] }) => {
    const game = peaceful({ options: steps, zones });
    return game.roll([6, 1], () => enterZone(game, "idf", "ayta").pass());
  };

  it("R-77 round 1 is complete when nobody is left who can fire", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] });
    expect(game.refusal("idf", "fire-plan", { shots: [shot("arm-7", "gue-3")] })).toMatchObject({ rule: "R-77" });
    expect(game.refusal("idf", "fire-plan", { shots: [] })).toMatchObject({ rule: "R-77" });
  });

  it("R-78 offers legal targets alone", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "gue-3 C", "gue-4 C"] });
    const twice = { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] };
    expect(game.refusal("idf", "fire-plan", twice).code).toBe("not-a-choice");
    game.roll([6, 1, 6, 1], () =>
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-4"), shot("arm-8", "gue-3")] }),
    );
    expect([game.unit("gue-3"), game.unit("gue-4")]).toEqual(["C X", "C X"]);
  });

  it("R-77, R-78 says why a unit is no firer, or no target", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "csu-282 C", "gue-3 C", "sr-1 C"] });
    const why = (...shots: readonly ReturnType<typeof shot>[]) => game.refusal("idf", "fire-plan", { shots });
    const label = (id: string) => content.units[id]?.label;
    expect(why(shot("gue-3", "arm-7"))).toMatchObject({
      text: `${label("gue-3")} is not one of your units in this battle.`,
    });
    expect(why(shot("csu-282", "gue-3"))).toMatchObject({ rule: "R-22" });
    expect(why(shot("arm-7", "gue-3", { supports: [] }), shot("arm-7", "sr-1", { supports: [] }))).toMatchObject({
      text: `${label("arm-7")} fires already: a unit fires once a round.`,
      rule: "R-77",
    });
    expect(why(shot("arm-7", "gue-4"))).toMatchObject({
      text: `${label("gue-4")} is not an enemy unit in this battle.`,
    });
    expect(why(shot("arm-7", "sr-1"))).toMatchObject({ rule: "R-78" });
  });

  it("R-79 each support unit helps one firer", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "csu-282 C", "gue-3 C", "gue-4 C"] });
    const both = [shot("arm-7", "gue-3", { supports: ["csu-282"] }), shot("arm-8", "gue-4", { supports: ["csu-282"] })];
    expect(game.refusal("idf", "fire-plan", { shots: both }).code).toBe("malformed"); // there is none left to ask for
    const one = [shot("arm-8", "gue-4", { supports: [] }), shot("arm-7", "gue-3", { supports: ["csu-282"] })];
    game.roll([1, 1, 1, 1], () => game.act("idf", "fire-plan", { shots: one }));
    const totals = game.events.flatMap((event) => (event.kind === "firefight" ? event.firefight.rolls : []));
    expect(totals.map(({ total }) => total)).toEqual([1 + 5, 1 + 6 + 3]);
  });

  it("R-80 each target is resolved once, in the order of the plan, with one die of its own", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "mech-1 C", "gue-3 C", "gue-4 C"] });
    const shots = [shot("arm-7", "gue-4"), shot("arm-8", "gue-3"), shot("mech-1", "gue-4")];
    game.roll([1, 2, 3, 4, 5], () => game.act("idf", "fire-plan", { shots }));
    const fights = game.events.flatMap((event) => (event.kind === "firefight" ? [event.firefight] : []));
    expect(fights.map(({ target, die, rolls }) => [target, die, rolls.map(({ dice }) => dice[0])])).toEqual([
      ["gue-4", 3, [1, 2]],
      ["gue-3", 5, [4]],
    ]);
  });

  it("R-76 another side than the one that fires is not asked", () => {
    const game = open({ ayta: ["arm-7 C", "gue-3 C"] });
    expect(game.refusal("insurgent", "fire-plan", { shots: [] }).code).toBe("not-asked");
  });

  it("the default is the auto plan, whatever support there is", () => {
    const game = open({ ayta: ["arm-7 C", "arm-8 C", "csu-282 C", "gue-3 C", "gue-4 C"] });
    const { definition } = game.book;
    const { action, params } = definition.defaultAnswer(game.view("idf"), {
      kind: "turn",
      window: null,
      actions: ["fire-plan"],
    } as never);
    game.roll([1, 1, 1, 1], () => game.act("idf", action, params));
    const [first] = game.events.flatMap((event) => (event.kind === "firefight" ? event.firefight.rolls : []));
    expect(first).toMatchObject({ firer: "arm-7", supporters: [{ unit: "csu-282", rating: 3 }] });
    expect([game.unit("gue-3"), game.unit("gue-4")]).toEqual(["C X", "C X"]);
  });
});

describe("odds", () => {
  it("the Attacker fires first in 10 of 36 cases, in a city in 6", () => {
    expect([advantageChances(0, 1), advantageChances(0, 2), advantageChances(1, 1)]).toEqual([10, 6, 15]);
  });

  it("3 against 2 wins 21 of 36 and ties 5", () => {
    expect(firefightChances(3, 2)).toEqual({ wins: 21, ties: 5, losses: 10, of: 36 });
    expect(firefightChances(9, 2)).toMatchObject({ wins: 36 });
  });

  it("R-73 with close air support the best of four dice counts", () => {
    // the highest of four dice shows 1 to 6 in 1, 15, 65, 175, 369 and 671 of 1,296 cases
    expect(firefightChances(0, 0, 4)).toEqual({
      wins: 15 + 65 * 2 + 175 * 3 + 369 * 4 + 671 * 5,
      ties: 1296,
      losses: 5 + 15 * 4 + 65 * 3 + 175 * 2 + 369,
      of: 7776,
    });
  });
});
