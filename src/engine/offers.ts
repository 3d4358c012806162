/** Offers and deals between seats: what a game declares of them, and which lapse. */
import type { GameTypes } from "./game-types.ts";
import { listed } from "./listed.ts";
import type { Frozen, Seat } from "./values.ts";

/**
 * A proposal from one seat to others that waits for their word. Where its terms are public it lies on the table, where
 * they are secret a copy lies in the hand of each of its seats.
 */
export interface OpenOffer {
  /** "o" and the number of the log row that opened it. */
  readonly id: string;
  readonly seats: readonly Seat[];
  /** Who made it. */
  readonly from: Seat;
  /** Who has still to give its word. */
  readonly awaits: readonly Seat[];
  /** What the viewing seat can do about it; nothing where nobody's seat looks. */
  readonly actions: readonly string[];
  /** The param that names the offer in these actions. */
  readonly param: string;
  /** One line that says what it is, as far as the viewer knows. */
  readonly text: string;
}

/** The actions by which seats make and answer offers, by their names. */
export interface Offering<G extends GameTypes> {
  /** The free action that makes one. */
  readonly action: string;
  /** The param in it that says to whom. */
  readonly partners: { readonly param: string; readonly kind: "seat" | "seats" };
  /** What answers an offer: the last to accept brings it about. */
  readonly accept: string;
  readonly decline: string;
  /** Declines one and makes another in its place. */
  readonly counter: string;
  /** The param that names the offer in these three. */
  readonly param: string;
  /** Where everyone knows the terms, each offer is a message of its own. Left out where only its seats do. */
  readonly posts?: OfferPosts<G>;
}

/** What the messages of offers show besides their terms. */
interface OfferPosts<G extends GameTypes> {
  /** What an event tells of an offer; null: it tells of none. */
  told(event: Frozen<G["Event"]>, content: Frozen<G["Content"]>): OfferTold | null;
  /** The buttons below an open one, the same below all: actions, and what they are called there. */
  readonly buttons: readonly { readonly action: string; readonly label: string }[];
}

interface OfferTold {
  readonly id: string;
  /** It is dealt with still, or came to nothing; null: it was agreed. */
  readonly stage: "open" | "failed" | null;
  /** What became of it, in a sentence or two; null: it is open. */
  readonly result: string | null;
}

/** What seats have agreed on, as long as it binds them: the rules enforce it. */
export interface Deal {
  readonly seats: readonly Seat[];
  /** What binds, without a full stop: "the US pays the Government 2 PP in its next Recruit Step". */
  readonly text: string;
  /** When it ends, as words after a comma: "to the last Move Step"; "": the text says it. */
  readonly until: string;
}

export const offerId = (seq: number): string => `o${seq}`;

/**
 * What a seat lets go that is done dealing: "1 offer to you and your own offer lapse"; null: nothing. `last`: whether all the
 * others are done, so that everything lapses at once; else it can still answer. `called`: what offers to it are, counted.
 */
export function lapsing(
  offers: readonly Pick<OpenOffer, "from" | "awaits">[],
  seat: Seat,
  { last, called }: { readonly last: boolean; readonly called: (count: number) => string },
): string | null {
  const asked = offers.filter(({ awaits }) => awaits.includes(seat)).length;
  const own = last ? offers.filter(({ from }) => from === seat).length : 0;
  const accepted = last ? offers.length - asked - own : 0;
  const parts = [
    ...(asked > 0 ? [called(asked)] : []),
    ...(own > 0 ? [own === 1 ? "your own offer" : `your own ${own} offers`] : []),
    ...(accepted > 0 ? [`${accepted} that you have accepted`] : []),
  ];
  if (parts.length === 0) return null;
  const isOne = asked + own + accepted === 1;
  return `${listed(parts)} ${last ? (isOne ? "lapses" : "lapse") : isOne ? "stays unanswered" : "stay unanswered"}`;
}
