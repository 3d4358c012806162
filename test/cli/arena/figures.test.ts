import { describe, expect, it } from "vitest";
import { Dice } from "#engine";
import { eloOf, estimate, ratings } from "../../../src/cli/arena/figures.ts";
import { pointsOf } from "../../../src/cli/arena/points.ts";

describe("points of a game", () => {
  const result = {
    victories: [
      { title: "Major", seats: ["a", "b"] },
      { title: "Minor", seats: ["b"] },
      { title: "None", seats: [] },
    ],
    scores: {},
  };

  it("are one for a victory, and a part of it where it is shared; the best counts", () => {
    expect(["a", "b", "c"].map((seat) => pointsOf(result, seat))).toEqual([0.5, 1, 0]);
  });

  it("are nobody's where it has not ended", () => expect(pointsOf(null, "a")).toBe(0));
});

describe("estimates", () => {
  it("have a 95 % interval of the normal distribution", () => {
    const { mean, margin } = estimate([0, 0, 100, 100]);
    expect(mean).toBe(50);
    expect(margin).toBeCloseTo(1.96 * Math.sqrt(10_000 / 3 / 4), 6); // a deviation of 57.7
  });

  it("of one value, or none, say nothing of their interval", () => {
    expect([estimate([7]), estimate([])]).toEqual([
      { mean: 7, margin: null },
      { mean: 0, margin: null },
    ]);
  });
});

describe("ratings", () => {
  const times = (n: number, round: readonly number[]) => Array.from({ length: n }, () => round);

  it("are 190 points apart for three wins in four", () => {
    const [a = 0, b = 0] = eloOf([...times(300, [1, 0]), ...times(100, [0, 1])], 2);
    expect(a - b).toBeCloseTo(400 * Math.log10(300.5 / 100.5), 6); // with half a win more for each
    expect((a + b) / 2).toBeCloseTo(1500, 6);
  });

  it("add up over a third player whom one beats and the other loses to", () => {
    const rounds = [...times(300, [1, 0, 0.5]), ...times(100, [0, 1, 0.5])];
    const [a = 0, b = 0, c = 0] = eloOf(rounds, 3);
    expect(a).toBeGreaterThan(c);
    expect(c).toBeGreaterThan(b);
    expect(c).toBeCloseTo(1500, 0);
  });

  it("are the same for who always ties, and finite for who always wins", () => {
    expect(eloOf(times(10, [0, 0]), 2)).toEqual([1500, 1500]);
    const [a = 0, b = 0] = eloOf(times(10, [1, 0]), 2);
    expect(a - b).toBeCloseTo(400 * Math.log10(10.5 / 0.5), 6);
  });

  it("have narrower intervals for more games, and the same for the same dice", () => {
    const margin = (games: number): number => {
      const rounds = [...times(3 * games, [1, 0]), ...times(games, [0, 1])];
      const all = ratings(rounds, 2, new Dice({ key: "01".repeat(32), next: 0 }));
      expect(ratings(rounds, 2, new Dice({ key: "01".repeat(32), next: 0 }))).toEqual(all);
      return all[0]?.margin ?? 0;
    };
    expect(margin(40)).toBeLessThan(margin(5));
    expect(margin(40)).toBeGreaterThan(0);
  });
});
