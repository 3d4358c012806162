import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad } from "../../builder.ts";

type Game = ReturnType<typeof baghdad>;
const INFOWAR = "infowar";
const NOBODY = { shiite: [], sunni: [], government: [] };

const pp = (game: Game, seat: string): number => mustGet(game.table.sides, seat).pp;

describe("InfoWar", () => {
  it("R-68 ruling AB, example 59: each InfoWar doubles the sum so far", () => {
    const game = baghdad({ seats: 4, hands: { ...NOBODY, us: [INFOWAR, INFOWAR, "network"] } })
      .units({ karrada: { us: [9, 4], shiite: [17, 0] } })
      .street("S01", "S02", "S03")
      .initiative("us")
      .until(({ table }) => table.combat !== null);
    const { us: before = 0 } = game.pp();
    const [commandOfUs = ""] = mustGet(game.table.sides, "us").active;
    const [commandOfShiite = ""] = mustGet(game.table.sides, "shiite").active;
    const none = { offense: "none", defense: "none" };
    game.act("us", "plan", { command: commandOfUs, commit: 19, ...none });
    game.act("shiite", "plan", { command: commandOfShiite, commit: 0, ...none });
    game.act("us", "chooseLosses", { security: 9 }).until(({ table }) => table.income !== null);
    expect(pp(game, "us") - before).toBe(17);
    game.act("us", "doubleIncome", { card: INFOWAR, source: "award" });
    expect([pp(game, "us") - before, game.asked]).toEqual([34, ["us"]]);
    game.act("us", "doubleIncome", { card: INFOWAR, source: "award" });
    expect(pp(game, "us") - before).toBe(68);
  });

  it("rulings AB and AC, example 60: what Oil Ministry has brought is doubled by the Bank", () => {
    const hands = { ...NOBODY, us: ["oil-ministry", INFOWAR] };
    const game = baghdad({ seats: 4, hands, pp: { shiite: 5, sunni: 1, government: 2, us: 0 } }).recruiting("us");
    game.change(({ table }) => {
      for (const [seat, amount] of Object.entries({ shiite: 5, sunni: 1, government: 2, us: 0 }))
        mustGet(table.sides, seat).pp = amount;
    });
    game.act("us", "play", { card: "oil-ministry" });
    expect([game.pp(), game.asked]).toEqual([{ shiite: 3, sunni: 0, government: 0, us: 5 }, ["us"]]);
    game.act("us", "doubleIncome", { card: INFOWAR, source: "card" });
    expect(game.pp()).toEqual({ shiite: 3, sunni: 0, government: 0, us: 10 });
    expect(game.act("us", "endRecruitment").table.income).toBeNull();
  });

  it("section 7, window W7: after an Arab Street card all that gained may double, each its own", () => {
    const hands = { shiite: [INFOWAR], sunni: ["network"], government: [] };
    const game = baghdad({ hands })
      .street("E4")
      .initiative("government")
      .until(({ table }) => table.income !== null);
    expect(game.asked).toEqual(["shiite", "sunni"]);
    expect(game.refusal("sunni", "doubleIncome", { card: "network", source: "card" }).code).toBe("no-card");
    const { shiite = 0 } = game.pp();
    game.act("sunni", "pass").act("shiite", "doubleIncome", { card: INFOWAR, source: "card" });
    expect(pp(game, "shiite")).toBe(shiite + 2);
    expect(game.asked).toEqual(["sunni"]);
  });

  it("section 2: in Civic Action a seat doubles one Zone or its bank income, before the next seat collects", () => {
    const hands = { ...NOBODY, shiite: [INFOWAR, "network"], sunni: ["network"] };
    const game = baghdad({ hands }).street("S01", "S02", "S03").initiative("shiite");
    game.until(({ table }) => table.phase === "action").units({ karrada: { shiite: [0, 2] } });
    game.until(({ table }) => table.income !== null);
    const before = pp(game, "shiite");
    expect(Object.keys(mustGet(game.table.income ?? {}, "shiite"))).toEqual(
      expect.arrayContaining(["bank", "karrada"]),
    );
    expect(game.events.filter(({ kind }) => kind === "collected").length).toBe(1);
    expect(game.asked).toEqual(["shiite"]);
    expect(game.refusal("shiite", "doubleIncome", { card: INFOWAR, source: "award" }).code).toBe("not-a-choice");
    game.act("shiite", "doubleIncome", { card: INFOWAR, source: "karrada" });
    expect(pp(game, "shiite")).toBe(before + 4);
    game.act("shiite", "pass");
    expect(game.asked).toEqual(["sunni"]);
  });

  it("section 7, window W7: in a Combat only a spare card counts, and nobody without an income is asked", () => {
    const game = baghdad({ hands: { shiite: ["network"], sunni: [INFOWAR], government: [] } })
      .units({ bayaa: { shiite: [6, 0], sunni: [1, 0] } })
      .street("S01", "S02", "S03")
      .initiative("shiite");
    game.until(({ table }) => table.combat !== null);
    game.act("shiite", "plan", { command: "network", offense: "none", defense: "none", commit: 6 });
    const [own = ""] = mustGet(game.table.sides, "sunni").active;
    game.act("sunni", "plan", { command: own, offense: "none", defense: "none", commit: 0 });
    expect(game.asked).toEqual(["sunni"]);
    game.act("sunni", "pass");
    expect([game.table.combat, game.table.discards.at(-1)]).toEqual([null, "network"]);
  });
});
