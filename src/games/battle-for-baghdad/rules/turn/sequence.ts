import { game } from "../../../../engine/index.ts";
import type { Baghdad } from "../../state.ts";
import { actInOrder } from "../action/turn-order.ts";
import { askBeforeCard, streetGoesOn, turnUp } from "../arab-street.ts";
import { askToDraft, openBazaar } from "../arms-bazaar.ts";
import { endTruces, payDue } from "../coalition/bonds.ts";
import { closeCoalition, openCoalition, waitForReady } from "../coalition/negotiations.ts";
import { combats } from "../combat/combats.ts";
import { collectInOrder } from "../income/civic-action.ts";
import { askForBids, askForFirstPlayer, settleInitiative } from "../initiative/auction.ts";
import { askForClaims } from "../initiative/claims.ts";
import { show } from "../map/news.ts";
import { askToDeploy } from "../setup/deployment.ts";
import { dealStartCards } from "../setup/setup.ts";
import { remind } from "../victory/reminders.ts";
import { ending, finish } from "../victory/victory.ts";
import { beginTurn } from "./turn.ts";

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
    payDue(s, "civicEnd"); // ruling AH
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
