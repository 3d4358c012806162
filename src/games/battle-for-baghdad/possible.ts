import { copy, type Dice, type Frozen, of, type Seat } from "../../engine/index.ts";
import { inPackOrder, without } from "./cards/hands.ts";
import type { Content } from "./content.ts";
import type { BaghdadState, CardId } from "./state.ts";

/**
 * Another state that the viewer cannot tell from this one: what lies in the decks, in other hands and in a packet that
 * the viewer does not look at is dealt anew, as many cards to each. Cards of a revealed plan stay where everyone saw them,
 * and a hand that the viewer is being shown stays as it is.
 */
export function possible(
  state: Frozen<BaghdadState>,
  viewer: Seat,
  dice: Dice,
  content: Frozen<Content>,
): BaghdadState {
  const other = copy(state) as BaghdadState; // a copy may be written
  const { box, hands, table } = other;
  const others = table.seats.filter((seat) => seat !== viewer);
  const kept = new Map(others.map((seat) => [seat, shown(state, seat, viewer)]));
  const looksAtPacket = of(hands, viewer).packet.length > 0;
  const unseen = [
    ...box.bazaar,
    ...(looksAtPacket ? [] : box.packet),
    ...others.flatMap((seat) => without(of(hands, seat).cards, kept.get(seat) ?? [])),
  ];
  const deal = dice.shuffled(unseen);
  box.bazaar = deal.splice(0, box.bazaar.length);
  if (!looksAtPacket) box.packet = deal.splice(0, box.packet.length);
  for (const seat of others) {
    const hand = of(hands, seat);
    const stays = kept.get(seat) ?? [];
    hand.cards = inPackOrder(content, [...stays, ...deal.splice(0, hand.cards.length - stays.length)]);
    if (hand.packet.length > 0) hand.packet = [...box.packet];
  }
  if (table.plot && of(hands, table.plot.seat).seen.length > 0)
    of(hands, table.plot.seat).seen = [...of(hands, table.plot.target).cards];
  box.street = dice.shuffled(box.street);
  return other;
}

/** Cards of this hand that everyone has seen in its plan, or that the viewer is being shown. */
function shown({ table, hands }: Frozen<BaghdadState>, seat: Seat, viewer: Seat): readonly CardId[] {
  if (table.plot?.target === seat && of(hands, viewer).seen.length > 0) return of(hands, seat).cards;
  const plan = table.combat?.plans[seat];
  if (!plan) return [];
  const left = of(hands, seat).cards;
  const cards = [plan.network ? plan.command : null, plan.offense, plan.defense];
  return cards.filter((card): card is CardId => card !== null && left.includes(card));
}
