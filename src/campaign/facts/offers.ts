/** The offers of a campaign, as a seat knows of them or everyone does: which wait for an answer, and what became of others. */
import {
  type Advance,
  type Envelope,
  type GameTypes,
  type Happening,
  type OpenOffer,
  publicView,
  type Rulebook,
  type Seat,
  viewOf,
} from "#engine";
import type { LogRow } from "../../store/records.ts";

type Answer = Pick<LogRow, "seat" | "action" | "params">;

interface Then {
  readonly book: Rulebook<GameTypes>;
  readonly env: Envelope<GameTypes>;
}

/** Whether everyone knows what is offered, not only its seats. */
export const arePublic = ({ definition }: Rulebook<GameTypes>): boolean => definition.offering?.posts !== undefined;

/** Those that wait for an answer. `seat` null: as everyone sees them, who sees none where their terms are secret. */
export const openOffers = ({ book, env }: Then, seat: Seat | null): readonly OpenOffer[] =>
  env.over ? [] : book.definition.offers(seat === null ? publicView(book, env) : viewOf(book, env, seat));

export const openOffer = (then: Then, id: string | undefined, seat: Seat | null): OpenOffer | undefined =>
  openOffers(then, seat).find((offer) => offer.id === id);

/** Those between exactly these seats, each of which knows of them. */
export function offersBetween(then: Then, seats: readonly Seat[]): readonly OpenOffer[] {
  const [first] = seats;
  return first === undefined ? [] : openOffers(then, first).filter((offer) => sameSeats(offer.seats, seats));
}

export const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

/** What can be seen of each, by its id: as long as that stays the same, so does what is written of it. */
export const facesOf = (offers: readonly OpenOffer[]): ReadonlyMap<string, string> =>
  new Map(offers.map(({ id, text, awaits }) => [id, JSON.stringify([text, awaits])]));

/** The ids of those that wait for an answer, whoever knows of them. */
export const idsOfOpen = (then: Then): ReadonlySet<string> =>
  new Set(then.env.seats.flatMap((seat) => openOffers(then, seat).map(({ id }) => id)));

/** The offer that an act answers, by its id, where the act is this one. */
export function answeredBy(
  { definition }: Rulebook<GameTypes>,
  row: Answer,
  act: "accept" | "decline" | "counter",
): string | null {
  const { offering } = definition;
  const { params } = row;
  if (!offering || row.action !== offering[act] || typeof params !== "object" || params === null) return null;
  const id: unknown = Reflect.get(params, offering.param);
  return typeof id === "string" ? id : null;
}

/** Those that were agreed in these steps: the last to accept brings an offer about, and it is open no longer. */
export const agreedIn = (
  book: Rulebook<GameTypes>,
  { rows, advances }: { readonly rows: readonly Answer[]; readonly advances: readonly Advance<GameTypes>[] },
): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row, i) => {
      const [id, env] = [answeredBy(book, row, "accept"), advances[i]?.state];
      return id === null || !env || openOffer({ book, env }, id, row.seat) ? [] : id;
    }),
  );

/** What everyone is told of an offer by something that happened; null: nothing. */
export const toldOf = ({ definition, content }: Rulebook<GameTypes>, happening: Happening<GameTypes>) =>
  (happening.kind === "event" && happening.event && definition.offering?.posts?.told(happening.event, content)) || null;
