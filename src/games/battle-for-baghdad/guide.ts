import { type Guide, guideOf } from "../../engine/index.ts";
import { counterOffer } from "./coalition/countering.ts";
import { action, ending, suggested } from "./guide/action.ts";
import { bazaar } from "./guide/bazaar.ts";
import { cards } from "./guide/cards.ts";
import { civic } from "./guide/civic.ts";
import { coalition, forgone } from "./guide/coalition.ts";
import { combat } from "./guide/combat.ts";
import { deployment } from "./guide/deployment.ts";
import { glossary } from "./guide/glossary.ts";
import { initiative } from "./guide/initiative.ts";
import { standings } from "./guide/standings.ts";
import { street } from "./guide/street.ts";
import { welcome } from "./guide/welcome.ts";
import type { Baghdad } from "./state.ts";

/** What people are told and offered beside the bare rules, chapter by chapter in the order of a turn. */
export const guide: Guide<Baghdad> = {
  ...guideOf<Baghdad>([deployment, initiative, street, bazaar, coalition, action, cards, combat, civic]),
  counter: counterOffer,
  ending,
  forgone,
  suggested,
  welcome,
  standings,
  glossary,
};
