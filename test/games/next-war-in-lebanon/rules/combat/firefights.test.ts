import { describe, expect, it } from "vitest";
import { causes, clash, enterZone, fought, peaceful, shot } from "../../fighting.ts";

/** First the IDF's die for tactical advantage as Attacker, then the Insurgents': who fires first. */
const IDF_FIRST = [6, 1];
const INSURGENTS_FIRST = [1, 6];

describe("9.2 firefights", () => {
  it("A-21 R-80 R-82 a tank that a dispersed guerrilla fires at answers with its dispersed rating", () => {
    const game = fought({ zones: { ayta: ["arm-188 C", "gue-3 D"] } }, "ayta", [...INSURGENTS_FIRST, 4, 4]);
    expect(game.unit("arm-188")).toBe("C X R");
    expect(game.lines).toContain(
      "Guerrilla 3 at 188 Barak: 4 + 3 = 7 beats 4 + 2 = 6. Different modes: 188 Barak disrupted and reduced.",
    );
  });

  it("A-22 R-82 in the same mode the loser is disrupted only", () => {
    const game = peaceful({ zones: { ayta: ["mech-1 D", "gue-3 D"] } });
    game.roll([...IDF_FIRST, 5, 2], () => clash(game, "ayta").pass());
    expect([game.unit("gue-3"), game.unit("mech-1")]).toEqual(["D X", "D"]);
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 8, answer: 5 }] } });
  });

  it("A-23 R-81 R-89 a tie costs both, and is collateral damage: one Cascading Effect after the battle", () => {
    const game = peaceful({ zones: { ayta: ["mech-1 D", "gue-3 D"] } });
    game.roll([...IDF_FIRST, 3, 3], () => clash(game, "ayta").pass());
    expect([game.unit("gue-3"), game.unit("mech-1")]).toEqual([null, "D X R"]);
    expect(game.table.eliminated).toEqual(["gue-3"]);
    expect(causes).toEqual([{ cause: "collateral", attacker: "idf" }]);
    expect(game.last("over")).toMatchObject({ collateral: true });
  });

  it("A-24 R-23 units in combat mode find no target among dispersed ones", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "gue-3 D"] } }, "ayta", [...IDF_FIRST, 1, 1]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "silent", seat: "idf", why: "no-target" }));
    expect(game.unit("arm-7")).toBe("C X R"); // 1 + 3 against 1 + 2
  });

  it("A-25 R-81 the best of several rolls counts, a tie of another does not", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } }, "ayta", [...IDF_FIRST, 2, 5, 6]);
    expect([game.unit("gue-3"), game.unit("arm-7"), game.unit("arm-8")]).toEqual(["C X", "C", "C"]);
    expect(causes).toEqual([]);
  });

  it("A-26 R-81 one of the firers loses, of the same mode: the default takes the stronger", () => {
    // the guerrilla, undisrupted, then fires at the tank that is left: 1 + 2 against 2 + 5
    const game = fought({ zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } }, "ayta", [...IDF_FIRST, 1, 1, 6]);
    expect([game.unit("gue-3"), game.unit("arm-7"), game.unit("arm-8")]).toEqual(["C", "C X", "C"]);
    expect(game.last("silent")).toMatchObject({ seat: "insurgent", why: "choice" }); // 2 against 5 and 5: it would not
  });

  it("A-26 W7 step by step the target's owner chooses which firer loses", () => {
    const game = peaceful({ options: { battles: "steps" }, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } });
    game.roll([...IDF_FIRST, 1, 1, 6], () => {
      enterZone(game, "idf", "ayta").pass();
      expect(game.asked).toEqual({ name: "turn", seats: ["idf"], actions: ["fire-plan"] });
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] });
    });
    expect(game.asked).toMatchObject({ name: "W7", seats: ["insurgent"] });
    expect(game.prompt("insurgent").question).toBe(
      "Which of the units that fired on you in Ayta ash-Shab takes the loss?",
    );
    game.act("insurgent", "choose-casualty", { unit: "arm-8" });
    expect([game.unit("arm-7"), game.unit("arm-8")]).toEqual(["C", "C X"]);
    expect(game.asked).toMatchObject({ name: "turn", seats: ["insurgent"] });
    game.act("insurgent", "fire-plan", { shots: [] });
    expect(game.table.battle).toBeNull();
  });

  it("W7 who passes loses what the rules name first", () => {
    const game = peaceful({ options: { battles: "steps" }, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } });
    game.roll([...IDF_FIRST, 1, 1, 6], () => {
      enterZone(game, "idf", "ayta").pass();
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] }).pass();
    });
    expect([game.unit("arm-7"), game.unit("arm-8")]).toEqual(["C X", "C"]);
  });

  it("A-27 R-81 all firers that tie with the target are disrupted and reduced", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } }, "ayta", [...IDF_FIRST, 2, 3, 6]);
    expect([game.unit("gue-3"), game.unit("arm-7"), game.unit("arm-8")]).toEqual([null, "C X R", "C X R"]);
    expect(causes).toHaveLength(1);
  });

  it("A-31 R-79 R-83 a CSU adds its rating to a firer and is not touched itself", () => {
    const game = peaceful({ zones: { ayta: ["li-35 D", "csu-282 C", "gue-3 D"] } });
    game.roll([...IDF_FIRST, 2, 4], () => clash(game, "ayta").pass());
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 9, answer: 7 }] } });
    expect([game.unit("gue-3"), game.unit("csu-282")]).toEqual(["D X", "C"]);
  });

  it("A-32 R-79 a rocket in support is fired", () => {
    const game = fought({ zones: { ayta: ["mech-1 C", "gue-3 D", "sr-2 C"] } }, "ayta", [...INSURGENTS_FIRST, 3, 3]);
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 7, answer: 6 }] }, fired: ["sr-2"] });
    expect([game.unit("mech-1"), game.unit("sr-2")]).toEqual(["C X R", "C F"]);
  });

  it("R-79 a fired rocket supports nobody", () => {
    const game = fought({ zones: { ayta: ["mech-1 C", "gue-3 D", "sr-2 C F"] } }, "ayta", [...INSURGENTS_FIRST, 3, 3]);
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 6, supporters: [] }] } });
  });

  it("A-33 R-87 a rocket that is disrupted is eliminated; alone it can be targeted", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "sr-2 C"] } }, "ayta", [...IDF_FIRST, 4, 5]);
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 10, answer: 6 }] } });
    expect([game.unit("sr-2"), game.table.eliminated]).toEqual([null, ["sr-2"]]);
  });

  it("A-34 R-87 militia and Syrians are gone once they are disrupted", () => {
    const militia = peaceful({ zones: { ayta: ["mech-1 D", "mil-1 D"] } });
    militia.roll([...IDF_FIRST, 4, 4], () => clash(militia, "ayta").pass());
    expect([militia.unit("mil-1"), militia.table.eliminated]).toEqual([null, ["mil-1"]]);
    const syrians = peaceful({ options: { syria: "start" }, zones: { hasbaya: ["mech-1 D", "syr-5 D"] } });
    syrians.roll([...IDF_FIRST, 4, 4], () => clash(syrians, "hasbaya").pass());
    expect([syrians.unit("syr-5"), syrians.table.eliminated]).toEqual([null, ["syr-5"]]);
  });

  it("A-35 R-21 R-80 R-85 R-86 a disrupted target rolls one less, and is reduced if it is disrupted again, then eliminated", () => {
    const zones = { ayta: ["mech-1 D X", "gue-3 D"] };
    const game = fought({ zones }, "ayta", [...INSURGENTS_FIRST, 3, 2]);
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 6, answer: 4 }] } });
    expect(game.unit("mech-1")).toBe("D X R");
    const again = fought({ zones: { ayta: ["mech-1 D X R", "gue-3 D"] } }, "ayta", [...INSURGENTS_FIRST, 3, 2]);
    expect(again.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 6, answer: 2 + 2 - 1 }] } });
    expect([again.unit("mech-1"), again.table.eliminated]).toEqual([null, ["mech-1"]]);
  });

  it("A-36 Q-26 one result costs a disrupted unit one reduction, whatever the modes", () => {
    const game = fought({ zones: { ayta: ["mech-1 C X", "gue-3 D"] } }, "ayta", [...INSURGENTS_FIRST, 6, 1]);
    expect(game.unit("mech-1")).toBe("C X R");
  });

  it("R-81 different modes are judged with a firer of the best margin, a differing one first", () => {
    // both win by 4: 3 + 5 and 5 + 3, against 2 + 2 in combat and 1 + 3 in dispersed mode
    const zones = { ayta: ["arm-8 C", "mech-1 D", "gue-3 C"] };
    const game = peaceful({ zones });
    game.roll([...IDF_FIRST, 3, 6, 2], () => clash(game, "ayta").pass());
    expect(game.last("firefight").firefight.rolls.map(({ total, answer }) => total - answer)).toEqual([4, 4]);
    expect(game.unit("gue-3")).toBeNull();
  });

  it("R-76 R-84 who was disrupted in round 1 does not fire in round 2", () => {
    const game = fought({ zones: { ayta: ["arm-7 C", "gue-3 C"] } }, "ayta", [...IDF_FIRST, 6, 1]);
    expect(game.last("silent")).toMatchObject({ seat: "insurgent", why: "no-firer" });
  });

  it("R-29 R-30 those that leave their boxes after a battle form one new stack", () => {
    const game = peaceful({
      zones: { ayta: ["gue-3 D", "gue-4 D", "gue-5 D"] },
      boxes: { "hq-162": { zone: "ayta", units: ["arm-401 C", "mech-1 C", "arm-7 C"] } },
    });
    game.roll([...INSURGENTS_FIRST, 6, 1, 6, 1, 1, 6], () => enterZone(game, "idf", "ayta").pass());
    const out = ["arm-401", "mech-1", "arm-7"].filter((unit) => game.unit(unit)?.includes("X"));
    expect([out.length, new Set(out.map((unit) => game.group(unit))).size]).toEqual([2, 1]);
  });

  it("R-88 R-30 the disrupted leave their box, the others stay", () => {
    const game = peaceful({
      zones: { ayta: ["gue-3 D"] },
      boxes: { "hq-162": { zone: "ayta", units: ["arm-401 C", "mech-1 C"] } },
    });
    game.roll([...INSURGENTS_FIRST, 6, 1], () => enterZone(game, "idf", "ayta").pass());
    expect([game.group("mech-1"), game.group("arm-401")]).toEqual(["hq-162", expect.stringMatching(/^i/)]);
  });
});

describe("2006", () => {
  const zones = { ayta: ["mech-1 C", "gue-1 D"] };

  it("A-78 R-143 anti-tank gives 2 until an Insurgent die shows 1", () => {
    const game = peaceful({ scenario: "lebanon-2006", zones, hands: { insurgent: ["J-4"] } });
    game.roll([...INSURGENTS_FIRST, 1, 5], () => {
      enterZone(game, "idf", "ayta").act("insurgent", "pass");
      game.act("insurgent", "commit", { support: "at", targets: "weakest" }).pass();
    });
    expect(game.last("firefight")).toMatchObject({ firefight: { rolls: [{ total: 6, answer: 8 }] } });
    expect([game.unit("gue-1"), game.table.inPlay.insurgent]).toEqual([null, []]);
    expect(game.events.map(({ kind }) => kind)).toContain("anti-tank-over");
  });

  it("R-143 without a 1 it lasts, and counts for the target too", () => {
    const game = peaceful({
      scenario: "lebanon-2006",
      zones: { ayta: ["mech-1 D", "gue-1 D"] },
      hands: { insurgent: ["J-4"] },
    });
    game.roll([...IDF_FIRST, 4, 2], () => {
      clash(game, "ayta").act("insurgent", "pass");
      game.act("insurgent", "commit", { support: "at", targets: "weakest" }).pass();
    });
    const fights = game.events.filter((event) => event.kind === "firefight");
    expect(fights.map(({ firefight }) => firefight.rolls.map(({ total, answer }) => [total, answer]))).toEqual([
      [[7, 7]],
    ]);
    expect(game.events.map(({ kind }) => kind)).not.toContain("anti-tank-over");
  });

  it("is not offered in the next war, nor to the IDF", () => {
    const game = peaceful({ zones, hands: { insurgent: ["J-4"], idf: ["J-4"] } });
    enterZone(game, "idf", "ayta").act("insurgent", "pass");
    expect(game.refusal("insurgent", "commit", { support: "at", targets: "weakest" }).code).toBe("not-a-choice");
    const old = peaceful({ scenario: "lebanon-2006", zones, hands: { idf: ["J-4"], insurgent: ["J-1"] } });
    enterZone(old, "idf", "ayta").act("insurgent", "pass");
    expect(old.refusal("idf", "commit", { support: "at", targets: "weakest" }).code).toBe("not-a-choice");
  });
});
