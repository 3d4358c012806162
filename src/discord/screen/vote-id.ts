/** The custom ids of the controls by which a council votes on a motion. */
import { writePress } from "./custom-id.ts";
import type { PressOf } from "./payloads.ts";

export type MotionRef = Pick<PressOf<"vote">, "game" | "seat" | "vote" | "motion">;

/** `own`: the message of the presser's own that the control lies on, and turns. */
export const voteId = (verb: PressOf<"vote">["verb"], motion: MotionRef, own: PressOf<"vote">["own"] = null): string =>
  writePress({ ...motion, kind: "vote", verb, own });
