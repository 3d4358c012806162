import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import { EDITIONS } from "../../../../src/games/fitna/content/sides.ts";
import { lift, mark, relocate, updateControl } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { leaderChoices } from "../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { russia } from "../../../../src/games/fitna/rules/powers/intervention.ts";
import { activateKurds } from "../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import { standings } from "../../../../src/games/fitna/view/guide/standings.ts";
import { fitna } from "../builder.ts";
import { book } from "../playing.ts";
import { refusal } from "../refusal.ts";
import { phaseOf, put } from "./powers/builder.ts";

describe("an offensive that is called off", () => {
  it("R-057 R-190 is no attack on Jordan: the United States do not come for it", () => {
    const game = fitna({
      scenario: "11",
      seat: "RUS",
      units: { mafraq: { SAU: ["jor-12m", "uk-16"] }, daraa: { RUS: ["rus-22"] } },
    });
    game.roll([], () => game.attack("daraa", "mafraq", ["rus-22"]));
    expect(game.last("called-off").why).toContain("may not attack");
    expect(game.table.intervened).toBeUndefined();
    expect(game.kinds).not.toContain("intervention");
  });
});

describe("R-050 R-057 friends who stand with enemies", () => {
  it("Q-53 protect the space: Russians do not attack Iranians in the midst of Syrians", () => {
    const palmyra = { SYR: ["syr-10m"], IRN: ["irn-q"] };
    const game = fitna({ scenario: "10", seat: "RUS", units: { palmyra, homs: { RUS: ["rus-22"] } } });
    expect(game.refusal("RUS", "attack", { from: "homs", target: "palmyra", units: ["rus-22"] }).code).toBeDefined();
    const alone = fitna({
      scenario: "10",
      seat: "RUS",
      units: { palmyra: { IRN: ["irn-q"] }, homs: { RUS: ["rus-22"] } },
    });
    alone.roll([1], () => alone.attack("homs", "palmyra", ["rus-22"]));
    expect(alone.last("rolled")).toMatchObject({ target: "palmyra" });
  });
});

describe("R-043 R-045 friends in one space", () => {
  const shared = () => {
    const { game } = phaseOf("10", "IRN").change((one) => {
      put(one, "SYR", "palmyra", "syr-m1");
      for (const id of ["irn-q", "irn-81a"]) put(one, "IRN", "palmyra", id);
    });
    for (const { id } of standingIn(game, "palmyra")) if (id.startsWith("shi")) lift(game, [id]);
    updateControl(game, "palmyra");
    return game;
  };

  it("who stays holds it when the one with more defence has gone", () => {
    const game = shared();
    expect(game.state.table.control.palmyra).toBe("IRN");
    relocate(game, ["irn-q", "irn-81a"], "abu-kamal");
    updateControl(game, "palmyra");
    expect(game.state.table.control.palmyra).toBe("SYR");
  });

  it("Q-15 an empty space of a friend stays the friend's, whoever comes and goes", () => {
    const game = shared();
    relocate(game, ["syr-m1"], "homs");
    relocate(game, ["irn-q", "irn-81a"], "abu-kamal");
    expect(game.state.table.control.palmyra).toBe("IRN");
    relocate(game, ["syr-m1"], "palmyra");
    updateControl(game, "palmyra");
    expect(game.state.table.control.palmyra).toBe("IRN");
    relocate(game, ["syr-m1"], "homs");
    expect(game.state.table.control.palmyra).toBe("IRN");
  });
});

describe("Kurds", () => {
  it.each(EDITIONS)("R-172 D-48 do not attack where they could not advance to (%s)", (edition) => {
    const play = phaseOf("2", "IRQ", { edition }).change((game) => put(game, "KDP", "zakho", "kdp-1"));
    play.call(activateKurds, { seat: "IRQ" }).defaults("raise-kurds").answer("IRQ", "plan-kurds", { moves: 0 });
    const attack = () => play.answer("IRQ", "attack-with-kurds", { from: "zakho", units: ["kdp-1"], target: "sirnak" });
    if (edition === "2020") expect(refusal(attack)).toBe("Sirnak bears the symbol of another Kurdish faction.");
    else attack();
  });

  it("R-082 R-173 that are isolated are not upgraded", () => {
    const play = phaseOf("2", "TUR").change((game) => {
      mark(game, "kdp-1", { reduced: true, isolated: true });
      mark(game, "pyd-2", { reduced: true });
    });
    play.call(activateKurds, { seat: "TUR" });
    expect(refusal(() => play.answer("TUR", "raise-kurds", { how: "upgrade", units: ["kdp-1"] }))).toBe(
      "1st Peshmerga is isolated: it is not brought to full strength.",
    );
    play.answer("TUR", "raise-kurds", { how: "upgrade", units: ["pyd-2"] });
    expect(play.table.kurds["pyd-2"]?.reduced).toBeUndefined();
  });
});

describe("IS", () => {
  it("§25.2 R-159 a reduced leader may be restored, isolated or not", () => {
    const { game } = phaseOf("2", "IRQ").change((one) => mark(one, "is-ab", { reduced: true }));
    expect(leaderChoices(game)).toContain("restore");
    mark(game, "is-ab", { isolated: true });
    expect(leaderChoices(game)).toContain("restore");
  });

  it("Q-63 R-016 Syria plays Chemical Weapons for units of its own, not for those of IS that are attacked", () => {
    const chemical = 19;
    const game = fitna({
      scenario: "2",
      seat: "IRQ",
      units: { qayyarah: { IS: ["is-1"] }, baiji: { IRQ: ["irq-9a"] } },
      hands: { SYR: [chemical] },
    });
    game.attack("baiji", "qayyarah", ["irq-9a"]);
    expect(game.refusal("SYR", "play-assets", { cards: [String(chemical)] }).code).toBeDefined();
  });
});

describe("R-200 standings", () => {
  it("count units that everyone sees against a victory that bars them", () => {
    const quneitra = { IRN: ["irn-q"] };
    const game = fitna({ scenario: "10", seat: "ISR", units: { "south-litani": { ISR: ["isr-7"] }, quneitra } });
    expect(standings(publicView(book, game.env)).lines).toContain("Israel: minor victory");
  });
});

describe("R-196 Russia at tension 10", () => {
  it.each([
    ["9", []],
    ["4", ["sj-rus"]],
  ])("gets a spent Special Joker back, and none that the scenario has not (%s)", (scenario, held) => {
    const play = phaseOf(scenario, "SYR").change(({ state }) => {
      state.table.specialJokers.SYR = [];
    });
    play.call(russia, {}).until("end-events");
    expect(play.table.specialJokers.SYR ?? []).toEqual(held);
  });
});
