import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { crashCampaign } from "./campaign.ts";

const seed = process.env.CRASH_SEED ?? randomBytes(4).toString("hex");

describe(`a campaign whose bot dies again and again (CRASH_SEED=${seed})`, () => {
  it("ends like an undisturbed one, with every message once and no secret told", async () => {
    const [calm, troubled] = await Promise.all([
      crashCampaign({ seed, kills: 0, turns: 2 }),
      crashCampaign({ seed, kills: 12, turns: 2 }),
    ]);
    expect(calm.findings).toEqual([]);
    expect(troubled.findings).toEqual([]);
    expect(troubled.story).toEqual(calm.story);
    expect(troubled.kills).toBeGreaterThanOrEqual(8);
  }, 180_000);
});
