/** Removes what has been kept long enough, and packs the pictures that stay; logs, states and results are left alone. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Retention } from "../retention.ts";
import type { Database } from "./database.ts";
import { packed } from "./packed.ts";

const DAY = 24 * 3_600_000;
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
  const before = (days: number): number | null => (days === 0 ? null : now - days * DAY);
  let removed = 0;
  for (const { sql, table, age } of STEPS) {
    const cutoff = age === null ? now : before(keep[age]);
    if (cutoff !== null) removed += await sweep(database, { table, sql, cutoff }, signal);
  }
  await packPictures(database, signal);
  return removed;
}

interface Step {
  readonly table: string;
  /** Null: whatever its age. */
  readonly age: keyof Retention | null;
  /** Which rows go; `:cutoff`: those of before. */
  readonly sql: string;
}

const ENDED = "game IN (SELECT id FROM games WHERE status IN ('over', 'abandoned') AND ended < :cutoff)";

const POST_OF_PICTURE =
  "SELECT 1 FROM live_posts post WHERE post.game = pictures.game AND post.number = pictures.number";

/** In this order: what belongs to something that went goes after it. */
const STEPS: readonly Step[] = [
  { table: "handled_interactions", age: "interactions", sql: "at < :cutoff" },
  { table: "sheets", age: "drafts", sql: "at < :cutoff" },
  { table: "games", age: "drafts", sql: "status = 'lesson' AND id IN (SELECT game FROM lessons WHERE at < :cutoff)" },
  ...[
    "sheets",
    "standing_orders",
    "prepared",
    "clocks",
    "checkpoints",
    "checks",
    "news",
    "notified",
    "shown_posts",
    "obstacles",
    "ballots",
    "motion_ballots",
    "motions",
    "council_votes",
    "councils",
    "live_posts",
  ].map((table): Step => ({ table, age: "posts", sql: ENDED })),
  // a closed post is never drawn up again, unless it is the last; its row in the outbox says when it was sent
  {
    table: "live_posts",
    age: "posts",
    sql: `NOT open
      AND number < (SELECT max(number) FROM live_posts last WHERE last.game = live_posts.game)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = live_posts.game AND slot = 'live:' || number
        AND (created >= :cutoff OR status IN ('waiting', 'held', 'sending', 'created', 'parked')))`,
  },
  // one of each phase is kept as long as its campaign goes on
  {
    table: "pictures",
    age: null,
    sql: `id < (SELECT max(id) FROM pictures newest WHERE newest.game = pictures.game AND newest.number = pictures.number)
      AND NOT (stays AND EXISTS (${POST_OF_PICTURE}))`,
  },
  {
    table: "pictures",
    age: null,
    sql: `game IN (SELECT id FROM games WHERE status IN ('over', 'abandoned')) AND NOT EXISTS (${POST_OF_PICTURE})`,
  },
  {
    table: "outbox",
    age: "posts",
    sql: `created < :cutoff AND status IN ('sent', 'replaced', 'damaged') AND NOT (${editable()})`,
  },
  { table: "engines", age: null, sql: "NOT EXISTS (SELECT 1 FROM played WHERE engine = engines.hash)" },
  {
    table: "bases",
    age: null,
    sql: `NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.base = digest)
      AND NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.base = digest)`,
  },
];

/** Whether a row is that of a message which may still be edited. */
function editable(): string {
  const going = "game IN (SELECT id FROM games WHERE status NOT IN ('over', 'abandoned'))";
  const newer = `EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = outbox.game AND newer.slot = outbox.slot
    AND newer.destination = outbox.destination AND newer.status = 'sent' AND newer.message IS NOT NULL
    AND newer.id > outbox.id)`;
  const postGone = `slot LIKE 'live:%' AND NOT EXISTS (SELECT 1 FROM live_posts post
    WHERE post.game = outbox.game AND slot = 'live:' || post.number)`;
  const offerOver = `slot LIKE 'offer:%' AND json_valid(payload)
    AND (json_extract(payload, '$.result') IS NOT NULL OR json_extract(payload, '$.struck'))`;
  return `slot IS NOT NULL AND ${going} AND NOT ${newer} AND NOT (${postGone}) AND NOT (${offerOver})`;
}

/** Deletes the rows of a table that a condition is true of, part by part. */
async function sweep(
  { sqlite, write }: Database,
  { table, sql, cutoff }: Pick<Step, "table" | "sql"> & { readonly cutoff: number },
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
