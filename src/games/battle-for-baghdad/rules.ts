import type { Definition, View } from "../../engine/index.ts";
import { cancelMove, dropOff, endMoves, moveBegin, moveEnd, moveTo, pickUp } from "./action/move.ts";
import { buyCard, reactivate } from "./action/purchases.ts";
import { endRecruit, recruit } from "./action/recruit.ts";
import { actionStep, actions } from "./action/turn-order.ts";
import { move } from "./action/whole-move.ts";
import { stopStreet } from "./arab-street.ts";
import { decline, take } from "./arms-bazaar.ts";
import { bid, chooseFirst } from "./auction.ts";
import { combo } from "./cards/combine.ts";
import { defectGain, defection, defectLoss } from "./cards/defection.ts";
import { play } from "./cards/play.ts";
import { cancelTargeted, plots } from "./cards/plot.ts";
import { choosing, discardOf, takeThem } from "./cards/spying.ts";
import { collection } from "./civic-action.ts";
import { claim } from "./claims.ts";
import { accept, reject } from "./coalition/answering.ts";
import { counter } from "./coalition/countering.ts";
import { dealings, discard, ready, readyUnless, unready } from "./coalition/negotiations.ts";
import { offers } from "./coalition/offers.ts";
import { deals } from "./coalition/pacts.ts";
import { propose, withdraw } from "./coalition/proposing.ts";
import { publicOffers } from "./coalition/public-offers.ts";
import { combat, combats, endCombats, fight, oppose } from "./combat/combat.ts";
import { plan } from "./combat/plan.ts";
import { disrupt, swapAward } from "./combat/reactions.ts";
import { casualties } from "./combat/resolve.ts";
import { calledThere, readPack } from "./content.ts";
import { corrections } from "./corrections.ts";
import { deploy, deployAll } from "./deployment.ts";
import { double, income } from "./income.ts";
import { phase } from "./phase.ts";
import { pass, windows } from "./reactions.ts";
import { turns } from "./sequence.ts";
import { byLot, defaults, options, roster, setup } from "./setup.ts";
import type { Baghdad } from "./state.ts";
import { upgrade } from "./upgrade.ts";
import { whyNot } from "./why-not.ts";

/** What of the definition is the rulebook: no pictures, no words. */
export const rules = {
  id: "battle-for-baghdad",
  name: "Battle for Baghdad",
  summary:
    "Baghdad after the invasion, for 3 to 6: raise forces, deal, fight over the city's Zones and gather Political Points. Every faction has a way of its own to win.",
  leaving:
    "The rules put no Faction out of the game: your units stay on the map, your Political Points and Command cards are kept, and your Faction can still win.",
  command: "baghdad",
  rules: "8",
  stateVersion: 3,
  readPack,
  drawnFrom: ["map"],
  options,
  defaults,
  roster,
  byLot,
  setup,
  main: turns,
  ownSteps: [actionStep],
  procedures: [turns, actions, plots, choosing, defection, combats, combat, collection, income],
  actions: [
    deploy,
    deployAll,
    claim,
    pass,
    bid,
    chooseFirst,
    stopStreet,
    take,
    decline,
    ready,
    readyUnless,
    propose,
    accept,
    counter,
    reject,
    withdraw,
    discard,
    unready,
    recruit,
    buyCard,
    reactivate,
    endRecruit,
    play,
    combo,
    cancelTargeted,
    takeThem,
    discardOf,
    defectLoss,
    defectGain,
    move,
    moveBegin,
    moveTo,
    pickUp,
    dropOff,
    moveEnd,
    cancelMove,
    endMoves,
    fight,
    oppose,
    endCombats,
    plan,
    disrupt,
    swapAward,
    casualties,
    double,
  ],
  corrections,
  windows: Object.values(windows),
  whyNot,
  free: ({ table }: View<Baghdad>) => dealings(table),
  offers,
  publicOffers,
  offering: { action: propose.name, partners: "parties" },
  deals,
  called: ({ content }: View<Baghdad>, word: string) => calledThere(content, word),
  phase,
  upgrade,
} satisfies Partial<Definition<Baghdad>>;
