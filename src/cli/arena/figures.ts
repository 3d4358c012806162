/** Figures of an arena: means with their 95 % intervals, and ratings by the Bradley–Terry model. */
import type { Dice } from "#engine";

/** A mean with half the width of its 95 % interval; null where a single value says nothing of it. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number | null;
}

/** Of the normal distribution: 95 % of it lies within this many standard deviations. */
const WITHIN = 1.96;

export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { mean: 0, margin: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, margin: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, margin: WITHIN * Math.sqrt(variance / n) };
}

/** What players have made of the same seats from the same seeds: one row a comparison, a figure for each player. */
export type Rounds = readonly (readonly number[])[];

/** Points of Elo between one in ten and even. */
const SCALE = 400;
const MIDDLE = 1500;
const STEPS = 200;
/** One tie between every two: half a win for each. */
const TIE = 0.5;

/**
 * Elo ratings whose mean is 1500, by the Bradley–Terry model: of two players in one round, whoever has more wins, and a tie
 * is half a win for each. Fitted by Hunter's iteration (“MM algorithms for generalized Bradley–Terry models”, Annals of
 * Statistics 32, 2004); one tie more between every two keeps ratings finite where somebody has won everything.
 */
export function eloOf(rounds: Rounds, players: number): readonly number[] {
  const wins = pairwise(rounds, players);
  let strengths: readonly number[] = Array.from({ length: players }, () => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((own, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < players; j++) {
        if (j === i) continue;
        const [mine, theirs] = [wins[i]?.[j] ?? 0, wins[j]?.[i] ?? 0];
        won += mine;
        weight += (mine + theirs) / (own + (strengths[j] ?? 1));
      }
      return weight > 0 ? won / weight : own;
    });
    const middle = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / players);
    strengths = next.map((one) => one / middle);
  }
  return strengths.map((one) => MIDDLE + SCALE * Math.log10(one));
}

/** How often each has won against each: rows win against columns. */
function pairwise(rounds: Rounds, players: number): readonly (readonly number[])[] {
  const all = Array.from({ length: players }, (_, i) => i);
  const won = ([own = 0, other = 0]: readonly (number | undefined)[]): number =>
    own > other ? 1 : own === other ? 0.5 : 0;
  const between = (i: number, j: number): number => rounds.reduce((sum, round) => sum + won([round[i], round[j]]), TIE);
  return all.map((i) => all.map((j) => (i === j ? 0 : between(i, j))));
}

const RESAMPLES = 200;

/** The same with half the width of their 95 % intervals, from rounds redrawn with replacement. */
export function ratings(rounds: Rounds, players: number, dice: Dice): readonly Estimate[] {
  const elo = eloOf(rounds, players);
  if (rounds.length < 2) return elo.map((mean) => ({ mean, margin: null }));
  const drawn = Array.from({ length: RESAMPLES }, () =>
    eloOf(
      rounds.map(() => dice.of(rounds)),
      players,
    ),
  );
  return elo.map((mean, i) => {
    const off = drawn.map((sample) => (sample[i] ?? mean) - mean);
    return { mean, margin: WITHIN * Math.sqrt(off.reduce((sum, one) => sum + one ** 2, 0) / RESAMPLES) };
  });
}
