/** How long somebody may be silent before their seat is free for others, and how often it is stored that they were there. */
import { DUE_AFTER } from "../../store/due.ts";

export const MINUTE = 60_000;

/** Silent for so long, ms, a seat is free for others: 14 days, as store/due.ts has it, which the database goes by. */
export const GIVEN_UP = DUE_AFTER.silence;

/** It is stored so often that somebody was there, ms. */
export const NOTED_EVERY = 10 * MINUTE;
