/** The part of a change that concerns play: log rows, the state that they lead to, earlier states, posts and news. */
import type { Change } from "../change.ts";
import { StaleState } from "../problems.ts";
import type { LogRow } from "../records.ts";
import { writeChecked } from "./engines.ts";
import { BY_ZERO, UNIQUE } from "./faults.ts";
import type { Flight } from "./flight.ts";
import * as t from "./schema.ts";

/** How many rows apart earlier states of a game are kept, and how many of them. */
const CHECKPOINTS = { every: 25, most: 4 } as const;
/** When somebody last played is stored to the minute, ms: most acts need not write it. */
const APART = 60_000;

/** A statement that fails where it changes no row, which is no error otherwise. */
export const orFail = (statement: string): string =>
  `WITH done AS (${statement} RETURNING 1) SELECT 1 / count(*) FROM done`;

const ADD_SNAPSHOT = "INSERT INTO snapshots (seq, state, hash, chain, game) VALUES ($1, $2, $3, $4, $5)";
const SET_SNAPSHOT = orFail(
  "UPDATE snapshots SET seq = $1, state = $2, hash = $3, chain = $4 WHERE game = $5 AND seq = $6",
);

/** Log rows, the state, and the result. */
export function writeState(flight: Flight, change: Change): void {
  const { game, rows = [], state, result, checked, at, played } = change;
  const { orm, put, run, must } = flight;
  if (state) {
    const { from, to } = state;
    const values = [to.seq, to.state, to.hash, to.chain, game];
    if (from === null) must(UNIQUE, new StaleState(game), ADD_SNAPSHOT, ...values);
    else must(BY_ZERO, new StaleState(game), SET_SNAPSHOT, ...values, from);
  }
  for (const row of rows) addRow(flight, game, row);
  if (checked !== undefined) writeChecked(flight, game, checked);
  if (result) run(orm.insert(t.results).values({ game, result, at }).onConflictDoNothing());
  if (played)
    put(
      `INSERT INTO last_played (game, at) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET at = excluded.at
        WHERE excluded.at NOT BETWEEN last_played.at AND last_played.at + ${APART}`,
      ...[game, at],
    );
  writeCheckpoints(flight, change);
}

function addRow({ put }: Flight, game: string, row: LogRow): void {
  const { seq, kind, seat, action, params, decision, regardless, rules, state, format, events, hash, at } = row;
  const { person, told, about, input, final } = row;
  const beside = [person, JSON.stringify(told), about ? JSON.stringify(about) : null, input, final];
  put(
    `INSERT INTO log (game, seq, kind, seat, action, params, decision, regardless, rules, state, format, events, hash, at,
        person, told, about, input, final)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    ...[game, seq, kind, seat, action, JSON.stringify(params), decision, regardless, rules],
    ...[state, format, events, hash, at, ...beside],
  );
}

function writeCheckpoints({ put }: Flight, { game, state, dropCheckpoints }: Change): void {
  const { every, most } = CHECKPOINTS;
  if (dropCheckpoints !== undefined) put("DELETE FROM checkpoints WHERE game = $1 AND seq > $2", game, dropCheckpoints);
  if (!state || state.from === null) return;
  const { from, to } = state;
  if (Math.floor(from / every) === Math.floor(to.seq / every)) return;
  put(
    `INSERT INTO checkpoints (game, seq, state) VALUES ($1, $2, $3)
      ON CONFLICT (game, seq) DO UPDATE SET state = excluded.state`,
    ...[game, to.seq, to.state],
  );
  put(
    `DELETE FROM checkpoints WHERE game = $1
      AND seq NOT IN (SELECT seq FROM checkpoints WHERE game = $1 ORDER BY seq DESC LIMIT ${most})`,
    game,
  );
}

/** Posts of phases with their pictures, and what seats were told privately. */
export function writePosts({ put }: Flight, change: Change): void {
  const { game, posts = [], pictures = [], dropPictures, news = {}, alone = [] } = change;
  for (const { number, phase, title, chain, lines, open } of posts)
    put(
      `INSERT INTO live_posts (game, number, phase, title, chain, lines, open) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (game, number) DO UPDATE SET phase = excluded.phase, title = excluded.title, chain = excluded.chain,
          lines = excluded.lines, open = excluded.open`,
      ...[game, number, phase, title, chain, JSON.stringify(lines), open],
    );
  if (dropPictures !== undefined)
    put(
      `DELETE FROM pictures WHERE game = $1 AND (seq >= $2 OR NOT stays AND EXISTS (SELECT 1 FROM pictures later
        WHERE later.game = pictures.game AND later.number = pictures.number AND later.seq >= $2))`,
      ...[game, dropPictures],
    );
  for (const { number, seq, caption, stays, source, turn, phase, told } of pictures)
    put(
      `INSERT INTO pictures (game, number, seq, caption, sketch, stays, turn, phase, told)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      ...[game, number, seq, caption, source, stays, turn, phase, told],
    );
  for (const [seat, lines] of Object.entries(news))
    put(
      `INSERT INTO news (game, seat, lines) VALUES ($1, $2, $3)
        ON CONFLICT (game, seat) DO UPDATE SET lines = excluded.lines`,
      ...[game, seat, JSON.stringify(lines)],
    );
  if (alone.length > 0)
    put(
      `INSERT INTO told_alone (game, seat, seq, at, turn, phase, lines)
        SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[])`,
      ...[game, alone.map(({ seat }) => seat), alone.map(({ seq }) => seq), alone.map(({ at }) => at)],
      ...[alone.map(({ turn }) => turn), alone.map(({ phase }) => phase)],
      alone.map(({ lines }) => JSON.stringify(lines)),
    );
}
