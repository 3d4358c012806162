/** What things are worth to a computer player, in PP of its score. */
import { type Frozen, mustGet, onceEach, type Seat, type View } from "#engine";
import type { Units } from "../../content/effects.ts";
import { type ZoneId, zoneValue } from "../../content/pack.ts";
import { COLLECTS } from "../../content/rulebook-figures.ts";
import { controller, keepsPeace, rivals } from "../../rules/map/control.ts";
import { occupants, unitsAt } from "../../rules/map/units.ts";
import { keyZones, scoreOf, special, VICTORY } from "../../rules/victory/goals.ts";
import type { Baghdad } from "../../state.ts";

type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;

/** What a unit is worth: between what it costs and what it may still bring. */
export const UNIT = 1.6;
/** How much more a Zone is worth that a special Victory Condition names. */
const KEY = 4;

/** PP that units can collect. */
export const capacity = ({ security, infrastructure }: Frozen<Units>): number =>
  security * COLLECTS.security + infrastructure * COLLECTS.infrastructure;

/** What it is worth to Control a Zone with one unit at the end of this turn. It is asked again and again of a view, whose table nobody writes to. */
export const zoneWorth = onceEach((eyes: Eyes, zone: ZoneId): number => {
  const { content, table } = eyes;
  const { pp } = mustGet(table.zones, zone);
  const key = keyZones(eyes).has(zone) ? KEY : 0;
  return VICTORY.perZone + Math.min(pp, 2) + zoneValue(content, table.seats.length, zone) / 4 + key;
});

/** How near a seat is to a victory, 0 to 1, with what it may collect this turn. */
export const nearness = onceEach(({ content, table }: Pick<Eyes, "content" | "table">, seat: Seat): number => {
  const due = content.zoneIds.reduce(
    (sum, zone) => sum + Math.min(mustGet(table.zones, zone).pp, capacity(unitsAt(table, zone, seat))),
    0,
  );
  const parts = special(content, table, seat);
  const own = parts.reduce((sum, { met, have, need }) => sum + (met ? 1 : Math.min(0.9, have / Math.max(1, need))), 0);
  return Math.max((scoreOf(content, table, seat) + due) / VICTORY.score, own / parts.length - 0.1);
});

/** What it is worth that another seat loses a Zone: the more the nearer it is to winning. */
export const harm = (eyes: Eyes, foe: Seat): number => 60 * Math.max(0, Math.min(1.1, nearness(eyes, foe)) - 0.65);

/** From here on nobody should help a seat. */
export const LEADING = 0.8;

/** whether this turn may be the last. */
export const endIsNear = ({ table }: Pick<Eyes, "table">): boolean => table.streetDeck <= 3;

/** Whom a seat would have to fight to Control a Zone. */
export const foesIn = ({ content, table, seat }: Eyes, zone: ZoneId): readonly Seat[] =>
  (keepsPeace(content, table, seat) ? occupants(table, zone) : rivals(content, table, zone)).filter(
    (other) => other !== seat,
  );

export const holds = ({ content, table, seat }: Eyes, zone: ZoneId): boolean =>
  controller(content, table, zone) === seat;

/** The largest stack of another seat that could walk into a Zone from next to it. */
export function threat({ content, table, seat }: Eyes, zone: ZoneId): number {
  const { land, river } = mustGet(content.zones, zone);
  const stacks = [...land, ...river].flatMap((beside) =>
    rivals(content, table, beside).map((other) => (other === seat ? 0 : unitsAt(table, beside, other).security)),
  );
  return Math.max(0, ...stacks);
}
