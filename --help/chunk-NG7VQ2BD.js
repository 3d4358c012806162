import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/store/retention.ts
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
var DAY = 24 * 36e5;
var STRIDE = 2e3;
var KEPT = { posts: 30, interactions: 7, drafts: 90 };
async function cleanUp(database, keep, now, signal = new AbortController().signal) {
  const before = (days) => days === 0 ? null : now - days * DAY;
  let removed = 0;
  for (const { sql, table, age } of STEPS) {
    const cutoff = age === null ? now : before(keep[age]);
    if (cutoff !== null) removed += await sweep(database, { table, sql, cutoff }, signal);
  }
  return removed;
}
var ENDED = "game IN (SELECT id FROM games WHERE status IN ('over', 'abandoned') AND ended < :cutoff)";
var STEPS = [
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
    "live_posts"
  ].map((table) => ({ table, age: "posts", sql: ENDED })),
  // a closed post is never drawn up again, unless it is the last; its row in the outbox says when it was sent
  {
    table: "live_posts",
    age: "posts",
    sql: `NOT open
      AND number < (SELECT max(number) FROM live_posts last WHERE last.game = live_posts.game)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = live_posts.game AND slot = 'live:' || number
        AND (created >= :cutoff OR status IN ('waiting', 'sending', 'parked')))`
  },
  {
    table: "pictures",
    age: null,
    sql: `NOT EXISTS (SELECT 1 FROM live_posts post WHERE post.game = pictures.game AND post.number = pictures.number)`
  },
  {
    table: "outbox",
    age: "posts",
    sql: `created < :cutoff AND status IN ('sent', 'replaced', 'damaged') AND NOT (${editable()})`
  },
  {
    table: "bases",
    age: null,
    sql: `NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.base = digest)
      AND NOT EXISTS (SELECT 1 FROM pictures WHERE pictures.base = digest)`
  }
];
function editable() {
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
async function sweep({ sqlite, write }, { table, sql, cutoff }, signal) {
  if (signal.aborted) return 0;
  const rows = `FROM ${table} WHERE rowid BETWEEN :from AND :to AND ${sql}`;
  const any = sqlite.prepare(`SELECT 1 ${rows} LIMIT 1`);
  const remove = sqlite.prepare(`DELETE ${rows}`);
  const ends = sqlite.prepare(
    `SELECT coalesce(min(rowid), 1) AS first, coalesce(max(rowid), 0) AS last FROM ${table}`
  );
  const { first, last } = ends.get() ?? { first: 1, last: 0 };
  let removed = 0;
  for (let from = first; from <= last && !signal.aborted; from += STRIDE) {
    const part = { from, to: from + STRIDE - 1, cutoff };
    if (any.get(part) !== void 0) removed += await write(() => remove.run(part).changes);
    await yieldToEventLoop();
  }
  return removed;
}

export {
  KEPT,
  cleanUp
};
