import { describe, expect, it } from "vitest";
import { inputFor, type Params } from "#engine";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { startingPiles } from "../../../../../src/games/fitna/rules/cards/piles.ts";
import { deckFaults } from "../../../../../src/games/fitna/rules/cards/whole-deck.ts";
import { unitFaults } from "../../../../../src/games/fitna/rules/pieces/all-units.ts";
import { strengthOf, unitOf } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { content } from "../../packs.ts";
import { atStart, dice, everyGame } from "./builder.ts";

describe("every scenario at its start", () => {
  it.each(everyGame)("invariants 1 and 5 hold in $title", ({ scenario, edition, fewer }) => {
    const game = atStart(scenario, { edition, fewer });
    expect(unitFaults(game)).toEqual([]);
    expect(deckFaults(game)).toEqual([]);
  });

  it.each(everyGame)(
    "invariant 4: R-043 who stands in a space of $title holds it, or a friend does who stands there too",
    (one) => {
      const { state } = atStart(one.scenario, one);
      const strange = Object.entries(state.table.stacks).filter(
        ([space, sides]) => !Object.keys(sides).includes(state.table.control[space] ?? "nobody"),
      );
      expect(strange).toEqual([]);
    },
  );

  it.each(everyGame)("invariant 15: R-156 and R-170 all IS counters and no more than 20 Kurds are in $title", (one) => {
    const game = atStart(one.scenario, one);
    const { table, box } = game.state;
    const faceDown = [...Object.values(box.is).flat(), ...box.isPool];
    expect([0, 24]).toContain(faceDown.length);
    expect(faceDown).not.toContain("is-ab");
    expect(Object.keys(table.kurds).length).toBeLessThanOrEqual(20);
  });

  it.each(everyGame)("R-005 nobody has cards, moved or lost anything in $title", (one) => {
    const { table, hands, box } = atStart(one.scenario, one).state;
    expect([table.turn, table.phase, table.active, table.plan]).toEqual([0, "set-up", null, null]);
    expect([table.removed, table.once, table.reached, table.lasting]).toEqual([[], [], [], []]);
    expect(Object.values(hands).flatMap(({ cards, moved }) => [...cards, ...moved])).toEqual([]);
    expect(box.discards).toEqual({ assets: [], events: [] });
  });
});

describe("what a host chooses", () => {
  it("D-05 is the edition first, then one of its scenarios", () => {
    const offered = (name: string, said: Params) => {
      const question = inputFor(rules.options, { content }, said, rules.defaults, name);
      return question?.kind === "pick" ? question.options.map(({ value }) => value) : [];
    };
    expect(offered("edition", {})).toEqual(["2020", "2018"]);
    expect(offered("scenario", { edition: "2020" })).toHaveLength(11);
    expect(offered("scenario", { edition: "2018" })).toHaveLength(10);
  });
});

describe("the set-up", () => {
  it("R-044 R-061 of scenario 1 has its order, tension, Jokers and control", () => {
    const { table } = atStart("1").state;
    expect([table.order, table.tension]).toEqual([["TUR", "SYR"], 2]);
    expect(table.jokers).toEqual({ TUR: 1, SYR: 1 });
    expect(table.specialJokers).toEqual({ TUR: [], SYR: [] });
    expect(["idlib", "damascus", "afrin", "tripoli", "beirut"].map((id) => table.control[id])).toEqual([
      "TUR",
      "SYR",
      "PYD",
      "TUR",
      "SYR",
    ]);
    expect(table.control.baghdad).toBeUndefined();
    expect(table.entrenched).toEqual(["damascus", "aleppo", "idlib", "east-ghouta"]);
  });

  it("R-010 D-10 two Jokers a seat come with scenario 9, and its Special Jokers", () => {
    const { table } = atStart("9").state;
    expect(table.jokers).toEqual({ ISR: 2, SYR: 2 });
    expect(table.specialJokers).toEqual({ ISR: ["sj-isr"], SYR: ["sj-hzb"] });
  });

  it("D-10 D-04 one Joker a seat and no Hezbollah rockets in 2018", () => {
    expect(atStart("5", { edition: "2018" }).state.table.jokers).toEqual({ IRQ: 1, COA: 1 });
    expect(atStart("9", { edition: "2018" }).state.table.specialJokers.IRN).toEqual(["sj-irn"]);
  });

  it("R-004 shows the top counter and the height of each stack, and the seat has all of it", () => {
    const { table, hands } = atStart("1").state;
    expect(table.stacks.damascus).toEqual({ SYR: { top: { unit: "syr-rg" }, size: 3 } });
    expect(hands.SYR?.stacks.damascus).toEqual(["syr-rg", "syr-4a", "syr-m1"]);
    expect(hands.SYR?.units["syr-4a"]).toEqual({ space: "damascus" });
    expect(hands.TUR?.units["syr-4a"]).toBeUndefined();
  });

  it("R-052 gives units to who commands them, though another's line lists them", () => {
    const { hands, table } = atStart("2").state;
    expect(hands.IRN?.stacks.qalamoun).toEqual(["hzl-1", "hzl-2"]);
    expect(hands.SYR?.stacks.qalamoun).toBeUndefined();
    expect(table.stacks.qalamoun).toEqual({ IRN: { top: { unit: "hzl-1" }, size: 2 } });
  });

  it("R-041 has the stacks of friends side by side", () => {
    expect(atStart("10").state.table.stacks.latakia).toEqual({
      SYR: { top: { unit: "syr-14s" }, size: 1 },
      RUS: { top: { unit: "rus-810" }, size: 1 },
    });
  });

  it("R-170 leaves Kurds without a seat to their factions", () => {
    const { table, hands } = atStart("2").state;
    expect(table.kurds["pyd-1"]).toEqual({ space: "kobani" });
    expect(table.stacks.kobani).toEqual({ PYD: { top: { unit: "pyd-g2" }, size: 2 } });
    expect([table.pools.KDP?.destroyed, table.pools.PYD?.destroyed]).toEqual([["kdp-4"], ["pyd-3"]]);
    expect([table.pools.PKK?.destroyed, table.pools.KUR]).toEqual([[], undefined]);
    expect(hands.KUR).toBeUndefined();
  });

  it("R-170 gives the Kurds of scenario 7 to their seat", () => {
    const { table, hands } = atStart("7").state;
    expect(table.kurds).toEqual({});
    expect(hands.KUR?.stacks.sirnak).toEqual(["pkk-g3", "pkk-1"]);
    expect(table.pools.KUR?.batches).toEqual([["kdp-4"], ["pkk-g5"]]);
    expect([table.pools.KDP, table.control.kirkuk]).toEqual([undefined, "KUR"]);
  });

  it("R-177 D-51 has the rebels of the PKK in scenario 3, in 2018 none", () => {
    const rebels = (edition: "2020" | "2018") =>
      Object.keys(atStart("3", { edition }).state.table.kurds).filter((id) => id.startsWith("pkk"));
    expect([rebels("2020").sort(), rebels("2018")]).toEqual([["pkk-1", "pkk-2", "pkk-g1", "pkk-g2", "pkk-g3"], []]);
  });

  it("R-156 draws IS face down, its leader face up", () => {
    const { table, box } = atStart("2").state;
    expect(table.leader).toEqual({ space: "raqqa" });
    expect(box.is.mosul).toHaveLength(3);
    expect(box.is.raqqa).toHaveLength(2);
    expect(table.stacks.mosul).toEqual({ IS: { top: null, size: 3 } });
    expect(table.stacks.raqqa).toEqual({ IS: { top: null, size: 3 } });
    expect([table.isPool, box.isPool.length]).toEqual([4, 4]);
  });

  it("R-156 leaves the leader in the pool where the scenario has him there", () => {
    const { table, box } = atStart("6").state;
    expect([table.leader, table.isPool]).toEqual([null, 21]);
    expect(Object.keys(box.is).sort()).toEqual(["rutba", "sukhnah"]);
  });

  it("R-156 has no IS where it does not play", () => {
    const { table, box } = atStart("5").state;
    expect([table.leader, table.isPool, box.is, box.isPool]).toEqual([null, 0, {}, []]);
  });

  it("R-156 draws other counters with other dice, the same with the same", () => {
    const drawn = (seed: number) => atStart("2", { seed }).state.box.is;
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  it("R-087 R-088 R-151 has batches in their order, destroyed units and the pool of coups", () => {
    const { table } = atStart("2").state;
    expect(table.pools.IRQ).toEqual({
      batches: [
        ["irq-11i", "shi-3", "shi-4"],
        ["irq-34a", "irq-6m"],
        ["irq-15i", "shi-5"],
      ],
      waiting: [],
      destroyed: ["irq-2i", "irq-3i", "irq-12i"],
    });
    expect(table.coupPool).toHaveLength(12);
  });

  it("2.3 without Iran its units are not there but those that join Iraq and Syria", () => {
    const { state, scenario } = atStart("2", { fewer: true });
    expect(state.table.order).toEqual(["IRQ", "SYR", "TUR"]);
    expect(state.table.pools.IRQ?.batches[1]).toEqual(["irq-34a", "irq-6m", "irn-q", "hzi-1", "hzi-2"]);
    expect(state.hands.SYR?.stacks.qalamoun).toEqual(["hzl-1", "hzl-2"]);
    expect([state.hands.IRN, state.table.control.urmia, state.table.pools.IRN]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(scenario.closed.countries).toContain("IRN");
    expect(scenario.transit).toContainEqual({ seat: "SYR", through: ["IRN"] });
    expect([scenario.friends, scenario.victory.map(({ seat }) => seat)]).toEqual([[], ["IRQ", "SYR", "TUR"]]);
    expect(scenario.groups).toEqual([["IRQ", "SYR"], ["TUR"]]);
  });

  it("2.3 a scenario that nobody can be left out of is played by all", () => {
    expect(atStart("1", { fewer: true }).state).toEqual(atStart("1").state);
  });

  it("Q-02 has what stands in South Litani in Sidon in 2018", () => {
    const { table, hands } = atStart("10", { edition: "2018" }).state;
    expect(hands.IRN?.stacks.sidon).toEqual(["hzl-1", "hzl-2", "hzl-3"]);
    expect([table.entrenched.includes("sidon"), table.control.sidon]).toEqual([true, "IRN"]);
  });

  it("R-002 places every unit at full strength", () => {
    const game = atStart("1");
    const { units } = game.state.hands.SYR ?? {};
    const [id, placed] = Object.entries(units ?? {}).find(([unit]) => unit === "syr-1a") ?? [];
    expect(id && placed && strengthOf(unitOf(game, id), placed)).toEqual({ attack: 6, defence: 6 });
  });
});

describe("the set-up's piles", () => {
  const cardsOf = (scenario: string, edition: "2020" | "2018" = "2020") => {
    const { box, table } = atStart(scenario, { edition }).state;
    return { ...box.piles, highTension: box.highTension, out: table.cardsOut, seen: table.piles };
  };

  it("R-006 R-007 lack the cards that the scenario takes out and those of High Tension", () => {
    const { assets, events, highTension, out, seen } = cardsOf("1");
    expect(out).toEqual([27, 50, 51, 52, 53, 68, 75, 95]);
    expect([...assets, ...events].filter((card) => out.includes(card))).toEqual([]);
    expect([...highTension].sort((a, b) => a - b)).toEqual([
      31, 32, 33, 34, 35, 36, 82, 83, 84, 85, 86, 87, 88, 89, 90,
    ]);
    expect([assets.length, events.length, seen]).toEqual([31, 41, { assets: 31, events: 41 }]);
  });

  it("R-006 a High Tension card that is taken out is not set aside either", () => {
    const { highTension, out } = cardsOf("6");
    expect([highTension.includes(88), out]).toEqual([false, [88]]);
  });

  it("D-02 have the 90 cards of 2018", () => {
    const { assets, events, highTension, out } = cardsOf("2", "2018");
    expect([assets.length + events.length, highTension.length, out]).toEqual([75, 15, []]);
  });

  it("R-007 have those of High Tension where a scenario starts at 5", () => {
    const { assets, highTension } = startsAt(5);
    expect([assets.length, highTension]).toEqual([37, []]);
    expect(startsAt(4).highTension).toHaveLength(15);
  });

  const startsAt = (tension: number) => {
    const { edition, scenario } = atStart("1");
    const { piles, highTension } = startingPiles({ edition, scenario: { ...scenario, tension } }, dice());
    return { ...piles, highTension };
  };

  it("R-011 lie in an order of the dice", () => {
    const order = (seed: number) => atStart("1", { seed }).state.box.piles.events;
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
    expect(order(1)).not.toEqual([...order(1)].sort((a, b) => a - b));
  });
});
