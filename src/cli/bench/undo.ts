import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { Campaigns } from "../../campaign/campaigns.ts";
import { Rulebooks } from "../../campaign/rulebooks.ts";
import { commitment, Dice } from "../../engine/index.ts";
import { games } from "../../games/registry.ts";
import { openDatabase } from "../../store/database.ts";
import { sqliteRepository } from "../../store/sqlite.ts";
import { nextMove, startCampaign } from "./campaign.ts";
import { median, now, percentile, rounded } from "./figures.ts";

const SEED = "5701".padEnd(64, "0");
/** So often somebody takes back an act before it stays. */
const DOUBTS = 20;

export interface UndoFigures {
  readonly rows: number;
  readonly undoMs: number;
  readonly undoP99Ms: number;
  /** The same where the log had few rows. */
  readonly earlyMs: number;
}

/** Taking back the last act of a game whose log has so many rows: most of them of people who cannot make up their mind. */
export async function benchUndo(game: string, rows: number, undos: number): Promise<UndoFigures> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-undo-"));
  const database = openDatabase(join(folder, "umpire.sqlite"));
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
    const clock = { now: () => Date.now() };
    const logger = pino({ level: "silent" });
    const campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0, secrets });
    const dice = new Dice({ key: SEED, next: 0 });
    const id = await startCampaign(campaigns, game, [HOST]);
    const took: number[] = [];
    const seq = async (): Promise<number> => (await repository.snapshot(id))?.seq ?? 0;
    let doubts = 0;
    for (let n = 0; took.length < undos || (await seq()) < rows; n++) {
      const move = await nextMove(campaigns, id, dice);
      const { row } = await campaigns.submit({ game: id, ...move, interaction: `act ${n}` });
      if (row === null || ++doubts % DOUBTS === 0) continue;
      const wish = { game: id, person: HOST.id, row, interaction: `undo ${n}` };
      const start = now();
      await campaigns.undo(wish);
      took.push(now() - start);
    }
    return {
      rows: await seq(),
      undoMs: rounded(median(took.slice(-undos))),
      undoP99Ms: rounded(percentile(took.slice(-undos), 0.99)),
      earlyMs: rounded(median(took.slice(0, undos))),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const HOST = { id: "1", name: "Host" };
