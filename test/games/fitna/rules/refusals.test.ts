import { describe, expect, it } from "vitest";
import { EDITIONS } from "../../../../src/games/fitna/content/sides.ts";
import { activateIslamicState } from "../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { activateKurds } from "../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import { arrivals } from "../../../../src/games/fitna/rules/reinforcements/arrivals.ts";
import { fitna } from "../builder.ts";
import { refusal } from "../refusal.ts";
import { withCards } from "./effects/builder.ts";
import { phaseOf, put } from "./powers/builder.ts";

/** Turks in Antakya next to Russians in Latakia. */
const nextToRussians = (edition: "2020" | "2018") =>
  fitna({
    scenario: edition === "2020" ? "11" : "10",
    edition,
    seat: "TUR",
    units: { antakya: { TUR: ["tur-2c"] }, latakia: { RUS: ["rus-810"] }, jisr: { TUR: ["sun-1"] } },
  });

describe("R-057: an attack that is refused", () => {
  it.each(EDITIONS)("names the ban, and what would lift it (%s)", (edition) => {
    const why = nextToRussians(edition).refusal("TUR", "attack", {
      from: "antakya",
      target: "latakia",
      units: ["tur-2c"],
    });
    const since =
      edition === "2020"
        ? "these have neither attacked nor struck any of Turkey in Iraq or Syria"
        : "these have attacked none of Turkey in Iraq or Syria";
    expect(why.text).toBe(`Units of Turkey may not attack units of Russia: ${since}.`);
    expect(why.rule).toBe(edition === "2020" ? "R-055" : "R-056");
  });

  it("names what else bars it", () => {
    const game = fitna({ scenario: "1", seat: "TUR", table: { truces: [{ of: "TUR", with: "SYR" }] } });
    for (const space of ["afrin", "kobani"]) expect(game.table.stacks[space]).toBeDefined();
    const why = game.refusal("TUR", "attack", { from: "idlib", target: "aleppo", units: ["sham-1"] });
    expect(why.text).toBe("There is a truce with Syria.");
  });

  it("names it where nobody can be attacked at all", () => {
    const truces = [{ of: "IRQ", with: "COA" }] as const;
    const game = fitna({ scenario: "5", seat: "IRQ", table: { truces: [...truces] } });
    expect(game.refusal("IRQ", "attack").text).toBe(
      "None of your units is next to an enemy that it may attack. There is a truce with International Coalition.",
    );
  });

  it.each([
    ["azaz", "homs", "Homs is not linked to Azaz."],
    ["azaz", "antakya", "Antakya is not linked to Azaz."],
    ["maarat", "jisr", "There is no enemy unit in Jisr al-Shughur."],
    ["homs", "hama", "You have no unit in Homs."],
    ["antakya", "latakia", "You have no unit in Antakya."],
  ])("says why %s does not attack %s", (from, target, text) => {
    const game = fitna({ seat: "TUR" });
    expect(game.refusal("TUR", "attack", { from, target, units: [] }).text).toBe(text);
  });

  it("names the space that it cannot start from, and the unit that is not there", () => {
    const game = fitna({ seat: "SYR" });
    expect(game.refusal("SYR", "attack", { from: "tartus", target: "latakia", units: [] }).text).toBe(
      game.table.stacks.tartus?.SYR ? "No enemy stands next to Tartus." : "You have no unit in Tartus.",
    );
    const strange = { from: "aleppo", target: "azaz", units: ["syr-10m"] };
    expect(game.refusal("SYR", "attack", strange).text).toBe("10th Mech Div is not in Aleppo.");
  });
});

describe("names in refusals are those of the map", () => {
  it("of spaces, units and cards, however they are written", () => {
    const game = fitna({ seat: "SYR", hands: { SYR: [1] } });
    game.attack("aleppo", "azaz", ["syr-1a"], "ask");
    expect(game.refusal("SYR", "play-assets", { cards: ["54"] }).text).toMatch(/^\*\*Reinforcements\*\* is not/);
    expect(game.refusal("SYR", "play-assets", { cards: ["aleppo"] }).text).toMatch(/^\*\*Aleppo\*\* is not/);
    expect(game.refusal("SYR", "play-assets", { cards: ["SYR-1A"] }).text).toMatch(/^\*\*1 Arm Div\*\* is not/);
    expect(game.refusal("SYR", "play-assets", { cards: ["elsewhere"] }).text).toMatch(/^“elsewhere” is not/);
  });

  it("R-016 an event says why it is not aimed at a space", () => {
    const play = (card: number, space: string) => () =>
      withCards("1", "TUR", { TUR: [card] }).answer("TUR", "play-event", { card: String(card), spaces: [space] });
    expect(refusal(play(38, "salamiyah"))).toBe("No enemy unit stands in Salamiyah.");
    expect(refusal(play(69, "idlib"))).toBe("No enemy unit stands in Idlib.");
    expect(refusal(play(69, "suwayda"))).toBe("Suwayda is not a city.");
    expect(refusal(play(8, "aleppo"))).toBe("Aleppo is not held by your side.");
    expect(refusal(play(81, "aleppo"))).toMatch(/^(No enemy holds an oilfield|Aleppo is not an oilfield)/);
  });
});

describe("R-089, R-091: where a unit does not arrive", () => {
  it.each([
    ["2020", "palmyra", "6th Sunni Mil would be out of supply in Palmyra."],
    ["2020", "aleppo", "Units of Syria stand in Aleppo."],
    ["2018", "jisr", "Jisr al-Shughur is not held by your side."],
    ["2020", "incirlik", "6th Sunni Mil cannot arrive in Incirlik."],
  ] as const)("%s, %s: %s", (edition, space, text) => {
    const on = phaseOf("1", "TUR", { edition }).call(arrivals, { seat: "TUR", units: ["sun-6"] });
    expect(refusal(() => on.answer("TUR", "place-units", { arrivals: [{ unit: "sun-6", space }] }))).toBe(text);
  });
});

describe("IS and Kurds", () => {
  it.each(EDITIONS)("R-057 R-120 IS: why a space is not attacked (%s)", (edition) => {
    const play = phaseOf("2", "TUR", { edition }).call(activateIslamicState, { seat: "TUR" }).defaults("call-counters");
    const attack = (from: string, target: string) => () =>
      play.answer("TUR", "attack-with-is", { from, target, counters: 1 });
    const { is } = play.game.edition.labels;
    expect(refusal(attack("damascus", "aleppo"))).toBe(`No unit of ${is} stands in Damascus.`);
    expect(refusal(attack("fallujah", "mosul"))).toBe("Mosul is not linked to Fallujah.");
  });

  it("R-159 IS: why no counter comes there", () => {
    const play = phaseOf("2", "TUR").call(activateIslamicState, { seat: "TUR" });
    const first = (space: string) => () => play.answer("TUR", "call-counters", { leader: "no", first: space });
    expect(refusal(first("antakya"))).toBe("Antakya is not controlled by IS and does not bear its symbol.");
  });

  it("R-105 R-172 Kurds: why they do not go or attack there", () => {
    const play = phaseOf("2", "IRQ").change((game) => put(game, "KDP", "zakho", "kdp-1"));
    play.call(activateKurds, { seat: "IRQ" }).defaults("raise-kurds").answer("IRQ", "plan-kurds", { moves: 1 });
    const go =
      (...path: readonly string[]) =>
      () =>
        play.answer("IRQ", "move-kurds", { unit: "kdp-1", path: [...path] });
    expect(refusal(go("sirnak"))).toBe("Sirnak bears the symbol of another Kurdish faction.");
    expect(refusal(go("mosul"))).toMatch(/^\*\*Mosul\*\* is not possible here\./);
    const attack = () => play.answer("IRQ", "attack-with-kurds", { from: "zakho", units: ["kdp-1"], target: "sirnak" });
    expect(refusal(attack)).toBe("Sirnak bears the symbol of another Kurdish faction.");
  });
});
