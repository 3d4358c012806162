import { game, mustGet, type Refusal, type RulesContext, type Stage, subset, take } from "../../../engine/index.ts";
import type { CardId } from "../content/pack.ts";
import type { Iraq } from "../state.ts";
import { drawCard, sortHand } from "./cards/deck.ts";
import { count, listed } from "./cards/faces.ts";
import { notInHand } from "./cards/why-not.ts";

export const MOST = 5;
const { action } = game<Iraq>();

/** R-07 (COMMITMENT PHASE) All seats choose at once which cards to put away. */
export function askForDiscards(s: Stage<Iraq, null>): void {
  const { table } = s.state;
  table.phase = "commitment";
  s.ask({ kind: "sealed", seats: table.seats, actions: ["commit"] });
}

/** R-07 Up to five cards, face down (ruling F); the replacements are dealt when everyone's discards are on the pile. */
export const commit = action("commit", "Discard and draw", {
  help: `Discard up to ${MOST} cards face down, or none, and draw as many new ones. You can change your choice until the last seat has answered.`,
  common: true,
})
  .param(
    "discard",
    `Which cards do you discard (up to ${MOST}, or none)?`,
    subset((c) => listed(c, c.hand.cards), { max: MOST, many: tooMany }, notInHand),
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
  const drawn: CardId[] = discarded.map(() => drawCard(s));
  cards.push(...drawn);
  sortHand(s.content, table.seats, seat, cards);
  s.emit(null, { [seat]: { kind: "redrawn", discarded: [...discarded], drawn, cards: [...cards] } });
}
