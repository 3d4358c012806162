/** How a Cascading Effects card is drawn, which row of the chart counts, and what it causes. */
import { z } from "zod";
import { type EffectData, type Frozen, game, mustGet, type Stage } from "#engine";
import {
  type Card,
  type CascadeEffect,
  type CascadeRow,
  type Concern,
  type Content,
  cardOf,
  RANKS,
  SEATS,
  type SeatId,
  SUITS,
} from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { decide } from "./decide.ts";
import { discardChoice } from "./discards.ts";
import { type Cause, causes, type Drawn } from "./events.ts";
import { select } from "./gains.ts";
import { infiltrate } from "./infiltrate.ts";
import type { Board } from "./kind.ts";
import { again, redraw, ruleOf, shorten } from "./kinds.ts";
import { syriaEnters } from "./wider-war.ts";

const { procedure, told } = game<Lebanon>();

type Pack = Frozen<Content>;
export type Row = Frozen<CascadeRow>;

/** Why a card is drawn, and who attacked where there was collateral damage. */
export interface Draw {
  readonly cause: Cause;
  readonly attacker: SeatId | null;
}

/** The row of a card on the chart of the scenario. */
const rowOf = ({ content, table }: Board, card: Card): Row =>
  mustGet(content.cascade, content.charts[table.scenario][card]);

/** what is left out, happens once and has happened, or can no longer happen, is not an event. */
function isEvent({ content, table }: Board, { id, once, concerns, do: effects }: Row): boolean {
  if (once && table.once.includes(id)) return false;
  if (concerns && content.scenarios[table.scenario].widerWar && isLeftOut(table, concerns)) return false;
  const all = effects.flatMap(anyOf);
  return all.length === 0 || !all.every((effect) => ruleOf(effect).isOver?.(table) ?? false);
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
const anyOf = (effect: CascadeEffect): readonly EffectData[] =>
  effect.rows?.flatMap((row) => row.do) ?? effect.do ?? [effect];

/** What a row comes to with this die (null: it asks for none), by whom it names. */
const effectsOf = (row: Row, die: number | null, draw: Draw): readonly EffectData[] =>
  row.do.flatMap((effect) => plainOf(effect, die, draw)).map((effect) => withAttacker(effect, draw));

function plainOf(effect: CascadeEffect, die: number | null, draw: Draw): readonly EffectData[] {
  if (effect.rows) return effect.rows.find(({ on }) => die !== null && on.includes(die))?.do ?? [];
  if (effect.do) return isCollateral(draw) ? effect.do : [];
  return [effect];
}

/** an incursion's card never counts as one of collateral damage; one that Hamas brings does, in phase 4, too. */
const isCollateral = ({ cause, attacker }: Draw): boolean => cause !== "incursion" && attacker !== null;

function withAttacker(effect: EffectData, { attacker }: Draw) {
  const discards = discardChoice.as(effect);
  return discards?.seat === "attacker" && attacker !== null ? { ...discards, seat: attacker } : effect;
}

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
    const die = row.do.some(({ rows }) => rows) ? s.dice.die() : null;
    const effects = effectsOf(row, die, s.data);
    if (effects.some(redraw.is)) {
      tell("redrawn", die); // in 2006 Iran has no part
      return "draw";
    }
    const isLater = cause === "phase" && effects.some((effect) => ruleOf(effect).ofChits);
    tell(effects.length === 0 ? "nothing" : isLater ? "later" : "now", die);
    for (const effect of effects) carryOut(s, row.id, effect);
    return "done";
  },
});

/** at once; in phase 4 chits come and go only when the new hands are complete. */
function carryOut(s: Stage<Lebanon, Draw>, row: string, does: EffectData): void {
  const { cause } = s.data;
  const another = again.as(does);
  if (another) {
    // the card after the uprising counts as collateral damage
    s.call(cascade, { cause: cause === "phase" ? "phase" : "collateral", attacker: another.collateralAttacker });
    return;
  }
  for (const one of oneByOne(does)) {
    if (cause === "phase" && ruleOf(one).ofChits) s.state.table.deferred.push({ row, does: one });
    else s.call(decide, { row, does: one });
  }
}

/** What is chosen one by one is asked for one by one. */
function oneByOne(does: EffectData): readonly EffectData[] {
  const several = select.as(does) ?? infiltrate.as(does);
  return several ? Array.from({ length: several.n }, () => ({ ...several, n: 1 })) : [does];
}

const CAUSES: { readonly [cause in Cause]: string } = {
  phase: "Cascading Effect",
  collateral: "Collateral damage",
  incursion: "A sanctuary is entered or struck",
};

/** "Collateral damage: 9 of hearts, Media Reports Civilian Casualties: the IDF discards half of the hand." */
function card(drawn: Drawn, content: Pack): string {
  const { cause, attacker, suit, rank, row, die } = drawn;
  const why = cause === "phase" && attacker !== null ? CAUSES.collateral : CAUSES[cause];
  const rolled = die === null ? "" : `, die ${die}`;
  return `${why}: ${rank} of ${suit}s, ${mustGet(content.cascade, row).name}${rolled}: ${comes(drawn, content)}.`;
}

function comes(drawn: Drawn, content: Pack): string {
  switch (drawn.comes) {
    case "nothing":
      return "no effect";
    case "no-event":
      return "no event";
    case "redrawn":
      return "another card is drawn instead";
    case "later":
      return `${clauses(drawn, content)}, at the end of the turn`;
    case "now":
      return clauses(drawn, content);
  }
}

const clauses = (drawn: Drawn, content: Pack): string =>
  effectsOf(mustGet(content.cascade, drawn.row), drawn.die, drawn)
    .map((effect) => ruleOf(effect).words(content))
    .join("; then ");

/** Whether it brings Syria in, or the end nearer: what is told of that does not say why. */
const turnsTheWar = (drawn: Drawn, content: Pack): boolean =>
  (drawn.comes === "now" || drawn.comes === "later") &&
  effectsOf(mustGet(content.cascade, drawn.row), drawn.die, drawn).some(
    (effect) => shorten.is(effect) || syriaEnters.is(effect),
  );

/** What everyone is told of a card. */
export const cardDrawn = told("effect", {
  about: (drawn, content) => ({ kind: "cards", ...(turnsTheWar(drawn, content) ? { weight: 2 } : {}) }),
  line: card,
});
