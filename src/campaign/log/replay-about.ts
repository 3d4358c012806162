/** What the page of a replay tells that no row of its campaign says. */
import type { Names, Seat } from "#engine";

export interface ReplayAbout {
  readonly title: string;
  /** What its pictures called the players, from these rows on, in order; nobody has a name before the first. */
  readonly names: readonly { readonly from: number; readonly names: Names }[];
  /** Those that everyone may read now, in the order in which they were made. */
  readonly promises: readonly PublicPromise[];
}

/** A sentence that one side gave others; no rule holds anybody to it. */
export interface PublicPromise {
  /** When it was made, ms since 1970. */
  readonly at: number;
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly text: string;
  /** What those it was made to have said of it; "kept": nobody of them called it broken. Null: it was taken back, or nobody has said anything. */
  readonly verdict: { readonly kind: "kept" | "broken"; readonly by: readonly Seat[] } | null;
  readonly takenBack: boolean;
}
