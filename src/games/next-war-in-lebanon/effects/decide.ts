import { z } from "zod";
import { type Default, game, type Stage } from "../../../engine/index.ts";
import { plainEffect } from "../content/cascade-types.ts";
import type { SeatId } from "../content/types.ts";
import type { Lebanon } from "../state.ts";
import type { Board, Sight } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import type { Does } from "./types.ts";

const { action, procedure } = game<Lebanon>();

/** One thing that a card or the loss of an HQ brings about. */
export interface Step {
  readonly row: string;
  readonly does: Does;
}

export const CE_PASS = "ce-pass";
const CE_DECLINE = "ce-decline";
export const EFFECT_WINDOW = "W8";

/** Section 7, W8: within the other seat's phase a seat is asked in a window, so that nobody has to wait. */
const isInWindow = ({ table }: Pick<Board, "table">, seat: string): boolean =>
  table.phase === "operations" && table.phasing !== seat;

/** carries an effect out, or asks the seat that it leaves something to. */
export const decide = procedure<Step>("effect", {
  notes: z.strictObject({
    row: z.string(),
    does: z.union([
      plainEffect,
      z.strictObject({ kind: z.literal("cut"), group: z.string() }),
      z.strictObject({ kind: z.literal("excess") }),
    ]),
  }),
})({
  begin: (s) => {
    const { row, does } = s.data;
    const kind = kindOf(does);
    kind.carryOut?.(s, does, row);
    const seat = kind.asks?.seat(does) ?? null;
    if (!kind.asks || seat === null) return "done";
    s.state.table.effect = { row, seat, does };
    if (!kind.asks.opens({ content: s.content, table: s.current.table }, does, seat)) return "usual";
    ask(s, seat, kind.asks.action);
    return "answered";
  },
  answered: (s) => {
    const [answer = CE_PASS] = s.outcome.map(({ action }) => action).filter((name) => name !== CE_PASS);
    if (answer === CE_DECLINE) return "passed";
    return answer !== CE_PASS ? "over" : isWanted(s) ? "usual" : "passed";
  },
  usual: (s) => {
    const { effect } = s.state.table;
    const asks = effect && kindOf(effect.does).asks;
    const isDone = effect && asks?.byDefault(s, effect.seat, effect.does);
    return isDone ? "over" : "passed";
  },
  passed: (s) => {
    const { effect } = s.state.table;
    if (effect && effect.does.kind !== "excess")
      s.emit({ chapter: "effects", kind: "effect-void", row: effect.row, seat: effect.seat });
    return "over";
  },
  over: (s) => {
    s.state.table.effect = null;
    return "done";
  },
});

function ask(s: Stage<Lebanon, Step>, seat: SeatId, name: string): void {
  const actions = [name, ...(mayDecline(s.state, seat) ? [CE_DECLINE] : []), CE_PASS];
  if (isInWindow(s.state, seat))
    s.ask({ kind: "window", window: EFFECT_WINDOW, seats: [seat], actions, pass: CE_PASS });
  else s.ask({ kind: "turn", seats: [seat], actions });
}

/** Where a pass leaves it to the usual answer, a row that says “may” takes a word of its own to do without. */
function mayDecline(board: Pick<Board, "table">, seat: string): boolean {
  const does = board.table.effect?.does;
  return does !== undefined && "may" in does && does.may === true && isInWindow(board, seat);
}

/** In a window a pass leaves it to the usual answer; asked outside one, the seat that passes wants nothing. */
function isWanted(s: Stage<Lebanon, Step>): boolean {
  const { effect } = s.state.table;
  return effect !== null && isInWindow(s.state, effect.seat);
}

/** Whether the seat that is asked may say no more than that. */
function mayPass(sight: Sight): boolean {
  const { effect } = sight.table;
  return !effect || isInWindow(sight, sight.seat) || (kindOf(effect.does).asks?.mayPass(sight, effect.does) ?? true);
}

export const cePass = action(CE_PASS, "Let it pass", {
  help: "In your own phase nothing happens; in the enemy's the suggested answer counts.",
  when: (view) => (mayPass(view) ? null : { code: "not-now", text: "This effect must be carried out.", rule: "R-112" }),
}).apply(() => {});

export const ceDecline = action(CE_DECLINE, "Do without it", {
  help: "The card says that you may: nothing happens.",
  when: (view) =>
    mayDecline(view, view.seat) ? null : { code: "not-now", text: "There is nothing to decline now.", rule: "R-112" },
}).apply(() => {});

/** What counts for the seat that is asked, if it says nothing (section 7, W8). */
export function usualAnswer(sight: Sight): Default {
  const { effect } = sight.table;
  const asks = effect ? kindOf(effect.does).asks : undefined;
  const params = effect ? (asks?.usual(sight, effect.does) ?? null) : null;
  return asks && params ? { action: asks.action, params } : { action: CE_PASS, params: {} };
}
