/** The posts of public offers: what each says while it is open, and what became of it. */
import type { GameTypes, OpenOffer, Rulebook } from "#engine";
import type { Control, OfferPayload, OutboxDraft, Rich } from "../../store/records.ts";
import type { OfferPost } from "../contract/deliveries.ts";
import type { OfferSaid } from "../contract/negotiation.ts";
import { phaseOf, whoPlays } from "../facts/names.ts";
import { facesOf, openOffer, openOffers, toldOf } from "../facts/offers.ts";
import { channelOf } from "../facts/posting.ts";
import type { Announcement, Standing } from "../moves/announcement.ts";

type Then = Pick<Standing, "record" | "book" | "env">;

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

/** A row for each offer that is open. `result`: of an end that the rules know nothing of. */
export const offersAsTheyAre = (then: Then, result: string | null = null): OutboxDraft[] =>
  openOffers(then, null).map((offer) => rowOf(then, offer, result));

const rowOf = ({ record, book, env }: Then, { id, text }: OpenOffer, result: string | null): OutboxDraft =>
  offerRow(record, { offer: id, phase: phaseOf(book, env).id, text, result, struck: false });

/** The offers that these steps have ended, for the thread as long as it is open. */
export function endedOffers({ record, book, before, after, advances, back }: Announcement): OutboxDraft[] {
  if (!before || back) return [];
  const was = { record, book, env: before };
  const open = facesOf(openOffers({ book, env: after }, null));
  const told = advances.flatMap(({ happenings }) => happenings.map((happening) => toldOf(book, happening)));
  const results = new Map(told.map((one) => [one?.id, one?.result]));
  return openOffers(was, null)
    .filter(({ id }) => !open.has(id))
    .map((offer) => rowOf(was, offer, results.get(offer.id) ?? OVER));
}

/** The offers that are open and look different now, and those whose making was taken back. */
export function changedOffers({ record, book, before, after, back }: Announcement): OutboxDraft[] {
  const is = { record, book, env: after };
  const open = openOffers(is, null);
  const [was, faces] = [facesOf(before ? openOffers({ book, env: before }, null) : []), facesOf(open)];
  const changed = open.filter(({ id }) => was.get(id) !== faces.get(id));
  const struck = (back?.offers ?? []).map(({ kind: _, ...offer }) => offerRow(record, { ...offer, struck: true }));
  return [...struck, ...changed.map((offer) => rowOf(is, offer, null))];
}

/** An offer as it is sent. `standing` null: the campaign has ended; `said` null: nothing is, besides its terms. */
export function offerPost(
  standing: Standing | null,
  { offer: id, text, result, struck }: OfferPayload,
  said: OfferSaid | null,
): OfferPost {
  if (struck) return { text: [`${text.replaceAll(/[^\n]+/g, "~~$&~~")}\n${TAKEN_BACK}`], controls: [] };
  const binding = said?.promises ? "**Binding**: " : "";
  const { text: only, controls } = said ?? { text: [], controls: [] };
  if (result !== null) return { text: [`${binding}${text}\n${result}`, ...only], controls };
  const open = standing ? openOffer(standing, id, null) : undefined;
  // what has ended meanwhile has a queued row that says how
  if (!standing || !open) return { text: [text], controls: [] };
  const state = [...only, "\n", ...stateOf(standing, open)];
  return { text: [`${binding}${open.text}`, ...state], controls: controlsOf(standing.book, id) };
}

/** "Accepted by Ben (Sunnis). Waiting on Ada (Shiites)." */
function stateOf({ record, book, members }: Standing, { seats, from, awaits }: OpenOffer): Rich {
  const names = (list: OpenOffer["seats"]): Rich =>
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
  const own = definition.offering?.posts?.buttons ?? [];
  const counter = definition.guide.counter ? [{ action: null, label: "Counter…" }] : [];
  return [...own, ...counter].map(({ action, label }) => ({ kind: "offer", offer, action, label }));
}
