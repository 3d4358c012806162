/** The cards that a seat cannot see, dealt as they may lie: to other hands, the packet and the two decks. */
import { type Dice, mustGet, type Seat, take, type View } from "#engine";
import type { CardId, StreetId } from "../content/pack.ts";
import { inPackOrder, without } from "../rules/cards/hands.ts";
import type { Pledge } from "../rules/coalition/types.ts";
import type { Baghdad, BaghdadState, Hand } from "../state.ts";

/** Every deal that fits what the seat sees is as likely; what it saw of hands before is not looked up. */
export function world(view: View<Baghdad>, dice: Dice): BaghdadState {
  const { content, table, seat, hand } = view;
  const others = table.seats.filter((other) => other !== seat);
  const held = new Map(others.map((other) => [other, seenOf(view, other)]));
  const looksAtPacket = hand.packet.length > 0;
  const placed = [...hand.cards, ...hand.packet, ...table.discards, ...[...held.values()].flat()];
  const unseen = dice.shuffled(without(content.armsDeck, placed));
  const hands: { [seat: Seat]: Hand } = { [seat]: hand as Hand }; // looked at only: \`imagined\` copies it
  for (const other of others) {
    const known = held.get(other) ?? [];
    const cards = [...known, ...unseen.splice(0, mustGet(table.sides, other).cards - known.length)];
    const pledges = hand.pledges.filter(({ from, to }) => from === other || to === other) as Pledge[]; // as above
    hands[other] = { cards: inPackOrder(content, cards), seen: [], packet: [], plan: null, pledges };
  }
  const packet = looksAtPacket ? [...hand.packet] : unseen.splice(0, table.packet?.cards ?? 0);
  const [now] = table.packet?.left ?? [];
  if (now !== undefined && now !== seat) mustGet(hands, now).packet = [...packet];
  const street = dice.shuffled(streetLeft(view));
  return { table: table as BaghdadState["table"], hands, box: { bazaar: unseen, street, packet } };
}

/** Arab Street cards that are still to be turned up. */
function streetLeft({ content, table }: View<Baghdad>): StreetId[] {
  const left = [...content.streetDeck];
  for (const card of table.turned) take(left, card);
  return left;
}

/** What this seat sees of another's hand: what it is being shown, was named in offers, or lies in a plan that was opened. */
function seenOf({ table, hand }: View<Baghdad>, other: Seat): readonly CardId[] {
  if (table.plot?.target === other && hand.seen.length > 0) return hand.seen;
  const named = hand.pledges.flatMap(({ from, cards }) => (from === other ? cards : []));
  return [...named, ...openPlan(table, other).filter((card) => !named.includes(card))];
}

/** the cards of an open plan that its hand still holds; whoever has lost keeps no Offense and no Defense. */
function openPlan({ combat }: View<Baghdad>["table"], seat: Seat): readonly CardId[] {
  const plan = combat?.plans[seat];
  if (!combat || !plan) return [];
  const hasLost = combat.winner !== null && combat.winner !== seat;
  const cards = [plan.network ? plan.command : null, ...(hasLost ? [] : [plan.offense, plan.defense])];
  return cards.filter((card): card is CardId => card !== null);
}
