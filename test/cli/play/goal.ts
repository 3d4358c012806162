import { expect, it } from "vitest";
import { benchPlay } from "../../../src/cli/bench/turns.ts";

/** What a usual turn may ask of those who play it: the most. */
export interface Goal {
  readonly stops: number;
  /** Of any one turn, such as one in which somebody is attacked. */
  readonly mostStops?: number;
  readonly posts: number;
  readonly notifications: number;
  readonly taps: { readonly [decision: string]: number };
}

/** Claims that campaigns through the real controls ask no more than that. */
export function playsWithin(game: string, goal: Goal): void {
  it(`takes few stops, taps, posts and notifications: ${game}`, { timeout: 300_000 }, async () => {
    const figures = await benchPlay(game);
    const over = Object.entries(goal.taps).filter(([name, most]) => !((figures.taps[name] ?? Infinity) <= most));
    expect(over.map(([name]) => [name, figures.taps[name]])).toEqual([]);
    expect(figures.stopsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.stops);
    expect(figures.stopsPerPersonPerTurn.mean).toBeLessThanOrEqual(goal.stops + 1);
    expect(figures.stopsPerPersonPerTurn.most).toBeLessThanOrEqual(goal.mostStops ?? Infinity);
    expect(figures.postsPerTurn.median).toBeLessThanOrEqual(goal.posts);
    expect(figures.notificationsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.notifications);
    expect(figures.emptyActs).toBeLessThan(0.05);
  });
}
