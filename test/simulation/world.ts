import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import type { Logger } from "pino";
import { Dice, diceKey } from "#engine";
import { verify } from "../../src/campaign/record/verify.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { isStopped } from "../../src/campaign/time/stopped.ts";
import { games } from "../../src/games/registry.ts";
import { addMember, removeMember } from "../../src/sandbox/acts/guilds.ts";
import type { Repository } from "../../src/store/repository.ts";
import { wasTurnedSince } from "../crash/turned-pages.ts";
import { Bot } from "./bot.ts";
import { Checks, type Insight } from "./checks.ts";
import { habitsOf } from "./habits.ts";
import { Invitations } from "./invitations.ts";
import { Mishaps } from "./mishaps.ts";
import { Moderator } from "./moderator.ts";
import { Openings } from "./openings.ts";
import { checkOutcome } from "./outcomes.ts";
import { Platform } from "./platform.ts";
import { Reader } from "./reading.ts";
import { Staff } from "./staff.ts";
import type { Time } from "./time.ts";
import { Visitor } from "./visitor.ts";
import { wholeness } from "./wholeness.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How many people play no side, and look after campaigns. */
const MODERATORS = 3;
/** How many play nowhere, and only read. */
const READERS = 2;
/** On one day in how many a host vanishes, and for how long, ms. */
const HOST_VANISHES = 10;
const HOST_STAYS_AWAY = 22 * DAY;

export interface Wish {
  readonly seed: string;
  readonly people: number;
  readonly campaigns: number;
  readonly days: number;
  /** How often the bot is killed in the midst of anything. */
  readonly kills: number;
  /** How often it is gone for longer than any limit after that. */
  readonly longAway: number;
  /** How many of 10,000 requests to Discord fail. */
  readonly failing: number;
  readonly file: string;
  readonly logger: Logger;
  /** Is told at once of a rule that is broken. */
  readonly found: (what: string) => void;
}

/** Nobody plays. */
const CHRISTMAS = { from: Date.UTC(2026, 11, 24), to: Date.UTC(2026, 11, 31) } as const;

/** A server and those who play on it, as it would go on by itself: people come at their hours, the bot lives and dies. */
export class World {
  readonly checks: Checks;
  readonly platform: Platform;
  readonly mishaps: Mishaps;
  readonly #time: Time;
  readonly #wish: Wish;
  readonly #dice: Dice;
  readonly #bot: Bot;
  readonly #guild: string;
  readonly #channels: string[];
  readonly #visitors: readonly Visitor[];
  readonly #moderators: readonly Moderator[];
  readonly #readers: readonly Reader[];
  readonly #openings: Openings;
  readonly #present = new Set<Visitor>();
  readonly #gone = new Map<string, number>();
  readonly #daily: ReadonlySet<string>;
  /** Those who submit nothing. */
  readonly #idle: ReadonlySet<string>;
  /** Ended, and proved since. */
  ended = 0;

  constructor(time: Time, wish: Wish) {
    const { seed, people, campaigns, failing, file, logger } = wish;
    const secret = createHash("sha256").update(seed).digest("hex");
    const dice = (what: string): Dice => new Dice({ key: diceKey(secret, what), next: 0 });
    this.#time = time;
    this.#wish = wish;
    this.#dice = dice("world");
    this.platform = new Platform(time, dice("network"), failing);
    const persons = Array.from({ length: people }, (_, i) => this.platform.newcomer(`Player ${i + 1}`));
    const helpers = Array.from({ length: MODERATORS }, (_, i) => this.platform.newcomer(`Moderator ${i + 1}`));
    const readers = Array.from({ length: READERS }, (_, i) => this.platform.newcomer(`Reader ${i + 1}`));
    const { guild, channels } = this.platform.found(Array.from({ length: campaigns }, (_, i) => `war-${i + 1}`));
    this.#guild = guild;
    this.#channels = [...channels];
    this.#bot = new Bot(time, this.platform, { file, logger, wrong: (what) => this.checks.wrong(what) });
    const ids = new Set(persons.map(({ id }) => id));
    this.checks = new Checks(
      (what) => wish.found(`${new Date(time.now).toISOString()} ${what}`),
      (id) => ids.has(id),
      (person, game) => this.#reminded(person, game),
    );
    this.platform.world.listen((dispatch) => this.checks.heard(dispatch, this.platform.world));
    const invitations = new Invitations();
    this.platform.world.listen((dispatch) => invitations.heard(dispatch));
    let matters = 0;
    let settings = 0;
    const around = {
      bot: this.#bot,
      others: persons,
      sleep: (ms: number) => time.sleep(ms),
      gaveUp: (error: unknown) => this.#gaveUp(error),
      count: (what: string) => this.checks.count(what),
      invitations: (person: string) => invitations.take(person),
      wrong: (what: string) => this.checks.wrong(what),
      mattersSoFar: () => matters++,
      settingsSoFar: () => settings++,
    };
    this.#visitors = persons.map(
      (person, i) => new Visitor(person, habitsOf(i, this.#dice), dice(`person ${i}`), around),
    );
    this.#moderators = helpers.map((person, i) => new Moderator(person, dice(`moderator ${i}`), around));
    this.#readers = readers.map((person, i) => new Reader(person, dice(`reader ${i}`), around));
    this.#openings = new Openings({
      ...{
        dice: dice("openings"),
        now: () => time.now,
        people: persons,
        moderators: helpers,
        channels: this.#channels,
        checks: this.checks,
      },
      campaigns: () => this.#bot.umpire?.campaigns ?? null,
      gaveUp: (error) => this.#gaveUp(error),
    });
    const server = { time, platform: this.platform, bot: this.#bot, checks: this.checks, channels: this.#channels };
    const staff = new Staff({ ...server, dice: dice("staff"), guild });
    this.mishaps = new Mishaps({
      ...{ ...server, dice: dice("mishaps"), file },
      mend: (channel, gone) => staff.mend(channel, gone),
    });
    this.#daily = new Set(this.#visitors.flatMap(({ person, habits }) => (habits.hour === null ? [] : [person.id])));
    const idle = this.#visitors.filter(({ habits }) => habits.nature !== "plays");
    this.#idle = new Set([...idle, ...this.#readers].map(({ person }) => person.id));
  }

  async run(each: (day: number) => void = () => undefined): Promise<void> {
    const { days } = this.#wish;
    await this.#time.done(this.#bot.start());
    this.#planDeaths();
    this.mishaps.plan(days);
    for (let day = 0; day < days; day++) {
      each(day);
      this.#planDay();
      if (day % HOST_VANISHES === 1) this.#at(HOUR, () => this.#loseHost());
      for (let hour = 0; hour < 24; hour++) {
        await this.#time.until(this.#time.now + HOUR);
        await this.#look();
      }
      this.#hearComplaints();
    }
    this.platform.failing = 0;
    await this.#time.until(this.#time.now + HOUR);
    await this.#time.done(this.#endAll());
  }

  /** What the bot has done wrong in what it has sent; kept by the sandbox for a while only. */
  #hearComplaints(): void {
    const { records } = this.platform.api;
    for (const complaint of records.complaints())
      if (!wasTurnedSince(complaint, records.requests)) this.checks.wrong(`Discord complains: ${complaint}`);
    records.requests = [];
    records.faults.length = 0;
  }

  close(): void {
    this.#bot.kill();
    for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(this.#wish.file + end, { force: true });
  }

  get #insight(): Insight | null {
    const { umpire, repository } = this.#bot;
    return umpire && repository && { campaigns: umpire.campaigns, repository, now: this.#time.now };
  }

  #chance(inThousand: number): boolean {
    return this.#dice.below(1000) < inThousand;
  }

  /** Does something at a time of this day; what goes wrong that nobody foresaw is a mistake. */
  #at(ms: number, work: () => Promise<unknown>): void {
    void this.#time
      .sleep(ms)
      .then(work)
      .catch((error: unknown) => this.checks.wrong(whole(error)));
  }

  #planDay(): void {
    this.#at(1, () => this.#openings.everywhere());
    this.#at(12 * HOUR, () => this.#openings.everywhere());
    for (const moderator of this.#moderators)
      this.#at(8 * HOUR + this.#dice.below(12 * HOUR), async () => this.#isChristmas() || (await moderator.visit()));
    for (const reader of this.#readers)
      this.#at(this.#dice.below(24 * HOUR), async () => this.#isChristmas() || (await reader.visit()));
    for (const visitor of this.#visitors) {
      const { hour, looksIn, vanishes, shutsUp, quitsServer } = visitor.habits;
      const { id } = visitor.person;
      if ((this.#gone.get(id) ?? 0) > this.#time.now) continue;
      if (this.#chance(vanishes)) this.#gone.set(id, this.#time.now + (1 + this.#dice.below(20)) * DAY);
      if (this.#chance(shutsUp)) visitor.person.user.dmsOpen = !visitor.person.user.dmsOpen;
      if (this.#chance(quitsServer)) this.#quit(id);
      const hours =
        hour === null ? Array.from({ length: 24 }, (_, i) => i).filter(() => this.#chance(looksIn)) : [hour];
      for (const one of hours) this.#at(one * HOUR + this.#dice.below(HOUR), () => this.#visit(visitor));
    }
  }

  /**
   * The host of one of the campaigns that are under way goes away without a word; none of those who look in once a day, whose
   * answers are counted.
   */
  async #loseHost(): Promise<void> {
    const campaigns = (await this.#bot.umpire?.campaigns.showing.find({})) ?? [];
    const hosts = campaigns.flatMap(({ status, host }) =>
      status === "running" && !this.#daily.has(host) ? [host] : [],
    );
    if (hosts.length > 0) this.#gone.set(this.#dice.of(hosts), this.#time.now + HOST_STAYS_AWAY);
  }

  async #visit(visitor: Visitor): Promise<void> {
    if (this.#present.has(visitor) || this.#isChristmas()) return;
    this.#present.add(visitor);
    try {
      await visitor.visit(this.#channels);
      this.checks.count("visit");
    } catch (error) {
      this.#gaveUp(error);
    } finally {
      this.#present.delete(visitor);
    }
  }

  #isChristmas(): boolean {
    return this.#time.now >= CHRISTMAS.from && this.#time.now < CHRISTMAS.to;
  }

  /** People give up what they find impossible; counted by the words that say why, without names and numbers. */
  #gaveUp(error: unknown): void {
    this.#wish.logger.debug({ why: whole(error) }, "given up");
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    const why = line.replaceAll(/\d+/g, "…").slice(0, 100);
    this.checks.givenUp.set(why, (this.checks.givenUp.get(why) ?? 0) + 1);
  }

  #quit(person: string): void {
    const { world } = this.platform;
    removeMember(world, world.guild(this.#guild), person);
    this.#at((1 + this.#dice.below(10)) * DAY, async () => {
      addMember(world, world.guild(this.#guild), person);
    });
  }

  #planDeaths(): void {
    const { days, kills, longAway } = this.#wish;
    for (let death = 0; death < kills; death++) {
      const away = death < longAway ? (26 + this.#dice.below(24)) * HOUR : (5 + this.#dice.below(300)) * SECOND;
      this.#at(this.#dice.below(((days - 3) * DAY) / MINUTE) * MINUTE, () => this.#die(away)); // a quarter is too many ms for the dice
    }
  }

  async #die(away: number): Promise<void> {
    if (!this.#bot.umpire) return;
    this.#bot.kill();
    this.checks.count(away > DAY ? "gone for long" : "killed");
    await this.#time.sleep(away);
    await this.#bot.start();
  }

  #reminded(person: string, game: string): void {
    const insight = this.#insight;
    if (insight)
      this.#time
        .outside(() => this.checks.reminded(insight, person, game))
        .catch((error: unknown) => this.checks.wrong(whole(error)));
  }

  async #look(): Promise<void> {
    const insight = this.#insight;
    if (!insight) return;
    const running = await this.#time.done(insight.campaigns.showing.find({}));
    for (const record of running)
      if (record.status === "running") await this.#time.done(this.checks.campaign(insight, record));
    if (this.#time.now % DAY < HOUR) await this.#time.done(this.#countMembers(insight));
  }

  /** Once a day: who may be called. */
  async #countMembers({ campaigns, repository }: Insight): Promise<void> {
    for (const { id, status } of await campaigns.showing.find({}))
      if (status === "running") this.checks.members(id, await repository.members(id));
  }

  /** Nothing is under way any more, and nothing of a campaign is missing. */
  async #lookForLosses(repository: Repository): Promise<void> {
    const pending = await repository.outbox.pending();
    if (pending > 0) this.checks.wrong(`${pending} messages are still waiting in the end`);
    for (const { id, game } of await repository.games({ status: ["running"] })) {
      const missing = await wholeness(this.#bot, this.platform, id);
      if (missing !== null) this.checks.wrong(`${id} (${game}) lacks ${missing} in the end`);
    }
  }

  /** Every campaign is ended early, and its file proved. */
  async #endAll(): Promise<void> {
    let insight = this.#insight;
    for (; !insight; insight = this.#insight) await this.#time.sleep(HOUR);
    const { campaigns, repository } = insight;
    await this.#lookForLosses(repository);
    for (const { id, host, started } of await repository.games({})) {
      const record = await campaigns.showing.record(id);
      if (record.status === "damaged") this.checks.wrong(`${id} (${record.game}) is damaged`);
      if (isStopped(record) && record.moderator !== null)
        await campaigns.requests.ask(id, { id: record.moderator, name: "" }, { kind: "resume" }, `go on ${id}`);
      if (record.status === "running" || record.status === "lobby")
        await campaigns.people.abandon(id, { id: host, name: "" }, `end ${id}`);
      if (started === null) continue;
      const file = JSON.parse(JSON.stringify(await campaigns.showing.export(id))) as GameFile; // as it is downloaded
      const { verdict, lines } = verify(file, games);
      if (verdict !== "proved") this.checks.wrong(`${id} (${record.game}) is ${verdict}`);
      const odd = lines.find((line) => line.startsWith("This release would not have answered"));
      if (odd !== undefined) this.checks.wrong(`${id} (${record.game}): ${odd}`);
      await this.checks.rows({ repository }, record, (person) => this.#daily.has(person), isOrdinary);
      const ended = this.checks.endedByItself.get(id) ?? null;
      const outcome = { ended, idle: this.#idle };
      await checkOutcome({ campaigns, repository }, await campaigns.showing.record(id), outcome, this.checks);
      this.checks.count(`ended ${record.status}`);
      this.ended++;
    }
  }
}

/** Neither in the week in which nobody plays nor just after it. */
const isOrdinary = (at: number): boolean => at < CHRISTMAS.from || at > CHRISTMAS.to + DAY;

const whole = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
