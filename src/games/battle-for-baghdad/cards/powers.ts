import type { Frozen } from "../../../engine/index.ts";
import { defect } from "./defection.ts";
import type { Effect, EffectKind, EffectOf } from "./effects.ts";
import { extraMoves, ignoreRiver, placeUnits, reactivateCommand } from "./forces.ts";
import type { Power } from "./power.ts";
import { discardCards, lookHand, takeCards } from "./spying.ts";
import { collectFromSeats, placePP, removePP } from "./unrest.ts";

/** What can be played in a Recruit or Move Step: by kind, what an effect with these numbers does. */
const POWERS = {
  placePP,
  removePP,
  collectFromSeats,
  placeUnits,
  extraMoves,
  ignoreRiver,
  reactivateCommand,
  lookHand,
  takeCards,
  discardCards,
  defect,
} as const satisfies { readonly [K in EffectKind]?: (effect: Frozen<EffectOf<K>>) => Power };

type Powers = typeof POWERS;

/** What these effects do, one after the other. */
export const powersOf = (effects: readonly Frozen<Effect>[]): readonly Power[] => effects.map(powerOf);

/** Whether it can be done in a Recruit or Move Step. */
export const isPower = (kind: EffectKind): kind is keyof Powers => Object.hasOwn(POWERS, kind);

function powerOf(effect: Frozen<Effect>): Power {
  const { kind } = effect;
  if (!isPower(kind)) throw new Error(`${kind} is not for a Recruit or Move Step`);
  const make: (effect: never) => Power = POWERS[kind];
  return make(effect as never); // the entry of its own kind
}
