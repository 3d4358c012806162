import type { SeatId, ZoneId } from "../content/types.ts";
import type { Control } from "./pieces/types.ts";

/** What a map marks of the phase that is going on: public facts alone. */
export type News =
  | {
      readonly kind: "moved";
      readonly seat: SeatId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly units: number;
    }
  | { readonly kind: "arrived"; readonly seat: SeatId; readonly zone: ZoneId; readonly units: number }
  | { readonly kind: "hq-arrived"; readonly seat: SeatId; readonly zone: ZoneId }
  | {
      readonly kind: "fought";
      readonly zone: ZoneId;
      readonly ambush: boolean;
      readonly lost: { readonly [seat in SeatId]: number };
    }
  | { readonly kind: "struck"; readonly zone: ZoneId; readonly hits: number; readonly stopped: boolean }
  | { readonly kind: "fired"; readonly zone: ZoneId; readonly hits: number }
  | { readonly kind: "raided"; readonly zone: ZoneId; readonly vp: number }
  | { readonly kind: "closed"; readonly zone: ZoneId }
  /** Who controls it is not who did (null: nobody) when the phase began. */
  | { readonly kind: "control"; readonly zone: ZoneId; readonly was: Control | null }
  /** Rockets that come from elsewhere. */
  | { readonly kind: "scored"; readonly vp: number }
  /** The Insurgents command more, or fewer. */
  | { readonly kind: "c2"; readonly by: 1 | -1 };

export type NewsKind = News["kind"];
export type NewsOf<K extends NewsKind> = Extract<News, { readonly kind: K }>;

export type NewsValue = string | number | boolean | null;
/** What is kept of news: its kind, and its values without their names, in the order of `VALUES`. */
export type KeptNews = readonly [kind: NewsKind, values: readonly NewsValue[]];
