import {
  choice,
  type Desk,
  type Frozen,
  game,
  integer,
  type Option,
  of,
  type Refusal,
  rows,
  type Seat,
  type Stage,
  type View,
} from "../../engine/index.ts";
import { screenOf, zone as zoneOf } from "./content.ts";
import { affiliated } from "./map/control.ts";
import { place, size, unitsAt } from "./map/units.ts";
import type { Baghdad, Table, Units, ZoneId } from "./state.ts";
import { eitherOf, forces } from "./wording.ts";

const { action, form } = game<Baghdad>();

/** What goes into one Zone. */
export interface Garrison extends Frozen<Units> {
  readonly zone: ZoneId;
}

/** R-04: in faction order, each seat until all its start units are placed. Says whether somebody is asked. */
export function askToDeploy(s: Stage<Baghdad, null>): boolean {
  const seat = deploying(s.state.table);
  if (seat === undefined) return false;
  s.ask({ kind: "turn", seats: [seat], actions: ["deploy", "deployAll"] });
  return true;
}

/** Whose turn it is to place start units. */
export const deploying = (table: Frozen<Table>): Seat | undefined => toDeploy(table)[0];

/** Seats that have still start units to place, in faction order. */
export const toDeploy = ({ seats, sides }: Frozen<Table>): readonly Seat[] =>
  seats.filter((seat) => size(of(sides, seat).toDeploy) > 0);

/** R-04 */
export const deploy = action("deploy", "Place units in one Zone", {
  help: "Start units go into Zones of your own colour, as many to each as you like.",
  common: true,
})
  .param("zone", "In which Zone?", choice(startZones))
  .param(
    "security",
    "How many Security units?",
    integer((c) => share(left(c), "security", left(c).infrastructure)),
  )
  .param(
    "infrastructure",
    "How many Infrastructure units?",
    integer((c) => share(left(c), "infrastructure", c.params.security)),
  )
  .apply((s) => settle(s, s.seat, [s.params]));

/** R-04 All start units at once, a row a Zone; the last Zone takes the rest. */
export const deployAll = action("deployAll", "Place start units", {
  help: "Says for each of your Zones how many Security and Infrastructure units go there, until all are placed.",
  common: true,
})
  .param(
    "zones",
    "What goes into which Zone?",
    rows(garrison, (c, done: readonly Garrison[]) => unplaced(rest(c, done))),
    evenly,
  )
  .apply((s) => settle(s, s.seat, s.params.zones));

/** The questions about the next Zone; none when all units are placed. */
function garrison(c: View<Baghdad>, done: readonly Garrison[]) {
  const units = rest(c, done);
  if (size(units) === 0) return null;
  const zones = startZones(c).filter(({ value }) => !done.some(({ zone }) => zone === value));
  const last = zones.filter(({ refused }) => !refused).length === 1;
  const asked = (unit: keyof Units, other: number) => (last ? all(units, unit) : share(units, unit, other));
  return form()
    .param(
      "zone",
      "In which Zone?",
      choice(() => zones),
    )
    .param(
      "security",
      "How many Security units?",
      integer(() => asked("security", units.infrastructure)),
    )
    .param(
      "infrastructure",
      "How many Infrastructure units?",
      integer(({ params }) => asked("infrastructure", params.security)),
    );
}

type Range = readonly [min: number, max: number, more: Refusal, less?: Refusal];

/** From none to all units of a type; from one where none of the other type goes along. */
function share(units: Frozen<Units>, unit: keyof Units, other: number): Range {
  const [, most, more] = all(units, unit);
  if (other > 0) return [0, most, more];
  const text = "at least one unit goes into a Zone that you name.";
  return [1, most, more, { code: "not-in-range", text, rule: "R-04" }];
}

/** All units of a type, and no fewer: the last Zone takes the rest. */
function all(units: Frozen<Units>, unit: keyof Units): Range {
  const left = forces({ security: 0, infrastructure: 0, [unit]: units[unit] });
  const more = `you have ${left === "nothing" ? `no ${NAMES[unit]}` : left} left to place.`;
  const less = `this is the last of your Zones: all that is left goes there, ${left} of this kind.`;
  return [
    units[unit],
    units[unit],
    { code: "not-in-range", text: more, rule: "R-04" },
    { code: "not-in-range", text: less, rule: "R-04" },
  ];
}

const NAMES: { readonly [unit in keyof Units]: string } = { security: "Security", infrastructure: "Infrastructure" };

function unplaced(units: Frozen<Units>): Refusal | null {
  if (size(units) === 0) return null;
  return { code: "too-few", text: `Still to be placed: ${forces(units)}.`, rule: "R-04" };
}

const left = ({ table, seat }: View<Baghdad>): Frozen<Units> => of(table.sides, seat).toDeploy;

const rest = (c: View<Baghdad>, done: readonly Garrison[]): Units =>
  done.reduce(
    ({ security, infrastructure }, row) => ({
      security: security - row.security,
      infrastructure: infrastructure - row.infrastructure,
    }),
    left(c),
  );

function settle({ state: { table }, emit }: Desk<Baghdad>, seat: Seat, garrisons: readonly Garrison[]): void {
  const { toDeploy: units } = of(table.sides, seat);
  for (const { zone, security, infrastructure } of garrisons) {
    place(table, seat, zone, { security, infrastructure });
    units.security -= security;
    units.infrastructure -= infrastructure;
  }
  const zones = garrisons.map(({ zone, security, infrastructure }) => [zone, { security, infrastructure }]);
  emit({ kind: "deployed", seat, zones: Object.fromEntries(zones) });
}

/** Round-robin over the own Zones: the one that holds fewest gets its part of what is left; then the next. */
export function evenly(c: View<Baghdad>): Garrison[] {
  const { content, table, seat } = c;
  const garrisons: Garrison[] = [];
  const held = affiliated(content, seat).map((zone) => ({ zone, units: size(unitsAt(table, zone, seat)) }));
  for (let units = left(c); size(units) > 0; units = rest(c, garrisons)) {
    const fewest = Math.min(...held.map((one) => one.units));
    const sharing = held.filter((one) => one.units === fewest);
    const part = (count: number): number => Math.ceil(count / sharing.length);
    const [next] = sharing;
    if (!next) throw new Error(`${seat} has no Zone of its own`);
    const garrison = { zone: next.zone, security: part(units.security), infrastructure: part(units.infrastructure) };
    garrisons.push(garrison);
    next.units += size(garrison);
  }
  return garrisons;
}

/** R-04, ruling AL: Zones of the seat's colour; its extra spawn Zones are for recruits. */
function startZones({ content, table, seat }: View<Baghdad>): Option[] {
  const name = (zone: string): string => zoneOf(content, zone).name;
  const zones = affiliated(content, seat);
  const own = zones.map((zone) => ({ value: zone, label: name(zone) }));
  const extra = screenOf(content, table.seats.length, seat).extraSpawn.map((zone) => {
    const text = `${name(zone)} is not of your colour: start units go into ${eitherOf(zones.map(name))}.`;
    return { value: zone, label: name(zone), refused: { code: "not-affiliated", text, rule: "R-04" } };
  });
  return [...own, ...extra];
}
