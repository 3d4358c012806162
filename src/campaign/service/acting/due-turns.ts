/** What is due in a campaign: deadlines and reminders, votes, ballots, loans, pauses, leave, silence. */
import { NEVER } from "../../../store/due.ts";
import type { ClockRecord } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import { pageUpdates } from "../../facts/standstill.ts";
import { roleAt } from "../../moves/computers.ts";
import { answerByComputer, answerByDefault } from "../../moves/settling.ts";
import { reminders } from "../../telling/reminder.ts";
import { clockChanges, isOne, out } from "../../time/clocks.ts";
import { isShutOut, isStopped } from "../../time/stopped.ts";
import { remindVoters } from "../../votes/reminding.ts";
import { sendAtLimit } from "../../votes/sending.ts";
import { closeDue } from "../ballots/voting.ts";
import type { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { loansOver } from "../people/lending.ts";
import type { Absences } from "../time/absence.ts";
import { endOfComputers, pauseIfIdle, pauseOver } from "../time/idle.ts";
import { leavesOver } from "../time/leave.ts";
import { closeOld } from "../time/lobbies.ts";
import { fallDormant, noteWaiting, silentTooLong } from "../time/silence.ts";
import type { Plays } from "./plays.ts";

export class DueTurns {
  readonly #core: Core;
  readonly #plays: Plays;
  readonly #chores: Chores;
  readonly #absences: Absences;

  constructor(core: Core, plays: Plays, chores: Chores, absences: Absences) {
    this.#core = core;
    this.#plays = plays;
    this.#chores = chores;
    this.#absences = absences;
  }

  /** Does what is due in a campaign; says when to look at it again, should nothing be due before, ms since 1970. */
  async seeTo(game: string): Promise<number> {
    const { repository, clock } = this.#core;
    const now = clock.now();
    if (this.#absences.owes(game)) return now; // it waits until its time is given back
    const due = await repository.dueParts(game);
    if (due === null) return NEVER;
    if (due.asked <= now) await this.#chores.do({ game, kind: "request", which: "" }, () => this.#closeDue(game));
    if (due.votes <= now) await this.seeToVotes(game);
    if (due.clocks <= now) await this.#workOffAll(game);
    const again = [
      due.idle <= now ? await pauseIfIdle(this.#core, game) : NEVER,
      due.computers <= now ? await endOfComputers(this.#core, game) : NEVER,
      due.lobby <= now ? await closeOld(this.#core, game) : NEVER,
    ];
    const failed = this.#chores.againIn(game);
    return Math.min(...again, failed === null ? NEVER : clock.now() + failed);
  }

  /** Ballots whose time is over, then seats that are lent, a pause, or a leave. */
  async #closeDue(game: string): Promise<void> {
    const record = await this.#core.record(game);
    if (isShutOut(record) || isStopped(record)) return; // it waits until the bot is back, or the moderator lets it go on
    await closeDue(this.#core, game);
    await this.#core.queued(game, async (record) => {
      const now = this.#core.clock.now();
      if (record.status !== "running") return;
      await loansOver(this.#core, record, now);
      if (record.paused !== null && record.paused <= now) await pauseOver(this.#core, record, now);
      else {
        await leavesOver(this.#core, record, now);
        await silentTooLong(this.#core, record, now);
      }
    });
  }

  /** Puts questions of councils to the vote, reminds of votes, and closes them; what fails is tried again. */
  async seeToVotes(game: string): Promise<void> {
    await this.#chores.do({ game, kind: "vote", which: "" }, () => this.#seeToVotes(game));
  }

  #seeToVotes(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || record.council === null || isShutOut(record) || isStopped(record)) return;
      const play = await this.#plays.open(await this.#core.load(record));
      remindVoters(play);
      await this.#plays.finish(play, null);
    });
  }

  /** Clocks whose deadline or reminder has come, one after the other. */
  async #workOffAll(game: string): Promise<void> {
    const { repository, clock } = this.#core;
    const clocks = await this.#core.reading(game, () => repository.clocks(game));
    const running = clocks.flatMap((one) => (one.deadline === null ? [] : [{ ...one, deadline: one.deadline }]));
    for (const due of running.toSorted((a, b) => a.deadline - b.deadline || (a.seat < b.seat ? -1 : 1))) {
      if (Math.min(due.deadline, due.remind ?? NEVER) > clock.now()) continue;
      const which = `${due.seat} ${due.phase}`;
      await this.#chores.do({ game, kind: "deadline", which }, () => this.#workOff(due));
    }
  }

  #workOff({ game, seat, phase, shape }: ClockRecord): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const now = this.#core.clock.now();
      const live = await this.#core.load(record);
      const clock = live.clocks.find((one) => isOne(one, { seat, phase, shape }));
      if (clock?.deadline === undefined || clock.deadline === null) return;
      if (clock.deadline > now) return await this.#remind(live, clock, clock.deadline, now);
      if (await fallDormant(this.#core, live, now)) return;
      await this.#passLimit(live, clock, now);
      await this.#core.following(game, () => noteWaiting(this.#core, live, clock, now));
    });
  }

  /** What comes of a question whose time is up. */
  async #passLimit(live: Live, clock: ClockRecord, now: number): Promise<void> {
    const { seat } = clock;
    const atLimit = live.record.timetable?.atLimit;
    const play = await this.#plays.open(live);
    play.expired.add(seat);
    if (sendAtLimit(play, seat)) return void (await this.#plays.finish(play, null));
    if (atLimit === "wait") return await this.#waitOn(live, clock, now);
    const hasComputer = roleAt(live.members, seat) !== null;
    const computed = (atLimit === "computer" || hasComputer) && answerByComputer(play, seat, this.#plays.dice);
    if (!computed) answerByDefault(play, seat);
    await this.#plays.finish(play, null);
  }

  /** A seat's time is up, and nothing comes of it: everybody sees that it has none left. */
  async #waitOn(live: Live, due: ClockRecord, now: number): Promise<void> {
    const clocks = live.clocks.map((clock) => (clock === due ? out(clock) : clock));
    const after = { ...live, clocks };
    const change = {
      game: live.record.id,
      outbox: pageUpdates(after),
      clockChanges: clockChanges(live.clocks, clocks),
      at: now,
    };
    await this.#core.write(change, live);
  }

  async #remind(live: Live, due: ClockRecord, deadline: number, now: number): Promise<void> {
    const { record, clocks } = live;
    if (due.remind === null || due.remind > now) return;
    const outbox = reminders(live, due.seat, deadline, now);
    const reminded = clocks.map((clock) => (clock === due ? { ...clock, remind: null } : clock));
    const change = { game: record.id, outbox, clocks: reminded, at: now };
    await this.#core.write(change, live);
  }
}
