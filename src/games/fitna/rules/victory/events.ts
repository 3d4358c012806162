import type { Ending } from "./types.ts";

export type VictoryEvent = { readonly chapter: "victory"; readonly kind: "ended" } & Ending;
