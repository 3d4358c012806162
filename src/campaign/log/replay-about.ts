/** What the page of a replay tells that no row of its campaign says. */
import type { Names, Seat } from "#engine";

export interface ReplayAbout {
  readonly title: string;
  /** What its pictures called the players, from these rows on, in order; nobody has a name before the first. */
  readonly names: readonly { readonly from: number; readonly names: Names }[];
  /** Those that everyone may read now, in the order in which they were made. */
  readonly promises: readonly PublicPromise[];
}

/** A sentence that one side gave others, and that everyone may read now; no rule holds anybody to it. */
export interface ReadPromise {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly text: string;
  /** What those it was made to have said of it; "kept": nobody of them called it broken. Null: it was taken back, or nobody has said anything. */
  readonly verdict: { readonly kind: "kept" | "broken"; readonly by: readonly Seat[] } | null;
  readonly takenBack: boolean;
}

export interface PublicPromise extends ReadPromise {
  /** When it was made, ms since 1970. */
  readonly at: number;
}

export interface PlacedPromise extends ReadPromise {
  /** The board that was shown next after it was made, by its place among all. */
  readonly step: number;
}
