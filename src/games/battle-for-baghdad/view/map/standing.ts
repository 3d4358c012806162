/** What is in a Zone: pieces, fights, and the band of whoever Controls it. */
import { type Frozen, mustGet, type Seat } from "#engine";
import type { MapElement, Piece, Point } from "#scene";
import type { Units } from "../../content/effects.ts";
import type { Content, ZoneId } from "../../content/pack.ts";
import { controller } from "../../rules/map/control.ts";
import type { OnMap, Planned } from "../../rules/map/on-map.ts";
import { occupants } from "../../rules/map/units.ts";
import { emblem, rimDash } from "../faction-style.ts";
import { fightersAt, fightsIn, isFought, isLatest } from "./fights.ts";

/** What is in a Zone; a fight is a thing that takes room, too. */
export type Standing =
  | (Omit<Piece, "kind" | "at" | "size"> & { readonly is: "piece" /** Of a plan. */; readonly row?: number })
  | { readonly is: "burst"; readonly toCome?: true };

type Recruits = Extract<Planned, { readonly kind: "recruits" }>;

/** Radius of a fight, as a share of the pieces' size. */
const BURST = 0.64;

/** Width of the band along a Zone's border. */
const RIM = 13;

/** A thin film and a band in the Controller's colour; a Zone that nobody Controls has its bare ground. */
export function control(content: Frozen<Content>, map: OnMap, id: ZoneId): MapElement[] {
  const holding = controller(content, map, id);
  if (!holding) return [];
  const rim = { rim: `@${holding}`, rimWidth: RIM, rimDash: rimDash(holding) } as const;
  return [{ kind: "region", polygons: id, outline: "none", wash: `@${holding}`, ...rim }];
}

/** The Controller's pieces first, then those of the others; a fight between its two sides; what a plan recruits; PP last. */
export function standingIn(content: Frozen<Content>, map: OnMap, id: ZoneId): Standing[] {
  const { pp } = mustGet(map.zones, id);
  const meant = map.plan.flatMap((row) => (row.kind === "recruits" && row.zone === id ? [recruitsOf(row)] : []));
  const holding = controller(content, map, id);
  const there = [...occupants(map, id)].sort((a, b) => Number(b === holding) - Number(a === holding));
  const fighting = fightersAt(content, map, id);
  const sides = [...fighting, ...there.filter((seat) => !fighting.includes(seat))];
  const of_ = (seat: Seat): Standing[] => unitsOf(map, id, seat);
  const [first, ...others] = sides;
  const lone = fighting.length > 1 && first !== undefined;
  return [
    ...(first === undefined ? [] : of_(first)),
    ...(lone ? [{ is: "burst", ...(isFought(map, id) ? {} : { toCome: true as const }) } as const] : []),
    ...others.flatMap(of_),
    ...meant,
    ...(pp > 0 ? [{ is: "piece", form: "coin", colour: "grey", count: String(pp) } as const] : []),
  ];
}

/** Blocks of Security and houses of Infrastructure; of the beaten what they have lost, crossed out. */
function unitsOf(map: OnMap, id: ZoneId, seat: Seat): Standing[] {
  const units = mustGet(map.zones, id).units[seat] ?? NOBODY;
  const last = fightsIn(map, id).at(-1);
  const lost = (last?.loser === seat && isLatest(map, last) && last.lost) || NOBODY;
  return [...piecesOf(seat, units), ...piecesOf(seat, lost).map((piece) => ({ ...piece, state: "beaten" }) as const)];
}

/** "+2" on the piece that they would be. */
const recruitsOf = ({ number, seat, unit, count }: Recruits): Standing => ({
  is: "piece",
  form: unit === "security" ? "block" : "house",
  colour: `@${seat}`,
  emblem: emblem(seat),
  count: `+${count}`,
  row: number,
});

const NOBODY: Units = { security: 0, infrastructure: 0 };

function piecesOf(seat: Seat, { security, infrastructure }: Frozen<Units>): (Standing & { readonly is: "piece" })[] {
  const look = { is: "piece", colour: `@${seat}`, emblem: emblem(seat) } as const;
  return [
    ...(security > 0 ? [{ ...look, form: "block", count: String(security) } as const] : []),
    ...(infrastructure > 0 ? [{ ...look, form: "house", count: String(infrastructure) } as const] : []),
  ];
}

/** One of them on the map, `size` map units large. */
export function drawn(thing: Standing, at: Point, size: number): MapElement {
  if (thing.is === "burst") {
    const { toCome } = thing;
    return { kind: "burst", at, radius: Math.round(BURST * size), ...(toCome ? { toCome } : {}) };
  }
  const { is: _is, row: _row, ...piece } = thing;
  return { kind: "piece", ...piece, at, size };
}
