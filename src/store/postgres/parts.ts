/** What a campaign in memory is made of beside its record and its log: people, states, clocks, what seats have settled. */
import { and, asc, desc, eq, getTableColumns, max, sql } from "drizzle-orm";
import { lineToday } from "../../earlier/told-words.ts";
import { settled } from "../read-rows.ts";
import type { PrivateRow, Snapshot, ToldAlone } from "../records.ts";
import type { Repository } from "../repository.ts";
import { listIn } from "../stored-json.ts";
import { orDamaged } from "./readable.ts";
import * as t from "./schema.ts";
import { first, type Session } from "./session.ts";

type Parts = Pick<
  Repository,
  "members" | "formerHolders" | "seatOffers" | "snapshot" | "checkpoint" | "result" | "lesson" | "toldAlone"
> &
  Pick<Repository, "orders" | "prepared" | "clocks" | "sheet" | "filledInAt" | "livePost" | "news">;

/** A row without the game that it was asked for by. */
export const withoutGame = <T extends { readonly game: string }>({ game: _, ...rest }: T): Omit<T, "game"> => rest;

export function postgresParts(session: Session): Parts {
  const { orm, rows } = session;
  const hot = hotReads(session);
  return {
    members: (game) => hot.members.execute({ game }),
    async formerHolders(game) {
      const { id: _, game: ofGame, ...columns } = getTableColumns(t.formerHolders);
      return await orm.select(columns).from(t.formerHolders).where(eq(ofGame, game)).orderBy(asc(t.formerHolders.id));
    },
    async seatOffers(game) {
      const { seatOffers: offers } = t;
      return (await orm.select().from(offers).where(eq(offers.game, game)).orderBy(asc(offers.id))).map(withoutGame);
    },
    snapshot: (game) => first(hot.snapshot.execute({ game })),
    checkpoint: (game, seq) =>
      first(
        rows<Pick<Snapshot, "seq" | "state">>(
          "SELECT seq, state FROM checkpoints WHERE game = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1",
          ...[game, seq],
        ),
      ),
    result: async (game) => (await first(orm.select().from(t.results).where(eq(t.results.game, game))))?.result ?? null,
    orders: async (game) => (await hot.orders.execute({ game })).map((order) => ({ ...settled(order), at: order.at })),
    prepared: async (game) => (await hot.prepared.execute({ game })).map(settled),
    clocks: (game) => hot.clocks.execute({ game }),
    async sheet(game, { seat, person = "", decision }) {
      const { sheets } = t;
      const ofSeat = and(eq(sheets.game, game), eq(sheets.seat, seat));
      const one = and(ofSeat, eq(sheets.person, person), eq(sheets.decision, decision));
      return (await orDamaged(() => first(orm.select().from(sheets).where(one))))?.sheet ?? null;
    },
    async filledInAt(game, seat) {
      const own = and(eq(t.sheets.game, game), eq(t.sheets.seat, seat));
      const newest = orm
        .select({ at: max(t.sheets.at) })
        .from(t.sheets)
        .where(own);
      return (await first(newest))?.at ?? null;
    },
    async toldAlone(game, seats) {
      const found = await rows<Omit<PrivateRow, "lines"> & { readonly lines: string }>(
        `SELECT seat, seq, at, turn, phase, lines FROM told_alone WHERE game = $1 AND seat = ANY($2)
          ORDER BY seq, array_position($2, seat), id`,
        ...[game, [...seats]],
      );
      return found.map((row) => ({ ...row, lines: listIn<ToldAlone>(row.lines, "told_alone.lines") }));
    },
    async livePost(game, number) {
      const { livePosts: posts } = t;
      const numbered = (of: number) =>
        orm
          .select()
          .from(posts)
          .where(and(eq(posts.game, game), eq(posts.number, of)));
      const found = await first(number === null ? hot.newest.execute({ game }) : numbered(number));
      return found && { ...found, lines: found.lines.map(lineToday) };
    },
    news: async (game) =>
      Object.fromEntries((await hot.news.execute({ game })).map(({ seat, lines }) => [seat, lines])),
    async lesson(game) {
      const { at: _, ...columns } = getTableColumns(t.lessons);
      return await first(orm.select(columns).from(t.lessons).where(eq(t.lessons.game, game)));
    },
  };
}

/** Reads of every campaign that is taken into memory: built once for a connection, which prepares each of them once. */
function hotReads({ orm }: Session) {
  const game = sql.placeholder("game");
  const { members, snapshots, clocks, standingOrders, prepared, news, livePosts } = t;
  return {
    members: orm.select().from(members).where(eq(members.game, game)).orderBy(asc(members.id)).prepare("members"),
    snapshot: orm.select().from(snapshots).where(eq(snapshots.game, game)).prepare("snapshot"),
    clocks: orm
      .select()
      .from(clocks)
      .where(eq(clocks.game, game))
      .orderBy(asc(clocks.seat), asc(clocks.phase), asc(clocks.shape))
      .prepare("clocks"),
    orders: orm
      .select()
      .from(standingOrders)
      .where(eq(standingOrders.game, game))
      .orderBy(asc(standingOrders.at), asc(standingOrders.name))
      .prepare("orders"),
    prepared: orm
      .select()
      .from(prepared)
      .where(eq(prepared.game, game))
      .orderBy(asc(prepared.at), asc(prepared.key))
      .prepare("prepared"),
    news: orm.select().from(news).where(eq(news.game, game)).prepare("news"),
    newest: orm
      .select()
      .from(livePosts)
      .where(eq(livePosts.game, game))
      .orderBy(desc(livePosts.number))
      .limit(1)
      .prepare("newest_post"),
  };
}
