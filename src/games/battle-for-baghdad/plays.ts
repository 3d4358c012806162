import { moving, underWay } from "./action/moving.ts";
import { recruiting } from "./action/recruiting.ts";
import { beforeCard } from "./arab-street.ts";
import { draft } from "./arms-bazaar.ts";
import { bids, firstPlayer } from "./auction.ts";
import { defectionGain, defectionLoss } from "./cards/defection.ts";
import { aimedAt } from "./cards/plot.ts";
import { discarding, taking } from "./cards/spying.ts";
import { claims } from "./claims.ts";
import { accept, reject } from "./coalition/answering.ts";
import { counter } from "./coalition/countering.ts";
import { dealing, discard, isMarketOpen, ready, readyUnless, unready } from "./coalition/negotiations.ts";
import { acceptedOffer, offerToAnswer, ownOffer } from "./coalition/open-offers.ts";
import { propose, withdraw } from "./coalition/proposing.ts";
import { fighting, opposing } from "./combat/fighting.ts";
import { planning } from "./combat/planning.ts";
import { disruption, redirection } from "./combat/reactions.ts";
import { choosingCasualties } from "./combat/resolve.ts";
import { deployment } from "./deployment.ts";
import { doubling } from "./income.ts";

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
