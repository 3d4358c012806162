/** How the map marks the Zones where something has changed or is planned: a white edge, and a veil over the rest. */
import type { Frozen } from "#engine";
import type { MapElement } from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { zonesOf } from "../../rules/map/news.ts";
import type { OnMap } from "../../rules/map/on-map.ts";

/** Where more has changed, nothing stands out by its edge. */
const MOST_MARKED = 12;

/** Zones where something has changed since the picture before, or would by a plan; with the one where a fight is. */
function changed({ zoneIds }: Frozen<Content>, { news, fight, plan }: OnMap): readonly ZoneId[] {
  const latest = zonesOf(news.latest);
  const meant = new Set(plan.flatMap((row) => (row.kind === "move" ? row.trace.path : [row.zone])));
  return zoneIds.filter((id) => latest.has(id) || meant.has(id) || fight?.zone === id);
}

/** A white edge with a glow. */
export function halos(content: Frozen<Content>, map: OnMap): (MapElement & { kind: "halo" })[] {
  const areas = changed(content, map);
  return areas.length > 0 && areas.length <= MOST_MARKED ? [{ kind: "halo", areas }] : [];
}

/** All but what has changed lies under a veil. */
export function marks(content: Frozen<Content>, map: OnMap): MapElement[] {
  const except = changed(content, map);
  const veiled = except.length > 0 && except.length < content.zoneIds.length;
  return [...(veiled ? [{ kind: "veil", except } as const] : []), ...halos(content, map)];
}
