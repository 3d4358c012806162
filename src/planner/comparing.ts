/** Answers compared in the same worlds: sequential halving, and by how much one is better than the first. */

/** What each of several answers was worth in each of the worlds that it was tried in, in the same order. */
export type Tried = readonly (readonly number[])[];

export interface Lead {
  /** In the mean of the worlds that both were tried in. */
  readonly mean: number;
  /** Standard error of that mean; null: too few worlds. */
  readonly error: number | null;
  readonly worlds: number;
}

/** By how much one answer is better than another, world by world. */
export function leadOver(one: readonly number[], other: readonly number[]): Lead {
  const worlds = Math.min(one.length, other.length);
  const differences = Array.from({ length: worlds }, (_, i) => (one[i] ?? 0) - (other[i] ?? 0));
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / Math.max(1, worlds);
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return { mean, error: worlds > 1 ? Math.sqrt(squares / (worlds - 1) / worlds) : null, worlds };
}

/** How sure a lead must be: by how many standard errors, over how many worlds at least. */
export const SURE = { errors: 2, worlds: 16 } as const;

/** Which answer is best beyond doubt; 0, the first, where none is. */
export function clearlyBest(tried: Tried): number {
  const [first = []] = tried;
  let best = 0;
  let most = 0;
  tried.forEach((worths, i) => {
    const { mean, error, worlds } = leadOver(worths, first);
    if (i === 0 || error === null || worlds < SURE.worlds) return;
    if (mean > SURE.errors * error && mean > most) {
      best = i;
      most = mean;
    }
  });
  return best;
}

/** In how many worlds the answers left at the end are tried, by how many play-outs are spent on halving how many answers. */
export function worldsAtLast(playOuts: number, answers: number): number {
  let worlds = 0;
  let spent = 0;
  let left = answers;
  for (let rounds = roundsOf(answers); rounds > 0; rounds--) {
    const more = Math.floor((playOuts - spent) / (rounds * left));
    worlds += more;
    spent += more * left;
    left = left > 2 ? Math.min(left, Math.ceil(left / 2) + 1) : left; // the first stays, whatever its place
  }
  return worlds;
}

export const roundsOf = (answers: number): number => Math.ceil(Math.log2(answers));

/** How many of the answers the play-outs can tell apart; one: none of them. */
export function worthComparing(playOuts: number, answers: number): number {
  let most = answers;
  while (most > 1 && worldsAtLast(playOuts, most) < SURE.worlds) most--;
  return most;
}

const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

/** The better half of these answers, and the first, which the others are compared with. */
export function betterHalf(tried: Tried, left: readonly number[]): readonly number[] {
  const ranked = [...left].sort((a, b) => meanOf(tried[b] ?? []) - meanOf(tried[a] ?? []));
  const kept = ranked.slice(0, Math.ceil(left.length / 2));
  return kept.includes(0) ? kept : [0, ...kept];
}
