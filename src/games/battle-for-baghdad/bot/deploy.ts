import { type Move as Act, of, type View } from "../../../engine/index.ts";
import { neighbours } from "../content.ts";
import { deploy } from "../deployment.ts";
import { affiliated } from "../map/control.ts";
import { occupants, size, unitsAt } from "../map/units.ts";
import type { Baghdad, ZoneId } from "../state.ts";
import { best, move } from "./choices.ts";

/** One Security unit everywhere, Infrastructure in equal parts, and the rest of the Security units where most is free around. */
export function placement(view: View<Baghdad>): Act {
  const { content, table, seat } = view;
  const { security, infrastructure } = of(table.sides, seat).toDeploy;
  const zones = affiliated(content, seat);
  const empty = zones.filter((zone) => size(unitsAt(table, zone, seat)) === 0);
  const left = empty.length > 0 ? empty : zones;
  const zone = best(left, (id) => -openness(view, id)) ?? "";
  if (left.length === 1 || empty.length === 0) return move(deploy, { zone, security, infrastructure });
  const some = Math.min(security, 1);
  return move(deploy, { zone, security: some, infrastructure: Math.ceil(infrastructure / left.length) });
}

/** Neighbours that nobody holds, as far as can be known when everybody deploys. */
function openness({ content, table }: View<Baghdad>, zone: ZoneId): number {
  const free = (id: ZoneId): boolean => {
    const { affiliation } = of(content.zones, id);
    return occupants(table, id).length === 0 && (affiliation === null || !table.seats.includes(affiliation));
  };
  return neighbours(content, zone).filter(free).length;
}
