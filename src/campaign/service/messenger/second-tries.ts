/** When posts that Discord refused for want of a right are tried again, and clocks that stand for it go on. */
import { StoreUnavailable } from "../../../store/problems.ts";
import type { OutboxRow } from "../../../store/records.ts";
import type { Obstacle } from "../../contract/deliveries.ts";
import { channelOf } from "../../facts/posting.ts";
import { HOUR } from "../../time/clocks.ts";
import { barOf } from "../../time/stopped.ts";
import type { Core } from "../core.ts";
import { plainError } from "../plain-error.ts";
import { bar, barOver, postsAgain } from "../time/barred.ts";

/** How often another try is made, ms: while clocks stand for it, and otherwise. */
const EVERY = { standing: HOUR / 2, usual: HOUR } as const;

/** Which part of a row tells where it goes. */
type Where = Pick<OutboxRow, "game" | "destination">;

/**
 * What Discord has refused for want of a right comes by itself once that is given again. One row for a destination is tried,
 * at times and when something has happened on its server: each try is a refusal that Discord counts. When it gets through
 * the others follow. Where that is the campaign's own channel, its bar begins and ends with this.
 */
export class SecondTries {
  readonly #core: Core;
  /** By game and destination: when it was last tried, or first seen to be refused. */
  readonly #tried = new Map<string, number>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** A row is about to be parked: noted before that, so that a crash in between loses nothing. */
  async refused({ game, destination }: Where, { missing, why }: Obstacle): Promise<void> {
    if (!missing) return;
    this.#tried.set(keyOf({ game, destination }), this.#core.clock.now());
    await this.#guarded(game, "stand", async () => {
      const { channel } = await this.#core.record(game);
      if (destination !== channelOf({ channel }) || missing.channel !== channel) return;
      if (await this.#core.queued(game, (record) => bar(this.#core, record, why))) this.#wake();
    });
  }

  /** A row was sent: an edit, which takes no right, proves nothing. */
  async arrived(row: OutboxRow, message: string | null): Promise<void> {
    const { id, game, destination, forbidden } = row;
    if (!forbidden && !destination.startsWith("channel:")) return;
    await this.#guarded(game, "go on", async () => {
      const { repository } = this.#core;
      const record = await this.#core.record(game);
      if (destination === channelOf(record) && barOf(record) !== null && record.status === "running") {
        if (message === null || (await repository.outbox.isMessage(message, id))) return;
        await this.#postsAgain(game);
      } else if (forbidden) {
        this.#tried.delete(keyOf(row));
        await repository.outbox.allowAgain({ game, destination });
        this.#wake();
      }
    });
  }

  /** Tries now, on a server or (null) everywhere; says how many destinations. */
  async now(guild: string | null): Promise<number> {
    const all = await this.#core.repository.outbox.forbidden(guild);
    for (const where of all) await this.#tryAgain(where);
    return all.length;
  }

  /** What is due by time: further tries, and the end of clocks that have stood for long enough. */
  async tick(): Promise<void> {
    const { repository } = this.#core;
    try {
      for (const game of await repository.barred()) await this.#guarded(game, "go on", () => this.#look(game));
      for (const where of await repository.outbox.forbidden(null))
        await this.#guarded(where.game, "be told what was refused", () => this.#tryInTime(where));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error; // which the store says by itself
    }
  }

  async #tryInTime(where: Where): Promise<void> {
    const now = this.#core.clock.now();
    const since = this.#tried.get(keyOf(where));
    const isStanding = barOf(await this.#core.record(where.game))?.ended === null;
    if (since === undefined) this.#tried.set(keyOf(where), now);
    else if (Math.abs(now - since) >= (isStanding ? EVERY.standing : EVERY.usual)) await this.#tryAgain(where);
  }

  async #look(game: string): Promise<void> {
    const { repository } = this.#core;
    const destination = channelOf(await this.#core.record(game));
    if (!(await repository.outbox.isOwed({ game, destination }))) return await this.#postsAgain(game); // nothing is missing there
    if (await barOver(this.#core, game)) this.#wake();
  }

  async #postsAgain(game: string): Promise<void> {
    if (await postsAgain(this.#core, game)) this.#wake();
  }

  async #tryAgain(where: Where): Promise<void> {
    this.#tried.set(keyOf(where), this.#core.clock.now());
    if (await this.#core.noted(() => this.#core.repository.outbox.tryAgain(where))) this.#wake();
  }

  /** What fails in one campaign is logged, and keeps neither its messages nor others. */
  async #guarded(game: string, what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#core.logger.error({ game, error: plainError(error) }, `a campaign cannot ${what}`),
    );
  }

  #wake(): void {
    for (const listener of this.#core.waiting) listener();
  }
}

const keyOf = ({ game, destination }: Where): string => `${game} ${destination}`;
