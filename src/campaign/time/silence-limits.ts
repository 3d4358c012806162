/** How long somebody may be silent: before their seat is minded, and before it is free for others. */
import { DUE_AFTER } from "../../store/due.ts";
import { HOUR } from "./clocks.ts";

export const MINUTE = 60_000;

/** Whoever was waited for over this many whole limits, without a press of theirs, has fallen silent … */
export const LIMITS_MISSED = 2;

/** … but not before this time, ms; `live`: where limits are short. */
export const LEAST = { usual: 48 * HOUR, live: 30 * MINUTE } as const;

/** A whole limit of at most this, ms, is short. */
export const SHORT = HOUR;

/** After this time of silence, ms, a seat is free for others: 14 days, as store/due.ts has it, which the database goes by. */
export const GIVEN_UP = DUE_AFTER.silence;

/** How often it is stored that somebody was there, ms. */
export const NOTED_EVERY = 10 * MINUTE;
