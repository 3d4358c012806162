import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { amount } from "../amounts.ts";
import { crashCampaign } from "./campaign.ts";

const seed = process.env.CRASH_SEED ?? randomBytes(4).toString("hex");

/** One of them is a suspension; `npm run soak:crash` goes over all points. */
const KILLS = amount(4, 8);

describe(`a campaign whose bot dies again and again (CRASH_SEED=${seed})`, () => {
  it.each([
    { game: "iraqi-conflict", turns: amount(1, 2), kills: KILLS },
    { game: "battle-for-baghdad", turns: 1, kills: KILLS },
  ] as const)(
    "$game ends like an undisturbed one, with every message once and no secret told",
    async ({ kills, ...played }) => {
      const [calm, troubled] = await Promise.all([
        crashCampaign({ ...played, seed, kills: 0 }),
        crashCampaign({ ...played, seed, kills }),
      ]);
      expect(calm.findings).toEqual([]);
      expect(troubled.findings).toEqual([]);
      expect(troubled.story).toEqual(calm.story);
      expect(troubled.kills).toBeGreaterThanOrEqual(KILLS - 2);
      expect(troubled.suspensions).toBeGreaterThan(0);
    },
    400_000,
  );
});
