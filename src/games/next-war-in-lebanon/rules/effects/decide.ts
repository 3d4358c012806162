/** How an effect is carried out: at once, after a seat's decision, or when the new hands are complete. */
import { z } from "zod";
import { type EffectData, game, type Stage } from "#engine";
import type { SeatId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { seatOfGroup } from "../pieces/groups.ts";
import { the, verb } from "../pieces/words.ts";
import { excess } from "./discards.ts";
import { type Asking, sightOf } from "./kind.ts";
import { allEffects, ruleOf } from "./kinds.ts";
import { ceDecline, cePass, isInWindow, mayDecline, questionFor } from "./questions.ts";

const { procedure, told } = game<Lebanon>();

/** One thing that a card or the loss of an HQ causes. */
export interface Step {
  readonly row: string;
  readonly does: EffectData;
}

/** carries an effect out, or asks the seat that it leaves something to. */
export const decide = procedure<Step>("effect", {
  notes: z.strictObject({ row: z.string(), does: allEffects.schema }),
})({
  begin: (s) => {
    const { row, does } = s.data;
    const { does: carryOut, asks } = ruleOf(does);
    carryOut?.(s, row);
    if (!asks || asks.seat === null) return "done";
    s.state.table.effect = { row, seat: asks.seat, does };
    if (!asks.opens({ content: s.content, table: s.current.table }, asks.seat)) return "usual";
    ask(s, asks.seat, asks);
    return "answered";
  },
  answered: (s) => {
    const answer = s.outcome.map(({ action }) => action).find((name) => name !== cePass.name);
    if (answer === ceDecline.name) return "passed";
    return answer !== undefined ? "over" : isWanted(s) ? "usual" : "passed";
  },
  usual: (s) => {
    const { effect } = s.state.table;
    const asks = effect ? ruleOf(effect.does).asks : null;
    const answer = effect && asks?.usual(sightOf(s, effect.seat));
    if (!answer) return "passed";
    asks?.carryOut(s, effect.seat, answer);
    return "over";
  },
  passed: (s) => {
    const { effect } = s.state.table;
    if (effect && !excess.is(effect.does))
      s.emit({ chapter: "effects", kind: "effect-void", row: effect.row, seat: effect.seat });
    return "over";
  },
  over: (s) => {
    s.state.table.effect = null;
    return "done";
  },
});

function ask(s: Stage<Lebanon, Step>, seat: SeatId, asks: Asking): void {
  const without = mayDecline(s.state, seat) ? [] : [ceDecline];
  s.ask(questionFor(asks), [seat], isInWindow(s.state, seat) ? { without } : { without, as: "turn" });
}

/** In a window a pass leaves it to the usual answer; asked outside one, the seat that passes wants nothing. */
function isWanted(s: Stage<Lebanon, Step>): boolean {
  const { effect } = s.state.table;
  return effect !== null && isInWindow(s.state, effect.seat);
}

/** effects on chits that phase 4 has drawn count when the new hands are complete, in the order drawn. */
export const deferred = procedure<null>("deferred")({
  next: (s) => {
    if (s.current.table.deferred.length === 0) return "done";
    const effect = s.state.table.deferred.shift();
    if (!effect) return "done";
    s.call(decide, effect);
    return "next";
  },
});

/** R-103, R-29, Q-53: the loss of an HQ lowers the Insurgents' C2: what is above it now is cut down at once. */
export const fitToC2 = procedure<null>("fit-to-c2")({
  groups: (s) => {
    const { groups, c2 } = s.current.table;
    const large = groups.filter(
      ({ id, size = 1 }) => seatOfGroup(s.content, id) === "insurgent" && size > c2.insurgent,
    );
    for (const { id: group } of large) s.call(decide, { row: "decapitation", does: { kind: "cut", group } });
    return "hand";
  },
  hand: (s) => {
    s.call(decide, { row: "decapitation", does: { kind: "excess" } });
    return "done";
  },
});

export const cameToNothing = told("effect-void", {
  about: { kind: "cards" },
  line: ({ row, seat }, { cascade }) => {
    const name = cascade[row]?.name ?? "C2";
    return seat === null ? `${name}: no effect.` : `${name}: ${the(seat)} ${verb(seat, "does", "do")} nothing.`;
  },
});
