import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { updateCommand } from "../../../../../src/games/fitna/rules/command/changing-hands.ts";
import { onPermission } from "../../../../../src/games/fitna/rules/command/commander.ts";
import { whyNotYet } from "../../../../../src/games/fitna/rules/effects/conditions.ts";
import { askedBy } from "../../../../../src/games/fitna/rules/effects/kinds.ts";
import { whyNoAttackBan } from "../../../../../src/games/fitna/rules/map/bans.ts";
import { whyNoEntry } from "../../../../../src/games/fitna/rules/map/entry.ts";
import { whyNotStacked } from "../../../../../src/games/fitna/rules/map/stacking.ts";
import { destroy, hold, relocate, removeUnit } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing, standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { batchOrReplacements } from "../../../../../src/games/fitna/rules/reinforcements/batches.ts";
import { holdsWithFriends } from "../../../../../src/games/fitna/rules/victory/holding.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { stacked } from "../map/builder.ts";
import { act, gameIn, movementOf, whereIs } from "../movement/builder.ts";
import { clear, phaseOf, put } from "../powers/builder.ts";

const ownerOf = (game: Game, id: string) => standing(game).find((one) => one.id === id)?.side;

describe("R-052 command by stack", () => {
  it("AE-65 a Shia militia is of those it stands with, alone of those it was with", () => {
    const play = phaseOf("10", "SYR").change((game) => {
      clear(game, "aleppo");
      put(game, "IRN", "aleppo", "shi-8");
      put(game, "SYR", "aleppo", "syr-1a");
    });
    play.do(updateCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play.change((game) => relocate(game, ["syr-1a"], "salamiyah")).do(updateCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play.change((game) => put(game, "IRN", "aleppo", "irn-q")).do(updateCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("IRN");
    expect(play.lines.filter((line) => line.includes("command of 1 unit"))).toHaveLength(2);
    expect(play.lines.at(-1)).toBe("Iran: command of 1 unit of Syria in Aleppo.");
  });

  it("Q-51 with units of two seats it is of the one with more defence, of Iran in a tie; marks and moves stay", () => {
    const play = phaseOf("10", "SYR").change((game) => {
      clear(game, "aleppo");
      put(game, "SYR", "aleppo", "syr-1a");
      put(game, "SYR", "aleppo", "shi-8", { reduced: true, isolated: true });
      game.state.hands.SYR?.moved.push("shi-8");
      put(game, "IRN", "aleppo", "irn-q");
    });
    play.do(updateCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play
      .change((game) => {
        removeUnit(game, "syr-1a");
        put(game, "SYR", "aleppo", "syr-17r");
      })
      .do(updateCommand);
    expect(play.game.state.hands.IRN?.units["shi-8"]).toEqual({ space: "aleppo", reduced: true, isolated: true });
    expect(play.game.state.hands.IRN?.moved).toEqual(["shi-8"]);
  });

  it("CONTENT 11: Sunni militias are Saudi Arabia's in Iraq and Turkey's in Syria, and take their space along", () => {
    const play = phaseOf("11", "TUR").change((game) => {
      clear(game, "al-qaim");
      put(game, "TUR", "al-qaim", "sun-1");
      hold(game, "al-qaim", "TUR");
    });
    play.do(updateCommand);
    expect(ownerOf(play.game, "sun-1")).toBe("SAU");
    expect(play.table.control["al-qaim"]).toBe("SAU");
  });

  it("R-041 nobody gets units that stand with his enemies", () => {
    const play = phaseOf("11", "TUR").change((game) => {
      clear(game, "al-qaim");
      for (const id of ["sun-1", "fsa-9"]) put(game, "TUR", "al-qaim", id);
      hold(game, "al-qaim", "TUR");
    });
    play.do(updateCommand);
    expect(ownerOf(play.game, "sun-1")).toBe("TUR");
  });

  it("R-206 with two people the Russians are the Syrian seat's while its phase lasts", () => {
    const apart = phaseOf("10", "SYR");
    apart.do(updateCommand);
    expect(ownerOf(apart.game, "rus-22")).toBe("RUS");
    const play = phaseOf("10", "SYR", { people: "two" });
    play.do(updateCommand);
    expect(ownerOf(play.game, "rus-22")).toBe("SYR");
    play.change(({ state }) => Object.assign(state.table, { active: "RUS" })).do(updateCommand);
    expect(ownerOf(play.game, "rus-22")).toBe("RUS");
  });
});

describe("R-052, R-053 what is another seat's for good", () => {
  const HEZBOLLAH_MOBILISATION = 72;

  it.each(["2", "3"])(
    "hzl-4 of Syria's batch is Iran's as soon as it has come, and Syria raises none (scenario %s)",
    (id) => {
      for (const edition of ["2020", "2018"] as const) {
        const play = phaseOf(id, "SYR", { edition }).change(({ state }) => {
          const [first = [], second = [], ...rest] = state.table.pools.SYR?.batches ?? [];
          if (state.table.pools.SYR) state.table.pools.SYR.batches = [second, first, ...rest];
        });
        const cardOf = () => mustGet(play.game.edition.cards, String(HEZBOLLAH_MOBILISATION));
        expect(whyNotYet(play.game, "SYR", cardOf())?.text).toMatch(/You command no units/);
        play.call(batchOrReplacements, { seat: "SYR", why: "tension", batch: "batch-first" });
        play.until("end-events");
        expect([ownerOf(play.game, "hzl-4")]).toEqual(["IRN"]);
        expect(whyNotYet(play.game, "SYR", cardOf())?.text).toMatch(/You command no units/);
        expect(whyNotYet(play.game, "IRN", cardOf())).toBeNull();
      }
    },
  );

  it("R-090 who waits in Syria's pool is not raised by it: Popular Mobilisation passes Hezbollah over", () => {
    const { game } = phaseOf("2", "SYR").change(({ state }) => {
      const pool = state.table.pools.SYR;
      if (pool) Object.assign(pool, { batches: [], waiting: ["hzl-4"], destroyed: ["shi-9"] });
    });
    const asked = askedBy({ game, seat: "SYR", nation: "SYR", source: { kind: "card", card: 49 } });
    const raised = asked.raise?.options.map(({ value }) => value);
    expect(raised).toContain("shi-9");
    expect(raised).not.toContain("hzl-4");
  });

  it("R-053 Shia militias are Iran's in 2018: Syria and Iraq raise none where it has a seat", () => {
    const SHIA_CALL = 71;
    const refused = (edition: "2020" | "2018", seat: "SYR" | "IRQ", seats: "all" | "fewer") => {
      const { game } = phaseOf("2", seat, { edition, seats });
      return whyNotYet(game, seat, mustGet(game.edition.cards, String(SHIA_CALL))) !== null;
    };
    for (const seat of ["SYR", "IRQ"] as const) {
      expect(refused("2018", seat, "all")).toBe(true);
      expect(refused("2018", seat, "fewer")).toBe(false);
      expect(refused("2020", seat, "all")).toBe(false);
    }
  });

  it("three people: Lebanese Hezbollah is Syria's", () => {
    const play = phaseOf("2", "SYR", { seats: "fewer" });
    play.do(updateCommand);
    expect(ownerOf(play.game, "hzl-1")).toBe("SYR");
  });
});

/** As at the beginning of a phase. */
const regroup = ({ state }: Game): void => {
  state.table.regrouped = true;
};

describe("R-206 Russia and Iran of one of two people", () => {
  const together = (edition: "2020" | "2018", active: "SYR" | "RUS", people: "two" | "each" = "two") =>
    phaseOf(edition === "2020" ? "10" : "9", active, { edition, people });

  it.each(["10", "11"])("2020: their units stack, and attack each other no more (scenario %s)", (id) => {
    for (const people of ["two", "each"] as const) {
      const { game } = phaseOf(id, "RUS", { people }).change((now) => {
        clear(now, "homs");
        put(now, "IRN", "homs", "irn-q");
      });
      const units = [stacked(game, "rus-22", "RUS"), stacked(game, "irn-q", "IRN")];
      expect(whyNotStacked(game, "homs", units) === null).toBe(people === "two");
      expect(whyNoEntry(game, { side: "RUS", nation: "RUS" }, "homs") === null).toBe(people === "two");
      expect(whyNoAttackBan(game, { side: "RUS", nations: ["RUS"] }, "homs", ["IRN"]) === null).toBe(people === "each");
    }
  });

  it("2018: Russians and Iranians stay apart, Russians and Hezbollah may stand together", () => {
    const { game } = together("2018", "RUS");
    const rus = stacked(game, "rus-22", "RUS");
    expect(whyNotStacked(game, "homs", [rus, stacked(game, "irn-q", "IRN")])?.rule).toBe("R-056");
    expect(whyNotStacked(game, "homs", [rus, stacked(game, "hzi-1", "IRN")])).toBeNull();
  });

  it.each([
    ["2020", "irn-q"],
    ["2018", "hzi-1"],
  ] as const)(
    "a Russian unit that stood with Iran's in the Syrian phase is Russia's again (%s)",
    (edition, iranian) => {
      const play = together(edition, "SYR").change((game) => {
        clear(game, "homs");
        put(game, "IRN", "homs", iranian);
        put(game, "SYR", "homs", "rus-22");
      });
      play.do(() => {});
      expect(ownerOf(play.game, "rus-22")).toBe("SYR");
      play.change(({ state }) => Object.assign(state.table, { active: "RUS", regrouped: true })).do(() => {});
      expect(ownerOf(play.game, "rus-22")).toBe("RUS");
      play.change(({ state }) => Object.assign(state.table, { active: "SYR", regrouped: true })).do(() => {});
      expect(ownerOf(play.game, "rus-22")).toBe("SYR");
      play.change(({ state }) => Object.assign(state.table, { phase: "adjust", regrouped: true })).do(() => {});
      expect(ownerOf(play.game, "rus-22")).toBe("RUS"); // nothing is left of the phase but the draw
    },
  );

  it("R-090 a Russian unit lost in the Syrian phase is in Russia's Force Pool, lent Hezbollah in Iran's", () => {
    for (const edition of ["2020", "2018"] as const) {
      const play = together(edition, "SYR")
        .change(regroup)
        .do(() => {});
      expect(ownerOf(play.game, "rus-22")).toBe("SYR");
      play.change((game) => {
        put(game, "SYR", "homs", "hzi-1");
        for (const id of ["rus-22", "hzi-1"]) destroy(game, id);
      });
      expect(play.table.pools.RUS?.destroyed).toEqual(["rus-22"]);
      expect(play.table.pools.IRN?.destroyed).toEqual(["hzi-1"]);
      expect(play.table.pools.SYR?.destroyed).not.toContain("rus-22");
    }
  });

  it("friends by one person count for no victory", () => {
    const { game } = together("2020", "RUS").change((now) => hold(now, "homs", "IRN"));
    expect(holdsWithFriends(game, "RUS")("homs")).toBe(false);
  });
});

describe("R-053 command by theatre, 2018", () => {
  it("Iran has the Shia militias where it has a seat; without it Iraq has those in Iraq, Syria those in Syria", () => {
    const all = phaseOf("2", "IRQ", { edition: "2018" });
    all.do(updateCommand);
    expect(["shi-1", "shi-7"].map((id) => ownerOf(all.game, id))).toEqual(["IRN", "IRN"]);
    const fewer = phaseOf("2", "IRQ", { edition: "2018", seats: "fewer" });
    fewer.change((game) => put(game, "IRQ", "palmyra", "shi-1")).do(updateCommand);
    expect(["shi-1", "shi-7"].map((id) => ownerOf(fewer.game, id))).toEqual(["SYR", "SYR"]);
  });
});

describe("units that change hands", () => {
  it("R-105 stay where they are, also where their new commander may not go", () => {
    const play = phaseOf("2", "TUR", { edition: "2018" }).change((game) => {
      clear(game, "antakya");
      put(game, "SYR", "antakya", "shi-7");
    });
    play.do(updateCommand);
    expect([ownerOf(play.game, "shi-7"), standingIn(play.game, "antakya").length]).toEqual(["IRN", 1]);
    const { scenario } = play.game;
    const special = [...scenario.special, { kind: "no-entry", seat: "IRN", country: "TUR" } as const];
    const barred = { ...play.game, scenario: { ...scenario, special } }; // as a scenario of somebody's own may have it
    expect(whyNoEntry(barred, { nation: "SHI", side: "IRN" }, "antakya")?.rule).toBe("R-105");
    expect(whyNoEntry(play.game, { nation: "SHI", side: "IRN" }, "antakya")).toBeNull(); // as the rulebook has it
  });

  it("R-042, Q-13 do so once the space is within its limit: until then they may have to go back", () => {
    let env = movementOf("11", {
      seat: "SYR",
      change: (game) => {
        clear(game, "maarat", "hama");
        for (const id of ["irn-g3", "shi-9"]) put(game, "IRN", "maarat", id);
        put(game, "SYR", "maarat", "syr-3a");
        put(game, "SYR", "hama", "shi-11");
      },
    });
    env = act(env, "move", { from: "hama", units: ["shi-11"], path: ["maarat"] });
    expect(ownerOf(gameIn(env), "shi-11")).toBe("SYR");
    env = act(env, "send-back");
    expect([ownerOf(gameIn(env), "shi-11"), whereIs(env, "shi-11")]).toEqual(["SYR", "hama"]);
  });
});

describe("R-054 permission", () => {
  it("D-61 Syria asks for Hezbollah that stands with its units; in 2018 for all of it in Syria, and for the militias", () => {
    const lent = (edition: "2020" | "2018", withSyrians: boolean) => {
      const play = phaseOf(edition === "2020" ? "10" : "9", "SYR", { edition }).change((game) => {
        clear(game, "homs");
        for (const id of ["hzi-1", "shi-8"]) put(game, "IRN", "homs", id);
        if (withSyrians) put(game, "SYR", "homs", "syr-rg");
      });
      return onPermission(play.game, standingIn(play.game, "homs")).map(({ id }) => id);
    };
    expect(lent("2020", true)).toEqual(["hzi-1"]);
    expect(lent("2020", false)).toEqual([]);
    expect(lent("2018", false)).toEqual(["hzi-1", "shi-8"]);
    const none = phaseOf("4", "SYR").game;
    expect(onPermission(none, standingIn(none, "baalbek"))).toEqual([]);
  });
});
