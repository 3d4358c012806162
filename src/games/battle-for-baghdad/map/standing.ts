import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { MapElement, Piece, Point, Verdict } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { Table, ZoneId } from "../state.ts";
import { controller, rivals } from "./control.ts";
import { occupants } from "./units.ts";

/** What stands in a Zone; a fight is a thing that takes room, too. */
export type Standing = (Omit<Piece, "kind" | "at" | "size"> & { readonly is: "piece" }) | { readonly is: "burst" };

/** Radius of a fight, as a share of the pieces' size. */
const BURST = 0.64;

/** Where more has changed, nothing stands out: then there are no marks. */
const MOST_MARKED = 12;

/** Zones where something has changed since the picture before, and the one where a fight is. */
export function marked({ zoneIds }: Frozen<Content>, { news, combat }: Frozen<Table>): readonly ZoneId[] {
  const changed = zoneIds.filter((id) => news.zones.includes(id) || combat?.zone === id);
  return changed.length > MOST_MARKED ? [] : changed;
}

/** A thin film and a band in the Controller's colour; a Zone that nobody Controls has its bare ground. */
export function control(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapElement[] {
  const holding = controller(content, table, id);
  if (holding)
    return [{ kind: "region", polygons: id, outline: "none", wash: `@${holding}`, rim: `@${holding}`, rimWidth: 13 }];
  return [];
}

/** The Controller's pieces first, then those of the others; a fight between its two sides; PP last. */
export function standingIn(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): Standing[] {
  const { pp } = of(table.zones, id);
  const holding = controller(content, table, id);
  const there = [...occupants(table, id)].sort((a, b) => Number(b === holding) - Number(a === holding));
  const fighting = fightersAt(content, table, id);
  const sides = [...fighting, ...there.filter((seat) => !fighting.includes(seat))];
  const of_ = (seat: Seat): Standing[] => unitsOf(table, id, seat);
  const [first, ...others] = sides;
  const lone = fighting.length > 1 && first !== undefined;
  return [
    ...(first === undefined ? [] : of_(first)),
    ...(lone ? [{ is: "burst" } as const] : []),
    ...others.flatMap(of_),
    ...(pp > 0 ? [{ is: "piece", form: "coin", colour: "grey", count: String(pp) } as const] : []),
  ];
}

/** Whether the Combat there has a winner. */
export const isDecided = ({ combat }: Frozen<Table>, id: ZoneId): boolean =>
  combat?.zone === id && combat.winner !== null;

/** The two who fight here, or wait for it, the winner first. */
function fightersAt(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): readonly Seat[] {
  const { combat } = table;
  if (combat?.zone === id) {
    const { attacker, defender, winner } = combat;
    return winner === defender ? [defender, attacker] : [attacker, defender];
  }
  const waits = table.phase === "combat" && !of(content.zones, id).sanctuary;
  const there = waits ? rivals(content, table, id) : [];
  return there.length > 1 ? there : [];
}

/** Blocks of Security and houses of Infrastructure; of the beaten, one block that is crossed out. */
function unitsOf(table: Frozen<Table>, id: ZoneId, seat: Seat): Standing[] {
  const { security = 0, infrastructure = 0 } = of(table.zones, id).units[seat] ?? {};
  const look = { is: "piece", colour: `@${seat}`, emblem: emblem(seat) } as const;
  const { combat } = table;
  const beaten =
    combat?.zone === id && combat.winner !== null && combat.winner !== seat && security + infrastructure === 0;
  return [
    ...(security > 0 ? [{ ...look, form: "block", count: String(security) } as const] : []),
    ...(infrastructure > 0 ? [{ ...look, form: "house", count: String(infrastructure) } as const] : []),
    ...(beaten && [combat.attacker, combat.defender].includes(seat)
      ? [{ ...look, form: "block", state: "beaten" } as const]
      : []),
  ];
}

/** One of them on the map, so large in map units. */
export function drawn(thing: Standing, at: Point, size: number): MapElement {
  if (thing.is === "burst") return { kind: "burst", at, radius: Math.round(BURST * size) };
  const { is: _is, ...piece } = thing;
  return { kind: "piece", ...piece, at, size };
}

/** Both totals of a fight that is decided, the winner's first. */
export function totalsOf(
  content: Frozen<Content>,
  table: Frozen<Table>,
  id: ZoneId,
): Pick<Verdict, "kind" | "winner" | "loser"> {
  const totals = table.combat?.totals ?? {};
  const [winner = "", loser = ""] = fightersAt(content, table, id);
  const total = (seat: Seat) => ({
    colour: `@${seat}` as const,
    emblem: emblem(seat),
    total: String(totals[seat] ?? 0),
  });
  return { kind: "verdict", winner: total(winner), loser: total(loser) };
}
