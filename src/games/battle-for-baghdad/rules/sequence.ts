/** The turn as a whole: its phases in order, what seats are asked and may do, and what is told. */
import { game } from "#engine";
import type { Baghdad } from "../state.ts";
import { reactivated } from "./action/commands.ts";
import { moving, underWay } from "./action/moving.ts";
import { bought } from "./action/purchases.ts";
import { recruited } from "./action/recruit.ts";
import { recruiting } from "./action/recruiting.ts";
import { moved } from "./action/stack.ts";
import { actInOrder } from "./action/turn-order.ts";
import { askBeforeCard, beforeCard, streetGoesOn, streetStopped, turnedUp, turnUp } from "./arab-street.ts";
import { askToDraft, draft, drafted, openBazaar, packetSeen } from "./arms-bazaar.ts";
import { combined } from "./cards/combine.ts";
import { defected, defectionGain, defectionLoss } from "./cards/defection.ts";
import { unitsPlaced } from "./cards/forces.ts";
import { discarded, drew, lost, shuffled } from "./cards/hands.ts";
import { played } from "./cards/play.ts";
import { aimedAt, foiled } from "./cards/plot.ts";
import { cardsTaken, discarding, handSeen, handShown, taking } from "./cards/spying.ts";
import { levied, placed, removed } from "./cards/unrest.ts";
import { accept, reject } from "./coalition/answering.ts";
import { endTruces, paid, payDue } from "./coalition/bonds.ts";
import { counter } from "./coalition/countering.ts";
import {
  closeCoalition,
  dealing,
  discard,
  isMarketOpen,
  openCoalition,
  ready,
  readySaid,
  readyUnless,
  unready,
  waitForReady,
} from "./coalition/negotiations.ts";
import { gave } from "./coalition/offers.ts";
import { acceptedOffer, offerToAnswer, ownOffer } from "./coalition/open-offers.ts";
import { propose, withdraw } from "./coalition/proposing.ts";
import { accepted, agreed, cardsNamed, offerClosed, proposed } from "./coalition/told.ts";
import { begun } from "./combat/combat.ts";
import { combats } from "./combat/combats.ts";
import { fighting, opposing } from "./combat/fighting.ts";
import { planning } from "./combat/planning.ts";
import { disrupted, disruption, redirection, swapped } from "./combat/reactions.ts";
import { choosingCasualties } from "./combat/resolve.ts";
import { awarded, fought, plansOpened, winnersLosses } from "./combat/words.ts";
import { collected, collectInOrder, turnOver } from "./income/civic-action.ts";
import { doubled, doubling } from "./income/income.ts";
import { askForBids, askForFirstPlayer, bids, firstPlayer, settleInitiative } from "./initiative/auction.ts";
import { bidMade, firstNamed, initiativeWon } from "./initiative/auction-told.ts";
import { askForClaims, claimed, claims } from "./initiative/claims.ts";
import { show } from "./map/news.ts";
import { passed } from "./reactions.ts";
import { askToDeploy, deployed, deployment } from "./setup/deployment.ts";
import { dealStartCards, setUp } from "./setup/setup.ts";
import { beginTurn, turnBegun } from "./turn/turn.ts";
import { lastCards, nearScore, nearSpecial, remind } from "./victory/reminders.ts";
import { ended, ending, finish } from "./victory/victory.ts";

const { procedure } = game<Baghdad>();

/** the phases in their order; what has more than one question has a procedure of its own. */
export const turns = procedure<null>("turns")({
  deal: (s) => {
    dealStartCards(s);
    show(s, "The city before the forces come");
    return "deployment";
  },
  deployment: (s) => (askToDeploy(s) ? "deployment" : "deployed"),
  deployed: (s) => {
    show(s, "All forces are in place");
    return "begin";
  },
  begin: (s) => {
    beginTurn(s);
    return "claims";
  },
  claims: (s) => {
    askForClaims(s);
    return "claimed";
  },
  claimed: (s) => (s.outcome.length > 0 ? "claims" : "auction"),
  auction: (s) => (askForBids(s) ? "auction" : "initiative"),
  initiative: (s) => {
    settleInitiative(s);
    askForFirstPlayer(s);
    return "street";
  },
  street: (s) => (streetGoesOn(s) ? "beforeCard" : "bazaar"),
  beforeCard: (s) => {
    askBeforeCard(s);
    return "turnUp";
  },
  turnUp: (s) => {
    turnUp(s);
    return "street";
  },
  bazaar: (s) => {
    openBazaar(s);
    return "draft";
  },
  draft: (s) => (askToDraft(s) ? "draft" : "coalition"),
  coalition: (s) => {
    openCoalition(s);
    return "dealing";
  },
  dealing: (s) => (waitForReady(s) ? "dealing" : "action"),
  action: (s) => {
    closeCoalition(s);
    actInOrder(s);
    return "combat";
  },
  combat: (s) => {
    endTruces(s);
    s.call(combats, null);
    return "civic";
  },
  civic: (s) => {
    collectInOrder(s);
    return "ending";
  },
  ending: (s) => {
    payDue(s, "civicEnd"); // ruling AH: before anybody can win by it
    const result = ending(s);
    if (!result) {
      show(s, `Turn ${s.state.table.turn} is over`);
      remind(s);
      return "begin";
    }
    finish(s, result);
    s.end(result);
    return "done";
  },
});

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
