/** What live messages are drawn up from: posts of phases with their pictures, and what seats were told privately. */
import { and, asc, desc, eq, gte, max, or, sql } from "drizzle-orm";
import { once } from "#engine";
import { lineToday } from "../../earlier/told-words.ts";
import type { Change } from "../change.ts";
import type { KeptPicture, PostLine } from "../records.ts";
import type { Repository } from "../repository.ts";
import { baseReader } from "./bases.ts";
import type { Database } from "./database.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Posts = Pick<
  Repository,
  "livePost" | "pictures" | "hasPictures" | "keptPictures" | "keptPicture" | "news" | "notified" | "keepNotified"
> &
  Pick<Repository, "shownPost" | "keepShownPost">;

export function sqlitePosts(database: Database): Posts {
  const { orm } = database;
  const withBase = baseReader(database);
  const game = sql.placeholder("game");
  const { livePosts } = t;
  const ofGame = eq(livePosts.game, game);
  const numbered = and(ofGame, eq(livePosts.number, sql.placeholder("number")));
  const later = and(eq(t.pictures.number, sql.placeholder("number")), gte(t.pictures.seq, sql.placeholder("from")));
  const read = whenAsked({
    newest: () => orm.select().from(livePosts).where(ofGame).orderBy(desc(livePosts.number)).limit(1).prepare(),
    post: () => orm.select().from(livePosts).where(numbered).prepare(),
    anyPicture: () =>
      orm
        .select({ id: t.pictures.id })
        .from(t.pictures)
        .where(and(eq(t.pictures.game, game), later))
        .limit(1)
        .prepare(),
    news: () => orm.select().from(t.news).where(eq(t.news.game, game)).prepare(),
  });
  // the newest of each post, and those that stay
  const kept = database.sqlite.prepare<[string, number, number], KeptPicture>(`
    SELECT id, seq, caption, turn, phase, told FROM pictures WHERE game = ? AND seq BETWEEN ? AND ?
    AND (stays OR id = (SELECT max(id) FROM pictures newest WHERE newest.game = pictures.game AND newest.number = pictures.number))
    ORDER BY id`);
  return {
    async livePost(of, number) {
      const found = number === null ? read.newest.get({ game: of }) : read.post.get({ game: of, number });
      return found ? { ...found, lines: found.lines.map(lineToday) } : null;
    },
    async pictures(game, number) {
      const { pictures } = t;
      const all = and(eq(pictures.game, game), eq(pictures.number, number));
      const newest = orm
        .select({ id: max(pictures.id) })
        .from(pictures)
        .where(all);
      const ofPost = and(all, or(pictures.stays, eq(pictures.id, newest)));
      const keys = orm.select({ id: pictures.id }).from(pictures).where(ofPost);
      const rows = readable({
        all: () => orm.select().from(pictures).where(ofPost).orderBy(asc(pictures.id)).all(),
        keys: () => keys.orderBy(asc(pictures.id)).all(),
        part: ({ id }) => orm.select().from(pictures).where(eq(pictures.id, id)).all(),
      });
      return rows.map(({ id, seq, caption, stays, sketch, scene, base }) => ({
        ...{ id, seq, caption, stays },
        source: sketch ?? (scene && withBase(scene, base)),
      }));
    },
    keptPictures: async (of, { from = 0, to = Number.MAX_SAFE_INTEGER } = {}) => kept.all(of, from, to),
    async keptPicture(of, id) {
      const { pictures } = t;
      const one = orm
        .select()
        .from(pictures)
        .where(and(eq(pictures.game, of), eq(pictures.id, id)));
      const row = orDamaged(() => one.get());
      return row ? (row.sketch ?? (row.scene && withBase(row.scene, row.base))) : null;
    },
    hasPictures: async (game, number, from) => read.anyPicture.get({ game, number, from }) !== undefined,
    news: async (of) => Object.fromEntries(read.news.all({ game: of }).map(({ seat, lines }) => [seat, lines])),
    async shownPost(of) {
      const { number, stage, told } = t.shownPosts;
      return orm.select({ number, stage, told }).from(t.shownPosts).where(eq(t.shownPosts.game, of)).get() ?? null;
    },
    async keepShownPost(of, shown) {
      const row = orm.insert(t.shownPosts).values({ game: of, ...shown });
      await database.write(() => row.onConflictDoUpdate({ target: t.shownPosts.game, set: shown }).run());
    },
    async notified(game, person) {
      const where = and(eq(t.notified.game, game), eq(t.notified.person, person));
      return orm.select().from(t.notified).where(where).get()?.wait ?? null;
    },
    async keepNotified(game, person, wait) {
      const row = orm.insert(t.notified).values({ game, person, wait });
      const target = [t.notified.game, t.notified.person];
      await database.write(() => row.onConflictDoUpdate({ target, set: { wait } }).run());
    },
  };
}

/** The part of a change that concerns these. */
export function postWriter({ sqlite }: Database): (change: Change) => void {
  const setPost = sqlite.prepare(`
    INSERT INTO live_posts (game, number, phase, title, chain, lines, open) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, number) DO UPDATE
    SET phase = excluded.phase, title = excluded.title, chain = excluded.chain, lines = excluded.lines, open = excluded.open`);
  const addPicture = sqlite.prepare(
    "INSERT INTO pictures (game, number, seq, caption, sketch, stays, turn, phase, told) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const dropPictures = sqlite.prepare(`
    DELETE FROM pictures WHERE game = :game AND (seq >= :from OR NOT stays AND EXISTS (SELECT 1 FROM pictures later
      WHERE later.game = pictures.game AND later.number = pictures.number AND later.seq >= :from))`);
  const setNews = sqlite.prepare(`
    INSERT INTO news (game, seat, lines) VALUES (?, ?, ?)
    ON CONFLICT (game, seat) DO UPDATE SET lines = excluded.lines`);
  const textOf = once((line: PostLine) => JSON.stringify(line)); // most of them are written again with the next one
  return ({ game, posts = [], pictures = [], dropPictures: gone, news = {} }) => {
    for (const { number, phase, title, chain, lines, open } of posts)
      setPost.run(game, number, phase, title, chain, `[${lines.map(textOf).join()}]`, open ? 1 : 0);
    if (gone !== undefined) dropPictures.run({ game, from: gone });
    for (const { number, seq, caption, stays, source, turn, phase, told } of pictures)
      addPicture.run(game, number, seq, caption, source, stays ? 1 : 0, turn, phase, told); // packed if it is kept for long
    for (const [seat, lines] of Object.entries(news)) setNews.run(game, seat, JSON.stringify(lines));
  };
}
