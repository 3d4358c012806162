import { reactivated } from "./action/commands.ts";
import { moving, underWay } from "./action/moving.ts";
import { bought } from "./action/purchases.ts";
import { recruited } from "./action/recruit.ts";
import { recruiting } from "./action/recruiting.ts";
import { moved } from "./action/stack.ts";
import { beforeCard, streetStopped, turnedUp } from "./arab-street.ts";
import { draft, drafted, packetSeen } from "./arms-bazaar.ts";
import { combined } from "./cards/combine.ts";
import { defected, defectionGain, defectionLoss } from "./cards/defection.ts";
import { unitsPlaced } from "./cards/forces.ts";
import { discarded, drew, lost, shuffled } from "./cards/hands.ts";
import { played } from "./cards/play.ts";
import { aimedAt, foiled } from "./cards/plot.ts";
import { cardsTaken, discarding, handSeen, handShown, taking } from "./cards/spying.ts";
import { levied, placed, removed } from "./cards/unrest.ts";
import { accept, reject } from "./coalition/answering.ts";
import { paid } from "./coalition/bonds.ts";
import { counter } from "./coalition/countering.ts";
import { dealing, discard, isMarketOpen, ready, readySaid, readyUnless, unready } from "./coalition/negotiations.ts";
import { gave } from "./coalition/offers.ts";
import { acceptedOffer, offerToAnswer, ownOffer } from "./coalition/open-offers.ts";
import { propose, withdraw } from "./coalition/proposing.ts";
import { accepted, agreed, cardsNamed, offerClosed, proposed } from "./coalition/told.ts";
import { begun } from "./combat/combat.ts";
import { fighting, opposing } from "./combat/fighting.ts";
import { planning } from "./combat/planning.ts";
import { disrupted, disruption, redirection, swapped } from "./combat/reactions.ts";
import { choosingCasualties } from "./combat/resolve.ts";
import { awarded, fought, plansOpened, winnersLosses } from "./combat/words.ts";
import { collected, turnOver } from "./income/civic-action.ts";
import { doubled, doubling } from "./income/income.ts";
import { bids, firstPlayer } from "./initiative/auction.ts";
import { bidMade, firstNamed, initiativeWon } from "./initiative/auction-told.ts";
import { claimed, claims } from "./initiative/claims.ts";
import { passed } from "./reactions.ts";
import { deployed, deployment } from "./setup/deployment.ts";
import { setUp } from "./setup/setup.ts";
import { turnBegun } from "./turn/turn.ts";
import { lastCards, nearScore, nearSpecial } from "./victory/reminders.ts";
import { ended } from "./victory/victory.ts";

/** what a seat may do at any time of the Coalition Phase. */
const market = {
  free: [ready, readyUnless, propose, accept, counter, reject, withdraw, discard, unready],
  when: isMarketOpen,
};

/** What seats are asked and may do; the order is that of the commands. */
export const plays = [
  deployment,
  claims,
  bids,
  firstPlayer,
  beforeCard,
  draft,
  market,
  dealing,
  offerToAnswer,
  acceptedOffer,
  ownOffer,
  recruiting,
  aimedAt,
  taking,
  discarding,
  defectionLoss,
  defectionGain,
  moving,
  underWay,
  fighting,
  opposing,
  planning,
  disruption,
  redirection,
  choosingCasualties,
  doubling,
] as const;

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
