/** How long it takes to undo the last act of a long game, next to playing its whole log again. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitment, Dice } from "#engine";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { median, now, percentile, rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { replay } from "../../src/proof/history.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, nextMove, startCampaign } from "./campaign.ts";

const SEED = "5701".padEnd(64, "0");
/** How often somebody takes back an act before it stays. */
const DOUBTS = 50;

export interface UndoFigures {
  readonly rows: number;
  readonly undoMs: number;
  readonly undoP99Ms: number;
  /** Playing the whole log again. */
  readonly replayMs: number;
  readonly ratio: number;
}

/**
 * Taking back the last act of a game whose log has this many rows: most of them of people who cannot make up their
 * mind.
 */
export async function benchUndo(game: string, rows: number, undos: number): Promise<UndoFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-undo-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
    const campaigns = campaignsOn(repository, books, { secrets });
    const id = await startCampaign(campaigns, game, [HOST]);
    const doubter = doubts(campaigns, id);
    database.sqlite.pragma("synchronous = OFF"); // that is not measured
    while (((await repository.snapshot(id))?.seq ?? 0) < rows) await doubter();
    database.sqlite.pragma("synchronous = FULL");
    const took: number[] = [];
    while (took.length < undos) took.push(await doubter());
    const log = await repository.log(id);
    const replays = [1, 2, 3].map(() => timed(() => replay(books.shipped(game), log, SEED)));
    return {
      rows: log.length,
      undoMs: rounded(median(took)),
      undoP99Ms: rounded(percentile(took, 0.99)),
      replayMs: rounded(median(replays)),
      ratio: rounded(median(took) / median(replays)),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const HOST = { id: "1", name: "Host" };

/** Somebody acts until an act can be taken back, and takes it back; gives the ms of that. */
function doubts(campaigns: Campaigns, game: string): () => Promise<number> {
  const dice = new Dice({ key: SEED, next: 0 });
  let acts = 0;
  let undoable = 0;
  return async () => {
    for (;;) {
      const interaction = `act ${++acts}`;
      const { undo: row } = await campaigns.acting.submit({
        game,
        ...(await nextMove(campaigns, game, dice)),
        interaction,
      });
      if (row === null || ++undoable % DOUBTS === 0) continue;
      const before = now();
      await campaigns.acting.undo({ game, person: HOST.id, row, interaction: `undo of ${interaction}` });
      return now() - before;
    }
  };
}

function timed(work: () => unknown): number {
  const before = now();
  work();
  return now() - before;
}
