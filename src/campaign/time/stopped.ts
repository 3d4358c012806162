/** Whether a campaign stands still: in a pause, stopped by its moderator, or because the bot cannot post. */
import type { Bar, GameRecord } from "../../store/records.ts";

/** The end of a pause that only the moderator ends, and in which nobody may act: no later moment can be named. */
export const STOPPED = 8_640_000_000_000_000;

/** The ongoing time in which the bot may not post in the campaign's channel; null: it may. */
export function barOf({ bars }: Pick<GameRecord, "bars">): Bar | null {
  const last = bars.at(-1);
  return last?.back === null ? last : null;
}

/**
 * Since when time is no time because the bot cannot be in the campaign's channel, or may not post there; null: it counts.
 */
export function shutOutSince({ cutOff, bars }: Pick<GameRecord, "cutOff" | "bars">): number | null {
  const bar = barOf({ bars });
  return cutOff ?? (bar?.ended === null ? bar.since : null);
}

/** Whether that is so. */
export const isShutOut = (record: Pick<GameRecord, "cutOff" | "bars">): boolean => shutOutSince(record) !== null;

/** Whether nobody is waited for: in a pause, or where the bot is shut out. */
export const standsStill = (record: Pick<GameRecord, "paused" | "cutOff" | "bars">): boolean =>
  record.paused !== null || isShutOut(record);

/** Whether nothing changes but by the moderator and the server's staff. */
export const isStopped = ({ paused }: Pick<GameRecord, "paused">): boolean => paused === STOPPED;

/** What is said of questions that are open meanwhile, in place of their deadline. */
export const WAITS =
  "Waits: the moderator has stopped the campaign. It can be answered once that goes on, with as much time as was left.";
