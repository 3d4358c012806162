import type { Scene } from "#scene";
import { fronts } from "./fronts.ts";
import { iraqiHand } from "./hand.ts";
import { hexField } from "./hexes.ts";
import { iraqiBoard } from "./iraqi-board.ts";

export const showcase = (): Record<string, Scene> => ({
  "iraqi-board": iraqiBoard(),
  hand: iraqiHand(),
  fronts: fronts(),
  hexes: hexField(),
});
