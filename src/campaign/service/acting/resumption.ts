/** How running campaigns go on once the bot has started: each is taken up where the last process left it. */
import type { Live } from "../../facts/live.ts";
import { clocksOf } from "../../moves/clocks-after.ts";
import { settle } from "../../moves/settling.ts";
import { readWhole } from "../../record/wholeness.ts";
import { refreshed } from "../../telling/live-post.ts";
import { sameClocks } from "../../time/clocks.ts";
import { isStopped } from "../../time/stopped.ts";
import { areVotesBehind } from "../../votes/vote-keeping.ts";
import type { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { messagesBehind } from "../messenger/behind.ts";
import { unlessUnavailable } from "../unavailable.ts";
import type { Computers } from "./computers.ts";
import type { Plays } from "./plays.ts";
import type { TurnTaking } from "./turn-taking.ts";

/** How many running campaigns are read, and taken up again, at a time. */
const AT_ONCE = 20;

export class Resumption {
  readonly #core: Core;
  readonly #plays: Plays;
  readonly #computers: Computers;
  readonly #chores: Chores;
  readonly #taking: TurnTaking;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(core: Core, plays: Plays, computers: Computers, chores: Chores, taking: TurnTaking) {
    this.#core = core;
    this.#plays = plays;
    this.#computers = computers;
    this.#chores = chores;
    this.#taking = taking;
  }

  /** Takes up all running games, a few at a time, after `first`; others get their turn in between. */
  begin(first: () => Promise<void>): Promise<void> {
    this.#running = this.#running.catch(() => undefined).then(() => this.#all(first)); // who asked has heard of it
    return this.#running;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Once what has begun is over, however it went. */
  async over(): Promise<void> {
    await this.#running.catch(() => undefined);
  }

  async #all(first: () => Promise<void>): Promise<void> {
    try {
      await first();
      for (let page = await this.#page(""); page.length > 0; page = await this.#page(page.at(-1) ?? "")) {
        if (this.#stopped) return;
        await this.#taking.ofThese(page, (game) => this.#wake(game));
      }
    } catch (error) {
      unlessUnavailable(error); // they are woken when there is room again
    }
  }

  #page(after: string): Promise<readonly string[]> {
    return this.#core.repository.underWay(after, AT_ONCE);
  }

  /**
   * What a game that was running before needs to go on: answers that this release gives by itself, clocks for those who
   * have none, a post of its phase, messages that were left behind, computer players.
   */
  async #wake(game: string): Promise<void> {
    if (this.#stopped) return;
    await this.#chores.do({ game, kind: "restart", which: "" }, () => this.#takeUp(game));
    await this.#computers.move(game); // what ends the process may be its move
  }

  #takeUp(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      await readWhole(this.#core.repository, this.#core.books, record); // a start does not play again what it has played before
      const play = await this.#plays.open(await this.#core.load(record));
      if (!isStopped(record)) settle(play);
      const { clocks } = play.live;
      if (play.rows.length > 0 || !sameClocks(clocks, clocksOf(play)) || areVotesBehind(play.live, play.now))
        await this.#plays.finish(play, null);
      if (!play.env.over) await this.#showAgain(await this.#core.load(record));
    });
  }

  /** The post of its phase as it is now, or what people have not been sent of it yet. */
  async #showAgain(live: Live): Promise<void> {
    const present = live.post?.open ? { outbox: await messagesBehind(this.#core, live) } : refreshed(live, live.post);
    if (present.outbox.length === 0) return;
    await this.#core.write({ game: live.record.id, ...present, at: this.#core.clock.now() }, live.record);
  }
}
