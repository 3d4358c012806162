import type { CardNumber } from "../content/card-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";

export type EffectEvent = {
  readonly chapter: "effects";
  readonly kind: "played";
  readonly seat: SeatId;
  readonly card: CardNumber;
};

export type EffectSecret = { readonly chapter: "effects"; readonly kind: "seen"; readonly units: readonly UnitId[] };
