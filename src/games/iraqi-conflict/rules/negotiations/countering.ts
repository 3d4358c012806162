/** Declining an offer with another in its place, which begins as the other's terms turned round. */
import { choice, type Frozen, game, type Move, mustGet, offerId, type View } from "#engine";
import type { Iraq } from "../../state.ts";
import { mayPropose, offering, priceOf, withTerms } from "./offering.ts";
import { payment } from "./paying.ts";
import { asked, close, open } from "./proposals.ts";
import { offerSums } from "./sums.ts";
import { goods, swaps } from "./swaps.ts";
import { find, incoming, lacks, named, notIncoming, someProposal } from "./trading.ts";
import type { Proposal } from "./types.ts";

const { action } = game<Iraq>();
const isAsked = someProposal("to");

/** R-08 Declines an offer and makes another in its place to the seat that made it: both at once, so that no trade is done twice. */
export const counter = withTerms(
  action("counter", "Make a counter-offer", {
    help: "The offer that it answers is declined, and this one takes its place. Only the two of you see the terms.",
    typed: true, // the offer has a button for it
    deal: true,
    when: (view) => isAsked(view) ?? mayPropose(view),
    presets: (c) => {
      const offer = c.hand.proposals.find(({ id }) => id === c.params.offer);
      return offer ? swaps({ ...c, params: { ...c.params, to: offer.from } }) : [];
    },
    remarks: (c) => {
      const offer = c.hand.proposals.find(({ id }) => id === c.params.offer);
      return offer ? offerSums(c, offer.from, c.params) : [];
    },
  }).param(
    "offer",
    "Which offer do you counter?",
    choice((view) => incoming(view).map((proposal) => named(view, proposal)), notIncoming),
  ),
  (c) => find(c, c.params.offer).from,
)
  .label(({ hand }, { offer, ...terms }) => {
    const countered = hand.proposals.find(({ id }) => id === offer);
    return countered ? offering(countered.from, terms) : null;
  })
  .apply((s) => {
    const { params, seat: from, state } = s;
    const was = find({ hand: mustGet(state.hands, from) }, params.offer);
    const { from: to, give, price } = was;
    close(s, was, "countered");
    mustGet(state.hands, from).proposed++;
    const answers = { give, price };
    open(s, { id: offerId(s.seq), from, to, give: params.give, price: priceOf(params), answers });
  });

/**
 * The counter-offer that a sheet begins with: the other's terms turned round. It gives no more than accepting would, and asks
 * for what is offered; for a plea, as many cards in return.
 */
export function counterOffer(view: View<Iraq>, proposal: Frozen<Proposal>): Move | null {
  if (counter.when(view)) return null;
  const give = gives(view, proposal);
  return { action: counter.name, params: { offer: proposal.id, give, ...wants(view, proposal, give.length) } };
}

/** What accepting gives; where a card is wanted that the seat lacks, others that are of use to the other seat. */
function gives(view: View<Iraq>, proposal: Frozen<Proposal>) {
  const { cards } = view.hand;
  const pay = lacks(view, proposal) ? [] : payment(view, proposal);
  if (pay.length > 0 || asked(proposal.price) === 0) return cards.filter((card) => pay.includes(card));
  const held = proposal.price.kind === "cards" ? proposal.price.cards.filter((card) => cards.includes(card)) : [];
  const instead = held.length > 0 ? held : goods(view, proposal.from).slice(0, asked(proposal.price));
  return cards.filter((card) => instead.includes(card));
}

function wants({ table }: View<Iraq>, { from, give }: Frozen<Proposal>, given: number) {
  if (give.length > 0) return { want: "cards", cards: give };
  const theirs = mustGet(table.sizes, from);
  return given > 0 && theirs > 0 ? { want: "count", count: Math.min(given, theirs) } : {};
}
