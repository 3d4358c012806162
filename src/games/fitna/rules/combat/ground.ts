import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Standing } from "../pieces/units.ts";

/** What retreat, advance and exploitation ask of the map as it is at that moment. */
export interface Ground {
  /** who controls a space; null: nobody. */
  holderOf(space: SpaceId): Holder | null;
  /** a side is its own friend. */
  areFriends(a: Holder, b: Holder): boolean;
  /** Who has units there; everyone sees that, whatever units they are. */
  sidesIn(space: SpaceId): readonly Holder[];
  unitsIn(space: SpaceId): readonly Standing[];
  /** whether these, together, may stack with what stands there. */
  hasRoom(space: SpaceId, arriving: readonly Standing[]): boolean;
  /** Closed countries, and what a nationality or a treaty bars; neither stacking nor enemies. */
  mayEnter(one: Standing, space: SpaceId): boolean;
}

export function isFriendly(ground: Ground, { side }: Standing, space: SpaceId): boolean {
  const holder = ground.holderOf(space);
  return holder !== null && ground.areFriends(side, holder);
}

export const isFreeOfEnemies = (ground: Ground, { side }: Standing, space: SpaceId): boolean =>
  ground.sidesIn(space).every((other) => ground.areFriends(side, other));
