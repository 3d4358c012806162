import { type Envelope, type GameTypes, openAsk } from "../engine/index.ts";
import type { ClockRecord } from "../store/records.ts";

export const HOUR = 3_600_000;
/** The part of the time after which those who owe an answer are reminded. */
const REMIND_AFTER = 0.75;

/**
 * The clock for what is asked now: a new one for a new question, null where no clock runs any more, undefined where the
 * one that runs goes on. `pace`: hours a question may take, null for ever.
 */
export function clockFor(
  pace: number | null,
  env: Envelope<GameTypes>,
  running: Pick<ClockRecord, "decision"> | null,
  now: number,
): Omit<ClockRecord, "game"> | null | undefined {
  const ask = openAsk(env);
  if (pace === null || !ask) return running ? null : undefined;
  const decision = String(ask.id);
  if (running?.decision === decision) return undefined;
  return { decision, deadline: now + pace * HOUR, remind: now + Math.floor(pace * HOUR * REMIND_AFTER) };
}
