/** The store on SQLite: everything in one file, one writer. */
import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import type { Result, Seat } from "#engine";
import { chronicled, MOST_ACTS, turnOf } from "../read-rows.ts";
import type { ChronicleRow, FormerHolder, LogRow, Member, RowSpan, SeatOffer, Snapshot, TurnRow } from "../records.ts";
import type { LogPart, Repository } from "../repository.ts";
import { sqliteBallots } from "./ballots.ts";
import { sqliteCheckpoints } from "./checkpoints.ts";
import { sqliteCouncils } from "./councils.ts";
import type { Database } from "./database.ts";
import { sqliteDepartures } from "./departures.ts";
import { sqliteDirectBoxes } from "./direct-boxes.ts";
import { sqliteDue } from "./due.ts";
import { sqliteEngines } from "./engines.ts";
import { sqliteGames } from "./games.ts";
import { sqliteIdleness } from "./idleness.ts";
import { sqliteInstallation } from "./installation.ts";
import { sqliteLessons } from "./lessons.ts";
import { sqliteMotions } from "./motions.ts";
import { sqliteNegotiation } from "./negotiation.ts";
import { sqliteOutbox } from "./outbox.ts";
import { sqlitePosts } from "./posts.ts";
import { sqlitePrivacy } from "./privacy.ts";
import { sqlitePrivateLines } from "./private-lines.ts";
import { sqliteReplays } from "./replays.ts";
import * as t from "./schema.ts";
import { sqliteSeats } from "./seats.ts";
import { sqliteStarts } from "./starts.ts";
import { sqliteThreads } from "./threads.ts";
import { whenAsked } from "./when-asked.ts";
import { sqliteWhole } from "./whole.ts";
import { changeWriter } from "./writer.ts";

export function sqliteRepository(database: Database): Repository {
  const { orm } = database;
  const read = hotReads(database);
  const writer = changeWriter(database);
  const rows = logReader(database);
  const told = newsReader(database);
  const acted = actedReader(database);
  const alone = database.sqlite.prepare<[string], { game: string; person: string | null }>(`
      SELECT games.id AS game, min(members.person) AS person FROM games
      LEFT JOIN members ON members.game = games.id AND members.seat IS NOT NULL AND NOT members.bot
      WHERE games.guild = ? AND +games.status = 'running'
      GROUP BY games.id HAVING count(DISTINCT members.person) <= 1`);

  const lobbies = database.sqlite.prepare("UPDATE games SET due = 0 WHERE guild = ? AND +status = 'lobby'");

  const repository: Omit<Repository, "whole"> = {
    isShared: false,
    write: writer,
    handled: async (id) => read.handled.get({ id }) !== undefined,

    members: async (game) => read.members.all({ game }) satisfies Member[],
    formerHolders: async (game) =>
      read.formerHolders.all({ game }).map(({ id: _, game: __, ...holder }) => holder) satisfies FormerHolder[],
    alone: async (guild) => alone.all(guild),
    async openedSince(guild, at) {
      const { host, channel, created } = t.games;
      const since = and(eq(t.games.guild, guild), gte(created, at));
      return orm.select({ host, channel, created }).from(t.games).where(since).orderBy(asc(created)).all();
    },
    seatOffers: async (game) =>
      read.seatOffers.all({ game }).map(({ game: _, ...offer }) => offer) satisfies SeatOffer[],
    snapshot: async (game): Promise<Snapshot | null> => read.snapshot.get({ game }) ?? null,
    log: async (game, part = { from: 0 }) => rows(game, part),
    async told(game, last) {
      const { told, at, seq } = t.log;
      const found = orm
        .select({ told, at })
        .from(t.log)
        .where(and(eq(t.log.game, game), sql`${told} <> '[]'`));
      return found.orderBy(desc(seq)).limit(last).all().reverse();
    },
    chronicle: async (game, span = {}) => told.chronicle(game, span),
    turns: async (game) => told.turns(game),
    acts: async (game, seat) => told.acts(game, seat),
    toldSince: async (game, seats) => new Map(seats.map((seat) => [seat, told.bySeat(game, seat)])),
    toldAfter: async (game, at) => told.after(game, at),
    acted: async (game) => acted(game),
    actors: async (game) => read.actors.all({ game }).flatMap(({ person }) => person ?? []),
    result: async (game): Promise<Result | null> => read.result.get({ game })?.result ?? null,

    pack: async (hash) => read.pack.get({ hash })?.files ?? null,
    async keepPack(hash, game, files) {
      await database.write(() =>
        orm
          .insert(t.packs)
          .values({ hash, game, files })
          .onConflictDoUpdate({ target: t.packs.hash, set: { files } })
          .run(),
      );
    },

    ...sqliteGames(database),
    ...sqliteDue(database),
    ...sqliteIdleness(database),
    ...sqliteInstallation(database),
    ...sqliteSeats(database),
    ...sqliteStarts(database),
    ...sqliteDepartures(database),
    ...sqliteDirectBoxes(database),
    ...sqliteEngines(database),
    ...sqliteCheckpoints(database),
    ...sqlitePosts(database),
    ...sqliteReplays(database),
    ...sqliteLessons(database),
    ...sqlitePrivateLines(database),
    ...sqliteThreads(database),
    ...sqliteMotions(database),
    ...sqliteNegotiation(database),
    ...sqliteBallots(database),
    ...sqliteCouncils(database),
    ...sqlitePrivacy(database),

    guildSettings: async (guild) => read.guild.get({ id: guild })?.settings ?? null,
    async keepGuildSettings(id, settings) {
      const row = orm.insert(t.guilds).values({ id, settings });
      await database.write(() => {
        row.onConflictDoUpdate({ target: t.guilds.id, set: { settings } }).run();
        lobbies.run(id); // how long they are open is settled there
      });
    },

    outbox: sqliteOutbox(database),
  };
  return { ...repository, ...sqliteWhole(database, repository) };
}

/** Reads that come with every press or tick: built and prepared once, when the first comes. */
function hotReads({ orm }: Database) {
  const game = sql.placeholder("game");
  const id = sql.placeholder("id");
  const { members } = t;
  return whenAsked({
    handled: () => orm.select().from(t.handledInteractions).where(eq(t.handledInteractions.id, id)).prepare(),
    members: () => orm.select().from(members).where(eq(members.game, game)).orderBy(asc(members.id)).prepare(),
    formerHolders: () =>
      orm
        .select()
        .from(t.formerHolders)
        .where(eq(t.formerHolders.game, game))
        .orderBy(asc(t.formerHolders.id))
        .prepare(),
    seatOffers: () =>
      orm.select().from(t.seatOffers).where(eq(t.seatOffers.game, game)).orderBy(asc(t.seatOffers.id)).prepare(),
    actors: () => orm.selectDistinct({ person: t.log.person }).from(t.log).where(eq(t.log.game, game)).prepare(),
    snapshot: () => orm.select().from(t.snapshots).where(eq(t.snapshots.game, game)).prepare(),
    result: () => orm.select().from(t.results).where(eq(t.results.game, game)).prepare(),
    pack: () =>
      orm
        .select()
        .from(t.packs)
        .where(eq(t.packs.hash, sql.placeholder("hash")))
        .prepare(),
    guild: () => orm.select().from(t.guilds).where(eq(t.guilds.id, id)).prepare(),
  });
}

function logReader({ orm }: Database): (game: string, part: LogPart) => readonly LogRow[] {
  const { log } = t;
  const ofGame = eq(log.game, sql.placeholder("game"));
  const read = whenAsked({
    since: () =>
      orm
        .select()
        .from(log)
        .where(and(ofGame, gte(log.seq, sql.placeholder("from"))))
        .orderBy(asc(log.seq))
        .limit(sql.placeholder("most"))
        .prepare(),
    newest: () => orm.select().from(log).where(ofGame).orderBy(desc(log.seq)).limit(sql.placeholder("last")).prepare(),
  });
  // params were canonical JSON when written
  return (game, part) =>
    "from" in part
      ? (read.since.all({ game, from: part.from, most: part.most ?? -1 }) as LogRow[])
      : (read.newest.all({ game, last: part.last }) as LogRow[]).reverse();
}

interface NewsReader {
  /** From a seat's last own act on. */
  bySeat(game: string, seat: Seat): readonly ChronicleRow[];
  after(game: string, at: number): readonly ChronicleRow[];
  chronicle(game: string, span: RowSpan): readonly ChronicleRow[];
  turns(game: string): readonly TurnRow[];
  acts(game: string, seat: Seat): readonly Pick<LogRow, "seq" | "at">[];
}

/** The first row that a row takes back. */
const BACK = "CASE WHEN kind = 'rewind' AND json_valid(params) THEN json_extract(params, '$.to') END AS back";
/** As a row's `about` has it where that begins a turn. */
const BEGINS = `'%"standing":%'`;
/** As it has it where somebody's time was over. */
const OVERDUE = `'%"overdue":%'`;

/** What the public was told. Asked with every question, so its statements are prepared once. */
function newsReader({ sqlite }: Database): NewsReader {
  const lastActs = sqlite.prepare<[string, Seat, number], Pick<LogRow, "seq" | "at">>(
    "SELECT seq, at FROM log WHERE game = ? AND seat = ? AND kind = 'act' ORDER BY seq DESC LIMIT ?",
  );
  const lastBy = sqlite
    .prepare<[string, number], number>("SELECT seq FROM log WHERE game = ? AND at <= ? ORDER BY seq DESC LIMIT 1")
    .pluck();
  const rows = sqlite.prepare<[string, number, number], Parameters<typeof chronicled>[0]>(
    `SELECT seq, seat, kind, action, at, told, about, ${BACK} FROM log WHERE game = ? AND seq BETWEEN ? AND ? AND (told <> '[]' OR about LIKE ${OVERDUE}) ORDER BY seq`,
  );
  const turns = sqlite.prepare<[string], Parameters<typeof turnOf>[0]>(
    `SELECT seq, hash, about, ${BACK} FROM log WHERE game = ? AND (kind = 'rewind' OR about LIKE ${BEGINS}) ORDER BY seq`,
  );
  const chronicle = (game: string, { from = 0, to = Number.MAX_SAFE_INTEGER }: RowSpan): readonly ChronicleRow[] =>
    rows.all(game, from, to).map(chronicled);
  return {
    bySeat: (game, seat) => chronicle(game, { from: lastActs.get(game, seat, 1)?.seq ?? 0 }),
    after: (game, at) => chronicle(game, { from: (lastBy.get(game, at) ?? -1) + 1 }),
    chronicle,
    turns: (game) => turns.all(game).map(turnOf),
    acts: (game, seat) => lastActs.all(game, seat, MOST_ACTS),
  };
}

function actedReader({ sqlite }: Database): (game: string) => readonly Seat[] {
  const seats = sqlite
    .prepare<[string], Seat>("SELECT DISTINCT seat FROM log WHERE game = ? AND kind = 'act' ORDER BY seat")
    .pluck();
  return (game) => seats.all(game);
}
