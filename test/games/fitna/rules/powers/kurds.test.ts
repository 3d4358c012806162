import { describe, expect, it } from "vitest";
import { destroy, hold, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing, standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { activateKurds } from "../../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import { kurdishPool, raisingSpaces } from "../../../../../src/games/fitna/rules/powers/kurdish-raising.ts";
import { stepOptions } from "../../../../../src/games/fitna/rules/powers/marching.ts";
import { endRebellion, pkkRebellion, placerOf } from "../../../../../src/games/fitna/rules/powers/pkk.ts";
import { arrivalSpaces } from "../../../../../src/games/fitna/rules/reinforcements/arrival-table.ts";
import { rebuildable } from "../../../../../src/games/fitna/rules/reinforcements/batches.ts";
import { refusal } from "../../refusal.ts";
import { atStart } from "../setup/builder.ts";
import { clear, type Playing, phaseOf, put } from "./builder.ts";

const idsIn = (play: Playing, space: string) =>
  standingIn(play.game, space)
    .map(({ id }) => id)
    .sort();

describe("R-170 to R-180 Kurds", () => {
  it("AE-47 Turkey raises pyd-1 in Kobani and splits 4 OPs: 4 unit moves, 2 attacks; a garrison does neither", () => {
    const play = phaseOf("1", "TUR").call(activateKurds, { seat: "TUR" });
    play.answer("TUR", "raise-kurds", { how: "place", unit: "pyd-1", space: "kobani" });
    play.answer("TUR", "plan-kurds", { moves: 2 });
    expect(play.table.mission).toMatchObject({ kind: "kurds", moves: 4, offensives: 2 });
    expect(play.lines).toContain("Rebels, for the Kurds: 4 unit moves, 2 attacks.");
    const garrison = refusal(() => play.answer("TUR", "move-kurds", { unit: "pyd-g2", path: ["tal-abyad"] }));
    expect(garrison).toBe("PYD garrison 2 is a garrison: it cannot move.");
    play.answer("TUR", "move-kurds", { unit: "pyd-1", path: ["tal-abyad"] });
    expect(play.table.kurds["pyd-1"]).toEqual({ space: "tal-abyad" });
    expect(play.table.control["tal-abyad"]).toBe("PYD");
    expect(play.table.mission).toBeUndefined(); // nobody else can move, and there is nobody to attack
    expect(play.asked("TUR")?.actions).toContain("end-events");
  });

  it("R-106 after an offensive no unit moves", () => {
    const play = phaseOf("1", "TUR").call(activateKurds, { seat: "TUR" });
    play.answer("TUR", "raise-kurds", { how: "place", unit: "pyd-1", space: "afrin" });
    play.answer("TUR", "plan-kurds", { moves: 2 });
    play.answer("TUR", "attack-with-kurds", { from: "afrin", units: ["pyd-1"], target: "azaz" });
    play.defaults("play-assets", "losses", "retreat", "exploit");
    expect(
      play.table.mission === undefined || (play.table.mission.kind === "kurds" && play.table.mission.moves === 0),
    ).toBe(true);
  });

  it("R-173 up to two reduced units come back to full strength instead", () => {
    const play = phaseOf("2", "TUR").change((game) => {
      for (const id of ["kdp-1", "pyd-2", "kdp-g1"]) mark(game, id, { reduced: true });
    });
    play.call(activateKurds, { seat: "TUR" });
    const three = { how: "upgrade", units: ["kdp-1", "pyd-2", "kdp-g1"] };
    expect(refusal(() => play.answer("TUR", "raise-kurds", three))).toBeTruthy();
    play.answer("TUR", "raise-kurds", { how: "upgrade", units: ["kdp-1", "pyd-2"] });
    expect(play.table.kurds["kdp-1"]).toEqual({ space: "dahuk" });
    expect(play.table.kurds["kdp-g1"]).toEqual({ space: "zakho", reduced: true });
    expect(play.lines).toContain("Turkey, for the Kurds: full strength for 1st Peshmerga and 2nd Peshmerga.");
  });

  it("R-176 PYD and KDP come to free spaces with their symbol even when none of theirs is left", () => {
    const play = phaseOf("1", "TUR").change((game) => {
      for (const space of ["afrin", "kobani", "qamishli"]) {
        for (const { id } of standingIn(game, space)) destroy(game, id);
        hold(game, space, "SYR");
      }
      for (const space of ["ras-al-ayn", "rumaylan"]) hold(game, space, "SYR");
      put(game, "SYR", "afrin", "syr-10m");
    });
    expect(raisingSpaces(play.game, "pyd-1")).toEqual(["kobani", "ras-al-ayn", "hasakah", "qamishli", "rumaylan"]);
    play.call(activateKurds, { seat: "TUR" });
    play.answer("TUR", "raise-kurds", { how: "place", unit: "pyd-1", space: "hasakah" });
    expect(play.table.control.hasakah).toBe("PYD");
  });

  it("R-172 a Kurdish unit enters no space with another faction's symbol in 2020; in 2018 it may", () => {
    for (const edition of ["2020", "2018"] as const) {
      const play = phaseOf("2", "IRQ", { edition }).change((game) => {
        clear(game, "qamishli", "zakho");
        hold(game, "qamishli", "PYD");
        put(game, "PYD", "rumaylan", "pyd-1");
        put(game, "KDP", "erbil", "kdp-4");
        hold(game, "zakho", "KDP");
      });
      play.call(activateKurds, { seat: "IRQ" }).defaults("raise-kurds");
      play.answer("IRQ", "plan-kurds", { moves: 4 });
      const move = () => play.answer("IRQ", "move-kurds", { unit: "pyd-1", path: ["zakho"] });
      if (edition === "2020") expect(refusal(move)).toBeTruthy();
      else expect(move().table.control.zakho).toBe("PYD");
    }
  });

  it("R-040 the last step of a way is not offered where there is no room", () => {
    const { game } = phaseOf("11", "SAU").change((game) => {
      clear(game, "erbil", "dahuk", "zakho");
      for (const id of ["kdp-g2", "kdp-1", "kdp-2"]) put(game, "KDP", "erbil", id);
      put(game, "KDP", "zakho", "kdp-3");
    });
    const [one] = standingIn(game, "zakho");
    const reasons = (path: readonly string[]) =>
      one && stepOptions({}, game, one, path).map(({ value, refused }) => [value, refused?.code ?? null]);
    expect(reasons([])).toContainEqual(["dahuk", null]);
    expect(reasons(["dahuk"])).toContainEqual(["erbil", "too-many"]);
    expect(reasons(["dahuk"])).toContainEqual(["zakho", null]);
  });

  it("R-178 PKK units come only while the PKK is in rebellion", () => {
    const game = atStart("4");
    game.state.table.pools.PKK?.destroyed.push("pkk-1");
    expect(kurdishPool(game)).not.toContain("pkk-1");
    game.state.table.rebellion = "on";
    expect(kurdishPool(game)).toContain("pkk-1");
    game.state.table.rebellion = "over";
    expect(kurdishPool(game)).not.toContain("pkk-1");
  });

  it("CONTENT 7: the Kurdish seat has 4 OPs more for its units at once, and they may move again afterwards", () => {
    const play = phaseOf("7", "KUR").call(activateKurds, { seat: "KUR" }).defaults("raise-kurds");
    play.answer("KUR", "plan-kurds", { moves: 4 });
    const unit = "pyd-2";
    const from = play.game.state.hands.KUR?.units[unit]?.space ?? "";
    expect(play.table.mission).toMatchObject({ moves: 8, offensives: 0 });
    const [to = ""] = play.game.edition.ways[from]?.filter((space) => play.table.control[space] === "KUR") ?? [];
    play.answer("KUR", "move-kurds", { unit, path: [to] });
    expect(play.game.state.hands.KUR?.units[unit]?.space).toBe(to);
    expect(refusal(() => play.answer("KUR", "move-kurds", { unit, path: [from] }))).toBeTruthy();
    play.answer("KUR", "end-kurds");
    expect(play.game.state.hands.KUR?.moved).toEqual([]);
  });
});

describe("R-177, R-178 the rebellion of the PKK", () => {
  const rising = (edition: "2020" | "2018" = "2020") =>
    phaseOf("2", "IRQ", { edition }).call(pkkRebellion, { placer: "IRQ" });

  it("AE-50 garrisons rise where no Turkish unit stands: here in Siirt alone, with both mobile units", () => {
    const play = rising();
    expect(idsIn(play, "siirt")).toEqual(["pkk-1", "pkk-2", "pkk-g1"]);
    expect(play.table.control.siirt).toBe("PKK");
    expect(play.table.pools.PKK?.destroyed).toEqual(["pkk-g2", "pkk-g3", "pkk-g4", "pkk-g5"]);
    expect(play.table.rebellion).toBe("on");
    expect(play.lines).toContain("The PKK rises. Garrisons in Siirt. 4 counters to its pool.");
  });

  it("R-177 the placer says on which of the risen spaces the mobile units stand", () => {
    const play = phaseOf("2", "IRQ").change((game) => clear(game, "mardin"));
    play.call(pkkRebellion, { placer: "IRQ" });
    expect(refusal(() => play.answer("IRQ", "place-rebels", { first: "sirnak", second: "siirt" }))).toBeTruthy();
    play.answer("IRQ", "place-rebels", { first: "mardin", second: "siirt" });
    expect(idsIn(play, "mardin")).toEqual(["pkk-1", "pkk-g1"]);
    expect(idsIn(play, "siirt")).toEqual(["pkk-2", "pkk-g2"]);
  });

  it("D-52 in 2018 the placer is hostile to Turkey: for Turkey the next seat", () => {
    expect(placerOf(atStart("2"), "TUR")).toBe("TUR");
    expect(placerOf(atStart("2", { edition: "2018" }), "TUR")).toBe("IRN");
    expect(placerOf(atStart("2", { edition: "2018" }), "SYR")).toBe("SYR");
  });

  it("AE-51 it is over once Turkey has all five spaces; refugees stay, in 2018 it goes on while one is left", () => {
    for (const edition of ["2020", "2018"] as const) {
      const play = rising(edition).change((game) => {
        for (const id of ["pkk-g1", "pkk-2"]) destroy(game, id);
        put(game, "PKK", "tal-abyad", "pkk-1");
        hold(game, "siirt", "TUR");
        clear(game, "sanliurfa");
        put(game, "PKK", "sanliurfa", "pkk-2");
      });
      play.do(endRebellion);
      expect(play.table.rebellion).toBe(edition === "2020" ? "over" : "on");
      expect(play.table.kurds["pkk-1"]).toEqual({ space: "tal-abyad" });
      expect(play.table.removed.includes("pkk-2")).toBe(edition === "2020");
      play.change((game) => {
        for (const { id } of standing(game).filter(({ unit }) => unit.nation === "PKK")) destroy(game, id);
      });
      play.do(endRebellion);
      expect(play.table.rebellion).toBe("over");
      expect(kurdishPool(play.game)).not.toContain("pkk-1");
    }
  });

  it("CONTENT 7: replacements bring PKK units back until the rebellion has ended", () => {
    const game = atStart("7");
    game.state.table.pools.KUR?.destroyed.push("pkk-1");
    expect(rebuildable(game, "KUR")).toContain("pkk-1");
    game.state.table.rebellion = "over";
    expect(rebuildable(game, "KUR")).not.toContain("pkk-1");
  });

  it.each(["2020", "2018"] as const)("R-178 scenario 7: once it is over no batch brings pkk-g5 (%s)", (edition) => {
    const play = phaseOf("7", "KUR", { edition }).change((game) => {
      for (const { id, unit } of standing(game)) if (unit.nation === "PKK") destroy(game, id);
      for (const space of game.edition.kurdish.PKK) hold(game, space, "TUR");
    });
    expect(play.table.pools.KUR?.batches).toEqual([["kdp-4"], ["pkk-g5"]]);
    play.do(() => {});
    expect(play.table.rebellion).toBe("over");
    expect(play.table.pools.KUR).toEqual({ batches: [["kdp-4"]], waiting: [], destroyed: [] });
    expect(play.table.removed).toEqual(expect.arrayContaining(["pkk-1", "pkk-g1", "pkk-g5"]));
    play.change((game) => put(game, "KUR", "tal-abyad", "pkk-1"));
    play.change((game) => destroy(game, "pkk-1")); // a refugee
    expect(play.table.pools.KUR?.destroyed).toEqual([]);
    expect(arrivalSpaces(play.game, "KUR", "pkk-g5")).toEqual([]);
  });

  it("CONTENT 3, 7: the rebellion is set up; 2018 has none in scenario 3", () => {
    expect(atStart("3").state.table.rebellion).toBe("on");
    expect(atStart("7").state.table.rebellion).toBe("on");
    expect(atStart("7", { edition: "2018" }).state.table.rebellion).toBe("on");
    expect(atStart("3", { edition: "2018" }).state.table.rebellion).toBe("none");
    expect(atStart("2").state.table.rebellion).toBe("none");
  });
});
