/**
 * Another state that the viewer cannot tell from this one: the cards that it cannot place change names among themselves,
 * wherever they are: in other hands, in the piles, in proposals between others, of which there may have been more.
 */
import { copy, type Dice, type Frozen, mustGet, type Seat } from "#engine";
import type { CardId, Content } from "../content/pack.ts";
import type { IraqState } from "../state.ts";
import { deckOf, sortHand } from "./cards/deck.ts";
import type { Price, Proposal } from "./negotiations/types.ts";

export function possible(state: Frozen<IraqState>, viewer: Seat, dice: Dice, content: Frozen<Content>): IraqState {
  const other = copy(state) as IraqState; // a copy may be written
  const { seats } = other.table;
  const unknown = deckOf(content, seats).filter((card) => !placed(state, viewer).has(card));
  const shuffled = dice.shuffled(unknown);
  const renamed = new Map(unknown.map((card, i): [CardId, CardId] => [card, shuffled[i] ?? card]));
  const rename = (card: CardId): CardId => renamed.get(card) ?? card;
  other.box = { draw: other.box.draw.map(rename), faceDown: other.box.faceDown.map(rename) };
  for (const seat of seats) {
    if (seat === viewer) continue;
    const hand = mustGet(other.hands, seat);
    hand.cards = hand.cards.map(rename);
    hand.discarded = hand.discarded.map(rename);
    hand.proposals = hand.proposals.map((p) => (p.from === viewer || p.to === viewer ? p : retold(p, rename)));
    if (seats.length > 2) hand.proposed += dice.below(3); // to others, who may have closed them
    sortHand(content, seats, seat, hand.cards);
  }
  return other;
}

/** The cards that the viewer can place: its own, those on the table, and those that others offer it. */
function placed({ table, hands }: Frozen<IraqState>, viewer: Seat): ReadonlySet<CardId> {
  const { cards, discarded, proposals } = mustGet(hands, viewer);
  const shown = Object.values(table.shown ?? {}).flat();
  const told = proposals.filter(({ to }) => to === viewer).flatMap(({ give, price }) => [...give, ...namedIn(price)]);
  return new Set([...cards, ...discarded, ...table.discards, ...shown, ...told]);
}

const namedIn = (price: Frozen<Price>): readonly CardId[] => (price.kind === "cards" ? price.cards : []);

const retold = (proposal: Proposal, rename: (card: CardId) => CardId): Proposal => ({
  ...proposal,
  give: proposal.give.map(rename),
  price: proposal.price.kind === "cards" ? { kind: "cards", cards: proposal.price.cards.map(rename) } : proposal.price,
});
