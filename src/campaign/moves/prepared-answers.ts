/** Which prepared answers still count, and which are dropped because their questions cannot come any more. */
import { stepOf } from "#engine";
import type { PreparedRecord } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import type { Notice } from "./announcement.ts";
import { Play } from "./play.ts";
import { keysToCome } from "./sheets.ts";

/** The prepared answers that still count: their questions may come, or are open. */
export function stillToCome(play: Play): readonly PreparedRecord[] {
  const toCome = play.prepared.filter((answer) => isToCome(play, answer));
  return toCome.filter((answer) => play.prepared.includes(answer)); // some may have been given up meanwhile
}

/** Whether the question that it answers may still come, or is open. */
function isToCome(play: Play, { seat, key }: PreparedRecord): boolean {
  const { live, env } = play;
  if (env.over) return false;
  if (keysToCome(live.book, env, seat)?.includes(key) !== false) return true;
  if (stepOf(live.book, env, seat)?.key === key) return true;
  return play.decisions(seat).some((decision) => play.premiseOf(seat, decision)?.key === key);
}

/** A game after answers were dropped. */
interface Dropped {
  readonly live: Live;
  readonly dropped: readonly PreparedRecord[];
  /** What their seats are told. */
  readonly notices: readonly Notice[];
}

/**
 * Drops the prepared answers that no longer count where something other than play has changed the state, as when people go
 * back. Their seats could not see it coming, and are told.
 */
export function dropObsolete(live: Live, now: number): Dropped {
  const play = new Play(live, now);
  const prepared = stillToCome(play);
  const dropped = live.prepared.filter((answer) => !prepared.includes(answer));
  const obsolete = live.env.over ? [] : dropped.filter((answer) => play.prepared.includes(answer)); // not those given up
  const notices = [...new Set(obsolete.map(({ seat }) => seat))].map((seat): Notice => ({ seat, line: OBSOLETE }));
  return { live: { ...live, prepared }, dropped, notices: [...play.notices, ...notices] };
}

const OBSOLETE =
  "What you had prepared no longer applies, because its question is not coming up any more. If it comes up again, I will ask you.";
