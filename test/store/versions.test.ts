import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IdTaken } from "../../src/store/problems.ts";
import { KEPT } from "../../src/store/retention.ts";
import * as schema from "../../src/store/sqlite/schema.ts";
import { writeBehind } from "../write-behind.ts";
import { ASKED, CHANGES, SENT } from "./every-read.ts";
import { noteWritten, type Written } from "./executed-statements.ts";
import { GAME, IS_SERVED, record, type Store, storeWith } from "./in-memory.ts";
import { notePrepared } from "./prepared-statements.ts";

/**
 * What changes of a campaign are made from: whatever writes one of these counts up its version, so that a change made from what
 * was there before is refused. Named are the columns that do not count.
 */
const COVERED: { readonly [table: string]: readonly string[] } = {
  games: ["due", "due_tries"], // when it is looked at follows from the rest
  members: [],
  former_holders: [],
  seat_offers: [],
  seats: [],
  results: [],
  log: [],
  snapshots: [],
  told_alone: [],
  clocks: [],
  standing_orders: [],
  prepared: [],
  ballots: [],
  councils: ["thread", "post", "wait", "inside", "called"], // where a council meets: the messenger's, who reads it anew
  council_votes: [],
  motions: [],
  motion_ballots: [],
  promises: [],
  reasons: [],
  talks: ["thread", "inside", "last"], // as with councils
  live_posts: [],
  pictures: [],
  news: [],
  lessons: [],
};

/** Tables of campaigns that no version covers, and why none need. */
const FREE: { readonly [table: string]: string } = {
  sheets: "what is being filled in: whoever submits it says what they saw of it",
  outbox: "what is sent, by its own status",
  obstacles: "what was told of places that cannot be reached",
  threads: "where posts lie: read anew by the messenger",
  mailboxes: "where posts lie: read anew by the messenger",
  shown_posts: "what the newest post was sent with: the messenger's",
  notified: "what somebody was notified of last: the messenger's",
  departures: "who was not found on a server: looked up again every hour",
  last_played: "a time that only grows",
  checkpoints: "earlier states, each of which follows from the log",
  checks: "which code has played the log",
  played: "which code has played the log",
  replays: "how far its page has come, which has a version of its own",
};

/** What writes covered tables without a change, and why. */
const BESIDE: { readonly [method: string]: { readonly tables: readonly string[]; readonly why: string } } = {
  forgetPerson: {
    tables: ["seat_offers"],
    why: "only of campaigns in which the person has no part, so open to nobody",
  },
  dropLesson: { tables: ["games"], why: "a lesson that is over: nothing is left to be changed" },
  dropLessonsBut: { tables: ["games"], why: "lessons that nobody can go on with: nothing is left to be changed" },
};

/** The same of the cleaning. */
const CLEANED = [
  ...["standing_orders", "prepared", "clocks", "news", "ballots", "motion_ballots", "motions", "council_votes"], // of campaigns long over
  "games", // lessons that nobody goes on with
  ...["councils", "live_posts", "pictures"], // likewise, and closed posts, and pictures that others have replaced
];

const ofCampaigns = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .filter((table) => table === schema.games || "game" in getTableColumns(table))
  .filter((table) => table !== schema.packs && table !== schema.engines) // there it is a game, and no campaign
  .map((table) => getTableConfig(table).name);

/** The covered tables among what was written, as far as it counts. */
const counting = (all: readonly Written[]): readonly string[] => [
  ...new Set(
    all.flatMap(({ table, columns }) => {
      const free = COVERED[table];
      return free && (columns === null || columns.some((column) => !free.includes(column))) ? [table] : [];
    }),
  ),
];

describe("the version of a campaign", () => {
  let store: Store;
  beforeEach(async () => {
    store = await storeWith(GAME);
  });
  afterEach(() => store.close());
  const version = async (): Promise<number> => (await store.repository.head(GAME))?.version ?? 0;

  it("covers each of its tables, or a reason stands here why it need not", () => {
    expect(ofCampaigns.toSorted()).toEqual([...Object.keys(COVERED), ...Object.keys(FREE)].toSorted());
  });

  it("is counted up by every change, whatever it changes", async () => {
    for (const change of CHANGES.filter(({ create }) => !create)) {
      const before = await version();
      await writeBehind(store.repository, { game: GAME, at: 5, ...change });
      expect(await version()).toBe(before + 1);
    }
  });

  it("stays as it is where an interaction comes again", async () => {
    await store.repository.write({ game: GAME, interaction: "i", at: 5 }, 1);
    expect(await store.repository.write({ game: GAME, interaction: "i", at: 5 }, 1)).toBe("repeated");
    expect(await version()).toBe(2);
  });

  it("is 1 in a new campaign, which cannot be created twice", async () => {
    expect(await version()).toBe(1);
    await expect(store.repository.write({ game: GAME, create: record(GAME), at: 5 }, null)).rejects.toThrow(IdTaken);
  });

  // what each method writes is the same on PostgreSQL; SQLite notes what is executed
  it.skipIf(IS_SERVED)("is what nothing else of what it covers is written without", async () => {
    const { repository, database } = store;
    const found: { [method: string]: readonly string[] } = {};
    const noted = noteWritten(database);
    const all: [string, () => unknown][] = [
      ...Object.entries(ASKED).map(([name, ask]): [string, () => unknown] => [name, () => ask(repository)]),
      ...Object.entries(SENT).map(([name, ask]): [string, () => unknown] => [
        `outbox.${name}`,
        () => ask(repository.outbox),
      ]),
    ];
    for (const [name, ask] of all) {
      if (name === "write") continue;
      noted.begin();
      await Promise.all([ask()].flat());
      const tables = counting(noted.written());
      if (tables.length > 0) found[name] = tables;
    }
    noted.end();
    expect(found).toEqual(Object.fromEntries(Object.entries(BESIDE).map(([name, { tables }]) => [name, tables])));
  });

  it.skipIf(IS_SERVED)(
    "need not be counted up by the cleaning, which takes nothing that a change is made from",
    async () => {
      const noted = notePrepared();
      await store.storage.cleanUp(KEPT, 1);
      noted.end();
      const cleaned = [...noted.statements].flatMap((one) => /^DELETE FROM (\w+)/.exec(one)?.[1] ?? []);
      expect(new Set(cleaned.filter((table) => table in COVERED))).toEqual(new Set(CLEANED));
    },
  );
});
