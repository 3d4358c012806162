import { describe, expect, it } from "vitest";
import { EDITIONS } from "../../../src/games/fitna/content/sides.ts";
import { whyNoAttackBan, whyNoStrike } from "../../../src/games/fitna/map/bans.ts";
import { fitna } from "./builder.ts";

const AE01 = { mosul: { IRQ: ["irq-1m", "irq-5i", "irq-9a"] }, dahuk: { TUR: ["tur-66m"] } };

describe("an offensive without cards", () => {
  it("AE-15 EX: each side loses a step, the attackers stay", () => {
    const game = fitna({ seat: "SYR" });
    game.roll([4], () => game.attack("hama", "maarat", ["syr-10m"]));
    expect(game.asked).toMatchObject({ name: "settling", seats: ["TUR"], actions: ["take-losses", "as-usual"] });
    game.act("TUR", "take-losses", { steps: "sun-1" });
    expect([game.unit("syr-10m"), game.unit("sun-1"), game.unit("fsa-5")]).toEqual(["hama R", "maarat R", "maarat"]);
    expect(game.last("rolled")).toMatchObject({ die: 4, result: "EX", odds: { difference: -2, column: 2 } });
    expect(game.table.control.maarat).toBe("TUR");
    expect(game.table.plan?.offensives).toBe(2);
    expect(game.asked).toMatchObject({ seats: ["SYR"], actions: ["attack", "end-offensives"] });
  });

  it.each(EDITIONS)("AE-12, AE-13 DR at East Ghouta (%s)", (edition) => {
    const isolated = { TUR: ["sham-3 I", "fsa-8 I"] };
    const game = fitna({ seat: "SYR", edition, units: { "east-ghouta": isolated } });
    game.roll([4], () => game.attack("damascus", "east-ghouta", ["syr-rg", "syr-4a"]));
    expect(game.last("rolled")).toMatchObject({ result: "DR", odds: { difference: 8, net: 0 } });
    game.act("TUR", "take-losses", { steps: "sham-3" });
    expect(game.in("east-ghouta")).toEqual(["syr-4a", "syr-rg"]);
    expect(game.table.control["east-ghouta"]).toBe("SYR");
    expect(game.table.entrenched).not.toContain("east-ghouta");
    expect(game.in("al-tanf")).toEqual(edition === "2020" ? ["fsa-8", "sham-3 R"] : []);
    expect(game.table.control["al-tanf"]).toBe(edition === "2020" ? "TUR" : "SYR");
    if (edition === "2018") expect(game.table.pools.TUR?.destroyed).toEqual(["fsa-8", "sham-3"]);
  });

  it("AE-14 in 2018 the armour may go on to Al-Tanf", () => {
    const isolated = { TUR: ["sham-3 I", "fsa-8 I"] };
    const game = fitna({ seat: "SYR", edition: "2018", units: { "east-ghouta": isolated } });
    game.roll([4], () => game.attack("damascus", "east-ghouta", ["syr-rg", "syr-4a"]));
    game.act("TUR", "take-losses", { steps: "sham-3" });
    expect(game.asked).toMatchObject({ seats: ["SYR"], actions: ["exploit", "stay"] });
    expect(game.refusal("SYR", "exploit", { way: "syr-rg>al-tanf" }).code).toBe("not-a-choice");
    game.act("SYR", "exploit", { way: "syr-4a>al-tanf" });
    expect(game.unit("syr-4a")).toBe("al-tanf");
  });

  it.each(EDITIONS)("AE-01, AE-02 three units attack Dahuk with Close Air Support (%s)", (edition) => {
    const game = fitna({ scenario: "2", edition, seat: "IRQ", units: AE01, hands: { IRQ: [1] } });
    game.attack("mosul", "dahuk", ["irq-1m", "irq-5i", "irq-9a"], "ask");
    game.roll([3], () => game.act("IRQ", "play-assets", { cards: ["1"] }));
    const result = edition === "2020" ? "DR*" : "DS";
    expect(game.last("rolled")).toMatchObject({ result, odds: { difference: 15, net: 2, column: 9 } });
    expect(game.unit("tur-66m")).toBeNull();
    if (edition === "2020") game.act("IRQ", "take-losses", { steps: "irq-5i" });
    const lossy = edition === "2020" ? "irq-5i R" : "irq-5i";
    expect(game.in("dahuk")).toEqual(["irq-1m", lossy, "irq-9a"]);
    expect(game.asked).toMatchObject({ seats: ["IRQ"], actions: ["exploit", "stay"] });
    game.act("IRQ", "stay");
    expect(game.table.plan?.offensives).toBe(2);
  });
});

describe("R-055, R-056 bans", () => {
  const ban = (
    edition: "2020" | "2018",
    nation: "RUS" | "ISR" | "TUR" | "USA",
    target: string,
    foe: typeof nation,
    once: string[] = [],
  ) => {
    const { game } = fitna({ scenario: edition === "2020" ? "10" : "9", edition, seat: "ISR" });
    game.state.table.once = once;
    const author = { side: "SYR", nations: [nation] } as const;
    const why = whyNoAttackBan(game, author, target, [foe]);
    expect(whyNoStrike(game, author, target, [foe])?.rule).toBe(why?.rule);
    return why !== null;
  };

  it("AE-53 Israel and the Russians", () => {
    expect(ban("2020", "ISR", "damascus", "RUS")).toBe(true);
    expect(ban("2020", "ISR", "damascus", "RUS", ["russia-has-hit-israelis"])).toBe(false);
    expect(ban("2018", "ISR", "damascus", "RUS", ["russia-has-hit-israelis"])).toBe(true);
  });

  it("AE-54 the Russians and Israel", () => {
    expect(ban("2020", "RUS", "damascus", "ISR")).toBe(true);
    expect(ban("2020", "RUS", "damascus", "ISR", ["israel-has-held-damascus"])).toBe(false);
    expect(ban("2020", "RUS", "golan", "ISR", ["israel-has-held-damascus"])).toBe(true);
    for (const space of ["damascus", "golan"])
      expect(ban("2018", "RUS", space, "ISR", ["israel-has-held-damascus"])).toBe(true);
  });

  it("Turks: Russians never in Turkey, Turks only after they were attacked; never Americans", () => {
    for (const edition of EDITIONS) {
      expect(ban(edition, "RUS", "antakya", "TUR")).toBe(true);
      expect(ban(edition, "RUS", "idlib", "TUR")).toBe(false);
      expect(ban(edition, "TUR", "latakia", "RUS")).toBe(true);
      expect(ban(edition, "TUR", "latakia", "RUS", ["russia-has-attacked-turks"])).toBe(false);
      expect(ban(edition, "TUR", "latakia", "USA")).toBe(true);
      expect(ban(edition, "USA", "latakia", "TUR")).toBe(true);
    }
  });
});
