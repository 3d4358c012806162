/** The part of a change that puts a placeholder where a person was, or takes a campaign's former name out of messages. */
import { type AnyColumn, and, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { boxOf, EMPTY_POST } from "../forgotten.ts";
import type { Flight } from "./flight.ts";
import * as t from "./schema.ts";

/** JSON with a placeholder where a person was. */
const renamedIn = (column: AnyColumn, person: string, as: string): SQL =>
  sql`replace(${column}, ${`"${person}"`}, ${`"${as}"`})`;

/** A page that names somebody, or has a name that is gone, is remade. */
const wantAnew = ({ put }: Flight, game: string): void =>
  put(
    "UPDATE replays SET status = 'wanted', failures = 0, version = version + 1 WHERE game = $1 AND status <> 'promised'",
    game,
  );

/** A placeholder takes a person's place in this game's log and posts; what was kept for these seats is deleted. */
export function forget(flight: Flight, { game, forget: who }: Change): void {
  if (!who) return;
  const { orm, run } = flight;
  const { person, as, seats } = who;
  run(
    orm
      .update(t.log)
      .set({ person: as })
      .where(and(eq(t.log.game, game), eq(t.log.person, person))),
  );
  for (const forgetIn of [forgetInBallots, forgetInCouncils, forgetWords, forgetMessages])
    forgetIn(flight, game, person, as);
  for (const table of [t.standingOrders, t.prepared, t.news])
    run(orm.delete(table).where(and(eq(table.game, game), inArray(table.seat, [...seats]))));
  const { sheets, motionBallots: ballots, motions, notified } = t;
  const ofSeats = and(eq(sheets.game, game), inArray(sheets.seat, [...seats]));
  run(orm.delete(sheets).where(and(ofSeats, inArray(sheets.person, ["", person]))));
  run(orm.delete(ballots).where(and(eq(ballots.game, game), eq(ballots.person, person))));
  for (const column of ["proposer", "by"] as const)
    run(
      orm
        .update(motions)
        .set({ [column]: as })
        .where(and(eq(motions.game, game), eq(motions[column], person))),
    );
  run(orm.delete(notified).where(and(eq(notified.game, game), eq(notified.person, person))));
  wantAnew(flight, game);
}

/** What was sent is not needed any more, and pictures name the players. */
function forgetMessages({ orm, run }: Flight, game: string, person: string, as: string): void {
  const { outbox, replays, pictures } = t;
  const ofGame = eq(outbox.game, game);
  const isSent = inArray(outbox.status, ["sent", "replaced"]);
  const words = sql`CASE WHEN strpos(${outbox.words}, ${person}) > 0 THEN NULL ELSE ${outbox.words} END`;
  run(orm.delete(outbox).where(and(ofGame, eq(outbox.destination, boxOf(person)))));
  run(orm.delete(pictures).where(eq(pictures.game, game)));
  run(orm.update(outbox).set({ payload: EMPTY_POST }).where(and(ofGame, isSent)));
  run(
    orm
      .update(outbox)
      .set({ payload: renamedIn(outbox.payload, person, as), words })
      .where(ofGame),
  );
  run(
    orm
      .update(replays)
      .set({ post: renamedIn(replays.post, person, as) })
      .where(eq(replays.game, game)),
  );
}

/** No message that waits or was sent keeps the former name of a campaign. */
export function rename(flight: Flight, { game, renamed, set }: Change): void {
  if (renamed === undefined) return;
  const { put } = flight;
  const name = set?.name ?? "";
  const isPost = "game = $1 AND json_or_null(payload) ->> 'kind' = 'post'";
  /** JSON with the new name in the title that lies there. */
  const titled = (column: string, path: string): string => `jsonb_set(${column}::jsonb, '${path}',
    to_jsonb(replace(${column}::jsonb #>> '${path}', $2::text, $3::text)))::text`;
  put(
    `UPDATE outbox SET payload = $2 WHERE ${isPost} AND status IN ('sent', 'replaced')`,
    ...[game, JSON.stringify(EMPTY_POST)],
  );
  put(`UPDATE outbox SET payload = ${titled("payload", "{post,title}")} WHERE ${isPost}`, game, renamed, name);
  put(
    `UPDATE replays SET post = ${titled("post", "{title}")} WHERE game = $1 AND post IS NOT NULL`,
    ...[game, renamed, name],
  );
  wantAnew(flight, game);
}

/** What somebody has opened, or is about them, lapses. */
function forgetInBallots({ orm, run }: Flight, game: string, person: string, as: string): void {
  const { asker, subject, yes, no, status } = t.ballots;
  const ofGame = eq(t.ballots.game, game);
  const isAbout = sql`${person} IN (${subject}::jsonb ->> 'person', ${subject}::jsonb ->> 'to')`;
  const nameless = sql`CASE ${subject}::jsonb ->> 'kind' WHEN 'admission'
    THEN jsonb_set(${subject}::jsonb, '{name}', to_jsonb(${as}::text))::text ELSE ${subject} END`;
  const lapsed = sql`CASE ${status} WHEN 'open' THEN 'lapsed' ELSE ${status} END`;
  run(
    orm
      .update(t.ballots)
      .set({ subject: nameless, status: lapsed })
      .where(and(ofGame, or(eq(asker, person), isAbout))),
  );
  run(
    orm
      .update(t.ballots)
      .set({ asker: as })
      .where(and(ofGame, eq(asker, person))),
  );
  const [about, agreed, refused] = [subject, yes, no].map((column) => renamedIn(column, person, as));
  run(orm.update(t.ballots).set({ subject: about, yes: agreed, no: refused }).where(ofGame));
}

/** Who is in the thread of a running campaign is kept until the messenger has removed them from it. */
function forgetInCouncils({ orm, run }: Flight, game: string, person: string, as: string): void {
  const { councils, games } = t;
  const ofGame = eq(councils.game, game);
  const isOver = sql`(SELECT ${games.status} FROM ${games} WHERE ${games.id} = ${game}) <> 'running'`;
  run(
    orm
      .update(councils)
      .set({ called: renamedIn(councils.called, person, as) })
      .where(ofGame),
  );
  run(
    orm
      .update(councils)
      .set({ inside: renamedIn(councils.inside, person, as) })
      .where(and(ofGame, isOver)),
  );
}

/** What somebody has written goes for good. Who is in the thread of a talk is kept until the messenger has removed them. */
function forgetWords({ orm, run }: Flight, game: string, person: string, as: string): void {
  const { promises, reasons, sheets, talks } = t;
  run(
    orm
      .update(promises)
      .set({ text: null, person: as })
      .where(and(eq(promises.game, game), eq(promises.person, person))),
  );
  run(
    orm
      .update(reasons)
      .set({ text: sql`CASE ${reasons.text} WHEN '' THEN '' END`, person: as })
      .where(and(eq(reasons.game, game), eq(reasons.person, person))),
  );
  run(orm.delete(sheets).where(and(eq(sheets.game, game), like(sheets.sheet, `%"person":"${person}"%`))));
  run(
    orm
      .update(talks)
      .set({ persons: renamedIn(talks.persons, person, as), readers: renamedIn(talks.readers, person, as) })
      .where(eq(talks.game, game)),
  );
}
