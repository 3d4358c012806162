/** units on the map, with their strengths and steps. */
import { entriesOf, mustGet } from "#engine";
import type { SpaceId, Strength, Unit, UnitId } from "../../content/board-types.ts";
import { type Faction, type Holder, isFaction } from "../../content/sides.ts";
import { type Game, lookedAt, type Marks, type Placed } from "../../state.ts";

/** A unit on the map, as the rules know it, whoever sees it. */
export interface Standing extends Placed {
  readonly id: UnitId;
  readonly unit: Unit;
  /** Whose it is: the seat that commands it, its faction, or IS. */
  readonly side: Holder;
}

export const unitOf = ({ edition }: Pick<Game, "edition">, id: UnitId): Unit => mustGet(edition.units, id);

/** at its present strength; what has one step has no other. */
export const strengthOf = (unit: Unit, { reduced }: Marks): Strength =>
  reduced && unit.reduced ? unit.reduced : unit.full;

/** The same in attack and defence together. */
export function bothStrengths(one: Standing): number {
  const { attack, defence } = strengthOf(one.unit, one);
  return attack + defence;
}

/** what a unit has left. */
export const stepsOf = ({ unit, reduced }: Pick<Standing, "unit" | "reduced">): number =>
  unit.steps === 2 && !reduced ? 2 : 1;

/** Which units are meant. */
type Which = (placed: Placed, id: UnitId) => boolean;

/** All units on the map, or those that are meant: of seats, of factions without a seat, and of IS. */
export function standing(game: Game, which: Which = () => true): readonly Standing[] {
  const { table, hands, box } = lookedAt(game);
  const { leader, isCutOff } = table;
  const all: Standing[] = [];
  for (const [side, { units }] of entriesOf(hands)) addMeant(all, game, units, which, () => side);
  addMeant(all, game, table.kurds, which, factionOf);
  if (leader) addMeant(all, game, { [leaderOf(game)]: leader }, which, ofIs);
  for (const [space, ids] of Object.entries(box.is)) {
    const placed: Placed = isCutOff.includes(space) ? { space, isolated: true } : { space };
    for (const id of ids) if (which(placed, id)) all.push({ ...placed, id, unit: unitOf(game, id), side: "IS" });
  }
  return all;
}

const ofIs = (): Holder => "IS";

function addMeant(
  all: Standing[],
  game: Game,
  units: { readonly [id: UnitId]: Placed },
  which: Which,
  sideOf: (unit: Unit) => Holder,
): void {
  for (const id in units) {
    const placed = units[id];
    if (!placed || !which(placed, id)) continue;
    const unit = unitOf(game, id);
    const one = { space: placed.space, id, unit, side: sideOf(unit) };
    all.push(placed.reduced || placed.isolated ? { ...placed, ...one } : one);
  }
}

/** Which faction a Kurdish unit belongs to that no seat has. */
export function factionOf({ id, nation }: Unit): Faction {
  if (!isFaction(nation)) throw new Error(`${id} is no Kurdish unit`);
  return nation;
}

/** IS has one counter that lies face up. */
export function leaderOf({ edition }: Pick<Game, "edition">): UnitId {
  const found = mustGet(edition.nations, "IS").units.find((id) => mustGet(edition.units, id).type === "leader");
  if (found === undefined) throw new Error("the checks let a pack without a leader of IS pass");
  return found;
}

export const standingIn = (game: Game, space: SpaceId): readonly Standing[] =>
  standing(game, (placed) => placed.space === space);
