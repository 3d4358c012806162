/** In how many cases of how many. */
export interface Chances {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly of: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** In how many cases the highest of this many dice shows each face. */
const highest = (dice: number): readonly number[] => FACES.map((face) => face ** dice - (face - 1) ** dice);

/**
 * how a firer with this rating, all support included, fares against a target with that rating in the firer's
 * mode. `dice`: four with close air support; the best counts.
 */
export function firefightChances(firer: number, target: number, dice = 1): Chances {
  const ways = highest(dice);
  const count = (holds: (margin: number) => boolean): number =>
    FACES.reduce(
      (sum, face) =>
        sum + (ways[face - 1] ?? 0) * FACES.filter((answer) => holds(face + firer - answer - target)).length,
      0,
    );
  return {
    wins: count((margin) => margin > 0),
    ties: count((margin) => margin === 0),
    losses: count((margin) => margin < 0),
    of: 6 ** dice * 6,
  };
}

/** in how many of 36 cases the Attacker has tactical advantage: equal is the Defender's. */
export const advantageChances = (attacker: number, defender: number): number =>
  firefightChances(attacker, defender).wins;
