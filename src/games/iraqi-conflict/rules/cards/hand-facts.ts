/** What a seat is told of its own hand when it decides something. */
import { mustGet, type View } from "#engine";
import { faction } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { beneficiaries, type Use } from "../../content/use.ts";
import type { Iraq } from "../../state.ts";
import { cardNames, count } from "./faces.ts";
import { adds, tally } from "./tally.ts";

/** How many cards one fact names. */
export const NAMED = 25;

/** The own sum with this hand. `idle`: how the cards that do not count are told; null: the question lists all cards itself. */
export function handFacts(
  view: View<Iraq>,
  idle: ((view: View<Iraq>, cards: readonly CardId[]) => string) | null,
): readonly string[] {
  const { content, hand } = view;
  const { counting, idle: rest, sum, side } = tally(view, hand.cards);
  const aligned = side ? `, siding with ${faction(side).the}` : "";
  const verb = counting.length === 1 ? "counts" : "count";
  const many = `${counting.length} of ${count(hand.cards.length)} ${verb} for you${aligned}`;
  return [
    counting.length === 0
      ? `Your sum is 0: ${hand.cards.length === 0 ? "you hold no cards" : "none of your cards counts for you"}${aligned}.`
      : `Your sum is ${sum}; ${many}${idle === null ? "" : `: ${cardNames(content, counting, NAMED)}`}.`,
    ...(idle !== null && rest.length > 0 ? [`Not for you${idle(view, rest)}.`] : []),
    ...(side ? [sidesFact(view)] : []),
  ];
}

/** For a trade: ", but for the US: Halliburton (U 3) and Iraqi Police (U 1); for the Kurds: …". */
export function byPartner({ content, table }: View<Iraq>, idle: readonly CardId[]): string {
  const use = (id: CardId): Use => mustGet(content.cards, id).use;
  const partners = [...new Set(idle.map((id) => beneficiaries(table.seats, use(id))))];
  const lists = partners.map((who) => {
    const cards = idle.filter((id) => beneficiaries(table.seats, use(id)) === who);
    return `for ${who}: ${cardNames(content, cards.toReversed(), NAMED)}`;
  });
  return `, but ${lists.join("; ")}`;
}

const sidesFact = (view: View<Iraq>): string =>
  `In the Ground phase you choose: the US adds ${adds(view, "us")}, the Insurgents add ${adds(view, "insurgents")}.`;
