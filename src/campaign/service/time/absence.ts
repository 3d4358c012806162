/** How time lost while the bot was away is given back: nobody could do anything then, so nobody loses it. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { ClockRecord, OutboxDraft } from "../../../store/records.ts";
import type { Timetable } from "../../../store/timetable.ts";
import { holders, type Live } from "../../facts/live.ts";
import { blank, channelOf, liveRow, shownTo, single } from "../../facts/posting.ts";
import { publicDeadline } from "../../facts/reactions.ts";
import { type Absence, afterAbsence, type SeatClock, sameClocks, withinLimit } from "../../time/clocks.ts";
import { isShutOut } from "../../time/stopped.ts";
import { putOffBallots } from "../ballots/voting.ts";
import type { Chore, Chores } from "../chores.ts";
import type { Core } from "../core.ts";

const MINUTE = 60_000;
/** A shorter absence, ms, costs nobody anything worth a word. */
const LEAST = 2 * MINUTE;
/** Whoever looks at the clocks more rarely than that has been away in between. */
const LOOKS_EVERY = MINUTE;
/** How often it is stored that the bot is there. */
const NOTED_EVERY = MINUTE;

/** What the clocks showed at a look. */
interface Look {
  readonly now: number;
  /** Null: nobody counts how long the process is awake. */
  readonly awake: number | null;
}

/** What is being given back. */
interface Owed {
  readonly absence: Absence;
  /** Where it is still to be. */
  readonly games: Set<string>;
  readonly underWay: Map<string, Promise<void>>;
}

/**
 * Notices that the bot was away: not running, asleep with its machine, cut off from Discord or from its disk, or under a
 * clock that was set forward, which looks the same. Nobody could do anything then, so nobody loses that time.
 */
export class Absences {
  readonly #core: Core;
  readonly #chores: Chores;
  #last: Look | null = null;
  #looking: Promise<void> | null = null;
  /** Of a look: until it is known which campaigns have lost time. */
  #listing: Promise<void> = Promise.resolve();
  #listed = (): void => {};
  #owed: Owed | null = null;
  #noted = Number.NEGATIVE_INFINITY;

  constructor(core: Core, chores: Chores) {
    this.#core = core;
    this.#chores = chores;
  }

  /** The bot is there. What was lost since the last look is given back. Throws `StoreUnavailable`; then it counts as away. */
  look(): Promise<void> {
    if (this.#looking) return this.#looking;
    let listed = (): void => {};
    this.#listing = new Promise((resolve) => {
      listed = resolve;
    });
    this.#listed = listed;
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      this.#owed = null;
    });
    this.#listing = Promise.race([this.#listing, this.#looking]);
    this.#listing.catch(() => undefined); // whoever waits for it hears of it
    return this.#looking;
  }

  /**
   * Before anything is done in a campaign: whoever is the first to come after an absence finds the time given back there, and
   * waits for no other campaign. Throws as `look`.
   */
  async lookFirst(game: string): Promise<void> {
    const now = this.#core.clock.now();
    if (this.#looking === null && this.#last !== null && now - this.#last.now < LEAST) return;
    this.look().catch(() => undefined); // what it throws at first is thrown below; the rest concerns other campaigns
    await this.#listing;
    await this.#giveBackIn(game);
  }

  async #look(): Promise<void> {
    const { clock } = this.#core;
    const look = this.#read();
    const before = this.#last?.now ?? (await this.#core.repository.awake());
    const lost = before === null ? 0 : look.now - before - this.#present(look);
    if (lost >= LEAST) this.#owed = await this.#owing({ from: look.now - lost, to: look.now });
    this.#listed();
    const seen = await this.#giveAllBack(look);
    if (before !== null && look.now < before) await this.#cap(look.now);
    if (lost >= LEAST || Math.abs(look.now - this.#noted) >= NOTED_EVERY) await this.note(clock.now());
    this.#last = seen;
  }

  #read(): Look {
    const { clock } = this.#core;
    return { now: clock.now(), awake: clock.awake?.() ?? null };
  }

  /** Stores that the bot was there until now. */
  async note(now: number = this.#core.clock.now()): Promise<void> {
    await this.#core.repository.keepAwake(now);
    this.#noted = now;
  }

  /** Whether a campaign still waits for what it has lost. */
  owes(game: string): boolean {
    return this.#chores.isFailing(choreOf(game));
  }

  /** How much of the time since the last look the bot was there. */
  #present({ now, awake }: Look): number {
    const last = this.#last;
    if (!last) return 0;
    if (awake === null || last.awake === null) return now - last.now;
    return Math.min(awake - last.awake, LOOKS_EVERY);
  }

  /** Where an absence has cost people time. */
  async #owing(absence: Absence): Promise<Owed> {
    const { repository, logger } = this.#core;
    const { from, to } = absence;
    const games = await repository.dueBy(to + (to - from));
    logger.warn({ minutes: Math.round((to - from) / MINUTE), games: games.length }, "the bot was away");
    await repository.nobodyCouldPlay(absence, null);
    return { absence, games: new Set(games), underWay: new Map() };
  }

  /** One campaign after the other. Says until when the bot was there meanwhile: it takes long, and is no absence. */
  async #giveAllBack(look: Look): Promise<Look> {
    let seen = look;
    for (const game of this.#owed?.games ?? []) {
      await this.#giveBackIn(game);
      await yieldToEventLoop();
      const now = this.#read();
      if (now.now >= seen.now && now.now - seen.now < LOOKS_EVERY) seen = now;
    }
    return seen;
  }

  /** Once in each campaign. */
  async #giveBackIn(game: string): Promise<void> {
    const owed = this.#owed;
    if (owed === null) return;
    const underWay = owed.underWay.get(game);
    if (underWay) return await underWay;
    if (!owed.games.delete(game)) return;
    const work = this.#chores
      .do(choreOf(game), () => this.#giveBack(game, owed.absence))
      .finally(() => owed.underWay.delete(game));
    owed.underWay.set(game, work);
    await work;
  }

  async #giveBack(game: string, absence: Absence): Promise<void> {
    const id = `away ${game} ${absence.from}`; // a crash in the middle gives nothing back twice
    await this.#wind(game, id, (clock, timetable) => afterAbsence(clock, timetable, absence), absence);
    if (isShutOut(await this.#core.record(game))) return; // given back as a whole at its end
    await putOffBallots(this.#core, game, absence, id);
  }

  /** No deadline is further away than the whole time of its campaign, whatever the clock said when it was set. */
  async #cap(now: number): Promise<void> {
    for await (const id of this.#core.underWay()) {
      await this.#chores.do(choreOf(id), () =>
        this.#wind(id, null, (clock, timetable) => withinLimit(clock, timetable, now), null),
      );
      await yieldToEventLoop();
    }
  }

  /** Resets the clocks of a campaign, and shows that; `absence`: told in the channel. */
  #wind(
    game: string,
    interaction: string | null,
    wind: (clock: ClockRecord, timetable: Timetable) => SeatClock,
    absence: Absence | null,
  ): Promise<void> {
    return this.#core.queued(game, async (record) => {
      const { timetable, status } = record;
      if (status !== "running" || timetable === null) return;
      const live = await this.#core.load(record);
      const clocks = live.clocks.map((clock) => ({ game, ...wind(clock, timetable) }));
      if (sameClocks(live.clocks, clocks)) return;
      const after = { ...live, clocks };
      const outbox = [...(absence ? [notice(after, absence)] : []), ...shown(live, after)];
      await this.#core.write({ game, interaction, outbox, clocks, at: this.#core.clock.now() }, live);
    });
  }
}

const choreOf = (game: string): Chore => ({ game, kind: "absence", which: "" });

/** The posts and messages that show other deadlines now. */
function shown(before: Live, { record, members, clocks, post }: Live): readonly OutboxDraft[] {
  const seats = clocks.filter((clock, i) => clock.deadline !== before.clocks[i]?.deadline).map(({ seat }) => seat);
  const persons = new Set(seats.flatMap((seat) => holders(members, seat).map(({ person }) => person)));
  return [...(post?.open ? [liveRow(record, post.number)] : []), ...shownTo({ record, members }, persons)];
}

/** Says so to all at once. It names nobody: who has a deadline may be a secret. */
function notice(live: Live, { from, to }: Absence): OutboxDraft {
  const { record } = live;
  const deadline = publicDeadline(live);
  const next = deadline === null ? "" : ` The next deadline is <t:${Math.floor(deadline / 1000)}:R>.`;
  const text = [`I was away for ${inWords(to - from)}. Anyone whose time ran out meanwhile gets it back.${next}`];
  return single(channelOf(record), { ...blank, title: `${record.name}: later deadlines`, text });
}

/** "2 hours 10 minutes". */
function inWords(span: number): string {
  const minutes = Math.round(span / MINUTE);
  const parts = [
    [Math.floor(minutes / 1440), "day"],
    [Math.floor((minutes % 1440) / 60), "hour"],
    [minutes % 60, "minute"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return said.slice(0, 2).join(" ");
}
