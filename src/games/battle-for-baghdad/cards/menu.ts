/** The menu of what a Recruit or Move Step offers beside units and Moves. */
export const OTHERS = "Cards, purchases, Commands";
