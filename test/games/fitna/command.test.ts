import { describe, expect, it } from "vitest";
import { onPermission } from "../../../src/games/fitna/command/commander.ts";
import { settleCommand } from "../../../src/games/fitna/command/settling.ts";
import { hold, relocate, removeUnit } from "../../../src/games/fitna/pieces/placing.ts";
import { standing, standingIn } from "../../../src/games/fitna/pieces/units.ts";
import type { Game } from "../../../src/games/fitna/state.ts";
import { clear, phaseOf, put } from "./powers-builder.ts";

const ownerOf = (game: Game, id: string) => standing(game).find((one) => one.id === id)?.side;

describe("R-052 command by stack", () => {
  it("AE-65 a Shia militia is of those it stands with, alone of those it was with", () => {
    const play = phaseOf("10", "SYR").change((game) => {
      clear(game, "aleppo");
      put(game, "IRN", "aleppo", "shi-8");
      put(game, "SYR", "aleppo", "syr-1a");
    });
    play.do(settleCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play.change((game) => relocate(game, ["syr-1a"], "salamiyah")).do(settleCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play.change((game) => put(game, "IRN", "aleppo", "irn-q")).do(settleCommand);
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
    play.do(settleCommand);
    expect(ownerOf(play.game, "shi-8")).toBe("SYR");
    play
      .change((game) => {
        removeUnit(game, "syr-1a");
        put(game, "SYR", "aleppo", "syr-17r");
      })
      .do(settleCommand);
    expect(play.game.state.hands.IRN?.units["shi-8"]).toEqual({ space: "aleppo", reduced: true, isolated: true });
    expect(play.game.state.hands.IRN?.moved).toEqual(["shi-8"]);
  });

  it("CONTENT 11: Sunni militias are Saudi Arabia's in Iraq and Turkey's in Syria, and take their space along", () => {
    const play = phaseOf("11", "TUR").change((game) => {
      clear(game, "al-qaim");
      put(game, "TUR", "al-qaim", "sun-1");
      hold(game, "al-qaim", "TUR");
    });
    play.do(settleCommand);
    expect(ownerOf(play.game, "sun-1")).toBe("SAU");
    expect(play.table.control["al-qaim"]).toBe("SAU");
  });

  it("R-041 nobody gets units that stand with his enemies", () => {
    const play = phaseOf("11", "TUR").change((game) => {
      clear(game, "al-qaim");
      for (const id of ["sun-1", "fsa-9"]) put(game, "TUR", "al-qaim", id);
      hold(game, "al-qaim", "TUR");
    });
    play.do(settleCommand);
    expect(ownerOf(play.game, "sun-1")).toBe("TUR");
  });

  it("R-206 with two people the Russians are the Syrian seat's while its phase lasts", () => {
    const apart = phaseOf("10", "SYR");
    apart.do(settleCommand);
    expect(ownerOf(apart.game, "rus-22")).toBe("RUS");
    const play = phaseOf("10", "SYR", { people: "two" });
    play.do(settleCommand);
    expect(ownerOf(play.game, "rus-22")).toBe("SYR");
    play.change(({ state }) => Object.assign(state.table, { active: "RUS" })).do(settleCommand);
    expect(ownerOf(play.game, "rus-22")).toBe("RUS");
  });
});

describe("R-053 command by theatre, 2018", () => {
  it("Iran has the Shia militias where it has a seat; without it Iraq has those in Iraq, Syria those in Syria", () => {
    const all = phaseOf("2", "IRQ", { edition: "2018" });
    all.do(settleCommand);
    expect(["shi-1", "shi-7"].map((id) => ownerOf(all.game, id))).toEqual(["IRN", "IRN"]);
    const fewer = phaseOf("2", "IRQ", { edition: "2018", seats: "fewer" });
    fewer.change((game) => put(game, "IRQ", "palmyra", "shi-1")).do(settleCommand);
    expect(["shi-1", "shi-7"].map((id) => ownerOf(fewer.game, id))).toEqual(["SYR", "SYR"]);
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
