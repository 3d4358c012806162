import { reactivated } from "./action/commands.ts";
import { bought } from "./action/purchases.ts";
import { recruited } from "./action/recruit.ts";
import { moved } from "./action/stack.ts";
import { streetStopped, turnedUp } from "./arab-street.ts";
import { drafted, packetSeen } from "./arms-bazaar.ts";
import { combined } from "./cards/combine.ts";
import { defected } from "./cards/defection.ts";
import { unitsPlaced } from "./cards/forces.ts";
import { discarded, drew, lost, shuffled } from "./cards/hands.ts";
import { played } from "./cards/play.ts";
import { foiled } from "./cards/plot.ts";
import { cardsTaken, handSeen, handShown } from "./cards/spying.ts";
import { levied, placed, removed } from "./cards/unrest.ts";
import { collected, turnOver } from "./civic-action.ts";
import { claimed } from "./claims.ts";
import { paid } from "./coalition/bonds.ts";
import { readySaid } from "./coalition/negotiations.ts";
import { gave } from "./coalition/offers.ts";
import { accepted, agreed, cardsNamed, offerClosed, proposed } from "./coalition/told.ts";
import { begun } from "./combat/combat.ts";
import { disrupted, swapped } from "./combat/reactions.ts";
import { awarded, fought, plansOpened, winnersLosses } from "./combat/words.ts";
import { deployed } from "./deployment.ts";
import { doubled } from "./income.ts";
import { bidMade, firstNamed, initiativeWon } from "./initiative-told.ts";
import { passed } from "./reactions.ts";
import { lastCards, nearScore, nearSpecial } from "./reminders.ts";
import { setUp } from "./setup.ts";
import { turnBegun } from "./turn.ts";
import { ended } from "./victory.ts";

/** What is told, in the order of a turn. */
export const told = [
  setUp,
  deployed,
  turnBegun,
  claimed,
  bidMade,
  passed,
  initiativeWon,
  firstNamed,
  streetStopped,
  turnedUp,
  drafted,
  packetSeen,
  drew,
  lost,
  discarded,
  shuffled,
  proposed,
  cardsNamed,
  accepted,
  agreed,
  gave,
  offerClosed,
  readySaid,
  paid,
  recruited,
  bought,
  reactivated,
  moved,
  played,
  combined,
  foiled,
  placed,
  removed,
  levied,
  unitsPlaced,
  defected,
  handShown,
  handSeen,
  cardsTaken,
  begun,
  plansOpened,
  disrupted,
  fought,
  winnersLosses,
  swapped,
  awarded,
  turnOver,
  collected,
  doubled,
  nearScore,
  nearSpecial,
  lastCards,
  ended,
] as const;
