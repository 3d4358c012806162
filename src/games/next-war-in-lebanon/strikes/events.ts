import type { ZoneId } from "../content/types.ts";

export type StrikeEvent = { readonly chapter: "strikes"; readonly kind: "struck"; readonly zone: ZoneId };
