import { describe, expect, it } from "vitest";
import { benchPlay } from "../../src/cli/bench/turns.ts";

/** What a usual turn may ask of those who play it: the most, by game. */
const GOALS = [
  {
    game: "iraqi-conflict",
    stops: 2,
    posts: 6,
    notifications: 3,
    taps: {
      usualTurn: 8,
      keepAll: 1,
      discardWhatDoesNotCount: 2,
      offerTwoCardsForTwo: 9,
      accept: 1,
      acceptForTwoCards: 1,
      decline: 1,
      ready: 1,
    },
  },
  {
    game: "battle-for-baghdad",
    stops: 4,
    posts: 14,
    notifications: 4,
    taps: {
      usualTurn: 25,
      deploymentByDefault: 2,
      pass: 1,
      bid: 2,
      keepCard: 1,
      keepNone: 1,
      accept: 1,
      decline: 1,
      ready: 1,
      agreementFromTemplate: 4,
      agreementOfTwoClauses: 9,
      recruitOfOneLot: 4,
      moveOfOneStack: 5,
      plan: 5,
    },
  },
  {
    game: "fitna",
    stops: 2,
    posts: 4,
    notifications: 2,
    taps: { usualTurn: 40, suggestedFirstHand: 1, suggestedPlan: 1, moveOfAStack: 3, attack: 3 },
  },
  {
    game: "next-war-in-lebanon",
    stops: 2,
    posts: 4,
    notifications: 2,
    taps: {
      usualTurn: 25,
      strategyAndDeployment: 2,
      deploymentOfThreeChanges: 60,
      suggestedChits: 1,
      chitsByHand: 6,
      moveOfATaskForce: 3,
      moveOfLooseUnits: 3,
      strike: 3,
      changeOfMode: 6,
      examineChits: 3,
      rockets: 3,
      endOfPhase: 1,
    },
  },
] as const;

describe("a campaign through the real controls", () => {
  it.each(GOALS)("takes few stops, taps, posts and notifications: $game", { timeout: 300_000 }, async (goal) => {
    const figures = await benchPlay(goal.game);
    const over = Object.entries(goal.taps).filter(([name, most]) => !((figures.taps[name] ?? Infinity) <= most));
    expect(over.map(([name]) => [name, figures.taps[name]])).toEqual([]);
    expect(figures.stopsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.stops);
    expect(figures.stopsPerPersonPerTurn.mean).toBeLessThanOrEqual(goal.stops + 1);
    expect(figures.postsPerTurn.median).toBeLessThanOrEqual(goal.posts);
    expect(figures.notificationsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.notifications);
    expect(figures.emptyActs).toBeLessThan(0.05);
  });
});
