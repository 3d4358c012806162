/**
 * Another state that the viewer cannot tell from this one: what lies in the decks, in other hands and in a packet that
 * the viewer does not look at is dealt again, as many cards to each. Cards of a revealed plan, and those named to the
 * viewer in an offer, stay where they were seen, and a hand that the viewer is being shown stays as it is.
 */
import { copy, type Dice, type Frozen, mustGet, type Seat } from "#engine";
import type { CardId, Content } from "../content/pack.ts";
import type { BaghdadState } from "../state.ts";
import { inPackOrder, without } from "./cards/hands.ts";
import type { Pledge } from "./coalition/types.ts";

export function possible(
  state: Frozen<BaghdadState>,
  viewer: Seat,
  dice: Dice,
  content: Frozen<Content>,
): BaghdadState {
  const other = copy(state) as BaghdadState; // a copy may be written
  const { box, hands, table } = other;
  const others = table.seats.filter((seat) => seat !== viewer);
  const kept = new Map(others.map((seat) => [seat, [...shown(state, seat, viewer), ...namedTo(viewer, seat, state)]]));
  const looksAtPacket = mustGet(hands, viewer).packet.length > 0;
  const unseen = [
    ...box.bazaar,
    ...(looksAtPacket ? [] : box.packet),
    ...others.flatMap((seat) => without(mustGet(hands, seat).cards, kept.get(seat) ?? [])),
  ];
  const deal = dice.shuffled(unseen);
  box.bazaar = deal.splice(0, box.bazaar.length);
  if (!looksAtPacket) box.packet = deal.splice(0, box.packet.length);
  for (const seat of others) {
    const hand = mustGet(hands, seat);
    const stays = kept.get(seat) ?? [];
    hand.cards = inPackOrder(content, [...stays, ...deal.splice(0, hand.cards.length - stays.length)]);
    if (hand.packet.length > 0) hand.packet = [...box.packet];
  }
  if (table.plot && mustGet(hands, table.plot.seat).seen.length > 0)
    mustGet(hands, table.plot.seat).seen = [...mustGet(hands, table.plot.target).cards];
  for (const seat of others) rename(other, seat, viewer, dice);
  box.street = dice.shuffled(box.street);
  return other;
}

/** Cards of a seat that it has named to this one in open offers. */
const namedTo = (viewer: Seat, from: Seat, { hands }: Frozen<BaghdadState>): readonly CardId[] =>
  mustGet(hands, from).pledges.flatMap((pledge) => (pledge.from === from && pledge.to === viewer ? pledge.cards : []));

/** Cards that a seat has named to others than the viewer are any of its new hand, as many as before. */
function rename(state: BaghdadState, from: Seat, viewer: Seat, dice: Dice): void {
  const { pledges, cards } = mustGet(state.hands, from);
  const free = dice.shuffled(without(cards, namedTo(viewer, from, state)));
  for (const old of pledges) {
    if (old.from !== from || old.to === viewer) continue;
    const renamed = { ...old, cards: free.splice(0, old.cards.length) };
    const isOld = (pledge: Pledge): boolean =>
      pledge.offer === old.offer && pledge.from === from && pledge.to === old.to;
    for (const hand of [mustGet(state.hands, from), mustGet(state.hands, old.to)])
      hand.pledges = hand.pledges.map((pledge) => (isOld(pledge) ? renamed : pledge));
  }
}

/** Cards of this hand that everyone has seen in its plan, or that the viewer is being shown. */
function shown({ table, hands }: Frozen<BaghdadState>, seat: Seat, viewer: Seat): readonly CardId[] {
  if (table.plot?.target === seat && mustGet(hands, viewer).seen.length > 0) return mustGet(hands, seat).cards;
  const plan = table.combat?.plans[seat];
  if (!plan) return [];
  const left = mustGet(hands, seat).cards;
  const cards = [plan.network ? plan.command : null, plan.offense, plan.defense];
  return cards.filter((card): card is CardId => card !== null && left.includes(card));
}
