/** Earlier states of a game, so that going back by an act does not play all of it again. */
import type { Change } from "../change.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";

/** How many rows apart the states of a game are kept. */
const EVERY = 25;
/** How many states of one game are kept. */
const KEPT = 4;

export function sqliteCheckpoints({ sqlite }: Database): Pick<Repository, "checkpoint"> {
  const newest = sqlite.prepare<[string, number], { readonly seq: number; readonly state: string }>(
    "SELECT seq, state FROM checkpoints WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
  );
  return { checkpoint: async (game, seq) => newest.get(game, seq) ?? null };
}

/** The part of a change that concerns these. */
export function checkpointWriter({ sqlite }: Database): (change: Change) => void {
  const drop = sqlite.prepare("DELETE FROM checkpoints WHERE game = ? AND seq > ?");
  const keep = sqlite.prepare("INSERT OR REPLACE INTO checkpoints (game, seq, state) VALUES (?, ?, ?)");
  const prune = sqlite.prepare(`
    DELETE FROM checkpoints WHERE game = :game
    AND seq NOT IN (SELECT seq FROM checkpoints WHERE game = :game ORDER BY seq DESC LIMIT ${KEPT})`);
  return ({ game, state, dropCheckpoints }) => {
    if (dropCheckpoints !== undefined) drop.run(game, dropCheckpoints);
    if (!state || state.from === null) return;
    const { from, to } = state;
    if (Math.floor(from / EVERY) === Math.floor(to.seq / EVERY)) return;
    keep.run(game, to.seq, to.state);
    prune.run({ game });
  };
}
