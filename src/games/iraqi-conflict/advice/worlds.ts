/** The cards that a seat cannot see, dealt as they may lie: to other hands, the draw pile and what was put away face down. */
import { type Dice, type Frozen, mustGet, type Seat, type View } from "#engine";
import type { CardId } from "../content/pack.ts";
import { deckOf, sortHand } from "../rules/cards/deck.ts";
import type { Proposal } from "../rules/negotiations/types.ts";
import type { Hand, Iraq, IraqState } from "../state.ts";

/** Every deal that fits what the seat sees is as likely; what it saw of hands before is not looked up. */
export function world(view: View<Iraq>, dice: Dice): IraqState {
  const { content, table, seat, hand } = view;
  const others = table.seats.filter((other) => other !== seat);
  const held = new Map(others.map((other) => [other, shownBy(view, other)]));
  const ownAway = awayFor(view);
  const known = new Set([...hand.cards, ...ownAway, ...table.discards, ...[...held.values()].flat()]);
  const deck = dice.shuffled(deckOf(content, table.seats).filter((card) => !known.has(card)));
  const hands: { [seat: Seat]: Hand } = { [seat]: hand as Hand }; // looked at only: `imagined` copies it
  for (const other of others) {
    const cards = [...mustGetCards(held, other)];
    takeFrom(deck, mustGet(table.sizes, other) - cards.length, cards, namedBy(hand.proposals, other));
    sortHand(content, table.seats, other, cards);
    const proposals = hand.proposals.filter(({ from, to }) => from === other || to === other) as Proposal[]; // as above
    hands[other] = { cards, discarded: [], proposals, proposed: proposals.filter(({ from }) => from === other).length };
  }
  const faceDown = [...ownAway, ...deck.splice(0, table.faceDown - ownAway.length)];
  let next = ownAway.length;
  for (const other of others) {
    const count = table.replaced[other] ?? 0;
    const away = faceDown.slice(next, next + count);
    next += count;
    mustGet(hands, other).discarded = away;
  }
  return { table: table as IraqState["table"], hands, box: { draw: deck, faceDown } };
}

const mustGetCards = (held: ReadonlyMap<Seat, readonly CardId[]>, seat: Seat): readonly CardId[] =>
  held.get(seat) ?? [];

/** What the seat itself put face down, unless the pile has been shuffled since. */
function awayFor({ table, hand }: View<Iraq>): readonly CardId[] {
  const all = Object.values(table.replaced).reduce((sum, count) => sum + count, 0);
  return table.faceDown > 0 && table.faceDown >= all ? hand.discarded : [];
}

/** The cards of another seat that this one sees: those that it offers. */
const shownBy = ({ hand }: View<Iraq>, other: Seat): readonly CardId[] => [
  ...new Set(hand.proposals.filter(({ from }) => from === other).flatMap(({ give }) => give)),
];

/** The cards that another seat asks for by name: it holds none of them. */
const namedBy = (proposals: readonly Frozen<Proposal>[], other: Seat): readonly CardId[] =>
  proposals.flatMap(({ from, price }) => (from === other && price.kind === "cards" ? price.cards : []));

/** Moves `count` cards from the top of a shuffled deck to a hand that may not have some of them. */
function takeFrom(deck: CardId[], count: number, cards: CardId[], barred: readonly CardId[]): void {
  for (let left = count; left > 0; left--) {
    const at = deck.findIndex((card) => !barred.includes(card));
    const [card] = deck.splice(Math.max(0, at), 1);
    if (card !== undefined) cards.push(card);
  }
}
