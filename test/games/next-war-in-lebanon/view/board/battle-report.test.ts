import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import type { Firefights, Scene } from "#scene";
import type { CombatEvent } from "../../../../../src/games/next-war-in-lebanon/rules/combat/events.ts";
import { kept } from "../../../../../src/games/next-war-in-lebanon/rules/combat/telling.ts";
import { board } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { enterZone, peaceful, shot } from "../../fighting.ts";
import { faults } from "./faults.ts";
import { large, madeUp, reports, twoAtOne, wholeBattle, won } from "./reported.ts";

function battleIn({ layout }: Scene): Firefights {
  const [panel] = layout.kind === "column" ? layout.children : [];
  if (panel?.kind !== "panel" || panel.content.kind !== "firefights") throw new Error("this is no battle");
  return panel.content;
}

const keptOf = (events: readonly CombatEvent[]) => kept(events[0]?.zone ?? "", events);

describe("a battle as a picture", () => {
  it("A-86 tells who fights, the chits, each shot with its dice and arithmetic, and what is left", () => {
    const game = wholeBattle();
    const [report, ...others] = reports(game);
    if (!report) throw new Error("nothing was posted");
    expect(others).toEqual([]);
    const { left, right, rounds, result, sub } = battleIn(report);
    expect(report.heading).toMatchObject({ title: "Battle in Bint Jbeil", sub: "Turn 1 of 20 · IDF operations" });
    expect([left.role, left.note]).toEqual(["attacks · advantage 6", "J-4 in support and J-3 for close air support"]);
    expect([right.role, right.note]).toEqual([
      "defend · advantage 2 + 1 defender = 3",
      "J-4 in support · SAM (J-4): 3, missed",
    ]);
    expect(rounds.map(({ title, firefights }) => [title, firefights.length])).toEqual([
      ["Round 1: the IDF fires", 1],
      ["Round 2: the Insurgents fire", 1],
    ]);
    const [first, second] = rounds.flatMap(({ firefights }) => firefights);
    expect(first).toMatchObject({
      from: "left",
      verb: "beats",
      left: {
        name: "401 Iron Tracks",
        supporters: [{ colour: "@idf" }],
        dice: [2, 5, 1, 4],
        sum: [
          { value: "6", label: "rating" },
          { value: "1", label: "J-4" },
          { value: "3+1", label: "CSU 215" },
        ],
        total: "16",
        wins: true,
      },
      right: { name: "Guerrilla 4", dice: [6], total: "9", fate: "disrupted", counter: { disrupted: true } },
    });
    expect(second).toMatchObject({
      from: "right",
      verb: "loses to",
      left: {
        name: "1 Golani",
        sum: [{ value: "3", label: "v dispersed" }, { value: "1" }],
        total: "9",
        fate: "disrupted and reduced",
      },
      right: { name: "Guerrilla 3", supporters: [{ spent: true }], dice: [4], total: "10", wins: true },
    });
    expect([left.counters.length, right.counters.length]).toEqual([3, 3]);
    expect([result, sub]).toEqual(["Bint Jbeil stays contested", "No collateral damage · no chit"]);
    expect(report.text.split("\n")).toEqual(game.lines);
  });

  it("A-27 shows a target once, with the one die that it throws against all who fire at it", () => {
    const { rounds, sub } = battleIn(reports(twoAtOne())[0] as Scene);
    expect(rounds[0]?.firefights.map(({ verb, left, right }) => [verb, left.fate, right.fate, right.again])).toEqual([
      ["ties", "disrupted and reduced", "eliminated", undefined],
      ["ties", "disrupted and reduced", undefined, true],
    ]);
    expect(rounds[1]).toMatchObject({ note: "The Insurgents have no unit left that can fire.", firefights: [] });
    expect(sub).toBe("Collateral damage: a Cascading Effect · 1 chit drawn");
  });

  it("leaves out of what is left whoever is out of play", () => {
    const { left, right, result } = battleIn(reports(won())[0] as Scene);
    expect([left.counters.length, right.counters.length, result]).toEqual([1, 0, "The IDF has won Ayta ash-Shab"]);
  });

  it("R-91 names who has the zone when no chit is drawn, whoever was left when the fire was over", () => {
    const { book, env } = peaceful({ zones: { ayta: ["arm-8 C"] } });
    const here = { chapter: "combat", zone: "ayta" } as const;
    const events: CombatEvent[] = [
      {
        ...here,
        kind: "battle",
        how: "entry",
        attacker: "insurgent",
        fighters: { idf: [{ unit: "arm-8", mode: "combat" }], insurgent: [{ unit: "gue-3", mode: "combat" }] },
      },
      { ...here, kind: "over", collateral: true, lost: { idf: 0, insurgent: 0 } },
      { ...here, kind: "bonus", seat: null, why: "full-hand" },
    ];
    const table = { ...env.table, battleTold: kept(here.zone, events) };
    const report = board({ ...publicView(book, env), table }, { caption: "", names: {} });
    expect(battleIn(report)).toMatchObject({
      result: "The IDF has won Ayta ash-Shab",
      sub: "Collateral damage: a Cascading Effect · no chit: full hand",
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 8, 11, 14])(
    "can be read with %i units a side, on as many pictures as it takes",
    (each) => {
      const pages = reports(large(each));
      for (const page of pages) expect(faults(page)).toEqual([]);
      const shown = pages.flatMap((page) => battleIn(page).rounds.flatMap(({ firefights }) => firefights));
      const [first] = pages;
      expect(shown.length).toBe(
        first?.text.split("\n").filter((line) => / (beats|ties with|loses to) /.test(line)).length,
      );
      for (const page of pages) {
        const rows = battleIn(page).rounds.reduce((sum, { firefights }) => sum + firefights.length, 0);
        expect(rows).toBeLessThanOrEqual(8);
      }
    },
  );

  it.each([wholeBattle, twoAtOne, won])("can be read: %o", (make) => {
    for (const page of reports(make())) expect(faults(page)).toEqual([]);
  });

  it("can be read whatever has happened in it", () => {
    const { book, env } = peaceful();
    for (let seed = 0; seed < 60; seed++) {
      const table = { ...env.table, turn: 20, battleTold: keptOf(madeUp(seed)) };
      const report = board({ ...publicView(book, env), table }, { caption: "As it stands", names: {} });
      expect([seed, faults(report)]).toEqual([seed, []]);
    }
  });

  it("stands beside the map as far as it has come while somebody is asked", () => {
    const game = peaceful({ options: { battles: "steps" }, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } });
    game.roll([6, 1, 1, 1, 6], () => {
      enterZone(game, "idf", "ayta").pass();
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] });
    });
    const now = board(publicView(game.book, game.env), { caption: "As it stands", names: {} });
    const [report] = now.beside ?? [];
    expect(now.heading?.title).toBe("Next War in Lebanon");
    expect(report && battleIn(report)).toMatchObject({
      result: "The battle goes on",
      rounds: [{ title: "Nobody has fired yet" }],
    });
    expect(faults(now)).toEqual([]);
  });

  it("leaves nothing of the battle in the state", () => {
    expect(wholeBattle().table.battleTold).toBeUndefined();
  });
});
