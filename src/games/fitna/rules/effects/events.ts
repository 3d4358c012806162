import type { CardNumber } from "../../content/card-types.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Source } from "./types.ts";

/** What events and Special Jokers do, each with the figures that lead to it. */
type Happened =
  | {
      readonly kind: "played";
      readonly seat: SeatId;
      readonly card: CardNumber;
      readonly spaces: readonly SpaceId[];
      readonly target: SeatId | null;
    }
  | { readonly kind: "cancelled"; readonly seat: SeatId; readonly by: CardNumber; readonly card: CardNumber }
  | { readonly kind: "locked"; readonly cards: readonly CardNumber[] }
  | {
      readonly kind: "strike";
      readonly source: Source;
      readonly space: SpaceId;
      readonly die: number;
      readonly bonus: number;
      readonly entrenched: boolean;
      readonly steps: number;
    }
  | { readonly kind: "no-strike"; readonly source: Source; readonly space: SpaceId; readonly why: string }
  | { readonly kind: "shielded"; readonly source: Source; readonly space: SpaceId; readonly by: CardNumber }
  | {
      readonly kind: "steps-lost";
      readonly space: SpaceId;
      readonly reduced: readonly UnitId[];
      readonly eliminated: readonly UnitId[];
      /** Counters that nobody has seen. */
      readonly hidden: number;
    }
  | { readonly kind: "revealed"; readonly seat: SeatId; readonly space: SpaceId }
  | { readonly kind: "lost-cards"; readonly seat: SeatId; readonly cards: number }
  | { readonly kind: "stolen"; readonly seat: SeatId; readonly from: SeatId; readonly cards: number }
  | {
      readonly kind: "backfire";
      readonly seat: SeatId;
      readonly on: number;
      readonly die: number;
      readonly backfires: boolean;
    }
  | { readonly kind: "op-mod"; readonly seat: SeatId; readonly by: number }
  | { readonly kind: "forbidden"; readonly seat: SeatId; readonly what: "exchange" | "strategic-move" }
  | { readonly kind: "truce"; readonly seat: SeatId; readonly other: SeatId }
  | { readonly kind: "raised"; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly kind: "blackout"; readonly space: SpaceId }
  | { readonly kind: "entrenched"; readonly seat: SeatId; readonly spaces: readonly SpaceId[] }
  | {
      readonly kind: "end-roll";
      readonly die: number;
      readonly bonus: number;
      readonly on: number;
      readonly ends: boolean;
    }
  | {
      readonly kind: "special-joker";
      readonly seat: SeatId;
      readonly joker: string;
      readonly spaces: readonly SpaceId[];
      readonly answers: boolean;
    }
  | { readonly kind: "offered"; readonly seat: SeatId; readonly to: SeatId }
  | { readonly kind: "exchanged"; readonly seat: SeatId; readonly with: SeatId; readonly accepted: boolean };

export type EffectEvent = Happened & { readonly chapter: "effects" };

export type EffectSecret =
  | {
      readonly chapter: "effects";
      readonly kind: "seen";
      readonly space: SpaceId;
      readonly units: readonly UnitId[];
    }
  /** Of logs of earlier rules, by which the other seat saw the card before it answered. */
  | { readonly chapter: "effects"; readonly kind: "offered-card"; readonly from: SeatId; readonly card: CardNumber };
