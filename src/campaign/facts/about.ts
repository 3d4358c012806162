/** What is noted with a row of the log for recaps and filters: whom it asked, and where everyone then stood. */
import { type Advance, type Envelope, type GameTypes, isWindow, openAsk, publicView, type Rulebook } from "#engine";
import type { RowAbout, RowKind, TurnStanding } from "../../store/records.ts";

/**
 * What there is to know of a row besides what it tells; null: nothing. `before`: the state that it was made from; null: it
 * began the game.
 */
export function aboutRow(
  book: Rulebook<GameTypes>,
  { state, seat }: Pick<Advance<GameTypes>, "state" | "seat">,
  kind: RowKind,
  before: Envelope<GameTypes> | null,
): RowAbout | null {
  const standing = standingAfter(book, state, before);
  const overdue = kind === "default" && isAskedOpenly(before) ? seat : null;
  if (standing === null && overdue === null) return null;
  return { ...(standing ? { standing } : {}), ...(overdue === null ? {} : { overdue }) };
}

/** Whether everyone may know whom the open question was put to. */
export function isAskedOpenly(before: Envelope<GameTypes> | null): boolean {
  const ask = before && openAsk(before);
  return ask ? !isWindow(ask) : false;
}

/** Where everyone stands when a turn begins, or all is over; null: neither. */
function standingAfter(
  book: Rulebook<GameTypes>,
  after: Envelope<GameTypes>,
  before: Envelope<GameTypes> | null,
): TurnStanding | null {
  const { phase } = book.definition;
  const { turn } = phase(after.table);
  if (before && phase(before.table).turn === turn && !after.over) return null;
  return { ...standingNow(book, after), turn: after.over ? turn + 1 : turn };
}

/** Where everyone stands. */
export function standingNow(book: Rulebook<GameTypes>, env: Envelope<GameTypes>): TurnStanding {
  const { phase, guide } = book.definition;
  const { lead, scores = {} } = guide.standings(publicView(book, env));
  return { turn: phase(env.table).turn, lead, scores };
}
