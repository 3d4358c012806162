import type { UnitId } from "../content/unit-types.ts";
import type { Declaration } from "./types.ts";

export type CombatEvent = { readonly chapter: "combat"; readonly kind: "declared" } & Declaration;

export type CombatSecret = { readonly chapter: "combat"; readonly kind: "seen"; readonly units: readonly UnitId[] };
