/** What is told of offers as they are made, accepted, agreed and closed; the cards they name only to their seats. */
import { type Concern, concerning, type EventOf, game } from "#engine";
import { The, the, together, verb } from "../../content/factions.ts";
import { capital, inList } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { kindsNamed } from "../cards/hands.ts";
import type { events } from "./events.ts";
import { awaits } from "./offers.ts";
import { agreedText, clausesText, offerText } from "./words.ts";

const { told } = game<Baghdad>();

/** Ruling H: which cards an offer names, its readers see in the offer itself. */
export const proposed = told("proposed", {
  about: ({ offer }) => concerning("deals", offer.seats, { weight: 1 }),
  line: ({ offer, purses }, content) => offerText(content, offer, purses),
});

export const cardsNamed = told("named", {
  privately: () => null,
  logged: ({ from, cards }, content) =>
    `${The(from)} ${verb(from, "offer")} you: ${inList(kindsNamed(content, cards))}.`,
});

export const accepted = told("accepted", {
  about: ({ offer }) => concerning("deals", offer.seats, { weight: 1 }),
  line: ({ seat, offer }) =>
    `${The(seat)} ${verb(seat, "accept")} the offer of ${the(offer.from)}; still asked: ${together(awaits(offer))}.`,
});

export const agreed = told("agreed", {
  about: ({ offer }) => concerning("deals", offer.seats, { weight: 2, sum: { n: 1, one: "deal", many: "deals" } }),
  line: ({ offer, purses }, content) => `**Agreed**: ${agreedText(content, offer, purses)}.`,
});

export const offerClosed = told("offerClosed", {
  about: ({ offer, why }) => concerning("deals", offer.seats, { weight: 1, ...failed(why) }),
  line: (event, content) => `${closing(event)}: ${clausesText(content, event.offer)}.`,
});

/** How an offer came to nothing; a counter-offer goes on with it, and what is agreed already has not failed. */
function failed(why: EventOf<typeof events.offerClosed>["why"]): Pick<Concern, "offer"> {
  switch (why) {
    case "declined":
    case "withdrawn":
      return { offer: why };
    case "noPP":
    case "noCards":
    case "over":
      return { offer: "lapsed" };
    case "countered":
    case "agreed":
      return {};
  }
}

function closing({ offer, why, seat }: EventOf<typeof events.offerClosed>): string {
  const { from, seats } = offer;
  const who = seat ?? from;
  const others = seats.filter((other) => other !== from);
  const which = `the offer of ${the(from)}${others.join() === seat ? "" : ` to ${together(others)}`}`;
  switch (why) {
    case "declined":
      return `${The(who)} ${verb(who, "decline")} ${which}`;
    case "countered":
      return `${The(who)} ${verb(who, "make")} a counter-offer in place of ${which}`;
    case "withdrawn":
      return `${The(from)} ${verb(from, "withdraw")} ${verb(from, "their", "its")} offer to ${together(seats.filter((other) => other !== from))}`;
    case "noPP":
    case "noCards":
      return `${capital(which)} lapses, as ${the(who)} no longer ${verb(who, "have", "has")} the ${why === "noPP" ? "PP" : "cards"}`;
    case "agreed":
      return `${capital(which)} is closed, as everything in it is agreed already`;
    case "over":
      return `The phase is over, and ${which} lapses`;
  }
}
