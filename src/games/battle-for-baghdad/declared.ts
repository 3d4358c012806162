import { partly } from "../../engine/index.ts";
import { beforeCard } from "./arab-street.ts";
import { draft } from "./arms-bazaar.ts";
import { bids, firstPlayer } from "./auction.ts";
import { defectionGain, defectionLoss } from "./cards/defection.ts";
import { aimedAt } from "./cards/plot.ts";
import { discarding, taking } from "./cards/spying.ts";
import { claims } from "./claims.ts";
import { disruption, redirection } from "./combat/reactions.ts";
import { deployment } from "./deployment.ts";
import { doubling } from "./income.ts";

/** The questions that are declared as one object each; those of Coalition, Action and Combat still have their words and defaults by hand. */
export const DECLARED = partly([
  deployment,
  claims,
  bids,
  firstPlayer,
  beforeCard,
  draft,
  aimedAt,
  taking,
  discarding,
  defectionLoss,
  defectionGain,
  disruption,
  redirection,
  doubling,
]);
