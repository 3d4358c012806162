/** Whose seat pages a change is to be shown on, and who owes an answer then. */
import { isDeepStrictEqual } from "node:util";
import { awaited, type Decision, Kept, openAsk, type Seat } from "#engine";
import type { LogRow } from "../../store/records.ts";
import { holders } from "../facts/live.ts";
import { phaseOf } from "../facts/names.ts";
import { openDecisions } from "../facts/open-decisions.ts";
import type { Announcement } from "../moves/announcement.ts";

/** Persons whose message looks different after these steps. `told`: seats that got news. */
export function personsToShow(a: Announcement, told: readonly Seat[]): readonly string[] {
  const seats = a.after.seats.filter((seat) => told.includes(seat) || pageChanges(a, seat));
  return [...new Set(seats.flatMap((seat) => holders(a.members, seat).map(({ person }) => person)))];
}

/** What a seat is asked, what is offered to it, its hand, the phase. */
function pageChanges({ book, before, after }: Announcement, seat: Seat): boolean {
  if (!before || after.over || phaseOf(book, before).id !== phaseOf(book, after).id) return true;
  if (owes(before, seat) !== owes(after, seat)) return true; // the quickest to tell, and the usual case
  const [had, has] = [before.hands[seat], after.hands[seat]];
  return asked(book, before, seat) !== asked(book, after, seat) || !isDeepStrictEqual(had, has); // much of it is the very same
}

/** The number of the open question, if the game waits for this seat to answer it. */
const owes = (env: Announcement["after"], seat: Seat): number | null =>
  awaited(env).includes(seat) ? (openAsk(env)?.id ?? null) : null;

/** What seats were asked, by state: after a move the state before is asked for again. */
export const questions = new Kept<Announcement["after"], string>();

const asked = (book: Announcement["book"], env: Announcement["after"], seat: Seat): string =>
  questions.get(env, seat, () => JSON.stringify(openDecisions(book, env, seat)));

export function after(rows: readonly LogRow[], { seat, id }: Decision): string {
  const answer = rows.findLast((row) => row.seat === seat && row.decision === id);
  return answer ? ` after ${answer.seq}` : "";
}
