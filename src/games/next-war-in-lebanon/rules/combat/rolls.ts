/** the sums of a firefight's dice, and a firefight as it is kept. */
import type { Frozen } from "#engine";
import type { Firefight, KeptFirefight, KeptRoll, Roll } from "./types.ts";

/** the best die, the rating, and what support adds. */
export const totalOf = ({ dice, rating, support, supporters }: Frozen<Omit<Roll, "total" | "answer">>): number =>
  Math.max(...dice) + rating + support + supporters.reduce((sum, one) => sum + one.rating + one.support, 0);

/** what the target's one die comes to against a firer. */
export const answerTo = (
  { die, support, disrupted }: Frozen<Omit<Firefight, "rolls">>,
  { against }: Pick<Roll, "against">,
): number => die + against + support - (disrupted ? 1 : 0);

export const keptFirefight = ({ target, mode, die, support, disrupted, rolls }: Frozen<Firefight>): KeptFirefight => [
  target,
  mode,
  die,
  support,
  disrupted,
  rolls.map(({ firer, mode, dice, rating, support, supporters, against }) => [
    firer,
    mode,
    [...dice],
    rating,
    support,
    supporters.map((one) => [one.unit, one.rating, one.support]),
    against,
  ]),
];

export function firefightOf([target, mode, die, support, disrupted, rolls]: Frozen<KeptFirefight>): Firefight {
  const here = { target, mode, die, support, disrupted };
  return { ...here, rolls: rolls.map((roll) => rollOf(here, roll)) };
}

function rollOf(
  here: Omit<Firefight, "rolls">,
  [firer, mode, dice, rating, support, helpers, against]: Frozen<KeptRoll>,
): Roll {
  const supporters = helpers.map(([unit, its, added]) => ({ unit, rating: its, support: added }));
  const roll = { firer, mode, dice, rating, support, supporters, against };
  return { ...roll, total: totalOf(roll), answer: answerTo(here, roll) };
}
