/** The usual swaps of cards, as buttons of an offer's sheet. */
import { mustGet, type Params, type Preset, type Refusal, type Seat, type View } from "#engine";
import { choosesSides, faction, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { canUse, SIDES } from "../../content/use.ts";
import type { Iraq } from "../../state.ts";
import { count } from "../cards/faces.ts";
import { tally } from "../cards/tally.ts";

/** How many cards are exchanged as a rule. */
export const USUAL = 2;
const SWAPS = [1, 2, 3];

/** The cards that count for another seat and not for this one, the strongest first: what there is to trade with. */
export function goods(view: View<Iraq>, to: Seat): readonly CardId[] {
  const { content, table, hand } = view;
  const sides = choosesSides(table.seats) ? SIDES : [null];
  return tally(view, hand.cards)
    .idle.filter((id) => sides.some((side) => canUse(to, mustGet(content.cards, id).use, side)))
    .toReversed();
}

/**
 * The buttons of the sheet, once it is known who the partner is: a number of these cards for as many of their choice.
 */
export function swaps(c: View<Iraq> & { readonly params: Params }): Preset[] {
  const to = c.table.seats.find((seat) => seat === c.params.to && seat !== c.seat);
  if (to === undefined) return [];
  const mine = goods(c, to);
  return SWAPS.map((cards) => {
    const give = c.hand.cards.filter((card) => mine.slice(0, cards).includes(card));
    const params = { give, want: "count", count: cards };
    const label = `${cards} for ${cards}`;
    const refused = mine.length < cards ? lacking(to, mine.length) : notSoMany(c, to, cards);
    return refused ? { label, params, refused } : { label, params };
  });
}

/** Why there are too few cards to give for a swap. */
function lacking(to: Seat, mine: number): Refusal {
  const cards = `${count(mine)} that ${mine === 1 ? "counts" : "count"} for ${faction(to).the} and not for you`;
  return { code: "lacking", text: `You hold ${cards}.` };
}

/** "the Kurds hold 10". */
export const holding = (seat: Seat, cards: number): string =>
  `${faction(seat).the} ${verb(seat, "holds", "hold")} ${cards === 0 ? "no cards" : cards}`;

/** Why a hand cannot be asked for this many cards; null: it can. */
export function notSoMany({ table }: View<Iraq>, to: Seat, cards: number): Refusal | null {
  const theirs = mustGet(table.sizes, to);
  if (!Number.isSafeInteger(cards) || (cards >= 1 && cards <= theirs)) return null;
  const code = "not-in-range";
  if (cards < 1) return { code, text: `**${cards} cards**: ask for at least one, or make it a gift.`, rule: "R-08" };
  return { code, text: `**${count(cards)}**: ${holding(to, theirs)}.`, rule: "R-08" };
}
