import type { ZoneId } from "../content/types.ts";

export type StrikeEvent = { readonly kind: "struck"; readonly zone: ZoneId };
