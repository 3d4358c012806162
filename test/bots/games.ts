import type { BotGame } from "./partner.ts";

/** Each game in its smallest shape; Fitna by both editions. */
export const GAMES: readonly BotGame[] = [
  { game: "iraqi-conflict", set: { seats: "3" } },
  { game: "battle-for-baghdad", set: { seats: "3" } },
  { game: "next-war-in-lebanon" },
  { game: "fitna", set: { edition: "2020" } },
  { game: "fitna", set: { edition: "2018" } },
];
