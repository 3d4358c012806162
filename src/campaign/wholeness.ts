import { canonical, commitment } from "../engine/index.ts";
import { Damaged } from "../store/problems.ts";
import type { GameRecord, LogRow, Snapshot } from "../store/records.ts";
import { checkChain, Divergence, type StartParams, textHash } from "./history.ts";

/** Whether record, log and state belong together and are as they were written. Throws `Damaged`. */
export function requireWhole(record: GameRecord, rows: readonly LogRow[], snapshot: Snapshot | null): Snapshot {
  const [first] = rows;
  const last = rows.at(-1);
  if (first?.kind !== "start" || !last) throw new Damaged("its log: the beginning is missing");
  try {
    checkChain(rows);
  } catch (error) {
    if (error instanceof Divergence) throw new Damaged(`its log: ${error.message}`);
    throw error;
  }
  const { options } = first.params as unknown as StartParams; // the chain says that it is what was written
  if (canonical(options) !== canonical(record.options)) throw new Damaged("its options are not those of its start");
  if (!isPromised(record)) throw new Damaged("its secret is not the one that was promised");
  return requireState(snapshot, last);
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
