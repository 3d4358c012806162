import { type Guide, guideOf } from "../../engine/index.ts";
import { firstHand } from "./guide/first-hand.ts";
import { glossary } from "./guide/glossary.ts";
import { ownPhase } from "./guide/phase.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";
import type { Fitna } from "./state.ts";

/** What people are told and offered beside the bare rules, chapter by chapter. */
export const guide: Guide<Fitna> = { ...guideOf<Fitna>([firstHand, ownPhase]), welcome, standings, glossary };
