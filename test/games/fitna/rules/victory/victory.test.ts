import { describe, expect, it } from "vitest";
import type { Holder, SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import type { Expression } from "../../../../../src/games/fitna/content/victory-types.ts";
import { levelsByPoints, pointsOf, worthOf } from "../../../../../src/games/fitna/rules/victory/course.ts";
import type { Level } from "../../../../../src/games/fitna/rules/victory/events.ts";
import type { IsSupplied } from "../../../../../src/games/fitna/rules/victory/holding.ts";
import { isTrue, levelOfGroup, levelsOf, onePersonEach } from "../../../../../src/games/fitna/rules/victory/levels.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { atStart } from "../setup/builder.ts";

const everywhere: IsSupplied = () => true;

/** The game with these spaces in these hands. */
function holding(game: Game, spaces: { readonly [side in Holder]?: readonly string[] }): Game {
  for (const [side, ids] of Object.entries(spaces) as [Holder, readonly string[]][]) // keys of a record by side
    for (const id of ids) game.state.table.control[id] = side;
  return game;
}

const check = (game: Game, seat: SeatId, condition: Expression, isSupplied = everywhere): boolean =>
  isTrue(game, seat, condition, isSupplied);

describe("conditions", () => {
  it("R-200 ctl is all of the spaces, and held by the seat itself", () => {
    const game = atStart("10");
    expect(check(game, "SYR", { kind: "ctl", spaces: ["damascus", "homs"] })).toBe(true);
    expect(check(game, "SYR", { kind: "ctl", spaces: ["damascus", "latakia"] })).toBe(false);
  });

  it("R-200 fctl and fany count what a friend holds, any does not", () => {
    const game = atStart("10");
    expect(game.state.table.control.latakia).toBe("RUS");
    expect(check(game, "SYR", { kind: "fctl", spaces: ["damascus", "latakia"] })).toBe(true);
    expect(check(game, "RUS", { kind: "fctl", spaces: ["beirut"] })).toBe(false);
    const spaces = ["damascus", "latakia", "beirut", "idlib"];
    expect(check(game, "SYR", { kind: "any", least: 2, spaces })).toBe(false);
    expect(check(game, "SYR", { kind: "fany", least: 3, spaces })).toBe(true);
    expect(check(game, "SYR", { kind: "fany", least: 4, spaces })).toBe(false);
  });

  it("R-200 cnt is spaces of a country that the seat holds", () => {
    const game = atStart("10");
    expect(check(game, "TUR", { kind: "cnt", country: "SYR", least: 7 })).toBe(true);
    expect(check(game, "TUR", { kind: "cnt", country: "SYR", least: 8 })).toBe(false);
    expect(check(game, "TUR", { kind: "cnt", country: "TUR", least: 9 })).toBe(true);
  });

  it("R-200 isIn is spaces of a country that IS holds, at most", () => {
    const game = atStart("4");
    expect(check(game, "IRQ", { kind: "isIn", country: "IRQ", most: 5 })).toBe(true);
    expect(check(game, "IRQ", { kind: "isIn", country: "IRQ", most: 4 })).toBe(false);
  });

  it("R-200 kurd is spaces with a Kurdish symbol that the Kurds' seat holds", () => {
    const game = atStart("7");
    expect(check(game, "KUR", { kind: "kurd", least: 16 })).toBe(true);
    expect(check(game, "KUR", { kind: "kurd", least: 17 })).toBe(false);
  });

  it("R-200 ten is tension at most", () => {
    const game = atStart("10");
    expect(check(game, "RUS", { kind: "ten", most: 4 })).toBe(true);
    expect(check(game, "RUS", { kind: "ten", most: 3 })).toBe(false);
  });

  it("R-200 R-004 out is units of a nation in Force Pools, batches to come included, or removed", () => {
    const game = atStart("9");
    const out = (least: number) => check(game, "ISR", { kind: "out", nation: "HZL", least });
    expect([out(1), out(2)]).toEqual([true, false]);
    const { table } = game.state;
    table.removed.push("hzl-1");
    table.pools.SYR?.destroyed.push("hzl-2");
    table.pools.SYR?.waiting.push("hzl-3");
    expect([out(4), out(5)]).toEqual([true, false]);
  });

  it("R-200 none is no unit of these nations there, whoever commands it", () => {
    const none = (nation: "SHI" | "SYR", space: string) =>
      check(atStart("10"), "ISR", { kind: "none", nations: [nation, "HZI"], spaces: ["quneitra", space] });
    expect([none("SHI", "maarat"), none("SHI", "damascus"), none("SYR", "damascus")]).toEqual([false, true, false]);
  });

  it("R-200 & is all of the parts, | one of them", () => {
    const yes: Expression = { kind: "ten", most: 10 };
    const no: Expression = { kind: "ten", most: 0 };
    const both = (kind: "and" | "or", of: Expression[]) => check(atStart("1"), "SYR", { kind, of });
    expect([both("and", [yes, yes]), both("and", [yes, no])]).toEqual([true, false]);
    expect([both("or", [no, yes]), both("or", [no, no])]).toEqual([true, false]);
  });
});

describe("corridors", () => {
  const iran: Expression = { kind: "corr", from: "IRN", to: "mediterranean" };
  const saudi: Expression = { kind: "corr", from: "SAU", to: "TUR" };
  /** A line of held spaces from Saudi Arabia to the border of Turkey. */
  const north = [
    "nukhayb",
    "ramadi",
    "hit",
    "haditha",
    "al-qaim",
    "abu-kamal",
    "mayadin",
    "shaddadi",
    "hasakah",
    "qamishli",
  ];

  it("R-209 run over spaces of the seat and its friends to the sea", () => {
    expect(check(atStart("10"), "IRN", iran)).toBe(true);
    expect(check(atStart("10"), "ISR", iran)).toBe(false);
  });

  it("R-209 are cut by what an enemy holds", () => {
    const cut = ["deir-ez-zor", "abu-kamal", "palmyra", "sukhnah", "al-tanf"];
    expect(check(holding(atStart("10"), { TUR: cut }), "IRN", iran)).toBe(false);
  });

  it("R-209 are cut where its main nation is out of supply", () => {
    const cut = ["deir-ez-zor", "abu-kamal", "palmyra", "al-tanf"];
    expect(check(atStart("10"), "IRN", iran, (nation, space) => nation === "IRN" && !cut.includes(space))).toBe(false);
    expect(check(atStart("10"), "IRN", iran, (nation) => nation !== "IRN")).toBe(false);
  });

  it("R-209 end at no Turkish coast", () => {
    const game = atStart("11");
    const { control } = game.state.table;
    for (const space of game.edition.coasts.mediterranean) control[space] = "ISR";
    holding(game, { SYR: ["antakya", "palmyra", "idlib", "jisr"] });
    expect(check(game, "IRN", iran)).toBe(false);
    expect(check(holding(game, { SYR: ["latakia"] }), "IRN", iran)).toBe(true);
  });

  it("R-209 from Saudi Arabia end next to Turkey, which need not be held", () => {
    expect(check(atStart("11"), "SAU", saudi)).toBe(false);
    expect(check(holding(atStart("11"), { SAU: north }), "SAU", saudi)).toBe(true);
    expect(check(holding(atStart("11"), { SAU: north.slice(0, -1) }), "SAU", saudi)).toBe(false);
  });
});

describe("levels", () => {
  it("31.0 are these at the start of the scenarios", () => {
    const won = (edition: "2020" | "2018", level: Level) =>
      Array.from({ length: edition === "2020" ? 11 : 10 }, (_, i) => atStart(String(i + 1), { edition })).flatMap(
        (game) =>
          game.scenario.victory
            .filter((line) => check(game, line.seat, line[level]))
            .map(({ seat }) => `${game.scenario.id}:${seat}`),
      );
    const upTo8 = ["1:TUR", "1:SYR", "2:SYR", "2:TUR", "3:SYR", "3:TUR", "5:COA", "6:SYR", "7:KUR", "8:IRN"];
    const later = ["9:ISR", "9:SYR", "10:SYR", "10:IRN", "10:RUS", "11:IRN", "11:SYR", "11:RUS"];
    expect(won("2020", "minor")).toEqual([...upTo8, ...later]);
    const in2018 = ["9:SYR", "9:IRN", "9:RUS", "10:IRN", "10:ISR", "10:SYR", "10:RUS"];
    expect(won("2018", "minor")).toEqual([...upTo8, ...in2018]);
    for (const edition of ["2020", "2018"] as const)
      expect([won(edition, "major"), won(edition, "decisive")]).toEqual([["7:KUR"], []]);
  });

  it("R-200 the highest whose condition is true counts; none is no victory", () => {
    expect(levels(atStart("7"))).toEqual({ KUR: "major", TUR: null, IRQ: null, SYR: null });
    expect(levels(holding(atStart("7"), { KUR: ["mosul"] })).KUR).toBe("decisive");
  });

  it("R-201 several seats may win", () => {
    const all = levels(atStart("10"));
    expect(all).toEqual({ ISR: null, SYR: "minor", TUR: null, IRN: "minor", RUS: "minor" });
  });

  it("AE-59 R-200 TUR with Idlib, Daraa, Raqqa and Hama has a minor victory, SYR none", () => {
    const game = holding(atStart("1"), { TUR: ["idlib", "daraa", "raqqa", "hama"] });
    expect(levels(game)).toEqual({ TUR: "minor", SYR: null });
  });

  it("AE-09 R-206 a group with a minor and a decisive victory has a minor one", () => {
    const game = holding(atStart("2", { fewer: true }), {
      IRQ: ["tikrit", "baiji", "fallujah", "mosul"],
      SYR: ["idlib", "raqqa"],
    });
    const all = levels(game);
    expect(all).toEqual({ IRQ: "minor", SYR: "decisive", TUR: "minor" });
    const [allies, rebels] = game.scenario.groups;
    expect([levelOfGroup(all, allies), levelOfGroup(all, rebels)]).toEqual(["minor", "minor"]);
    expect(levelOfGroup({ IRQ: null, SYR: "decisive" }, ["IRQ", "SYR"])).toBeNull();
  });

  /** What Iraq asks for in Syria, and Syria does not need. */
  const OVER_THE_BORDER = ["abu-kamal", "mayadin", "hasakah", "qamishli"];

  /** Scenario 3 with everything that SYR and IRQ need. */
  const bothDecisive = (edition: "2020" | "2018") => {
    const game = atStart("3", { edition, fewer: true });
    const { countries } = game.edition;
    return holding(game, { SYR: countries.SYR.spaces, IRQ: [...countries.IRQ.spaces, ...OVER_THE_BORDER] });
  };

  it("AE-78 R-213 D-64 two people may both have a decisive victory, in 2018 each has the level below", () => {
    expect(levels(bothDecisive("2020"))).toEqual({ SYR: "decisive", TUR: "minor", IRQ: "decisive" });
    expect(levels(bothDecisive("2018"))).toEqual({ SYR: "major", TUR: "minor", IRQ: "major" });
  });

  it("AE-78 R-213 one person who plays both has it in 2018 too", () => {
    const game = bothDecisive("2018");
    const all = levelsOf(game, game.scenario.groups, everywhere);
    expect([all.SYR, all.IRQ, levelOfGroup(all, ["SYR", "IRQ"])]).toEqual(["decisive", "decisive", "decisive"]);
  });

  const levels = (game: Game) => levelsOf(game, onePersonEach(game), everywhere);
});

describe("victory points", () => {
  const points = (game: Game) => pointsOf(game, everywhere);

  it("AE-08 R-207 Mosul is worth 3, Karbala 4, Kirkuk 2, Damascus 3 and Samarra 1", () => {
    const worth = ["mosul", "karbala", "kirkuk", "damascus", "samarra"].map((id) => worthOf(atStart("1"), id));
    expect(worth).toEqual([3, 4, 2, 3, 1]);
  });

  it("AE-60 R-207 R-210 SYR has 38 at the start of scenario 1, TUR 7, and the lead of 31 is decisive", () => {
    const game = atStart("1");
    expect(points(game)).toEqual({ SYR: 38, TUR: 7 });
    expect(levelsByPoints(game, { SYR: 38, TUR: 7 }, onePersonEach(game))).toEqual({ SYR: "decisive", TUR: null });
  });

  it("AE-61 R-208 a corridor to the Mediterranean is 10 for IRN, one from Saudi Arabia to Turkey 10 for SAU", () => {
    const without = pointsOf(atStart("11"), () => false);
    const game = atStart("11");
    const open = points(game);
    expect((open?.IRN ?? 0) - (without?.IRN ?? 0)).toBe(10);
    expect(open?.SAU).toBe(without?.SAU);
  });

  it("R-207 the struggle for Kurdish independence is not played for points", () => {
    expect(points(atStart("7"))).toBeNull();
  });

  it("R-207 D-59 a seat's own country counts for SYR and IRQ, for others in 2018 alone", () => {
    const turkish = (edition: "2020" | "2018") => {
      const game = atStart("6", { edition });
      return pointsOf({ ...game, scenario: { ...game.scenario, area: ["TUR"] } }, everywhere)?.TUR;
    };
    expect([turkish("2020"), turkish("2018")]).toEqual([0, 15]);
    const { IRQ = 0, SYR = 0 } = points(atStart("6")) ?? {};
    expect([IRQ > 30, SYR > 20]).toEqual([true, true]);
  });

  it.each([
    [4, null],
    [5, "minor"],
    [9, "minor"],
    [10, "major"],
    [14, "major"],
    [15, "decisive"],
  ])("R-210 Q-66 a lead of %i is %s", (lead, level) => {
    const game = atStart("4");
    const all = levelsByPoints(game, { IRQ: 10 + lead, SYR: 10, TUR: 3 }, onePersonEach(game));
    expect(all).toEqual({ IRQ: level, SYR: null, TUR: null });
  });

  it("R-210 R-206 the points of a person's seats are added, and the sums compared", () => {
    const game = atStart("4");
    const { groups } = game.scenario;
    expect(groups).toEqual([["IRQ", "SYR"], ["TUR"]]);
    const lead = (own: number) => levelsByPoints(game, { IRQ: own, SYR: 2, TUR: 20 }, groups);
    expect(lead(23)).toEqual({ IRQ: "minor", SYR: "minor", TUR: null });
    expect(lead(22)).toEqual({ IRQ: null, SYR: null, TUR: null });
    expect(lead(0)).toEqual({ IRQ: null, SYR: null, TUR: "decisive" });
  });
});
