import { replayRow } from "../../campaign/history.ts";
import type { GameFile } from "../../campaign/service.ts";
import { decisionsOf, type Envelope, type GameTypes, type Rulebook, viewOf, wholeAnswers } from "../../engine/index.ts";
import { rounded } from "./figures.ts";

/** The share of a campaign's acts that were the only thing that could be done. */
export function emptyActs(book: Rulebook<GameTypes>, { rows, secret }: GameFile): number {
  let env: Envelope<GameTypes> | null = null;
  let acts = 0;
  let empty = 0;
  for (const row of rows) {
    if (env && row.kind === "act" && row.seat !== null) {
      acts++;
      if (isEmpty(book, env, row.seat, row.decision)) empty++;
    }
    env = replayRow(book, env, row, secret);
  }
  return rounded(empty / acts);
}

/** Nothing else could be answered, and, while people talk, nothing else be done. */
function isEmpty(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, seat: string, id: string | null): boolean {
  const decision = decisionsOf(book, env, seat).find((one) => one.id === id);
  if (!decision) return false;
  const view = viewOf(book, env, seat);
  if (wholeAnswers(book, view, decision, 1)?.length !== 1) return false;
  if (!book.definition.phase(env.table).talk) return true;
  return wholeAnswers(book, view, { actions: book.definition.free(view), preset: {} }, 0) !== null;
}
