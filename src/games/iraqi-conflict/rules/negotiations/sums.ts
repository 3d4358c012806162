/** What a trade does to the sums of both seats, as far as the seat that reads it can know. */
import { type Frozen, mustGet, type Params, type Seat, type View } from "#engine";
import { faction, verb } from "../../content/factions.ts";
import type { CardId, Content } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { gain, tally, worthTo } from "../cards/tally.ts";

/** "your sum goes from 24 to 29". */
export function change(view: View<Iraq>, gives: readonly CardId[], gets: readonly CardId[]): string {
  const { sum } = tally(view, view.hand.cards);
  const more = gain(view, gives, gets);
  return more === 0 ? `your sum stays ${sum}` : `your sum goes from ${sum} to ${sum + more}`;
}

/** "the US loses 5 and gains 4": what the cards count for the other seat. */
export function theirs(
  { content, table }: View<Iraq>,
  other: Seat,
  { gives, gets }: { readonly gives: readonly CardId[]; readonly gets: readonly CardId[] },
): string {
  const counts = (cards: readonly CardId[]): number => worthTo(content, table.seats, other, cards);
  const { the } = faction(other);
  const [lost, won] = [counts(gives), counts(gets)];
  const does = [
    ...(lost > 0 ? [`${verb(other, "loses", "lose")} ${lost}`] : []),
    ...(won > 0 ? [`${verb(other, "gains", "gain")} ${won}`] : []),
  ];
  return does.length === 0 ? `it changes nothing for ${the}` : `${the} ${does.join(" and ")}`;
}

/**
 * What an offer being made comes to: "You give 4 + 3: your sum stays 24; the US gains 7. They choose the 2
 * cards that you get: they may be worth nothing to you."
 */
export function offerSums(view: View<Iraq>, to: Seat, { give, want, count, cards }: Params): readonly string[] {
  const given = known(view.content, give);
  const wanted = want === "cards" ? known(view.content, cards) : [];
  if (given.length === 0 && wanted.length === 0) return [];
  const values = given.map((id) => mustGet(view.content.cards, id).fv).join(" + ");
  const beginning = given.length === 0 ? "If they hold what you name" : `You give ${values}`;
  const sums = `${beginning}: ${change(view, given, wanted)}; ${theirs(view, to, { gives: wanted, gets: given })}.`;
  return want === "count" && count !== undefined ? [sums, choice(Number(count))] : [sums];
}

/** What the other seat chooses. */
export const choice = (cards: number): string =>
  cards === 1
    ? "They choose the card that you get: it may be worth nothing to you."
    : `They choose the ${cards} cards that you get: they may be worth nothing to you.`;

const known = (content: Frozen<Content>, value: Params[string] | undefined): readonly CardId[] =>
  Array.isArray(value) ? value.map(String).filter((id) => Object.hasOwn(content.cards, id)) : [];
