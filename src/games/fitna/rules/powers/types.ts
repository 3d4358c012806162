/** What powers cause and note: what is due, missions, and what lifts bans. */
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";

/** What has been caused and takes effect as soon as the move, offensive or card that caused it is over. */
export type Due =
  /** what a level of tension brings. */
  | { readonly kind: "level"; readonly level: 6 | 10 }
  /** for this seat. */
  | { readonly kind: "intervention"; readonly seat: SeatId };

/** What a seat is doing that is no part of its own segments, as everyone sees it. */
export type Mission =
  /** It draws cards for an intervention or the tension. `meanwhile`: what goes on afterwards. */
  | {
      readonly kind: "cards";
      readonly cards: number;
      readonly why: "tension" | "intervention";
      readonly meanwhile?: Mission;
    }
  /** `ops` are for moves of the leader and for offensives alike. */
  | {
      readonly kind: "is";
      readonly ops: number;
      readonly moves: number;
      readonly offensives: number;
    }
  /** `moved`: those that have moved. */
  | {
      readonly kind: "kurds";
      readonly ops: number;
      readonly moves: number;
      readonly offensives: number;
      readonly moved: readonly UnitId[];
    }
  /** where the mobile units of the PKK rise. */
  | { readonly kind: "rebellion"; readonly units: readonly UnitId[]; readonly spaces: readonly SpaceId[] };

/**
 * What has happened once and lifts bans on attacks and strikes, noted in `table.once` with what raises
 * tension once.
 */
export type Note =
  /** Israeli units have captured Damascus. */
  | "israel-has-held-damascus"
  /** Russian units have attacked Turkish units in Iraq or Syria, or struck them. */
  | "russia-has-attacked-turks"
  | "russia-has-struck-turks"
  /** Russian units have attacked or struck Israeli units. */
  | "russia-has-hit-israelis";

export const isNoted = ({ once }: { readonly once: readonly string[] }, note: Note): boolean => once.includes(note);

export function takeNote({ once }: { readonly once: string[] }, note: Note): void {
  if (!once.includes(note)) once.push(note);
}
