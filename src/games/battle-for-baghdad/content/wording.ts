/** Words that many sentences of the game need: lists, counts, the names of units. */
import { either, type Gains, listed, type Seat } from "#engine";

/** "Mansour, Bayaa and Amiriya"; "nothing". */
export const inList = (words: readonly string[]): string => (words.length === 0 ? "nothing" : listed(words));

/** A sentence as a part of another. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Makes a sentence of it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Mansour, Bayaa or Amiriya"; "none". */
export const oneOf = (words: readonly string[]): string => (words.length === 0 ? "none" : either(words));

/** "1 card", "3 cards". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** What seats got in PP, as replays add it up. */
export const inPP = (seats: { readonly [seat: Seat]: number }): Gains => ({ one: "PP", many: "PP", seats });

/** What people call the two types of units. */
export const UNIT_NAMES = { security: "Security", infrastructure: "Infrastructure" } as const;
