import type { Refusal } from "../../../../engine/index.ts";
import { neighbours } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Holder, Nation, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game, SeenStack } from "../../state.ts";
import { whyNoAttackBan } from "../map/bans.ts";
import { whyBanned } from "../map/entry.ts";
import { areFriends } from "../map/relations.ts";
import { whyNotStacked } from "../map/stacking.ts";
import { type Standing, unitOf } from "../pieces/units.ts";
import { whyNoOffensive } from "./declaration.ts";
import { nationsOf } from "./fighters.ts";
import { type Ground, isFreeOfEnemies } from "./ground.ts";
import { groundOf } from "./map-ground.ts";

/** What a seat can attack with what it sees: `game` is what it sees. */

/** Own units of a space. */
export function ownIn(game: Game, seat: SeatId, space: SpaceId): readonly Standing[] {
  const { stacks = {}, units = {} } = game.state.hands[seat] ?? {};
  return (stacks[space] ?? []).flatMap((id) => {
    const placed = units[id];
    return placed ? [{ id, unit: unitOf(game, id), side: seat, ...placed }] : [];
  });
}

/** Why these units may not attack there together, by all that the seat can know; null: they may. */
export function whyNoAttack(game: Game, ground: Ground, units: readonly Standing[], target: SpaceId): Refusal | null {
  const [first] = units;
  const reason = whyNoOffensive(game.edition, ground, units, target);
  if (reason || !first) return { code: "no-attack", ...(reason ?? { text: "Nobody attacks." }) };
  const { side } = first;
  const nations = nationsOf(game, units);
  const ban = whyNoAttackBan(game, { side, nations }, target, nationsSeen(game, first, target));
  if (ban) return ban;
  for (const nation of nations) {
    const barred = whyBanned(game, { nation, side }, target); // they would have to go there
    if (barred) return barred;
  }
  return whyNotStacked(game, target, units);
}

/** Nations of the enemy counters that lie open in a space, or showed themselves before. */
function nationsSeen({ edition, scenario, state }: Game, { side }: Standing, target: SpaceId): readonly Nation[] {
  const { active, plan, stacks } = state.table;
  const there = Object.entries(stacks[target] ?? {}) as [Holder, SeenStack][]; // a record by holder
  const open = there.flatMap(([other, { top }]) => {
    if (other === "IS") return ["IS" as const];
    const nation = top && !areFriends(scenario, side, other) ? edition.units[top.unit]?.nation : undefined;
    return nation ? [nation] : [];
  });
  return [...open, ...(side === active ? (plan?.known?.[target] ?? []) : [])];
}

/** An attack of all that can take part. */
export interface Attack {
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly UnitId[];
}

/** From where a seat can attack what, each with all units of the space that can. */
export function attacksOf(game: Game, seat: SeatId): readonly Attack[] {
  const ground = groundOf(game);
  return Object.keys(game.state.hands[seat]?.stacks ?? {})
    .sort()
    .flatMap((from) => targetsFrom(game, ground, seat, from));
}

/** */
function targetsFrom(game: Game, ground: Ground, seat: SeatId, from: SpaceId): readonly Attack[] {
  const own = ownIn(game, seat, from);
  const [first] = own;
  if (!first || !(from in game.edition.spaces)) return [];
  return neighbours(game.edition.ways, from).flatMap((target) => {
    if (isFreeOfEnemies(ground, first, target)) return [];
    const units = attackersFrom(game, ground, own, target);
    return units.length > 0 ? [{ from, target, units: units.map(({ id }) => id) }] : [];
  });
}

/** As many as may attack together, those in front first. */
export function attackersFrom(
  game: Game,
  ground: Ground,
  own: readonly Standing[],
  target: SpaceId,
): readonly Standing[] {
  const together: Standing[] = [];
  for (const one of own) if (whyNoAttack(game, ground, [...together, one], target) === null) together.push(one);
  return together;
}
