/** What an arena plays: the same seeds with another player in one seat, compared seed by seed. */
import { Dice, type Params, type Seat } from "#engine";
import type { Job } from "./crew.ts";
import { type Estimate, estimate, ratings } from "./figures.ts";
import type { Ban } from "./forbidding.ts";
import { keyFor, type Outcome, type Task } from "./playing.ts";

/** Whoever sits in the seat in question. */
export interface Side {
  readonly player: string;
  readonly ban: Ban | null;
}

/** What all games of an arena have in common. */
export interface Plan extends Pick<Task, "game" | "options" | "budget" | "seconds" | "most"> {
  readonly seed: string;
  /** How many seeds. */
  readonly pairs: number;
  readonly options: Params;
}

/** A game of this number with this side in the seat, and the usual computer player in all others. */
export function jobOf({ seed, pairs: _, ...common }: Plan, number: number, seat: Seat, { player, ban }: Side): Job {
  const isUsual = player === "easy";
  const name = [
    String(number),
    ...(isUsual ? [] : [`${seat}: ${player}`]),
    ...(ban ? [`${seat} without ${ban.what}=${ban.word}`] : []),
  ].join(", ");
  const players = isUsual ? {} : { [seat]: player };
  const key = keyFor(`${seed} ${number}`);
  return { id: name, task: { ...common, key, players, ban: ban && { seat, what: ban } } };
}

const numbers = ({ pairs }: Plan): readonly number[] => Array.from({ length: pairs }, (_, i) => i);

/** All games with each of these sides in each of these seats, each once. */
export function jobsOf(plan: Plan, seats: readonly Seat[], sides: readonly Side[]): readonly Job[] {
  const all = numbers(plan).flatMap((number) =>
    seats.flatMap((seat) => sides.map((side) => jobOf(plan, number, seat, side))),
  );
  return [...new Map(all.map((job) => [job.id, job])).values()];
}

/** What went wrong, and what a ban came to, in all games that count. */
export interface Notes {
  /** Games that did not end, each with its name and why. */
  readonly faults: readonly string[];
  /** Games in which a program was gone before the end. */
  readonly gone: number;
  readonly met: number;
  readonly unavoidable: number;
}

export function notesOf(outcomes: ReadonlyMap<string, Outcome>): Notes {
  const all = [...outcomes.values()];
  const sum = (figure: (one: Outcome) => number): number => all.reduce((total, one) => total + figure(one), 0);
  return {
    faults: [...outcomes].flatMap(([id, { fault }]) => (fault === null ? [] : `game ${id}: ${fault}`)).toSorted(),
    gone: all.filter(({ gone }) => gone.length > 0).length,
    met: sum(({ met }) => met),
    unavoidable: sum(({ unavoidable }) => unavoidable),
  };
}

/** The points of each side in this seat, seed by seed; seeds with a game that has not ended are left out. */
function roundsIn(
  plan: Plan,
  seat: Seat,
  sides: readonly Side[],
  outcomes: ReadonlyMap<string, Outcome>,
): readonly (readonly number[])[] {
  return numbers(plan).flatMap((number) => {
    const games = sides.map((side) => outcomes.get(jobOf(plan, number, seat, side).id));
    if (games.some((one) => !one || one.fault !== null)) return [];
    return [games.map((one) => one?.points[seat] ?? 0)];
  });
}

/** What the first of two sides makes of a seat compared with the second. */
export interface Duel {
  readonly seat: Seat;
  /** Pairs whose games have both ended. */
  readonly pairs: number;
  readonly points: readonly [first: number, second: number];
  /** The first's part of the points of both, from 0 to 1; half, where neither has any. */
  readonly share: number;
  /** The lead of the first over the second, in points of a hundred games. */
  readonly gain: Estimate;
}

export function duelOf(
  plan: Plan,
  seat: Seat,
  sides: readonly [Side, Side],
  outcomes: ReadonlyMap<string, Outcome>,
): Duel {
  const rounds = roundsIn(plan, seat, sides, outcomes);
  const total = (i: number): number => rounds.reduce((sum, round) => sum + (round[i] ?? 0), 0);
  const points = [total(0), total(1)] as const;
  const both = points[0] + points[1];
  const gain = estimate(rounds.map(([first = 0, second = 0]) => 100 * (first - second)));
  return { seat, pairs: rounds.length, points, share: both > 0 ? points[0] / both : 0.5, gain };
}

export interface Standing {
  readonly player: string;
  /** In points of a hundred games. */
  readonly points: Estimate;
  readonly elo: Estimate;
}

/** How players stand in one seat, or (null) in all together; in the order in which they are named. */
export interface SeatTable {
  readonly seat: Seat | null;
  readonly games: number;
  readonly standings: readonly Standing[];
}

/** A table for each seat, and where there are several one for all. */
export function tablesOf(
  plan: Plan,
  seats: readonly Seat[],
  sides: readonly Side[],
  outcomes: ReadonlyMap<string, Outcome>,
): readonly SeatTable[] {
  const bySeat = seats.map((seat) => ({ seat, rounds: roundsIn(plan, seat, sides, outcomes) }));
  const table = (seat: Seat | null, rounds: readonly (readonly number[])[]): SeatTable => {
    const dice = new Dice({ key: keyFor(`${plan.seed} resamples ${seat ?? ""}`), next: 0 });
    const elo = ratings(rounds, sides.length, dice);
    const standings = sides.map(({ player }, i) => ({
      player,
      points: estimate(rounds.map((round) => 100 * (round[i] ?? 0))),
      elo: elo[i] ?? { mean: 0, margin: null },
    }));
    return { seat, games: rounds.length, standings };
  };
  const tables = bySeat.map(({ seat, rounds }) => table(seat, rounds));
  return seats.length < 2 || sides.length < 2
    ? tables
    : [
        ...tables,
        table(
          null,
          bySeat.flatMap(({ rounds }) => rounds),
        ),
      ];
}
