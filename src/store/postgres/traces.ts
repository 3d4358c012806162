/** What is kept of a person, read through all tables, and how it goes where they have no part in a campaign. */
import { type AnyColumn, and, asc, count, eq, getTableColumns, inArray, like, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { boxOf } from "../forgotten.ts";
import type { Repository } from "../repository.ts";
import type { Traces } from "../traces.ts";
import type { Database } from "./database.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";
import { first, type Session } from "./session.ts";

export function postgresPrivacy({ session, write }: Database): Pick<Repository, "traces" | "forgetPerson"> {
  return {
    traces: (person) => tracesOf(session, person),
    async forgetPerson(person) {
      const games = await gamesNaming(session, person);
      await write(({ orm, run }) => {
        run(orm.delete(t.preferences).where(eq(t.preferences.person, person)));
        run(orm.delete(t.directBoxes).where(eq(t.directBoxes.person, person)));
        if (games.length === 0) return;
        for (const table of [t.notified, t.mailboxes, t.departures])
          run(orm.delete(table).where(and(inArray(table.game, games), eq(table.person, person))));
        for (const table of [t.outbox, t.obstacles])
          run(orm.delete(table).where(and(inArray(table.game, games), eq(table.destination, boxOf(person)))));
        const { seatOffers: offers } = t;
        for (const name of ["giver", "taker", "by"] as const) {
          const theirs = and(inArray(offers.game, games), eq(offers[name], person));
          run(
            orm
              .update(offers)
              .set({ open: false, [name]: "" })
              .where(theirs),
          );
        }
      });
    },
  };
}

/** Whether a list in JSON names a person. */
const names = (column: AnyColumn, person: string): SQL => like(column, `%"${person}"%`);

async function tracesOf(session: Session, person: string): Promise<Traces> {
  const { orm } = session;
  const { preferences, directBoxes, outbox } = t;
  const settings = () => first(orm.select().from(preferences).where(eq(preferences.person, person)));
  return {
    ...(await campaignsOf(session, person)),
    ...(await seatsOf(session, person)),
    ...(await saidBy(session, person)),
    directMessages: await first(orm.select().from(directBoxes).where(eq(directBoxes.person, person))),
    messages: await orm
      .select({ game: outbox.game, status: outbox.status, created: outbox.created, payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.destination, boxOf(person)))
      .orderBy(asc(outbox.id)),
    mentions: await countOf(session, outbox, names(outbox.payload, person)),
    preferences: (await orDamaged(settings))?.settings ?? null,
  };
}

async function countOf({ orm }: Session, table: PgTable, where: SQL | undefined): Promise<number> {
  return (await first(orm.select({ n: count() }).from(table).where(where)))?.n ?? 0;
}

/** Campaigns that somebody plays, hosts, looks after, has acted in or was missed in. */
async function campaignsOf({ orm }: Session, person: string) {
  const { members, games, log, departures, mailboxes } = t;
  const campaign = { game: games.id, campaign: games.name, status: games.status };
  const { seat, name, word, joined, office, calls, readsThreads } = members;
  const membership = { ...campaign, seat, name, word, joined, office, calls, readsThreads };
  return {
    memberships: await orm
      .select(membership)
      .from(members)
      .innerJoin(games, eq(games.id, members.game))
      .where(eq(members.person, person))
      .orderBy(asc(joined)),
    hosted: await orm.select(campaign).from(games).where(eq(games.host, person)),
    moderated: await orm.select(campaign).from(games).where(eq(games.moderator, person)),
    lent: await orm
      .selectDistinct(campaign)
      .from(members)
      .innerJoin(games, eq(games.id, members.game))
      .where(names(members.lender, person)),
    acts: await orm.select({ game: log.game, rows: count() }).from(log).where(eq(log.person, person)).groupBy(log.game),
    departures: await orm
      .select({ game: departures.game, name: departures.name, missed: departures.missed })
      .from(departures)
      .where(eq(departures.person, person)),
    privateThreads: await orm
      .select({ game: mailboxes.game, thread: mailboxes.thread })
      .from(mailboxes)
      .where(eq(mailboxes.person, person)),
  } satisfies Partial<Traces>;
}

/** What is kept for the seats that somebody holds. */
async function seatsOf({ orm }: Session, person: string) {
  const { members, sheets, standingOrders, prepared, news, toldAlone } = t;
  const { id: _, ...ofToldAlone } = getTableColumns(toldAlone);
  const mine = await orm
    .select({ game: members.game, seat: members.seat })
    .from(members)
    .where(eq(members.person, person));
  const inGames = mine.map(({ game }) => game);
  const ofSeats = async <T extends { readonly game: string; readonly seat: string }>(
    inThese: (ids: readonly string[]) => PromiseLike<readonly T[]>,
  ): Promise<readonly T[]> => {
    if (inGames.length === 0) return [];
    const rows = await readable({
      all: () => inThese(inGames),
      keys: async () => inGames,
      part: (id) => inThese([id]),
    });
    return rows.filter((row) => mine.some(({ game, seat }) => game === row.game && seat === row.seat));
  };
  const own = await ofSeats((ids) =>
    orm
      .select()
      .from(sheets)
      .where(inArray(sheets.game, [...ids])),
  );
  return {
    sheets: own.filter((sheet) => ["", person].includes(sheet.person)),
    standingOrders: await ofSeats((ids) =>
      orm
        .select()
        .from(standingOrders)
        .where(inArray(standingOrders.game, [...ids])),
    ),
    prepared: await ofSeats((ids) =>
      orm
        .select()
        .from(prepared)
        .where(inArray(prepared.game, [...ids])),
    ),
    news: await ofSeats((ids) =>
      orm
        .select()
        .from(news)
        .where(inArray(news.game, [...ids])),
    ),
    toldAlone: await ofSeats((ids) =>
      orm
        .select(ofToldAlone)
        .from(toldAlone)
        .where(inArray(toldAlone.game, [...ids]))
        .orderBy(asc(toldAlone.id)),
    ),
  } satisfies Partial<Traces>;
}

/** What somebody has voted on, moved, offered, promised or talked about. */
async function saidBy(session: Session, person: string) {
  const { orm } = session;
  const { ballots, motions, motionBallots, seatOffers: offers, promises, reasons, talks } = t;
  const { game, giver, by, taker, lends, until, at } = offers;
  const among = [talks.persons, talks.inside, talks.readers];
  const named = [ballots.subject, ballots.yes, ballots.no];
  return {
    ballots: await countOf(
      session,
      ballots,
      or(eq(ballots.asker, person), ...named.map((column) => names(column, person))),
    ),
    motionBallots: await countOf(session, motionBallots, eq(motionBallots.person, person)),
    motions: await countOf(session, motions, eq(motions.proposer, person)),
    seatOffers: await orm
      .select({ game, giver, by, taker, lends, until, at })
      .from(offers)
      .where(or(eq(giver, person), eq(taker, person), eq(by, person))),
    promises: await orm
      .select({ game: promises.game, seat: promises.seat, text: promises.text, at: promises.at })
      .from(promises)
      .where(eq(promises.person, person)),
    reasons: await orm
      .select({ game: reasons.game, seat: reasons.seat, text: reasons.text })
      .from(reasons)
      .where(eq(reasons.person, person)),
    talks: await orm
      .select({ game: talks.game, seats: talks.seats, at: talks.at })
      .from(talks)
      .where(or(...among.map((column) => names(column, person)))),
  } satisfies Partial<Traces>;
}

/** The campaigns in which something of a person is kept beside what a campaign's own changes forget. */
async function gamesNaming({ rows }: Session, person: string): Promise<string[]> {
  const found = await rows<{ game: string }>(
    `SELECT game FROM notified WHERE person = $1 UNION SELECT game FROM mailboxes WHERE person = $1
      UNION SELECT game FROM departures WHERE person = $1
      UNION SELECT game FROM outbox WHERE destination = $2 UNION SELECT game FROM obstacles WHERE destination = $2
      UNION SELECT game FROM seat_offers WHERE giver = $1 OR taker = $1 OR "by" = $1`,
    ...[person, boxOf(person)],
  );
  return found.map(({ game }) => game);
}
