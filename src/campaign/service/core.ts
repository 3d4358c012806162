/** What all parts of the campaign service work with: the store, the rulebooks, one queue a game. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import QuickLRU from "quick-lru";
import { type GameTypes, guardedBook, type Rulebook, refuse, type Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import { Damaged, StaleState, StoreUnavailable } from "../../store/problems.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { isUnderWay, type Live, RECENT, whyUnreadable } from "../facts/live.ts";
import type { Secret } from "../facts/lobby.ts";
import { refuseMember } from "../facts/on-duty.ts";
import { forbid, mayWith, requireUnstopped } from "../facts/permissions.ts";
import type { Lessons } from "../lessons/shelf.ts";
import type { Rulebooks } from "../packs/rulebooks.ts";
import { loadLive } from "../record/loading.ts";
import { refuseDamaged, requireGoing, setAside } from "../record/set-aside.ts";
import { Allowances } from "./allowances.ts";
import { withConsequences } from "./consequences.ts";
import { Faults } from "./faults.ts";
import { GameQueues } from "./queue.ts";
import { retried } from "./retries.ts";
import { isLessonId, isTryOutId, newSecret } from "./secrets.ts";

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** How many ms this process has been awake, whatever the time is; left out where only time itself passes. */
  awake?(): number;
}

/** After how many ms what has happened outside is noted again, if it could not be stored. */
const NOTED_AGAIN = 500;
/** Games kept in memory between inputs: a few kB each. */
const MOST_KEPT = 1000;
/** Guarded rulebooks kept between inputs: up to 100 kB each, once everything in a game has been asked for. */
const MOST_GUARDED = 50;
/** How many ids are read at once. */
const PAGE = 200;

/** Who asks for something, and by which interaction; null: by none that could come again. */
export interface AskedBy {
  readonly person: string | { readonly id: string };
  readonly interaction: string | null;
}

export class Core {
  readonly repository: Repository;
  readonly books: Rulebooks;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lessons: Lessons;
  /** Draws the secret of a new game. */
  readonly secrets: () => Secret;
  /** Strangers use it: how much one of them opens, and what only computers play, is limited then. */
  readonly isPublic: boolean;
  readonly queues = new GameQueues();
  /** Limits what one person may do. */
  readonly allow: Allowances;
  /** Who wants to know that there is something to send. */
  readonly waiting = new Set<() => void>();
  /** Who wants to know what was written; `after`: the running campaign as it is then, null: nobody has it in memory. */
  readonly written = new Set<(change: Change, after: Live | null) => void>();
  /** Running games as they were in the store when this process read or wrote them last. */
  readonly #kept = new QuickLRU<string, Live>({ maxSize: MOST_KEPT });
  /** By game: the version that this process has written last; forgotten long after all that was read before has come. */
  readonly #versions = new QuickLRU<string, number>({ maxSize: MOST_KEPT });
  readonly #faults: Faults;
  /** Is shown what is kept after a change. */
  readonly #inspect: ((live: Live) => Promise<void>) | null;
  /** By campaign, and by whether it has begun. */
  readonly #guarded = new QuickLRU<string, Rulebook<GameTypes>>({ maxSize: MOST_GUARDED });
  #stopping = false;

  constructor(
    repository: Repository,
    books: Rulebooks,
    clock: Clock,
    logger: Logger,
    secrets: () => Secret = newSecret,
    isPublic = true,
    kept: ((live: Live) => Promise<void>) | null = null,
    lessons: Lessons = new Map(),
  ) {
    this.repository = repository;
    this.books = books;
    this.clock = clock;
    this.logger = logger;
    this.secrets = secrets;
    this.isPublic = isPublic;
    this.allow = new Allowances(isPublic, () => clock.now());
    this.#inspect = kept;
    this.lessons = lessons;
    this.#faults = new Faults(logger);
  }

  /** What a campaign is played with, behind guards. */
  async pinned(record: GameRecord): Promise<Rulebook<GameTypes>> {
    return this.guarded(record, await this.books.pinned(record));
  }

  guarded({ id, started }: GameRecord, book: Rulebook<GameTypes>): Rulebook<GameTypes> {
    const place = started === null ? "lobby" : "play";
    const kept = this.#guarded.get(`${place} ${id}`);
    if (kept?.bare === book) return kept;
    const fresh = guardedBook(book, this.#faults.of(id), place);
    this.#guarded.set(`${place} ${id}`, fresh);
    return fresh;
  }

  async record(game: string): Promise<GameRecord> {
    const kept = this.repository.isShared ? undefined : this.#kept.get(game)?.record;
    return kept ?? (await this.reading(game, () => this.repository.game(game))) ?? refuseUnknown(game);
  }

  /** The ids of all campaigns that run, read page by page. */
  async *underWay(): AsyncGenerator<string> {
    for (let last = ""; ; ) {
      const page = await this.repository.underWay(last, PAGE);
      yield* page;
      const next = page.at(-1);
      if (next === undefined) return;
      last = next;
    }
  }

  /**
   * Runs work on a game when everything asked before is done. If the game has changed under its feet, it is read and
   * worked on again, a few times at most: work writes once, at its end; what it writes after that is `following`.
   */
  async queued<T>(game: string, work: (record: GameRecord) => Promise<T>): Promise<T> {
    try {
      return await this.queues.run(game, () => this.#retried(game, work));
    } catch (error) {
      if (error instanceof StaleState) return refuseStale();
      throw error;
    }
  }

  /**
   * For work in `queued` that has written and writes once more: what follows is worked on again by itself if the game has
   * changed since, for what was written before must not be done again, and is given up rather than said to be undone.
   * Nothing follows once the game is over.
   */
  async following(game: string, work: (record: GameRecord) => Promise<void>): Promise<void> {
    try {
      await this.#retried(game, async (record) => {
        if (isUnderWay(record)) await work(record);
      });
    } catch (error) {
      if (!(error instanceof StaleState)) throw error;
      this.logger.error({ game }, "what follows from a change could not be written: the game changes all the time");
    }
  }

  #retried<T>(game: string, work: (record: GameRecord) => Promise<T>): Promise<T> {
    return retried(
      () => this.reading(game, async () => work(await this.record(game))),
      () => this.logger.warn({ game }, "a game had changed before a change of it was written"),
    );
  }

  /**
   * As `queued`, for what a person asked by an interaction: one that was handled before does nothing again. Refused to
   * whoever has changed too much lately, where strangers use the bot.
   */
  async once(
    game: string,
    { person, interaction }: AskedBy,
    work: (record: GameRecord) => Promise<void>,
  ): Promise<void> {
    await this.queued(game, async (record) => {
      if (await this.isHandled(interaction)) return;
      const doer = { game, person: typeof person === "string" ? person : person.id, seat: null };
      await this.allow.change(doer, () => work(record));
    });
  }

  async isHandled(interaction: string | null): Promise<boolean> {
    return interaction !== null && (await this.repository.handled(interaction));
  }

  /** Reads something of a game. Refused if that is damaged: the game is set aside then. */
  async reading<T>(game: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      await this.#setAside(game, error.message);
      return refuseDamaged();
    }
  }

  async #setAside(game: string, what: string): Promise<void> {
    const victim = await this.repository.head(game);
    if (!victim) return;
    this.#kept.delete(game);
    if (await setAside(this, victim, what)) this.#isNow(game, victim.version + 1, null);
    this.#wake();
  }

  /**
   * A game that has begun, ended ones included: its record, too, is the one that goes with its state, whatever was read
   * before. Where other processes write as well it is asked whether what is kept is still how things stand.
   */
  async begun({ id }: Pick<GameRecord, "id">): Promise<Live> {
    return await this.#begun(id, () => {});
  }

  async #begun(id: string, check: (record: GameRecord) => void): Promise<Live> {
    const kept = this.repository.isShared ? undefined : this.#kept.get(id);
    return kept ?? (await this.reading(id, () => this.#read(id, check)));
  }

  /** `check`: asked of its record before all of it is loaded. */
  async #read(game: string, check: (record: GameRecord) => void): Promise<Live> {
    const kept = this.#kept.get(game);
    const whole = await this.repository.whole(game, kept?.record.version ?? null, { last: RECENT });
    if (whole === "same" && kept) return kept;
    if (whole === null || whole === "same") return refuseUnknown(game);
    const { record } = whole;
    if (record.status === "damaged") refuseDamaged();
    check(record);
    const live = await loadLive(this.repository, await this.pinned(record), whole);
    const why = whyUnreadable(live);
    if (why !== null) this.logger.error({ game, why }, "a state does not fit what its own rules say of it");
    if (isUnderWay(record) && record.version >= (this.#versions.get(game) ?? 0)) this.#kept.set(game, live);
    return live;
  }

  /** A running game; refused if it has not begun or is over. */
  async load({ id }: Pick<GameRecord, "id">): Promise<Live> {
    const live = await this.#begun(id, requireGoing);
    requireGoing(live.record);
    return live;
  }

  /** A running game, for one who may look or act as this seat; refused for everyone else. */
  async seated(
    game: Pick<GameRecord, "id">,
    person: string,
    seat: Seat,
    deed: "look" | "act" | "speak" | "vote",
  ): Promise<Live> {
    const live = await this.load(game);
    const now = this.clock.now();
    if (mayWith(live, { person, seat, now }, deed)) {
      requireUnstopped(live.record, { person }, deed);
      return live;
    }
    if (deed === "act") refuseMember(live, { person, seat }, now);
    return forbid(deed);
  }

  /** No further work begins; what only waits for the store gives up. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.queues.idle();
  }

  /** Notes what has happened outside: it must not be forgotten, so room for it is waited for. */
  async noted<T>(note: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await sleep(NOTED_AGAIN);
        if (this.#stopping) throw error;
      }
    }
  }

  /**
   * One transaction, with all that follows from the change; then whoever sends posts is woken, and who goes on with it. `before`:
   * what the change was made from (null: it creates the campaign). A running campaign goes on in memory, another one is read
   * again. Throws `StaleState` if something else is stored by now.
   */
  async write(asked: Change, before: Live | GameRecord | null): Promise<"written" | "repeated"> {
    const { game } = asked;
    const [live, record] = before && "env" in before ? [before, before.record] : [null, before];
    const { change, live: after } = live ? withConsequences(asked, live) : { change: asked, live: null };
    const { outbox = [] } = change;
    this.#kept.delete(game);
    const outcome = await this.repository.write(change, record?.version ?? null);
    if (outcome === "repeated") return outcome;
    this.#isNow(game, (record?.version ?? 0) + 1, after);
    if (outbox.length > 0) this.#wake();
    for (const told of this.written) told(change, after);
    if (this.#inspect) await this.#inspected(game);
    return outcome;
  }

  /** Deletes all that is kept of a lesson. */
  async dropLesson(game: string): Promise<void> {
    this.#kept.delete(game);
    await this.repository.dropLesson(game);
    this.#kept.delete(game); // it may have been read meanwhile
  }

  /** Its version from now on; `live`: what it is then, null: nobody has it in memory. What was read before is not kept. */
  #isNow(game: string, version: number, live: Live | null): void {
    this.#versions.set(game, version);
    if (live && !live.env.over) this.#kept.set(game, live);
    else this.#kept.delete(game);
  }

  async #inspected(game: string): Promise<void> {
    const kept = this.#kept.get(game);
    if (kept) await this.#inspect?.(kept);
  }

  #wake(): void {
    for (const wake of this.waiting) wake();
  }
}

function refuseUnknown(game: string): never {
  if (isLessonId(game))
    return refuse("no-game", "This lesson is over, or there is a newer one: `/game learn` begins it.");
  if (isTryOutId(game))
    return refuse("no-game", "This try-out is over: **Try it** on the page of your seat begins another one.");
  return refuse("no-game", `There is no campaign “${game.slice(0, 40)}”.`);
}

const refuseStale = (): never =>
  refuse("stale", "This campaign has just changed, so nothing was done: see where it stands now, and try again.");
