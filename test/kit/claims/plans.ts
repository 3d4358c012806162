import { blocked, type Dice, type GameTypes, type PlanRow, type Seat, viewOf } from "#engine";
import type { Scene } from "#scene";
import type { Position } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { openings } from "./choices.ts";

const ROWS = 5;

/** Rows that a seat may have put on the sheet of its step, possible together or not; none where no step is open, or no plans are drawn. */
export function planAt<G extends GameTypes>(position: Position<G>, seat: Seat, dice: Dice): readonly PlanRow[] {
  if (!position.book.definition.draft) return [];
  const open = openings(position, seat).filter(
    ({ action, view, preset }) => action.menu !== null && !action.when(view) && !blocked(action, view, preset),
  );
  if (open.length === 0) return [];
  return Array.from({ length: ROWS }, (_, i) => {
    const { action, view, preset } = dice.of(open);
    return { action: action.name, params: randomPlay(action, view, dice, preset).params, number: i + 1 };
  });
}

/** The picture of such a plan; null: the game has none, or there are no rows. */
export function draftAt<G extends GameTypes>(position: Position<G>, seat: Seat, dice: Dice): Scene | null {
  const { book, env } = position;
  const { draft } = book.definition;
  const rows = planAt(position, seat, dice);
  if (!draft || rows.length === 0) return null;
  return draft(viewOf(book, env, seat), rows, { caption: "As planned", names: {} });
}
