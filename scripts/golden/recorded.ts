import type { Recorded } from "./log.ts";

/** What is played of every game and edition, once by computer players and once at random. */
export const RECORDED: { readonly [game: string]: readonly Recorded[] } = {
  "iraqi-conflict": [
    { name: "four seats, sensibly", options: { seats: "4" }, player: "sensible" },
    { name: "two seats, at random", options: { seats: "2" }, player: "random" },
  ],
  "battle-for-baghdad": [
    { name: "sensibly", options: {}, player: "sensible" },
    { name: "at random", options: {}, player: "random" },
  ],
  fitna: [
    { name: "2020, sensibly", options: { edition: "2020", scenario: "1" }, player: "sensible" },
    { name: "2020, at random", options: { edition: "2020", scenario: "2" }, player: "random" },
    { name: "2018, sensibly", options: { edition: "2018", scenario: "1" }, player: "sensible" },
  ],
  "next-war-in-lebanon": [
    { name: "sensibly", options: {}, player: "sensible" },
    { name: "at random", options: {}, player: "random" },
  ],
};
