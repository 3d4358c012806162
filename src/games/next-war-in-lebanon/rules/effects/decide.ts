import { z } from "zod";
import { game, type Stage } from "../../../../engine/index.ts";
import { plainEffect } from "../../content/cascade-types.ts";
import type { SeatId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { kindOf } from "./kinds.ts";
import { ceDecline, cePass, isInWindow, mayDecline, QUESTIONS } from "./questions.ts";
import type { Does } from "./types.ts";

const { procedure } = game<Lebanon>();

/** One thing that a card or the loss of an HQ brings about. */
export interface Step {
  readonly row: string;
  readonly does: Does;
}

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
    ask(s, seat);
    return "answered";
  },
  answered: (s) => {
    const answer = s.outcome.map(({ action }) => action).find((name) => name !== cePass.name);
    if (answer === ceDecline.name) return "passed";
    return answer !== undefined ? "over" : isWanted(s) ? "usual" : "passed";
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

function ask(s: Stage<Lebanon, Step>, seat: SeatId): void {
  const { does } = s.data;
  const question = QUESTIONS[does.kind];
  if (!question) throw new Error(`nothing is asked about ${does.kind}`);
  const without = mayDecline(s.state, seat) ? [] : [ceDecline];
  s.ask(question, [seat], isInWindow(s.state, seat) ? { without } : { without, as: "turn" });
}

/** In a window a pass leaves it to the usual answer; asked outside one, the seat that passes wants nothing. */
function isWanted(s: Stage<Lebanon, Step>): boolean {
  const { effect } = s.state.table;
  return effect !== null && isInWindow(s.state, effect.seat);
}
