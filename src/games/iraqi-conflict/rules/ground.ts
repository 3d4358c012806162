/** The Ground phase: whose cards count besides a seat's own in the 3-seat game, and how all hands are revealed. */
import {
  choice,
  type EventOf,
  type Frozen,
  game,
  inSmallPrint,
  matchName,
  move,
  mustGet,
  type Prompt,
  type Refusal,
  type RulesContext,
  type Stage,
  type View,
} from "#engine";
import { choosesSides, FACTIONS, faction, The, verb } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { type Alignment, canUse, SIDES } from "../content/use.ts";
import type { events, Iraq } from "../state.ts";
import { cardNames } from "./cards/faces.ts";
import { NAMED } from "./cards/hand-facts.ts";
import { adds, betterSide, force } from "./cards/tally.ts";
import { highestFirst } from "./score.ts";

const { action, question, told } = game<Iraq>();

/** R-04, ruling B: in the 3-seat game everyone is asked, also who holds neither kind: not being asked would tell. */
export function askForSides(s: Stage<Iraq, null>): void {
  const { table } = s.state;
  table.phase = "ground";
  if (!choosesSides(table.seats)) return;
  s.picture(`Turn ${table.turn}: the trading is over`);
  s.ask(sides, table.seats);
}

/** "US: adds 9". */
export const sideLabel = (view: View<Iraq>, side: Alignment): string =>
  `${faction(side).name}: ${adds(view, side) === 0 ? "adds nothing" : `adds ${adds(view, side)}`}`;

/** Why a faction that somebody names is no side to choose; null: the word means none. */
function whyNoSide(word: string): Refusal | null {
  const { meant } = matchName(FACTIONS, ({ id, name }) => [id, name], word);
  if (!meant) return null;
  const text = `Cards of ${meant.the} count for nobody else: only those of the US or of the Insurgents do.`;
  return { code: "not-a-choice", text, rule: "R-04" };
}

/** R-04 US cards or Insurgent cards, never both in one turn. */
export const align = action("align", "Choose a side", {
  help: "This turn either the US cards or the Insurgent cards in your hand count besides your own, never both. Shown when all have chosen.",
  common: true,
})
  .param(
    "with",
    "Whose cards count for you this turn, besides your own?",
    choice(
      (c) => SIDES.map((side) => ({ value: side, label: sideLabel(c, side) })),
      (_, word) => whyNoSide(word),
    ),
  )
  .label((view, { with: side }) => (side ? sideLabel(view, side) : null))
  .apply(({ state: { table }, seat, params }) => {
    table.alignments[seat] = params.with;
  });

/** R-04: what each side adds, and with which cards. */
function sidesPrompt(view: View<Iraq>): Prompt {
  const { content, seat, hand } = view;
  const own = hand.cards.filter((id) => canUse(seat, mustGet(content.cards, id).use, null));
  const alone = own.reduce((sum, id) => sum + mustGet(content.cards, id).fv, 0);
  const fact = (side: Alignment): string => {
    const cards = hand.cards.filter((id) => !own.includes(id) && canUse(seat, mustGet(content.cards, id).use, side));
    if (cards.length === 0)
      return `${The(side)} ${verb(side, "adds", "add")} nothing: you hold none of ${verb(side, "its", "their")} cards.`;
    return `${The(side)} ${verb(side, "adds", "add")} ${adds(view, side)}: ${cardNames(content, cards, NAMED)}.`;
  };
  return {
    question: "Whose cards count for you this turn, besides your own?",
    facts: [`Your own cards come to ${alone}.`, ...SIDES.map(fact)],
  };
}

/** Who is absent takes the side that adds more. */
export const sides = question.sealed("sides", {
  actions: [align],
  prompt: sidesPrompt,
  answers: () => SIDES.map((side) => ({ moves: [move(align, { with: side })] })),
  fallback: ({ content, seat, hand }) => move(align, { with: betterSide(content, seat, hand.cards) }),
});

/** R-09 (GROUND PHASE) All hands are revealed at once, with this turn's discards (ruling F). They are scored in the same instant: one picture shows both. */
export function reveal(s: RulesContext<Iraq>): void {
  const { table, hands, box } = s.state;
  const shown = Object.fromEntries(table.seats.map((seat) => [seat, [...mustGet(hands, seat).cards]]));
  const discards = [...box.faceDown];
  const totals: { [seat: string]: number } = {};
  for (const seat of table.seats) {
    totals[seat] = force(s.content, seat, mustGet(shown, seat), table.alignments[seat] ?? null);
    mustGet(table.totals, seat).push(mustGet(totals, seat));
  }
  table.shown = shown;
  table.discards.push(...discards);
  table.faceDown = 0;
  box.faceDown = [];
  s.barrier();
  s.emit({ kind: "revealed", hands: shown, discards, alignments: { ...table.alignments }, totals });
}

/**
 * Each hand on a line, the cards that count in bold with their force; a picture shows them, so only the log has them in
 * words.
 */
export const revealed = told("revealed", {
  about: { kind: "cards" },
  line({ discards, ...revelation }, content) {
    const away = discards.map((id) => mustGet(content.cards, id).name).join(", ");
    return inSmallPrint([...handLines(revelation, content), ...(away === "" ? [] : [`Discarded this turn: ${away}`])]);
  },
});

/** R-09: revealed hands in words, the highest total first. */
export const handLines = (
  { hands, alignments, totals }: Omit<EventOf<typeof events.revealed>, "kind" | "discards">,
  content: Frozen<Content>,
): readonly string[] =>
  highestFirst(totals).map((seat) => {
    const side = alignments[seat] ?? null;
    const aligned = side ? ` with ${faction(side).the}` : "";
    const cards = mustGet(hands, seat).map((id) => mustGet(content.cards, id));
    const counting = cards.filter(({ use }) => canUse(seat, use, side)).sort((a, b) => b.fv - a.fv);
    const bold = counting.map(({ name, fv }) => `**${name} ${fv}**`);
    const idle = cards.filter((card) => !counting.includes(card)).map(({ name }) => name);
    return `${faction(seat).name}${aligned} ${mustGet(totals, seat)}: ${[...bold, ...idle].join(", ") || "no cards"}`;
  });
