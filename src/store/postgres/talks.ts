/** What people decide and say among themselves: ballots, councils and their motions, promises, talks and reasons. */
import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import { withBallots } from "../read-rows.ts";
import type { MotionRecord } from "../records.ts";
import type { Repository } from "../repository.ts";
import { withoutGame } from "./parts.ts";
import * as t from "./schema.ts";
import { first, type Session } from "./session.ts";

type Motions = Pick<Repository, "votes" | "motions" | "motionsOf" | "sentSince">;
type Talks = Motions & Pick<Repository, "ballots" | "councils" | "meeting" | "promises" | "talks" | "reasons">;

export function postgresTalks(session: Session): Talks {
  const { orm } = session;
  const game = sql.placeholder("game");
  const { ballots, councils, promises, talks, reasons } = t;
  const { seat, rule, offers, thread, post, wait, inside, called } = councils;
  const hot = {
    ballots: orm
      .select()
      .from(ballots)
      .where(eq(ballots.game, game))
      .orderBy(asc(ballots.series), asc(ballots.number))
      .prepare("ballots"),
    councils: orm.select({ seat, rule, offers }).from(councils).where(eq(councils.game, game)).prepare("councils"),
    promises: orm
      .select()
      .from(promises)
      .where(eq(promises.game, game))
      .orderBy(asc(promises.number))
      .prepare("promises"),
    talks: orm.select().from(talks).where(eq(talks.game, game)).orderBy(asc(talks.at), asc(talks.id)).prepare("talks"),
    reasons: orm.select().from(reasons).where(eq(reasons.game, game)).prepare("reasons"),
  };
  return {
    ballots: async (of) => (await hot.ballots.execute({ game: of })).map(withoutGame),
    councils: (of) => hot.councils.execute({ game: of }),
    meeting(of, whose) {
      const one = and(eq(councils.game, of), eq(seat, whose));
      return first(orm.select({ thread, post, wait, inside, called }).from(councils).where(one));
    },
    promises: async (of) => (await hot.promises.execute({ game: of })).map(withoutGame),
    talks: async (of) => (await hot.talks.execute({ game: of })).map(withoutGame),
    reasons: async (of) => (await hot.reasons.execute({ game: of })).map(withoutGame),
    ...motionReads(session),
  };
}

/** Those that are not over, and the last one of each seat. */
const CURRENT = sql.raw(`(NOT council_votes.over OR council_votes.number = (SELECT max(newest.number)
  FROM council_votes newest WHERE newest.game = council_votes.game AND newest.seat = council_votes.seat))`);

/** Motions are read together with what was said on them: two statements in one flight, however many there are. */
function motionReads({ orm }: Session): Motions {
  const { motions, motionBallots: cast, councilVotes: votes } = t;
  const among = async (
    game: string,
    which: SQL | undefined,
    ofBallots: SQL | undefined,
  ): Promise<readonly MotionRecord[]> => {
    const [found, said] = await Promise.all([
      orm
        .select()
        .from(motions)
        .where(and(eq(motions.game, game), which))
        .orderBy(asc(motions.seat), asc(motions.vote), asc(motions.number)),
      orm
        .select()
        .from(cast)
        .where(and(eq(cast.game, game), ofBallots))
        .orderBy(asc(cast.id)),
    ]);
    return withBallots(found, said);
  };
  return {
    async votes(game) {
      const current = and(eq(votes.game, game), CURRENT);
      const found = await orm.select().from(votes).where(current).orderBy(asc(votes.seat), asc(votes.number));
      return found.map(withoutGame);
    },
    motions(game) {
      const current = sql`(SELECT seat, number FROM council_votes WHERE game = ${game} AND ${CURRENT})`;
      return among(
        game,
        sql`(${motions.seat}, ${motions.vote}) IN ${current}`,
        sql`(${cast.seat}, ${cast.vote}) IN ${current}`,
      );
    },
    motionsOf: (game, { seat, number }) =>
      among(
        game,
        and(eq(motions.seat, seat), eq(motions.vote, number)),
        and(eq(cast.seat, seat), eq(cast.vote, number)),
      ),
    sentSince: (game, row) => among(game, and(eq(motions.state, "sent"), gte(motions.row, row)), undefined),
  };
}
