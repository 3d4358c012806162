import { describe, expect, it } from "vitest";
import { offensive } from "../../../../../src/games/fitna/rules/combat/offensive.ts";
import { announceable } from "../../../../../src/games/fitna/rules/combat/playing-cards.ts";
import { hold, lift, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { activateIslamicState } from "../../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { rebuildable } from "../../../../../src/games/fitna/rules/reinforcements/batches.ts";
import { fitna } from "../../builder.ts";
import { act, byDefault, changed, eventsOf, isIsolated, movementOf, put } from "../movement/builder.ts";
import { atStart } from "../setup/builder.ts";
import { phaseOf } from "./builder.ts";

const CLOSE_AIR = 1;
const SNIPERS = 17;
const MINEFIELDS = 26;

describe("the Islamic State", () => {
  /** IS attacks Ramadi from Fallujah, and wins. */
  const won = () => {
    const game = fitna({
      scenario: "2",
      seat: "TUR",
      units: { fallujah: { IS: ["is-1", "is-2", "is-3"] }, ramadi: { IRQ: ["irq-10i R"] } },
    });
    const units = ["is-1", "is-2", "is-3"];
    return game.roll([6], () =>
      game.call(offensive, { by: "TUR", side: "IS", from: "fallujah", target: "ramadi", units }),
    );
  };

  it("R-157 its counters move by a victorious offensive", () => {
    const game = won();
    expect(game.in("ramadi").length).toBeGreaterThan(0);
    expect(game.table.control.ramadi).toBe("IS");
  });

  it("R-157 Al Baghdadi's move takes none of them along", () => {
    const play = phaseOf("2", "TUR").call(activateIslamicState, { seat: "TUR" });
    play.answer("TUR", "call-counters", { first: "rutba", second: "rutba", third: "rutba" });
    const before = play.game.state.box.is;
    play.answer("TUR", "move-leader", { path: ["tabqa"] });
    expect(play.table.leader).toEqual({ space: "tabqa" });
    expect(play.game.state.box.is).toEqual(before);
  });

  it("R-167 a space that it leaves empty stays its own until somebody enters", () => {
    const game = won();
    expect(game.in("fallujah")).toEqual([]);
    expect(game.table.control.fallujah).toBe("IS");
    const env = movementOf("2", {
      seat: "IRQ",
      change: (now) => {
        for (const { id } of standingIn(now, "fallujah")) lift(now, [id]);
        put(now, "IRQ", "ramadi", "irq-9a");
        hold(now, "fallujah", "IS");
      },
    });
    expect(act(env, "move", { from: "ramadi", units: ["irq-9a"], path: ["fallujah"] }).table.control.fallujah).toBe(
      "IRQ",
    );
  });

  it("R-165 isolated counters fight two columns worse", () => {
    const shifts = (isCutOff: string[]) => {
      const units = { fallujah: { IS: ["is-1"] } };
      const game = fitna({ scenario: "2", seat: "IRQ", units, table: { isCutOff } });
      game.roll([1], () => game.attack("ramadi", "fallujah", ["irq-1m", "irq-10i"]));
      return game.last("rolled").odds.shifts.filter(({ cause }) => cause.kind === "isolated");
    };
    expect(shifts(["fallujah"])).toEqual([{ cause: { kind: "isolated", role: "defender" }, columns: 2 }]);
    expect(shifts([])).toEqual([]);
  });
});

describe("Kurds without a seat", () => {
  it("R-179 in defence any seat but the attacker adds marked cards, and Close Air Support", () => {
    const game = fitna({
      scenario: "1",
      seat: "TUR",
      units: { manbij: { TUR: ["fsa-7", "sun-2"] } },
      hands: { SYR: [SNIPERS, CLOSE_AIR, MINEFIELDS] },
    }).attack("manbij", "kobani", ["fsa-7", "sun-2"]);
    expect(game.asked).toMatchObject({ name: "defence", seats: ["SYR"] });
    const open = announceable(game.view("SYR"), []).filter(({ refused }) => !refused);
    expect(open.map(({ value }) => value)).toEqual(expect.arrayContaining([String(CLOSE_AIR), String(MINEFIELDS)]));
    game.roll([1], () => game.act("SYR", "play-assets", { cards: [String(CLOSE_AIR)] }));
    expect(game.last("rolled").odds.shifts.some(({ cause }) => cause.kind === "card")).toBe(true);
  });

  it("R-179 in an attack the seat that moves them adds marked cards", () => {
    const game = fitna({
      scenario: "1",
      seat: "TUR",
      units: { afrin: { PYD: ["pyd-1"] }, azaz: { SYR: ["syr-10m R"] } },
      hands: { TUR: [SNIPERS, MINEFIELDS] },
    });
    game.call(offensive, { by: "TUR", side: "PYD", from: "afrin", target: "azaz", units: ["pyd-1"] });
    expect(game.asked.seats).toEqual(["TUR"]);
    game.roll([1], () => game.act("TUR", "play-assets", { cards: [String(SNIPERS)] }));
    expect(game.last("rolled").odds.shifts).toContainEqual(
      expect.objectContaining({ cause: { kind: "card", card: SNIPERS, by: "attacker" } }),
    );
  });
});

describe("units of seats", () => {
  it("R-070 in a Supply segment markers are put on and taken off units of all sides", () => {
    const start = changed(eventsOf("1", { seat: "SYR" }), (game) => {
      mark(game, "syr-rg", { isolated: true }); // in Damascus, a source
      for (const { id } of standingIn(game, "east-ghouta")) mark(game, id, { isolated: false });
    });
    let env = start;
    while (env.table.phase === "events") env = byDefault(env);
    expect(isIsolated(env, "syr-rg")).toBe(false);
    for (const { id, side } of standingIn(atStart("1"), "east-ghouta")) {
      expect(side).toBe("TUR");
      expect(isIsolated(env, id)).toBe(true);
    }
  });

  it("R-090 what was destroyed comes back whatever its nation; what was removed never does", () => {
    const game = atStart("1");
    const pool = game.state.table.pools.SYR;
    lift(game, ["syr-5m", "syr-7m", "hzl-1"]);
    pool?.destroyed.push("syr-5m", "hzl-1");
    game.state.table.removed.push("syr-7m");
    expect([...rebuildable(game, "SYR")].sort()).toEqual(["hzl-1", "syr-5m"]);
  });

  it("R-121 units that are not named stay where they are and take no part", () => {
    const game = fitna({ seat: "SYR" });
    game.roll([1], () => game.attack("aleppo", "azaz", ["syr-1a"]));
    expect(game.last("declared").attackers.map(({ id }) => id)).toEqual(["syr-1a"]);
    expect(game.in("aleppo")).toEqual(expect.arrayContaining(["syr-104", "syr-17r"]));
  });
});
