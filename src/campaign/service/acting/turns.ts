/** Moves games on: by what people do, by what is due, and again after a start; computers follow by themselves. */
import { canonical, type Decision, Refused, refuse, type Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { SubmittedSheet, Trying } from "../../contract/answers.ts";
import { draftOwner } from "../../facts/drafts.ts";
import type { Live } from "../../facts/live.ts";
import { requireDuty } from "../../moves/duty.ts";
import { rehearsal } from "../../moves/own-steps.ts";
import { Play } from "../../moves/play.ts";
import { tryOutIn } from "../../try-outs/try-out.ts";
import { Chores } from "../chores.ts";
import type { Core } from "../core.ts";
import { Absences } from "../time/absence.ts";
import { playedAgain } from "../time/idle.ts";
import { backAgain } from "../time/leave.ts";
import { Presence } from "../time/presence.ts";
import { unlessUnavailable } from "../unavailable.ts";
import { Computers, type Moving } from "./computers.ts";
import { DueTurns } from "./due-turns.ts";
import { Plays } from "./plays.ts";
import { Resumption } from "./resumption.ts";
import { TurnTaking } from "./turn-taking.ts";

/** Refuses whatever is not an answer to a question, where it is a lesson or a try-out. */
function requireAnswer({ lesson }: Live, learns: boolean): void {
  if (lesson === null || learns) return;
  const where = tryOutIn(lesson) ? "try-out" : "lesson";
  refuse("lesson", `In a ${where} there is nothing to settle ahead: answer the question on its page.`);
}

/** Who asks for something to be done, and by which interaction. */
export interface Asking {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly interaction: string | null;
  /** The sheet that it comes from; nothing is done if it has changed. */
  readonly sheet?: Pick<SubmittedSheet, "decision" | "was">;
  /** It is an answer in a lesson or a try-out, where nothing else can be done; left out: it is none. */
  readonly learns?: boolean;
}

export class Turns {
  readonly #core: Core;
  readonly #plays: Plays;
  readonly #chores: Chores;
  readonly #absences: Absences;
  readonly #computers: Computers;
  readonly #due: DueTurns;
  readonly #taking: TurnTaking;
  readonly #resumption: Resumption;
  readonly presence: Presence;
  #ticking: Promise<void> | null = null;

  constructor(core: Core, moving: Moving) {
    this.#core = core;
    this.#plays = new Plays(core);
    this.#chores = new Chores(core);
    this.#absences = new Absences(core, this.#chores);
    this.#computers = new Computers(core, this.#plays, this.#chores, moving);
    this.#due = new DueTurns(core, this.#plays, this.#chores, this.#absences);
    this.#taking = new TurnTaking(core);
    this.#resumption = new Resumption(core, this.#plays, this.#computers, this.#chores, this.#taking);
    this.presence = new Presence(core, this.#chores);
    core.written.add((change, after) => this.#goOn(change, after));
  }

  /** What follows from a change of a campaign, whoever has made it. */
  #goOn(change: Change, after: Live | null): void {
    if (change.rows !== undefined) this.#chores.hurry(change.game);
    this.#computers.goOn(change, after);
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
    { game, person, seat, interaction, sheet, learns = false }: Asking,
    deed: "act" | "vote",
    work: (play: Play) => T,
  ): Promise<{ play: Play; done: T } | null> {
    await this.#absences.lookFirst(game);
    return await this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, seat, deed);
      requireAnswer(live, learns);
      const play = await this.#plays.open(live);
      try {
        if (sheet) await this.#requireUnchanged(live, { seat, person }, sheet);
        const before = play.decisions(seat);
        const done = work(play);
        if (deed === "vote") this.#core.allow.words(record, person, seat);
        else if (isUnasked(play, seat, before)) this.#core.allow.act(record, person, seat);
        const outcome = await this.#plays.finish(play, interaction, person);
        await this.#followUp(live, person);
        return outcome === "repeated" ? null : { play, done };
      } catch (error) {
        if (error instanceof Refused && (await this.#core.isHandled(interaction))) return null;
        throw error;
      }
    });
  }

  /** What becomes of pauses and leave once somebody has acted in a campaign as it was then. */
  async #followUp(before: Live, person: string): Promise<void> {
    const core = this.#core;
    const { id, paused } = before.record;
    if (paused !== null) await core.following(id, (record) => playedAgain(core, record, person));
    if (before.members.some((member) => member.away !== null))
      await core.following(id, (record) => backAgain(core, record, person));
    await core.following(id, () => this.presence.acted(before, person));
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
    try {
      await this.#chores.again();
      await this.#absences.look();
      await this.presence.write();
      this.#computers.wakeThoseWhoWaited();
      await this.#taking.ofDue((game) => this.#due.seeTo(game));
    } catch (error) {
      unlessUnavailable(error); // time goes on when there is room again
    }
  }

  /** Puts questions of councils to the vote, reminds of votes, and closes them; what fails is tried again. */
  seeToVotes(game: string): Promise<void> {
    return this.#due.seeToVotes(game);
  }

  /** Lets all running games go on, one after the other, and others get their turn in between. */
  resume(): Promise<void> {
    return this.#resumption.begin(() => this.#absences.look());
  }

  stop(): void {
    this.#computers.stop();
    this.#resumption.stop();
  }

  /** Notes until when the bot was there. */
  async leave(): Promise<void> {
    await this.#resumption.over();
    await this.#absences.note().catch(unlessUnavailable);
  }
}

/** Whether what a seat has done answers no question that waited for it: such acts cost others time, and can be repeated without end. */
function isUnasked({ rows }: Play, seat: Seat, before: readonly Decision[]): boolean {
  const first = rows.find((row) => row.kind === "act" && row.seat === seat);
  if (!first) return true;
  const asked = before.find(({ id }) => id === first.decision);
  return !asked?.owed || asked.answered !== null;
}
