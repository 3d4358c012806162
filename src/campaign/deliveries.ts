import type { Repository } from "../store/repository.ts";
import { channelOf } from "./announce.ts";
import type { Clock } from "./core.ts";
import { putAside } from "./obstacles.ts";
import type { Deliveries } from "./service.ts";

const SECOND = 1000;
const LONGEST_WAIT = 10 * 60 * SECOND;

/** The outbox as messengers see it. */
export function deliveries(repository: Repository, clock: Clock, waiting: Set<() => void>): Deliveries {
  const { outbox } = repository;
  const wake = (): void => {
    for (const listener of waiting) listener();
  };
  return {
    onWaiting(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    heads: () => outbox.heads(clock.now()),
    nextDue: () => outbox.nextDue(),
    inFlight: () => outbox.inFlight(),
    sending: (row) => outbox.sending(row.id),
    sent: (row, message) => outbox.sent(row.id, message),
    retry(row, error, after) {
      const wait = Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(row.attempts, 20));
      return outbox.retry(row.id, clock.now() + Math.max(after, wait), error);
    },
    async park(row, obstacle) {
      const record = await repository.game(row.game);
      if (!record) throw new Error(`the game of row ${row.id} is missing`);
      const what = { destination: row.destination, row: row.id };
      if (await putAside(repository, record, what, obstacle, clock.now())) wake();
    },
    async lostChannel(where, obstacle) {
      const games = await repository.games({ ...where, status: ["lobby", "running"] });
      for (const record of games) {
        const what = { destination: channelOf(record), row: null };
        if (await putAside(repository, record, what, obstacle, clock.now())) wake();
      }
    },
    messageOf: (row) =>
      row.slot === null ? Promise.resolve(null) : outbox.messageOf(row.game, row.slot, row.destination),
    threadOf: (game, phase) => repository.threadOf(game, phase),
    keepThread: (game, phase, thread) => repository.keepThread(game, phase, thread),
    closedThread: (game, phase) => repository.closedThread(game, phase),
    mailbox: (game, person) => repository.mailbox(game, person),
    keepMailbox: (game, person, thread) => repository.keepMailbox(game, person, thread),
    lostThread: (thread) => repository.lostThread(thread),
    pending: () => outbox.pending(),
  };
}
