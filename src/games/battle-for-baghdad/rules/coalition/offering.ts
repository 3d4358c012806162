/** how the engine finds offers and deals on the table of this game. */
import type { Deal, EventOf, Offering, PublicView } from "#engine";
import { the, verb } from "../../content/factions.ts";
import type { Baghdad } from "../../state.ts";
import { accept, reject } from "./answering.ts";
import { counter } from "./countering.ts";
import type { events } from "./events.ts";
import { propose, withdraw } from "./proposing.ts";
import type { Term } from "./types.ts";
import { clauseText } from "./words.ts";

/** R-30 By which acts offers are made and answered. Ruling H: everyone knows their terms. */
export const offering: Offering<Baghdad> = {
  action: propose.name,
  partners: { param: "parties", kind: "seats" },
  accept: accept.name,
  decline: reject.name,
  counter: counter.name,
  param: "offer",
  posts: {
    told: (event) => {
      if (!("offer" in event)) return null;
      const { id } = event.offer;
      if (event.kind === "agreed") return { id, stage: null, result: AGREED };
      if (event.kind !== "offerClosed") return { id, stage: "open", result: null };
      const isLost = event.why !== "countered" && event.why !== "agreed";
      return { id, stage: isLost ? "failed" : "open", result: closedText(event) };
    },
    buttons: [
      { action: accept.name, label: "Accept" },
      { action: reject.name, label: "Decline" },
      { action: withdraw.name, label: "Withdraw" },
    ],
  },
};

const AGREED = "**Agreed.** What it says is done, and binds until the next Coalition Phase.";

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
