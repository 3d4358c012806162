/** How cards are drawn, discarded and handed over, how many a hand has room for, and which of them do what. */
import {
  concerning,
  type EffectKind,
  type EffectOf,
  type Frozen,
  firstOf,
  game,
  matchName,
  mustGet,
  type Option,
  type Refusal,
  type RulesContext,
  type Seat,
  take,
  type View,
} from "#engine";
import type { ArmsCard } from "../../content/card-kinds.ts";
import type { CardSymbol } from "../../content/effects.ts";
import { The, verb } from "../../content/factions.ts";
import { type CardId, screenOf } from "../../content/pack.ts";
import { counted, inList, oneOf } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { cardText } from "./words.ts";

const { told } = game<Baghdad>();

/** A number of cards off the deck: fewer only if deck and discards have no more (R-14, ruling AJ). */
export function drawCards(s: RulesContext<Baghdad>, count: number): CardId[] {
  const { box, table } = s.state;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (box.bazaar.length === 0) shuffleDiscards(s);
    const card = box.bazaar.shift();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length > 0) s.barrier(); // nobody draws to see, and takes it back
  if (box.bazaar.length === 0) shuffleDiscards(s);
  table.bazaarDeck = box.bazaar.length;
  return drawn;
}

/** R-14 The discard pile becomes the deck. */
function shuffleDiscards(s: RulesContext<Baghdad>): void {
  const { box, table } = s.state;
  if (table.discards.length === 0) return;
  box.bazaar = s.dice.shuffled(table.discards);
  table.discards = [];
  s.emit({ kind: "shuffled", cards: box.bazaar.length });
}

/** Cards come into a hand; its seat is told which. */
export function receive(s: RulesContext<Baghdad>, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const hand = mustGet(s.state.hands, seat);
  hand.cards = inPackOrder(s.content, [...hand.cards, ...cards]);
  mustGet(s.state.table.sides, seat).cards = hand.cards.length;
  s.emit(null, { [seat]: { kind: "drew", got: cards, cards: hand.cards } });
}

/** Cards as hands hold them: in the order of the pack, copies side by side. */
export function inPackOrder({ armsDeck }: View<Baghdad>["content"], cards: readonly CardId[]): CardId[] {
  const place = (card: CardId): number => armsDeck.indexOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** R-12, ruling F: cards that are discarded, which everyone is told. */
export function discard(s: RulesContext<Baghdad>, seat: Seat, cards: readonly CardId[]): void {
  spend(s, seat, cards);
  s.emit({ kind: "discarded", seat, cards });
}

/** R-12 Cards go from a hand to the face-up pile; what tells of their use names them. */
export function spend(s: RulesContext<Baghdad>, seat: Seat, cards: readonly CardId[]): void {
  const { cards: own } = mustGet(s.state.hands, seat);
  const { table } = s.state;
  for (const card of cards) table.discards.push(take(own, card));
  mustGet(table.sides, seat).cards = own.length;
}

/** Cards go from one hand to another; the two seats are told which. */
export function handOver(s: RulesContext<Baghdad>, from: Seat, to: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const { cards: own } = mustGet(s.state.hands, from);
  for (const card of cards) take(own, card);
  mustGet(s.state.table.sides, from).cards = own.length;
  s.emit(null, { [from]: { kind: "lost", to, lost: cards, cards: own } });
  receive(s, to, cards);
}

/** These cards less some of them. */
export function without(cards: readonly CardId[], out: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of out) take(left, card);
  return left;
}

/** how many more cards a hand may hold. */
export const room = (content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): number =>
  screenOf(content, table.seats.length, seat).handLimit - mustGet(table.sides, seat).cards;

/** Cards as menus list them, with their texts: copies are alike. */
export const listed = ({ content }: Pick<View<Baghdad>, "content">, cards: readonly CardId[]): Option[] =>
  [...new Set(cards)].map((card) => ({
    value: card,
    label: mustGet(content.arms, card).name,
    detail: cardText(content, card),
  }));

/** Each card of a hand once, with the number of its copies. */
export const copiesOf = (cards: readonly CardId[]): readonly (readonly [card: CardId, copies: number])[] =>
  [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length]);

/** cards of the hand with this symbol. */
export const withSymbol = ({ content, hand }: View<Baghdad>, symbol: CardSymbol): readonly CardId[] =>
  hand.cards.filter((card) => mustGet(content.arms, card).symbol === symbol);

type Kind = EffectKind<unknown>;

/** Cards of the hand that do this. */
export const withEffect = ({ content, hand }: View<Baghdad>, kind: Kind): readonly CardId[] =>
  hand.cards.filter((card) => mustGet(content.arms, card).effects.some(kind.is));

/** "Jammers", "Jammers or Inside Man": the cards of the game that do one of these. */
export const namesWith = ({ arms }: View<Baghdad>["content"], ...kinds: readonly Kind[]): string =>
  oneOf(
    Object.values(arms)
      .filter(({ effects }) => effects.some((effect) => kinds.some((kind) => kind.is(effect))))
      .map(({ name }) => name),
  );

/** The card of the game that a word means; null: none. */
export const cardCalled = ({ arms }: View<Baghdad>["content"], word: string): Frozen<ArmsCard> | null =>
  matchName(Object.values(arms), ({ id, name }) => [id, name], word).meant;

/** Why a card that a word means cannot be chosen: it is in another place than these cards, and they are what is possible. */
export function notHere(
  content: View<Baghdad>["content"],
  word: string,
  { where, cards, rule }: { readonly where: string; readonly cards: readonly CardId[]; readonly rule: string },
): Refusal | null {
  const card = cardCalled(content, word);
  if (!card) return null;
  const names = [...new Set(cards)].map((id) => mustGet(content.arms, id).name);
  const instead = names.length > 0 ? ` Possible: ${oneOf(names)}.` : "";
  return { code: "not-a-choice", text: `**${card.name}** is not ${where}.${instead}`, rule };
}

/** What a card does of this kind, if it does. */
export const effectOf = <K extends Kind>(
  content: View<Baghdad>["content"],
  card: CardId,
  kind: K,
): EffectOf<K> | undefined => firstOf(kind, mustGet(content.arms, card).effects);

/** "2 × Car Bomb", "Network". */
export const kindsNamed = (content: View<Baghdad>["content"], cards: readonly CardId[]): readonly string[] =>
  copiesOf(cards).map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + mustGet(content.arms, id).name);

export const discarded = told("discarded", {
  about: ({ seat }) => concerning("cards", seat === null ? [] : [seat]),
  line: ({ seat, cards }, content) =>
    seat === null
      ? `Nobody kept ${oneOf(kindsNamed(content, cards))}.`
      : `${The(seat)} ${verb(seat, "discard")} ${inList(cards.map((id) => mustGet(content.arms, id).name))}.`,
});

export const shuffled = told("shuffled", {
  about: () => concerning("cards", []),
  line: ({ cards }) => `The Arms Bazaar deck is used up: ${counted(cards, "discard")} become the new one.`,
});

/** The hand is shown with it. */
export const drew = told("drew", {
  privately: ({ got }, content) => `You got ${inList(kindsNamed(content, got))}.`,
});

export const lost = told("lost", {
  privately: (secret, content) =>
    `${The(secret.to)} took ${inList(kindsNamed(content, secret.lost))} from you. You hold ${counted(secret.cards.length, "card")} now.`,
});
