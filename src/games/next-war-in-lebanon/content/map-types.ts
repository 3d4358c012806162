import type { Hex } from "../../../scene/index.ts";
import type { SeatId } from "./sides.ts";

export const COUNTRIES = ["israel", "lebanon", "syria"] as const;
export type Country = (typeof COUNTRIES)[number];

export const TERRAINS = ["urban", "populated", "remote"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Rockets with a range; missiles have none. */
export const RANGES = ["sr", "mr"] as const;
export type Range = (typeof RANGES)[number];

export type ZoneId = string;

/** A hex zone of the map. */
export interface Zone {
  readonly id: ZoneId;
  /** As the map prints it; also the order in which residual clashes are fought by default. */
  readonly number: number;
  readonly name: string;
  readonly country: Country;
  readonly cells: readonly Hex[];
  readonly terrain: Terrain;
  /** On which side of the Litani it counts; null: not in Lebanon. */
  readonly litani: "south" | "north" | null;
  /** Rockets that can be fired from there. */
  readonly rockets: readonly Range[];
  /** Whose sanctuary it is; Syria is one only when it is in the war. */
  readonly sanctuary: SeatId | null;
  /** Longitude and latitude of the place it is named after. */
  readonly at: readonly [number, number];
  readonly source: string;
}

/** The line south of which rockets of a range can be fired: between two rows of hexes. */
export interface Band {
  readonly rocket: Range;
  readonly rows: readonly [number, number];
}
