import type { Frozen } from "../../../engine/index.ts";
import type { Mode, UnitId } from "../content/types.ts";
import type { Firefight, Roll } from "./types.ts";

/** the best die, the rating, and what support adds. */
export const totalOf = ({ dice, rating, support, supporters }: Frozen<Omit<Roll, "total" | "answer">>): number =>
  Math.max(...dice) + rating + support + supporters.reduce((sum, one) => sum + one.rating + one.support, 0);

/** what the target's one die comes to against a firer. */
export const answerTo = (
  { die, support, disrupted }: Frozen<Omit<Firefight, "rolls">>,
  { against }: Pick<Roll, "against">,
): number => die + against + support - (disrupted ? 1 : 0);

/** What is stored of a roll: the firer, its mode, dice, rating and support, its supporters, and the target's rating. */
export type KeptRoll = readonly [
  firer: UnitId,
  mode: Mode,
  dice: readonly number[],
  rating: number,
  support: number,
  supporters: readonly (readonly [unit: UnitId, rating: number, support: number])[],
  against: number,
];

/** A firefight as states hold it: sums are not stored. */
export interface KeptFirefight extends Omit<Firefight, "rolls"> {
  readonly rolls: readonly KeptRoll[];
}

export const keptFirefight = ({ rolls, ...target }: Frozen<Firefight>): KeptFirefight => ({
  ...target,
  rolls: rolls.map(({ firer, mode, dice, rating, support, supporters, against }) => [
    firer,
    mode,
    [...dice],
    rating,
    support,
    supporters.map((one) => [one.unit, one.rating, one.support]),
    against,
  ]),
});

export const firefightOf = ({ rolls, ...target }: Frozen<KeptFirefight>): Firefight => ({
  ...target,
  rolls: rolls.map(([firer, mode, dice, rating, support, helpers, against]): Roll => {
    const supporters = helpers.map(([unit, rating, support]) => ({ unit, rating, support }));
    const roll = { firer, mode, dice, rating, support, supporters, against };
    return { ...roll, total: totalOf(roll), answer: answerTo(target, roll) };
  }),
});
