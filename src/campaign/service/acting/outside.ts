/** Seats of computers that programs play: what they answer becomes the computer's move, and they are told what happens. */
import type { Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { OutsidePlayers } from "../../contract/outside.ts";
import type { Live } from "../../facts/live.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { wordsAlone, wordsIn } from "../../facts/words.ts";
import type { Input } from "../../moves/play.ts";

/** The move of a program that has this seat; "thinking": it wakes the campaign once it has one; null: none has it, or nothing is asked. */
export function outsideInput(
  players: OutsidePlayers,
  { book, env, record }: Live,
  seat: Seat,
  wake: () => void,
): Input | "thinking" | null {
  const decision = openDecisions(book, env, seat).find((one) => (one.owed ? one.answered === null : one.invited));
  if (!decision) return null;
  const { id: game, options } = record;
  const answer = players.answer({ game, book, options, env, decision, wake });
  if (answer === null || answer === "thinking") return answer;
  const answers = decision.actions.includes(answer.action);
  return { kind: "bot", person: null, seat, decision: answers ? decision.id : null, ...answer };
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
