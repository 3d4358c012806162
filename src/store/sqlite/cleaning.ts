/** Removes what has been kept long enough, and packs the pictures that stay; logs, states and results are left alone. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type CleaningStep, cleaningSteps, cutoffOf } from "../cleaning-steps.ts";
import type { Retention } from "../retention.ts";
import type { Database } from "./database.ts";
import { packed } from "./packed.ts";

/** Rows looked at in one transaction: others get their turn in between. */
const STRIDE = 2000;
/** Pictures packed in one transaction. */
const PACKED_AT_ONCE = 50;

/**
 * Removes what has had its time. Logs, states and results stay, and so does what the messages of campaigns that go on are
 * edited by. Returns how many rows went; once `signal` is given, the rest waits for the next time.
 */
export async function cleanUp(
  database: Database,
  keep: Retention,
  now: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let removed = 0;
  for (const step of STEPS) {
    const cutoff = cutoffOf(step, keep, now);
    if (cutoff !== null) removed += await sweep(database, { ...step, cutoff }, signal);
  }
  await packPictures(database, signal);
  return removed;
}

const STEPS: readonly CleaningStep[] = [
  ...cleaningSteps({
    cutoff: ":cutoff",
    offerOver: `slot LIKE 'offer:%' AND json_valid(payload)
      AND (json_extract(payload, '$.result') IS NOT NULL OR json_extract(payload, '$.struck'))`,
  }),
  {
    table: "bases",
    age: null,
    sql: `NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.base = digest)
      AND NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.base = digest)`,
  },
];

/** Deletes the rows of a table that a condition is true of, part by part. */
async function sweep(
  { sqlite, write }: Database,
  { table, sql, cutoff }: Pick<CleaningStep, "table" | "sql"> & { readonly cutoff: number },
  signal: AbortSignal,
): Promise<number> {
  if (signal.aborted) return 0;
  const rows = `FROM ${table} WHERE rowid BETWEEN :from AND :to AND ${sql}`;
  const any = sqlite.prepare(`SELECT 1 ${rows} LIMIT 1`);
  const remove = sqlite.prepare(`DELETE ${rows}`);
  let removed = 0;
  for await (const part of partsOf(sqlite, table, signal)) {
    const these = { ...part, cutoff };
    if (any.get(these) !== undefined) removed += await write(() => remove.run(these).changes);
  }
  return removed;
}

/** Packs what the pictures that stay are made from: most are replaced within a day, so that acts write it as it is. */
async function packPictures({ sqlite, write }: Database, signal: AbortSignal): Promise<void> {
  const unpacked = sqlite.prepare<Part, { readonly id: number; readonly sketch: string }>(
    `SELECT id, sketch FROM pictures
    WHERE id BETWEEN :from AND :to AND typeof(sketch) = 'text' AND json_valid(sketch) LIMIT ${PACKED_AT_ONCE}`, // none that is damaged
  );
  const keep = sqlite.prepare<[Buffer, number]>("UPDATE pictures SET sketch = ? WHERE id = ?");
  for await (const part of partsOf(sqlite, "pictures", signal))
    for (let rows = unpacked.all(part); rows.length > 0 && !signal.aborted; rows = unpacked.all(part)) {
      const made = await Promise.all(rows.map(async ({ id, sketch }) => ({ id, bytes: await packed(sketch) })));
      await write(() => {
        for (const { id, bytes } of made) keep.run(bytes, id);
      });
    }
}

/** The first and last row of a part. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** A table part by part; whoever else has something to do gets their turn after each. */
async function* partsOf(sqlite: Database["sqlite"], table: string, signal: AbortSignal): AsyncGenerator<Part> {
  const ends = sqlite.prepare<[], { first: number; last: number }>(
    `SELECT coalesce(min(rowid), 1) AS first, coalesce(max(rowid), 0) AS last FROM ${table}`,
  );
  const { first, last } = ends.get() ?? { first: 1, last: 0 };
  for (let from = first; from <= last && !signal.aborted; from += STRIDE) {
    yield { from, to: from + STRIDE - 1 };
    await yieldToEventLoop();
  }
}
