/** What is thrown away by sending a sheet or ending a step, and the page that asks before. */
import type { Forgone, Move } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import { movesOf, type StepView } from "./step-view.ts";

/** Which rows of a sheet are sent: all, up to one that halts; only the first one; all, and the step is ended. */
export type Sent = "all" | "first" | "ended";

type Tried = Pick<StepView, "after" | "standing">;

/** What was paid for and is lost by sending a sheet; null: nothing. */
export function forgoneBy({ book, view }: SeatView, { after, standing }: Tried, sent: Sent): Forgone | null {
  const { forgone } = book.definition.guide;
  const moves = movesOf(standing);
  return sent === "first"
    ? (forgone?.(view, moves.slice(0, 1), false, view) ?? null)
    : (forgone?.(after.view, moves, sent === "ended", view) ?? null);
}

/** "Attack now: 16 unit moves are lost". */
export const forgoneWords = ({ act, lost }: Forgone): string => `${act}: ${lost}`;

/** What is lost by moves that are given without a sheet, such as one that ends the step; null: nothing. */
export const forgoneByMoves = ({ book, view }: SeatView, moves: readonly Move[]): Forgone | null =>
  book.definition.guide.forgone?.(view, moves, false, view) ?? null;

/** "**16 unit moves are lost.** End movement all the same?" */
export const forgoneQuestion = (forgone: Forgone): string => `${forgoneWarning(forgone)} ${forgone.act} all the same?`;

export const forgoneWarning = ({ lost }: Forgone): string => `**${lost.charAt(0).toUpperCase()}${lost.slice(1)}.**`;

/** Asks once, before something is thrown away. */
export function forgoingPage(
  { act, lost }: Forgone,
  final: boolean,
  id: { readonly sure: string; readonly back: string },
): Screen {
  const back = final
    ? "This cannot be taken back."
    : "You can take this back until a die is rolled or something is revealed.";
  return page(`${act}?`, `${forgoneWarning({ act, lost })} ${back}`, [
    row(button(id.sure, act), button(id.back, "Back")),
  ]);
}
