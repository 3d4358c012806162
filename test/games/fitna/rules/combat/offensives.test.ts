import { describe, expect, it } from "vitest";
import { EDITIONS } from "../../../../../src/games/fitna/content/sides.ts";
import { whyNoAttackBan, whyNoStrike } from "../../../../../src/games/fitna/rules/map/bans.ts";
import { fitna } from "../../builder.ts";

const AE01 = { mosul: { IRQ: ["irq-1m", "irq-5i", "irq-9a"] }, dahuk: { TUR: ["tur-66m"] } };

describe("an offensive without cards", () => {
  it("R-139 AE-15 EX: each side loses a step, the attackers stay", () => {
    const game = fitna({ seat: "SYR" });
    game.roll([4], () => game.attack("hama", "maarat", ["syr-10m"]));
    expect(game.asked).toMatchObject({
      name: "settling",
      seats: ["TUR"],
      actions: ["take-losses", "accept-suggestion"],
    });
    game.act("TUR", "take-losses", { steps: "sun-1" });
    expect([game.unit("syr-10m"), game.unit("sun-1"), game.unit("fsa-5")]).toEqual(["hama R", "maarat R", "maarat"]);
    expect(game.last("rolled")).toMatchObject({ die: 4, result: "EX", odds: { difference: -2, column: 2 } });
    expect(game.table.control.maarat).toBe("TUR");
    expect(game.table.plan?.offensives).toBe(2);
    expect(game.asked.seats).toEqual(["SYR"]);
    expect(game.asked.actions).toEqual(expect.arrayContaining(["attack", "end-offensives"]));
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
    const table = { turn: 4 }; // before it Turks do not leave Turkey
    const game = fitna({ scenario: "2", edition, seat: "IRQ", units: AE01, hands: { IRQ: [1] }, table });
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

describe("results of the die", () => {
  const AL_BAB = ["syr-1a", "syr-17r", "syr-104"];

  it.each(EDITIONS)("AE-16 EX* at Azaz (%s)", (edition) => {
    const game = fitna({ seat: "SYR", edition });
    game.roll([4], () => game.attack("aleppo", "azaz", ["syr-1a", "syr-17r"]));
    expect(game.last("rolled")).toMatchObject({ result: "EX*", odds: { difference: 3 } });
    if (edition === "2020") {
      game.act("TUR", "take-losses", { steps: "sun-2+sun-2" }).act("SYR", "take-losses", { steps: "syr-17r+syr-17r" });
      expect(game.in("azaz")).toEqual(["fsa-7"]);
      expect([game.unit("syr-1a"), game.unit("syr-17r")]).toEqual(["aleppo", null]);
    } else {
      expect(game.in("azaz")).toEqual(["fsa-7 R", "sun-2 R"]);
      expect([game.unit("syr-1a"), game.unit("syr-17r")]).toEqual(["aleppo R", "aleppo R"]);
    }
    expect(game.table.control.azaz).toBe("TUR");
    expect(game.asked.actions).toContain("attack");
  });

  it.each(EDITIONS)("AE-17 EX that empties the space: both occupy, nobody exploits (%s)", (edition) => {
    const game = fitna({ seat: "SYR", edition, units: { "al-bab": { TUR: ["sun-3 R"] } } });
    game.roll([2], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-104"]));
    expect(game.last("rolled")).toMatchObject({ result: "EX", odds: { difference: 7 } });
    game.act("SYR", "take-losses", { steps: "syr-104" });
    expect(game.in("al-bab")).toEqual(["syr-104 R", "syr-1a"]);
    expect(game.asked.actions).toContain("attack");
  });

  it("AE-18 DR*: all occupy, armour goes on to Manbij and not to Azaz", () => {
    const game = fitna({ seat: "SYR" });
    game.roll([6], () => game.attack("aleppo", "al-bab", AL_BAB));
    expect(game.last("rolled")).toMatchObject({ result: "DR*", odds: { difference: 9 } });
    expect(game.unit("sun-3")).toBeNull();
    game.act("SYR", "take-losses", { steps: "syr-104" });
    expect(game.refusal("SYR", "exploit", { way: "syr-1a>azaz" }).code).toBe("not-a-choice");
    game.act("SYR", "exploit", { way: "syr-1a>manbij" });
    expect(game.table.control.manbij).toBe("SYR");
    expect(game.in("al-bab")).toEqual(["syr-104 R", "syr-17r"]);
  });

  it("AE-18 in 2018 it is DS, without a loss of the attackers", () => {
    const game = fitna({ seat: "SYR", edition: "2018" });
    game.roll([6], () => game.attack("aleppo", "al-bab", AL_BAB));
    expect(game.last("rolled").result).toBe("DS");
    expect(game.in("al-bab")).toEqual([...AL_BAB].sort());
    expect(game.asked.actions).toEqual(["exploit", "stay"]);
  });

  it.each(EDITIONS)("AE-19 isolated armour exploits in 2018 alone (%s)", (edition) => {
    const game = fitna({ seat: "SYR", edition, units: { aleppo: { SYR: ["syr-1a I", "syr-17r I", "syr-104 I"] } } });
    game.roll([5], () => game.attack("aleppo", "al-bab", AL_BAB));
    expect(game.last("rolled")).toMatchObject({ result: "DR", odds: { net: -2 } });
    game.act("TUR", "retreat", { to: "azaz" });
    expect(game.in("al-bab")).toEqual([...AL_BAB].sort());
    expect(game.asked.actions.includes("exploit")).toBe(edition === "2018");
  });

  it.each(EDITIONS)("AE-20 DR* against two full defenders (%s)", (edition) => {
    const units = { "al-bab": { TUR: ["sun-3", "sun-4"] }, aleppo: { SYR: ["syr-1a", "syr-4a", "syr-17r"] } };
    const game = fitna({ seat: "SYR", edition, units });
    game.roll([edition === "2020" ? 5 : 4], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-4a", "syr-17r"]));
    expect(game.last("rolled").result).toBe("DR*");
    if (edition === "2020")
      expect(game.last("losses")).toMatchObject({ side: "TUR", reduced: ["sun-3", "sun-4"], eliminated: [] });
    else expect(game.act("TUR", "take-losses", { steps: "sun-3+sun-3" }).unit("sun-3")).toBeNull();
  });

  it.each(EDITIONS)("AE-21 retreat from Maarat (%s)", (edition) => {
    const units = { idlib: { TUR: ["sham-1", "sham-2", "sun-4"] }, hama: { SYR: ["syr-10m", "syr-11a"] } };
    const game = fitna({ seat: "SYR", edition, units, held: { jisr: "SYR" } });
    game.roll([5], () => game.attack("hama", "maarat", ["syr-10m", "syr-11a"]));
    expect(game.last("rolled").result).toBe("DR");
    game.act("TUR", "take-losses", { steps: "fsa-5" });
    if (edition === "2020") {
      expect(game.in("jisr")).toEqual(["fsa-5 R", "sun-1"]);
      expect(game.table.control.jisr).toBe("TUR");
    } else expect(game.in("antakya")).toEqual(["fsa-5 R", "sun-1"]);
  });

  it("AE-38 two militias attack Aleppo: EX in the first column", () => {
    const game = fitna({ seat: "TUR" });
    game.roll([6], () => game.attack("idlib", "aleppo", ["sham-1", "sham-2"]));
    expect(game.last("rolled")).toMatchObject({ result: "EX", odds: { difference: -5, start: 1, net: -2, column: 0 } });
  });

  it.each(EDITIONS)(
    "AE-80 DR* without an attacker left: survivors retreat, the entrenchment goes in 2018 (%s)",
    (edition) => {
      const [thermobaric, closeAir] = [35, 1];
      const game = fitna({
        seat: "SYR",
        edition,
        units: { "east-ghouta": { TUR: ["sham-3 I", "fsa-8 I"] }, damascus: { SYR: ["syr-4a R"] } },
        hands: { SYR: [thermobaric, closeAir] },
        table: { reached: [5], tension: 5, entrenched: ["east-ghouta"] },
      });
      game.attack("damascus", "east-ghouta", ["syr-4a"], "ask");
      game.roll([edition === "2020" ? 3 : 2], () => game.act("SYR", "play-assets", { cards: ["35", "1"] }));
      expect(game.last("rolled").result).toBe("DR*");
      if (edition === "2018") game.act("TUR", "take-losses", { steps: "fsa-8+sham-3" });
      expect(game.unit("syr-4a")).toBeNull();
      expect(game.in("east-ghouta")).toEqual([]);
      expect(game.table.control["east-ghouta"]).toBe("TUR");
      expect(game.table.entrenched).toEqual(edition === "2020" ? ["east-ghouta"] : []);
      expect(game.in("al-tanf")).toEqual(edition === "2020" ? ["fsa-8 R", "sham-3 R"] : []);
    },
  );
});

describe("an offensive from one to the next", () => {
  it("R-122 the same units attack again from where they stand now", () => {
    const game = fitna({ seat: "SYR", edition: "2018" });
    game.roll([6], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-17r", "syr-104"]));
    game.act("SYR", "stay");
    game.roll([1], () => game.attack("al-bab", "azaz", ["syr-1a", "syr-17r"]));
    expect(game.table.plan?.offensives).toBe(1);
    expect(game.last("rolled")).toMatchObject({ from: "al-bab", target: "azaz" });
  });

  it("R-120 no more offensives than planned; R-105 nobody attacks a rear area", () => {
    const game = fitna({ seat: "SYR", offensives: 1 });
    expect(game.refusal("SYR", "attack", { from: "homs", target: "azaz", units: ["syr-11a"] }).code).toBeDefined();
    game.roll([1], () => game.attack("hama", "maarat", ["syr-10m"]));
    game.act("SYR", "end-phase", { draw: "2-2" });
    expect(game.table.active).not.toBe("SYR");
  });

  it("R-065 a marker comes off after an offensive where there is a line", () => {
    const game = fitna({ seat: "SYR", units: { homs: { SYR: ["syr-11a I"] } } });
    game.roll([1], () => game.attack("hama", "maarat", ["syr-10m"]));
    expect(game.unit("syr-11a")).toBe("homs");
    expect(game.last("supply")).toMatchObject({ isolated: [], supplied: ["homs"] });
  });

  it.each([
    ["above another one", ["syr-11a I", "syr-18a"], ["homs"], true],
    ["alone", ["syr-11a I"], ["homs"], false],
    ["not of one that lies below, of which nobody is told", ["syr-18a", "syr-11a I"], [], false],
  ] as const)(
    "R-065, R-199 nobody takes back what shows that a counter is in supply again: %s",
    (_, homs, told, shows) => {
      const game = fitna({ seat: "SYR", edition: "2018", units: { homs: { SYR: homs } } });
      game.roll([6], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-17r", "syr-104"])).act("SYR", "stay");
      const supplied = game.events.flatMap((event) => (event.kind === "supply" ? event.supplied : []));
      expect([supplied, game.revealed, game.unit("syr-11a")]).toEqual([told, shows, "homs"]);
    },
  );

  it("R-057 a ban that shows itself ends the offensive, and its OP comes back", () => {
    const game = fitna({
      scenario: "2",
      seat: "TUR",
      units: { hama: { SYR: ["syr-10m", "rus-22"] }, maarat: { TUR: ["tur-39m"] } },
      table: { turn: 4 },
    });
    game.roll([], () => game.attack("maarat", "hama", ["tur-39m"]));
    expect(game.last("called-off").why).toBe(
      "Units of Turkey may not attack units of Russia: these have neither attacked nor struck any of Turkey in Iraq or Syria.",
    );
    expect(game.table.plan?.offensives).toBe(3);
    const again = { from: "maarat", target: "hama", units: ["tur-39m"] };
    expect(game.refusal("TUR", "attack", again).code).toBeDefined(); // it knows now
    expect(game.in("hama")).toEqual(["rus-22", "syr-10m"]);
    const open = fitna({
      scenario: "2",
      seat: "TUR",
      units: { hama: { SYR: ["rus-22", "syr-10m"] }, maarat: { TUR: ["tur-39m"] } },
      table: { turn: 4 },
    });
    expect(open.refusal("TUR", "attack", { from: "maarat", target: "hama", units: ["tur-39m"] }).code).toBeDefined();
  });

  it("AE-52 an offensive against Kuwait brings the United States in", () => {
    const game = fitna({ scenario: "5", seat: "IRQ" });
    game.roll([1], () => game.attack("rumaila", "jahra", ["irq-pg2"]));
    expect(game.table.intervened ?? game.table.due?.some(({ kind }) => kind === "intervention")).toBe(true);
  });

  it("R-040 what advances stacks as it stood; R-136 what is taken is not entrenched", () => {
    const game = fitna({ seat: "SYR", units: { idlib: { TUR: ["sham-1 R"] } } });
    game.roll([5], () => game.attack("aleppo", "idlib", ["syr-1a", "syr-17r", "syr-104"]));
    expect(game.in("idlib")).toEqual(["syr-104", "syr-17r", "syr-1a"]);
    expect(game.table.entrenched).not.toContain("idlib");
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
    const author = { side: nation === "RUS" ? "SYR" : "ISR", nations: [nation] } as const; // no friend is there
    const why = whyNoAttackBan(game, author, target, [foe]);
    expect(whyNoStrike(game, author, target, [foe])?.rule).toBe(why?.rule);
    return why !== null;
  };

  it("R-198 AE-53 Israel and the Russians", () => {
    expect(ban("2020", "ISR", "damascus", "RUS")).toBe(true);
    expect(ban("2020", "ISR", "damascus", "RUS", ["russia-has-hit-israelis"])).toBe(false);
    expect(ban("2018", "ISR", "damascus", "RUS", ["russia-has-hit-israelis"])).toBe(true);
  });

  it("R-198 AE-54 the Russians and Israel", () => {
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

describe("R-133 friends' spaces", () => {
  it.each(["2020", "2018"] as const)("a retreat past a full space ends in a friend's (%s)", (edition) => {
    const game = fitna({
      scenario: edition === "2020" ? "11" : "10",
      edition,
      seat: "TUR",
      units: {
        latakia: { RUS: ["rus-810"] },
        antakya: { TUR: ["tur-2c", "tur-5a", "tur-20a"] },
        tartus: { RUS: ["rus-22", "rus-56", "rus-205"] },
        jisr: { TUR: ["tur-1c"] },
        homs: { SYR: ["syr-11a"] },
        tripoli: { IRN: ["leb-1"] },
      },
      table: { once: ["russia-has-attacked-turks", "russia-has-struck-turks"] },
    });
    game.roll([3], () => game.attack("antakya", "latakia", ["tur-2c", "tur-5a", "tur-20a"]));
    expect(game.last("rolled").result).toBe("DR");
    expect(game.unit("rus-810")).toBe("homs R");
    expect(game.table.control.homs).toBe("SYR");
  });
});
