import type { Pacts } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

export const pactsPanel = {
  natural: (_pen: Pen, _pacts: Pacts): number => 100,

  draw(_pen: Pen, _pacts: Pacts, _box: Box): void {},
};
