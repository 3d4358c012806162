/** The decisions of Iraqi Conflict whose taps are counted, and what is answered to each. */
import { mustGet, type View } from "#engine";
import type { Situation } from "../../../src/cli/demo/manner.ts";
import type { Wanted } from "../../../src/cli/robot/robot.ts";
import type { Iraq } from "../../../src/games/iraqi-conflict/state.ts";
import { byButton, offers, onOffer, type TapScene } from "./scene.ts";

const viewOf = ({ seatView }: Situation): View<Iraq> => seatView.view as View<Iraq>; // the game's own view

const acceptForTwo = (at: Situation): Wanted | null =>
  onOffer(at, /^Accept/, ({ preset }) => {
    const offer = viewOf(at).hand.proposals.find(({ id }) => id === preset.offer);
    return offer?.price.kind === "count" && offer.price.count === 2;
  });

/** Somebody to trade with who can give this many. */
function partner(at: Situation, cards: number): string | undefined {
  const { table, seat } = viewOf(at);
  return table.seats.find((other) => other !== seat && mustGet(table.sizes, other) >= cards);
}

function twoForTwo(at: Situation): Wanted | null {
  const to = partner(at, 2);
  const give = viewOf(at).hand.cards.slice(-2); // not those that the sheet suggests
  if (!mayOffer(at) || to === undefined || give.length < 2) return null;
  return { moves: [{ action: "propose", params: { to, give, want: "count", count: 2 } }] };
}

function forANamedCard(at: Situation): Wanted | null {
  const { content, hand } = viewOf(at);
  const to = partner(at, 1);
  const [give] = hand.cards;
  const wanted = Object.values(content.cards).find(({ id }) => !hand.cards.includes(id));
  if (!mayOffer(at) || to === undefined || give === undefined || !wanted) return null;
  return { moves: [{ action: "propose", params: { to, give: [give], want: "cards", cards: [wanted.id] } }] };
}

const mayOffer = ({ decision, seatView }: Situation): boolean =>
  decision.actions.includes("ready") && seatView.book.actions.get("propose")?.when(seatView.view) === null;

/** Iraqi Conflict: what each decision costs. */
export const iraqScenes: readonly TapScene[] = [
  { name: "discardWhatDoesNotCount", wants: (at) => byButton(at, /^Discard/) },
  { name: "keepAll", wants: (at) => byButton(at, /^Keep all$/) },
  { name: "acceptForTwoCards", wants: acceptForTwo },
  { name: "accept", wants: (at) => onOffer(at, /^Accept/) },
  { name: "decline", wants: (at) => onOffer(at, /^Decline$/) },
  { name: "offerTwoCardsForTwo", wants: twoForTwo },
  { name: "offerForANamedCard", wants: forANamedCard },
  { name: "ready", wants: (at) => (offers(at).length === 0 ? byButton(at, /^Ready$/) : null) },
];
