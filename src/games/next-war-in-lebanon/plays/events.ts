import type { ChitType, SeatId } from "../content/types.ts";
import type { SeenUnit } from "../pieces/types.ts";

export type PlayEvent = { readonly kind: "played"; readonly seat: SeatId; readonly chits: readonly ChitType[]; readonly text: string };

export type PlaySecret = { readonly kind: "examined"; readonly chits: readonly ChitType[]; readonly unseen: number }
  | { readonly kind: "inspected"; readonly units: readonly SeenUnit[] };
