import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { PlayFigures } from "../../../scripts/bench/turns.ts";
import { program } from "../../programs.ts";

const run = promisify(execFile);

/** What a usual turn may ask of those who play it: the most. */
export interface Goal {
  readonly stops: number;
  /** Of any one turn, such as one in which somebody is attacked. */
  readonly mostStops?: number;
  readonly posts: number;
  readonly notifications: number;
  /** Requests that Discord counts, for each thing that somebody has done. */
  readonly requests: number;
  readonly taps: { readonly [decision: string]: number };
}

/** Claims that campaigns through the real controls ask for only that much. */
export function playsWithin(game: string, goal: Goal): void {
  it(`takes few stops, taps, posts and notifications: ${game}`, { timeout: 300_000 }, async () => {
    const { stdout } = await run(process.execPath, ["--max-semi-space-size=64", program("plays"), game]);
    const figures = JSON.parse(stdout) as PlayFigures; // as it has printed them
    const over = Object.entries(goal.taps).filter(([name, most]) => !((figures.taps[name] ?? Infinity) <= most));
    expect(over.map(([name]) => [name, figures.taps[name]])).toEqual([]);
    expect(figures.stopsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.stops);
    expect(figures.stopsPerPersonPerTurn.mean).toBeLessThanOrEqual(goal.stops + 1);
    expect(figures.stopsPerPersonPerTurn.most).toBeLessThanOrEqual(goal.mostStops ?? Infinity);
    expect(figures.postsPerTurn.median).toBeLessThanOrEqual(goal.posts);
    expect(figures.notificationsPerPersonPerTurn.median).toBeLessThanOrEqual(goal.notifications);
    expect(figures.requestsPerInput).toBeLessThanOrEqual(goal.requests);
    expect(figures.emptyActs).toBeLessThan(0.05);
  });
}
