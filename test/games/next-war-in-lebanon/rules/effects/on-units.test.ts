import { describe, expect, it } from "vitest";
import { isBarrier, type Params, submit } from "#engine";
import { newsOf } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { findGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { lebanon } from "../../builder.ts";
import { collateral, draws, PHASE } from "../../cards.ts";

describe("R-114 Infiltrators", () => {
  const zones = { tyre: ["mil-3 D", "sr-1 C", "gue-3 D X"], sidon: ["arm-7 C"], nabatiye: ["syr-5 C"] };

  it("A-68 one Hezbollah unit in any mode goes to any zone of Lebanon, also one that holds IDF; no battle then", () => {
    const game = draws(lebanon({ phasing: "insurgent", zones }), collateral("idf"), ["heart 2"]);
    game.act("insurgent", "infiltrate", { unit: "gue-3", zone: "sidon" });
    expect([game.zone("gue-3"), game.unit("gue-3"), game.table.battle]).toEqual(["sidon", "D X", null]);
    draws(game, collateral("idf"), ["heart 2"]).act("insurgent", "infiltrate", { unit: "sr-1", zone: "naqoura" });
    expect([game.zone("sr-1"), game.unit("sr-1")]).toEqual(["naqoura", "C"]);
  });

  it("neither a Syrian unit nor a zone of Israel", () => {
    const game = draws(lebanon({ phasing: "insurgent", zones }), collateral("idf"), ["heart 2"]);
    expect(game.refusal("insurgent", "infiltrate", { unit: "syr-5", zone: "tyre" }).code).toBe("not-a-choice");
    expect(game.refusal("insurgent", "infiltrate", { unit: "sr-1", zone: "safed" }).code).toBe("not-a-choice");
    expect(game.refusal("insurgent", "infiltrate", { unit: "sr-1", zone: "tyre" }).code).toBe("not-a-choice");
  });

  it("may be left alone, and is by default", () => {
    const game = draws(lebanon({ phasing: "insurgent", zones }), collateral("idf"), ["heart 2"]);
    game.act("insurgent", "pass-event");
    expect([game.zone("gue-3"), game.last("effect-void").seat]).toEqual(["tyre", "insurgent"]);
    draws(lebanon({ zones }), collateral("idf"), ["heart 2"]).pass();
  });

  it("a unit that evades leaves, and evades no longer", () => {
    const game = lebanon({ phasing: "insurgent", zones }).change(({ table, hands }) => {
      table.evading = { tyre: { insurgent: 2 } };
      hands.insurgent?.evading.push("sr-1", "gue-3");
    });
    draws(game, collateral("idf"), ["heart 3"]).act("insurgent", "infiltrate", { unit: "sr-1", zone: "naqoura" });
    expect([game.table.evading, game.hand("insurgent").evading]).toEqual([{ tyre: { insurgent: 1 } }, ["gue-3"]]);
  });

  it.each([
    ["the top unit, below which another comes to light", "mil-3", true],
    ["a hidden unit", "gue-3", true],
    ["a unit that stood alone", "gue-1", false],
  ])("R-28 is not taken back where it shows what was hidden: %s", (_, unit, expected) => {
    const there = { ...zones, ayta: ["gue-1 D"] };
    const game = draws(lebanon({ phasing: "insurgent", zones: there }), collateral("idf"), ["heart 2"]);
    const params = { unit, zone: "naqoura" };
    const done = submit(game.book, game.env, { seat: "insurgent", decision: null, action: "infiltrate", params });
    expect(isBarrier(done)).toBe(expected);
  });
});

describe("R-117 Lebanese Army", () => {
  const closed = (zones: Params) =>
    draws(lebanon({ phasing: "insurgent", zones: zones as never }), PHASE, ["diamond 3"]);

  it("A-69 four zones next to Northern Lebanon can be closed to IDF regulars", () => {
    const game = closed({});
    for (const zone of ["nabatiye", "syria", "northern-lebanon", "hasbaya"])
      expect(game.refusal("insurgent", "close-zone", { zone }).rule).toBe("R-117");
    expect(game.refusal("insurgent", "pass-event").rule).toBe("R-112");
    game.act("insurgent", "close-zone", { zone: "sidon" });
    expect([game.table.closed, newsOf(game.table)]).toEqual([["sidon"], [{ kind: "closed", zone: "sidon" }]]);
    draws(game, PHASE, ["diamond 4"]);
    expect(game.refusal("insurgent", "close-zone", { zone: "sidon" }).text).toContain("closed already");
    for (const zone of ["jezzine", "machghara"]) {
      game.act("insurgent", "close-zone", { zone });
      draws(game, PHASE, ["diamond 3"]);
    }
    game.act("insurgent", "close-zone", { zone: "rachaya" });
    draws(game, PHASE, ["diamond 3"]);
    expect(game.last("effect-void").row).toBe("lebanese-army");
  });

  it("A-95 zones with IDF regulars cannot be closed", () => {
    const game = closed({ sidon: ["arm-7 C"], jezzine: ["arm-8 C"] });
    expect(game.refusal("insurgent", "close-zone", { zone: "jezzine" }).text).toContain("may hold IDF regulars");
    game.act("insurgent", "close-zone", { zone: "rachaya" });
  });

  it("a stack with a unit that the Insurgents cannot see counts as regular, SOF alone do not", () => {
    const game = closed({ sidon: [["sof-1 C", "sof-2 C"]], jezzine: ["sof-3 D"] });
    expect(game.refusal("insurgent", "close-zone", { zone: "sidon" }).rule).toBe("R-117");
    game.act("insurgent", "close-zone", { zone: "jezzine" });
    const known = lebanon({ phasing: "insurgent", zones: { sidon: [["sof-1 C", "sof-2 C"]] } });
    known.change(({ hands }) => {
      if (hands.insurgent) hands.insurgent.known = { "sof-2": { mode: "combat", group: known.group("sof-2") ?? "" } };
    });
    draws(known, PHASE, ["diamond 3"]).act("insurgent", "close-zone", { zone: "sidon" });
  });

  it("R-117 R-27 an HQ alone is no unit: its zone can be closed, and it may leave", () => {
    const game = lebanon({
      hands: { insurgent: ["J-1"], idf: ["J-3"] },
      boxes: { "hq-162": { zone: "jezzine", units: [] } },
    });
    draws(game, PHASE, ["diamond 3"]).act("insurgent", "close-zone", { zone: "jezzine" });
    game.act("idf", "move-hq", { hq: "hq-162", to: "nabatiye", leave: [] });
    expect(game.table.hqs["hq-162"]).toBe("nabatiye");
  });

  it("section 7: by default the remote zone that most ways lead through", () => {
    const game = draws(lebanon(), collateral("idf"), ["diamond 3"]).pass();
    for (let i = 0; i < 3; i++) draws(game, collateral("idf"), ["diamond 3"]).pass();
    expect(game.table.closed).toEqual(["machghara", "jezzine", "rachaya", "sidon"]);
  });
});

describe("R-116 units come back", () => {
  const zones = { tyre: ["mil-3 D"], shaqra: ["gue-7 D"], taybeh: ["gue-9 D", "arm-7 C"], naqoura: ["sof-1 C"] };
  const eliminated = ["mil-1", "gue-1", "gue-2", "sr-1", "msl-1"];
  const start = () => lebanon({ phasing: "insurgent", zones, eliminated });
  const back = (place: string, units: readonly string[], mode?: string): Params => ({
    place,
    units,
    ...(mode ? { mode } : {}),
  });

  it("Uprising: one, to a zone of Lebanon with a unit of the Insurgents and none of the IDF", () => {
    const game = draws(start(), PHASE, ["club A"]);
    for (const place of ["taybeh", "naqoura", "sidon", "safed", "syria"])
      expect(
        game.refusal("insurgent", "return-units", { how: "by-hand", arrivals: [back(place, ["gue-1"], "combat")] })
          .code,
      ).toBe("not-a-choice");
    expect(
      game.refusal("insurgent", "return-units", {
        how: "by-hand",
        arrivals: [back("tyre", ["gue-1", "gue-2"], "combat")],
      }).code,
    ).toBe("too-many");
    game.act("insurgent", "return-units", { how: "by-hand", arrivals: [back("tyre", ["gue-1"], "combat")] });
    expect([game.zone("gue-1"), game.unit("gue-1"), game.table.eliminated]).toEqual([
      "tyre",
      "C",
      ["mil-1", "gue-2", "sr-1", "msl-1"],
    ]);
  });

  it("R-132 Iranian Intervention: all, to any zones without the IDF outside Israel, once", () => {
    const game = draws(start(), PHASE, ["diamond K"]);
    const some = [back("sidon", ["gue-1", "gue-2"], "combat"), back("tyre", ["mil-1"], "dispersed")];
    expect(game.refusal("insurgent", "return-units", { how: "by-hand", arrivals: some }).text).toBe(
      "2 more units must be placed.",
    );
    game.act("insurgent", "return-units", { how: "by-hand", arrivals: [...some, back("sidon", ["sr-1", "msl-1"])] });
    expect(["gue-1", "sr-1", "mil-1", "msl-1"].map((unit) => [game.zone(unit), game.unit(unit)])).toEqual([
      ["sidon", "C"],
      ["sidon", "C"],
      ["tyre", "D"],
      ["sidon", "C"],
    ]);
    expect(findGroup(game.hand("insurgent").groups, game.group("gue-1") ?? "")?.units).toEqual([
      "gue-1",
      "gue-2",
      "sr-1",
      "msl-1",
    ]);
    draws(game, PHASE, ["diamond K"]);
    expect(game.last("effect").comes).toBe("no-event");
  });

  it("section 7: guerrillas first, where most of the Insurgents stand", () => {
    const game = draws(lebanon({ zones, eliminated }), collateral("idf"), ["club 2"]).pass();
    expect([game.zone("gue-1"), game.unit("gue-1")]).toEqual(["northern-lebanon", "D"]);
  });

  it("nobody is asked where none is eliminated", () => {
    const game = draws(lebanon(), PHASE, ["club 3"]);
    expect(game.last("effect-void").row).toBe("uprising");
  });
});

describe("the log", () => {
  it("tells each effect in plain lines", () => {
    const game = lebanon({ zones: { tyre: ["gue-3 D"] }, hands: { idf: ["J-1", "J-2", "J-4"] } });
    draws(game, collateral("idf"), ["heart 9"]).act("idf", "discard-chits", { chits: ["J-4"] });
    draws(game, collateral("idf"), ["heart 2"]).pass();
    draws(game, PHASE, ["diamond 7"], [2]);
    expect(game.lines.slice(-5)).toEqual([
      "Collateral damage: 9 of hearts, Media Reports Civilian Casualties: the IDF discards half of the hand.",
      "The IDF discards J-4.",
      "Collateral damage: 2 of hearts, Infiltrators: the Insurgents may move 1 unit to any zone of Lebanon; no battle follows now.",
      "Infiltrators: the Insurgents do nothing.",
      "Cascading Effect: 7 of diamonds, Syrian Intervention, die 2: no effect.",
    ]);
  });
});
