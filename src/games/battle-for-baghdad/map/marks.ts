import type { Frozen } from "../../../engine/index.ts";
import type { MapElement } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { zonesOf } from "./news.ts";
import type { OnMap } from "./on-map.ts";

/** Where more has changed, nothing stands out by its edge. */
const MOST_MARKED = 12;

/** Zones where something has changed in the phase; to the latest belongs the one where a fight is. */
function changed(
  { zoneIds }: Frozen<Content>,
  { news, fight }: OnMap,
): { readonly latest: readonly ZoneId[]; readonly earlier: readonly ZoneId[] } {
  const [now, before] = [zonesOf(news.latest), zonesOf(news.earlier)];
  const latest = zoneIds.filter((id) => now.has(id) || fight?.zone === id);
  return { latest, earlier: zoneIds.filter((id) => before.has(id) && !latest.includes(id)) };
}

/** The latest has the whole halo, what the phase has changed before it a thin one. */
export function halos(content: Frozen<Content>, map: OnMap): (MapElement & { kind: "halo" })[] {
  const { latest, earlier } = changed(content, map);
  return [
    ...(earlier.length > 0 && earlier.length + latest.length <= MOST_MARKED
      ? [{ kind: "halo", areas: earlier, quiet: true } as const]
      : []),
    ...(latest.length > 0 && latest.length <= MOST_MARKED ? [{ kind: "halo", areas: latest } as const] : []),
  ];
}

/** All but what the phase has changed lies under a veil. */
export function marks(content: Frozen<Content>, map: OnMap): MapElement[] {
  const { latest, earlier } = changed(content, map);
  const all = [...earlier, ...latest];
  const veiled = all.length > 0 && all.length < content.zoneIds.length;
  return [...(veiled ? [{ kind: "veil", except: all } as const] : []), ...halos(content, map)];
}
