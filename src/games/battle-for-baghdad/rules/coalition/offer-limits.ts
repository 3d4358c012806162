/** Rulings of ours, which keep a game small and its menus short. */

/** How many proposals of one seat may be open at once. */
export const OPEN_OFFERS = 3;
/** How many clauses a proposal may have. */
export const CLAUSES = 5;
/** How many Zones a clause may name. */
export const ZONES = 6;
/** How many agreements that run a seat may be party to. */
export const AGREEMENTS = 6;
/** The highest sum that a payment or a limit of bids may speak of. */
export const HIGHEST_SUM = 99;
