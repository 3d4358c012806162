/** Every game that this bot plays. */
import type { Definition, GameTypes } from "#engine";
import { battleForBaghdad } from "./battle-for-baghdad/index.ts";
import { fitna } from "./fitna/index.ts";
import { iraqiConflict } from "./iraqi-conflict/index.ts";
import { nextWarInLebanon } from "./next-war-in-lebanon/index.ts";

/** A game of whatever types: the services around the rules never look inside. */
export type AnyDefinition = Definition<GameTypes>;

export const games: readonly AnyDefinition[] = [iraqiConflict, battleForBaghdad, nextWarInLebanon, fitna];

export const findGame = (id: string): AnyDefinition | undefined => games.find((game) => game.id === id);
