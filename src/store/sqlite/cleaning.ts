/** Removes what has been kept long enough; logs, states and results stay. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Retention } from "../retention.ts";
import type { Database } from "./database.ts";

const DAY = 24 * 3_600_000;
/** Rows looked at in one transaction: others get their turn in between. */
const STRIDE = 2000;

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
  ...[
    "sheets",
    "standing_orders",
    "prepared",
    "clocks",
    "checkpoints",
    "checks",
    "news",
    "notified",
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
  const ends = sqlite.prepare<[], { first: number; last: number }>(
    `SELECT coalesce(min(rowid), 1) AS first, coalesce(max(rowid), 0) AS last FROM ${table}`,
  );
  const { first, last } = ends.get() ?? { first: 1, last: 0 };
  let removed = 0;
  for (let from = first; from <= last && !signal.aborted; from += STRIDE) {
    const part = { from, to: from + STRIDE - 1, cutoff };
    if (any.get(part) !== undefined) removed += await write(() => remove.run(part).changes);
    await yieldToEventLoop();
  }
  return removed;
}
