/**
 * R-30 Declines an offer and makes another in its place, between the same seats: both at once, so that nobody pays twice.
 */
import { choice, type Frozen, game, type Move, mustGet, offerId, type Refusal, rows, type View } from "#engine";
import type { Baghdad, Table } from "../../state.ts";
import { clauseForm, type Draft, type Named } from "./clause-form.ts";
import { CLAUSES } from "./offer-limits.ts";
import { awaits, close, find, isAwaited, marketOf, open } from "./offers.ts";
import { clausesOf, draftText, gifts, mayPropose, NOTHING } from "./proposing.ts";
import type { Clause, Offer } from "./types.ts";
import { ofCoalition } from "./why-not.ts";
import { offerSeenBy } from "./words.ts";

export const counter = game<Baghdad>()
  .action("counter", "Make a counter-offer", {
    whyNot: ofCoalition("Countering an offer"),
    help: "The offer that it answers is declined, and this one takes its place. It counts once all the others have accepted.",
    typed: true, // the offer has a button for it
    deal: true,
    when: (view) => (isAwaited(view.table, view.seat) ? mayPropose(view) : NONE),
  })
  .param(
    "offer",
    "Which offer do you counter?",
    choice((view: View<Baghdad>) =>
      marketOf(view.table)
        .offers.filter((offer) => awaits(offer).includes(view.seat))
        .map((offer) => ({ value: offer.id, label: offerSeenBy(view, offer) })),
    ),
  )
  .param(
    "clauses",
    "What terms do you want instead?",
    rows(
      (c, drafts: readonly Draft[]) => {
        const offer = find(c.table, c.params.offer);
        return drafts.length < CLAUSES ? clauseForm(without(c, offer), offer.seats, drafts, named(offer)) : null;
      },
      (_, drafts) => (drafts.length > 0 ? null : NOTHING),
      (c, draft) => {
        const offer = find(c.table, c.params.offer);
        return draftText(c, offer.seats, draft, named(offer));
      },
    ),
  )
  .apply((s) => {
    const { seat: from, params, state } = s;
    const was = find(state.table, params.offer);
    const { seats, clauses: were } = was;
    const id = offerId(s.seq);
    const stays = params.clauses.some(({ kind }) => kind === "named");
    const kept = mustGet(state.hands, was.from).pledges.filter(
      (pledge) => pledge.offer === was.id && pledge.from === was.from,
    );
    close(s, was, "countered", from);
    const clauses = clausesOf(params.clauses, { from, seats }, named(was));
    const pledges = stays ? kept.map((pledge) => ({ ...pledge, offer: id })) : [];
    const answers = { from: was.from, clauses: were };
    open(s, { id, from, seats, accepted: [], clauses, answers }, [...gifts(id, from, params.clauses), ...pledges]);
  });

const NONE: Refusal = {
  code: "no-offer",
  text: "No open offer asks for your answer: there is none to counter.",
  rule: "R-30",
};

/** The cards that the maker of an offer has named in it. */
const named = ({ from, clauses }: Frozen<Offer>): Named =>
  clauses.flatMap((clause) => (clause.kind === "give" && clause.from === from ? [clause] : []));

/** The view as it is once the offer is gone: what was held for it is free. */
function without<V extends View<Baghdad>>(view: V, { id }: Frozen<Offer>): V {
  const coalition = marketOf<Frozen<Table>>(view.table);
  return {
    ...view,
    table: { ...view.table, coalition: { ...coalition, offers: coalition.offers.filter((offer) => offer.id !== id) } },
    hand: { ...view.hand, pledges: view.hand.pledges.filter(({ offer }) => offer !== id) },
  };
}

/** The counter-offer that a sheet begins with: the same terms, as far as this seat can propose them. */
export function counterOffer(view: View<Baghdad>, offer: Frozen<Offer>): Move | null {
  if (counter.when(view)) return null;
  const gives: readonly Draft[] = named(offer).length > 0 ? [{ kind: "named" }] : [];
  const clauses = [...gives, ...offer.clauses.flatMap((clause) => turned(view, offer, clause))];
  return { action: counter.name, params: { offer: offer.id, clauses: clauses.map((clause) => ({ ...clause })) } };
}

/** A clause as this seat would propose it. Cards that it is to give it would have to name: that is left out, unless it has named them before. */
function turned({ seat, hand }: View<Baghdad>, { id, seats }: Frozen<Offer>, clause: Frozen<Clause>): readonly Draft[] {
  switch (clause.kind) {
    case "give":
      return hand.pledges
        .filter(({ offer, from, to }) => offer === id && from === seat && from === clause.from && to === clause.to)
        .flatMap(({ to, cards }) => cards.map((card): Draft => ({ kind: "give", card, to })));
    case "ask":
      return clause.from === seat ? [] : [clause];
    case "truce":
      return [seats.length > 2 ? clause : { kind: "truce" }];
    default:
      return [clause];
  }
}
