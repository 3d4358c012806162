/** Where a seat fights, and whom: what it can choose, and why nothing else. */
import type { Option, Refusal, Seat, View } from "#engine";
import { factionName, seatCalled, seatOption, The, the, together, verb } from "../../content/factions.ts";
import { type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { foes, spared } from "../coalition/bonds.ts";
import { rivals } from "../map/control.ts";
import { occupants, size, unitsAt } from "../map/units.ts";
import { attackable, earliest, mandatory, nameOf, optional } from "./sides.ts";

/** In place of an opponent: whoever acts first there chooses. */
export const RIVALS = "rivals";

/** whom the seat can name in a Zone where it must fight. */
export function duels(view: View<Baghdad>, zone: ZoneId): Option[] {
  const { content, table, seat } = view;
  const sides = rivals(content, table, zone);
  const first = earliest(table, sides);
  if (sides.length > 2 && first !== seat)
    return [{ value: RIVALS, label: `Begin: ${the(first)} ${verb(first, "choose")} an opponent` }];
  const others = sides.filter((other) => other !== seat);
  const free = foes(content, table, seat, others);
  return others.map((value) => (free.includes(value) ? seatOption(value) : sparing(view, value)));
}

/** Of those that the seat can name there, the one with the fewest units; where another seat chooses, this begins. */
export function weakest(view: View<Baghdad>, zone: ZoneId): string | undefined {
  const free = duels(view, zone).filter(({ refused }) => !refused);
  const units = (value: string): number => (value === RIVALS ? 0 : size(unitsAt(view.table, zone, value)));
  return free.toSorted((a, b) => units(a.value) - units(b.value))[0]?.value;
}

/** The opponent that acts earliest, of those that can be chosen. */
export function earliestFoe(view: View<Baghdad>, zone: ZoneId): string {
  const choices = duels(view, zone).flatMap(({ value, refused }) => (refused ? [] : [value]));
  return view.table.actOrder.find((seat) => choices.includes(seat)) ?? choices[0] ?? "";
}

/** refused if the two have agreed on that. */
const sparing = ({ content, table, seat }: View<Baghdad>, value: Seat): Option =>
  seatOption(value, spared(content, table, seat, value));

/** Whom the seat can fight there. */
export function opponents(view: View<Baghdad>, zone: ZoneId): Option[] {
  const { content, table, seat } = view;
  return [
    ...(mandatory(content, table, seat).includes(zone) ? duels(view, zone) : []),
    ...attackable(content, table, zone, seat).map((value) => sparing(view, value)),
  ];
}

/** Zones where the seat must fight, or may. */
export function battlefields({ content, table, seat }: View<Baghdad>): Option[] {
  const zones = [...mandatory(content, table, seat), ...optional(content, table, seat)];
  return content.zoneIds
    .filter((zone) => zones.includes(zone))
    .map((zone) => ({ value: zone, label: nameOf(content, zone) }));
}

/** why the seat does not fight in a Zone. */
export function noBattle(view: View<Baghdad>, word: string): Refusal | null {
  const { content, table, seat } = view;
  const zone = zoneCalled(content, word);
  if (zone === null) return null;
  const there = occupants(table, zone);
  const why = !there.includes(seat)
    ? "you have no units there"
    : zoneOf(content, zone).sanctuary
      ? "nobody fights in the Sanctuary"
      : there.length === 1
        ? "nobody else is there"
        : `you have agreed to spare ${together(there.filter((other) => other !== seat))}`;
  return { code: "not-a-choice", text: `**Combat in ${nameOf(content, zone)}**: ${why}.`, rule: "R-52" };
}

/** why the seat does not fight that one there. */
export function noOpponent({ content, table, seat }: View<Baghdad>, word: string, zone: ZoneId): Refusal | null {
  const other = seatCalled(table.seats, word);
  if (other === null) return null;
  const name = nameOf(content, zone);
  const refused = (text: string): Refusal => ({ code: "not-a-choice", text, rule: "R-54" });
  if (other === seat) return refused(`**${factionName(other)}**: you do not fight yourself.`);
  if (!occupants(table, zone).includes(other))
    return refused(`${The(other)} ${verb(other, "have", "has")} no units in ${name}.`);
  const first = earliest(table, rivals(content, table, zone));
  return refused(
    `**${factionName(other)}**: in ${name} ${the(first)} ${verb(first, "choose")} an opponent, acting first.`,
  );
}
