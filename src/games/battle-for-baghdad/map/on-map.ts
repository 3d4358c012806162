import type { Frozen } from "../../../engine/index.ts";
import type { Combat } from "../combat/engagement.ts";
import type { Table, Trace } from "../state.ts";
import { traceOf } from "./news.ts";

/** Who is where. */
export type Presence = Pick<Frozen<Table>, "seats" | "zones">;

/** What of a table is on its map: as long as this stays the same, so does the map. */
export interface OnMap extends Presence {
  readonly news: Frozen<Table>["news"];
  /** A Move under way. */
  readonly march: Frozen<Trace> | null;
  /** A Combat that is not decided. */
  readonly fight: Pick<Combat, "zone" | "attacker" | "defender"> | null;
  /** Rivals in one Zone will have to fight. */
  readonly combats: boolean;
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
  };
}

const foes = ({ zone, attacker, defender }: Frozen<Combat>): OnMap["fight"] => ({ zone, attacker, defender });
