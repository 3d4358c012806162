/** What the page of a replay tells that no row of its campaign says. */
import type { Names } from "#engine";

export interface ReplayAbout {
  readonly title: string;
  /** What its pictures called the players, from these rows on, in order; nobody has a name before the first. */
  readonly names: readonly { readonly from: number; readonly names: Names }[];
}
