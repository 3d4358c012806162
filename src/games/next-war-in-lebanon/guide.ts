import { type Guide, guideOf } from "../../engine/index.ts";
import { chits } from "./guide/chits.ts";
import { glossary } from "./guide/glossary.ts";
import { operations } from "./guide/operations.ts";
import { setUp } from "./guide/set-up.ts";
import { welcome } from "./guide/welcome.ts";
import type { Lebanon } from "./state.ts";
import { standings } from "./victory/words.ts";

/** What people are told and offered beside the bare rules, chapter by chapter. */
export const guide: Guide<Lebanon> = {
  ...guideOf<Lebanon>([setUp, chits, operations]),
  welcome,
  standings: ({ table }) => standings(table),
  glossary,
};
