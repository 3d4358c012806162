/** What an Arms Bazaar card is worth to a computer player, and so which one it keeps from the draft packet. */
import { type Move as Act, mustGet, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { decline, take } from "../../rules/arms-bazaar.ts";
import { room } from "../../rules/cards/hands.ts";
import { cardEffects, type Effect } from "../../rules/cards/kinds.ts";
import { warfareOf } from "../../rules/combat/warfare.ts";
import type { Baghdad } from "../../state.ts";
import { best, move } from "./choices.ts";

/** What a card of each kind may bring, in PP. */
const WORTH: { readonly [kind in Effect["kind"]]?: number } = {
  collectFromSeats: 4,
  doubleIncome: 4,
  placeUnits: 4,
  placePP: 3,
  extraMoves: 3,
  swapAward: 3,
  lookHand: 2.5,
  combatNetwork: 2,
  reactivateCommand: 2,
  cancelOffense: 2,
  cancelDefense: 1.5,
  cancelTargeted: 1.5,
  removePP: 1.5,
  takeInitiative: 1.5,
  ignoreRiver: 1.5,
  stopStreet: 1,
};
/** A card of a symbol may become half of a combination. */
const SYMBOL = 0.5;

/** The most useful card of the packet, if it is better than what has to go for it. */
export function draft(view: View<Baghdad>): Act {
  const { content, table, seat, hand } = view;
  const worth = (card: CardId): number => cardWorth(view, card);
  const card = best(hand.packet, worth);
  if (card === undefined) return move(decline);
  if (room(content, table, seat) > 0) return move(take, { card });
  const discard = poorest(view);
  return worth(card) > worth(discard) + 0.5 ? move(take, { card, discard }) : move(decline);
}

/** The card of the hand that is missed least. */
export const poorest = (view: View<Baghdad>): CardId => best(view.hand.cards, (card) => -cardWorth(view, card)) ?? "";

/** What a card is worth to this seat; a second copy less. */
export function cardWorth(view: View<Baghdad>, card: CardId): number {
  const { symbol, effects } = mustGet(view.content.arms, card);
  const worth = effects.reduce(
    (sum, effect) => sum + effectWorth(view, cardEffects.read(effect)),
    symbol === null ? 0 : SYMBOL,
  );
  return view.hand.cards.filter((other) => other === card).length > 1 ? worth - 1 : worth;
}

function effectWorth(view: View<Baghdad>, effect: Effect): number {
  if (effect.kind === "combatOffense") return matching(view, effect.type) * (1.5 + effect.neutralizes.length);
  if (effect.kind === "combatDefense") return matching(view, effect.type) * (1 + effect.blocks.length);
  return WORTH[effect.kind] ?? 1;
}

/** The part of its Active Commands, by value, that go with a way of war. */
function matching({ content, table, seat }: View<Baghdad>, way: "C" | "U"): number {
  const { active } = mustGet(table.sides, seat);
  const value = (id: string): number => mustGet(content.commands, id).value;
  const all = active.reduce((sum, id) => sum + value(id), 0);
  const fit = active.filter((id) => warfareOf(content, id).includes(way)).reduce((sum, id) => sum + value(id), 0);
  return all === 0 ? 0 : fit / all;
}
