import { type Forgone, lapsing, type Move, type PublicView, type View } from "../../../../engine/index.ts";
import { factionName } from "../../content/factions.ts";
import { counted, inList } from "../../content/wording.ts";
import { ready, readyAndAgreed, readyUnless } from "../../rules/coalition/negotiations.ts";
import { awaits } from "../../rules/coalition/offers.ts";
import { acceptedOffer, offerToAnswer, ownOffer } from "../../rules/coalition/open-offers.ts";
import type { Baghdad } from "../../state.ts";

/** What everyone should know of the Coalition Phase. */
export function coalition({ content, table }: PublicView<Baghdad>): readonly string[] {
  const { coalition: market } = table;
  if (!market) return [];
  const from = [...new Set(market.offers.map((offer) => offer.from))].map(factionName);
  return [
    "Deals are made in the thread; the phase ends when all are ready, and open offers lapse then.",
    ...readyAndAgreed(content, table),
    ...(from.length > 0 ? [`${counted(market.offers.length, "open offer")}, by ${inList(from)}.`] : []),
  ];
}

/** the last to be ready ends the phase, and with it every open offer; whoever is ready before leaves those to it unanswered. */
export function forgone(view: View<Baghdad>, rows: readonly Move[]): Forgone | null {
  const { table, seat } = view;
  const { coalition: market } = table;
  const word = [ready, readyUnless].find(({ name }) => rows.some(({ action }) => action === name));
  if (!market || !word) return null;
  const toSeat = market.offers.filter((offer) => awaits(offer).includes(seat));
  const truces = toSeat.every(({ clauses }) => clauses.every(({ kind }) => kind === "truce"));
  const offers = [offerToAnswer, acceptedOffer, ownOffer].flatMap((kind) => kind.offers(view));
  const lost = lapsing(offers, seat, {
    last: table.seats.every((other) => other === seat || market.ready.includes(other)),
    called: (count) => (truces ? `${counted(count, "Truce")} offered to you` : `${counted(count, "offer")} to you`),
  });
  return lost === null ? null : { act: word.title, lost };
}
