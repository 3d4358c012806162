import { type Dice, draw } from "../../../../engine/index.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Box, Game } from "../../state.ts";

type Plan = Pick<Game, "edition" | "scenario">;

/** counters drawn at random for each space, face down; the others are its pool. Nothing where IS does not play. */
export function drawIslamicState(plan: Plan, dice: Dice): Pick<Box, "is" | "isPool"> {
  const isPool = isInPlay(plan) ? [...faceDownOf(plan)] : [];
  const is: Box["is"] = {};
  for (const { stacks } of plan.scenario.setUp)
    for (const { space, hidden } of stacks) if (hidden > 0) is[space] = drawn(isPool, hidden, dice);
  return { is, isPool };
}

export const isInPlay = ({ scenario }: Pick<Game, "scenario">): boolean =>
  [...scenario.setUp.flatMap(({ stacks }) => stacks), ...scenario.pools].some(({ hidden }) => hidden > 0);

/** All but the leader. */
export const faceDownOf = ({ edition }: Pick<Game, "edition">): readonly UnitId[] =>
  edition.nations.IS.units.filter((id) => edition.units[id]?.type !== "leader");

function drawn(bag: UnitId[], count: number, dice: Dice): UnitId[] {
  return Array.from({ length: count }, () => {
    const id = draw(bag, dice);
    if (id === undefined) throw new Error("the checks let a scenario with too many IS counters pass");
    return id;
  });
}
