import { mustGet, type Reason, type Seat, type View } from "../../../engine/index.ts";
import { the, verb } from "../content/factions.ts";
import type { Baghdad, PhaseName } from "../state.ts";
import { actionReason } from "./action/why-not.ts";
import { coalitionReason } from "./coalition/why-not.ts";
import { combatReason } from "./combat/why-not.ts";
import { deploying, toDeploy } from "./setup/deployment.ts";
import { phase } from "./turn/phase.ts";

/** Why something of the phases before the Coalition is not asked of a seat now. */

interface Part {
  readonly name: string;
  readonly phases: readonly PhaseName[];
  readonly rule: string;
  /** Why not, in the phase to which it belongs. */
  readonly why: (view: View<Baghdad>) => string;
}

const PLACING: Part = { name: "Placing start units", phases: ["deployment"], rule: "R-04", why: notPlacing };
const DRAFTING: Part = { name: "Keeping a card", phases: ["bazaar"], rule: "R-28", why: notDrafting };

const PARTS: { readonly [action: string]: Part } = {
  deploy: PLACING,
  deployAll: PLACING,
  claim: { name: "Claiming the Initiative", phases: ["claims", "auction"], rule: "R-22", why: notClaiming },
  bid: { name: "Bidding", phases: ["claims", "auction"], rule: "R-18", why: notBidding },
  chooseFirst: { name: "Naming who acts first", phases: ["claims", "auction"], rule: "R-21", why: notNaming },
  stopStreet: { name: "Stopping the Arab Street", phases: ["street"], rule: "R-24", why: notStopping },
  take: DRAFTING,
  decline: { ...DRAFTING, name: "Keeping none" },
};

function openingReason(view: View<Baghdad>, action: string): Reason | null {
  if (action === "pass")
    return { text: `**Pass**: there is nothing that you are asked to pass on now. ${waiting(view)}` };
  const part = PARTS[action];
  if (!part) return null;
  const { name, phases, rule, why } = part;
  const now = phase(view.table).name;
  if (phases.includes(view.table.phase)) return { text: `**${name}**: ${why(view)}`, rule };
  const [own = "claims"] = phases;
  const home = phase({ ...view.table, phase: own }).name;
  return { text: `**${name}** belongs to the ${home} Phase; now it is the ${now} Phase.`, rule: "R-16" };
}

/** Whose turn it is, where somebody alone is asked. */
function waiting({ table }: View<Baghdad>): string {
  const seat = table.auction?.turn ?? table.packet?.left[0] ?? deploying(table);
  return seat === undefined ? `It is the ${phase(table).name} Phase.` : `It is the turn of ${the(seat)}.`;
}

function notPlacing({ table, seat }: View<Baghdad>): string {
  const now = deploying(table);
  if (!toDeploy(table).includes(seat)) return "you have placed all of yours.";
  return now === undefined
    ? "all are placed."
    : `${the(now)} ${verb(now, "are", "is")} first; say now where yours go, and they follow.`;
}

function notClaiming({ table, seat }: View<Baghdad>): string {
  if (table.phase === "auction") return "claims come before the bidding, and that has begun.";
  if (table.claimed === seat) return "yours is the last claim so far; the others may claim after you.";
  if (mustGet(table.sides, seat).cards === 0) return "it takes a card, and you hold none.";
  return "you have passed; if another seat claims, you are asked again.";
}

function notBidding({ table }: View<Baghdad>): string {
  const { initiative } = table;
  if (initiative !== null)
    return `the auction is over; ${the(initiative)} ${verb(initiative, "have", "has")} the Initiative.`;
  if (table.auction) return `${bidder(table.auction.turn)} now.`;
  if (table.claimed !== null)
    return `${the(table.claimed)} ${verb(table.claimed, "have", "has")} claimed the Initiative, so that there is no auction.`;
  return "the auction begins when nobody claims; say now how high you bid.";
}

const bidder = (seat: Seat): string => `${the(seat)} ${verb(seat, "are", "is")} asked for a bid`;

function notNaming({ table: { initiative } }: View<Baghdad>): string {
  if (initiative === null) return "nobody has the Initiative yet.";
  return `${the(initiative)} ${verb(initiative, "have", "has")} the Initiative, and ${verb(initiative, "name")} the First Player.`;
}

function notStopping({ table, seat }: View<Baghdad>): string {
  return mustGet(table.sides, seat).cards === 0
    ? "it takes a card, and you hold none."
    : "you have let this card come.";
}

function notDrafting({ table, seat }: View<Baghdad>): string {
  const [now] = table.packet?.left ?? [];
  if (now === undefined) return "no packet goes round.";
  if (!table.packet?.left.includes(seat)) return `you have chosen; the packet is with ${the(now)}.`;
  return `the packet is with ${the(now)}, and comes to you after that.`;
}

/** Why a seat cannot take an action that it is not asked for, chapter by chapter. */
export const whyNot = (view: View<Baghdad>, action: string): Reason | null =>
  openingReason(view, action) ??
  coalitionReason(view, action) ??
  actionReason(view, action) ??
  combatReason(view, action);
