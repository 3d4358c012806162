import type { UnitId } from "../content/unit-types.ts";

export type PowerEvent = {
  readonly chapter: "powers";
  readonly kind: "tension";
  readonly from: number;
  readonly to: number;
  /** In words: "Coup", "Israel takes Damascus". */
  readonly cause: string;
};

export type PowerSecret = { readonly chapter: "powers"; readonly kind: "seen"; readonly units: readonly UnitId[] };
