import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import type { Unit } from "../../../../src/games/fitna/content/board-types.ts";
import { EDITIONS, type SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { hold, mark, removeUnit, updateControl } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { activateIslamicState } from "../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { activateKurds } from "../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import { lebanonWar } from "../../../../src/games/fitna/rules/powers/lebanon-war.ts";
import { upgrade } from "../../../../src/games/fitna/rules/reinforcements/batches.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { bringHighTension } from "../gathering.ts";
import { clear, type Playing, phaseOf, put } from "./powers/builder.ts";

/** Every seat that is asked, with what it is asked for. */
const asked = (play: Playing): readonly string[] =>
  play.table.order.flatMap((seat) => {
    const decision = play.asked(seat);
    return decision?.owed ? [`${seat}: ${decision.actions.join(" ")}`] : [];
  });

const tensionAt = (game: Game, tension: number): void => {
  Object.assign(game.state.table, { tension, reached: tension >= 6 ? [5, 6] : [5] });
  bringHighTension(game);
};

/** Turkey's activation of IS in scenario 2, its face-down counters next to a weak Baghdad; its last attack takes Baghdad. */
function takingBaghdad(tension: number, edition: "2020" | "2018" = "2020"): Playing {
  const play = phaseOf("2", "TUR", { edition }).change((game) => {
    tensionAt(game, tension);
    clear(game, "baghdad", "fallujah");
    game.state.table.entrenched = [];
    put(game, "IRQ", "baghdad", "irq-sf", { reduced: true });
    for (const id of game.state.box.isPool.slice(0, 3)) put(game, "IS", "fallujah", id);
  });
  play.call(activateIslamicState, { seat: "TUR" }).defaults("call-counters");
  return play.dice(6).answer("TUR", "attack-with-is", { from: "fallujah", counters: 3, target: "baghdad" });
}

const AFTER_THE_OFFENSIVE = ["reinforce", "place-units", "draw-bonus", "move-leader", "end-events"];

describe("Q-42 R-191 at once", () => {
  it.each(EDITIONS)("R-146 IS takes Baghdad, 5 to 6: the batches come before its next attack (%s)", (edition) => {
    const play = takingBaghdad(5, edition).until(...AFTER_THE_OFFENSIVE);
    expect(play.table.control.baghdad).toBe("IS");
    expect(play.table.tension).toBe(6);
    expect(asked(play).join()).toMatch(/^TUR: (reinforce|place-units)$/);
    expect(play.table.mission?.kind).toBe("is");
    play.defaults("reinforce", "place-units");
    expect(asked(play)).toEqual(["TUR: move-leader attack-with-is end-activation"]);
    expect(play.table.due).toBeUndefined();
  });

  it("R-147 IS takes Baghdad, 9 to 10: Russia, the US and the batches come before its next attack, which goes on", () => {
    const play = takingBaghdad(9).until(...AFTER_THE_OFFENSIVE);
    const before = play.table.mission;
    expect(asked(play)).toEqual(["SYR: draw-bonus"]);
    expect(before).toMatchObject({ kind: "cards", meanwhile: { kind: "is" } });
    play.until("move-leader");
    expect(play.table.intervened).toBe(true);
    expect(asked(play)).toEqual(["TUR: move-leader attack-with-is end-activation"]);
    expect(play.table.mission).toEqual(before?.kind === "cards" ? before.meanwhile : null);
  });

  it("R-191 Kurds who attack Incirlik bring the US before their next offensive", () => {
    const play = phaseOf("6", "SYR").change((game) => {
      clear(game, "incirlik", "gaziantep");
      put(game, "TUR", "incirlik", "tur-6c");
      game.state.table.rebellion = "on";
      for (const space of ["siirt", "gaziantep"]) hold(game, space, "PKK");
      put(game, "PKK", "gaziantep", "pkk-1");
    });
    play.call(activateKurds, { seat: "SYR" }).defaults("raise-kurds").answer("SYR", "plan-kurds", { moves: 0 });
    play.dice(1).answer("SYR", "attack-with-kurds", { from: "gaziantep", units: ["pkk-1"], target: "incirlik" });
    play.until(...AFTER_THE_OFFENSIVE, "end-kurds");
    expect(asked(play)).toEqual(["TUR: draw-bonus"]);
    play.until("end-kurds", "end-events");
    expect(allIn(play, "TUR", ["us-75", "us-82"])).toBe(true);
  });

  it("goes on where an older release left something due in the midst of an activation", () => {
    const play = phaseOf("2", "TUR").call(activateIslamicState, { seat: "TUR" }).defaults("call-counters");
    play.change((game) => {
      tensionAt(game, 6);
      game.state.table.due = [{ kind: "level", level: 6 }];
    });
    play.answer("TUR", "end-activation");
    expect(asked(play).join()).toMatch(/^TUR: (reinforce|place-units)$/);
    play.until("end-events");
    expect(play.table.due).toBeUndefined();
    expect(play.table.mission).toBeUndefined();
  });

  it("R-052 a militia that IS has parted from its master is another's before the next attack", () => {
    const play = phaseOf("2", "TUR").change((game) => {
      clear(game, "ramadi", "fallujah", "hit");
      put(game, "IRN", "ramadi", "irn-q", { reduced: true });
      put(game, "IRN", "ramadi", "shi-1", { reduced: true });
      put(game, "IRQ", "ramadi", "irq-sf", { reduced: true });
      for (const id of game.state.box.isPool.slice(0, 3)) put(game, "IS", "fallujah", id);
    });
    play.call(activateIslamicState, { seat: "TUR" }).defaults("call-counters");
    const commanders = (): readonly SeatId[] =>
      play.table.order.filter((seat) => play.game.state.hands[seat]?.units["shi-1"] !== undefined);
    play.change((game) => removeUnit(game, "irn-q"));
    play.answer("TUR", "move-leader", { path: ["tabqa"] });
    expect(commanders()).toEqual(["IRQ"]);
    expect(play.table.mission?.kind).toBe("is");
  });
});

describe("R-045 where friends stand together", () => {
  const shared = () =>
    phaseOf("2", "SYR").change((game) => {
      clear(game, "homs");
      for (const id of ["hzl-1", "hzl-2"]) put(game, "IRN", "homs", id);
      put(game, "SYR", "homs", "syr-rg");
      updateControl(game, "homs");
    });

  it("losses by War in Lebanon make the space the stronger friend's", () => {
    const play = shared();
    const [iranian, syrian] = (["IRN", "SYR"] as const).map((seat) =>
      Object.entries(play.game.state.hands[seat]?.units ?? {}).flatMap(([id, { space }]) =>
        space === "homs" ? [mustGet(play.game.edition.units, id)] : [],
      ),
    );
    expect(sum(iranian, "full")).toBeGreaterThan(sum(syrian, "full"));
    expect(sum(iranian, "reduced")).toBeLessThan(sum(syrian, "full"));
    expect(play.table.control.homs).toBe("IRN");
    play.dice(3, 3).call(lebanonWar, { seat: "SYR" });
    expect(play.table.control.homs).toBe("SYR");
  });

  it("units that are brought back to full strength make it theirs", () => {
    const play = shared().change((game) => {
      for (const id of ["hzl-1", "hzl-2"]) mark(game, id, { reduced: true });
      hold(game, "homs", "SYR");
    });
    play.do((s) => upgrade(s, "IRN", ["hzl-1", "hzl-2"]));
    expect(play.table.control.homs).toBe("IRN");
  });
});

const sum = (units: readonly Unit[] = [], side: "full" | "reduced"): number =>
  units.reduce((all, unit) => all + (unit[side]?.defence ?? 0), 0);

const allIn = (play: Playing, seat: SeatId, ids: readonly string[]): boolean =>
  ids.every(
    (id) => play.game.state.hands[seat]?.units[id] !== undefined || play.table.pools[seat]?.waiting.includes(id),
  );
