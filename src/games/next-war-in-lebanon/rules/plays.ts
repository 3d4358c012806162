import { choosingChits, handsHeld, ownHand } from "./chits/selection.ts";
import { choosingCasualty } from "./combat/casualty.ts";
import { committing } from "./combat/commitment.ts";
import { planningFire } from "./combat/fire-plan.ts";
import { choosingEvaders, entered, enteredAlone, evading } from "./combat/reacting.ts";
import { combatTold } from "./combat/words.ts";
import { cardDrawn } from "./effects/cascade.ts";
import { cameToNothing } from "./effects/decide.ts";
import { effectsTold } from "./effects/kinds.ts";
import * as effects from "./effects/questions.ts";
import { playsTold } from "./plays/words.ts";
import { deploying } from "./setup/deploying.ts";
import { deployed } from "./setup/deployment.ts";
import { choosingStrategy, ownStrategy, strategyChosen } from "./setup/strategy.ts";
import { stopping } from "./strikes/stopping.ts";
import { strikesTold } from "./strikes/words.ts";
import { concede, conceded, turnBegun } from "./turn/campaign.ts";
import { operationsBegun } from "./turn/operations.ts";
import { playing } from "./turn/playing.ts";
import { ended } from "./victory/words.ts";

/** What seats are asked and may do; the order is that of the commands. */
export const plays = [
  choosingStrategy,
  deploying,
  choosingChits,
  playing,
  entered,
  enteredAlone,
  evading,
  choosingEvaders,
  committing,
  planningFire,
  choosingCasualty,
  stopping,
  effects.selecting,
  effects.discarding,
  effects.infiltrating,
  effects.returning,
  effects.closing,
  effects.syriaEntering,
  effects.escalating,
  effects.cutting,
  effects.shedding,
  { free: [concede], when: () => true },
] as const;

/** What is told. */
export const told = [
  strategyChosen,
  ownStrategy,
  deployed,
  handsHeld,
  ownHand,
  turnBegun,
  operationsBegun,
  conceded,
  ...playsTold,
  ...combatTold,
  ...strikesTold,
  cardDrawn,
  cameToNothing,
  ...effectsTold,
  ended,
] as const;
