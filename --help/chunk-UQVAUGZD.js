import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/campaign/log-pieces.ts
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
var PIECE = 200;
async function* logPieces(repository, game) {
  for (let from = 0; ; ) {
    const piece = await repository.log(game, { from, most: PIECE });
    if (piece.length > 0) yield piece;
    if (piece.length < PIECE) return;
    from = (piece.at(-1)?.seq ?? from) + 1;
    await yieldToEventLoop();
  }
}
async function wholeLog(repository, game) {
  const rows = [];
  for await (const piece of logPieces(repository, game)) rows.push(...piece);
  return rows;
}

export {
  logPieces,
  wholeLog
};
