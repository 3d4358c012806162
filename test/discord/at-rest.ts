/** Waits for the outbox of a service as tests do: what is put off need not be waited for. */
import { expect } from "vitest";
import type { Service } from "../campaign/harness.ts";

/** A thread that no campaign has: when it wakes, messengers look again, and nothing else comes of it. */
const NO_THREAD = "0";

/** What people say need not leave room for what the game says, unless that is what a test is about: no test waits for it. */
export const WORDS_EVERY = 20;

/** How many rows are still to be sent. Those that were put off, such as the next edit of a message that was just edited, are due from now on. */
export async function stillToSend({ campaigns, repository, clock }: Service): Promise<number> {
  const { deliveries } = campaigns;
  const rows = await deliveries.pending();
  const putOff = rows === 0 ? null : await deliveries.untilDue();
  if (putOff !== null && putOff > 0) {
    await repository.outbox.hasten(clock.now(), putOff);
    await deliveries.awoken(NO_THREAD);
  }
  return rows;
}

/** Everything is sent, or put aside. */
export const allSent = (of: Service): Promise<void> => expect.poll(() => stillToSend(of), { timeout: 10_000 }).toBe(0);
