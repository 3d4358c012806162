import type { Ladder } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

export const ladderPanel = {
  natural: (_pen: Pen, _ladder: Ladder): number => 100,

  draw(_pen: Pen, _ladder: Ladder, _box: Box): void {},
};
