import { and, asc, count, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { forgetWords } from "./negotiation.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";

const box = (person: string): string => `person:${person}`;

/** What is kept of a person, and how it is forgotten. */
export function sqlitePrivacy({ orm, write }: Database): Pick<Repository, "traces" | "forgetPerson"> {
  return {
    async traces(person) {
      const { members, games, outbox } = t;
      const mine = orm
        .select({ game: members.game, seat: members.seat })
        .from(members)
        .where(eq(members.person, person))
        .all();
      const inGames = mine.map((m) => m.game);
      const seated = <T extends { readonly game: string; readonly seat: string }>(rows: readonly T[]): T[] =>
        rows.filter((row) => mine.some((m) => m.game === row.game && m.seat === row.seat));
      const ofSeats = <
        T extends typeof t.sheets | typeof t.standingOrders | typeof t.prepared | typeof t.news | typeof t.toldAlone,
      >(
        table: T,
      ) => {
        const inThese = (ids: readonly string[]) =>
          orm
            .select()
            .from(table)
            .where(inArray(table.game, [...ids]))
            .all();
        return seated(readable({ all: () => inThese(inGames), keys: () => inGames, part: (id) => inThese([id]) }));
      };
      return {
        memberships: orm
          .select({
            game: members.game,
            campaign: games.name,
            status: games.status,
            seat: members.seat,
            name: members.name,
            word: members.word,
            joined: members.joined,
            office: members.office,
            calls: members.calls,
            readsThreads: members.readsThreads,
          })
          .from(members)
          .innerJoin(games, eq(games.id, members.game))
          .where(eq(members.person, person))
          .orderBy(asc(members.joined))
          .all(),
        hosted: orm
          .select({ game: games.id, campaign: games.name, status: games.status })
          .from(games)
          .where(eq(games.host, person))
          .all(),
        moderated: orm
          .select({ game: games.id, campaign: games.name, status: games.status })
          .from(games)
          .where(eq(games.moderator, person))
          .all(),
        lent: orm
          .selectDistinct({ game: games.id, campaign: games.name, status: games.status })
          .from(members)
          .innerJoin(games, eq(games.id, members.game))
          .where(like(members.lender, `%"${person}"%`))
          .all(),
        acts: orm
          .select({ game: t.log.game, rows: count() })
          .from(t.log)
          .where(eq(t.log.person, person))
          .groupBy(t.log.game)
          .all(),
        sheets: ofSeats(t.sheets).filter((sheet) => ["", person].includes(sheet.person)),
        standingOrders: ofSeats(t.standingOrders),
        prepared: ofSeats(t.prepared),
        news: ofSeats(t.news),
        toldAlone: ofSeats(t.toldAlone).map(({ id: _, ...row }) => row),
        requests:
          orm
            .select({ n: count() })
            .from(t.requests)
            .where(
              or(
                eq(t.requests.asker, person),
                like(t.requests.yes, `%"${person}"%`),
                like(t.requests.no, `%"${person}"%`),
              ),
            )
            .get()?.n ?? 0,
        ballots: orm.select({ n: count() }).from(t.ballots).where(eq(t.ballots.person, person)).get()?.n ?? 0,
        motions: orm.select({ n: count() }).from(t.motions).where(eq(t.motions.proposer, person)).get()?.n ?? 0,
        councilMatters:
          orm
            .select({ n: count() })
            .from(t.councilMatters)
            .where(
              or(
                eq(t.councilMatters.asker, person),
                like(t.councilMatters.matter, `%"${person}"%`),
                like(t.councilMatters.yes, `%"${person}"%`),
                like(t.councilMatters.no, `%"${person}"%`),
              ),
            )
            .get()?.n ?? 0,
        seatOffers: orm
          .select({
            game: t.seatOffers.game,
            giver: t.seatOffers.giver,
            by: t.seatOffers.by,
            taker: t.seatOffers.taker,
            lends: t.seatOffers.lends,
            until: t.seatOffers.until,
            at: t.seatOffers.at,
          })
          .from(t.seatOffers)
          .where(or(eq(t.seatOffers.giver, person), eq(t.seatOffers.taker, person), eq(t.seatOffers.by, person)))
          .all(),
        promises: orm
          .select({ game: t.promises.game, seat: t.promises.seat, text: t.promises.text, at: t.promises.at })
          .from(t.promises)
          .where(eq(t.promises.person, person))
          .all(),
        reasons: orm
          .select({ game: t.reasons.game, seat: t.reasons.seat, text: t.reasons.text })
          .from(t.reasons)
          .where(eq(t.reasons.person, person))
          .all(),
        talks: orm
          .select({ game: t.talks.game, seats: t.talks.seats, at: t.talks.at })
          .from(t.talks)
          .where(or(...[t.talks.persons, t.talks.inside, t.talks.readers].map((list) => like(list, `%"${person}"%`))))
          .all(),
        departures: orm
          .select({ game: t.departures.game, name: t.departures.name, missed: t.departures.missed })
          .from(t.departures)
          .where(eq(t.departures.person, person))
          .all(),
        privateThreads: orm
          .select({ game: t.mailboxes.game, thread: t.mailboxes.thread })
          .from(t.mailboxes)
          .where(eq(t.mailboxes.person, person))
          .all(),
        directMessages: orm.select().from(t.directBoxes).where(eq(t.directBoxes.person, person)).get() ?? null,
        messages: orm
          .select({ game: outbox.game, status: outbox.status, created: outbox.created, payload: outbox.payload })
          .from(outbox)
          .where(eq(outbox.destination, box(person)))
          .orderBy(asc(outbox.id))
          .all(),
        mentions:
          orm
            .select({ n: count() })
            .from(outbox)
            .where(like(outbox.payload, `%"${person}"%`))
            .get()?.n ?? 0,
        preferences:
          orDamaged(() => orm.select().from(t.preferences).where(eq(t.preferences.person, person)).get())?.settings ??
          null,
      };
    },
    async forgetPerson(person) {
      await write(() => {
        orm.delete(t.preferences).where(eq(t.preferences.person, person)).run();
        orm.delete(t.notified).where(eq(t.notified.person, person)).run();
        for (const table of [t.outbox, t.obstacles])
          orm
            .delete(table)
            .where(eq(table.destination, box(person)))
            .run();
        orm.delete(t.mailboxes).where(eq(t.mailboxes.person, person)).run();
        orm.delete(t.directBoxes).where(eq(t.directBoxes.person, person)).run();
        orm.delete(t.departures).where(eq(t.departures.person, person)).run();
        for (const column of [t.seatOffers.giver, t.seatOffers.taker, t.seatOffers.by])
          orm.update(t.seatOffers).set({ open: false }).where(eq(column, person)).run();
        orm.update(t.seatOffers).set({ giver: "" }).where(eq(t.seatOffers.giver, person)).run();
        orm.update(t.seatOffers).set({ by: "" }).where(eq(t.seatOffers.by, person)).run();
        orm.update(t.seatOffers).set({ taker: "" }).where(eq(t.seatOffers.taker, person)).run();
      });
    },
  };
}

/** The part of a change that puts a placeholder where a person was. */
export function forgetting({ orm }: Database): (change: Change) => void {
  return ({ game, forget }) => {
    if (!forget) return;
    const { person, as, seats } = forget;
    orm
      .update(t.log)
      .set({ person: as })
      .where(and(eq(t.log.game, game), eq(t.log.person, person)))
      .run();
    const renamed = (column: typeof t.requests.yes | typeof t.requests.no) =>
      sql`replace(${column}, ${`"${person}"`}, ${`"${as}"`})`;
    const { yes, no, asker } = t.requests;
    orm
      .update(t.requests)
      .set({ yes: renamed(yes), no: renamed(no) })
      .where(eq(t.requests.game, game))
      .run();
    orm
      .update(t.requests)
      .set({ asker: as, status: sql`CASE status WHEN 'open' THEN 'lapsed' ELSE status END` })
      .where(and(eq(t.requests.game, game), eq(asker, person)))
      .run();
    forgetInCouncils(orm, game, person, as);
    forgetWords(orm, game, person, as);
    for (const table of [t.standingOrders, t.prepared, t.news])
      orm
        .delete(table)
        .where(and(eq(table.game, game), inArray(table.seat, [...seats])))
        .run();
    const { sheets, ballots, motions } = t;
    const ofSeats = inArray(sheets.seat, [...seats]);
    orm
      .delete(sheets)
      .where(and(eq(sheets.game, game), ofSeats, inArray(sheets.person, ["", person])))
      .run();
    orm
      .delete(ballots)
      .where(and(eq(ballots.game, game), eq(ballots.person, person)))
      .run();
    for (const column of ["proposer", "by"] as const)
      orm
        .update(motions)
        .set({ [column]: as })
        .where(and(eq(motions.game, game), eq(motions[column], person)))
        .run();
    orm
      .delete(t.notified)
      .where(and(eq(t.notified.game, game), eq(t.notified.person, person)))
      .run();
    orm
      .delete(t.outbox)
      .where(and(eq(t.outbox.game, game), eq(t.outbox.destination, box(person))))
      .run();
    // what was sent is not needed any more, and pictures name the players
    orm.delete(t.pictures).where(eq(t.pictures.game, game)).run();
    const done = and(eq(t.outbox.game, game), inArray(t.outbox.status, ["sent", "replaced"]));
    orm.update(t.outbox).set({ payload: EMPTY }).where(done).run();
    const named = sql`replace(${t.outbox.payload}, ${`"${person}"`}, ${`"${as}"`})`;
    const words = sql`CASE WHEN instr(${t.outbox.words}, ${person}) > 0 THEN NULL ELSE ${t.outbox.words} END`;
    orm.update(t.outbox).set({ payload: named, words }).where(eq(t.outbox.game, game)).run();
  };
}

/** The part of a change that takes a campaign's former name out of messages: what was sent is not needed any more. */
export function renaming({ orm }: Database): (change: Change) => void {
  return ({ game, renamed, set }) => {
    if (renamed === undefined) return;
    const { payload, status } = t.outbox;
    const isPost = and(eq(t.outbox.game, game), sql`json_extract(${payload}, '$.kind') = 'post'`);
    const isSent = inArray(status, ["sent", "replaced"]);
    orm.update(t.outbox).set({ payload: EMPTY }).where(and(isPost, isSent)).run();
    const title = sql`json_set(${payload}, '$.post.title', replace(json_extract(${payload}, '$.post.title'), ${renamed}, ${set?.name ?? ""}))`;
    orm.update(t.outbox).set({ payload: title }).where(isPost).run();
  };
}

/**
 * A placeholder in what councils have decided. Who is in the thread of a running campaign is kept until the messenger has
 * put them out of it.
 */
function forgetInCouncils(orm: Database["orm"], game: string, person: string, as: string): void {
  const { matter, asker, yes, no, status } = t.councilMatters;
  const renamed = (column: typeof yes | typeof no | typeof matter) =>
    sql`replace(${column}, ${`"${person}"`}, ${`"${as}"`})`;
  const concerned = or(eq(asker, person), sql`json_extract(${matter}, '$.person') = ${person}`);
  const nameless = sql`CASE json_extract(${matter}, '$.kind') WHEN 'admission' THEN json_set(${matter}, '$.name', ${as}) ELSE ${matter} END`;
  const lapsed = sql`CASE ${status} WHEN 'open' THEN 'lapsed' ELSE ${status} END`;
  const ofGame = eq(t.councilMatters.game, game);
  orm.update(t.councilMatters).set({ matter: nameless, status: lapsed }).where(and(ofGame, concerned)).run();
  orm
    .update(t.councilMatters)
    .set({ asker: as })
    .where(and(ofGame, eq(asker, person)))
    .run();
  orm
    .update(t.councilMatters)
    .set({ matter: renamed(matter), yes: renamed(yes), no: renamed(no) })
    .where(ofGame)
    .run();
  orm
    .update(t.councils)
    .set({ called: sql`replace(${t.councils.called}, ${`"${person}"`}, ${`"${as}"`})` })
    .where(eq(t.councils.game, game))
    .run();
  orm
    .update(t.councils)
    .set({ inside: sql`replace(${t.councils.inside}, ${`"${person}"`}, ${`"${as}"`})` })
    .where(
      and(
        eq(t.councils.game, game),
        sql`(SELECT ${t.games.status} FROM ${t.games} WHERE ${t.games.id} = ${game}) <> 'running'`,
      ),
    )
    .run();
}

const EMPTY = {
  kind: "post",
  post: { title: "", text: [], controls: [], ping: [], thread: null },
} as const;
