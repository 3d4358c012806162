/** Moves games on: people's moves, standing orders, deadlines, computer players. */
import { setTimeout as sleep } from "node:timers/promises";
import { canonical, type Decision, Dice, Refused, refuse, type Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import { NEVER } from "../../../store/due.ts";
import { StoreUnavailable } from "../../../store/problems.ts";
import type { ClockRecord } from "../../../store/records.ts";
import type { SubmittedSheet, Trying } from "../../contract/answers.ts";
import type { OutsidePlayers } from "../../contract/outside.ts";
import { draftOwner } from "../../facts/drafts.ts";
import { isDormant, type Live } from "../../facts/live.ts";
import { shownAnew } from "../../facts/standstill.ts";
import { clocksOf } from "../../moves/clocks-after.ts";
import { computerInput, roleAt, roleFor } from "../../moves/computers.ts";
import { requireDuty } from "../../moves/duty.ts";
import { rehearsal } from "../../moves/own-steps.ts";
import { Play } from "../../moves/play.ts";
import { answerByComputer, answerByDefault, custodyIn, settle } from "../../moves/settling.ts";
import { readWhole } from "../../record/wholeness.ts";
import { refreshed } from "../../telling/live-post.ts";
import { reminders } from "../../telling/reminder.ts";
import { isOne, out, rewound, sameClocks } from "../../time/clocks.ts";
import { isShutOut, isStopped, standsStill } from "../../time/stopped.ts";
import { remindVoters } from "../../votes/reminding.ts";
import { sendAtLimit, settleVotes } from "../../votes/sending.ts";
import { areVotesBehind } from "../../votes/vote-keeping.ts";
import { closeDue, computersWaitUntil } from "../ballots/voting.ts";
import { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { messagesBehind } from "../messenger/behind.ts";
import { outcomeOf } from "../outcome.ts";
import { loansOver } from "../people/lending.ts";
import { plainError } from "../plain-error.ts";
import { newSecret } from "../secrets.ts";
import { Absences } from "../time/absence.ts";
import { endOfComputers, pauseIfIdle, pauseOver, playedAgain } from "../time/idle.ts";
import { backAgain, leavesOver } from "../time/leave.ts";
import { closeOld } from "../time/lobbies.ts";
import { Presence } from "../time/presence.ts";
import { fallDormant, noteWaiting, silentTooLong } from "../time/silence.ts";
import { outsideInput, tellOutside } from "./outside.ts";
import { TurnTaking } from "./turn-taking.ts";

/** So many campaigns are taken up with one note of it. */
const AT_ONCE = 20;

/** Who asks for something to be done, and by which interaction. */
export interface Asking {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly interaction: string | null;
  /** The sheet that it comes from; nothing is done if it is not as it was. */
  readonly sheet?: Pick<SubmittedSheet, "decision" | "was">;
}

export class Turns {
  readonly #core: Core;
  readonly #botDelay: number;
  readonly #botDice = new Dice({ key: newSecret().secret, next: 0 });
  readonly #chores: Chores;
  readonly #absences: Absences;
  readonly #taking: TurnTaking;
  readonly #outside: OutsidePlayers | null;
  readonly presence: Presence;
  /** Games whose computers wait for the answer to a request, and until when, ms since 1970. */
  readonly #holding = new Map<string, number>();
  #ticking: Promise<void> | null = null;
  #resuming: Promise<void> = Promise.resolve();
  #stopped = false;

  /** `botDelay`: how long a computer player waits before it moves, ms. `outside`: programs that play seats of computers. */
  constructor(core: Core, botDelay: number, outside: OutsidePlayers | null = null) {
    this.#outside = outside;
    this.#core = core;
    this.#botDelay = botDelay;
    this.#chores = new Chores(core);
    this.#absences = new Absences(core, this.#chores);
    this.#taking = new TurnTaking(core);
    this.presence = new Presence(core, this.#chores);
    core.written.add((change, after) => this.#goOn(change, after));
  }

  /** What follows from a change of a campaign, whoever has made it: computers may have something to do now. */
  #goOn(change: Change, after: Live | null): void {
    if (change.rows !== undefined) this.#chores.hurry(change.game);
    if (this.#outside) tellOutside(this.#outside, change, after);
    if (LETS_COMPUTERS_MOVE.some((part) => change[part] !== undefined)) this.#wakeComputers(change.game, after);
  }

  /** A game to go on with: computers hold still in it while people agree on what is to be taken back. */
  async #play(live: Live): Promise<Play> {
    const play = new Play(live, this.#core.clock.now(), this.#botDice);
    play.holding = await this.#holdsStill(live);
    return play;
  }

  /** A game to try something out in: nothing of it is written, and no picture is drawn. */
  async trial({ game, person, seat, step = null }: Trying): Promise<Play> {
    const live = await this.#core.seated(await this.#core.record(game), person, seat, "look");
    const there = step === null ? live : rehearsal(live, seat, step);
    return new Play({ ...there, names: null }, this.#core.clock.now());
  }

  /**
   * Does something for a seat; what was said ahead answers what comes of it, and all of it is one write. Null: the
   * interaction had been handled before, and nothing was done again.
   */
  act<T>(asking: Asking, work: (play: Play) => T): Promise<{ play: Play; done: T } | null> {
    return this.#do(asking, "act", (play) => {
      const done = work(play);
      requireDuty(play, asking);
      return done;
    });
  }

  /** The same for what members of a council say on what their seat is to do. */
  vote<T>(asking: Asking, work: (play: Play) => T): Promise<{ play: Play; done: T } | null> {
    return this.#do(asking, "vote", work);
  }

  async #do<T>(
    { game, person, seat, interaction, sheet }: Asking,
    deed: "act" | "vote",
    work: (play: Play) => T,
  ): Promise<{ play: Play; done: T } | null> {
    await this.#absences.lookFirst(game);
    return await this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, seat, deed);
      const play = await this.#play(live);
      try {
        if (sheet) await this.#requireUnchanged(live, { seat, person }, sheet);
        const before = play.decisions(seat);
        const done = work(play);
        if (deed === "vote") this.#core.allowWords(record, person, seat);
        else if (isUnasked(play, seat, before)) this.#core.allowAct(record, person, seat);
        const outcome = await this.#finish(play, interaction, person);
        if (live.record.paused !== null) await playedAgain(this.#core, live.record, person);
        if (live.members.some((member) => member.away !== null) && !play.env.over)
          await backAgain(this.#core, live.record, person);
        await this.presence.acted(live, person);
        return outcome === "repeated" ? null : { play, done };
      } catch (error) {
        if (error instanceof Refused && (await this.#core.isHandled(interaction))) return null;
        throw error;
      }
    });
  }

  async #requireUnchanged(
    live: Live,
    { seat, person }: Pick<Asking, "seat" | "person">,
    { decision, was }: NonNullable<Asking["sheet"]>,
  ): Promise<void> {
    const owner = draftOwner(live, seat, person, this.#core.clock.now());
    const is = await this.#core.repository.sheet(live.record.id, { seat, person: owner, decision });
    if (was !== undefined && canonical(is) !== canonical(was))
      refuse("stale", "Somebody else who plays this seat has just changed or submitted this: look at it once more.");
  }

  /** Answers given ahead and windows that wait for nobody, then one write. */
  async #finish(play: Play, interaction: string | null, by: string | null = null): Promise<"written" | "repeated"> {
    settleVotes(play);
    const { change } = outcomeOf(play, interaction, by);
    for (const { happenings } of play.advances)
      for (const happening of happenings)
        if (happening.kind === "picture" && happening.failure !== undefined)
          this.#core.logger.error(
            { game: change.game, error: plainError(happening.failure) },
            "a picture could not be written down",
          );
    return await this.#core.write(change, play.live);
  }

  /**
   * Default answers for seats whose time is up, reminders that are due, and what has failed before; after an absence, later
   * deadlines. A game that fails stops no other; one look at a time.
   */
  tick(): Promise<void> {
    this.#ticking ??= this.#look().finally(() => {
      this.#ticking = null;
    });
    return this.#ticking;
  }

  async #look(): Promise<void> {
    const { clock } = this.#core;
    try {
      await this.#chores.again();
      await this.#absences.look();
      await this.presence.write();
      for (const [game, until] of this.#holding) if (until <= clock.now()) this.#wakeComputers(game);
      await this.#taking.ofDue((game) => this.#seeTo(game));
    } catch (error) {
      unlessUnavailable(error); // time goes on when there is room again
    }
  }

  /** Does what is due in a campaign; says when to look at it again, should nothing be due before. */
  async #seeTo(game: string): Promise<number> {
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
      const play = await this.#play(await this.#core.load(record));
      remindVoters(play);
      await this.#finish(play, null);
    });
  }

  /** Clocks whose deadline or reminder has come, one after the other. */
  async #workOffAll(game: string): Promise<void> {
    const { repository, clock } = this.#core;
    const clocks = await this.#core.reading(game, () => repository.clocks(game));
    const times = ({ deadline, remind }: ClockRecord): number => Math.min(deadline ?? NEVER, remind ?? NEVER);
    for (const due of clocks.toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0) || (a.seat < b.seat ? -1 : 1))) {
      if (times(due) > clock.now()) continue;
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
      await noteWaiting(this.#core, live, clock, now);
    });
  }

  /** What comes of a question whose time is up. */
  async #passLimit(live: Live, clock: ClockRecord, now: number): Promise<void> {
    const { seat } = clock;
    const atLimit = live.record.timetable?.atLimit;
    const play = await this.#play(live);
    play.expired.add(seat);
    if (sendAtLimit(play, seat)) return void (await this.#finish(play, null));
    if (atLimit === "wait") return await this.#waitOn(live, clock, now);
    const hasComputer = roleAt(live.members, seat) !== null;
    const computed = (atLimit === "computer" || hasComputer) && answerByComputer(play, seat, this.#botDice);
    if (!computed) answerByDefault(play, seat);
    await this.#finish(play, null);
  }

  /** A seat's time is up, and nothing comes of it: everybody sees that it has none left. */
  async #waitOn(live: Live, due: ClockRecord, now: number): Promise<void> {
    const clocks = live.clocks.map((clock) => (clock === due ? out(clock) : clock));
    const after = { ...live, clocks };
    const change = { game: live.record.id, outbox: shownAnew(after), rewound: rewound(live.clocks, clocks), at: now };
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

  /** Lets all running games go on, one after the other, and others get their turn in between. */
  resume(): Promise<void> {
    this.#resuming = this.#resuming.catch(() => undefined).then(() => this.#wakeAll()); // who asked has heard of it
    return this.#resuming;
  }

  async #wakeAll(): Promise<void> {
    try {
      await this.#absences.look();
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
    await this.#chores.do({ game, kind: "computer", which: "" }, () => this.#moveBot(game)); // what ends the process may be its move
  }

  #takeUp(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      await readWhole(this.#core.repository, this.#core.books, record); // a start does not play again what it has played before
      const play = await this.#play(await this.#core.load(record));
      if (!isStopped(record)) settle(play);
      const { clocks } = play.live;
      if (play.rows.length > 0 || !sameClocks(clocks, clocksOf(play)) || areVotesBehind(play.live, play.now))
        await this.#finish(play, null);
      if (play.env.over) return;
      const live = await this.#core.load(record);
      const present = live.post?.open ? { outbox: await messagesBehind(this.#core, live) } : refreshed(live, live.post);
      if (present.outbox.length > 0) await this.#core.write({ game, ...present, at: this.#core.clock.now() });
    });
  }

  /** Computer players, if the game has any, move a little later, one move at a time. */
  #wakeComputers(game: string, live: Live | null = null): void {
    if (live?.env.over || live?.members.every((member) => roleFor(member) === null)) return;
    void (async () => {
      if (this.#botDelay > 0) await sleep(this.#botDelay, undefined, { ref: false });
      if (!this.#stopped) await this.#chores.do({ game, kind: "computer", which: "" }, () => this.#moveBot(game));
    })().catch(unlessUnavailable); // it is woken when there is room again
  }

  /** The first computer player that has something to do; one that fails keeps no other from it. */
  #moveBot(game: string): Promise<void> {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || standsStill(record) || this.#stopped) return;
      const live = await this.#core.load(record);
      if (isDormant(live, this.#core.clock.now()) || (await this.#holdsStill(live))) return;
      const seats = live.env.seats.filter((one) => roleAt(live.members, one) !== null);
      const play = await this.#play(live);
      settle(play); // a window that asks nobody, in which a computer has held still
      if (play.rows.length > 0) return void (await this.#finish(play, null));
      const failures: unknown[] = [];
      for (const seat of seats) {
        try {
          if (await this.#moveSeat(live, seat)) return;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    });
  }

  /** Whether computers wait until people have agreed on what is to be taken back; the next look after that wakes them. */
  async #holdsStill(live: Live): Promise<boolean> {
    const { id } = live.record;
    const until = await computersWaitUntil(this.#core, live, this.#core.clock.now());
    if (until === null) this.#holding.delete(id);
    else this.#holding.set(id, until);
    return until !== null;
  }

  /** Says whether there was something to do. */
  async #moveSeat(live: Live, seat: Seat): Promise<boolean> {
    const play = await this.#play(live);
    const custody = custodyIn(play, seat);
    const wake = (): void => this.#wakeComputers(live.record.id);
    const program = this.#outside && custody.role === "plays" ? outsideInput(this.#outside, live, seat, wake) : null;
    if (program === "thinking") return false;
    const input = program ?? computerInput(live.book, live.env, seat, custody, this.#botDice);
    if (!input) return false;
    play.take(input);
    await this.#finish(play, null);
    return true;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Notes until when the bot was there. */
  async leave(): Promise<void> {
    await this.#resuming.catch(() => undefined);
    await this.#absences.note().catch(unlessUnavailable);
  }
}

/** What a change is made of that may leave a computer something to do: a move, a seat that it plays, a campaign that goes on. */
const LETS_COMPUTERS_MOVE = [
  ...(["rows", "members", "set", "ballots", "orders", "prepared"] as const),
] satisfies readonly (keyof Change)[];

/** Throws an error again, unless it is that nothing can be stored, which the store says by itself. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** Whether what a seat has done answers no question that waited for it: such acts cost others time, and can be repeated without end. */
function isUnasked({ rows }: Play, seat: Seat, before: readonly Decision[]): boolean {
  const first = rows.find((row) => row.kind === "act" && row.seat === seat);
  if (!first) return true;
  const asked = before.find(({ id }) => id === first.decision);
  return !asked?.owed || asked.answered !== null;
}
