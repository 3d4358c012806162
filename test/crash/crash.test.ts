import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { crashCampaign } from "./campaign.ts";

const seed = process.env.CRASH_SEED ?? randomBytes(4).toString("hex");

describe(`a campaign whose bot dies again and again (CRASH_SEED=${seed})`, () => {
  it.each([
    { game: "iraqi-conflict", turns: 2, kills: 8 },
    { game: "battle-for-baghdad", turns: 1, kills: 8 },
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
      expect(troubled.kills).toBeGreaterThanOrEqual(5);
      expect(troubled.suspensions).toBeGreaterThan(0);
    },
    400_000,
  );
});
