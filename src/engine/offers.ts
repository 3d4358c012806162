import type { Seat } from "./values.ts";

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

export const offerId = (seq: number): string => `o${seq}`;
