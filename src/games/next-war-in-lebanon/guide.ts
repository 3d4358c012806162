import { type Guide, guideOf } from "../../engine/index.ts";
import { DECLARED } from "./declared.ts";
import { battles } from "./guide/battles.ts";
import { effects } from "./guide/effects.ts";
import { forgone } from "./guide/forgone.ts";
import { glossary } from "./guide/glossary.ts";
import { operations, suggested } from "./guide/operations.ts";
import { setUp } from "./guide/set-up.ts";
import { standings } from "./guide/standings.ts";
import { strikes } from "./guide/strikes.ts";
import { welcome } from "./guide/welcome.ts";
import type { Lebanon } from "./state.ts";

const chapters = guideOf<Lebanon>([setUp, DECLARED.chapter, operations, battles, strikes, effects]);

/** A label has so many characters at most. */
const LONGEST = 80;

/** What people are told and offered beside the bare rules, chapter by chapter. */
export const guide: Guide<Lebanon> = {
  ...chapters,
  label: (view, move) => {
    const label = chapters.label(view, move);
    return label !== null && label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;
  },
  ending: ({ table }) => (table.phase === "operations" ? "phase" : "set-up"),
  forgone,
  suggested,
  welcome,
  standings,
  glossary,
};
