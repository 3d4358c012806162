/** Whether log, state and record of a stored game belong together and are as they were written. */
import { canonical, commitment, type Params } from "#engine";
import { checkChain, Divergence, type StartParams } from "../../proof/history.ts";
import { textHash } from "../../proof/state-text.ts";
import { Damaged } from "../../store/problems.ts";
import type { GameRecord, LogRow, Snapshot } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { logPieces } from "./log-pieces.ts";

/** What options are called today. */
interface OptionNames {
  optionsToday(game: string, options: Params): Params;
}

/** Reads log and state of a game. Throws `Damaged` unless they and its record belong together and are as they were written. */
export async function readWhole(
  repository: Repository,
  names: OptionNames,
  record: GameRecord,
): Promise<{ readonly rows: readonly LogRow[]; readonly snapshot: Snapshot }> {
  const rows: LogRow[] = [];
  for await (const piece of logPieces(repository, record.id)) {
    requireChained(piece, rows.at(-1));
    rows.push(...piece);
  }
  const [first] = rows;
  if (!first) throw new Damaged(NO_BEGINNING);
  const { options } = first.params as unknown as StartParams; // the chain says that it is what was written
  const [begun, kept] = [options, record.options].map((all) => canonical(names.optionsToday(record.game, all)));
  if (begun !== kept) throw new Damaged("its options are not those of its start");
  if (!isPromised(record)) throw new Damaged("its secret is not the one that was promised");
  return { rows, snapshot: requireState(await repository.snapshot(record.id), rows.at(-1)) };
}

const NO_BEGINNING = "its log: the beginning is missing";

/** `last`: the row before them. Throws `Damaged`. */
function requireChained(rows: readonly LogRow[], last: LogRow | undefined): void {
  if (!last && rows[0]?.kind !== "start") throw new Damaged(NO_BEGINNING);
  try {
    checkChain(rows, last);
  } catch (error) {
    if (error instanceof Divergence) throw new Damaged(`its log: ${error.message}`);
    throw error;
  }
}

function isPromised({ secret, commitment: promise }: GameRecord): boolean {
  try {
    return commitment(secret) === promise;
  } catch {
    return false; // it is no secret at all
  }
}

/** Whether a stored state is the one that its last row led to. Throws `Damaged`. */
export function requireState(snapshot: Snapshot | null, last: LogRow | undefined): Snapshot {
  if (!snapshot) throw new Damaged("its state is missing");
  const { seq, state, hash, chain } = snapshot;
  if (textHash(state) !== hash) throw new Damaged("its state was changed after it was written");
  if (last?.seq !== seq - 1 || last.state !== hash || last.hash !== chain)
    throw new Damaged("its state is not the one that its log leads to");
  return snapshot;
}
