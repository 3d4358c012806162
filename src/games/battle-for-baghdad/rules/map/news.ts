/** What has changed on the map since its last picture, for the marks of the next one. */
import { copy, type Frozen, mustGet, type RulesContext, type Seat } from "#engine";
import type { ZoneId } from "../../content/pack.ts";
import type { Baghdad, Fight, Marks, News, Table, Trace } from "../../state.ts";
import type { Move } from "../action/types.ts";
import type { PhaseName } from "../turn/events.ts";

/** What a Move leaves behind. */
export const traceOf = (seat: Seat, { mode, path, count }: Frozen<Pick<Move, "mode" | "path" | "count">>): Trace => ({
  seat,
  path: [...path],
  count,
  ...(mode === "normal" ? {} : { mode }),
});

/** Zones where anything changed. */
export const zonesOf = ({ zones, moves, fights }: Frozen<Marks>): ReadonlySet<ZoneId> =>
  new Set([...zones, ...moves.flatMap(({ path }) => path), ...fights.map(({ zone }) => zone)]);

const NOTHING: Marks = { zones: [], moves: [], fights: [] };
export const NO_NEWS: News = { shown: true, earlier: NOTHING, latest: NOTHING };

/** The phase that begins, or goes on: what happened in another one is no longer new. */
export function enter(table: Table, phase: PhaseName): void {
  if (table.phase === phase) return;
  table.phase = phase;
  table.news = copy(NO_NEWS);
}

/** Where to note what happens now; what a picture has shown is no longer the latest. */
function fresh(table: Table): Marks {
  const { shown, earlier, latest } = table.news;
  if (shown) table.news = { shown: false, earlier: joined(earlier, latest), latest: copy(NOTHING) };
  return table.news.latest;
}

const joined = (earlier: Marks, latest: Marks): Marks => ({
  zones: [...earlier.zones, ...latest.zones.filter((zone) => !zonesOf(earlier).has(zone))],
  moves: [...earlier.moves, ...latest.moves],
  fights: [...earlier.fights, ...latest.fights],
});

/** Units or PP of a Zone have changed. */
export function touch(table: Table, zone: ZoneId): void {
  const marks = fresh(table);
  if (!zonesOf(marks).has(zone)) marks.zones.push(zone);
}

/** A Move has ended; the latest stands last. */
export function trace(table: Table, move: Trace): void {
  const marks = fresh(table);
  const isSame = (one: Trace): boolean =>
    one.seat === move.seat && one.mode === move.mode && `${one.path}` === `${move.path}`;
  const count = marks.moves.reduce((sum, one) => sum + (isSame(one) ? one.count : 0), move.count);
  marks.zones = marks.zones.filter((zone) => !move.path.includes(zone));
  marks.moves = [...marks.moves.filter((one) => !isSame(one)), { ...move, count }];
}

/** A Combat is decided. */
export function decided(table: Table, fight: Fight): void {
  fresh(table).fights.push(fight);
}

/** PP come from the Bank into a Zone, or leave it. */
export function addPP(table: Table, zone: ZoneId, amount: number): void {
  mustGet(table.zones, zone).pp += amount;
  touch(table, zone);
}

/** Posts a picture of what has come about; `by`: in whose Action. */
export function show(s: RulesContext<Baghdad>, caption: string, by?: Seat): void {
  if (by !== undefined) s.state.table.news.by = by;
  s.picture(caption);
  s.state.table.news.shown = true;
}
