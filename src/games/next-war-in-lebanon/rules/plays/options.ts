/** Units, zones and stacks as options of the plays' menus. */
import { isAnyOpen, isOffered, type Offered, type Option, optionsOf, type Refusal, worded } from "#engine";
import { distance } from "#graph";
import type { ChitType, Mode, UnitId, ZoneId } from "../../content/types.ts";
import { type Board, type Eyes, enemyOf, type GroupId, sideOf } from "../../state.ts";
import { chitWords, holds } from "../chits/hand.ts";
import { getGroup, groupOf, groupsIn, isBox, marksOf, unitsIn, zonesOf } from "../pieces/groups.ts";
import { otherMode, ratingOf, unitOf } from "../pieces/units.ts";
import { count, counter, hqName, list, no, state, unitName, type Why, whyNotUnit, zoneName } from "../pieces/words.ts";

/** The menus of the phase's sheet under which the plays stand. */
export const MENUS = {
  taskForce: "Move a task force (J-3)",
  loose: "Move loose units (J-3)",
  j1: "Recover, change mode, reinforce (J-1)",
  other: "Other chits, task forces, stacks",
} as const;

const refusing = (refused: Refusal | null): { readonly refused?: Refusal } => (refused ? { refused } : {});

/** An own unit: "188 Barak · dispersed, disrupted, strength 2; Tyre". */
export const unitOption = (c: Eyes, unit: UnitId, refused: Refusal | null = null): Option<UnitId> => ({
  value: unit,
  ...worded(c, () => {
    const rating = `${state(marksOf(c.hand, unit))}, strength ${ratingOf(c.content, unit, marksOf(c.hand, unit))}`;
    return { label: unitName(c.content, unit), description: `${rating}; ${placeOf(c, unit)}` };
  }),
  ...refusing(refused),
});

const fits = (): null => null;

/** Own units to choose from; `whyNot`: why one of them cannot be chosen. */
export const ownUnitsOffered = (
  c: Eyes,
  values: readonly UnitId[],
  whyNot: (unit: UnitId) => Refusal | null = fits,
): Offered<UnitId> => ({ values, option: (unit) => unitOption(c, unit, whyNot(unit)) });

/** Zones to choose from. */
export const zonesOffered = (
  c: Eyes,
  values: readonly ZoneId[],
  whyNot: (zone: ZoneId) => Refusal | null = fits,
): Offered<ZoneId> => ({ values, option: (zone) => zoneOption(c, zone, whyNot(zone)) });

/** The same, the likeliest first. */
export const zonesToGoTo = (...of: Parameters<typeof zonesOffered>): Offered<ZoneId> => ({
  ...zonesOffered(...of),
  order: (zones) => towardsEnemy(of[0], zones),
});

/** What changing its mode does to an own unit. */
const flipOption = (c: Eyes, unit: UnitId): Option<UnitId> => ({
  value: unit,
  ...worded(c, () => {
    const now = marksOf(c.hand, unit);
    const other = otherMode(now.mode);
    const after = `${state({ ...now, mode: other })}, strength ${ratingOf(c.content, unit, now, other)}`;
    return { label: unitName(c.content, unit), description: `becomes ${after}; ${placeOf(c, unit)}` };
  }),
});

export const flipsOffered = (c: Eyes, values: readonly UnitId[]): Offered<UnitId> => ({
  values,
  option: (unit) => flipOption(c, unit),
});

/** A zone, with who is there unless it says otherwise. */
export const zoneOption = (
  c: Eyes,
  zone: ZoneId,
  refused: Refusal | null = null,
  describe: () => string = () => whoIsThere(c, zone),
): Option<ZoneId> => ({
  value: zone,
  ...worded(c, () => ({ label: zoneName(c.content, zone), description: describe() })),
  ...refusing(refused),
});

/** "3 enemies, top Guerrilla 4 (combat, 2); 2 of yours"; "empty". */
export function whoIsThere(c: Eyes, zone: ZoneId): string {
  const seat = sideOf(c);
  const enemies = groupsIn(c, enemyOf(seat), zone).map((id) => getGroup(c.table.groups, id));
  const own = unitsIn(c.hand, zone).length; // at set-up the table does not show them yet
  const number = enemies.reduce((sum, { size = 1 }) => sum + size, 0);
  const tops = list(enemies.map(({ top }) => counter(c.content, top)));
  const words = [
    ...(number > 0 ? [`${count(number, "enemy", "enemies")}, top ${tops}`] : []),
    ...(own > 0 ? [`${own} of yours`] : []),
  ];
  return words.join("; ") || "empty";
}

/** Zones where the enemy is in sight. */
export const enemyZones = (c: Eyes): ReadonlySet<ZoneId> => zonesOf(c, enemyOf(sideOf(c)));

/** The likeliest first: where enemies are, then what lies nearer to one. */
export function towardsEnemy(c: Eyes, zones: readonly ZoneId[]): readonly ZoneId[] {
  const enemies = [...enemyZones(c)];
  const far = (zone: ZoneId): number =>
    enemies.reduce((least, there) => (least > 0 ? Math.min(least, distance(c.content.distances, zone, there)) : 0), 99);
  return zones
    .map((zone) => ({ zone, far: far(zone) }))
    .sort((a, b) => a.far - b.far)
    .map(({ zone }) => zone);
}

/** An enemy or own stack or box by name: "36 Ga'ash", "stack 2". */
export function groupName(c: Board, id: GroupId): string {
  const hq = c.content.hqs[id];
  return hq ? hq.label : `stack ${stackNumber(c, id)}`;
}

/** Stacks of a zone are numbered by age, boxes are not. */
export function stackNumber(c: Board, id: GroupId): number {
  const { zone } = getGroup(c.table.groups, id);
  const stacks = groupsIn(c, id.startsWith("i") ? "idf" : "insurgent", zone).filter(
    (one) => !Object.hasOwn(c.content.hqs, one),
  );
  return stacks.indexOf(id) + 1;
}

export const MODE_OPTIONS: readonly Option<Mode>[] = [
  { value: "combat", label: "Combat mode", description: "can move; never fires at dispersed units" },
  { value: "dispersed", label: "Dispersed mode", description: "cannot move; fires at either" },
];

/** The choice of a mode with the ratings that a unit has in each. */
export const modeOptions = (c: Eyes, unit: UnitId, marks: { readonly reduced?: true } = {}): Option<Mode>[] =>
  MODE_OPTIONS.map((option) => {
    const rating = ratingOf(c.content, unit, { mode: option.value, ...marks }, option.value);
    return { ...option, description: `${rating}: ${option.description}` };
  });

/** How many pieces a row names; more are counted. */
const NAMED = 3;

export const fewOrCount = (names: readonly string[]): string =>
  names.length > NAMED ? count(names.length, "unit") : list(names);

/** What a row says of the mode in which a piece arrives. */
export const modeWords = (mode: Mode | undefined): string =>
  mode === undefined ? "" : mode === "dispersed" ? ", dispersed" : ", combat mode";

/** R-50: one J-3, or two against ambushes. */
export const j3s = (secure: string | undefined): string => (secure === "yes" ? "J-3 ×2" : "J-3");

/** R-130: Syrian pieces are used from the next Insurgent phase on. */
export const isUsable = ({ content, table }: Board, piece: string): boolean =>
  table.syriaRests !== true || (content.units[piece] ?? content.hqs[piece])?.nation !== "syria";

/** Own units on the map that can be used now, in the order of the pack. */
export const ownUnits = (c: Eyes): readonly UnitId[] =>
  c.content.unitIds.filter((unit) => Object.hasOwn(c.hand.units, unit) && isUsable(c, unit));

/** R-18: why a seat cannot play this many chits of a type; null: it can. */
export function lacks({ hand }: Eyes, type: ChitType, n = 1): Refusal | null {
  if (holds(hand, type) >= n) return null;
  const held = chitWords(hand.chits.map((chit) => chit.type));
  return no(
    `This takes ${n > 1 ? `${n} ${type}` : `a ${type}`}, and you hold ${held || "no chits"}.`,
    "R-18",
    "no-chit",
  );
}

/** Why none of these can be chosen; null: one can. */
export function noneOf(options: readonly Option[] | Offered, otherwise: Refusal): Refusal | null {
  if (isAnyOpen(options)) return null;
  const [first] = isOffered(options) ? optionsOf(options) : options;
  return first?.refused ?? otherwise;
}

/** Where an own unit stands: "Tyre", or "36 Ga'ash, Tyre". */
export function placeOf({ content, hand }: Eyes, unit: UnitId): string {
  const id = groupOf(hand, unit);
  if (id === null) return "not on the map";
  const zone = zoneName(content, getGroup(hand.groups, id).zone);
  return isBox(content, id) ? `${hqName(content, id)}, ${zone}` : zone;
}

/** Why this seat cannot use a unit; null: it can. */
export function notMine(c: Eyes, unit: UnitId): Refusal | null {
  const name = unitName(c.content, unit);
  if (Object.hasOwn(c.hand.units, unit))
    return isUsable(c, unit) ? null : no(`${name} can be used from your next phase on.`, "R-130");
  const mine = (unitOf(c.content, unit).nation === "israel") === (c.seat === "idf");
  return no(mine ? `${name} is not on the map.` : `${name} is not yours.`, "R-01");
}

/** Why a unit that somebody names is not among the choices, where it has to be one that this seat can use. */
export const whyNotOwn = <C extends Eyes>(why: Why<C, UnitId>) =>
  whyNotUnit<C>((c, unit, name) => notMine(c, unit) ?? why(c, unit, name));
