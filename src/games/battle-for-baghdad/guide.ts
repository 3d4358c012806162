import { type Guide, guideOf } from "../../engine/index.ts";
import { counterOffer } from "./coalition/countering.ts";
import { DECLARED } from "./declared.ts";
import { action, ending, suggested } from "./guide/action.ts";
import { cards } from "./guide/cards.ts";
import { coalition, forgone } from "./guide/coalition.ts";
import { combat } from "./guide/combat.ts";
import { glossary } from "./guide/glossary.ts";
import { opening } from "./guide/opening.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";
import type { Baghdad } from "./state.ts";

/** What people are told and offered beside the bare rules, chapter by chapter in the order of a turn. */
export const guide: Guide<Baghdad> = {
  ...guideOf<Baghdad>([DECLARED.chapter, opening, coalition, action, cards, combat]),
  counter: counterOffer,
  ending,
  forgone,
  suggested,
  welcome,
  standings,
  glossary,
};
