import type { Spread } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

export const spreadPanel = {
  natural: (_pen: Pen, _spread: Spread, _width: number): number => 100,

  draw(_pen: Pen, _spread: Spread, _box: Box): void {},
};
