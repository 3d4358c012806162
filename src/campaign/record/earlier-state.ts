/** How an earlier state of a campaign is recovered: from a checkpoint, or by replaying its log. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Envelope, GameTypes } from "#engine";
import { replayed, sinceOrigin } from "../../proof/history.ts";
import { readState, textHash } from "../../proof/state-text.ts";
import type { LogRow } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import type { Live } from "../facts/live.ts";
import { wholeLog } from "./log-pieces.ts";

/** How many rows are replayed before others get their turn. */
const TURN = 50;

/** The end of a log. */
export interface LogEnd {
  /** The state before its first row; null: that is an origin. */
  readonly before: Envelope<GameTypes> | null;
  readonly rows: readonly LogRow[];
}

/** The rows of the last input that counts, and those before it from the last checkpoint on; without one, from the origin on. */
export async function logEnd(repository: Repository, { record, recent }: Live): Promise<LogEnd> {
  const { id, rules } = record;
  const kept = await repository.checkpoint(id, recent.at(-1)?.input ?? 0);
  if (kept) {
    const [last, ...rows] = await repository.log(id, { from: kept.seq - 1 });
    // a checkpoint is no part of the chain: the row that led to it says whether it is unchanged
    if (last?.seq === kept.seq - 1 && last.state === textHash(kept.state))
      return { before: readState(kept.state, rules), rows };
  }
  return { before: null, rows: sinceOrigin(await wholeLog(repository, id)) };
}

/** The state that a row was written on. Long games are replayed piece by piece, so that others are not kept waiting. */
export async function stateBefore(live: Live, { before, rows }: LogEnd, seq: number): Promise<Envelope<GameTypes>> {
  if (before?.seq === seq) return before;
  let done = 0;
  for (const { state } of replayed(live.book, rows, live.record.secret, before)) {
    if (state.seq === seq) return state;
    if (++done % TURN === 0) await yieldToEventLoop();
  }
  throw new Error(`the log of ${live.record.id} does not lead to row ${seq}`);
}
