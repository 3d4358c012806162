/** Who plays, with whom, in which scenario: words that every file of the pack uses. */

export const SEATS = ["idf", "insurgent"] as const;
export type SeatId = (typeof SEATS)[number];

export const SCENARIOS = ["next-war", "lebanon-2006"] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export const NATIONS = ["israel", "hezbollah", "syria"] as const;
export type Nation = (typeof NATIONS)[number];
