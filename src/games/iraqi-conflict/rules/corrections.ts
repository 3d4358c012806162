/** What a moderator can set right, cards or points, and what must hold of every state. */
import {
  type Correction,
  choice,
  correction,
  type Envelope,
  type Frozen,
  game,
  integer,
  mustGet,
  type Onlooking,
  refuse,
  take,
} from "#engine";
import { faction } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import type { Iraq, IraqState } from "../state.ts";
import { deckOf, sortHand } from "./cards/deck.ts";
import { cardName } from "./cards/faces.ts";
import { closeAll } from "./negotiations/proposals.ts";

const form = () => game<Onlooking<Iraq>>().form();

const whichSeat = choice(({ table }: { readonly table: Frozen<Iraq["Table"]> }) =>
  table.seats.map((seat) => ({ value: seat, label: faction(seat).name })),
);

/** A card goes from wherever it lies to a hand; offers made so far fall, for they may count on it. */
const giveCard = correction<Iraq, { readonly card: string; readonly to: string }>(
  "give-card",
  "Give a card to a hand, from wherever it lies",
  form()
    .param(
      "card",
      "Which card?",
      choice(({ content, table }) =>
        deckOf(content, table.seats).map((card) => ({ value: card, label: cardName(content, card) })),
      ),
    )
    .param("to", "To which hand?", whichSeat),
  (s) => {
    const { table, hands } = s.state;
    const { card, to } = s.params;
    const hand = mustGet(hands, to).cards;
    closeAll(s);
    hand.push(take(pileOf(s.state, card), card));
    sortHand(s.content, table.seats, to, hand);
    count(s.state);
    return `${faction(to).name}: a card was given to this hand.`;
  },
);

function pileOf({ table, hands, box }: IraqState, card: string): string[] {
  const piles = [table.discards, box.draw, box.faceDown, ...table.seats.map((seat) => mustGet(hands, seat).cards)];
  return piles.find((pile) => pile.includes(card)) ?? refuse("no-card", "That card is not in this game.");
}

function count({ table, hands, box }: IraqState): void {
  table.draw = box.draw.length;
  table.faceDown = box.faceDown.length;
  for (const seat of table.seats) table.sizes[seat] = mustGet(hands, seat).cards.length;
}

/** R-10 The points of the last turn that was scored. */
const setPoints = correction<Iraq, { readonly seat: string; readonly vp: number }>(
  "set-points",
  "Set a side's victory points after the last scored turn",
  form()
    .param("seat", "Whose?", whichSeat)
    .param(
      "vp",
      "How many points?",
      integer(() => [0, 100]),
    ),
  ({ state: { table }, params: { seat, vp } }) => {
    const points = mustGet(table.vp, seat);
    const was = points.at(-1);
    if (was === undefined) return refuse("not-scored", "No turn is scored yet.");
    points[points.length - 1] = vp;
    return `${faction(seat).name}: victory points set from ${was} to ${vp}.`;
  },
);

export const corrections: readonly Correction<Iraq>[] = [giveCard, setPoints];

/** What holds for every state: cards are neither lost nor made, and a turn is scored once. */
export function faults({ table, hands, box, seats }: Envelope<Iraq>, content: Frozen<Content>): readonly string[] {
  const cards = [
    ...table.discards,
    ...box.draw,
    ...box.faceDown,
    ...seats.flatMap((seat) => mustGet(hands, seat).cards),
  ];
  const deck = deckOf(content, seats);
  const isWhole = cards.length === deck.length && new Set(cards).size === deck.length;
  return [
    ...(isWhole ? [] : ["a card is lost or doubled"]),
    ...(deck.every((card) => cards.includes(card)) ? [] : ["a card is not of this deck"]),
    ...(table.draw === box.draw.length && table.faceDown === box.faceDown.length ? [] : ["a pile's size is wrong"]),
    ...seats.flatMap((seat) => [
      ...(table.sizes[seat] === mustGet(hands, seat).cards.length ? [] : ["a hand's size is wrong"]),
      ...scoreFaults(mustGet(table.vp, seat), table.turn),
    ]),
  ];
}

const scoreFaults = (vp: readonly number[], turn: number): readonly string[] => [
  ...(vp.length === turn || vp.length === turn - 1 ? [] : ["a turn is not scored once"]),
  ...(vp.every((points, i) => [0, 2, 3, 4, 5].includes(points - (vp[i - 1] ?? 0)))
    ? []
    : ["a turn adds what no place scores"]),
];
