import type { Repository } from "../store/repository.ts";
import type { Clock } from "./core.ts";
import type { Deliveries } from "./service.ts";

const SECOND = 1000;
const LONGEST_WAIT = 10 * 60 * SECOND;

/** The outbox as messengers see it. */
export function deliveries(repository: Repository, clock: Clock, waiting: Set<() => void>): Deliveries {
  const { outbox } = repository;
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
    park: (row, error) => outbox.park(row.id, error),
    messageOf: (row) =>
      row.slot === null ? Promise.resolve(null) : outbox.messageOf(row.game, row.slot, row.destination),
    threadOf: (game, phase) => repository.threadOf(game, phase),
    keepThread: (game, phase, thread) => repository.keepThread(game, phase, thread),
    closedThread: (game, phase) => repository.closedThread(game, phase),
    pending: () => outbox.pending(),
  };
}
