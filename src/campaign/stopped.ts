import { refuse } from "#engine";
import type { GameRecord } from "../store/records.ts";

/** The end of a pause that only the moderator ends, and in which nobody may act: no later moment can be named. */
export const STOPPED = 8_640_000_000_000_000;

/** Whether nobody is waited for: in a pause, or where the bot cannot be in the campaign's channel. */
export const standsStill = ({ paused, cutOff }: Pick<GameRecord, "paused" | "cutOff">): boolean =>
  paused !== null || cutOff !== null;

/** Whether nobody may act at all. */
export const isStopped = ({ paused }: Pick<GameRecord, "paused">): boolean => paused === STOPPED;

/** Refused while nobody may act. */
export function requireUnstopped(record: Pick<GameRecord, "paused">): void {
  if (isStopped(record)) refuse("stopped", "The moderator has stopped this campaign: nobody can act until it goes on.");
}
