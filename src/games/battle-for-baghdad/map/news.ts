import { type Desk, of } from "../../../engine/index.ts";
import type { Baghdad, Move, Table, ZoneId } from "../state.ts";

/** What has happened since the last picture: pictures mark it, also that one, until something new happens. */
export interface News {
  /** Whether a picture has shown all of it. */
  shown: boolean;
  /** Zones where units or PP changed. */
  zones: ZoneId[];
  /** `count`: how many went; older games have not kept it. */
  moves: (Pick<Move, "mode" | "path"> & { readonly seat: string; readonly count?: number })[];
}

export const NO_NEWS: News = { shown: false, zones: [], moves: [] };

/** Today's news; those of a picture that has been posted are forgotten now. */
function fresh(table: Table): News {
  if (table.news.shown) table.news = { shown: false, zones: [], moves: [] };
  return table.news;
}

/** Units or PP of a Zone have changed. */
export function touch(table: Table, zone: ZoneId): void {
  const { zones } = fresh(table);
  if (!zones.includes(zone)) zones.push(zone);
}

/** A Move has ended. */
export function trace(table: Table, seat: string, { mode, path, count }: Pick<Move, "mode" | "path" | "count">): void {
  fresh(table).moves.push({ seat, mode, path, count });
}

/** PP come from the Bank into a Zone, or leave it. */
export function addPP(table: Table, zone: ZoneId, amount: number): void {
  of(table.zones, zone).pp += amount;
  touch(table, zone);
}

/** Posts a picture of what has come about. */
export function show(s: Desk<Baghdad>, caption: string): void {
  s.picture(caption);
  s.state.table.news.shown = true;
}
