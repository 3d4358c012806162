/** What has had its time, table by table, as conditions that every database understands once it is told a few words. */
import type { Retention } from "./retention.ts";

const DAY = 24 * 3_600_000;

/** How a database says it. */
interface Dialect {
  /** The time before which rows go. */
  readonly cutoff: string;
  /** Whether a row of the outbox is an offer that is over. */
  readonly offerOver: string;
}

export interface CleaningStep {
  readonly table: string;
  /** Null: whatever its age. */
  readonly age: keyof Retention | null;
  /** Which rows go. */
  readonly sql: string;
}

/** Before when, ms since 1970, what a step removes must be; null: it stays for ever. */
export function cutoffOf({ age }: CleaningStep, keep: Retention, now: number): number | null {
  if (age === null) return now;
  return keep[age] === 0 ? null : now - keep[age] * DAY;
}

const POST_OF_PICTURE =
  "SELECT 1 FROM live_posts post WHERE post.game = pictures.game AND post.number = pictures.number";

/** In this order: what belongs to something that went goes after it. */
export const cleaningSteps = ({ cutoff, offerOver }: Dialect): readonly CleaningStep[] => [
  { table: "handled_interactions", age: "interactions", sql: `at < ${cutoff}` },
  { table: "sheets", age: "drafts", sql: `at < ${cutoff}` },
  {
    table: "games",
    age: "drafts",
    sql: `status = 'lesson' AND id IN (SELECT game FROM lessons WHERE at < ${cutoff})`,
  },
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
  ].map((table): CleaningStep => ({ table, age: "posts", sql: endedBefore(cutoff) })),
  // a closed post is never drawn up again, unless it is the last; its row in the outbox says when it was sent
  {
    table: "live_posts",
    age: "posts",
    sql: `NOT open
      AND number < (SELECT max(number) FROM live_posts last WHERE last.game = live_posts.game)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = live_posts.game AND slot = 'live:' || number
        AND (created >= ${cutoff} OR status IN ('waiting', 'held', 'sending', 'created', 'parked')))`,
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
    sql: `created < ${cutoff} AND status IN ('sent', 'replaced', 'damaged') AND NOT (${editable(offerOver)})`,
  },
  { table: "engines", age: null, sql: "NOT EXISTS (SELECT 1 FROM played WHERE engine = engines.hash)" },
];

const endedBefore = (cutoff: string): string =>
  `game IN (SELECT id FROM games WHERE status IN ('over', 'abandoned') AND ended < ${cutoff})`;

/** Whether a row is that of a message which may still be edited. */
function editable(offerOver: string): string {
  const going = "game IN (SELECT id FROM games WHERE status NOT IN ('over', 'abandoned'))";
  const newer = `EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = outbox.game AND newer.slot = outbox.slot
    AND newer.destination = outbox.destination AND newer.status = 'sent' AND newer.message IS NOT NULL
    AND newer.id > outbox.id)`;
  const postGone = `slot LIKE 'live:%' AND NOT EXISTS (SELECT 1 FROM live_posts post
    WHERE post.game = outbox.game AND slot = 'live:' || post.number)`;
  return `slot IS NOT NULL AND ${going} AND NOT ${newer} AND NOT (${postGone}) AND NOT (${offerOver})`;
}
