/** What is kept of a person, read through all tables: for a thread of its own, since names stand in many of them. */
import { asc, count, eq, inArray, like, or } from "drizzle-orm";
import { boxOf } from "../forgotten.ts";
import type { Traces } from "../traces.ts";
import { ballotsOf } from "./ballots.ts";
import type { Database } from "./database.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";

export function tracesOf({ orm }: Pick<Database, "orm">, person: string): Traces {
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
    ballots: ballotsOf({ orm }, person),
    motionBallots:
      orm.select({ n: count() }).from(t.motionBallots).where(eq(t.motionBallots.person, person)).get()?.n ?? 0,
    motions: orm.select({ n: count() }).from(t.motions).where(eq(t.motions.proposer, person)).get()?.n ?? 0,
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
      .where(eq(outbox.destination, boxOf(person)))
      .orderBy(asc(outbox.id))
      .all(),
    mentions:
      orm
        .select({ n: count() })
        .from(outbox)
        .where(like(outbox.payload, `%"${person}"%`))
        .get()?.n ?? 0,
    preferences:
      orDamaged(() => orm.select().from(t.preferences).where(eq(t.preferences.person, person)).get())?.settings ?? null,
  };
}

/** The campaigns in which something of a person is kept beside what a campaign's own changes forget. */
export function gamesNaming({ orm }: Pick<Database, "orm">, person: string): readonly string[] {
  const { notified, mailboxes, departures, outbox, obstacles, seatOffers } = t;
  const rows = [
    ...[notified, mailboxes, departures].map((table) =>
      orm.selectDistinct({ game: table.game }).from(table).where(eq(table.person, person)).all(),
    ),
    ...[outbox, obstacles].map((table) =>
      orm
        .selectDistinct({ game: table.game })
        .from(table)
        .where(eq(table.destination, boxOf(person)))
        .all(),
    ),
    orm
      .selectDistinct({ game: seatOffers.game })
      .from(seatOffers)
      .where(or(...[seatOffers.giver, seatOffers.taker, seatOffers.by].map((column) => eq(column, person))))
      .all(),
  ];
  return [...new Set(rows.flat().map(({ game }) => game))];
}
