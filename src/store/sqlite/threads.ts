/** Which Discord threads belong to which game: those of its phases, mailboxes, councils and talks. */
import { and, eq, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { mailboxPhase } from "../left-threads.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Threads = Pick<
  Repository,
  "threadOf" | "keepThread" | "closedThread" | "mailbox" | "mailboxes" | "keepMailbox" | "lostThread" | "gameOfThread"
>;

/** Which Discord threads belong to which game: public ones of its phases, private ones of its players and councils. */
export function sqliteThreads({ orm, write }: Database): Threads {
  const id = sql.placeholder("id");
  const by = whenAsked({
    phase: () => orm.select().from(t.threads).where(eq(t.threads.thread, id)).prepare(),
    mailbox: () => orm.select().from(t.mailboxes).where(eq(t.mailboxes.thread, id)).prepare(),
    council: () => orm.select().from(t.councils).where(eq(t.councils.thread, id)).prepare(),
    talk: () => orm.select().from(t.talks).where(eq(t.talks.thread, id)).prepare(),
  });
  const ofPhase = (game: string, phase: string) => and(eq(t.threads.game, game), eq(t.threads.phase, phase));
  return {
    async threadOf(game, phase) {
      return orm.select().from(t.threads).where(ofPhase(game, phase)).get() ?? null;
    },
    async keepThread(game, phase, thread) {
      const row = orm.insert(t.threads).values({ game, phase, thread, open: true });
      const target = [t.threads.game, t.threads.phase];
      await write(() => row.onConflictDoUpdate({ target, set: { thread, open: true } }).run());
    },
    async closedThread(game, phase) {
      await write(() => orm.update(t.threads).set({ open: false }).where(ofPhase(game, phase)).run());
    },
    async mailbox(game, person) {
      const where = and(eq(t.mailboxes.game, game), eq(t.mailboxes.person, person));
      return orm.select().from(t.mailboxes).where(where).get()?.thread ?? null;
    },
    mailboxes: async (game) =>
      orm
        .select({ thread: t.mailboxes.thread })
        .from(t.mailboxes)
        .where(eq(t.mailboxes.game, game))
        .all()
        .map(({ thread }) => thread),
    async keepMailbox(game, person, thread) {
      const row = orm.insert(t.mailboxes).values({ game, person, thread });
      const target = [t.mailboxes.game, t.mailboxes.person];
      await write(() => row.onConflictDoUpdate({ target, set: { thread } }).run());
    },
    async lostThread(thread) {
      await write(() => {
        orm.update(t.threads).set({ open: false }).where(eq(t.threads.thread, thread)).run();
        orm.delete(t.mailboxes).where(eq(t.mailboxes.thread, thread)).run();
        const gone = { thread: null, post: null, wait: null, inside: [] };
        orm.update(t.councils).set(gone).where(eq(t.councils.thread, thread)).run();
        orm.update(t.talks).set({ thread: null, inside: [], last: null }).where(eq(t.talks.thread, thread)).run();
      });
    },
    gameOfThread: async (thread) =>
      [by.phase, by.mailbox, by.council, by.talk]
        .map((table) => table.get({ id: thread }))
        .find((found) => found !== undefined)?.game ?? null,
  };
}

/** The part of a change that leaves mailboxes in the channel where they are: others are opened where the campaign goes on. */
export function mailboxWriter({ orm }: Database): (change: Change) => void {
  return ({ game, redirect }) => {
    if (!redirect) return;
    const ofGame = eq(t.mailboxes.game, game);
    for (const { thread } of orm.select().from(t.mailboxes).where(ofGame).all())
      orm
        .insert(t.threads)
        .values({ game, phase: mailboxPhase(thread), thread, open: true })
        .run();
    orm.delete(t.mailboxes).where(ofGame).run();
  };
}
