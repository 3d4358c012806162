/** How cards are named and listed for a seat. */
import { type Frozen, listed, mustGet, type Option, type Seat, type View } from "#engine";
import type { CardId, Content, Outlook } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";

/** How the cards look from a seat of this game. */
export const outlook = (content: Frozen<Content>, seats: readonly Seat[], seat: Seat): Frozen<Outlook> =>
  mustGet(mustGet(content.seen, String(seats.length)), seat);

/** Cards as this seat's menus list them: "Air Supremacy (U 2)", grouped by letter and by whether they count for it. */
export function optionsOf({ content, table, seat }: View<Iraq>, cards: readonly CardId[]): Option[] {
  const { faces } = outlook(content, table.seats, seat);
  return cards.map((id) => mustGet(faces, id));
}

/** "Air Supremacy (U 2)". */
export function cardName(content: Frozen<Content>, id: CardId): string {
  const { name, use, fv } = mustGet(content.cards, id);
  return `${name} (${use} ${fv})`;
}

/** "Air Supremacy (U 2), Propaganda (A 5) and Anarchy (M 5)"; past `most` names "and 7 more"; "nothing". */
export function cardNames(content: Frozen<Content>, cards: readonly CardId[], most = cards.length): string {
  const named = cards.slice(0, most).map((id) => cardName(content, id));
  return listed(cards.length > most ? [...named, `${cards.length - most} more`] : named) || "nothing";
}

/** "1 card", "3 cards", "no cards". */
export const count = (cards: number): string => (cards === 0 ? "no cards" : cards === 1 ? "1 card" : `${cards} cards`);

/** How many characters a button holds. */
export const LONGEST = 80;

export const clipped = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
