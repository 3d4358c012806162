/** Offers of a player who trades for all that it is worth: each of its cards that helps a partner buys one or two others. */
import { type Dice, type Move, move, mustGet, type Seat, type View } from "#engine";
import { faction } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import { gain } from "../rules/cards/tally.ts";
import { propose } from "../rules/negotiations/offering.ts";
import type { Iraq } from "../state.ts";

/** The most offers a turn: games of computer players end. */
const OFFERS = 10;
/** A partner gives two cards for one of so much force. */
const DEAR = 3;

interface Offer {
  readonly to: Seat;
  readonly card: CardId;
  readonly count: number;
  /** What it may be expected to bring, in force. */
  readonly worth: number;
}

/** What a useful card of a partner's choice brings, on average: it gives away what is of no use to it. */
const EXPECTED = 1.1;

/** What a seat may offer, the most promising first; nothing once it has offered often enough. */
export function offersOf(view: View<Iraq>): readonly Offer[] {
  const { content, table, seat, hand } = view;
  if (hand.proposed >= OFFERS) return [];
  const open = hand.proposals.flatMap(({ from, give }) => (from === seat ? give : []));
  const free = hand.cards.filter((card) => !open.includes(card));
  return table.seats
    .filter((other) => other !== seat && faction(other).conflict !== faction(seat).conflict)
    .flatMap((to) =>
      free.flatMap((card): Offer[] => {
        const { use, fv } = mustGet(content.cards, card);
        if (!canUse(to, use, null) || fv === 0) return [];
        const cost = -gain(view, [card], []);
        const count = Math.min(fv >= DEAR ? 2 : 1, mustGet(table.sizes, to));
        return count > 0 ? [{ to, card, count, worth: EXPECTED * count - cost }] : [];
      }),
    )
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

export const offered = ({ to, card, count }: Offer): Move => move(propose, { to, give: [card], want: "count", count });

/** One of the most promising offers; null: none is left. */
export function keenOffer(view: View<Iraq>, dice: Dice): Move | null {
  const offers = offersOf(view);
  const [best] = offers;
  if (!best) return null;
  return offered(dice.of(offers.filter(({ worth }) => worth === best.worth)));
}
