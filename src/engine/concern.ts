import type { Seat } from "./values.ts";

/** What is worth finding again, or summing up. */
export const CONCERNS = ["battles", "deals", "places", "cards", "points"] as const;

/** Whom, where and what an event concerns. */
export interface Concern {
  readonly kind: (typeof CONCERNS)[number];
  /** Whoever did it, and those it was done to; each once. */
  readonly seats: readonly Seat[];
  /** Zones, hexes or cities by their ids; each once. */
  readonly places: readonly string[];
  /** 3: it decides the game, or nearly; 2: battles, deals, what three seats or more are part of; 1: all the rest. */
  readonly weight: 1 | 2 | 3;
}

interface Further {
  readonly places?: readonly string[];
  /** Left out: by how many seats are part of it. */
  readonly weight?: Concern["weight"];
}

/** So many seats make an event weigh more. */
const MANY = 3;

export function concerning(
  kind: Concern["kind"],
  seats: readonly Seat[],
  { places = [], weight }: Further = {},
): Concern {
  const all = [...new Set(seats)];
  return { kind, seats: all, places: [...new Set(places)], weight: weight ?? (all.length >= MANY ? 2 : 1) };
}
