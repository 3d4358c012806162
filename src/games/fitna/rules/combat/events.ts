import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { SettledCard } from "./cards.ts";
import type { Result } from "./crt.ts";
import type { Announced, Fighter, Odds } from "./types.ts";

interface Told<K extends string> {
  readonly chapter: "combat";
  readonly kind: K;
}

interface Where {
  readonly side: Holder;
  readonly from: SpaceId;
  readonly target: SpaceId;
}

/** who fights, face up. */
interface Declared extends Told<"declared">, Where {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
}

/** a ban showed itself. */
interface CalledOff extends Told<"called-off">, Where {
  readonly why: string;
}

interface Decoys extends Told<"decoys"> {
  readonly units: readonly UnitId[];
}

interface CardsAnnounced extends Told<"announced"> {
  readonly cards: readonly Announced[];
}

interface Rolled extends Told<"rolled">, Where {
  readonly foes: readonly Holder[];
  readonly odds: Odds;
  readonly cards: readonly SettledCard[];
  readonly die: number;
  readonly result: Result;
}

interface Losses extends Told<"losses"> {
  readonly side: Holder;
  readonly space: SpaceId;
  readonly cause: string;
  /** Those that everyone sees: face up in a battle, or on top. */
  readonly reduced: readonly UnitId[];
  /** how many below a top counter are reduced; which ones their owner alone knows. */
  readonly hidden?: number;
  readonly eliminated: readonly UnitId[];
}

/** units go somewhere. */
interface Gone<K extends "retreated" | "advanced" | "exploited"> extends Told<K> {
  readonly side: Holder;
  readonly units: readonly UnitId[];
  readonly space: SpaceId;
  /** Whether it is theirs from now on. */
  readonly taken: boolean;
}

/** The offensive is over without units going anywhere. */
interface Held extends Told<"held"> {
  readonly target: SpaceId;
}

/** units of friends that lie hidden are in the way. */
interface Barred extends Told<"barred"> {
  readonly side: Holder;
  readonly space: SpaceId;
}

export type CombatEvent =
  | Declared
  | CalledOff
  | Decoys
  | CardsAnnounced
  | Rolled
  | Losses
  | Gone<"retreated">
  | Gone<"advanced">
  | Gone<"exploited">
  | Barred
  | Held;

/** Own units that are reduced below a top counter. */
export interface CombatSecret extends Told<"reduced"> {
  readonly units: readonly UnitId[];
}
