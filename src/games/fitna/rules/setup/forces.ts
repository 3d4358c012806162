/** Which units are where at the start, whose they are, and what each seat and everyone sees of them. */
import { type Dice, draw, mustGet } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { isCommanded, isSeat } from "../../content/edition-parts.ts";
import { type Holder, isFaction, type SeatId, type Side } from "../../content/sides.ts";
import type { Box, Game, Hand, Placed, SeenStack, Table } from "../../state.ts";

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

/** Units of one side in a space, the top one first. */
interface Force {
  readonly side: Holder;
  readonly space: SpaceId;
  readonly units: readonly UnitId[];
}

/** Whose a unit is that is listed for a side: Kurds without a seat are their faction's, others theirs who command them. */
export function ownerOf({ edition, scenario }: Plan, side: Side, id: UnitId): Holder {
  const unit = mustGet(edition.units, id);
  if (side === "KUR" && !isSeat(scenario, side)) return isFaction(unit.nation) ? unit.nation : side;
  if (side === "IS" || isCommanded(scenario, side, unit)) return side;
  return scenario.seats.find(({ seat }) => isCommanded(scenario, seat, unit))?.seat ?? side;
}

/** Everybody's units at the start but those that lie face down. */
export function forcesOf(plan: Plan): readonly Force[] {
  const forces: { side: Holder; space: SpaceId; units: UnitId[] }[] = [];
  for (const { side, stacks } of plan.scenario.setUp)
    for (const { space, units } of stacks)
      for (const id of units) {
        const owner = ownerOf(plan, side, id);
        const there = forces.find((force) => force.side === owner && force.space === space);
        if (there) there.units.push(id);
        else forces.push({ side: owner, space, units: [id] });
      }
  return forces;
}

/** What a seat has in hand before it takes cards. */
export function handOf(forces: readonly Force[], seat: SeatId): Hand {
  const own = forces.filter(({ side }) => side === seat);
  return {
    cards: [],
    offered: [],
    units: placed(own),
    stacks: Object.fromEntries(own.map(({ space, units }) => [space, [...units]])),
    moved: [],
    landed: [],
  };
}

/** Kurdish units that no seat has. */
export const kurdsOf = (forces: readonly Force[]): Table["kurds"] =>
  placed(forces.filter(({ side }) => isFaction(side)));

/** where the leader of IS stands; null: in its pool, if anywhere. */
export function leaderOf(forces: readonly Force[]): Placed | null {
  const found = forces.find(({ side }) => side === "IS");
  return found ? { space: found.space } : null;
}

const placed = (forces: readonly Force[]): { [unit: UnitId]: Placed } =>
  Object.fromEntries(forces.flatMap(({ space, units }) => units.map((id) => [id, { space }])));

/** What everyone sees of them; of IS only the number, the leader counted with those that lie face down. */
export function seenOf(
  forces: readonly Force[],
  is: { readonly [space: SpaceId]: readonly UnitId[] },
): Table["stacks"] {
  const stacks: Table["stacks"] = {};
  const show = (space: SpaceId, side: Holder, stack: SeenStack): void => {
    stacks[space] = { ...stacks[space], [side]: stack };
  };
  for (const [space, ids] of Object.entries(is)) show(space, "IS", { top: null, size: ids.length });
  for (const { side, space, units } of forces) {
    const [unit] = units;
    const faceDown = is[space]?.length ?? 0;
    if (side === "IS") show(space, side, { top: null, size: units.length + faceDown });
    else if (unit !== undefined) show(space, side, { top: { unit }, size: units.length });
  }
  return stacks;
}
