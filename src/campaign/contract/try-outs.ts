/** What somebody is shown of a try-out, and of what they did in it. */
import type { Result, Seat } from "#engine";

/** A try-out as it stands on its page. */
export interface TryOutView {
  /** The campaign that it goes on from, and the seat whose knowledge it began with. */
  readonly of: string;
  readonly seat: Seat;
  /** When it ends, ms since 1970. */
  readonly until: number;
  /** How the game has ended in it; null: it has not. */
  readonly over: Result | null;
}

/** What a seat has done in a try-out, and would do in the campaign. */
export interface TriedOrders extends TryOutView {
  /** In notation, one after the other. */
  readonly lines: readonly string[];
}
