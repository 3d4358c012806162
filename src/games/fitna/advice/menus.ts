import type { Menu } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { wholeAttackMenu } from "./menus/attacks.ts";
import { landingMenu } from "./menus/landings.ts";
import { wholeMoveMenu } from "./menus/moves.ts";

/** Whole moves, landings and attacks, those first that promise most. */
export const menus: readonly Menu<Fitna>[] = [wholeMoveMenu, landingMenu, wholeAttackMenu];
