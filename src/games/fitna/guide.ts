import { type Guide, guideOf } from "../../engine/index.ts";
import { battles } from "./guide/battles.ts";
import { cards } from "./guide/cards.ts";
import { ending, forgone, surplus } from "./guide/ending.ts";
import { firstHand } from "./guide/first-hand.ts";
import { glossary } from "./guide/glossary.ts";
import { moves } from "./guide/moves.ts";
import { ownPhase } from "./guide/phase.ts";
import { powers } from "./guide/powers.ts";
import { standings } from "./guide/standings.ts";
import { suggested } from "./guide/suggested.ts";
import { welcome } from "./guide/welcome.ts";
import type { Fitna } from "./state.ts";

/** What people are told and offered beside the bare rules, chapter by chapter. */
export const guide: Guide<Fitna> = {
  ...guideOf<Fitna>([firstHand, battles, cards, moves, powers, ownPhase]),
  welcome,
  ending,
  forgone,
  surplus,
  suggested,
  standings,
  glossary,
};
