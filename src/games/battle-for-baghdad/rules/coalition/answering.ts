/** Accepting or declining an offer: which a seat can accept, which cards it gives for it, and what rules it out. */
import {
  choice,
  type Frozen,
  type Group,
  game,
  mustGet,
  type Option,
  type Refusal,
  rows,
  type Seat,
  type View,
} from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import { type CardId, screenOf } from "../../content/pack.ts";
import { counted, inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { firstAgreed, isPointless } from "./bonds.ts";
import { ownCards } from "./held.ts";
import { AGREEMENTS } from "./offer-limits.ts";
import { agree, awaits, close, find, marketOf } from "./offers.ts";
import { isTerm, type Offer, type Pledge } from "./types.ts";
import { ofCoalition } from "./why-not.ts";
import { offerSeenBy } from "./words.ts";

const { action, form } = game<Baghdad>();
type Given = { readonly card: CardId };

/** R-30 The last to accept brings it about. */
export const accept = action("accept", "Accept an offer", {
  whyNot: ofCoalition("Accepting an offer"),
  help: "Once all its seats have accepted, what it says is done at once, and binds until the next Coalition Phase.",
  common: true,
  deal: true,
  when: ({ table, seat }) =>
    marketOf(table).offers.some((offer) => awaits(offer).includes(seat)) ? null : nothingToAccept(table, seat),
})
  .param(
    "offer",
    "Which offer do you accept?",
    choice((view: View<Baghdad>) =>
      marketOf(view.table)
        .offers.filter((offer) => awaits(offer).includes(view.seat))
        .map((offer) => acceptable(view, offer)),
    ),
  )
  .optional(
    "cards",
    "Which cards do you give?",
    ({ table, seat, params }) => receivers(find(table, params.offer), seat).length > 0,
    rows(
      (c, given: readonly Given[]) => cardFor(c, receivers(find(c.table, c.params.offer), c.seat), given),
      (c, given) => {
        const missing = receivers(find(c.table, c.params.offer), c.seat).length - given.length;
        if (missing === 0) return null;
        return { code: "too-few", text: `The offer asks you for ${counted(missing, "more card")}.`, rule: "R-30" };
      },
    ),
  )
  .label(({ content }, { cards }) =>
    cards === undefined
      ? "Accept"
      : `Accept, give ${inList(cards.map(({ card }) => mustGet(content.arms, card).name))}`,
  )
  .apply((s) => {
    const { seat, params } = s;
    const offer = find(s.state.table, params.offer);
    agree(s, offer, seat, pledged(offer, seat, params.cards ?? []));
  });

/** Until all have accepted, also by a seat that has. */
export const reject = action("reject", "Decline an offer", {
  whyNot: ofCoalition("Declining an offer"),
  common: true,
  when: ({ table, seat }) =>
    marketOf(table).offers.some((offer) => isOther(offer, seat))
      ? null
      : {
          code: "no-offer",
          text: "No open offer of another seat names you, so there is none to decline.",
          rule: "R-30",
        },
})
  .param(
    "offer",
    "Which offer do you decline?",
    choice((view: View<Baghdad>) =>
      marketOf(view.table)
        .offers.filter((offer) => isOther(offer, view.seat))
        .map((offer) => named(view, offer)),
    ),
  )
  .label(() => "Decline")
  .apply((s) => close(s, find(s.state.table, s.params.offer), "declined", s.seat));

function isOther({ from, seats }: Frozen<Offer>, seat: Seat): boolean {
  return from !== seat && seats.includes(seat);
}

function nothingToAccept(table: Frozen<Table>, seat: Seat): Refusal {
  const accepted = marketOf(table).offers.some((offer) => offer.accepted.includes(seat));
  const text = accepted
    ? "You have accepted what is offered to you; others have still to accept."
    : "No open offer asks for your answer.";
  return { code: "no-offer", text, rule: "R-30" };
}

const named = (view: View<Baghdad>, offer: Frozen<Offer>): Option => ({
  value: offer.id,
  label: offerSeenBy(view, offer),
});

function acceptable(view: View<Baghdad>, offer: Frozen<Offer>): Option {
  const refused = whyRefused(view, offer);
  return refused ? { ...named(view, offer), refused } : named(view, offer);
}

/** Why a seat cannot accept now: a hand that would be too large, or what is agreed already. */
function whyRefused(view: View<Baghdad>, offer: Frozen<Offer>): Refusal | null {
  const { content, table, seat } = view;
  const last = awaits(offer).length === 1;
  for (const one of last ? offer.seats : [seat]) {
    const size = sizeAfter(table, offer, one);
    const { handLimit } = screenOf(content, table.seats.length, one);
    const who = one === seat ? "You" : The(one);
    const text = `${who} would hold ${size} cards of ${handLimit} at most: discard first.`;
    if (size > handLimit) return { code: "hand-full", text, rule: "R-13" };
  }
  for (const clause of offer.clauses) {
    const agreed = clause.kind === "chooseFirst" ? firstAgreed(table, clause.seat) : null;
    if (agreed === null || clause.kind !== "chooseFirst") continue;
    const text = `It is agreed already that ${the(agreed)} will act first if ${the(clause.seat)} ${verb(clause.seat, "win")}: decline this one.`;
    return { code: "agreed-first", text, rule: "R-30" };
  }
  if (isPointless(table, offer)) return AGREED;
  return offer.clauses.some(isTerm) ? tooMany(table, offer) : null;
}

const AGREED: Refusal = {
  code: "agreed-already",
  text: "Everything in this offer is agreed already: decline it.",
  rule: "R-30",
};

function tooMany({ agreements }: Frozen<Table>, offer: Frozen<Offer>): Refusal | null {
  const full = offer.seats.find((seat) => agreements.filter(({ seats }) => seats.includes(seat)).length >= AGREEMENTS);
  if (full === undefined) return null;
  const text = `${The(full)} ${verb(full, "are", "is")} party to ${AGREEMENTS} lasting agreements already, the most at once.`;
  return { code: "too-many-agreements", text, rule: "R-30" };
}

/** R-13 Cards in a hand when the whole offer is done. */
function sizeAfter({ sides }: Frozen<Table>, { clauses }: Frozen<Offer>, seat: Seat): number {
  return clauses.reduce((size, clause) => {
    if (clause.kind !== "give" && clause.kind !== "ask") return size;
    if (clause.from === seat) return size - clause.cards;
    return clause.to === seat ? size + clause.cards : size;
  }, mustGet(sides, seat).cards);
}

/** Who gets the cards that an offer asks this seat for, one entry for each card. */
const receivers = ({ clauses }: Frozen<Offer>, seat: Seat): Seat[] =>
  clauses.flatMap((clause) =>
    clause.kind === "ask" && clause.from === seat ? Array.from({ length: clause.cards }, () => clause.to) : [],
  );

/** The question for the next card, or null when all are named. */
function cardFor(view: View<Baghdad>, to: readonly Seat[], given: readonly Given[]): Group<Given> | null {
  const receiver = to[given.length];
  if (receiver === undefined) return null;
  const cards = ownCards(
    view,
    given.map(({ card }) => card),
  );
  return form().param(
    "card",
    `Which card goes to ${the(receiver)}?`,
    choice(() => cards),
  );
}

/** The cards named, by receiver. */
function pledged(offer: Frozen<Offer>, from: Seat, given: readonly Given[]): Pledge[] {
  const to = receivers(offer, from);
  return [...new Set(to)].map((receiver) => ({
    offer: offer.id,
    from,
    to: receiver,
    cards: given.filter((_, i) => to[i] === receiver).map(({ card }) => card),
  }));
}
