import type { Table } from "../../state.ts";
import { HIGH_TENSION } from "../cards/piles.ts";
import { enterHighTension } from "../cards/reshuffling.ts";
import { type Now, playing, tell } from "../now.ts";
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
  if (table.withoutTension) return; // D-13
  const from = table.tension;
  table.tension = Math.min(MOST, Math.max(0, from + by));
  if (table.tension !== from) tell(s, { chapter: "powers", kind: "tension", from, to: table.tension, cause });
  if (isNew(table, HIGH_TENSION)) {
    table.reached.push(HIGH_TENSION);
    enterHighTension(playing(s), s.dice);
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
