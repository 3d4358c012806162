/** How a chit came into a hand: it decides about the limit and what a J-2 shows. */
export const ORIGINS = ["drawn", "selected", "planned", "gained"] as const;
export type Origin = (typeof ORIGINS)[number];
