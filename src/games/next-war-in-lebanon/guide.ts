import { type Guide, guideOf } from "../../engine/index.ts";
import { battles } from "./guide/battles.ts";
import { chits } from "./guide/chits.ts";
import { effects } from "./guide/effects.ts";
import { glossary } from "./guide/glossary.ts";
import { operations } from "./guide/operations.ts";
import { setUp } from "./guide/set-up.ts";
import { standings } from "./guide/standings.ts";
import { strikes } from "./guide/strikes.ts";
import { welcome } from "./guide/welcome.ts";
import type { Lebanon } from "./state.ts";

/** What people are told and offered beside the bare rules, chapter by chapter. */
export const guide: Guide<Lebanon> = {
  ...guideOf<Lebanon>([setUp, chits, operations, battles, strikes, effects]),
  welcome,
  standings,
  glossary,
};
