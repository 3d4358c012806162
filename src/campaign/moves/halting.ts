/** Why a sheet's remaining rows were left undone, or a step that was to end goes on. */
import { awaited, isWindow, openAsk, type Seat } from "#engine";
import type { Halt, RowOutcome } from "../contract/answers.ts";
import { seatInText } from "../facts/names.ts";
import { waitedFor } from "../facts/reactions.ts";
import type { Play } from "./play.ts";
import { isAskedElse } from "./rows.ts";

export const isDone = ({ state }: RowOutcome): boolean => state === "possible" || state === "stops";

/** Why rows of a sheet were left, as the game stands after all that was said ahead; null: all of them were done. */
export function haltOf(play: Play, seat: Seat, rows: readonly RowOutcome[]): Halt | null {
  if (rows.every(isDone)) return null;
  if (rows.some(({ state }) => state === "refused")) return { why: "refused", seats: [] };
  if (play.env.over) return { why: "over", seats: [] };
  return waitOf(play, seat) ?? { why: "brought", seats: [] };
}

/** Why a step that was to be ended is not, once its rows are done; null: it is over. */
export function unendedFor(play: Play, seat: Seat): Halt | null {
  const ask = openAsk(play.env);
  const isIn = ask !== undefined && (isWindow(ask) || isAskedElse(play, seat));
  return isIn ? waitOf(play, seat) : null;
}

/** What has to be answered first; null: nothing. */
function waitOf(play: Play, seat: Seat): Halt | null {
  const { live, env } = play;
  const { seats, open } = waitedFor(live.book, live.record, env);
  if (open || !awaited(env).includes(seat))
    return { why: "others", seats: seats.map((one) => seatInText(live.record, live.book, one)) };
  return isAskedElse(play, seat) ? { why: "asked", seats: [] } : null;
}
