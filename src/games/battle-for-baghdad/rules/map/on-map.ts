/** The part of the table that is on the map, with a seat's plan on its own. */
import type { Frozen, Seat } from "#engine";
import type { Unit } from "../../content/effects.ts";
import type { ZoneId } from "../../content/pack.ts";
import type { Table, Trace } from "../../state.ts";
import type { Combat } from "../combat/types.ts";
import { NO_NEWS, traceOf } from "./news.ts";

/** Who is where. */
export type Presence = Pick<Frozen<Table>, "seats" | "zones">;

/** A row of a seat's sheet as its own map shows it, by its number. */
export type Planned =
  | { readonly kind: "move"; readonly number: number; readonly trace: Trace }
  | {
      readonly kind: "recruits";
      readonly number: number;
      readonly seat: Seat;
      readonly zone: ZoneId;
      readonly unit: Unit;
      readonly count: number;
    }
  | { readonly kind: "card"; readonly number: number; readonly seat: Seat; readonly zone: ZoneId };

/** The part of a table that is on its map: as long as this stays the same, so does the map. */
export interface OnMap extends Presence {
  readonly news: Frozen<Table>["news"];
  /** A Move under way. */
  readonly march: Frozen<Trace> | null;
  /** A Combat that is not decided. */
  readonly fight: Pick<Combat, "zone" | "attacker" | "defender"> | null;
  /** Rivals in one Zone will have to fight. */
  readonly combats: boolean;
  /** Rows that somebody means to submit: none on what everyone sees. */
  readonly plan: readonly Planned[];
}

export function onMap({ seats, zones, news, move, combat, phase }: Frozen<Table>): OnMap {
  const stack = move?.move;
  return {
    seats,
    zones,
    news,
    march: move && stack && stack.path.length > 1 ? traceOf(move.seat, stack) : null,
    fight: combat && combat.winner === null ? foes(combat) : null,
    combats: phase === "combat",
    plan: [],
  };
}

/** A plan on the table as it stands: what has happened before is not marked. */
export const withPlan = ({ seats, zones }: Presence, plan: readonly Planned[]): OnMap => ({
  seats,
  zones,
  news: NO_NEWS,
  march: null,
  fight: null,
  combats: false,
  plan,
});

const foes = ({ zone, attacker, defender }: Frozen<Combat>): OnMap["fight"] => ({ zone, attacker, defender });
