import type { Duel } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

export const duelPanel = {
  natural: (_pen: Pen, _duel: Duel, _width: number): number => 100,

  draw(_pen: Pen, _duel: Duel, _box: Box): void {},
};
