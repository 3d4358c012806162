import { expect, it } from "vitest";
import { Dice } from "../../src/engine/index.ts";
import { amount } from "../amounts.ts";
import { World } from "./world.ts";

it("a week of campaigns: whatever is open can be answered or stands by a rule, nobody is called in vain, and all is proved", {
  timeout: 120_000,
}, async () => {
  const days = amount(7, 30);
  const dice = new Dice({ key: "5eed".repeat(16), next: 0 });
  const world = await World.begin({ people: 12, campaigns: 5, days, kills: 0, file: ":memory:" }, dice);
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
