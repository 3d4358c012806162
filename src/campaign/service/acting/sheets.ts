/** Which sheets a seat can fill in, and how what it has filled in so far is kept. */
import {
  type Envelope,
  type GameTypes,
  type Json,
  type Rulebook,
  refuse,
  type Seat,
  stepOf,
  UNKNOWN,
  viewOf,
} from "#engine";
import type { SheetRecord } from "../../../store/records.ts";
import { draftOwner } from "../../facts/drafts.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { stepsOf } from "../../moves/own-steps.ts";
import type { Core } from "../core.ts";

type Book = Rulebook<GameTypes>;
type SheetKey = Omit<SheetRecord, "sheet" | "person">;

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
function sheetsOf(book: Book, env: Envelope<GameTypes>, seat: Seat): readonly string[] | null {
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

/** What a seat has filled in so far. */
export async function readSheet(core: Core, game: string, person: string, key: SheetKey): Promise<Json | null> {
  const live = await core.seated(await core.record(game), person, key.seat, "look");
  return core.repository.sheet(game, { ...key, person: draftOwner(live, key.seat, person, core.clock.now()) });
}

/** Keeps it, in place of what was there; null drops it, whether it is still needed or not. */
export async function keepSheet(
  core: Core,
  game: string,
  person: string,
  key: SheetKey,
  sheet: Json | null,
): Promise<void> {
  const live = await core.seated(await core.record(game), person, key.seat, "look");
  const { book, env } = live;
  if (sheet !== null && sheetsOf(book, env, key.seat)?.includes(key.decision) === false)
    refuse("stale", "That question is no longer open.");
  const now = core.clock.now();
  await core.repository.keepSheet(game, { ...key, person: draftOwner(live, key.seat, person, now) }, sheet, now);
}
