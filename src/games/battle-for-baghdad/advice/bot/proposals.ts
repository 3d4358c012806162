/** What a computer player offers of its own accord: a useless card for PP, a Truce, and mostly nothing. */
import { type Move as Act, type Dice, mustGet, type Seat, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { ready } from "../../rules/coalition/negotiations.ts";
import { propose } from "../../rules/coalition/proposing.ts";
import type { Baghdad } from "../../state.ts";
import { best, can, choices, move } from "./choices.ts";
import { cardWorth } from "./draft.ts";
import { LEADING, nearness } from "./worth.ts";

/** It proposes once in this many times that it is asked, else it is ready: so the phase ends. */
const SELDOM = 4;
/** A card that is worth less to it is for sale, at this price, to whoever can pay twice as much. */
const USELESS = 1.5;
const PRICE = 2;

/** A useless card for PP, or a Truce, with somebody who does not lead; mostly nothing. */
export function propound(view: View<Baghdad>, dice: Dice): Act {
  const { table, seat } = view;
  const partners = table.seats.filter((other) => other !== seat && nearness(view, other) < LEADING);
  const busy = table.coalition?.offers.some(({ from }) => from === seat) ?? false;
  if (busy || partners.length === 0 || !can(propose, view) || dice.below(SELDOM) > 0) return move(ready);
  const partner = dice.of(partners);
  const card = forSale(view);
  const rich = mustGet(table.sides, partner).pp >= 2 * PRICE;
  const clauses = card !== undefined && rich ? sale(view, card, partner) : [{ kind: "truce" }];
  return move(propose, { parties: [partner], clauses });
}

/** The card that it misses least, if it misses it little. */
function forSale(view: View<Baghdad>): CardId | undefined {
  const [partner = ""] = view.table.seats.filter((other) => other !== view.seat);
  const cards = choices(propose, view, partner, null, "give");
  const card = best(cards, (one) => -cardWorth(view, one));
  return card !== undefined && cardWorth(view, card) < USELESS ? card : undefined;
}

const sale = ({ seat }: View<Baghdad>, card: CardId, partner: Seat) => [
  { kind: "give", card, to: partner },
  { kind: "pay", from: partner, to: seat, amount: PRICE },
];
