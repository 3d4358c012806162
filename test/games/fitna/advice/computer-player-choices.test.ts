import { describe, expect, it } from "vitest";
import { Dice, decisionsOf, type Move } from "#engine";
import type { SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { jokerTargets } from "../../../../src/games/fitna/rules/effects/special-jokers.ts";
import { destroy, hold } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { batchOrReplacements } from "../../../../src/games/fitna/rules/reinforcements/batches.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { keyOf } from "../../../kit/index.ts";
import { advised, book } from "../playing.ts";
import { withCards } from "../rules/effects/builder.ts";
import { act, byDefault, type Env, gameIn, movementOf, put, viewIn, whereIs } from "../rules/movement/builder.ts";
import { type Playing, phaseOf } from "../rules/powers/builder.ts";

const SAM = 10;
const COUNTER_INSURGENCY = 27;
const AIR_STRIKE = 38;
const DAESH = 50;
const BORDER_INCIDENT = 76;

const dice = () => new Dice({ key: keyOf("computer player"), next: 0 });

function answer(play: Playing, seat: SeatId): Move {
  const asked = play.asked(seat);
  if (!asked) throw new Error(`${seat} is not asked`);
  return advised(play.view(seat), asked, dice());
}

describe("a computer player that may cancel an event", () => {
  const struck = (space: string, hand: readonly number[] = [SAM, BORDER_INCIDENT]) =>
    withCards("1", "TUR", { TUR: [AIR_STRIKE], SYR: hand }).answer("TUR", "play-event", {
      card: String(AIR_STRIKE),
      spaces: [space],
    });

  it("R-024 spends SAM where its victory hangs on the space that is struck", () => {
    const play = struck("aleppo");
    const move = answer(play, "SYR");
    expect(move).toEqual({ action: "cancel-event", params: { card: String(SAM) } });
    play.answer("SYR", move.action, move.params);
    expect(play.lines).toContain("Syria: SAM cancels Air Strike.");
  });

  it("R-024 keeps it where nothing hangs on the space", () => {
    expect(answer(struck("suwayda"), "SYR").action).toBe("pass-event");
  });

  it("R-024 lets the event be where it holds nothing that answers it", () => {
    expect(answer(struck("aleppo", [BORDER_INCIDENT]), "SYR").action).toBe("pass-event");
  });

  it("R-163 cancels the call of an enemy's Daesh, but not a friend's", () => {
    const called = (by: SeatId) => {
      const play = withCards("2", by, { [by]: [DAESH], IRQ: by === "IRQ" ? [DAESH] : [COUNTER_INSURGENCY] });
      return answer(play.answer(by, "play-event", { card: String(DAESH) }), "IRQ").action;
    };
    expect(called("TUR")).toBe("cancel-event");
    expect(called("IRN")).toBe("pass-event");
  });
});

describe("a computer player's strategic movement", () => {
  /** The Strategic Movement segment of Syria's seat in scenario 1. */
  function strategicOf(change: (game: Game) => void): Env {
    let env = act(movementOf("1", { seat: "SYR", change, moves: 0 }), "end-movement");
    while (env.table.phase !== "strategic") env = byDefault(env);
    return env;
  }

  const moveIn = (env: Env): Move => {
    const asked = decisionsOf(book, env, "SYR").find(({ owed }) => owed);
    if (!asked) throw new Error("Syria is not asked");
    return advised(viewIn(env, "SYR"), asked, dice());
  };

  const openHama = (game: Game): void => {
    put(game, "SYR", "tartus", "syr-10m"); // who held the town
    hold(game, "hama", "SYR");
  };

  it("R-114 one unit goes to the town that lies open to an enemy", () => {
    const env = strategicOf(openHama);
    const move = moveIn(env);
    expect(move).toMatchObject({ action: "strategic-move", params: { to: "hama" } });
    const unit = String(move.params.unit);
    const from = whereIs(env, unit) ?? "";
    const moved = act(env, move.action, move.params);
    expect(whereIs(moved, unit)).toBe("hama");
    expect(standingIn(gameIn(moved), from).length > 0 || from === "tartus").toBe(true); // no other town is given up
  });

  it("R-114 nobody goes where every town that is in danger has its guard", () => {
    const guarded = (game: Game): void => {
      const { stacks } = game.state.table;
      for (const [space, sides] of Object.entries(stacks)) {
        if (sides.TUR === undefined) continue;
        for (const { id } of standingIn(game, space)) destroy(game, id);
      }
    };
    expect(moveIn(strategicOf(guarded)).action).toBe("end-phase");
  });
});

describe("a computer player that places arriving units", () => {
  const arriving = (lost: string): readonly string[] => {
    const play = phaseOf("1", "SYR").change((game) => {
      for (const { id } of standingIn(game, lost)) destroy(game, id);
    });
    play.call(batchOrReplacements, { seat: "SYR", why: "card", batch: "choice" });
    play.answer("SYR", "reinforce", { what: "batch" });
    const { action, params } = answer(play, "SYR");
    play.answer("SYR", action, params);
    return standingIn(play.game, lost).map(({ id }) => id);
  };

  it.each(["damascus", "aleppo"])("R-089 they stand where most is in danger: in %s, when nobody holds it", (town) => {
    expect(arriving(town)).toEqual(expect.arrayContaining(["syr-9a", "shi-7", "shi-8"]));
  });

  it("R-089 to a quiet town nobody goes", () => {
    expect(arriving("latakia")).toEqual([]);
  });
});

describe("a computer player's Special Joker", () => {
  const inTurn = (turn: number, change?: (game: Game) => void): Playing =>
    withCards("9", "ISR", {}, { turn }).change((game) => {
      game.state.table.jokers.ISR = 0;
      change?.(game);
    });

  it("R-034 is kept in the first half of the game, for who is struck may answer", () => {
    expect(answer(inTurn(2), "ISR").action).not.toBe("play-special-joker");
    expect(answer(inTurn(3), "ISR").action).toBe("play-special-joker");
  });

  it("R-034 strikes as many spaces of enemies as it may, those that are strong or in the way first", () => {
    const play = inTurn(4);
    const targets = jokerTargets(play.view("ISR"), "sj-isr");
    const { action, params } = answer(play, "ISR");
    expect(params).toMatchObject({ joker: "sj-isr" });
    const spaces = Array.isArray(params.spaces) ? params.spaces.map(String) : [];
    expect(spaces).toHaveLength(4);
    expect(targets).toEqual(expect.arrayContaining(spaces));
    expect(spaces).toContain("south-litani"); // three units, and what its victory lacks
    play.answer("ISR", action, params);
    expect(play.table.specialJokers.ISR).toEqual([]);
  });

  it("R-034 nobody strikes who has none", () => {
    const without = inTurn(4, ({ state }) => {
      state.table.specialJokers.ISR = [];
    });
    expect(answer(without, "ISR").action).not.toBe("play-special-joker");
  });
});
