/** How long somebody may be silent before it is noted, and before their seat is given up. */
import { DUE_AFTER } from "../../store/due.ts";

export const MINUTE = 60_000;

/** Silent for so long, ms, a seat is free for others. */
export const GIVEN_UP = DUE_AFTER.silence;

/** It is stored so often that somebody was there, ms. */
export const NOTED_EVERY = 10 * MINUTE;
