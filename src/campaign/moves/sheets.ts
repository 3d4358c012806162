/** Which half-filled sheets outlive a move: those of questions that are still open or to come. */
import { type Envelope, type GameTypes, type Rulebook, type Seat, stepOf, UNKNOWN, viewOf } from "#engine";
import { openDecisions } from "../facts/open-decisions.ts";
import { stepsOf } from "./own-steps.ts";

type Book = Rulebook<GameTypes>;

/** For actions at any time, and for the forms of standing orders. */
const ALWAYS = ["free", "orders"];

/** Names the sheet for a question to come. */
export const aheadSheet = (key: string): string => `ahead:${key}`;

/** Keys of the questions to come that a seat can answer now; null: nobody knows. */
export function keysToCome(book: Book, env: Envelope<GameTypes>, seat: Seat): readonly string[] | null {
  const coming = book.definition.guide.upcoming(viewOf(book, env, seat));
  const steps = stepsOf({ book, env }, seat);
  return coming === UNKNOWN || steps === null ? null : [...coming, ...steps].map(({ key }) => key);
}

/** What a seat can fill in now: the sheet of anything else is no longer needed. Null: nobody knows. */
export function sheetsOf(book: Book, env: Envelope<GameTypes>, seat: Seat): readonly string[] | null {
  const open = openDecisions(book, env, seat).map(({ id }) => id);
  const toCome = env.over ? [] : keysToCome(book, env, seat);
  const step = stepOf(book, env, seat); // what was filled in of it before is brought along
  return toCome && [...ALWAYS, ...open, ...toCome.map(aheadSheet), ...(step ? [aheadSheet(step.key)] : [])];
}

/** The same for all seats. */
export function openSheets(book: Book, env: Envelope<GameTypes>): readonly string[] | null {
  const lists = env.seats.map((seat) => sheetsOf(book, env, seat));
  const known = lists.filter((list) => list !== null);
  return known.length < lists.length ? null : [...new Set(known.flat())];
}
