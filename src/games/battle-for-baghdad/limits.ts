/** Figures of the rulebook that stand on no component. */

/** */
export const ZONES_PER_MOVE = 3;
/** */
export const STREET_CARDS = 3;
