import type { Refusal } from "../../../../engine/index.ts";
import { distance } from "../../../../graph/index.ts";
import { together } from "../../content/factions.ts";
import { neighbours, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { inList, oneOf } from "../../content/wording.ts";
import { keptOut } from "../coalition/bonds.ts";
import { type Eyes, movesLeft, stopAt } from "./stack.ts";
import { waysFrom } from "./ways.ts";

/** Why a whole Move does not come to a Zone, in words: what stands in the way, and how near it comes. */

/** What ends, or bars, the ways to a Zone that would be short enough. */
interface Obstacles {
  readonly river: Set<ZoneId>;
  /** Zones, with the seats whose units are there. */
  readonly units: Map<ZoneId, readonly string[]>;
  readonly agreed: Set<ZoneId>;
}

export function unreached(view: Eyes, from: ZoneId, zone: ZoneId): Refusal {
  const { name } = zoneOf(view.content, zone);
  if (zone === from)
    return { code: "not-a-choice", text: `**Move to ${name}**: the stack is there already.`, rule: "R-41" };
  const agreed = keptOut(view.content, view.table, view.seat, zone);
  if (agreed) return agreed;
  const found = obstacles(view, from, zone);
  return found ? barred(view, { from, zone }, found) : tooFar(view, { from, zone });
}

/** Follows all ways that are short enough to where the first thing stands in the way; null if none is short enough. */
function obstacles(view: Eyes, from: ZoneId, zone: ZoneId): Obstacles | null {
  const { content, table, seat } = view;
  const fording = (table.move?.fords ?? 0) > 0;
  const found: Obstacles = { river: new Set(), units: new Map(), agreed: new Set() };
  const follow = (at: ZoneId, left: number): void => {
    for (const to of neighbours(content, at)) {
      if (to === zone || distance(content.distances, to, zone) > left - 1) continue;
      const stop = stopAt(content, table, seat, { from: at, to, fording });
      if (keptOut(content, table, seat, to)) found.agreed.add(to);
      else if (stop?.by === "units") found.units.set(to, Object.keys(stop.units));
      else if (stop) found.river.add(to);
      else follow(to, left - 1);
    }
  };
  follow(from, table.zonesPerMove);
  return found.river.size + found.units.size + found.agreed.size > 0 ? found : null;
}

function barred(
  view: Eyes,
  { from, zone }: { readonly from: ZoneId; readonly zone: ZoneId },
  { river, units, agreed }: Obstacles,
): Refusal {
  const name = (id: ZoneId): string => zoneOf(view.content, id).name;
  const names = (ids: Iterable<ZoneId>): string => oneOf([...ids].map(name));
  const stopped = [...new Set([...units.values()].map(together))].map((seats, i) => {
    const zones = [...units].filter(([, there]) => together(there) === seats).map(([at]) => name(at));
    return `units of ${seats}${i === 0 ? " end it" : ""} in ${oneOf(zones)}`;
  });
  const reasons = [
    ...(river.size > 0 ? [`crossing the Tigris ends the Move in ${names(river)} (R-44)`] : []),
    ...(stopped.length > 0 ? [`${inList(stopped)} (R-43)`] : []),
    ...(agreed.size > 0 ? [`an agreement keeps you out of ${names(agreed)} (R-30)`] : []),
  ];
  const on = movesLeft(view) > 1 ? "Another Move can go on from there." : "This is your last Move.";
  const ends = river.size + units.size > 0 ? ` ${on}` : "";
  return { code: "not-a-choice", text: `**Move to ${name(zone)}** from ${name(from)}: ${inList(reasons)}.${ends}` };
}

function tooFar(view: Eyes, { from, zone }: { readonly from: ZoneId; readonly zone: ZoneId }): Refusal {
  const { content, table } = view;
  const name = (id: ZoneId): string => zoneOf(content, id).name;
  const off = (id: ZoneId): number => distance(content.distances, id, zone);
  const reached = [...waysFrom(view, from).keys()];
  const near = Math.min(...reached.map(off));
  const nearest = oneOf(reached.filter((id) => off(id) === near).map(name));
  const far = `it is ${off(from)} Zones away, and a Move goes ${table.zonesPerMove} at most.`;
  const text = `**Move to ${name(zone)}** from ${name(from)}: ${far} The nearest that it reaches: ${nearest}.`;
  return { code: "not-a-choice", text, rule: "R-41" };
}
