/** Who must or may fight where, what each side's units are worth there, and which of two seats acts first. */
import { type Frozen, mustGet, type Seat, type View } from "#engine";
import { type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { HIGHEST_DIE } from "../../content/rulebook-figures.ts";
import type { Baghdad, Table } from "../../state.ts";
import { spared } from "../coalition/bonds.ts";
import { ability, rivals } from "../map/control.ts";
import { occupants, size, unitsAt } from "../map/units.ts";
import type { Combat, CombatPhase, Duel } from "./types.ts";

type Content = View<Baghdad>["content"];

/** The Combat that is being fought. */
export function combatOf(table: Table): Combat;
export function combatOf(table: Frozen<Table>): Frozen<Combat>;
export function combatOf({ combat }: Frozen<Table>): Frozen<Combat> {
  if (!combat) throw new Error("there is no Combat");
  return combat;
}

/** ruling Z: what each unit of a seat is worth in a Combat there. */
export function unitValue(content: Content, table: Frozen<Table>, zone: ZoneId, seat: Seat): number {
  const basic = ability(content, table, seat, "unitValue")?.value ?? 1;
  return basic + (table.snapshot.fortified[zone] === seat ? 1 : 0);
}

/** the most that a seat can commit in a Combat there. */
export const highestDie = (content: Content, table: Frozen<Table>, zone: ZoneId, seat: Seat): number =>
  Math.min(HIGHEST_DIE, size(unitsAt(table, zone, seat)) * unitValue(content, table, zone, seat));

/** of these the one that acts first. */
export const earliest = ({ actOrder }: Frozen<Table>, seats: readonly Seat[]): Seat => {
  const seat = actOrder.find((one) => seats.includes(one));
  if (seat === undefined) throw new Error("nobody is there");
  return seat;
};

/** Zones where this seat must fight. */
export const mandatory = (content: Content, table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => {
    const sides = rivals(content, table, zone);
    return !zoneOf(content, zone).sanctuary && sides.length > 1 && sides.includes(seat);
  });

/** R-56, rulings P and AU: whom this seat may attack in a Zone though nobody must fight there. */
export function attackable(content: Content, table: Frozen<Table>, zone: ZoneId, seat: Seat): readonly Seat[] {
  const there = occupants(table, zone);
  if (zoneOf(content, zone).sanctuary || !there.includes(seat)) return [];
  const fighting = rivals(content, table, zone);
  const peaceful = (other: Seat): boolean => !fighting.includes(other);
  return there.filter((other) => other !== seat && (peaceful(seat) || peaceful(other)));
}

/** Zones where this seat may start a Combat that is not mandatory, with somebody that it has not agreed to spare. */
export const optional = (content: Content, table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) =>
    attackable(content, table, zone, seat).some((other) => spared(content, table, seat, other) === null),
  );

/** of two, the one that acts first. */
export const isEarlier = ({ actOrder }: Frozen<Table>, seat: Seat, other: Seat): boolean =>
  actOrder.indexOf(seat) < actOrder.indexOf(other);

/** R-55 A Combat as it begins: between two seats, each with only its own units. */
export const opened = (content: Content, table: Frozen<Table>, { zone, attacker, defender }: Duel): Combat => ({
  zone,
  attacker,
  defender,
  peacekeeper: !rivals(content, table, zone).includes(defender),
  plans: {},
  neutralized: [],
  totals: {},
  lost: {},
  winner: null,
  award: null,
  swapped: null,
});

/** The Combat Phase that is going on. */
export const phaseOf = ({ combats }: Table): CombatPhase => {
  if (!combats) throw new Error("there is no Combat Phase");
  return combats;
};

/** The sides of the Combat in progress, attacker first. */
export function combatants(table: Frozen<Table>): readonly [Seat, Seat] {
  const { combat } = table;
  if (!combat) throw new Error("there is no Combat");
  return [combat.attacker, combat.defender];
}

/** The other side. */
export const enemyOf = (table: Frozen<Table>, seat: Seat): Seat => {
  const [attacker, defender] = combatants(table);
  return seat === attacker ? defender : attacker;
};

/** Who is counted as being there, by name. */
export const nameOf = (content: Content, zone: ZoneId): string => mustGet(content.zones, zone).name;

/** Section 7: cards of a hand outside the seat's own revealed plan; how many there are is public. */
export function spare(table: Frozen<Table>, seat: Seat): number {
  const { command, network, offense, defense } = mustGet(table.combat?.plans ?? {}, seat);
  const shown = [network ? command : null, offense, defense].filter((card) => card !== null);
  const lost = table.combat?.winner !== null && table.combat?.winner !== seat ? [offense, defense] : [];
  return mustGet(table.sides, seat).cards - shown.length + lost.filter((card) => card !== null).length;
}
