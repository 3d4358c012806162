import { choice, game, integer, type Option, of, type Seat, type Stage, type View } from "../../engine/index.ts";
import { screenOf, zone as zoneOf } from "./content.ts";
import { affiliated } from "./map/control.ts";
import { place, size } from "./map/units.ts";
import type { Baghdad, Table } from "./state.ts";

const { action } = game<Baghdad>();

/** in faction order, each seat until all its start units are placed. Says whether somebody is asked. */
export function askToDeploy(s: Stage<Baghdad, null>): boolean {
  const seat = deploying(s.state.table);
  if (seat === undefined) return false;
  s.ask({ kind: "turn", seats: [seat], actions: ["deploy"] });
  return true;
}

const deploying = (table: Table): Seat | undefined =>
  table.seats.find((seat) => size(of(table.sides, seat).toDeploy) > 0);

/** */
export const deploy = action("deploy", "Place start units", {
  help: "Start units go into Zones of your own colour, as many to each as you like.",
  common: true,
})
  .param("zone", "In which Zone?", choice(startZones))
  .param(
    "security",
    "How many Security units?",
    integer((c) => [left(c).infrastructure > 0 ? 0 : 1, left(c).security]),
  )
  .param(
    "infrastructure",
    "How many Infrastructure units?",
    integer((c) => [c.params.security > 0 ? 0 : 1, left(c).infrastructure]),
  )
  .apply(({ state: { table }, seat, params, emit }) => {
    const { zone, security, infrastructure } = params;
    const { toDeploy } = of(table.sides, seat);
    place(table, seat, zone, { security, infrastructure });
    toDeploy.security -= security;
    toDeploy.infrastructure -= infrastructure;
    emit({ kind: "deployed", seat, zone, units: { security, infrastructure } });
  });

const left = ({ table, seat }: View<Baghdad>) => of(table.sides, seat).toDeploy;

/** R-04, ruling AL: Zones of the seat's colour; its extra spawn Zones are for recruits. */
function startZones({ content, table, seat }: View<Baghdad>): Option[] {
  const name = (zone: string): string => zoneOf(content, zone).name;
  const own = affiliated(content, seat).map((zone) => ({ value: zone, label: name(zone) }));
  const extra = screenOf(content, table.seats.length, seat).extraSpawn.map((zone) => ({
    value: zone,
    label: name(zone),
    refused: { code: "not-affiliated", text: `${name(zone)} is not a Zone of your colour.`, rule: "R-04" },
  }));
  return [...own, ...extra];
}
