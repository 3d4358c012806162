/**
 * One Security unit everywhere, Infrastructure in equal parts, and the rest of the Security units where most is free
 * around.
 */
import { type Move as Act, mustGet, type View } from "#engine";
import { neighbours, type ZoneId } from "../../content/pack.ts";
import { affiliated } from "../../rules/map/control.ts";
import { occupants, size, unitsAt } from "../../rules/map/units.ts";
import { deployAll, type Garrison } from "../../rules/setup/deployment.ts";
import type { Baghdad } from "../../state.ts";
import { best, move } from "./choices.ts";

export function placement(view: View<Baghdad>): Act {
  const { content, table, seat } = view;
  const zones = affiliated(content, seat);
  const empty = zones.filter((zone) => size(unitsAt(table, zone, seat)) === 0);
  const garrisons: Garrison[] = [];
  let { security, infrastructure } = mustGet(table.sides, seat).toDeploy;
  for (let left = empty.length > 0 ? empty : zones; security + infrastructure > 0; ) {
    const zone = best(left, (id) => -openness(view, id)) ?? "";
    const last = left.length === 1 || empty.length === 0;
    const part = { security: Math.min(security, 1), infrastructure: Math.ceil(infrastructure / left.length) };
    const garrison = { zone, ...(last ? { security, infrastructure } : part) };
    garrisons.push(garrison);
    security -= garrison.security;
    infrastructure -= garrison.infrastructure;
    left = left.filter((other) => other !== zone);
  }
  return move(deployAll, { zones: garrisons.map((row) => ({ ...row })) });
}

/** Neighbours that nobody holds, as far as can be known when everybody deploys. */
function openness({ content, table }: View<Baghdad>, zone: ZoneId): number {
  const free = (id: ZoneId): boolean => {
    const { affiliation } = mustGet(content.zones, id);
    return occupants(table, id).length === 0 && (affiliation === null || !table.seats.includes(affiliation));
  };
  return neighbours(content, zone).filter(free).length;
}
