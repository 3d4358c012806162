/** The posts of public offers: what each says while it is open, and what became of it. */
import { type Envelope, type GameTypes, type PublicOffer, publicView, type Rulebook } from "#engine";
import type { Control, OfferPayload, OutboxDraft, Rich } from "../../store/records.ts";
import type { OfferPost } from "../contract/deliveries.ts";
import type { OfferSaid } from "../contract/negotiation.ts";
import { phaseOf, whoPlays } from "../facts/names.ts";
import { channelOf } from "../facts/posting.ts";
import type { Announcement, Standing } from "../moves/announcement.ts";

/** What became of an offer where the rules do not say it. */
const OVER = "It is no longer open.";
const TAKEN_BACK = "Taken back.";

export const slotOf = (offer: string): string => `offer:${offer}`;

/** Public offers lie in the thread of their phase, in the channel's line: after the post that opens the thread. */
const offerRow = (record: Standing["record"], payload: Omit<OfferPayload, "kind">): OutboxDraft => ({
  destination: channelOf(record),
  slot: slotOf(payload.offer),
  payload: { kind: "offer", ...payload },
});

/** The offers that everyone sees. */
export function openOffers(book: Rulebook<GameTypes>, env: Envelope<GameTypes>): readonly PublicOffer[] {
  const { publicOffers } = book.definition;
  return publicOffers && !env.over ? publicOffers.open(publicView(book, env)) : [];
}

/** A row for each offer that is open. */
export function offersAsTheyAre({ record, book, env }: Pick<Standing, "record" | "book" | "env">): OutboxDraft[] {
  const phase = phaseOf(book, env).id;
  return openOffers(book, env).map(({ id, text }) =>
    offerRow(record, { offer: id, phase, text, result: null, struck: false }),
  );
}

/** A row for each offer that is open, for an end that the rules know nothing of. */
export const offersClosed = (standing: Pick<Standing, "record" | "book" | "env">, result: string): OutboxDraft[] =>
  offersAsTheyAre(standing).map((row) =>
    row.payload.kind === "offer" ? { ...row, payload: { ...row.payload, result } } : row,
  );

/** The offers that these steps have ended, for the thread as long as it is open. */
export function endedOffers({ record, book, before, after, advances, back }: Announcement): OutboxDraft[] {
  if (!before || back) return [];
  const open = new Set(openOffers(book, after).map(({ id }) => id));
  const results = resultsIn(book, advances);
  const phase = phaseOf(book, before).id;
  return openOffers(book, before)
    .filter(({ id }) => !open.has(id))
    .map(({ id, text }) =>
      offerRow(record, { offer: id, phase, text, result: results.get(id) ?? OVER, struck: false }),
    );
}

function resultsIn(
  { definition, content }: Rulebook<GameTypes>,
  advances: Announcement["advances"],
): ReadonlyMap<string, string> {
  const happenings = advances.flatMap((advance) => advance.happenings);
  const ends = happenings.flatMap((happening) => {
    const event = happening.kind === "event" ? happening.event : null;
    return (event && definition.publicOffers?.ended(event, content)) ?? [];
  });
  return new Map(ends.map(({ id, result }) => [id, result]));
}

/** The offers that are open and look different now, and those whose making was taken back. */
export function changedOffers({ record, book, before, after, back }: Announcement): OutboxDraft[] {
  const face = ({ awaits, text }: PublicOffer): string => JSON.stringify([awaits, text]);
  const was = new Map((before ? openOffers(book, before) : []).map((offer) => [offer.id, face(offer)]));
  const are = new Map(openOffers(book, after).map((offer) => [offer.id, face(offer)]));
  const changed = offersAsTheyAre({ record, book, env: after }).filter(
    ({ payload }) => payload.kind === "offer" && was.get(payload.offer) !== are.get(payload.offer),
  );
  const struck = (back?.offers ?? []).map(({ kind: _, ...offer }) => offerRow(record, { ...offer, struck: true }));
  return [...struck, ...changed];
}

/** An offer as it is sent. `standing` null: the campaign has ended; `said` null: nothing is, beside its terms. */
export function offerPost(
  standing: Standing | null,
  { offer: id, text, result, struck }: OfferPayload,
  said: OfferSaid | null,
): OfferPost {
  if (struck) return { text: [`${text.replaceAll(/[^\n]+/g, "~~$&~~")}\n${TAKEN_BACK}`], controls: [] };
  const binding = said?.promises ? "**Binding**: " : "";
  const { text: only, controls } = said ?? { text: [], controls: [] };
  if (result !== null) return { text: [`${binding}${text}\n${result}`, ...only], controls };
  const open = standing ? openOffers(standing.book, standing.env).find((offer) => offer.id === id) : undefined;
  // what has ended meanwhile has a row in line that says how
  if (!standing || !open) return { text: [text], controls: [] };
  const state = [...only, "\n", ...stateOf(standing, open)];
  return { text: [`${binding}${open.text}`, ...state], controls: controlsOf(standing.book, id) };
}

/** "Accepted by Ben (Sunnis). Waiting on Ada (Shiites)." */
function stateOf({ record, book, members }: Standing, { seats, from, awaits }: PublicOffer): Rich {
  const names = (list: PublicOffer["seats"]): Rich =>
    list.flatMap((seat, i): Rich => [i === 0 ? "" : ", ", ...whoPlays(record, book, members, seat)]);
  const accepted = seats.filter((seat) => seat !== from && !awaits.includes(seat));
  return [
    ...(accepted.length > 0 ? ["Accepted by ", ...names(accepted), ". "] : []),
    "Waiting on ",
    ...names(awaits),
    ".",
  ];
}

/** The same below every offer, whoever looks on: who may press them is found out when they are pressed. */
function controlsOf({ definition }: Rulebook<GameTypes>, offer: string): readonly Control[] {
  const own = definition.publicOffers?.buttons ?? [];
  const counter = definition.guide.counter ? [{ action: null, label: "Counter…" }] : [];
  return [...own, ...counter].map(({ action, label }) => ({ kind: "offer", offer, action, label }));
}
