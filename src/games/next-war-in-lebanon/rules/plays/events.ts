import type { ChitType, HqId, Mode, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { SeenUnit } from "../pieces/types.ts";

/** What J-1 does to a single unit. */
export const TREATMENTS = ["recovered", "readied", "rebuilt", "mode"] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Where units of one move went, and how many. */
export interface Entered {
  readonly zone: ZoneId;
  readonly units: number;
}

/** Plays of the own phase. What lies below a top unit is not in them. */
export type PlayEvent =
  | {
      readonly chapter: "plays";
      readonly kind: "attached";
      readonly seat: SeatId;
      readonly hq: HqId;
      readonly zone: ZoneId;
      readonly units: number;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "detached";
      readonly seat: SeatId;
      readonly hq: HqId;
      readonly zone: ZoneId;
      readonly units: number;
    }
  | { readonly chapter: "plays"; readonly kind: "arranged"; readonly seat: SeatId; readonly zone: ZoneId }
  /** `shown`: null where it is not a top unit, so that only its owner knows which. */
  | {
      readonly chapter: "plays";
      readonly kind: "treated";
      readonly how: Treatment;
      readonly seat: SeatId;
      readonly shown: { readonly unit: SeenUnit; readonly zone: ZoneId } | null;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "sanctuary";
      readonly how: "recover" | "mode";
      readonly seat: SeatId;
      readonly zone: ZoneId;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "built";
      readonly units: readonly { readonly unit: UnitId; readonly zone: ZoneId; readonly mode: Mode }[];
    }
  /** `mode`: null for an HQ. */
  | {
      readonly chapter: "plays";
      readonly kind: "reinforced";
      readonly chit: ChitType;
      readonly piece: string;
      readonly zone: ZoneId;
      readonly mode: Mode | null;
    }
  | { readonly chapter: "plays"; readonly kind: "examined"; readonly seat: SeatId }
  /** `stack`: its number in the zone; null for the box of `hq`. */
  | {
      readonly chapter: "plays";
      readonly kind: "inspected";
      readonly seat: SeatId;
      readonly zone: ZoneId;
      readonly stack: number | null;
      readonly hq: HqId | null;
    }
  /** `left`: units of the box that stay; `secure`: a second J-3 against ambushes. */
  | {
      readonly chapter: "plays";
      readonly kind: "moved";
      readonly seat: SeatId;
      readonly from: ZoneId;
      readonly hq: HqId | null;
      readonly entered: readonly Entered[];
      readonly left: number;
      readonly secure: boolean;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "airlifted";
      readonly unit: UnitId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly mode: Mode;
      /** Enemies are there: they cannot ambush it. */
      readonly opposed: boolean;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "withdrew";
      readonly seat: SeatId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly units: number;
      readonly hqs: readonly HqId[];
    }
  | { readonly chapter: "plays"; readonly kind: "planned"; readonly seat: SeatId; readonly chits: number }
  | {
      readonly chapter: "plays";
      readonly kind: "jammed";
      readonly seat: SeatId;
      readonly dice: readonly number[];
      readonly lost: number;
    }
  /** `clashes`: where a battle follows. */
  | {
      readonly chapter: "plays";
      readonly kind: "phase-ended";
      readonly seat: SeatId;
    };

export type PlaySecret =
  /** chits that somebody has chosen, and how many were drawn. */
  | {
      readonly chapter: "plays";
      readonly kind: "examined";
      readonly seat: SeatId;
      readonly chits: readonly ChitType[];
      readonly unseen: number;
    }
  | {
      readonly chapter: "plays";
      readonly kind: "inspected";
      readonly zone: ZoneId;
      readonly units: readonly SeenUnit[];
    }
  /** Which of its units a play was for, where not everyone sees it. */
  | {
      readonly chapter: "plays";
      readonly kind: "treated";
      readonly how: Treatment;
      readonly zone: ZoneId;
      readonly unit: SeenUnit;
    }
  | { readonly chapter: "plays"; readonly kind: "planned"; readonly chits: readonly ChitType[] }
  | { readonly chapter: "plays"; readonly kind: "jammed"; readonly chits: readonly ChitType[] };
