import { describe, expect, it } from "vitest";
import { check, Refused } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { book, iraq } from "../builder.ts";

const refused = (options: object): boolean => {
  try {
    check(iraqiConflict.options, {}, options);
    return false;
  } catch (error) {
    return error instanceof Refused;
  }
};

describe("R-03 factions and seats", () => {
  it.each([
    [2, ["us", "insurgents"]],
    [3, ["sunni", "shia", "kurds"]],
    [4, ["us", "insurgents", "sunni", "shia"]],
    [5, ["us", "insurgents", "sunni", "shia", "kurds"]],
  ] as const)("%i seats play %j", (seats, factions) => {
    expect(iraq({ seats }).seats).toEqual(factions);
  });

  it.each(["0", "1", "6", 5])("any other number of seats is refused: %j", (seats) => {
    expect(refused({ seats, turns: 10, ranking: "dense" })).toBe(true);
  });

  it.each([2, 3, 4, 5] as const)("with %i seats everyone is dealt ten cards of the scenario's deck", (seats) => {
    const game = iraq({ seats });
    for (const seat of game.seats) expect(game.hand(seat)).toHaveLength(10);
    expect(game.table.draw).toBe({ 2: 55, 3: 70, 4: 55, 5: 50 }[seats]);
  });
});

describe("R-05 game length", () => {
  it("the host chooses 1 to 20 turns, 10 if nothing is said", () => {
    expect(iraqiConflict.defaults.turns).toBe(10);
    expect([0, 21].map((turns) => refused({ seats: "2", turns, ranking: "dense" }))).toEqual([true, true]);
    expect(refused({ seats: "2", turns: 20, ranking: "competition" })).toBe(false);
  });
});

describe("R-10 places after a tie", () => {
  it.each(["dense", "competition"] as const)("are counted as the host chooses, by everybody: %s", (ranking) => {
    expect(iraq({ seats: 2, ranking }).table.ranking).toBe(ranking);
  });
});

describe("the definition", () => {
  it("accepts its own defaults", () => {
    expect(check(iraqiConflict.options, {}, iraqiConflict.defaults)).toEqual(iraqiConflict.defaults);
  });

  it("counts its content by source", () => {
    expect(iraqiConflict.inventory(book.content)).toEqual([
      { counts: { cards: 100, areas: 5 }, rulebook: 100, reconstruction: 5 },
    ]);
  });

  it("takes a state of its own version as it is, and no other", () => {
    const { table, hands, box } = iraq({ seats: 2 }).env;
    const stored = JSON.parse(JSON.stringify({ table, hands, box }));
    expect(iraqiConflict.upgrade(stored, 1)).toEqual({ table, hands, box });
    expect(() => iraqiConflict.upgrade(stored, 2)).toThrow("version 2");
  });
});
