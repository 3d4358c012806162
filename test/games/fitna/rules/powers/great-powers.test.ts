import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { neighbours } from "#graph";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { tracing } from "../../../../../src/games/fitna/rules/map/supply.ts";
import { destroy, hold, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { AMERICANS, RUSSIANS } from "../../../../../src/games/fitna/rules/powers/intervention.ts";
import { inTurn } from "../../../../../src/games/fitna/rules/powers/levels.ts";
import { changeTension, hasAmericans } from "../../../../../src/games/fitna/rules/powers/tension.ts";
import { offensiveFought, spacesEntered } from "../../../../../src/games/fitna/rules/powers/triggers.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { bringHighTension } from "../../gathering.ts";
import { type Playing, phaseOf } from "./builder.ts";

const attack = (play: Playing, side: SeatId, target: string) =>
  play.do((s) =>
    offensiveFought(s, {
      side,
      target,
      attackers: ["IRQ"],
      defenders: ["GCC"],
      defendingSides: ["COA"],
      rolled: true,
    }),
  );
const enter = (play: Playing, side: SeatId, nation: "IRN" | "SYR" | "FSA" | "HZL" | "ISR", space: string) =>
  play.do((s) => spacesEntered(s, { side, nations: [nation], spaces: [space] }));
const spaceOf = (play: Playing, seat: SeatId, id: string) => play.game.state.hands[seat]?.units[id]?.space;
const allOf = (play: Playing, seat: SeatId, ids: readonly string[]) => {
  const waiting = play.table.pools[seat]?.waiting ?? [];
  return ids.every((id) => spaceOf(play, seat, id) !== undefined || waiting.includes(id));
};
const NEXT_ASKED = ["end-events", "take-hand"];
const cardsOf = (play: Playing, seat: SeatId) => play.table.held[seat] ?? 0;

describe("R-190 to R-193 the United States", () => {
  it("R-191 AE-52 an attack on Jahra brings them to the Coalition: 2 cards, Jokers, 4 strikes, 6 units, 5 more next turn", () => {
    const play = attack(phaseOf("5", "IRQ", { turn: 1 }), "IRQ", "jahra");
    expect(play.table.intervened).toBe(true);
    expect(play.lines).toContain("International Coalition: the United States intervenes.");
    expect(play.asked("COA")?.actions).toEqual(["draw-bonus"]);
    play.answer("COA", "draw-bonus", { draw: "1-1" });
    expect(cardsOf(play, "COA")).toBe(2);
    expect(play.table.jokers.COA).toBe(3);
    expect(play.table.specialJokers.COA).toEqual(["sj-usa"]);
    expect(play.asked("COA")?.actions).toEqual(["play-special-joker"]);
    const before = play.told.length;
    play.until("place-units", ...NEXT_ASKED);
    const strikes = play.told.slice(before).filter((event) => event.kind === "strike");
    expect(strikes).toHaveLength(4);
    expect(play.table.specialJokers.COA).toEqual([]);
    play.until(...NEXT_ASKED);
    expect(allOf(play, "COA", AMERICANS.now)).toBe(true);
    expect(play.table.coming).toEqual([{ seat: "COA", turn: 2, units: AMERICANS.next }]);
    expect(hasAmericans(play.game, "COA")).toBe(true);
    const next = phaseWith(play, "COA", 2);
    next.until(...NEXT_ASKED);
    expect(next.table.coming).toEqual([]);
    expect(allOf(next, "COA", AMERICANS.next)).toBe(true);
  });

  it("R-192 the second wave does not come in the turn of the first", () => {
    const play = attack(phaseOf("5", "IRQ", { turn: 1 }), "IRQ", "jahra").until(...NEXT_ASKED);
    const same = phaseWith(play, "COA", 1).until(...NEXT_ASKED);
    expect(same.table.coming).toHaveLength(1);
  });

  it("Q-47 they come once, whatever happens then; strikes and own moves never bring them", () => {
    const own = attack(phaseOf("5", "COA"), "COA", "jahra");
    expect(own.table.intervened).toBeUndefined();
    const play = attack(phaseOf("5", "IRQ"), "IRQ", "jahra").until(...NEXT_ASKED);
    const jokers = play.table.jokers.COA;
    attack(play, "IRQ", "kuwait-city");
    expect(play.table.due).toBeUndefined();
    expect(play.table.jokers.COA).toBe(jokers);
  });

  it("R-190 an enemy who enters Jordan brings them to Saudi Arabia in 8, to Israel in 10", () => {
    const east = enter(phaseOf("8", "IRN"), "IRN", "IRN", "h4");
    expect(east.lines).toContain("Saudi Arabia: the United States intervenes.");
    const west = enter(phaseOf("10", "SYR"), "SYR", "SYR", "mafraq");
    expect(west.lines).toContain("Israel: the United States intervenes.");
    const own = enter(phaseOf("10", "ISR"), "ISR", "ISR", "mafraq");
    expect(own.table.intervened).toBeUndefined();
  });

  it("D-54 in 2020 Haifa attacked or entered, in 2018 Upper Galilee entered", () => {
    const comes = (edition: "2020" | "2018", space: string, how: "attack" | "enter") => {
      const play = phaseOf(edition === "2020" ? "10" : "9", "SYR", { edition });
      return (how === "enter" ? enter(play, "SYR", "HZL", space) : attack(play, "SYR", space)).table.intervened;
    };
    expect(comes("2020", "haifa", "attack")).toBe(true);
    expect(comes("2020", "haifa", "enter")).toBe(true);
    expect(comes("2020", "upper-galilee", "enter")).toBeUndefined();
    expect(comes("2018", "upper-galilee", "enter")).toBe(true);
    expect(comes("2018", "upper-galilee", "attack")).toBeUndefined();
    expect(comes("2018", "haifa", "attack")).toBeUndefined();
  });

  it("D-55 Incirlik attacked in both editions, entered in 2020 alone", () => {
    const comes = (edition: "2020" | "2018", how: "attack" | "enter") => {
      const play = phaseOf("6", "SYR", { edition });
      return (how === "enter" ? enter(play, "SYR", "SYR", "incirlik") : attack(play, "SYR", "incirlik")).table
        .intervened;
    };
    expect([comes("2020", "attack"), comes("2020", "enter")]).toEqual([true, true]);
    expect([comes("2018", "attack"), comes("2018", "enter")]).toEqual([true, undefined]);
  });

  it("D-56 at tension 10 in the regional war Israel and Turkey share them in 2020; in 2018 Turkey has all", () => {
    const play = phaseOf("10", "ISR").do((s) => changeTension(s, 6, "War"));
    play.until("end-events");
    expect(play.lines).toContain("Israel and Turkey: the United States intervenes.");
    expect(allOf(play, "ISR", ["us-75", "us-meu", "us-82"])).toBe(true);
    expect(allOf(play, "TUR", ["us-101a", "us-101b", "us-3r"])).toBe(true);
    expect(play.table.jokers).toMatchObject({ ISR: 2, TUR: 1 });
    expect(play.table.coming).toEqual([
      { seat: "ISR", turn: 3, units: ["us-meb1", "us-meb2"] },
      { seat: "TUR", turn: 3, units: ["us-3-1", "us-3-2", "us-3-3"] },
    ]);
    const old = phaseOf("9", "ISR", { edition: "2018" }).do((s) => changeTension(s, 6, "War"));
    old.until("end-events");
    expect(old.lines).toContain("Turkey: the United States intervenes.");
    expect(allOf(old, "TUR", AMERICANS.now)).toBe(true);
  });
});

describe("R-195 to R-197 Russia", () => {
  const ten = (scenario: string, seat: SeatId, edition: "2020" | "2018" = "2020") =>
    phaseOf(scenario, seat, { edition }).change((game) => {
      game.state.table.tension = 9;
      game.state.table.reached = [5, 6];
      bringHighTension(game);
    });
  const reach = (play: Playing) => play.do((s) => changeTension(s, 1, "War"));

  it("R-037 R-196 AE-72 already in: a card, all that is not there comes to the ports, the reduced are restored; then US, then batches", () => {
    const play = ten("4", "IRQ").change((game) => {
      const { batches } = game.state.table.pools.SYR ?? { batches: [] };
      expect(batches.flat()).toEqual(expect.arrayContaining(["rus-56", "rus-6", "rus-7"]));
      mark(game, "rus-22", { reduced: true });
      destroy(game, "rus-205");
      const joker = game.state.table.specialJokers;
      joker.SYR = [];
    });
    reach(play);
    expect(play.asked("SYR")?.actions).toEqual(["draw-bonus"]);
    play.answer("SYR", "draw-bonus", { draw: "0-1" });
    expect(cardsOf(play, "SYR")).toBe(1);
    expect(play.game.state.hands.SYR?.units["rus-22"]).toEqual({ space: "tartus" });
    expect(play.table.specialJokers.SYR).toEqual(["sj-rus"]);
    play.until("draw-bonus", "end-events");
    expect(allOf(play, "SYR", ["rus-56", "rus-205", "rus-6", "rus-7"])).toBe(true);
    for (const id of ["rus-56", "rus-205", "rus-6", "rus-7"])
      expect(["tartus", "latakia", undefined]).toContain(spaceOf(play, "SYR", id));
    expect(play.table.pools.SYR?.batches.flat().filter((id) => id.startsWith("rus"))).toEqual([]);
    expect(play.asked("IRQ")?.actions).toEqual(["draw-bonus"]);
    play.until("end-events");
    expect(allOf(play, "IRQ", AMERICANS.now)).toBe(true);
    const order = play.lines.flatMap((line) => /(Russian units|the United States)/.exec(line)?.[1] ?? []);
    expect(order).toEqual(["Russian units", "the United States"]);
    expect(play.lines).toContain(
      "Syria and Russia: all Russian units that there are come, and the reduced ones recover.",
    );
  });

  it("AE-72 in 2018 there is no card", () => {
    const play = reach(ten("4", "IRQ", "2018")).until("end-events");
    expect(play.lines.filter((line) => line.startsWith("Syria") && line.includes("drawn"))).toEqual([]);
  });

  it("AE-73 not yet in: Syria draws 1, gets both Jokers and rus-22, rus-56, rus-810; next turn the others", () => {
    const play = reach(ten("2", "IRQ"));
    play.answer("SYR", "draw-bonus", { draw: "1-0" }).until("draw-bonus", "end-events");
    expect(cardsOf(play, "SYR")).toBe(1);
    expect(play.table.jokers.SYR).toBe(2);
    expect(play.table.specialJokers.SYR).toEqual(["sj-rus"]);
    for (const id of RUSSIANS.now) expect(["tartus", "latakia"]).toContain(spaceOf(play, "SYR", id));
    expect(play.table.coming).toEqual([{ seat: "SYR", turn: 3, units: ["rus-205", "rus-6", "rus-7"] }]);
    expect(play.lines).toContain("Syria: Russian units come.");
  });

  it("AE-79 in scenario 8 they come to Iran where a line leads through closed Syria; then the US, then batches", () => {
    const cutOff = ["basra", "umm-qasr"];
    const play = ten("8", "SAU").change((game) => {
      const around = cutOff.flatMap((space) => neighbours(game.edition.ways, space));
      for (const space of around.filter((one) => !cutOff.includes(one))) {
        for (const { id } of standingIn(game, space)) destroy(game, id);
        hold(game, space, "SAU");
      }
    });
    reach(play);
    expect(play.asked("IRN")?.actions).toEqual(["draw-bonus"]);
    const before = play.table.jokers.IRN ?? 0;
    play.answer("IRN", "draw-bonus", { draw: "1-0" });
    expect(cardsOf(play, "IRN")).toBe(1);
    expect(play.table.jokers.IRN).toBe(before + 1);
    expect(play.table.specialJokers.IRN).toContain("sj-rus");
    expect(play.asked("IRN")?.actions).toEqual(["place-units"]);
    const arriveIn = (space: string) => RUSSIANS.now.map((unit) => ({ unit, space }));
    expect(() => play.answer("IRN", "place-units", { arrivals: arriveIn("basra") })).toThrow(/Basra/);
    play.answer("IRN", "place-units", { arrivals: arriveIn("al-qaim") });
    expect(RUSSIANS.now.map((id) => spaceOf(play, "IRN", id))).toEqual(["al-qaim", "al-qaim", "al-qaim"]);
    const traces = (game: Game) => tracing(game)(mustGet(game.edition.units, "rus-22"), "IRN", "al-qaim");
    expect(traces(play.game)).toBe(true);
    const closed = play.game;
    for (const space of closed.edition.countries.SYR.spaces) hold(closed, space, "SAU");
    expect(traces(closed)).toBe(false); // no other line leads to the ports
    play.until("end-events");
    expect(allOf(play, "SAU", AMERICANS.now)).toBe(true);
    const order = play.lines.flatMap(
      (line) => /Russian units|United States|^\w.*: reinforcements are/.exec(line) ?? [],
    );
    expect(order).toEqual([
      "Russian units",
      "United States",
      "Saudi Arabia: reinforcements are",
      "Iran: reinforcements are",
    ]);
  });
});

describe("R-146, R-147 batches by tension", () => {
  const six = (edition: "2020" | "2018") => phaseOf("1", "TUR", { edition }).do((s) => changeTension(s, 4, "War"));

  it("AE-28 at 6 Turkey, then Syria: batch 1 or replacements; in 2018 the batch without a choice", () => {
    const play = six("2020");
    expect(play.lines.some((line) => line.includes("2 → 6"))).toBe(true);
    expect(play.table.reached).toEqual([5, 6]);
    play.until("end-events");
    expect(play.table.pools.TUR?.batches[0]).toEqual(["fsa-10", "sham-5"]);
    expect(play.table.pools.SYR?.batches[0]).toEqual(["hzl-3", "hzl-4", "hzi-1"]);
    expect(play.table.reinforced).toEqual([]);
    const old = six("2018").until("end-events");
    expect(old.table.pools.TUR?.batches[0]).not.toContain("fsa-9");
    play.do((s) => changeTension(s, -3, "Peace")).do((s) => changeTension(s, 3, "War"));
    expect(play.table.due).toBeUndefined();
  });

  it("R-146 the seats come in order of play from the active one", () => {
    expect(inTurn(phaseOf("6", "IRQ").game)).toEqual(["IRQ", "TUR", "SYR"]);
    expect(inTurn(phaseOf("6", "TUR").game)).toEqual(["TUR", "SYR", "IRQ"]);
  });

  it("R-148 a jump over all levels lets each take effect once, in their order", () => {
    const play = phaseOf("6", "TUR").do((s) => changeTension(s, 9, "War"));
    expect(play.table.reached).toEqual([5, 6, 10]);
    play.until("end-events");
    expect(play.table.due).toBeUndefined();
    const taken = play.table.pools.TUR?.batches.length ?? 0;
    expect((play.game.scenario.batches.find(({ seat }) => seat === "TUR")?.batches.length ?? 0) - taken).toBe(2);
  });
});

/** The same game in another seat's phase. */
function phaseWith(play: Playing, seat: SeatId, turn: number): Playing {
  const { table, hands, box } = play.game.state;
  return phaseOf(play.game.scenario.id, seat, { turn, begins: true })
    .change(({ state }) => {
      Object.assign(state.table, table, { turn, active: seat });
      Object.assign(state.hands, hands);
      Object.assign(state.box, box);
    })
    .do(() => {});
}
