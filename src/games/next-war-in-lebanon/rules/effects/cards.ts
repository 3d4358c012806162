import { type Frozen, mustGet } from "../../../../engine/index.ts";
import type { Card, CascadeEffect, CascadeRow, Concern, PlainEffect, SeatId } from "../../content/types.ts";
import type { Cause } from "./events.ts";
import type { Board } from "./kind.ts";
import { kindOf } from "./kinds.ts";

export type Row = Frozen<CascadeRow>;
export type Plain = Frozen<PlainEffect>;

/** Why a card is drawn, and who attacked where there was collateral damage. */
export interface Draw {
  readonly cause: Cause;
  readonly attacker: SeatId | null;
}

/** The row of a card on the chart of the scenario. */
export const rowOf = ({ content, table }: Board, card: Card): Row =>
  mustGet(content.cascade, content.charts[table.scenario][card]);

/** events that are left out, that happen once and have happened, or that cannot happen any more, are none. */
export function isEvent({ content, table }: Board, { id, once, concerns, do: effects }: Row): boolean {
  if (once && table.once.includes(id)) return false;
  if (concerns && content.scenarios[table.scenario].widerWar && isLeftOut(table, concerns)) return false;
  const all = effects.flatMap(anyOf);
  return all.length === 0 || !all.every((effect) => kindOf(effect).isOver?.(table) ?? false);
}

/** in 2006 nobody is asked what is left out; its chart has rows of its own. */
function isLeftOut({ syria, iran, hamas }: Board["table"], concerns: Concern): boolean {
  switch (concerns) {
    case "syria":
      return syria !== "out";
    case "iran":
      return !iran;
    case "hamas":
      return !hamas;
  }
}

/** All that an effect can come to. */
const anyOf = (effect: Frozen<CascadeEffect>): readonly Plain[] =>
  effect.kind === "die" ? effect.rows.flatMap((row) => row.do) : effect.kind === "ifCollateral" ? effect.do : [effect];

/** What a row comes to with this die (null: it asks for none), by whom it names. */
export const effectsOf = (row: Row, die: number | null, draw: Draw): readonly Plain[] =>
  row.do.flatMap((effect) => plainOf(effect, die, draw)).map((effect) => withAttacker(effect, draw));

function plainOf(effect: Frozen<CascadeEffect>, die: number | null, draw: Draw): readonly Plain[] {
  if (effect.kind === "die") return effect.rows.find(({ on }) => die !== null && on.includes(die))?.do ?? [];
  if (effect.kind === "ifCollateral") return isCollateral(draw) ? effect.do : [];
  return [effect];
}

/** an incursion's card never counts as one of collateral damage; one that Hamas brings does, in phase 4, too. */
const isCollateral = ({ cause, attacker }: Draw): boolean => cause !== "incursion" && attacker !== null;

const withAttacker = (effect: Plain, { attacker }: Draw): Plain =>
  effect.kind === "chit.discardChoice" && effect.seat === "attacker" && attacker !== null
    ? { ...effect, seat: attacker }
    : effect;
