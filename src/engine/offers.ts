import type { GameTypes, PublicView } from "./game-types.ts";
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
  /** Whether the viewing seat is asked for its word. */
  readonly invited: boolean;
  /** What the viewing seat can do about it. */
  readonly actions: readonly string[];
  /** The param that names the offer in these actions. */
  readonly param: string;
  /** One line that says what it is, as far as the viewer knows. */
  readonly text: string;
}

/** Proposals whose terms everyone knows: each is a message of its own, with what became of it. */
export interface PublicOffers<G extends GameTypes> {
  /** Those that are open. */
  open(view: PublicView<G>): readonly PublicOffer[];
  /** The proposal that this ends, and what became of it, in a sentence or two; null: it ends none. */
  ended(
    event: Frozen<G["Event"]>,
    content: Frozen<G["Content"]>,
  ): { readonly id: string; readonly result: string } | null;
  /** The buttons below an open one, the same below all: actions, and what they are called there. */
  readonly buttons: readonly { readonly action: string; readonly label: string }[];
}

export interface PublicOffer extends Pick<OpenOffer, "id" | "seats" | "from"> {
  /** Who has still to give its word. */
  readonly awaits: readonly Seat[];
  /** What it says, as everyone knows it. */
  readonly text: string;
}

export const offerId = (seq: number): string => `o${seq}`;
