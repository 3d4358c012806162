import type { Scores } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

export const scoresPanel = {
  natural: (_pen: Pen): number => 100,

  draw(_pen: Pen, _scores: Scores, _box: Box): void {},
};
