import { refuse } from "#engine";
import type { GameRecord } from "../store/records.ts";

/** The end of a pause that only the moderator ends, and in which nobody may act: no later moment can be named. */
export const STOPPED = 8_640_000_000_000_000;

/** Whether nobody may act at all. */
export const isStopped = ({ paused }: Pick<GameRecord, "paused">): boolean => paused === STOPPED;

/** Refused while nobody may act. */
export function requireUnstopped(record: Pick<GameRecord, "paused">): void {
  if (isStopped(record)) refuse("stopped", "The moderator has stopped this campaign: nobody can act until it goes on.");
}
