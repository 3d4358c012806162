import { z } from "zod";
import { game, type Stage } from "../../../../engine/index.ts";
import { cardOf, RANKS, SEATS, SUITS } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { type Draw, effectsOf, isEvent, type Plain, rowOf } from "./cards.ts";
import { decide } from "./decide.ts";
import { causes, type Drawn } from "./events.ts";
import { kindOf } from "./kinds.ts";

const { procedure } = game<Lebanon>();

/** one card, and all that it brings. */
export const cascade = procedure<Draw>("cascade", {
  notes: z.strictObject({ cause: causes, attacker: z.enum(SEATS).nullable() }),
})({
  draw: (s) => {
    const { cause, attacker } = s.data;
    const board = { content: s.content, table: s.current.table };
    const [suit, rank] = [s.dice.of(SUITS), s.dice.of(RANKS)];
    const row = rowOf(board, cardOf(suit, rank));
    const tell = (comes: Drawn["comes"], die: number | null = null): void =>
      s.emit({ chapter: "effects", kind: "effect", suit, rank, row: row.id, cause, attacker, die, comes });
    if (!isEvent(board, row)) {
      tell("no-event");
      return "done";
    }
    if (row.once) s.state.table.once.push(row.id);
    const die = row.do.some(({ kind }) => kind === "die") ? s.dice.die() : null;
    const effects = effectsOf(row, die, s.data);
    if (effects.some(({ kind }) => kind === "redraw")) {
      tell("redrawn", die);
      return "draw";
    }
    const isLater = cause === "phase" && effects.some((effect) => kindOf(effect).ofChits);
    tell(effects.length === 0 ? "nothing" : isLater ? "later" : "now", die);
    for (const effect of effects) carryOut(s, row.id, effect);
    return "done";
  },
});

/** at once; in phase 4 chits come and go only when the new hands are complete. */
function carryOut(s: Stage<Lebanon, Draw>, row: string, does: Plain): void {
  const { cause } = s.data;
  if (does.kind === "cascade.again") {
    s.call(cascade, { cause: cause === "phase" ? "phase" : "collateral", attacker: does.collateralAttacker });
    return;
  }
  for (const one of oneByOne(does)) {
    if (cause === "phase" && kindOf(one).ofChits) s.state.table.deferred.push({ row, does: one });
    else s.call(decide, { row, does: one });
  }
}

/** What is chosen one by one is asked for one by one. */
const oneByOne = (does: Plain): readonly Plain[] =>
  does.kind === "chit.select" || does.kind === "unit.infiltrate"
    ? Array.from({ length: does.n }, () => ({ ...does, n: 1 }))
    : [does];
