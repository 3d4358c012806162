import { type Frozen, game, mustGet, type Stage } from "../../../engine/index.ts";
import {
  type CascadeEffect,
  type CascadeRow,
  cardOf,
  type PlainEffect,
  RANKS,
  type SeatId,
  SUITS,
} from "../content/types.ts";
import { seatOfGroup } from "../pieces/groups.ts";
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
      s.emit({ kind: "effect", suit, rank, row: row.id, ...s.data, die, comes });
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
function isEvent({ table }: Board, { id, once, concerns, do: effects }: Row): boolean {
  if (once && table.once.includes(id)) return false;
  if (concerns === "iran" && !table.iran) return false;
  if (concerns === "hamas" && !table.hamas) return false;
  if (concerns === "syria" && table.syria !== "out") return false;
  const all = effects.flatMap(anyOf);
  return all.length === 0 || !all.every((effect) => kindOf(effect).isOver?.(table) ?? false);
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

/** effects on chits that phase 4 has drawn count when the new hands are complete, in the order drawn. */
export const deferred = procedure<null>("deferred")({
  next: (s) => {
    const effect = s.state.table.deferred.shift();
    if (!effect) return "done";
    s.call(decide, effect);
    return "next";
  },
});

/** Syria in the war from the start: no card and no die, but its units are deployed as for one. */
export const syriaAtStart = procedure<null>("syria-at-start")({
  deploy: (s) => {
    s.call(decide, { row: "syria-at-start", attacker: null, does: { kind: "syria.enter" } });
    return "done";
  },
});

/** R-103, R-29, Q-53: the loss of an HQ lowers the Insurgents' C2: what is above it now is cut down at once. */
export const fitToC2 = procedure<null>("fit-to-c2")({
  groups: (s) => {
    const { groups, c2 } = s.state.table;
    const large = Object.keys(groups).filter(
      (id) => isInsurgent(s.content, id) && mustGet(groups, id).size > c2.insurgent,
    );
    for (const group of large) s.call(decide, { row: "decapitation", attacker: null, does: { kind: "cut", group } });
    return "hand";
  },
  hand: (s) => {
    s.call(decide, { row: "decapitation", attacker: null, does: { kind: "excess" } });
    return "done";
  },
});

const isInsurgent = (content: Board["content"], group: string): boolean => seatOfGroup(content, group) === "insurgent";
