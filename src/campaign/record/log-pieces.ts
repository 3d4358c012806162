/** The rows of a game in order, piece by piece: a long log keeps nobody waiting. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { LogRow } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";

/** How many rows are read, and looked at, before others get their turn: some ms. */
const PIECE = 200;

export async function* logPieces(repository: Repository, game: string): AsyncGenerator<readonly LogRow[], undefined> {
  for (let from = 0; ; ) {
    const piece = await repository.log(game, { from, most: PIECE });
    if (piece.length > 0) yield piece;
    if (piece.length < PIECE) return;
    from = (piece.at(-1)?.seq ?? from) + 1;
    await yieldToEventLoop();
  }
}

export async function wholeLog(repository: Repository, game: string): Promise<readonly LogRow[]> {
  const rows: LogRow[] = [];
  for await (const piece of logPieces(repository, game)) rows.push(...piece);
  return rows;
}
