/** What was answered before in the steps that are asked again. */
import { targetOf } from "../../proof/history.ts";
import type { FormerAnswers, LogRow } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { formerAnswers } from "../facts/asked-first.ts";

/** The same for a campaign of which these are the last rows: of those before, as many are read as were taken back. */
export async function formerAnswersOf(
  repository: Pick<Repository, "log">,
  game: string,
  rows: readonly LogRow[],
): Promise<FormerAnswers> {
  let known = rows;
  for (;;) {
    const from = Math.min(...known.flatMap((row) => (row.kind === "rewind" ? [targetOf(row)] : [])));
    const first = known[0]?.seq ?? 0;
    if (from >= first) return formerAnswers(known);
    known = [...(await repository.log(game, { from, most: first - from })), ...known];
    if ((known[0]?.seq ?? 0) >= first) return formerAnswers(known);
  }
}
