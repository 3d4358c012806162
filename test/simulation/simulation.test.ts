import { expect, it } from "vitest";
import { Dice } from "../../src/engine/index.ts";
import { amount, isLong } from "../amounts.ts";
import { World } from "./world.ts";

it("a week of campaigns: whatever is open can be answered or stands by a rule, nobody is called in vain, and all is proved", {
  timeout: 120_000,
}, async () => {
  const days = amount(7, 30);
  const dice = new Dice({ key: "5eed".repeat(16), next: 0 });
  const world = await World.begin(
    { people: 12, campaigns: 5, days, kills: 0, councils: false, file: ":memory:" },
    dice,
  );
  try {
    await world.run();
    expect(world.checks.violations).toEqual([]);
    const { answers, byDefault } = world.checks.daily;
    expect(byDefault / (answers + byDefault)).toBeLessThan(0.05); // of those who look in once a day
    expect(world.ended).toBeGreaterThanOrEqual(5);
  } finally {
    world.close();
  }
});

it.runIf(isLong)(
  "a week of campaigns a third of which councils play: the same holds, and all is proved",
  {
    timeout: 600_000,
  },
  async () => {
    const dice = new Dice({ key: "c0de".repeat(16), next: 0 });
    const wish = { people: 24, campaigns: 6, days: 7, kills: 0, councils: true, file: ":memory:" };
    const world = await World.begin(wish, dice);
    try {
      await world.run();
      expect(world.checks.violations).toEqual([]);
      expect(world.ended).toBeGreaterThanOrEqual(6);
    } finally {
      world.close();
    }
  },
);
