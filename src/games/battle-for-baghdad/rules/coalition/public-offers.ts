import type { Deal, EventOf, PublicOffers, PublicView } from "#engine";
import { the, verb } from "../../content/factions.ts";
import type { Baghdad } from "../../state.ts";
import { accept, reject } from "./answering.ts";
import type { events } from "./events.ts";
import { awaits } from "./offers.ts";
import { withdraw } from "./proposing.ts";
import type { Term } from "./types.ts";
import { clauseText, offerText, pursesOf } from "./words.ts";

/** Ruling H: the terms of an offer are public, but not which cards are named in it. */
export const publicOffers: PublicOffers<Baghdad> = {
  open: ({ content, table }: PublicView<Baghdad>) =>
    (table.coalition?.offers ?? []).map((offer) => ({
      id: offer.id,
      seats: offer.seats,
      from: offer.from,
      awaits: awaits(offer),
      text: offerText(content, offer, pursesOf(table, offer.seats)),
    })),
  ended: (event) => {
    if (event.kind === "agreed")
      return {
        id: event.offer.id,
        result: "**Agreed.** What it says is done, and binds until the next Coalition Phase.",
      };
    return event.kind === "offerClosed" ? { id: event.offer.id, result: closedText(event) } : null;
  },
  stage: (event) => {
    if (event.kind === "proposed" || event.kind === "accepted") return "open";
    if (event.kind !== "offerClosed") return null;
    return event.why === "countered" || event.why === "agreed" ? "open" : "failed";
  },
  buttons: [
    { action: accept.name, label: "Accept" },
    { action: reject.name, label: "Decline" },
    { action: withdraw.name, label: "Withdraw" },
  ],
};

function closedText({ offer, why, seat }: EventOf<typeof events.offerClosed>): string {
  const who = seat ?? offer.from;
  switch (why) {
    case "declined":
      return `**Declined** by ${the(who)}.`;
    case "countered":
      return `**Countered** by ${the(who)}, with an offer of ${verb(who, "their", "its")} own.`;
    case "withdrawn":
      return "**Withdrawn.**";
    case "noPP":
      return `**Lapsed**: ${the(who)} no longer ${verb(who, "have", "has")} the PP.`;
    case "noCards":
      return `**Lapsed**: ${the(who)} no longer ${verb(who, "have", "has")} the cards.`;
    case "agreed":
      return "**Closed**: all that it would bind to is agreed already.";
    case "over":
      return "**Lapsed** with the phase.";
  }
}

/** what binds from one Coalition Phase to the next, a deal for each term. */
export const deals = ({ content, table }: Pick<PublicView<Baghdad>, "content" | "table">): readonly Deal[] =>
  table.agreements.flatMap(({ seats, terms }) =>
    terms.map((term) => ({ seats, text: clauseText(content, term, { seats }), until: ENDS[term.kind] })),
  );

const ENDS: { readonly [kind in Term["kind"]]: string } = {
  truce: "to the last Move Step",
  keepOut: "until the next Coalition Phase",
  spare: "until the next Coalition Phase",
  payLater: "",
  chooseFirst: "",
  maxBid: "",
};
