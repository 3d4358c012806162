import {
  type Advance,
  type Envelope,
  type GameTypes,
  idsNamedIn,
  isWindow,
  openAsk,
  type Place,
  publicView,
  type Rulebook,
  type Seat,
} from "../engine/index.ts";
import type { LineAbout, RowAbout, TurnStanding } from "../store/records.ts";

type Book = Rulebook<GameTypes>;

/** The places of a campaign that lines are told of. */
export const placesOf = ({ definition, content }: Book): readonly Place[] => definition.places?.(content) ?? [];

const placeIds = new WeakMap<object, ReadonlySet<string>>();

function idsOfPlaces(book: Book): ReadonlySet<string> {
  const known = placeIds.get(book.content) ?? new Set(placesOf(book).map(({ id }) => id));
  placeIds.set(book.content, known);
  return known;
}

/**
 * What the told lines of an advance are about. `told`: what everyone is told of each of its happenings; `before`: the state
 * that it was made from; null: it began the game.
 */
export function aboutRow(
  book: Book,
  advance: Advance<GameTypes>,
  told: readonly (string | null)[],
  before: Envelope<GameTypes> | null,
): RowAbout {
  const seats = new Set(advance.state.seats);
  const lines = advance.happenings.flatMap((happening, i): LineAbout[] => {
    if (happening.kind !== "event" || !happening.event || (told[i] ?? null) === null) return [];
    const { event, phase } = happening;
    const concerned = book.definition.concern?.(event, book.content) ?? {};
    const named = { seats: idsNamedIn(event, seats), places: idsNamedIn(event, idsOfPlaces(book)) };
    return [{ kind: "other", weight: 1, ...named, ...concerned, turn: phase.turn, phase: phase.name }];
  });
  const standing = standingAfter(book, advance.state, before);
  return { lines, ...(standing ? { standing } : {}) };
}

/** Whose time was over, as far as everyone may know whom the question was put to. */
export function overdueIn(seat: Seat | null, before: Envelope<GameTypes> | null): Pick<RowAbout, "overdue"> {
  const ask = before ? openAsk(before) : undefined;
  return seat === null || !ask || isWindow(ask) ? {} : { overdue: seat };
}

/** Where everyone stands when a turn begins, or all is over; null: neither. */
function standingAfter(
  book: Book,
  after: Envelope<GameTypes>,
  before: Envelope<GameTypes> | null,
): TurnStanding | null {
  const { phase, guide } = book.definition;
  const { turn } = phase(after.table);
  if (before && phase(before.table).turn === turn && !after.over) return null;
  const { lead, scores = {} } = guide.standings(publicView(book, after));
  return { turn: after.over ? turn + 1 : turn, lead, scores };
}
