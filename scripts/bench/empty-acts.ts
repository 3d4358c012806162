import {
  canonical,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Rulebook,
  type Seat,
  viewOf,
  wholeAnswers,
} from "#engine";
import { rounded } from "../../src/cli/figures.ts";
import { replayRow } from "../../src/proof/history.ts";
import type { LogRow } from "../../src/store/records.ts";

/**
 * The share of a campaign's acts that were the only thing that could be done; rows that were written together are one act.
 * The game is replayed from its first row: what was possible is asked before each.
 */
export function emptyActs(book: Rulebook<GameTypes>, rows: readonly LogRow[], secret: string): number {
  const acts = new Map<string, boolean>();
  let env: Envelope<GameTypes> | null = null;
  for (const row of rows) {
    if (env && row.kind === "act" && row.seat !== null) {
      const act = `${row.input} ${row.seat}`;
      acts.set(act, (acts.get(act) ?? true) && isEmpty(book, env, row.seat, row.decision));
    }
    env = replayRow(book, env, row, secret);
  }
  return rounded([...acts.values()].filter((empty) => empty).length / acts.size);
}

/** Nothing else could be answered or said ahead with it, and, while people talk, nothing else be done. */
function isEmpty(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, seat: Seat, answered: string | null): boolean {
  const decision = decisionsOf(book, env, seat).find(({ id }) => id === answered);
  if (!decision) return false;
  const view = viewOf(book, env, seat);
  const named = book.definition.guide
    .shortcuts(view, decision)
    .map(({ moves, ahead = [] }) => canonical([moves, ahead]));
  const isOnly = new Set(named).size <= 1 && wholeAnswers(book, view, decision, 1)?.length === 1;
  if (!isOnly) return false;
  if (!book.definition.phase(env.table).talk) return true;
  return wholeAnswers(book, view, { actions: book.definition.free(view), preset: {} }, 0) !== null;
}
