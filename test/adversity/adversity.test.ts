import { describe, expect, it } from "vitest";
import { ADVERSITIES } from "./adversities.ts";
import { played, type Wish } from "./campaign.ts";

const IRAQ: Wish = { game: "iraqi-conflict", options: { seats: "2", turns: 2 } };
/** Whole campaigns of all games: `npm run soak:adversity`. */
const LONG: readonly Wish[] = [
  { game: "battle-for-baghdad", options: {} },
  { game: "next-war-in-lebanon", options: {} },
  { game: "fitna", options: {} },
];
/** How many of them are met in a usual run, drawn by lot; all where it counts. */
const USUAL = 2;
const first = Math.floor(Math.random() * ADVERSITIES.length);
const MET =
  process.env.CI || process.env.UMPIRE_SOAK
    ? ADVERSITIES
    : [...ADVERSITIES, ...ADVERSITIES].slice(first, first + USUAL);
const WISHES = [IRAQ, ...(process.env.UMPIRE_SOAK ? LONG : [])];

describe.each(WISHES)("a campaign of $game", (wish) => {
  it.each(MET)(
    "$name: it ends, proved; nothing stands twice, nobody is called twice or reads what is false",
    { timeout: process.env.UMPIRE_SOAK ? 3_600_000 : 60_000 },
    async (adversity) => {
      expect(await played(wish, adversity)).toEqual([]);
    },
  );
});
