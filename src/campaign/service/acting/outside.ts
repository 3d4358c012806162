/** Seats of computers for which somebody else thinks: what they answer becomes the computer's move, and they are told what happens. */
import type { ComputerRole, Decision, Move, Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { OutsidePlayers } from "../../contract/outside.ts";
import type { Live } from "../../facts/live.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { wordsAlone, wordsIn } from "../../facts/words.ts";

/** What was thought of, and for which question. */
export interface Thought {
  readonly decision: Decision;
  readonly move: Move;
}

/** "thinking": it wakes the campaign once there is a move; null: nobody thinks for this seat, or nothing is asked. */
export function thoughtFor(
  players: OutsidePlayers,
  { book, env, record }: Live,
  seat: Seat,
  role: ComputerRole,
  wake: () => void,
): Thought | "thinking" | null {
  const isOpen = ({ owed, answered, invited }: Decision): boolean =>
    owed ? answered === null : invited && role === "plays";
  const decision = openDecisions(book, env, seat).find(isOpen);
  if (!decision) return null;
  const { id: game, options } = record;
  const level = role === "minds" ? "normal" : record.level; // nobody is to come back to a seat that was played badly
  const move = players.answer({ game, book, options, env, decision, role, level, wake });
  return move === null || move === "thinking" ? move : { decision, move };
}

/** Tells the programs of a campaign what a change of it has brought. */
export function tellOutside(
  players: OutsidePlayers,
  { game, rows = [], alone = [] }: Change,
  after: Live | null,
): void {
  if (!after || rows.length === 0) return;
  const { book, env } = after;
  players.tell({
    game,
    everyone: rows.flatMap(({ told }) => wordsIn(book, told)),
    alone: alone.map(({ seat, lines }) => ({ seat, lines: lines.flatMap((told) => wordsAlone(book, told) ?? []) })),
    result: env.over,
  });
}
