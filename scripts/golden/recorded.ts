import type { Recorded } from "./log.ts";

/** What is played of every game and edition, once by computer players and once at random, and with dice of both formats. */
export const RECORDED: { readonly [game: string]: readonly Recorded[] } = {
  "iraqi-conflict": [
    { name: "four seats, sensibly", options: { seats: "4" }, player: "sensible", dice: "by purpose" },
    { name: "two seats, at random", options: { seats: "2" }, player: "random", dice: "by counter" },
  ],
  "battle-for-baghdad": [
    { name: "sensibly", options: {}, player: "sensible", dice: "by purpose" },
    { name: "at random", options: {}, player: "random", dice: "by counter" },
  ],
  fitna: [
    { name: "2020, sensibly", options: { edition: "2020", scenario: "1" }, player: "sensible", dice: "by purpose" },
    { name: "2020, at random", options: { edition: "2020", scenario: "2" }, player: "random", dice: "by counter" },
    { name: "2018, sensibly", options: { edition: "2018", scenario: "1" }, player: "sensible", dice: "by purpose" },
  ],
  "next-war-in-lebanon": [
    { name: "sensibly", options: {}, player: "sensible", dice: "by purpose" },
    { name: "at random", options: {}, player: "random", dice: "by counter" },
  ],
};
