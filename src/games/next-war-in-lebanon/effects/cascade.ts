import { type Frozen, game, mustGet, type Stage } from "../../../engine/index.ts";
import {
  type CascadeEffect,
  type CascadeRow,
  type Concern,
  cardOf,
  type PlainEffect,
  RANKS,
  type SeatId,
  SUITS,
} from "../content/types.ts";
import type { Lebanon } from "../state.ts";
import { decide } from "./decide.ts";
import type { Cause, EffectEvent } from "./events.ts";
import type { Board } from "./kind.ts";
import { kindOf } from "./kinds.ts";

const { procedure } = game<Lebanon>();

interface Draw {
  readonly cause: Cause;
  /** Who attacked where there was collateral damage; null: there was none. */
  readonly attacker: SeatId | null;
}

type Row = Frozen<CascadeRow>;
type Plain = Frozen<PlainEffect>;

/** one card, and all that it brings. */
export const cascade = procedure<Draw>("cascade")({
  draw: (s) => {
    const [suit, rank] = [s.dice.of(SUITS), s.dice.of(RANKS)];
    const row = rowOf(s.content, s.state.table.scenario, cardOf(suit, rank));
    const tell = (comes: Extract<EffectEvent, { kind: "effect" }>["comes"], die: number | null = null): void =>
      s.emit({ chapter: "effects", kind: "effect", suit, rank, row: row.id, ...s.data, die, comes });
    if (!isEvent({ content: s.content, table: s.state.table }, row)) {
      tell("no-event");
      return "done";
    }
    if (row.once) s.state.table.once.push(row.id);
    const die = row.do.some(({ kind }) => kind === "die") ? s.dice.die() : null;
    const effects = row.do.flatMap((effect) => plainOf(effect, die, isCollateral(s.data)));
    if (effects.some(({ kind }) => kind === "redraw")) {
      tell("redrawn", die);
      return "draw";
    }
    const isLater = s.data.cause === "phase" && effects.some((effect) => kindOf(effect).ofChits);
    tell(effects.length === 0 ? "nothing" : isLater ? "later" : "now", die);
    for (const effect of effects) carryOut(s, row.id, effect);
    return "done";
  },
});

const rowOf = (
  { charts, cascade }: Board["content"],
  scenario: Board["table"]["scenario"],
  card: ReturnType<typeof cardOf>,
): Row => mustGet(cascade, charts[scenario][card]);

/** an incursion's card never counts as one of collateral damage; one that Hamas brings does, in phase 4, too. */
const isCollateral = ({ cause, attacker }: Draw): boolean => cause !== "incursion" && attacker !== null;

/** events that are left out, that happen once and have happened, or that cannot happen any more, are none. */
function isEvent({ content, table }: Board, { id, once, concerns, do: effects }: Row): boolean {
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

/** What an effect comes to now. */
function plainOf(effect: Frozen<CascadeEffect>, die: number | null, collateral: boolean): readonly Plain[] {
  if (effect.kind === "die") return effect.rows.find(({ on }) => die !== null && on.includes(die))?.do ?? [];
  if (effect.kind === "ifCollateral") return collateral ? effect.do : [];
  return [effect];
}

function carryOut(s: Stage<Lebanon, Draw>, row: string, does: Plain): void {
  const { cause, attacker } = s.data;
  if (does.kind === "cascade.again") {
    s.call(cascade, { cause: cause === "phase" ? "phase" : "collateral", attacker: does.collateralAttacker });
    return;
  }
  for (const one of oneByOne(does)) {
    if (cause === "phase" && kindOf(one).ofChits) s.state.table.deferred.push({ row, attacker, does: one });
    else s.call(decide, { row, attacker, does: one });
  }
}

/** What is chosen one by one is asked for one by one. */
const oneByOne = (does: Plain): readonly Plain[] =>
  does.kind === "chit.select" || does.kind === "unit.infiltrate"
    ? Array.from({ length: does.n }, () => ({ ...does, n: 1 }))
    : [does];
