/** How somebody who has declined an offer may say why: a menu of reasons, or a window to type one. */
import { LONGEST_REASON, REASONS } from "../../../campaign/service/negotiation/refusing.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { option, type Part, row, rowPart, select } from "../../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../../screen/window.ts";
import type { SeatContext } from "../sheet/context.ts";

/** The choice that opens a window. */
const OTHER = "other";

/** Whoever has just declined an offer may say why, and need not. */
export function whyParts({ seatView: { unexplained }, game, seat }: SeatContext): Part[] {
  if (unexplained === null) return [];
  const id = writePress({ kind: "offer", game, offer: unexplained, seat, does: "why" });
  const entries = [...REASONS.map((reason, i) => option(String(i), reason)), option(OTHER, "Something else…")];
  return [rowPart(row(select(id, "Why did you decline? You need not say…", entries)))];
}

/** Whether a choice from that menu opens a window. */
export const isReasonTyped = (press: PressOf<"offer">, [value]: readonly string[]): boolean =>
  "does" in press && press.does === "why" && value === OTHER;

/** The window in which a reason is typed; null: the press opens none. */
export function whyWindow(press: PressOf<"offer">, values: readonly string[]): Window | null {
  if (!isReasonTyped(press, values) || !("does" in press)) return null;
  const { game, offer, seat } = press;
  const field = typed("text", { long: true, min_length: 1, max_length: LONGEST_REASON, required: true });
  return windowOf(writePress({ kind: "offer", game, offer, seat, does: "said" }), "Why did you decline?", [
    labelled("The reason", field, `It stands below the offer. ${LONGEST_REASON} letters at most.`),
  ]);
}
