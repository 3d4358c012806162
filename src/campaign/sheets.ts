import {
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Json,
  type Rulebook,
  refuse,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { SheetRecord } from "../store/records.ts";
import type { Core } from "./core.ts";

type Book = Rulebook<GameTypes>;
type SheetKey = Omit<SheetRecord, "sheet">;

/** For actions at any time, and for the forms of standing orders. */
const ALWAYS = ["free", "orders"];

/** Names the sheet for a question to come. */
export const aheadSheet = (key: string): string => `ahead:${key}`;

/** Keys of the questions to come that a seat can answer now. */
export const keysToCome = (book: Book, env: Envelope<GameTypes>, seat: Seat): readonly string[] =>
  book.definition.guide.upcoming(viewOf(book, env, seat)).map(({ key }) => key);

/** What a seat can fill in now: the sheet of anything else is no longer needed. */
function sheetsOf(book: Book, env: Envelope<GameTypes>, seat: Seat): readonly string[] {
  const open = decisionsOf(book, env, seat).map(({ id }) => id);
  return [...ALWAYS, ...open, ...(env.over ? [] : keysToCome(book, env, seat).map(aheadSheet))];
}

/** The same for all seats. */
export const openSheets = (book: Book, env: Envelope<GameTypes>): readonly string[] => [
  ...new Set(env.seats.flatMap((seat) => sheetsOf(book, env, seat))),
];

/** What a seat has filled in so far. */
export async function readSheet(core: Core, game: string, person: string, key: SheetKey): Promise<Json | null> {
  await core.seated(await core.record(game), person, key.seat);
  return core.repository.sheet(game, key);
}

/** Keeps it, in place of what was there; null drops it, whether it is still needed or not. */
export async function keepSheet(
  core: Core,
  game: string,
  person: string,
  key: SheetKey,
  sheet: Json | null,
): Promise<void> {
  const { book, env } = await core.seated(await core.record(game), person, key.seat);
  if (sheet !== null && !sheetsOf(book, env, key.seat).includes(key.decision))
    refuse("stale", "That question is no longer open.");
  await core.repository.keepSheet(game, key, sheet, core.clock.now());
}
