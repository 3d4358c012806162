import { beforeAll, describe, expect, it } from "vitest";
import { benchGrowth, type GrowthFigures } from "../../scripts/bench/growth.ts";

const DUE = 20;
let figures: GrowthFigures;
beforeAll(async () => {
  figures = await benchGrowth({ campaigns: 2000, due: DUE, within: 500, every: 100, watched: 1500 });
});

describe("two thousand campaigns, most of which sleep:", () => {
  it("a look asks the store no more than for one", () => {
    expect(figures.tickAsks).toBeLessThanOrEqual(3);
  });

  it("each that is due goes on, and no other", () => {
    expect(figures.due).toBe(DUE);
  });

  it("after a day away nobody who plays waits until all have their time back", () => {
    const { seconds, givenBackPerSecond, submitMs } = figures.away;
    expect(seconds * givenBackPerSecond).toBeLessThan(figures.campaigns);
    expect(submitMs).toBeGreaterThan(0);
    expect(submitMs).toBeLessThan(seconds * 1000);
  });
});
