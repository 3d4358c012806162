import { describe, expect, it } from "vitest";
import type { SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { chancesToFireFirst } from "../../../../../src/games/next-war-in-lebanon/rules/combat/advantage.ts";
import { battleOf } from "../../../../../src/games/next-war-in-lebanon/rules/combat/participants.ts";
import { newsOf } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { glossary } from "../../../../../src/games/next-war-in-lebanon/view/glossary.ts";
import { book, type Game, lebanon } from "../../builder.ts";
import { causes, clash, enterZone, fought, peaceful, shot } from "../../fighting.ts";

const both = (on: Game, idf: object, insurgent: object): Game =>
  on
    .act("idf", "commit", { targets: "weakest", ...idf })
    .act("insurgent", "commit", { targets: "weakest", ...insurgent });

describe("9.1 tactical advantage", () => {
  it("A-37 R-75 the Defender has one more, in a city two, and wins a draw", () => {
    const game = fought({ zones: { tyre: ["arm-7 C", "gue-6 C"] } }, "tyre", [4, 2, 6, 1]);
    expect(game.last("advantage")).toMatchObject({ dice: { idf: 4, insurgent: 2 }, first: "insurgent" });
    expect(game.lines).toContain(
      "Advantage: IDF 4; Insurgents 2 + 1 defender + 1 city = 4. The Insurgents fire first.",
    );
  });

  it("A-38 R-75 one less for a disrupted unit in the zone, one more for Kfir in a city", () => {
    const zones = { tyre: ["arm-7 C", "arm-8 C X", "li-900 C", "gue-6 D"] };
    const game = fought({ zones }, "tyre", [5, 2, 1, 6]);
    expect(game.last("advantage")).toMatchObject({ first: "idf" });
    expect(game.last("advantage").modifiers.idf).toEqual([
      { why: "disrupted", by: -1 },
      { why: "kfir", by: 1 },
    ]);
  });

  it("R-75 evading and Kfir outside cities, or in 2006: the disrupted count, Kfir does not", () => {
    const open = fought({ zones: { ayta: ["arm-7 C", "li-900 C", "gue-6 C"] } }, "ayta", [6, 1, 6, 6, 1]);
    expect(open.last("advantage").modifiers.idf).toEqual([]);
    const old = fought(
      { scenario: "lebanon-2006", zones: { tyre: ["arm-7 C", "li-900 C", "gue-6 C"] } },
      "tyre",
      [6, 1, 6, 6, 1],
    );
    expect(old.last("advantage").modifiers.idf).toEqual([]);
  });

  it("R-75 R-122 J-6 add to the die, in an ambush too", () => {
    const game = peaceful({
      options: { chits: "yes" },
      zones: { ayta: ["arm-7 C", "gue-3 D"] },
      hands: { idf: ["J-6", "J-6"], insurgent: ["J-3", "J-6"] },
    });
    enterZone(game, "idf", "ayta").act("insurgent", "ambush").act("idf", "pass");
    game.roll([2, 1, 6, 6], () => both(game, { j6: 2 }, { j6: 0 }));
    // 1 + 1 as the Defender + 2 against 2
    expect(game.last("advantage")).toMatchObject({ attacker: "insurgent", first: "idf" });
    expect([game.table.held, game.table.inPlay]).toEqual([
      { idf: 0, insurgent: 2 }, // one J-6 left, and the bonus
      { idf: [], insurgent: [] },
    ]);
  });

  it("the odds of a seat follow from what it sees", () => {
    const game = peaceful({ zones: { naqoura: ["arm-7 C", "gue-3 D"] }, hands: { insurgent: ["J-3"], idf: ["J-3"] } });
    const chances = (seat: SeatId): number => chancesToFireFirst(game.view(seat), battleOf(game.table));
    enterZone(game, "idf", "naqoura");
    expect([chances("idf"), chances("insurgent")]).toEqual([10, 26]);
    game.act("insurgent", "pass");
    expect(chances("idf")).toBe(10);
  });
});

describe("commitment (W3)", () => {
  const hands = { idf: ["J-3", "J-4", "J-4"], insurgent: ["J-4", "J-4", "J-4"] } as const;
  const begun = (zone: string, units: readonly string[], phasing: "idf" | "insurgent" = "idf") => {
    const game = peaceful({ phasing, zones: { [zone]: units }, hands });
    return enterZone(game, phasing, zone).act(phasing === "idf" ? "insurgent" : "idf", "pass");
  };
  const supported = { support: "j4", cas: "no", targets: "weakest" };

  it("A-39 R-72 in a city the IDF's J-4 needs a CSU that is not disrupted", () => {
    const without = begun("tyre", ["arm-7 C", "gue-6 D"]);
    expect(without.refusal("idf", "commit", supported).code).toBe("malformed"); // it is not asked for
    const broken = begun("tyre", ["arm-7 C", "csu-282 C X", "gue-6 D"]);
    expect(broken.refusal("idf", "commit", supported).code).toBe("malformed");
    begun("tyre", ["arm-7 C", "csu-282 C", "gue-6 D"]).act("idf", "commit", supported);
  });

  it("A-39 R-72 as Defender in a city the IDF may not, even with a CSU", () => {
    const game = begun("tyre", ["arm-7 C", "csu-282 C", "gue-6 C"], "insurgent");
    expect(game.refusal("idf", "commit", supported).code).toBe("malformed");
  });

  it("R-72 in a city a J-4 reaches Hezbollah always, Syrians only as Attackers with a CSU", () => {
    const syrian = (units: readonly string[], attacker: "idf" | "insurgent") => {
      const game = peaceful({
        phasing: attacker,
        options: { syria: "start" },
        zones: { sidon: units },
        hands: { insurgent: ["J-4"], idf: ["J-1"] },
      });
      enterZone(game, attacker, "sidon").act(attacker === "idf" ? "insurgent" : "idf", "pass");
      return game;
    };
    const attacking = syrian(["syr-5 C", "syr-csu C", "arm-7 C"], "insurgent");
    attacking.act("insurgent", "commit", { support: "j4", targets: "weakest" }).pass();
    expect(attacking.last("committed").support.insurgent).toBe("j4");
    const defending = syrian(["syr-5 C", "syr-csu C", "arm-7 C"], "idf");
    expect(defending.refusal("insurgent", "commit", { support: "j4", sam: 0, targets: "weakest" }).code).toBe(
      "malformed",
    );
    const mixed = syrian(["syr-5 C", "gue-1 C", "arm-7 C"], "idf");
    mixed.roll([1, 6, 1, 1, 6, 6, 1], () =>
      mixed.act("insurgent", "commit", { support: "j4", targets: "weakest" }).pass(),
    );
    const [fight] = mixed.events.flatMap((event) => (event.kind === "firefight" ? [event.firefight] : []));
    expect(fight?.rolls.map(({ firer, support }) => [firer, support])).toEqual([
      ["syr-5", 0],
      ["gue-1", 1],
    ]);
  });

  it("R-70 commitments stay sealed until both are in, and are written over by nobody", () => {
    const game = begun("ayta", ["arm-7 C", "gue-6 D"]);
    expect(game.asked).toEqual({ name: "W3", seats: ["idf", "insurgent"], actions: ["commit", "pass-commit"] });
    game.act("idf", "commit", { support: "j4", cas: "yes", targets: "weakest" });
    expect([game.chits("idf"), game.table.inPlay.idf]).toEqual([["J-3", "J-4", "J-4"], []]);
    expect(game.asked.seats).toEqual(["insurgent"]);
    expect(game.events.map(({ kind }) => kind)).not.toContain("committed");
  });

  it("R-70 whoever answers first, the other is asked until it has", () => {
    const game = begun("ayta", ["arm-7 C", "gue-6 D"]);
    game.act("insurgent", "pass-commit");
    expect(game.asked.seats).toEqual(["idf"]);
    game.roll([1, 6, 6, 1], () => game.act("idf", "pass-commit"));
    expect(game.last("committed")).toMatchObject({ support: { idf: null, insurgent: null }, closeAirSupport: false });
  });

  it("A-40 R-74 SAM are fired one at a time until one hits; the rest stay in hand", () => {
    const game = begun("ayta", ["mech-1 C", "gue-6 D"]);
    game.roll([4, 5, 1, 6, 6, 1], () => both(game, { support: "none", cas: "yes" }, { support: "none", sam: 3 }));
    expect(game.last("sam")).toMatchObject({ dice: [4, 5], stopped: true });
    expect([game.chits("idf"), game.chits("insurgent")]).toEqual([["J-4", "J-4"], ["J-4"]]);
    expect(game.lines).toContain("SAM: 4, 5. The close air support is stopped.");
  });

  it("A-40 R-74 without close air support no SAM is spent", () => {
    const game = begun("ayta", ["mech-1 C", "gue-6 D"]);
    game.roll([1, 6, 6, 1], () => both(game, { support: "none", cas: "no" }, { support: "none", sam: 3 }));
    expect(game.chits("insurgent")).toHaveLength(3);
  });

  it("R-144 in 2006 a SAM hits on 6 alone", () => {
    const game = peaceful({ scenario: "lebanon-2006", zones: { ayta: ["mech-1 D", "gue-6 D"] }, hands });
    clash(game, "ayta").act("insurgent", "pass");
    game.roll([5, 6, 1, 6, 6, 1], () => both(game, { support: "none", cas: "yes" }, { support: "none", sam: 3 }));
    expect(game.last("sam")).toMatchObject({ dice: [5, 6], stopped: true });
  });

  it("A-41 R-73 with close air support the best of four dice counts", () => {
    const game = peaceful({ zones: { ayta: ["mech-1 D", "gue-3 D"] }, hands: { idf: ["J-3"] } });
    clash(game, "ayta");
    game.roll([6, 1, 1, 3, 5, 2, 4], () => game.act("idf", "commit", { cas: "yes", targets: "weakest" }));
    expect(game.last("firefight")).toMatchObject({
      firefight: { rolls: [{ dice: [1, 3, 5, 2], total: 8, answer: 7 }] },
    });
    expect(game.unit("gue-3")).toBe("D X");
    expect(game.lines).toContain(
      "1 Golani, best of 1 3 5 2, at Guerrilla 3: 5 + 3 = 8 beats 4 + 3 = 7. Same mode: Guerrilla 3 disrupted.",
    );
  });

  it("R-71 a J-4 adds one to all own units, firing and defending", () => {
    const game = peaceful({ zones: { ayta: ["mech-1 D", "gue-3 D"] }, hands: { insurgent: ["J-4"] } });
    clash(game, "ayta").act("insurgent", "pass");
    game.roll([6, 1, 3, 3, 3, 3], () => game.act("insurgent", "commit", { support: "j4", targets: "weakest" }));
    const rolls = game.events.flatMap((event) => (event.kind === "firefight" ? event.firefight.rolls : []));
    expect(rolls.map(({ total, answer }) => [total, answer])).toEqual([
      [6, 7], // it defends and wins
      [7, 5], // it fires at a disrupted unit
    ]);
  });

  it("the policy of a commitment picks the targets", () => {
    const game = peaceful({ zones: { ayta: ["cav-299 C", "mech-1 C", "gue-3 D"] }, hands: { insurgent: ["J-1"] } });
    clash(game, "ayta").act("insurgent", "pass");
    game.roll([1, 6, 6, 1], () => game.act("insurgent", "commit", { targets: "strongest" }));
    expect(game.last("firefight").firefight.target).toBe("mech-1");
  });
});

describe("9.6 after the battle", () => {
  it("A-72 R-16 R-91 who has the zone alone draws a chit, up to C2", () => {
    const zones = { ayta: ["arm-7 C X R", "gue-3 D"] };
    const four = ["J-1", "J-1", "J-1", "J-2"] as const;
    const game = peaceful({ zones, hands: { insurgent: four } });
    game.roll([1, 6, 6, 1], () => clash(game, "ayta").pass());
    expect(game.last("bonus")).toMatchObject({ seat: "insurgent", why: "alone" });
    expect(game.hand("insurgent").chits).toHaveLength(5);
    expect(game.hand("insurgent").chits.every(({ origin }) => origin === "drawn")).toBe(true);
    expect(game.secrets.idf).toEqual([]);
    const full = peaceful({ zones, hands: { insurgent: [...four, "J-2"] } });
    full.roll([1, 6, 6, 1], () => clash(full, "ayta").pass());
    expect(full.last("bonus")).toMatchObject({ seat: null, why: "full-hand" });
    expect(full.hand("insurgent").chits).toHaveLength(5);
  });

  it("A-73 R-91 the Attacker draws if it controls the zone, nobody if it is contested", () => {
    const won = fought({ zones: { ayta: ["arm-7 C", "gue-3 C"] } }, "ayta", [6, 1, 6, 1]);
    expect(won.last("bonus")).toMatchObject({ seat: "idf", why: "controls" });
    const even = fought({ zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C", "gue-4 C"] } }, "ayta", [6, 1, 6, 1, 1, 6]);
    expect([even.unit("arm-8"), even.unit("gue-3")]).toEqual(["C X", "C X"]);
    expect(even.last("bonus")).toMatchObject({ seat: null, why: "contested" });
  });

  it("R-18 chits of the battle go back before the bonus, those of the move stay in play", () => {
    const game = peaceful({
      zones: { ayta: ["arm-7 C", "gue-3 D"] },
      hands: { idf: ["J-4", "J-3"], insurgent: ["J-1"] },
    });
    game.change(({ table, hands }) => {
      hands.idf?.chits.splice(0, 1);
      table.held.idf = 1;
      table.inPlay.idf = ["J-3"];
    });
    enterZone(game, "idf", "ayta").act("insurgent", "pass");
    game.roll([6, 1, 6, 6], () => game.act("idf", "commit", { support: "j4", targets: "weakest" }).pass());
    expect(game.table.inPlay).toEqual({ idf: ["J-3"], insurgent: [] });
  });

  it("marks the map with what was lost", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "mil-1 C"] } }, "ayta", [6, 1, 6, 1]);
    expect(newsOf(game.table)).toEqual([
      { kind: "control", zone: "ayta", was: "contested" },
      { kind: "fought", zone: "ayta", ambush: false, lost: { idf: 0, insurgent: 1 } },
    ]);
  });

  it("R-69 who fought is known to both until the end of the turn", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 D", "gue-4 D"] } }, "ayta", [6, 1, 6, 1, 6, 1]);
    expect(Object.keys(game.hand("idf").known).toSorted()).toEqual(["gue-3", "gue-4"]);
    expect(Object.keys(game.hand("insurgent").known).toSorted()).toEqual(["arm-7", "arm-8"]);
  });
});

describe("10.1 collateral damage", () => {
  it("R-89 the card is drawn once the battle is over, and the glossary says so", () => {
    const game = lebanon({ zones: { ayta: ["mech-1 D", "gue-3 D"] } });
    game.roll([6, 1, 3, 3], () => clash(game, "ayta").pass());
    const kinds = game.events.map(({ kind }) => kind);
    expect(kinds.indexOf("over")).toBeGreaterThanOrEqual(0);
    expect(kinds.indexOf("effect")).toBeGreaterThan(kinds.indexOf("over"));
    expect(glossary(book.content).find(({ term }) => term === "Collateral damage")?.text).toContain("battle is over");
  });
});

describe("a whole battle", () => {
  it("A-86 R-66 R-150 with both sides' support, SAM, close air support and rockets", () => {
    const game = peaceful({
      options: { battles: "steps" },
      boxes: { "hq-162": { zone: "bint-jbeil", units: ["arm-401 C", "mech-1 C", "csu-215 C"] } },
      zones: { "bint-jbeil": ["gue-3 D", "gue-4 C", "sr-2 C"] },
      hands: { idf: ["J-3", "J-4"], insurgent: ["J-4", "J-4"] },
    });
    enterZone(game, "idf", "bint-jbeil").act("insurgent", "pass");
    game.roll([3, 6, 2, 2, 5, 1, 4, 6, 4, 5], () => {
      both(game, { support: "j4", cas: "yes" }, { support: "j4", sam: 1 });
      // 1 Golani has no target: Guerrilla 3 is dispersed, and blocks Guerrilla 4 and the rockets
      game.act("idf", "fire-plan", { shots: [shot("arm-401", "gue-4", { supports: ["csu-215"], cas: "yes" })] });
      game.act("insurgent", "fire-plan", { shots: [shot("gue-3", "mech-1", { supports: ["sr-2"] })] });
    });
    expect(game.lines.slice(1)).toEqual([
      "The IDF plays J-4 in support and J-3 for close air support; the Insurgents play J-4 in support.",
      "SAM: 3. The close air support comes through.",
      "Advantage: IDF 6; Insurgents 2 + 1 defender = 3. The IDF fires first.",
      "401 Iron Tracks with CSU 215, best of 2 5 1 4, at Guerrilla 4: 5 + 6 + 1 + (3 + 1) = 16 beats 6 + 2 + 1 = 9. Same mode: Guerrilla 4 disrupted.",
      "Guerrilla 3 with SR Rocket 2 at 1 Golani: 4 + 3 + 1 + (1 + 1) = 10 beats 5 + 3 + 1 = 9. Different modes: 1 Golani disrupted and reduced. SR Rocket 2: fired.",
      "**The battle in Bint Jbeil is over**: the IDF lost 0, the Insurgents 0. No tie, no Cascading Effect.",
      "Bint Jbeil: no bonus chit, neither side holds it alone.",
    ]);
    expect([game.unit("gue-4"), game.unit("mech-1"), game.unit("sr-2")]).toEqual(["C X", "C X R", "C F"]);
    expect([game.group("mech-1"), game.group("arm-401")]).toEqual([expect.stringMatching(/^i/), "hq-162"]);
    expect([causes, game.chits("idf"), game.chits("insurgent"), game.table.inPlay]).toEqual([
      [],
      [],
      [],
      { idf: [], insurgent: [] },
    ]);
  });

  it("has a line for everything that happens", () => {
    const game = peaceful({
      zones: { naqoura: ["sof-1 C", "arm-7 C", "mil-1 D", "gue-1 D", "gue-2 C"] },
      hands: { insurgent: ["J-2"] },
    });
    enterZone(game, "idf", "naqoura");
    game.roll([1, 6, 1, 5, 5], () => game.act("insurgent", "evade", { n: 1, first: "support" }).pass());
    expect(game.lines.length).toBe(game.events.length);
    for (const line of game.lines) expect(line).toMatch(/^[*A-Z0-9].*[.]$/);
  });
});
