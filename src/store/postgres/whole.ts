/** A campaign as it stood at one moment: all of its tables in one snapshot, in one flight. */
import type { LogPart, Repository } from "../repository.ts";
import type { Whole } from "../whole.ts";
import type { Database } from "./database.ts";
import { postgresGames } from "./games.ts";
import { postgresLog } from "./log.ts";
import { postgresParts } from "./parts.ts";
import { perSession, type Session } from "./session.ts";
import { postgresTalks } from "./talks.ts";

/** A connection's own reads: their statements are prepared there. */
const readsOf = perSession((session: Session) => ({
  ...postgresGames(session),
  ...postgresParts(session),
  ...postgresTalks(session),
  ...postgresLog(session),
}));

export function postgresWhole(database: Database): Pick<Repository, "whole"> {
  return {
    async whole(game, known, part) {
      if (known !== null) {
        const [head] = await database.session.rows<{ version: number }>(
          "SELECT version FROM games WHERE id = $1",
          game,
        );
        if (!head) return null;
        if (head.version === known) return "same";
      }
      return await database.atOnce((connection) => read(connection, game, part));
    },
  };
}

/** Everything is asked for before the first answer has come. */
async function read(session: Session, game: string, part: LogPart): Promise<Whole | null> {
  const reads = readsOf(session);
  const [record, snapshot, members, lesson, councils, votes, motions, talks, promises, reasons, ...more] =
    await Promise.all([
      reads.game(game),
      reads.snapshot(game),
      reads.members(game),
      reads.lesson(game),
      reads.councils(game),
      reads.votes(game),
      reads.motions(game),
      reads.talks(game),
      reads.promises(game),
      reads.reasons(game),
      reads.orders(game),
      reads.prepared(game),
      reads.clocks(game),
      reads.ballots(game),
      reads.livePost(game, null),
      reads.news(game),
      reads.acted(game),
      reads.log(game, part),
    ]);
  if (!record) return null;
  const [orders, prepared, clocks, ballots, post, news, acted, rows] = more;
  const of = { record, snapshot, members, lesson, councils, votes, motions, talks, promises, reasons };
  return { ...of, orders, prepared, clocks, ballots, post, news, acted, rows };
}
