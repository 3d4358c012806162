import { describe, expect, it } from "vitest";
import { lebanonWar } from "../../../../../src/games/fitna/rules/powers/lebanon-war.ts";
import { approve, approvedUpTo, changeTension } from "../../../../../src/games/fitna/rules/powers/tension.ts";
import { offensiveFought, spaceStruck, spacesEntered } from "../../../../../src/games/fitna/rules/powers/triggers.ts";
import { isNoted } from "../../../../../src/games/fitna/rules/powers/types.ts";
import { phaseOf } from "./builder.ts";

const BOTH = ["2020", "2018"] as const;

describe("R-140 to R-148 International Tension", () => {
  it("Q-40 stays between 0 and 10", () => {
    const low = phaseOf("1", "TUR").do((s) => changeTension(s, -5, "Peace Talks"));
    expect(low.table.tension).toBe(0);
    expect(low.lines).toContain("Peace Talks: International Tension 2 → 0.");
    expect(phaseOf("1", "TUR").do((s) => changeTension(s, 20, "War")).table.tension).toBe(10);
  });

  it("R-145 AE-25 at 5 the High Tension cards enter the draw piles once; discards are shuffled in in 2018 alone", () => {
    for (const edition of BOTH) {
      const play = phaseOf("1", "TUR", { edition }).change(({ state }) => {
        state.table.tension = 4;
        const card = state.box.piles.events.shift() ?? 0;
        state.box.discards.events.push(card);
        state.table.piles.events--;
        state.table.discards.events++;
      });
      const before = play.game.state.box;
      play.do((s) => changeTension(s, 1, "Border Incident"));
      const after = play.game.state.box;
      expect(after.highTension).toEqual([]);
      expect(after.discards.events).toEqual(edition === "2020" ? before.discards.events : []);
      const count = after.piles.events.length;
      expect(count).toBe(before.piles.events.length + (edition === "2020" ? 0 : 1) + 9);
      play.do((s) => changeTension(s, -1, "Peace Talks"));
      expect(play.game.state.box.piles.events.length).toBe(count);
      play.do((s) => changeTension(s, 1, "Border Incident"));
      expect(play.game.state.box.piles.events.length).toBe(count);
    }
  });

  it("R-141 the first Russian attack on Turkish units in Syria or Iraq raises it by 2, once, and is noted for the ban", () => {
    const fought = (target: string) => ({
      side: "SYR" as const,
      target,
      attackers: ["RUS" as const],
      defenders: ["TUR" as const],
      defendingSides: ["TUR" as const],
      rolled: true,
    });
    const play = phaseOf("4", "SYR").do((s) => offensiveFought(s, fought("antakya")));
    expect(play.table.once).not.toContain("russia-attacks-turks");
    expect(isNoted(play.table, "russia-has-attacked-turks")).toBe(false);
    play.do((s) => offensiveFought(s, fought("al-bab")));
    expect(play.lines).toContain("Russia attacks Turkish units: International Tension 5 → 7.");
    expect(isNoted(play.table, "russia-has-attacked-turks")).toBe(true);
    const before = play.table.tension;
    play.do((s) => offensiveFought(s, fought("al-bab")));
    expect(play.table.tension).toBe(before);
  });

  it("R-141, R-142, R-144 Israelis against Iranian Hezbollah on the ground count only with a die", () => {
    for (const edition of BOTH) {
      const fight = (rolled: boolean) => ({
        side: "ISR" as const,
        target: "baalbek",
        attackers: ["ISR" as const],
        defenders: ["HZI" as const],
        defendingSides: ["IRN" as const],
        rolled,
      });
      const scenario = edition === "2020" ? "10" : "9";
      const play = phaseOf(scenario, "ISR", { edition }).do((s) => offensiveFought(s, fight(false)));
      expect(play.table.tension).toBe(4);
      expect(play.do((s) => offensiveFought(s, fight(true))).table.tension).toBe(6);
    }
  });

  it("R-141 strikes between Russians and Iranians count in 2020 alone, and never as a fight on the ground", () => {
    for (const [edition, tension] of [
      ["2020", 5],
      ["2018", 4],
    ] as const) {
      const play = phaseOf(edition === "2020" ? "10" : "9", "RUS", { edition }).do((s) =>
        spaceStruck(s, { by: "RUS", nation: "RUS", space: "homs", nations: ["IRN"] }),
      );
      expect(play.table.tension).toBe(tension);
    }
  });

  it("AE-56 IS takes Najaf or a Turkish space: +1 in 2020 every time, nothing in 2018", () => {
    for (const [edition, up] of [
      ["2020", 1],
      ["2018", 0],
    ] as const) {
      const taking = (space: string) => (play: ReturnType<typeof phaseOf>) =>
        play.do((s) => spacesEntered(s, { side: "IS", nations: ["IS"], spaces: [space] }));
      const play = phaseOf("2", "IRQ", { edition });
      expect(taking("najaf")(play).table.tension).toBe(3 + up);
      expect(taking("sanliurfa")(play).table.tension).toBe(3 + 2 * up);
    }
    const play = phaseOf("2", "IRQ").do((s) => spacesEntered(s, { side: "IS", nations: ["IS"], spaces: ["najaf"] }));
    expect(play.lines).toContain("IS takes Najaf: International Tension 3 → 4.");
  });

  it("AE-57 Turkish units take Aleppo for the first time: +1 in 2020; the Free Syrian Army alone: nothing", () => {
    const taken = (edition: "2020" | "2018", nation: "TUR" | "FSA") =>
      phaseOf("2", "TUR", { edition }).do((s) =>
        spacesEntered(s, { side: "TUR", nations: [nation], spaces: ["aleppo"] }),
      ).table.tension;
    expect(taken("2020", "TUR")).toBe(4);
    expect(taken("2018", "TUR")).toBe(3);
    expect(taken("2020", "FSA")).toBe(3);
  });

  it("R-141 units of the Syrian seat enter Turkey: +2 once, by moving or by attacking", () => {
    const play = phaseOf("6", "SYR").do((s) =>
      spacesEntered(s, { side: "SYR", nations: ["SYR"], spaces: ["antakya"] }),
    );
    expect(play.table.tension).toBe(5);
    play.do((s) => spacesEntered(s, { side: "IRQ", nations: ["IRQ"], spaces: ["sirnak"] }));
    expect(play.table.tension).toBe(5);
  });

  it("R-055 Israel's capture of Damascus and Russian hits on Israelis are noted", () => {
    const play = phaseOf("10", "ISR");
    expect(isNoted(play.table, "israel-has-held-damascus")).toBe(false);
    play.do((s) => spacesEntered(s, { side: "ISR", nations: ["ISR"], spaces: ["damascus"] }));
    expect(isNoted(play.table, "israel-has-held-damascus")).toBe(true);
    expect(isNoted(play.table, "russia-has-hit-israelis")).toBe(false);
    play.do((s) => spaceStruck(s, { by: "RUS", nation: "RUS", space: "damascus", nations: ["ISR"] }));
    expect(isNoted(play.table, "russia-has-hit-israelis")).toBe(true);
  });
});

describe("R-155 War in Lebanon", () => {
  it("AE-26 dice 3 and 5: hzl-1 loses a step, hzl-2 leaves the game", () => {
    const play = phaseOf("1", "TUR").dice(3, 5).call(lebanonWar, { seat: "TUR" });
    expect(play.game.state.hands.SYR?.units["hzl-1"]).toEqual({ space: "baalbek", reduced: true });
    expect(play.table.removed).toEqual(["hzl-2"]);
    expect(play.lines).toContain(
      "War in Lebanon. 1st Hezb Bde: die 3, loses a step; 2nd Hezb Bde: die 5, leaves the game.",
    );
  });

  it("Q-49 a 3 on a reduced unit eliminates it, and it may be rebuilt; 2 and less do nothing", () => {
    const play = phaseOf("1", "TUR")
      .change(({ state }) => {
        const { SYR } = state.hands;
        if (SYR) SYR.units["hzl-1"] = { space: "baalbek", reduced: true };
        const top = state.table.stacks.baalbek?.SYR?.top;
        if (top) state.table.stacks.baalbek = { SYR: { top: { ...top, reduced: true }, size: 2 } };
      })
      .dice(3, 2)
      .call(lebanonWar, { seat: "TUR" });
    expect(play.table.pools.SYR?.destroyed).toContain("hzl-1");
    expect(play.game.state.hands.SYR?.units["hzl-2"]).toEqual({ space: "baalbek" });
  });
});

describe("R-194 approval of the United States", () => {
  it("1-5 against IS for any seat; else 1-4 Israel, 1-3 Turkey, 1-2 Saudi Arabia, never another", () => {
    expect(approvedUpTo("TUR", true)).toBe(5);
    expect(approvedUpTo("SYR", true)).toBe(5);
    expect([approvedUpTo("ISR", false), approvedUpTo("TUR", false), approvedUpTo("SAU", false)]).toEqual([4, 3, 2]);
    expect(approvedUpTo("SYR", false)).toBe(0);
  });

  it("AE-55 Turkey with a 4: approved against IS, refused against Syrians", () => {
    const asked: boolean[] = [];
    const play = phaseOf("2", "TUR");
    play.dice(4).do((s) => asked.push(approve(s, "TUR", "IS")));
    play.dice(4).do((s) => asked.push(approve(s, "TUR", "SYR")));
    expect(asked).toEqual([true, false]);
    expect(play.lines).toContain("Turkey: approval of the United States. Die 4, needs 3 or less: refused.");
  });

  it.each(BOTH)("§27.2 no die is rolled for an approval that must fail (%s)", (edition) => {
    const asked: boolean[] = [];
    const rolled: number[] = [];
    const play = phaseOf("2", "SYR", { edition });
    play.do((s) => {
      const before = s.current.table;
      asked.push(approve(s, "SYR", "TUR"), approve(s, "IRQ", null));
      expect(s.current.table).toEqual(before);
      rolled.push(s.dice.die());
    });
    const twin: number[] = [];
    phaseOf("2", "SYR", { edition }).do((s) => twin.push(s.dice.die()));
    expect(asked).toEqual([false, false]);
    expect(rolled).toEqual(twin); // the first die of that key is still to come
    expect(play.lines).toContain("Syria: approval of the United States. No roll would be enough: refused.");
  });
});
