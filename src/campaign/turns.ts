import { setTimeout as sleep } from "node:timers/promises";
import { canonical, Dice, print, Refused, refuse, type Seat } from "../engine/index.ts";
import { StoreUnavailable } from "../store/problems.ts";
import type { ClockRecord } from "../store/records.ts";
import { messagesBehind } from "./behind.ts";
import { sameClocks } from "./clocks.ts";
import type { Core } from "./core.ts";
import { holders, type Live } from "./live.ts";
import { refreshed } from "./live-post.ts";
import { newSecret } from "./lobby.ts";
import { clocksOf, outcomeOf } from "./outcome.ts";
import { plainError } from "./plain-error.ts";
import { Play } from "./play.ts";
import { reminder } from "./reminder.ts";
import { decisionFor } from "./rows.ts";
import type { Done, Move, SubmittedSheet } from "./service.ts";
import { answerByDefault, botInput, settle } from "./settling.ts";
import { rowToTakeBack } from "./undo.ts";

/** Who asks for something to be done, and by which interaction. */
export interface Asking {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly interaction: string | null;
  /** The sheet that it comes from; nothing is done if it is not as it was. */
  readonly sheet?: Pick<SubmittedSheet, "decision" | "was">;
}

/** Moves games on: people's moves, standing orders, deadlines, computer players. */
export class Turns {
  readonly #core: Core;
  readonly #botDelay: number;
  readonly #botDice = new Dice({ key: newSecret().secret, next: 0 });
  #stopped = false;

  /** `botDelay`: how long a computer player waits before it moves, ms. */
  constructor(core: Core, botDelay: number) {
    this.#core = core;
    this.#botDelay = botDelay;
  }

  #play(live: Live): Play {
    return new Play(live, this.#core.clock.now(), this.#botDice);
  }

  /** A game to try something out in: nothing of it is written, and no picture is drawn. */
  async trial({ game, person, seat }: Omit<Asking, "interaction">): Promise<Play> {
    const live = await this.#core.seated(await this.#core.record(game), person, seat);
    return new Play({ ...live, names: null }, this.#core.clock.now());
  }

  /**
   * Does something for a seat; what was said ahead answers what comes of it, and all of it is one write. Null: the
   * interaction had been handled before, and nothing was done again.
   */
  act<T>(
    { game, person, seat, interaction, sheet }: Asking,
    work: (play: Play) => T,
  ): Promise<{ play: Play; done: T } | null> {
    return this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, seat);
      const play = this.#play(live);
      try {
        if (sheet) await this.#requireUnchanged(game, seat, sheet);
        const done = work(play);
        return (await this.#finish(play, interaction, person)) === "repeated" ? null : { play, done };
      } catch (error) {
        if (error instanceof Refused && (await this.#core.isHandled(interaction))) return null;
        throw error;
      }
    });
  }

  async #requireUnchanged(game: string, seat: Seat, { decision, was }: NonNullable<Asking["sheet"]>): Promise<void> {
    const is = await this.#core.repository.sheet(game, { seat, decision });
    if (was !== undefined && canonical(is) !== canonical(was))
      refuse("stale", "Somebody else who plays this seat has just changed or submitted this: look at it once more.");
  }

  async submit({ game, person, interaction, ...move }: Move): Promise<Done> {
    const { seat } = move;
    const acted = await this.act({ game, person, seat, interaction }, (play) => {
      const decision = move.decision ?? decisionFor(play, seat, move, null);
      if (decision !== null) play.sheets.push({ seat, decision, left: null });
      return play.take({ kind: "act", person, ...move });
    });
    if (!acted) return { line: "", text: ["This has been done already."], repeated: true, row: null };
    const { play, done } = acted;
    const action = play.live.book.actions.get(done.action);
    if (!action) throw new Error("an accepted action is missing");
    this.#core.logger.info({ game, interaction, seat, action: action.name }, "a move");
    const row = rowToTakeBack(play.rows, (one) => one === seat);
    return { line: print(action, done.params), text: [action.title], repeated: false, row };
  }

  /** Answers given ahead and windows that wait for nobody, then one write. */
  async #finish(play: Play, interaction: string | null, by: string | null = null): Promise<"written" | "repeated"> {
    settle(play);
    const { change, live } = outcomeOf(play, interaction, by);
    const outcome = await this.#core.write(change, live);
    if (play.rows.length > 0) this.wakeBots(change.game, live);
    return outcome;
  }

  /** Default answers for seats whose time is up, and reminders that are due. A game that fails stops no other. */
  async tick(): Promise<void> {
    const { repository, clock, logger } = this.#core;
    const now = clock.now();
    for (const due of await repository.dueClocks(now)) {
      try {
        await this.#workOff(due, now);
      } catch (error) {
        if (error instanceof StoreUnavailable) return; // the store has said so, and time goes on when it does
        logger.error({ game: due.game, error: plainError(error) }, "a deadline could not be worked off");
      }
    }
  }

  #workOff({ game, seat, phase }: ClockRecord, now: number): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const live = await this.#core.load(record);
      const clock = live.clocks.find((one) => one.seat === seat && one.phase === phase);
      if (clock?.deadline === undefined || clock.deadline === null) return;
      if (clock.deadline > now) return this.#remind(live, clock, clock.deadline);
      const play = this.#play(live);
      play.expired.add(seat);
      answerByDefault(play, seat);
      await this.#finish(play, null);
    });
  }

  async #remind(live: Live, due: ClockRecord, deadline: number): Promise<void> {
    const { record, book, members, clocks } = live;
    if (due.remind === null) return;
    const outbox = holders(members, due.seat).map((member) => reminder(record, book, member, due.seat, deadline));
    const reminded = clocks.map((clock) => (clock === due ? { ...clock, remind: null } : clock));
    const change = { game: record.id, outbox, clocks: reminded, at: this.#core.clock.now() };
    await this.#core.write(change, { ...live, clocks: reminded });
  }

  /**
   * What a game that was running before needs to go on: answers that this release gives by itself, clocks for those who
   * have none, a post of its phase, messages that were left behind, computer players.
   */
  async wake(game: string): Promise<void> {
    await this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const play = this.#play(await this.#core.load(record));
      settle(play);
      const { clocks } = play.live;
      if (play.rows.length > 0 || !sameClocks(clocks, clocksOf(play))) await this.#finish(play, null);
      if (play.env.over) return;
      const live = await this.#core.load(record);
      const present = live.post?.open ? { outbox: await messagesBehind(this.#core, live) } : refreshed(live, live.post);
      if (present.outbox.length > 0) await this.#core.write({ game, ...present, at: this.#core.clock.now() });
    });
    this.wakeBots(game);
  }

  /** Computer players, if the game has any, move a little later, one move at a time. */
  wakeBots(game: string, live?: Live): void {
    if (live?.env.over || live?.members.some((member) => member.bot) === false) return;
    const { logger } = this.#core;
    void (async () => {
      if (this.#botDelay > 0) await sleep(this.#botDelay, undefined, { ref: false });
      if (!this.#stopped) await this.#moveBot(game);
    })().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return; // it is woken when there is room again
      logger.error({ game, error: plainError(error) }, "a computer player failed");
    });
  }

  #moveBot(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || this.#stopped) return;
      const live = await this.#core.load(record);
      for (const { bot, seat } of live.members) {
        const input = bot && seat !== null ? botInput(live.book, live.env, seat, this.#botDice) : null;
        if (!input) continue;
        const play = this.#play(live);
        play.take(input);
        await this.#finish(play, null);
        return;
      }
    });
  }

  stop(): void {
    this.#stopped = true;
  }
}
