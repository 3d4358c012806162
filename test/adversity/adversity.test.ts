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
const WISHES = [IRAQ, ...(process.env.UMPIRE_SOAK ? LONG : [])];

describe.each(WISHES)("a campaign of $game", (wish) => {
  it.each(ADVERSITIES)(
    "$name: it ends, proved; nothing stands twice, nobody is called twice or reads what is false",
    { timeout: process.env.UMPIRE_SOAK ? 3_600_000 : 60_000 },
    async (adversity) => {
      expect(await played(wish, adversity)).toEqual([]);
    },
  );
});
