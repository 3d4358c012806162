/** How a computer player reads the map: what it can win where, what is in danger, and what it must not leave empty. */
import { eachOnce, entriesOf, once, onceEach } from "#engine";
import { distance, distancesFrom } from "#graph";
import type { SpaceId, Unit, UnitId } from "../../content/board-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { namedIn } from "../../rules/combat/forecast.ts";
import { areFriends, boxAt } from "../../rules/map/relations.ts";
import { ownSpaces, unitsIn } from "../../rules/movement/crowding.ts";
import { allowanceOf } from "../../rules/movement/ground.ts";
import { type Standing, strengthOf } from "../../rules/pieces/units.ts";
import type { Level } from "../../rules/victory/events.ts";
import { levelOf } from "../../rules/victory/finish.ts";
import type { Game, Marks } from "../../state.ts";
import { prospect } from "./prospects.ts";
import { aimsOf, worthFor } from "./worth.ts";

/** Where a seat's units stand, or would. */
type Stacks = ReadonlyMap<SpaceId, readonly Standing[]>;

/** How a seat looks at the map: what spaces are worth to it, and who stands against it. */
export interface Field {
  readonly game: Game;
  readonly seat: SeatId;
  readonly stacks: Stacks;
  worth(space: SpaceId): number;
  foes(space: SpaceId): readonly Standing[];
}

/** Of a game that is only looked at. */
export const fieldOf = onceEach(
  (game: Game, seat: SeatId): Field => ({
    game,
    seat,
    stacks: new Map(ownSpaces(game, seat).map((space) => [space, unitsIn(game, seat, space)])),
    worth: worthFor(game, seat),
    foes: eachOnce((space) => foesIn(game, seat, space)),
  }),
);

/** An empty space that an enemy can walk into is as good as lost to him. */
const OPEN_DOOR = 0.6;
/** how many units attack together. */
const MOST_UNITS = 3;
/** A stack that attacks will do so again: another try is worth a part of the first. */
const AGAIN = 0.4;

/** Spaces between which one attacks: an off-map box is next to none. */
export const next = ({ game }: Field, space: SpaceId): readonly SpaceId[] => game.edition.ways[space] ?? [];

/** The strongest attackers of a stack. */
export function strongest(units: readonly Standing[]): readonly Standing[] {
  const able = units.filter(({ unit }) => unit.type !== "garrison" && unit.full.attack > 0);
  if (able.length <= MOST_UNITS) return able;
  return able.toSorted((a, b) => strengthOf(b.unit, b).attack - strengthOf(a.unit, a).attack).slice(0, MOST_UNITS);
}

/** What the attacks on a space are worth, from where its stacks stand: the best of them, and a part of the next. */
export function chanceAt(field: Field, stacks: Stacks, target: SpaceId): number {
  const foes = field.foes(target);
  if (foes.length === 0) return 0;
  let best = 0;
  let second = 0;
  for (const space of next(field, target)) {
    const units = strongest(stacks.get(space) ?? []);
    if (units.length === 0) continue;
    const found = prospect(field.game, target, units, foes, field.worth(target));
    if (found > best) [best, second] = [found, best];
    else if (found > second) second = found;
  }
  return best + AGAIN * second;
}

/** Nobody but its own units comes to an off-map box. */
export const isFriendly = ({ game, seat }: Field, space: SpaceId): boolean => {
  const holder = game.state.table.control[space];
  return holder === undefined ? boxAt(game, space) !== null : areFriends(game.scenario, seat, holder);
};

/** What may be lost in a space, with who is there. */
export function dangerAt(field: Field, stacks: Stacks, space: SpaceId): number {
  const { game, worth } = field;
  const own = stacks.get(space) ?? [];
  if (own.length === 0 && !isFriendly(field, space)) return 0;
  let most = 0;
  for (const from of next(field, space)) {
    const attackers = strongest(field.foes(from));
    if (attackers.length === 0) continue;
    if (own.length === 0) return OPEN_DOOR * worth(space);
    most = Math.max(most, prospect(game, space, attackers, own, worth(space)));
  }
  return most;
}

/** Whom a seat would fight in a space, as far as it sees: what lies below a top counter is taken to be of a usual kind. */
function foesIn(game: Game, seat: SeatId, space: SpaceId): readonly Standing[] {
  return entriesOf(game.state.table.stacks[space] ?? {})
    .filter(([side]) => !areFriends(game.scenario, seat, side))
    .flatMap(([side, { top, size }]) => {
      const known = top ? [standingOf(game, side, space, top.unit, top)] : [];
      const hidden = Array.from({ length: size - known.length }, () => usual(game, side, space));
      return [...known, ...hidden];
    });
}

function standingOf(game: Game, side: Holder, space: SpaceId, id: UnitId, { reduced, isolated }: Marks): Standing {
  const unit = game.edition.units[id];
  if (!unit) throw new Error(`${id} is no unit of this edition`);
  return { id, unit, side, space, ...(reduced ? { reduced } : {}), ...(isolated ? { isolated } : {}) };
}

/** The middle one, by defence, of a side's units in this scenario. */
export function usual({ edition, scenario }: Game, side: Holder, space: SpaceId): Standing {
  const unit = middleIn(edition)(scenario, side);
  return { id: unit.id, unit, side, space };
}

const middleIn = once(({ units }: Game["edition"]) =>
  onceEach((scenario: Game["scenario"], side: Holder): Unit => {
    const nations = scenario.seats.find(({ seat }) => seat === side)?.commands.flatMap((one) => one.nations) ?? [side];
    const listed = namedIn(scenario);
    const all = Object.values(units).filter(({ nation }) => nations.some((one) => one === nation));
    const present = all.filter(({ id }) => listed.includes(id) || side === "IS");
    const sorted = (present.length > 0 ? present : all).sort((a, b) => a.full.defence - b.full.defence);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (!middle) throw new Error(`${side} has no units`);
    return middle;
  }),
);

/** Whether a seat's space must not be left empty. */
export type Keeps = (space: SpaceId) => boolean;

/** Capitals on the map. */
const CAPITALS: readonly SpaceId[] = ["amman", "baghdad", "beirut", "damascus", "jerusalem", "kuwait-city"];

/**
 * Own capitals, spaces without which the seat would lose a victory that it has, and those with which an enemy would win,
 * as far as an enemy on the map can come to them.
 */
export function keepsOf(field: Field): Keeps {
  const { game, seat } = field;
  return eachOnce((space) => {
    if (game.state.table.control[space] !== seat) return false;
    const isCapital = CAPITALS.includes(space);
    const isAim = !isCapital && aimsOf(game, seat).has(space);
    const enemies = isCapital ? [] : wanting(game, seat, space);
    if ((!isCapital && !isAim && enemies.length === 0) || !canCome(field, space)) return false;
    return isCapital || (isAim && restsOn(game, seat, space)) || enemies.some((enemy) => decides(game, enemy, space));
  });
}

/** Those who can leave a space: where it must be kept, all but the weakest. */
export function leavers(keeps: Keeps, space: SpaceId, stack: number, units: readonly Standing[]): readonly Standing[] {
  if (units.length < stack || !keeps(space)) return units;
  const [weakest] = units.toSorted((a, b) => attackOf(a) - attackOf(b));
  return units.filter((one) => one !== weakest);
}

const attackOf = (one: Standing): number => strengthOf(one.unit, one).attack;

/** Whether enemies are near enough to walk there, if nobody stood in their way. */
const canCome = ({ game, foes }: Field, space: SpaceId): boolean =>
  (aroundIn(game.edition).get(space) ?? []).some(({ from, far }) => foes(from).some((one) => far <= allowanceOf(one)));

/** No unit walks farther. */
const FARTHEST = 6;

/** From where a unit could walk to each space, and how far. */
const aroundIn = once(
  ({ distances, spaceIds }: Game["edition"]) =>
    new Map(
      spaceIds.map((space) => {
        const all = spaceIds.map((from) => ({ from, far: distance(distances, from, space) }));
        return [space, all.filter(({ from, far }) => from !== space && far <= FARTHEST)] as const;
      }),
    ),
);

/** Enemies with a condition of victory that names a space. */
const wanting = (game: Game, seat: SeatId, space: SpaceId): readonly SeatId[] =>
  game.scenario.seats
    .map((one) => one.seat)
    .filter((other) => !areFriends(game.scenario, seat, other) && aimsOf(game, other).has(space));

/** Whether an enemy would come to a victory, or a higher one, if a space were his. */
const decides = (game: Game, enemy: SeatId, space: SpaceId): boolean =>
  rank(levelOf(heldBy(game, enemy, space), enemy)) > rank(levelNow(game, enemy));

/** Whether a seat would lose its victory, or a part of it, with a space. */
const restsOn = (game: Game, seat: SeatId, space: SpaceId): boolean =>
  levelNow(game, seat) !== null && rank(levelOf(heldBy(game, null, space), seat)) < rank(levelNow(game, seat));

const levelNow = onceEach(levelOf);

const rank = (level: Level | null): number => (level ? LEVELS.indexOf(level) : -1);

/** The map if a seat held a space; null: if nobody did. */
function heldBy(game: Game, seat: SeatId | null, space: SpaceId): Game {
  const { state } = game;
  const { [space]: _, ...others } = state.table.control;
  const control = seat === null ? others : { ...others, [space]: seat };
  return { ...game, state: { ...state, table: { ...state.table, control } } };
}

/** Dangers are less sure than chances: the enemy needs cards and wants other things, too. */
const CAUTION = 0.5;
/** Between two ways that gain the same: the shorter. */
const STEP = 0.02;
/** To come nearer to what is worth having, of its worth. */
const APPROACH = 0.25;

/**
 * What marches of some units gain: the spaces that they take, the chances to attack around where they come to, less those
 * that they leave, and the dangers at both ends. What does not depend on where they go is found once.
 */
export function gains(field: Field, units: readonly Standing[]): (path: readonly SpaceId[]) => number {
  const { stacks } = field;
  const from = units[0]?.space ?? "";
  const ids = units.map(({ id }) => id);
  const left: Stacks = new Map(stacks).set(
    from,
    (stacks.get(from) ?? []).filter(({ id }) => !ids.includes(id)),
  );
  const without = eachOnce((space) => chanceAt(field, left, space));
  const leaving = CAUTION * (dangerAt(field, left, from) - dangerNow(field, from));
  const around = next(field, from);
  const lost = around.reduce((sum, space) => sum + chanceNow(field, space) - without(space), 0);
  const appeal = appealOf(field, from);
  return (path) => {
    const to = path.at(-1) ?? from;
    const there: Stacks = new Map(left).set(to, [
      ...(left.get(to) ?? []),
      ...units.map((one) => ({ ...one, space: to })),
    ]);
    const won = next(field, to).reduce(
      (sum, space) =>
        field.foes(space).length === 0
          ? sum
          : sum + chanceAt(field, there, space) - (around.includes(space) ? without(space) : chanceNow(field, space)),
      0,
    );
    const coming = CAUTION * (dangerAt(field, there, to) - dangerNow(field, to));
    const nearer = APPROACH * (appealOf(field, to) - appeal);
    return takenBy(field, path) + won - lost - leaving - coming + nearer - STEP * path.length * units.length;
  };
}

/** As all stand now. */
const nowOf = onceEach((field: Field, space: SpaceId) => ({
  chance: chanceAt(field, field.stacks, space),
  danger: dangerAt(field, field.stacks, space),
}));
const chanceNow = (field: Field, space: SpaceId): number => nowOf(field, space).chance;
const dangerNow = (field: Field, space: SpaceId): number => nowOf(field, space).danger;

/** The most that a space near by is worth that others hold, the less the farther. */
export const appealOf = onceEach((field: Field, from: SpaceId): number => {
  const { distances, spaces } = field.game.edition;
  if (!(from in spaces)) return 0;
  const far = distancesFrom(distances, from);
  return wantedBy(field).reduce((most, { space, worth }) => Math.max(most, worth / (1 + far(space))), 0);
});

const wantedBy = onceEach((field: Field): readonly { readonly space: SpaceId; readonly worth: number }[] =>
  field.game.edition.spaceIds
    .filter((space) => !isFriendly(field, space))
    .map((space) => ({ space, worth: field.worth(space) })),
);

const takenBy = (field: Field, path: readonly SpaceId[]): number =>
  path.reduce((sum, space) => (isFriendly(field, space) ? sum : sum + field.worth(space)), 0);
