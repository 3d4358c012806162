/** Rulings of ours, which keep a game small and its menus short. */

/** So many proposals of one seat may be open at once. */
export const OPEN_OFFERS = 3;
/** So many clauses may stand in a proposal. */
export const CLAUSES = 5;
/** So many Zones may stand in a clause. */
export const ZONES = 6;
/** A seat may be party to so many agreements that run. */
export const AGREEMENTS = 6;
/** The highest sum that a payment or a limit of bids may speak of. */
export const HIGHEST_SUM = 99;
