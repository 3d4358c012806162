/** The log: its rows, what they told the public, and who has acted. */
import { and, asc, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Seat } from "#engine";
import { chronicled, MOST_ACTS, turnOf } from "../read-rows.ts";
import type { ChronicleRow, LogRow, RowSpan } from "../records.ts";
import type { Repository } from "../repository.ts";
import * as t from "./schema.ts";
import type { Session } from "./session.ts";

type Log = Pick<
  Repository,
  "log" | "told" | "chronicle" | "turns" | "acts" | "toldSince" | "toldAfter" | "acted" | "actors"
>;

/** The first row that a row takes back. */
const BACK = "CASE WHEN kind = 'rewind' THEN (json_or_null(params) ->> 'to')::bigint END AS back";
const chronicleWhere = (which: string): string => `SELECT seq, seat, kind, action, at, told, about, ${BACK} FROM log
  WHERE game = $1 AND ${which} AND (told <> '[]' OR about LIKE '%"overdue":%') ORDER BY seq`;
const CHRONICLE = chronicleWhere("seq BETWEEN $2 AND $3");
/** From a seat's last own act on, and after a moment; in one question, for to ask where that is first costs another flight. */
const SINCE_ACT = chronicleWhere(`seq >= coalesce(
  (SELECT max(own.seq) FROM log AS own WHERE own.game = $1 AND own.seat = $2 AND own.kind = 'act'), 0)`);
const AFTER = chronicleWhere(`seq > coalesce(
  (SELECT max(before.seq) FROM log AS before WHERE before.game = $1 AND before.at <= $2), -1)`);
const TURNS = `SELECT seq, hash, about, ${BACK} FROM log
  WHERE game = $1 AND (kind = 'rewind' OR about LIKE '%"standing":%') ORDER BY seq`;

type Chronicled = Parameters<typeof chronicled>[0];

export function postgresLog({ orm, rows }: Session): Log {
  const { log } = t;
  const newest = orm
    .select()
    .from(log)
    .where(eq(log.game, sql.placeholder("game")))
    .orderBy(desc(log.seq))
    .limit(sql.placeholder("last"))
    .prepare("log_newest");
  const chronicle = async (
    game: string,
    { from = 0, to = Number.MAX_SAFE_INTEGER }: RowSpan = {},
  ): Promise<readonly ChronicleRow[]> => (await rows<Chronicled>(CHRONICLE, game, from, to)).map(chronicled);
  const acts = (game: string, seat: Seat, most: number): PromiseLike<readonly Pick<LogRow, "seq" | "at">[]> => {
    const own = and(eq(log.game, game), eq(log.seat, seat), eq(log.kind, "act"));
    return orm.select({ seq: log.seq, at: log.at }).from(log).where(own).orderBy(desc(log.seq)).limit(most);
  };
  return {
    async log(game, part = { from: 0 }) {
      if ("last" in part) return ((await newest.execute({ game, last: part.last })) as LogRow[]).reverse(); // params were canonical JSON
      const since = orm
        .select()
        .from(log)
        .where(and(eq(log.game, game), gte(log.seq, part.from)))
        .orderBy(asc(log.seq));
      return (await (part.most === undefined ? since : since.limit(part.most))) as LogRow[]; // likewise
    },
    async told(game, last) {
      const { told, at, seq } = log;
      const found = orm
        .select({ told, at })
        .from(log)
        .where(and(eq(log.game, game), sql`${told} <> '[]'`));
      return (await found.orderBy(desc(seq)).limit(last)).reverse();
    },
    chronicle,
    turns: async (game) => (await rows<Parameters<typeof turnOf>[0]>(TURNS, game)).map(turnOf),
    acts: async (game, seat) => await acts(game, seat, MOST_ACTS),
    async toldSince(game, seats) {
      const since = async (seat: Seat) => (await rows<Chronicled>(SINCE_ACT, game, seat)).map(chronicled);
      return new Map(await Promise.all(seats.map(async (seat) => [seat, await since(seat)] as const)));
    },
    toldAfter: async (game, at) => (await rows<Chronicled>(AFTER, game, at)).map(chronicled),
    async acted(game) {
      const found = await rows<{ seat: Seat }>(
        "SELECT DISTINCT seat FROM log WHERE game = $1 AND kind = 'act' ORDER BY seat",
        game,
      );
      return found.map(({ seat }) => seat);
    },
    async actors(game) {
      const { person } = log;
      const named = and(eq(log.game, game), isNotNull(person));
      return (await orm.selectDistinct({ person }).from(log).where(named)).flatMap((row) => row.person ?? []);
    },
  };
}
