/** How International Tension changes and what that sets off, and whether the United States approve of an act. */
import type { Dice } from "#engine";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Game, Table } from "../../state.ts";
import { enterHighTension } from "../cards/drawing.ts";
import { HIGH_TENSION } from "../cards/piles.ts";
import { type Now, playing, tell } from "../now.ts";
import { unitOf } from "../pieces/units.ts";
import type { Due } from "./types.ts";

const MOST = 10;
/** what these levels bring is for seats to decide. */
const LEVELS = [6, 10] as const;

/**
 * Moves the marker, within 0 and 10, and lets each level that is reached for the first time have its
 * effect (nothing moves it where it is not played): cards enter at once, what seats decide comes when the move, offensive or card is over.
 */
export function changeTension(s: Now, by: number, cause: string): void {
  const { table } = s.state;
  if (table.withoutTension) return; // D-13: the host plays without it
  const from = table.tension;
  table.tension = Math.min(MOST, Math.max(0, from + by));
  if (table.tension !== from) tell(s, { chapter: "powers", kind: "tension", from, to: table.tension, cause });
  if (isNew(table, HIGH_TENSION)) {
    table.reached.push(HIGH_TENSION);
    enterHighTension(playing(s), s.dice); // at level 5, once
    tell(s, { chapter: "cards", kind: "high-tension" });
  }
  for (const level of LEVELS)
    if (isNew(table, level)) {
      table.reached.push(level);
      addDue(table, { kind: "level", level });
    }
}

const isNew = ({ tension, reached }: Table, level: number): boolean => tension >= level && !reached.includes(level);

export function addDue(table: Table, due: Due): void {
  table.due = [...(table.due ?? []), due];
}

/** on this or less. Against IS any seat has the best chance. */
const AGAINST_IS = 5;
const CHANCES: { readonly [seat in SeatId]?: number } = { ISR: 4, TUR: 3, SAU: 2 };

/** R-194 The highest die with which the United States approve of what a seat does; 0: they never do. */
export const approvedUpTo = (seat: SeatId, targetIsIS: boolean): number =>
  targetIsIS ? AGAINST_IS : (CHANCES[seat] ?? 0);

/** R-194 Whether a seat has American units, on the map or to come: it needs no approval. */
export function hasAmericans(game: Game, seat: SeatId): boolean {
  const { table, hands } = game.state;
  const pool = table.pools[seat];
  const own = [
    ...Object.keys(hands[seat]?.units ?? {}),
    ...(pool ? [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed] : []),
    ...table.coming.filter((one) => one.seat === seat).flatMap(({ units }) => units),
  ];
  return table.intervened === true && own.some((id) => unitOf(game, id).nation === "USA");
}

/** R-194 Asks the United States; says whether they approve. `target`: whose units or space it is about; null: nobody's. */
export function approve(s: Now, seat: SeatId, target: Holder | null, dice: Dice = s.dice): boolean {
  if (hasAmericans(playing(s), seat)) return true;
  const upTo = approvedUpTo(seat, target === "IS");
  const die = upTo > 0 ? dice.die() : null; // §27.2: otherwise it fails by itself
  tell(s, { chapter: "powers", kind: "approval", seat, die, upTo });
  return die !== null && die <= upTo;
}
