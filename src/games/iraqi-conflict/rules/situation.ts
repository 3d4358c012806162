/** The Situation phase: a new turn begins, and each seat is dealt ten cards. */
import { game, mustGet, type RulesContext } from "#engine";
import type { Iraq } from "../state.ts";
import { drawCard, sortHand } from "./cards/deck.ts";
import { cardNames } from "./cards/faces.ts";

const { told } = game<Iraq>();

/** how many cards are dealt. */
export const HAND = 10;

/** R-06 (SITUATION PHASE) A new turn: ten cards to each seat, one at a time, in seating order. */
export function deal(s: RulesContext<Iraq>): void {
  const { table, hands } = s.state;
  table.turn++;
  table.phase = "situation";
  table.shown = null;
  table.replaced = {};
  table.alignments = {};
  table.trades = [];
  s.emit({ kind: "turn", turn: table.turn, turns: table.turns, draw: table.draw, discards: table.discards.length });
  const all = table.seats.map((seat) => mustGet(hands, seat).cards);
  for (let round = 0; round < HAND; round++) for (const cards of all) cards.push(drawCard(s, s.dice));
  for (const seat of table.seats) {
    const { cards } = mustGet(hands, seat);
    sortHand(s.content, table.seats, seat, cards);
    table.sizes[seat] = cards.length;
    s.emit(null, { [seat]: { kind: "dealt", turn: table.turn, cards: [...cards] } });
  }
  if (table.turn === 1) s.picture("The game begins: ten cards each are dealt");
}

/** The phase's title says it. */
export const turn = told("turn", { line: () => null });

/** The question that follows shows the hand. */
export const dealt = told("dealt", {
  privately: () => null,
  logged: ({ cards }, content) => `You were dealt: ${cardNames(content, cards)}.`,
});
