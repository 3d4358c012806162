/** the ways that a stack can go in one Move. */
import { reach, type Step } from "#graph";
import { neighbours, type ZoneId } from "../../content/pack.ts";
import { keptOut } from "../coalition/bonds.ts";
import { affiliated } from "../map/control.ts";
import { modeBarred, origins } from "./modes.ts";
import { type Eyes, stopAt } from "./stack.ts";
import type { MoveMode, Stop } from "./types.ts";

/** A way for a whole Move. */
export interface Way {
  readonly mode: MoveMode;
  /** The Zones that it goes to, one after the other; its end is the last. */
  readonly zones: readonly ZoneId[];
  /** What would end the Move there though it could be longer. */
  readonly stop: Stop | null;
}

/**
 * by their last Zones, the shortest ways along the streets; of equal ones one that nothing stops, then
 * the first on the map.
 */
export function streets({ content, table, seat }: Eyes, from: ZoneId): ReadonlyMap<ZoneId, Way> {
  const fording = (table.move?.fords ?? 0) > 0;
  const stop = (at: ZoneId, to: ZoneId): Stop | null => stopAt(content, table, seat, { from: at, to, fording });
  const step = (at: ZoneId, to: ZoneId): Step | null =>
    keptOut(content, table, seat, to) ? null : { cost: 1, ends: stop(at, to) !== null };
  const ways = [...reach(content.ways, from, step, table.zonesPerMove)].map(
    ([zone, { places, ends }]): readonly [ZoneId, Way] => [
      zone,
      { mode: "normal", zones: places, stop: ends ? stop(places.at(-2) ?? from, zone) : null },
    ],
  );
  return new Map(ways);
}

/** Zones that a stack comes to in one leap from here, if it can leap now. */
export function leaps(view: Eyes, from: ZoneId, mode: Exclude<MoveMode, "normal">): readonly ZoneId[] {
  const { content, seat } = view;
  if (modeBarred(view, mode) || !origins(view, mode).includes(from)) return [];
  const zones = mode === "underground" ? affiliated(content, seat) : content.zoneIds;
  return zones.filter((zone) => zone !== from);
}

/** whether a stack can go anywhere from here. */
export function leadsAnywhere(view: Eyes, from: ZoneId): boolean {
  const { content, table, seat } = view;
  const isOpen = (zone: ZoneId): boolean => keptOut(content, table, seat, zone) === null;
  return [neighbours(content, from), leaps(view, from, "underground"), leaps(view, from, "airmobile")].some((zones) =>
    zones.some(isOpen),
  );
}

/** each Zone once that a whole Move from here can end in: along the streets, else Underground, else by air. */
export function waysFrom(view: Eyes, from: ZoneId): ReadonlyMap<ZoneId, Way> {
  const { content, table, seat } = view;
  const walked = streets(view, from);
  const below = leaps(view, from, "underground");
  const above = leaps(view, from, "airmobile");
  const ways = content.zoneIds.flatMap((zone): (readonly [ZoneId, Way])[] => {
    const known = walked.get(zone);
    if (known) return [[zone, known]];
    const mode = below.includes(zone) ? "underground" : above.includes(zone) ? "airmobile" : null;
    return mode && !keptOut(content, table, seat, zone) ? [[zone, { mode, zones: [zone], stop: null }]] : [];
  });
  return new Map(ways);
}
