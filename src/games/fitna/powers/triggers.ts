import type { SpaceId } from "../content/map-types.ts";
import type { Holder, Nation } from "../content/sides.ts";
import type { Now } from "../now.ts";

/** What has happened on the map that may raise tension or bring great powers in. */

/** Units of a side have gone into or through these spaces on the ground or by air, and hold them now. */
export interface Entered {
  readonly side: Holder;
  readonly nations: readonly Nation[];
  readonly spaces: readonly SpaceId[];
}

/** An offensive was fought, with a die or without, whatever came of it. */
export interface Fought {
  readonly side: Holder;
  readonly target: SpaceId;
  readonly attackers: readonly Nation[];
  readonly defenders: readonly Nation[];
  readonly defendingSides: readonly Holder[];
  /** fights on the ground are those with a die. */
  readonly rolled: boolean;
}

/** A strike was made on a space. */
export interface Struck {
  readonly by: Holder;
  readonly nation: Nation;
  readonly space: SpaceId;
  readonly nations: readonly Nation[];
}

export function spacesEntered(_s: Now, _entered: Entered): void {}
export function offensiveFought(_s: Now, _fought: Fought): void {}
export function spaceStruck(_s: Now, _struck: Struck): void {}
