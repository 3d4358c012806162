/** Removes what has had its time; logs, states and results are left alone. */
import { cleaningSteps, cutoffOf } from "../cleaning-steps.ts";
import type { Retention } from "../retention.ts";
import type { Database } from "./database.ts";

/** Rows removed in one transaction: none is open for long. */
const STRIDE = 2000;
/** Where a step's condition has its time. */
const CUTOFF = "$1::bigint";

const STEPS = cleaningSteps({
  cutoff: CUTOFF,
  offerOver: `slot LIKE 'offer:%' AND json_or_null(payload) IS NOT NULL
    AND (json_or_null(payload) ->> 'result' IS NOT NULL OR json_or_null(payload) ->> 'struck' = 'true')`,
});

/** As `Storage` has it. */
export async function cleanUp(
  { write }: Database,
  keep: Retention,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const step of STEPS) {
    const cutoff = cutoffOf(step, keep, now);
    if (cutoff === null) continue;
    const values = step.sql.includes(CUTOFF) ? [cutoff] : [];
    const statement = `DELETE FROM ${step.table} WHERE ctid = ANY (ARRAY
      (SELECT ctid FROM ${step.table} WHERE ${step.sql} LIMIT ${STRIDE})) RETURNING 1`;
    for (let gone = STRIDE; gone === STRIDE && signal?.aborted !== true; removed += gone)
      gone = (await write((flight) => flight.rows(statement, ...values))).length;
  }
  return removed;
}
