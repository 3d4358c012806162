import { rmSync } from "node:fs";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { USUAL } from "../../src/campaign/councils/settings.ts";
import { MEANWHILE } from "../../src/campaign/leave.ts";
import type { GameFile, NewGame, Pace, Person, SeatView } from "../../src/campaign/service.ts";
import { PRESETS } from "../../src/campaign/timetables.ts";
import { verify } from "../../src/campaign/verify.ts";
import { anyMove, type Decision, type Dice, Refused, type Seat } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";
import { type CouncilSettings, JOINING_LATER } from "../../src/store/council.ts";
import type { OutboxRow, PlannedMove } from "../../src/store/records.ts";
import { CHANNEL, drain, GUILD, type Service, service, textOf } from "../campaign/harness.ts";
import { Checks } from "./checks.ts";

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many moves somebody makes at one sitting. */
const SITTING = 12;

/** What somebody is like: chances in a thousand, an hour for presses, a day for the rest. */
export interface Habits {
  readonly person: Person;
  /** The hour of the day at which they look in; null: at any. */
  readonly hour: number | null;
  readonly presses: number;
  /** Goes away without a word for so many days. */
  readonly vanishes: number;
  readonly takesLeave: number;
  readonly leaves: number;
  readonly handsOver: number;
  readonly asks: number;
}

export interface Wish {
  readonly people: number;
  readonly campaigns: number;
  readonly days: number;
  /** How often the process is killed, and for how many hours it is gone then. */
  readonly kills: number;
  /** Every third campaign is played by councils. */
  readonly councils: boolean;
  readonly file: string;
}

/** What each game is played with here: small, so that campaigns come to their end. */
const TABLES: readonly Pick<NewGame, "game" | "options">[] = [
  { game: "iraqi-conflict", options: { seats: "3", turns: 4 } },
  { game: "battle-for-baghdad", options: { seats: "3" } },
  { game: "next-war-in-lebanon", options: {} },
  { game: "fitna", options: { scenario: "1" } },
  { game: "iraqi-conflict", options: { seats: "2", turns: 3 } },
];

const BERLIN = { zone: "Europe/Berlin" };
const PACES: readonly Pace[] = [
  24,
  { ...PRESETS.relaxed, ...BERLIN },
  { ...PRESETS.calendar, ...BERLIN, daysOff: [7] },
  { ...PRESETS.daily, ...BERLIN, atLimit: "computer", holidays: [{ from: "2026-12-24", to: "2026-12-31" }] },
  { ...PRESETS.daily, atLimit: "wait" },
  null,
];

/** A server and those who play on it, by a clock that is moved, an hour a step. */
export class World {
  readonly #dice: Dice;
  readonly #wish: Wish;
  readonly #people: readonly Habits[];
  readonly #gone = new Map<string, number>();
  readonly checks = new Checks();
  #service: Service;
  #opened = 0;
  #interactions = 0;
  /** Ended, and proved since. */
  ended = 0;

  private constructor(wish: Wish, dice: Dice, of: Service) {
    this.#wish = wish;
    this.#dice = dice;
    this.#service = of;
    this.#people = Array.from({ length: wish.people }, (_, i) => habitsOf(i, dice));
  }

  static async begin(wish: Wish, dice: Dice): Promise<World> {
    const of = await service(wish.file, games, null, { code: "simulated" });
    of.clock.at = Date.UTC(2026, 9, 1);
    return new World(wish, dice, of);
  }

  get now(): number {
    return this.#service.clock.now();
  }

  async run(each: (day: number) => void = () => undefined): Promise<void> {
    const { days, kills } = this.#wish;
    const deaths = new Set(Array.from({ length: kills }, () => this.#dice.below(days * 24)));
    for (let hour = 0; hour < days * 24; hour++) {
      if (hour % 24 === 0) each(hour / 24);
      await this.#open();
      if (deaths.has(hour)) await this.#restart();
      this.#service.clock.advance(HOUR);
      await this.#service.campaigns.tick();
      await this.#look(); // before anybody answers what they were reminded of
      for (const habits of this.#people) await this.#live(habits);
      await this.#computers();
      await this.#look();
    }
    await this.#endAll();
  }

  close(): void {
    this.#service.database.close();
    if (this.#wish.file !== ":memory:") rmSync(this.#wish.file, { force: true });
  }

  #chance(inThousand: number): boolean {
    return this.#dice.below(1000) < inThousand;
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#dice.below(Math.max(1, list.length))];
  }

  #interaction(): string {
    return `sim-${++this.#interactions}`;
  }

  /** What is refused is refused; everything else is a mistake. */
  async #attempt<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  async #running() {
    return await this.#service.campaigns.find({ channel: CHANNEL });
  }

  async #open(): Promise<void> {
    const open = (await this.#running()).length;
    if (open >= this.#wish.campaigns) return;
    const table = TABLES[this.#opened % TABLES.length];
    const pace = PACES[this.#opened % PACES.length] ?? null;
    this.#opened++;
    if (!table) return;
    const { campaigns } = this.#service;
    const host = this.#pick(this.#people)?.person;
    if (!host) return;
    const place = { guild: GUILD, channel: CHANNEL, name: `War ${this.#opened}` };
    const council = this.#wish.councils && this.#opened % 3 === 0 ? this.#councils() : null;
    const record = await this.#attempt(
      campaigns.create({ ...table, ...place, host, pace, council, interaction: this.#interaction() }),
    );
    if (!record) return;
    const seats = (await campaigns.status(record.id)).places;
    const players = seats.length * (council === null ? 1 : 1 + this.#dice.below(council.people));
    const sides = this.#dice.shuffled(this.#people).slice(0, players);
    const bots = this.#chance(300) && seats.length > 2;
    for (const { person } of bots ? sides.slice(1) : sides)
      await this.#attempt(
        campaigns.join({ game: record.id, person, seat: null, word: null, interaction: this.#interaction() }),
      );
    await this.#attempt(campaigns.start(record.id, host, true, this.#interaction()));
  }

  #councils(): CouncilSettings {
    const rule = this.#pick([null, "anyone", "captain", "vote"] as const) ?? null;
    return { ...USUAL, people: 2 + this.#dice.below(5), rule, later: this.#pick(JOINING_LATER) ?? "council" };
  }

  async #restart(): Promise<void> {
    const { at } = this.#service.clock;
    await this.#service.campaigns.stop();
    this.#service.database.close();
    const down = this.#dice.below(40) * HOUR;
    this.#service = await service(this.#wish.file, games, null, { code: "simulated" });
    this.#service.clock.at = at + down;
    await this.#service.campaigns.resume();
  }

  /** An hour of somebody's life. */
  async #live({ person, hour, presses, vanishes, takesLeave, leaves, handsOver, asks }: Habits): Promise<void> {
    const { now } = this;
    const midnight = now % DAY === 0;
    if ((this.#gone.get(person.id) ?? 0) > now) return;
    if (midnight && this.#chance(vanishes)) {
      this.#gone.set(person.id, now + (1 + this.#dice.below(20)) * DAY);
      return;
    }
    if (hour === null ? !this.#chance(presses) : (now / HOUR) % 24 !== hour) return;
    for (const { id, status } of await this.#service.campaigns.find({ channel: CHANNEL, person: person.id })) {
      if (status !== "running") continue;
      for (const seat of await this.#service.campaigns.seatsOf(id, person.id)) await this.#sit(id, person, seat);
      await this.#vote(id, person);
      if (this.#chance(takesLeave)) await this.#takeLeave(id, person);
      if (this.#chance(asks)) await this.#ask(id, person);
      if (this.#chance(handsOver)) await this.#handOver(id, person);
      if (this.#chance(leaves)) await this.#attempt(this.#service.campaigns.leave(id, person, this.#interaction()));
    }
  }

  /** Answers what is asked of a seat, a few moves at a time. */
  async #sit(game: string, person: Person, seat: Seat): Promise<void> {
    const { campaigns } = this.#service;
    for (let moves = 0; moves < SITTING; moves++) {
      const seen = await this.#attempt(campaigns.seatView(game, person.id, seat));
      const decision = seen?.decisions.find(({ owed, answered }) => owed && answered === null);
      if (!seen || !decision) return;
      const move = anyMove(seen.book, seen.view, decision, this.#dice);
      if (!move) return;
      if (seen.vote?.proposes) return await this.#propose(game, person, seen, decision, move);
      const stale = this.#chance(20) ? "1" : decision.id;
      const asked = { game, person: person.id, seat, decision: stale, interaction: this.#interaction(), ...move };
      await this.#attempt(campaigns.submit(asked));
      if (this.#chance(20))
        await this.#attempt(campaigns.undo({ game, person: person.id, row: null, interaction: this.#interaction() }));
    }
  }

  /** In a council that votes: for what somebody else has proposed, as a rule, else for a proposal of one's own. */
  async #propose(
    game: string,
    person: Person,
    { view, vote }: SeatView,
    decision: Decision,
    move: PlannedMove,
  ): Promise<void> {
    const { motions } = this.#service.campaigns;
    const who = { game, person: person.id, seat: view.seat, interaction: this.#interaction() };
    const [standing] = vote?.votes ?? [];
    const open = this.#pick(standing?.motions.filter(({ record }) => record.state === "open") ?? []);
    if (standing && open && this.#chance(800)) {
      const key = { vote: standing.vote.number, motion: open.record.number };
      if (open.own === null) await this.#attempt(motions.support({ ...who, ...key }));
      return;
    }
    await this.#attempt(motions.propose({ ...who, question: decision.id, moves: [move], ahead: [], end: false }));
  }

  /** What councils decide among themselves: who is let in, who leads. Somebody asks to join now and then. */
  async #meet(game: string, person: Person): Promise<void> {
    const { campaigns, repository } = this.#service;
    const asked = () => ({ person, interaction: this.#interaction() });
    for (const { number, status } of await repository.councilMatters(game))
      if (status === "open")
        await this.#attempt(campaigns.councils.answer(game, { number, yes: this.#chance(700) }, asked()));
    const other = this.#pick(this.#people)?.person;
    if (!other || !this.#chance(20)) return;
    const kind = this.#pick(["captain", "deputy", "removal"] as const) ?? "captain";
    await this.#attempt(campaigns.councils.propose(game, { kind, person: other.id }, asked()));
    const joining = { game, person: other, seat: null, word: null, interaction: this.#interaction() };
    await this.#attempt(campaigns.join(joining));
  }

  async #vote(game: string, person: Person): Promise<void> {
    if (this.#wish.councils) await this.#meet(game, person);
    for (const { number, status } of await this.#service.repository.requests(game))
      if (status === "open")
        await this.#attempt(
          this.#service.campaigns.answerRequest(game, person, { number, yes: this.#chance(700) }, this.#interaction()),
        );
    for (const [i, { open, taker }] of (await this.#service.repository.seatOffers(game)).entries())
      if (open && taker === person.id)
        await this.#attempt(
          this.#service.campaigns.answerSeatOffer(game, person, { number: i + 1, takes: true }, this.#interaction()),
        );
  }

  async #takeLeave(game: string, person: Person): Promise<void> {
    const days = 1 + this.#dice.below(7);
    await this.#attempt(this.#service.campaigns.goAway(game, person, days, this.#interaction(), this.#pick(MEANWHILE)));
    this.#gone.set(person.id, this.now + days * DAY);
  }

  async #ask(game: string, person: Person): Promise<void> {
    const wish = this.#pick([
      { kind: "pause", days: 1 + this.#dice.below(9) },
      { kind: "resume" },
      { kind: "rewind" },
      { kind: "end" },
      { kind: "host", to: person.id },
    ] as const);
    if (wish) await this.#attempt(this.#service.campaigns.ask(game, person, wish, this.#interaction()));
  }

  async #handOver(game: string, person: Person): Promise<void> {
    const taker = this.#pick(this.#people)?.person;
    if (!taker) return;
    const { campaigns } = this.#service;
    await this.#attempt(campaigns.offerSeats(game, person, { taker, lends: false }, this.#interaction()));
    const number = (await this.#service.repository.seatOffers(game)).length;
    if (this.#chance(600))
      await this.#attempt(campaigns.answerSeatOffer(game, taker, { number, takes: true }, this.#interaction()));
  }

  /** Computers move by themselves: until none of them is waited for, or none moves any more. */
  async #computers(): Promise<void> {
    for (let quiet = 0, last = ""; quiet < 20; ) {
      await yieldToEventLoop();
      const rows = this.#service.database.sqlite.prepare("SELECT count(*) FROM log").pluck().get();
      quiet = String(rows) === last ? quiet + 1 : 0;
      last = String(rows);
    }
  }

  async #look(): Promise<void> {
    const sent: readonly OutboxRow[] = await drain(this.#service);
    for (const row of sent) this.checks.message(row, textOf(row), this.now);
    for (const record of await this.#running())
      if (record.status === "running") await this.checks.campaign(this.#service, record);
  }

  /** Every campaign is broken off, and its file proved. */
  async #endAll(): Promise<void> {
    const { campaigns, repository } = this.#service;
    for (const { id, host, started } of await repository.games({})) {
      const record = await campaigns.record(id);
      if (record.status === "running" || record.status === "lobby")
        await campaigns.abandon(id, { id: host, name: "" }, this.#interaction());
      if (started === null) continue;
      const file = JSON.parse(JSON.stringify(await campaigns.export(id))) as GameFile; // as it is downloaded
      const { verdict } = verify(file, games);
      if (verdict !== "proved") this.checks.wrong(`${id} (${record.game}) is ${verdict}`);
      await this.checks.rows(this.#service, record, isDaily);
      this.ended++;
    }
  }
}

/** Half of them look in once a day at their hour; others now and then, or vanish for weeks. */
function habitsOf(i: number, dice: Dice): Habits {
  const person = { id: `4000000000000${String(i).padStart(5, "0")}`, name: `Player ${i + 1}` };
  const steady = { vanishes: 0, takesLeave: 4, leaves: 1, handsOver: 2, asks: 6 };
  if (i % 2 === 0) return { person, hour: 8 + dice.below(13), presses: 1000, ...steady };
  const careless = { vanishes: 30, takesLeave: 10, leaves: 6, handsOver: 10, asks: 15 };
  return { person, hour: null, presses: 20 + dice.below(100), ...careless };
}

/** Whoever looks in once a day. */
export const isDaily = (person: string): boolean => Number(person.slice(-5)) % 2 === 0;
