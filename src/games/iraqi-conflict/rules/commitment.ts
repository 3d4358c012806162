/** The Commitment phase: which cards seats put away, face down, and what they draw for them. */
import {
  game,
  type Move,
  move,
  mustGet,
  type NamedAnswer,
  type Refusal,
  type RulesContext,
  type Stage,
  subset,
  take,
  type View,
} from "#engine";
import { bySeat } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import type { Iraq } from "../state.ts";
import { drawCard, sortHand } from "./cards/deck.ts";
import { cardNames, clipped, count, optionsOf } from "./cards/faces.ts";
import { handFacts } from "./cards/hand-facts.ts";
import { inOrder, tally } from "./cards/tally.ts";
import { notInHand } from "./cards/why-not.ts";
import { ownStanding, turnsScored } from "./contests.ts";
import { latest, points } from "./score.ts";

export const MOST = 5;
const { action, question, told } = game<Iraq>();

/** R-07 (COMMITMENT PHASE) All seats choose at once which cards to put away. */
export function askForDiscards(s: Stage<Iraq, null>): void {
  const { table } = s.state;
  table.phase = "commitment";
  s.ask(discards, table.seats);
}

/** R-07 Up to five cards, face down (ruling F); the replacements are dealt when everyone's discards are on the pile. */
export const commit = action("commit", "Discard and draw", {
  timedOut: "no discards",
  help: `Discard up to ${MOST} cards face down, or none, and draw as many new ones. You can change your choice until the last seat has answered.`,
  common: true,
})
  .param(
    "discard",
    `Which cards do you discard (up to ${MOST}, or none)?`,
    subset((c) => optionsOf(c, c.hand.cards), { max: MOST, many: tooMany }, notInHand),
  )
  .label(({ content }, { discard = [] }) =>
    discard.length === 0 ? "Keep all" : clipped(`Discard ${cardNames(content, discard)}`),
  )
  .apply(({ state: { table, hands, box }, seat, params }) => {
    const hand = mustGet(hands, seat);
    for (const card of params.discard) box.faceDown.push(take(hand.cards, card));
    hand.discarded = [...params.discard];
    table.faceDown = box.faceDown.length;
    table.replaced[seat] = params.discard.length;
  });

function tooMany(cards: number): Refusal {
  return { code: "too-many", text: `**${count(cards)}**: at most five are discarded, once a turn.`, rule: "R-07" };
}

/** Who is absent keeps all. */
export const discards = question.sealed("discards", {
  actions: [commit],
  prompt: (view) => ({
    question: "Which cards do you discard?",
    facts: [...lastTurn(view), ...handFacts(view, null), ...piles(view)],
  }),
  answers: idleDiscard,
  openAnswers: () => [{ label: "Keep all", moves: [move(commit, { discard: [] })] }],
  handDecides: true,
  fallback: () => move(commit, { discard: [] }),
});

/** From the second turn on: a newcomer has enough to read. */
const piles = ({ table }: View<Iraq>): readonly string[] =>
  turnsScored(table) === 0
    ? []
    : [
        `Cards in the draw pile: ${table.draw}; discarded: ${table.discards.length}. You can exchange up to five cards, once a turn; the new ones come when everybody has answered.`,
      ];

/** What the turn before brought, and how the seat stands. */
function lastTurn({ table, seat }: View<Iraq>): readonly string[] {
  if (turnsScored(table) === 0) return [];
  const totals = latest(table.seats, table.totals);
  const gained = mustGet(points(totals, table.ranking), seat);
  return [
    `Turn ${turnsScored(table)}: your sum of ${mustGet(totals, seat)} brought ${gained} VP. ${ownStanding(table, seat)}`,
  ];
}

/** The cards that do not count are put away, the lowest first. */
export const discardIdle = (view: View<Iraq>): Move => {
  const { idle } = tally(view, view.hand.cards);
  return move(commit, { discard: inOrder(view, idle.slice(0, MOST)) });
};

function idleDiscard(view: View<Iraq>): readonly NamedAnswer[] {
  const { idle } = tally(view, view.hand.cards);
  if (idle.length === 0) return [];
  const which = idle.length === 1 ? "the 1 that does not count" : `the ${idle.length} that do not count`;
  const label = idle.length > MOST ? `Discard ${MOST} that do not count, lowest first` : `Discard ${which}`;
  return [{ label, moves: [discardIdle(view)] }];
}

/** R-07, ruling J: as many replacements as discards, seat by seat. */
export function replaceDiscards(s: RulesContext<Iraq>): void {
  const { table } = s.state;
  s.emit({ kind: "replaced", counts: { ...table.replaced } });
  for (const seat of table.seats) replaceFor(s, seat);
}

function replaceFor(s: RulesContext<Iraq>, seat: string): void {
  const { table, hands } = s.state;
  const { cards, discarded } = mustGet(hands, seat);
  if (discarded.length === 0) return;
  const dice = s.dice.for(seat);
  const drawn: CardId[] = discarded.map(() => drawCard(s, dice));
  cards.push(...drawn);
  sortHand(s.content, table.seats, seat, cards);
  s.emit(null, { [seat]: { kind: "redrawn", discarded: [...discarded], drawn, cards: [...cards] } });
}

export const replaced = told("replaced", {
  about: { kind: "cards" },
  line: ({ counts }) => `Cards exchanged: ${bySeat(Object.keys(counts), (seat) => mustGet(counts, seat))}.`,
});

export const redrawn = told("redrawn", {
  privately: ({ discarded, drawn }, content) =>
    `You discarded ${cardNames(content, discarded)} and drew ${cardNames(content, drawn)}.`,
});
