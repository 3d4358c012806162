import { describe, expect, it } from "vitest";
import { awaited, decisionsOf, publicView } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { book, iraq } from "../builder.ts";

const PHASES = { 2: 2, 3: 3, 4: 2, 5: 2 } as const;

describe("R-06 situation", () => {
  it("tells each seat its own hand and everyone the sizes", () => {
    const game = iraq({ seats: 4 });
    for (const seat of game.seats) expect(game.secrets[seat]).toHaveLength(1);
    expect(game.events).toEqual([{ kind: "turn", turn: 1, turns: 10, draw: 95, discards: 0 }]);
  });

  it("ruling J: a pile that a deal empties is refilled when the next card is due", () => {
    const game = iraq({ seats: 5 }).endTurn();
    expect([game.table.draw, game.table.discards.length]).toEqual([0, 50]);
    game.endTurn();
    expect(game.events.filter(({ kind }) => kind === "shuffled")).toEqual([{ kind: "shuffled", cards: 100 }]);
  });
});

describe("R-07 commitment", () => {
  it("nobody's discards count before all have answered", () => {
    const game = iraq({ seats: 3 });
    game.act("sunni", "commit", { discard: game.hand("sunni").slice(0, 5) });
    expect(game.hand("sunni")).toHaveLength(10);
    expect(game.table.faceDown).toBe(0);
    expect(awaited(game.env)).toEqual(["shia", "kurds"]);
  });

  it("everyone gets as many cards as they put away, and learns how many the others replaced", () => {
    const game = iraq({ seats: 3 });
    const away = game.hand("sunni").slice(0, 5);
    game.all({ sunni: { discard: away } });
    expect(game.hand("sunni")).toHaveLength(10);
    expect(game.log).toContain("Cards exchanged: Sunni 5, Shia 0, Kurds 0.");
    expect(game.secrets.sunni?.at(-1)).toMatchObject({ kind: "redrawn", discarded: away, cards: game.hand("sunni") });
  });

  it("ruling F: discards are named after the Ground phase, not before", () => {
    const game = iraq({ seats: 4 });
    const away = game.hand("us").slice(0, 2);
    game.all({ us: { discard: away } });
    expect(JSON.stringify([game.table, game.events])).not.toContain(`"${away[0]}"`);
    game.all();
    expect(game.events.findLast(({ kind }) => kind === "revealed")).toMatchObject({ discards: away });
    expect(game.table.discards).toEqual(expect.arrayContaining([...away]));
  });
});

describe("R-04, ruling B: the 3-seat game", () => {
  it.each([
    ["us", 5 + 4],
    ["insurgents", 5],
  ] as const)("cards of the %s count, those of the other side do not", (side, adds) => {
    const foreign = ["counter-terrorism", "cease-fire", "infiltration"];
    const own = ["anarchy", "propaganda", "civil-war", "control-kirkuk"]; // 20
    const useless = ["mahdi-army", "sunni-triangle", "islamists"];
    const game = iraq({ seats: 3, hands: { kurds: [...foreign, ...own, ...useless] } })
      .toNegotiations()
      .all();
    game.all({ kurds: { with: side } });
    expect(game.table.totals.kurds).toEqual([20 + adds]);
    expect(game.table.alignments).toEqual({});
  });

  it("asks nobody in the other scenarios", () => {
    for (const seats of [2, 4, 5] as const) {
      const game = iraq({ seats }).toNegotiations().all();
      expect([game.table.turn, game.table.phase]).toEqual([2, "commitment"]);
    }
  });

  it("shows a choice only when all have chosen", () => {
    const game = iraq({ seats: 3 }).toNegotiations().all();
    game.act("shia", "align", { with: "insurgents" });
    expect(game.table.alignments).toEqual({});
  });
});

describe("R-09 ground", () => {
  it("shows all hands with totals and marks the point of no return", () => {
    const game = iraq({ seats: 4 }).toNegotiations();
    const hands = Object.fromEntries(game.seats.map((seat) => [seat, game.hand(seat)]));
    game.all();
    const totals = Object.fromEntries(game.seats.map((seat) => [seat, game.table.totals[seat]?.at(-1)]));
    expect(game.events.find(({ kind }) => kind === "revealed")).toMatchObject({ hands, totals });
    expect(game.log.some((line) => line.includes(`US ${totals.us}: **`))).toBe(true);
  });
});

describe("the course of a turn", () => {
  it("posts a picture at the start, when the market opens, after each trade and after scoring", () => {
    const game = iraq({ seats: 5, turns: 1 }).toNegotiations();
    game.propose("us", "kurds", game.hand("us").slice(0, 2), 0);
    const [offer = ""] = game.offersTo("kurds");
    game.act("kurds", "accept", { offer }).endTurn();
    expect(game.pictures.slice(0, 3)).toEqual([
      "The game begins: ten cards each are dealt",
      "Turn 1: hands are dealt, no cards replaced",
      "Turn 1: the US and the Kurds have traded",
    ]);
    expect(game.pictures).toHaveLength(4);
    expect(game.pictures[3]).toMatch(/Insurgency .* Civil War/);
  });

  it("the picture of the market belongs to Negotiations: the post before keeps the score of the turn before", () => {
    const game = iraq({ seats: 5 });
    game.names = {};
    game.toNegotiations();
    expect(game.scenes.at(-1)?.scene.heading?.sub).toBe("Turn 1 of 10 · Negotiations");
  });

  it("posts one more where the 3-seat game stops before the Ground phase", () => {
    expect(iraq({ seats: 3 }).toNegotiations().all().pictures.at(-1)).toBe("Turn 1: the trading is over");
  });

  it.each([2, 3, 4, 5] as const)("with %i seats every phase that waits has an id of its own", (seats) => {
    const game = iraq({ seats, turns: 3 });
    const ids: string[] = [];
    while (!game.env.over) {
      ids.push(iraqiConflict.phase(game.table).id);
      game.all();
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(3 * PHASES[seats]);
  });

  it("people negotiate in Negotiations only", () => {
    const game = iraq({ seats: 5 });
    expect(iraqiConflict.phase(game.table)).toMatchObject({ name: "Commitment", turn: 1, turns: 10, talk: false });
    game.toNegotiations();
    expect(iraqiConflict.phase(game.table)).toMatchObject({ id: "1-negotiations", talk: true });
    expect(iraqiConflict.free(game.view("us"))).toContain("propose");
  });

  it("waits for the same seats whatever they hold", () => {
    const game = iraq({ seats: 3 });
    for (let n = 0; n < 3; n++) {
      expect(awaited(game.env)).toEqual(game.seats);
      for (const seat of game.seats) expect(decisionsOf(book, game.env, seat)).toHaveLength(1);
      game.all();
    }
    expect(publicView(book, game.env).hand).toBeNull();
  });
});
