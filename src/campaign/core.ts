import type { Logger } from "pino";
import QuickLRU from "quick-lru";
import { refuse, type Seat } from "../engine/index.ts";
import type { GameRecord } from "../store/records.ts";
import type { Change, Repository } from "../store/repository.ts";
import type { Books } from "./books.ts";
import { holders, type Live, loadLive } from "./live.ts";
import { newSecret, type Secret } from "./lobby.ts";
import { GameQueues } from "./queue.ts";

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** Games kept in memory between inputs: a few kB each. */
const MOST_KEPT = 1000;
/** A game that is written again and again while it is read is read so often. */
const MOST_READS = 10;

/** What all parts of the campaign service work with: the store, the rulebooks, one queue a game. */
export class Core {
  readonly repository: Repository;
  readonly books: Books;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Draws the secret of a new game. */
  readonly secrets: () => Secret;
  readonly queues = new GameQueues();
  /** Who wants to know that there is something to send. */
  readonly waiting = new Set<() => void>();
  /** Running games as they are in the store: this process is the only one that writes it. */
  readonly #kept = new QuickLRU<string, Live>({ maxSize: MOST_KEPT });
  /** By game: counted up when a write begins and when it ends, so that it is odd in between. */
  readonly #versions = new Map<string, number>();

  constructor(repository: Repository, books: Books, clock: Clock, logger: Logger, secrets: () => Secret = newSecret) {
    this.repository = repository;
    this.books = books;
    this.clock = clock;
    this.logger = logger;
    this.secrets = secrets;
  }

  async record(game: string): Promise<GameRecord> {
    const kept = this.#kept.get(game)?.record ?? (await this.repository.game(game));
    return kept ?? refuse("no-game", `There is no campaign “${game.slice(0, 40)}”.`);
  }

  /** Runs work on a game when everything asked before is done. */
  queued<T>(game: string, work: (record: GameRecord) => Promise<T>): Promise<T> {
    return this.queues.run(game, async () => work(await this.record(game)));
  }

  /** As `queued`, for what a person asked by an interaction: one that was handled before does nothing again. */
  async once(game: string, interaction: string | null, work: (record: GameRecord) => Promise<void>): Promise<void> {
    await this.queued(game, async (record) => {
      if (!(await this.isHandled(interaction))) await work(record);
    });
  }

  async isHandled(interaction: string | null): Promise<boolean> {
    return interaction !== null && (await this.repository.handled(interaction));
  }

  /**
   * A game that has begun, ended ones included: its record, too, is the one that goes with its state, whatever was read
   * before. Kept only if nothing was written while it was read.
   */
  async begun({ id }: Pick<GameRecord, "id">): Promise<Live> {
    const kept = this.#kept.get(id);
    if (kept) return kept;
    for (let reads = 1; ; reads++) {
      const version = this.#version(id);
      const record = await this.record(id);
      const live = await loadLive(this.repository, await this.books.pinned(record), record);
      if (version === this.#version(id) && version % 2 === 0) {
        if (record.status === "running") this.#kept.set(id, live);
        return live;
      }
      if (reads === MOST_READS) return live;
    }
  }

  #version(game: string): number {
    return this.#versions.get(game) ?? 0;
  }

  /** A running game; refused if it has not begun or is over. */
  async load({ id }: Pick<GameRecord, "id">): Promise<Live> {
    requireGoingOn(await this.record(id));
    const live = await this.begun({ id });
    requireGoingOn(live.record); // it may have ended meanwhile
    return live;
  }

  /** A running game, for one who holds the seat; refused for everyone else. */
  async seated(record: GameRecord, person: string, seat: Seat): Promise<Live> {
    const live = await this.load(record);
    const mine = holders(live.members, seat).some((member) => member.person === person);
    return mine ? live : refuse("not-your-seat", "That seat is not yours: only the one who holds it can do that.");
  }

  /** One transaction; then whoever sends posts is woken. `after`: the game as the change leaves it. */
  async write(change: Change, after?: Live): Promise<"written" | "repeated"> {
    const { game } = change;
    this.#versions.set(game, this.#version(game) + 1);
    this.#kept.delete(game);
    try {
      const outcome = await this.repository.write(change);
      if (outcome === "repeated") return outcome;
      if (after && !after.env.over) this.#kept.set(game, after);
      if (change.outbox !== undefined && change.outbox.length > 0) for (const wake of this.waiting) wake();
      return outcome;
    } finally {
      this.#versions.set(game, this.#version(game) + 1);
    }
  }
}

function requireGoingOn({ status }: GameRecord): void {
  if (status === "over" || status === "abandoned") refuse("over", "This campaign has ended.");
}
