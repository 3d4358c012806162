/** Which Discord threads belong to which game: those of its phases, mailboxes, councils and talks. */
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { first } from "./session.ts";

type Threads = Pick<
  Repository,
  "threadOf" | "keepThread" | "closedThread" | "mailbox" | "mailboxes" | "keepMailbox" | "lostThread" | "gameOfThread"
>;

/** A game is looked up in this order. */
const BY_THREAD = ["threads", "mailboxes", "councils", "talks"]
  .map((table, place) => `SELECT game, ${place} AS place FROM ${table} WHERE thread = $1`)
  .join(" UNION ALL ");

export function postgresThreads({ session, write }: Database): Threads {
  const { rows } = session;
  return {
    threadOf: (game, phase) =>
      first(
        rows<{ thread: string; open: boolean }>(
          "SELECT thread, open FROM threads WHERE game = $1 AND phase = $2",
          ...[game, phase],
        ),
      ),
    async keepThread(game, phase, thread) {
      await write(({ put }) =>
        put(
          `INSERT INTO threads (game, phase, thread, open) VALUES ($1, $2, $3, true)
            ON CONFLICT (game, phase) DO UPDATE SET thread = excluded.thread, open = true`,
          ...[game, phase, thread],
        ),
      );
    },
    async closedThread(game, phase) {
      await write(({ put }) => put("UPDATE threads SET open = false WHERE game = $1 AND phase = $2", game, phase));
    },
    async mailbox(game, person) {
      const own = "SELECT thread FROM mailboxes WHERE game = $1 AND person = $2";
      return (await first(rows<{ thread: string }>(own, game, person)))?.thread ?? null;
    },
    async mailboxes(game) {
      const all = await rows<{ thread: string }>("SELECT thread FROM mailboxes WHERE game = $1", game);
      return all.map(({ thread }) => thread);
    },
    async keepMailbox(game, person, thread) {
      await write(({ put }) =>
        put(
          `INSERT INTO mailboxes (game, person, thread) VALUES ($1, $2, $3)
            ON CONFLICT (game, person) DO UPDATE SET thread = excluded.thread`,
          ...[game, person, thread],
        ),
      );
    },
    async lostThread(thread) {
      await write(({ put }) => {
        put("UPDATE threads SET open = false WHERE thread = $1", thread);
        put("DELETE FROM mailboxes WHERE thread = $1", thread);
        put("UPDATE councils SET thread = NULL, post = NULL, wait = NULL, inside = '[]' WHERE thread = $1", thread);
        put("UPDATE talks SET thread = NULL, inside = '[]', last = NULL WHERE thread = $1", thread);
      });
    },
    async gameOfThread(thread) {
      const found = first(rows<{ game: string }>(`${BY_THREAD} ORDER BY place LIMIT 1`, thread));
      return (await found)?.game ?? null;
    },
  };
}
