/** Figures of the rulebook that are on no component. */

/** how far a normal Move goes. */
export const ZONES_PER_MOVE = 3;
/** how many Arab Street cards are turned up a turn. */
export const STREET_CARDS = 3;
/** PP for a unit, before discounts. */
export const COSTS = { security: 2, infrastructure: 1 } as const;
/** a Command costs this much for each point of its value. */
export const REACTIVATION = 2;
/** the die has twenty faces, and the twentieth is 0. */
export const HIGHEST_DIE = 19;
/** what a unit collects. */
export const COLLECTS = { security: 1, infrastructure: 3 } as const;
