/** Empties the outbox: in order for each destination, several destinations at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { inTime } from "../../campaign/service/in-time.ts";
import { plainError } from "../../campaign/service/plain-error.ts";
import { isWords, type OutboxRow } from "../../store/records.ts";
import {
  concerns,
  type Fault,
  faultOf,
  hasLeft,
  isTriedAgain,
  missingRight,
  pauseOf,
  whyOf,
} from "../delivery/faults.ts";
import { HeldBack } from "../delivery/held-back.ts";
import { grouped } from "../screen/grouped.ts";
import type { Services } from "../services/services.ts";
import { Ranks } from "./ranks.ts";
import type { Sender } from "./sender.ts";
import { Spacing } from "./spacing.ts";

/** How many destinations are written to at the same time. */
const WIDTH = 4;
/** How long, in ms, it may take to send what is due before the bot goes offline. */
const FAREWELL = 5000;
/** The end of that time is left to what is under way: nothing new begins. */
const LAST_WORDS = 1500;
/** How often, in milliseconds, what is being sent is claimed for longer: several times before that would be over. */
const KEPT_EVERY = 20_000;
/** The longest and shortest time, in ms, before it looks again, even if nobody called. */
const PAUSE = { most: 60_000, least: 500 } as const;

/** What the host is warned of when there is no room for something. */
const NO_ROOM = "room";

export class Messenger {
  readonly #services: Services;
  readonly #sender: Sender;
  readonly #now: () => number;
  readonly #running = new Map<string, Promise<void>>();
  /** By destination: what is claimed, and not sent yet. */
  readonly #claimed = new Map<string, readonly OutboxRow[]>();
  /** By row: how often it has failed in the same way one after the other. */
  readonly #failures = new Map<
    number,
    { readonly kind: Fault["kind"]; readonly times: number; readonly slow: boolean }
  >();
  readonly #spacing: Spacing;
  readonly #ranks: Ranks;
  #timer: NodeJS.Timeout | undefined;
  #keeping: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #stopped = false;
  #gone = false;
  #unsubscribe = (): void => {};

  /** `now`: the time by which rows are due, ms since 1970. */
  constructor(services: Services, sender: Sender, now: () => number, spacing = new Spacing()) {
    this.#services = services;
    this.#sender = sender;
    this.#now = now;
    this.#spacing = spacing;
    this.#ranks = new Ranks(services.campaigns, now);
  }

  /** Works until stopped; what a crash left unknown is settled first, for each destination. */
  async start(): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    await deliveries.awoken(null); // nobody has seen which threads woke meanwhile
    await this.#takeOver();
    this.#keepOn();
    this.#unsubscribe = deliveries.onWaiting(() => this.wake());
    this.wake();
  }

  /** Settles what nobody goes on with, except what is being sent here. */
  async #takeOver(): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const left = await deliveries.takeOver([...this.#claimed.values()].flat());
    for (const [destination, rows] of grouped(left, (row) => row.destination)) {
      await this.#running.get(destination);
      this.#begin(destination, rows, true);
    }
  }

  /** From time to time: extends the claims to what is being sent, and takes over what others have left. */
  #keepOn(): void {
    this.#keeping = setTimeout(async () => {
      try {
        const rows = [...this.#claimed.values()].flat();
        if (rows.length > 0) await this.#services.campaigns.deliveries.extend(rows);
        await this.#takeOver();
      } catch (error) {
        this.#services.logger.error({ error: plainError(error) }, "the outbox could not be kept");
      }
      if (!this.#stopped) this.#keepOn();
    }, KEPT_EVERY);
    this.#keeping.unref();
  }

  /** Sends all that is due, for as long as `patience` ms allow; waits for what is under way. */
  async drain(patience: number): Promise<void> {
    const end = performance.now() + patience;
    do {
      this.wake();
      while (this.#looking) await this.#looking;
      await Promise.race([
        Promise.all(this.#running.values()),
        sleep(Math.max(end - performance.now(), 1), null, { ref: false }),
      ]);
    } while ((this.#running.size > 0 || this.#looking) && performance.now() < end);
  }

  /**
   * Sends what is due and finishes what is under way, as far as `patience` ms allow. The rest stays in the outbox, and what
   * was still under way counts as it would after a crash: the next process looks whether it has arrived.
   */
  async stop(patience = FAREWELL): Promise<void> {
    if (this.#stopped) return;
    const end = performance.now() + patience;
    const left = (): number => end - performance.now();
    await inTime(this.drain(patience - LAST_WORDS), left());
    this.#stopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    clearTimeout(this.#keeping);
    await inTime(Promise.all([this.#looking, ...this.#running.values()]), left());
    this.#gone = true;
  }

  /** Looks for rows to send, now. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#lookAgain) {
        this.#lookAgain = false;
        this.wake();
      }
    });
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    let pause: number = PAUSE.most;
    try {
      const { deliveries } = this.#services.campaigns;
      const { late } = this.#sender;
      await late.send();
      const heads = await deliveries.heads();
      const isTight = heads.length > WIDTH - this.#running.size;
      const chosen: OutboxRow[] = [];
      for (const row of isTight ? await this.#ranks.inOrder(heads) : heads) {
        if (this.#running.size + chosen.length >= WIDTH) break;
        if (this.#running.has(row.destination)) continue;
        if (!isWords(row) || this.#spacing.allows(row.destination, this.#now())) chosen.push(row);
      }
      if (this.#stopped) return;
      for (const row of await this.#claim(chosen))
        this.#begin(row.destination, [row], row.attempts > 0 || row.message !== null);
      pause = Math.min((await deliveries.untilDue()) ?? PAUSE.most, late.next() ?? PAUSE.most);
    } catch (error) {
      this.#services.logger.error({ error: plainError(error) }, "the outbox could not be read");
    }
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(pause, PAUSE.least), PAUSE.most));
    this.#timer.unref();
  }

  /** Counts rows as being sent before they are claimed: otherwise they could seem abandoned. */
  async #claim(rows: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
    if (rows.length === 0) return rows;
    for (const row of rows) this.#claimed.set(row.destination, [row]);
    let claimed: readonly OutboxRow[] = [];
    try {
      claimed = await this.#services.campaigns.deliveries.claim(rows);
    } finally {
      for (const row of rows) if (!claimed.includes(row)) this.#claimed.delete(row.destination);
    }
    return claimed;
  }

  #begin(destination: string, rows: readonly OutboxRow[], again: boolean): void {
    this.#claimed.set(destination, rows);
    const work = this.#deliverAll(rows, again).finally(() => {
      this.#running.delete(destination);
      this.#claimed.delete(destination);
      this.wake();
    });
    this.#running.set(destination, work);
  }

  async #deliverAll(rows: readonly OutboxRow[], again: boolean): Promise<void> {
    for (const row of rows) if (!this.#stopped) await this.#deliver(row, again);
  }

  async #deliver(row: OutboxRow, again: boolean): Promise<void> {
    const { campaigns, logger } = this.#services;
    try {
      if (row.payload.kind === "damaged") return await campaigns.deliveries.discard(row);
      await campaigns.deliveries.sent(row, await this.#sender.bring(row, again));
      const slow = this.#failures.get(row.id)?.slow === true;
      this.#failures.delete(row.id);
      if (slow) await campaigns.deliveries.overcome(row, NO_ROOM);
    } catch (error) {
      await this.#failed(row, error).catch((worse) =>
        logger.error({ error: plainError(worse), row: row.id }, "the outbox is stuck"),
      );
    }
  }

  async #failed(row: OutboxRow, error: unknown): Promise<void> {
    if (this.#gone) return; // it failed because we have gone, and nobody knows whether it arrived
    const { campaigns, logger } = this.#services;
    if (error instanceof HeldBack) {
      const { message: reason, after, tried } = error;
      return await campaigns.deliveries.hold(row, { reason, after, tried });
    }
    const fault = faultOf(error);
    const facts = { row: row.id, game: row.game, destination: row.destination, fault };
    if (concerns(error, "operator"))
      logger.error(facts, "Discord refuses something that whoever runs this bot can mend");
    const before = this.#failures.get(row.id);
    const failures = before?.kind === fault.kind ? before.times : 0;
    if (isTriedAgain(fault, failures)) {
      const { slow } = fault;
      this.#failures.set(row.id, { kind: fault.kind, times: failures + 1, slow });
      if (slow)
        await campaigns.deliveries.warn(row, { key: NO_ROOM, waits: true, reason: fault.reason, why: whyOf(error) });
      logger.debug(facts, "sending failed, to be tried again");
      await campaigns.deliveries.retry(row, fault.reason, pauseOf(fault, failures));
      return;
    }
    this.#failures.delete(row.id);
    if (row.message !== null) {
      logger.warn(facts, "a message stays as plain words");
      return await campaigns.deliveries.sent(row, row.message);
    }
    logger.warn(facts, "a message was put aside");
    const missing = missingRight(error);
    const obstacle = {
      reason: fault.reason,
      why: whyOf(error),
      hasLeft: hasLeft(error),
      ...(missing ? { missing } : {}),
    };
    await campaigns.deliveries.park(row, obstacle);
  }
}
