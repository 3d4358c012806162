/** What the messenger and people's forms keep beside a campaign's changes: pictures, posts as sent, meetings, sheets. */
import { and, asc, eq, max, or } from "drizzle-orm";
import type { KeptPicture } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";
import { first } from "./session.ts";

type Pictures = Pick<Repository, "pictures" | "hasPictures" | "keptPictures" | "keptPicture">;
type Kept = Pick<
  Repository,
  "shownPost" | "keepShownPost" | "notified" | "keepNotified" | "keepMeeting" | "keepTalk" | "keepSheet"
>;

export function postgresPictures({ session }: Database): Pictures {
  const { orm, rows } = session;
  const { pictures } = t;
  return {
    async pictures(game, number) {
      const all = and(eq(pictures.game, game), eq(pictures.number, number));
      const newest = orm
        .select({ id: max(pictures.id) })
        .from(pictures)
        .where(all);
      const ofPost = and(all, or(pictures.stays, eq(pictures.id, newest)));
      const found = await readable({
        all: () => orm.select().from(pictures).where(ofPost).orderBy(asc(pictures.id)),
        keys: () => orm.select({ id: pictures.id }).from(pictures).where(ofPost).orderBy(asc(pictures.id)),
        part: ({ id }) => orm.select().from(pictures).where(eq(pictures.id, id)),
      });
      return found.map(({ id, seq, caption, stays, sketch }) => ({ id, seq, caption, stays, source: sketch }));
    },
    keptPictures: (game, { from = 0, to = Number.MAX_SAFE_INTEGER } = {}) =>
      rows<KeptPicture>(
        `SELECT id, seq, caption, turn, phase, told FROM pictures WHERE game = $1 AND seq BETWEEN $2 AND $3
          AND (stays OR id = (SELECT max(id) FROM pictures newest
            WHERE newest.game = pictures.game AND newest.number = pictures.number)) ORDER BY id`,
        ...[game, from, to],
      ),
    async keptPicture(game, id) {
      const one = and(eq(pictures.game, game), eq(pictures.id, id));
      return (await orDamaged(() => first(orm.select().from(pictures).where(one))))?.sketch ?? null;
    },
    async hasPictures(game, number, from) {
      const later = "SELECT 1 FROM pictures WHERE game = $1 AND number = $2 AND seq >= $3 LIMIT 1";
      return (await rows(later, game, number, from)).length > 0;
    },
  };
}

export function postgresKept({ session, write }: Database): Kept {
  const { orm } = session;
  const { councils, talks, sheets, notified, shownPosts } = t;
  return {
    async shownPost(game) {
      const { number, stage, told } = shownPosts;
      return await first(orm.select({ number, stage, told }).from(shownPosts).where(eq(shownPosts.game, game)));
    },
    async keepShownPost(game, shown) {
      const row = orm.insert(shownPosts).values({ game, ...shown });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: shownPosts.game, set: shown })));
    },
    async notified(game, person) {
      const where = and(eq(notified.game, game), eq(notified.person, person));
      return (await first(orm.select().from(notified).where(where)))?.wait ?? null;
    },
    async keepNotified(game, person, wait) {
      const row = orm.insert(notified).values({ game, person, wait });
      const target = [notified.game, notified.person];
      await write(({ run }) => run(row.onConflictDoUpdate({ target, set: { wait } })));
    },
    async keepMeeting(game, seat, meeting) {
      const one = and(eq(councils.game, game), eq(councils.seat, seat));
      if (Object.keys(meeting).length > 0) await write(({ run }) => run(orm.update(councils).set(meeting).where(one)));
    },
    async keepTalk(game, talk, kept) {
      const one = and(eq(talks.game, game), eq(talks.id, talk));
      if (Object.keys(kept).length > 0) await write(({ run }) => run(orm.update(talks).set(kept).where(one)));
    },
    async keepSheet(game, { seat, person = "", decision }, sheet, at) {
      const ofSeat = and(eq(sheets.game, game), eq(sheets.seat, seat));
      const one = and(ofSeat, eq(sheets.person, person), eq(sheets.decision, decision));
      const target = [sheets.game, sheets.seat, sheets.person, sheets.decision];
      await write(({ run }) =>
        sheet === null
          ? run(orm.delete(sheets).where(one))
          : run(
              orm
                .insert(sheets)
                .values({ game, seat, person, decision, sheet, at })
                .onConflictDoUpdate({ target, set: { sheet, at } }),
            ),
      );
    },
  };
}
