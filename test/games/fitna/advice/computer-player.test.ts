import { describe, expect, it } from "vitest";
import { type Decision, Dice, decisionsOf, type Move, mustGet } from "#engine";
import { columnAt } from "../../../../src/games/fitna/advice/judgement/prospects.ts";
import type { SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { oddsOf } from "../../../../src/games/fitna/rules/combat/shifts.ts";
import { destroy, hold } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing, standingIn } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { activateIslamicState } from "../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { activateKurds } from "../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { keyOf } from "../../../kit/index.ts";
import { fitna, type Play } from "../builder.ts";
import { advised, book } from "../playing.ts";
import { act, type Env, eventsOf, gameIn, movementOf, viewIn } from "../rules/movement/builder.ts";
import { type Playing, phaseOf } from "../rules/powers/builder.ts";

const CLOSE_AIR = 1;
const SAM = 10;
const MINEFIELDS = 26;
const REINFORCEMENTS = 54;
const MOBILISATION = 62;

const dice = () => new Dice({ key: keyOf("computer player"), next: 0 });
const open = (env: Env, seat: SeatId): Decision => {
  const found = decisionsOf(book, env, seat).find(({ owed }) => owed);
  if (!found) throw new Error(`${seat} is not asked`);
  return found;
};
const answer = (env: Env, seat: SeatId): Move => advised(viewIn(env, seat), open(env, seat), dice());
const of = (game: Play, seat: SeatId): Move => advised(game.view(seat), open(game.env, seat), dice());

describe("a computer player in an offensive", () => {
  const attack = (units: readonly string[], hands: { readonly [seat in SeatId]?: readonly number[] }) =>
    fitna({ seat: "SYR", hands, units: { aleppo: { SYR: [...units] } } }).attack("aleppo", "azaz", units, "ask");

  it("R-125 announces Close Air Support where it turns the odds", () => {
    const game = attack(["syr-1a", "syr-17r"], { SYR: [CLOSE_AIR, REINFORCEMENTS] });
    expect(of(game, "SYR")).toEqual({ action: "play-assets", params: { cards: [String(CLOSE_AIR)] } });
  });

  it("R-125 keeps it where the table cannot become better", () => {
    const units = { aleppo: { SYR: ["syr-rg", "syr-4a", "syr-1a"] }, "al-bab": { TUR: ["sun-3 R I"] } };
    const game = fitna({ seat: "SYR", units, hands: { SYR: [CLOSE_AIR, REINFORCEMENTS] } });
    game.attack("aleppo", "al-bab", ["syr-rg", "syr-4a", "syr-1a"], "ask");
    expect(of(game, "SYR").action).toBe("pass-assets");
  });

  it("R-125 defends what its victory rests on with cards", () => {
    const hands = { TUR: [CLOSE_AIR, MINEFIELDS, REINFORCEMENTS, MOBILISATION] };
    const units = { maarat: { SYR: ["syr-rg", "syr-4a"] } };
    const game = fitna({ seat: "SYR", units, hands }).attack("maarat", "idlib", ["syr-rg", "syr-4a"], "ask");
    expect(of(game, "TUR").action).toBe("play-assets");
  });

  it("R-125 spends in the last turn what it keeps before: no card outlives the game", () => {
    const asked = (turn: number) =>
      fitna({
        seat: "SYR",
        hands: { SYR: [], TUR: [CLOSE_AIR] },
        units: { aleppo: { SYR: ["syr-1a", "syr-17r"] } },
        table: { turn },
      }).attack("aleppo", "azaz", ["syr-1a", "syr-17r"], "ask");
    const { turns } = asked(1).table;
    expect(of(asked(turns - 1), "TUR").action).toBe("pass-assets");
    expect(of(asked(turns), "TUR").action).toBe("play-assets");
  });

  it("R-128 expects the very column of the table in which the battle will be fought", () => {
    const { game } = fitna({ seat: "SYR" });
    const held = standing(game).filter(({ side }) => side === "SYR" || side === "TUR");
    const stacks = [...new Set(held.map(({ space }) => space))].map((space) => standingIn(game, space));
    const [attacking, defending] = ["SYR", "TUR"].map((side) => stacks.filter(([first]) => first?.side === side));
    const wrong = (attacking ?? []).flatMap((attackers) =>
      (defending ?? []).filter((defenders) => {
        const target = defenders[0]?.space ?? "";
        const space = mustGet(game.edition.spaces, target);
        const entrenched = game.state.table.entrenched.includes(target);
        const battle = { space, entrenched, attackers, defenders, cards: [] };
        return columnAt(game, target, attackers, defenders) !== oddsOf(game.edition, battle).column;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("R-126 cancels Close Air Support with SAM", () => {
    const hands = { SYR: [CLOSE_AIR], TUR: [SAM, REINFORCEMENTS, MOBILISATION] };
    const units = { maarat: { SYR: ["syr-rg", "syr-4a"] } };
    const game = fitna({ seat: "SYR", units, hands }).attack("maarat", "idlib", ["syr-rg", "syr-4a"], "ask");
    game.act("TUR", "pass-assets").act("SYR", "play-assets", { cards: [String(CLOSE_AIR)] });
    expect(of(game, "TUR")).toEqual({ action: "play-assets", params: { cards: [`${SAM}>${CLOSE_AIR}`] } });
  });

  it("R-135 exploits into what is worth having, as long as somebody stays behind", () => {
    const units = {
      aleppo: { SYR: ["syr-1a", "syr-4a", "syr-104"] },
      "al-bab": { TUR: ["sun-3 R"] },
      azaz: { TUR: [] },
    };
    const game = fitna({ seat: "SYR", units, held: { manbij: "TUR" } });
    game.roll([6], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-4a"], "none"));
    if (game.asked.actions.includes("take-losses")) game.act("SYR", "take-losses", { steps: "syr-1a" });
    expect(game.asked.actions).toContain("exploit");
    const [unit, to] = String(of(game, "SYR").params.way).split(">");
    expect(["syr-1a", "syr-4a"]).toContain(unit);
    expect(to).not.toBe("al-bab");
  });

  it("R-120 attacks by its victory conditions: the town that it lacks before a better chance elsewhere", () => {
    const units = {
      maarat: { TUR: ["fsa-5", "fsa-6", "fsa-7"] },
      hama: { SYR: ["syr-10m"] },
      jisr: { SYR: ["syr-m1 R"] },
      idlib: { TUR: ["sham-1", "sham-2"] },
    };
    const game = fitna({ seat: "TUR", units, hands: {} });
    expect(of(game, "TUR")).toMatchObject({ action: "attack", params: { from: "maarat", target: "hama" } });
  });
});

describe("a computer player on the map", () => {
  it("keeps its capital and what its own victory rests on", () => {
    const eight = (game: Game): void => {
      for (const { id } of standingIn(game, "daraa")) destroy(game, id);
      hold(game, "daraa", "SYR"); // the eighth of the nine towns
    };
    const env = movementOf("1", { seat: "SYR", moves: 10, change: eight });
    for (let next = answer(env, "SYR"), moved = env; next.action === "move"; next = answer(moved, "SYR")) {
      const { from, units } = next.params;
      expect([from, units]).not.toEqual(["deir-ez-zor", ["syr-5m"]]); // one of its eight
      moved = act(moved, "move", next.params);
      expect(standingIn(gameIn(moved), "damascus")).not.toEqual([]);
    }
  });

  it("R-030 plays its Joker before the game ends", () => {
    const late = (turn: number) => {
      const env = eventsOf("1", { seat: "SYR" });
      env.table.turn = turn;
      return answer(env, "SYR");
    };
    expect(late(6)).toMatchObject({ action: "play-joker" });
    expect(late(2).action).not.toBe("play-joker");
  });
});

describe("a computer player that moves others", () => {
  it("R-160 lets IS attack its enemies", () => {
    const play = phaseOf("2", "IRQ").call(activateIslamicState, { seat: "IRQ" });
    for (let asked = play.asked("IRQ"); asked?.actions.includes("call-counters"); asked = play.asked("IRQ"))
      doneBy(play, "IRQ", asked);
    const asked = play.asked("IRQ");
    const move = asked && advised(play.view("IRQ"), asked, dice());
    expect(move?.action).toBe("attack-with-is");
    const sides = Object.keys(play.table.stacks[String(move?.params.target)] ?? {});
    expect(sides).not.toContain("IRQ");
    expect(sides).not.toContain("IRN");
  });

  it("R-173 lets Kurds move half and attack", () => {
    const play = phaseOf("1", "TUR").call(activateKurds, { seat: "TUR" });
    for (let asked = play.asked("TUR"); asked?.actions.includes("raise-kurds"); asked = play.asked("TUR"))
      doneBy(play, "TUR", asked);
    const asked = play.asked("TUR");
    expect(asked && advised(play.view("TUR"), asked, dice())).toMatchObject({
      action: "plan-kurds",
      params: { moves: 2 },
    });
  });
});

function doneBy(play: Playing, seat: SeatId, asked: Decision): void {
  const { action, params } = advised(play.view(seat), asked, dice());
  play.answer(seat, action, params);
}
