import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import type { Logger } from "pino";
import type { GameFile } from "../../src/campaign/service.ts";
import { verify } from "../../src/campaign/verify.ts";
import { Dice, diceKey } from "../../src/engine/index.ts";
import { games } from "../../src/games/registry.ts";
import { addMember, removeMember } from "../../src/sandbox/acts/guilds.ts";
import { Bot } from "./bot.ts";
import { Checks, type Insight } from "./checks.ts";
import { habitsOf } from "./habits.ts";
import { Platform } from "./platform.ts";
import type { Time } from "./time.ts";
import { Visitor } from "./visitor.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Wish {
  readonly seed: string;
  readonly people: number;
  readonly campaigns: number;
  readonly days: number;
  /** How often the bot is killed in the midst of anything. */
  readonly kills: number;
  /** How often it is gone for longer than any limit after that. */
  readonly longAway: number;
  /** So many of 10,000 requests to Discord fail. */
  readonly failing: number;
  readonly file: string;
  readonly logger: Logger;
  /** Is told at once of a rule that is broken. */
  readonly found: (what: string) => void;
}

/** What each game is played with here: small, so that campaigns come to their end. */
const TABLES: readonly { readonly [option: string]: string | number }[] = [
  { game: "iraqi-conflict", seats: "3", turns: 4 },
  { game: "battle-for-baghdad", seats: "3" },
  { game: "next-war-in-lebanon" },
  { game: "fitna", scenario: "1" },
  { game: "iraqi-conflict", seats: "2", turns: 3 },
];
/** `/game create pace:`, and what `/game clock` says after that. */
const PACES: readonly { readonly pace: string; readonly clock: { readonly [option: string]: string } | null }[] = [
  { pace: "24", clock: null },
  { pace: "relaxed", clock: { zone: "Europe/Berlin" } },
  { pace: "calendar", clock: { zone: "Europe/Berlin", "days-off": "Sun" } },
  { pace: "daily", clock: { zone: "Europe/Berlin", "at-limit": "computer", holidays: "24 Dec – 31 Dec" } },
  { pace: "daily", clock: { "at-limit": "wait" } },
  { pace: "none", clock: null },
  { pace: "daily", clock: null },
];
/** Nobody plays. */
const CHRISTMAS = { from: Date.UTC(2026, 11, 24), to: Date.UTC(2026, 11, 31) } as const;

/** A server and those who play on it, as it would go on by itself: people come at their hours, the bot lives and dies. */
export class World {
  readonly checks: Checks;
  readonly platform: Platform;
  readonly #time: Time;
  readonly #wish: Wish;
  readonly #dice: Dice;
  readonly #bot: Bot;
  readonly #guild: string;
  readonly #channels: readonly string[];
  readonly #visitors: readonly Visitor[];
  readonly #present = new Set<Visitor>();
  readonly #gone = new Map<string, number>();
  readonly #daily: ReadonlySet<string>;
  #opened = 0;
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
    const { guild, channels } = this.platform.found(Array.from({ length: campaigns }, (_, i) => `war-${i + 1}`));
    this.#guild = guild;
    this.#channels = channels;
    this.#bot = new Bot(time, this.platform, { file, logger });
    const ids = new Set(persons.map(({ id }) => id));
    this.checks = new Checks(
      (what) => wish.found(`${new Date(time.now).toISOString()} ${what}`),
      (id) => ids.has(id),
      (person, game) => this.#reminded(person, game),
    );
    this.platform.world.listen((dispatch) => this.checks.heard(dispatch, this.platform.world));
    const around = {
      bot: this.#bot,
      others: persons,
      sleep: (ms: number) => time.sleep(ms),
      gaveUp: (error: unknown) => this.#gaveUp(error),
    };
    this.#visitors = persons.map(
      (person, i) => new Visitor(person, habitsOf(i, this.#dice), dice(`person ${i}`), around),
    );
    this.#daily = new Set(this.#visitors.flatMap(({ person, habits }) => (habits.hour === null ? [] : [person.id])));
  }

  async run(each: (day: number) => void = () => undefined): Promise<void> {
    const { days } = this.#wish;
    await this.#time.done(this.#bot.start());
    this.#planDeaths();
    for (let day = 0; day < days; day++) {
      each(day);
      this.#planDay();
      for (let hour = 0; hour < 24; hour++) {
        await this.#time.until(this.#time.now + HOUR);
        await this.#look();
      }
    }
    await this.#time.done(this.#endAll());
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
    this.#at(1, () => this.#open());
    this.#at(12 * HOUR, () => this.#open());
    if (this.#chance(200)) this.#at(this.#dice.below(DAY), async () => this.platform.breakDown(10 * MINUTE));
    if (this.#chance(200)) this.#at(this.#dice.below(DAY), () => this.#fillDisk());
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

  async #visit(visitor: Visitor): Promise<void> {
    const { now } = this.#time;
    if (this.#present.has(visitor) || (now >= CHRISTMAS.from && now < CHRISTMAS.to)) return;
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

  /** People give up what they find impossible; it is counted by the words that say why, without names and numbers. */
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

  /** The disk is full for a while. */
  async #fillDisk(): Promise<void> {
    const { umpire } = this.#bot;
    if (!umpire) return;
    const { sqlite } = umpire.database;
    sqlite.pragma(`max_page_count = ${sqlite.pragma("page_count", { simple: true })}`);
    this.checks.count("full disk");
    await this.#time.sleep(this.#dice.below(20 * MINUTE));
    if (sqlite.open) sqlite.pragma("max_page_count = 4294967294");
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

  /** Somebody opens a campaign where there is none; others join it, and it begins. */
  async #open(): Promise<void> {
    for (const channel of this.#channels) {
      const insight = this.#insight;
      if (!insight) return;
      const there = await insight.campaigns.find({ channel });
      if (there.some(({ status }) => status === "lobby" || status === "running")) continue;
      try {
        await this.#begin(channel);
      } catch (error) {
        this.#gaveUp(error);
      }
    }
  }

  async #begin(channel: string): Promise<void> {
    const number = this.#opened++;
    const { game = "", ...options } = TABLES[number % TABLES.length] ?? {};
    const { pace, clock } = PACES[number % PACES.length] ?? { pace: "daily", clock: null };
    const isCouncils = number % 3 === 0;
    const most = 2 + this.#dice.below(11);
    const council = isCouncils ? { council: most, ...this.#rule() } : {};
    const [host, ...others] = this.#dice.shuffled(this.#visitors.map(({ person }) => person));
    if (!host) return;
    const create = { game, pace, name: `War ${number + 1}`, ...options, ...council };
    await host.slash({ channel, command: "game create", options: create }).reply();
    const [record] =
      (await this.#insight?.campaigns.find({ channel }))?.filter(({ status }) => status === "lobby") ?? [];
    if (!record) throw new Error("no campaign was opened");
    const { places = [] } = (await this.#insight?.campaigns.status(record.id)) ?? {};
    const players = isCouncils ? places.length * (1 + this.#dice.below(most)) : places.length;
    const bots = !isCouncils && places.length > 2 && this.#chance(300);
    for (const person of [host, ...others].slice(0, bots ? players - 1 : players))
      await person.slash({ channel, command: "game join", options: { word: "peace", game: record.id } }).reply();
    if (clock) await host.slash({ channel, command: "game clock", options: { ...clock, game: record.id } }).reply();
    await host.slash({ channel, command: "game start", options: { bots: true, game: record.id } }).reply();
    this.checks.count(`opened ${game}`);
  }

  #rule(): { readonly [option: string]: string } {
    const rule = this.#dice.of([null, null, "captain", "vote"] as const);
    return rule === null ? {} : { "council-rule": rule };
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
    const running = await this.#time.done(insight.campaigns.find({}));
    for (const record of running)
      if (record.status === "running") await this.#time.done(this.checks.campaign(insight, record));
    if (this.#time.now % DAY < HOUR) await this.#time.done(this.#countMembers(insight));
  }

  /** Once a day: who may be called. */
  async #countMembers({ campaigns, repository }: Insight): Promise<void> {
    for (const { id, status } of await campaigns.find({}))
      if (status === "running") this.checks.members(id, await repository.members(id));
  }

  /** Every campaign is broken off, and its file proved. */
  async #endAll(): Promise<void> {
    let insight = this.#insight;
    for (; !insight; insight = this.#insight) await this.#time.sleep(HOUR);
    const { campaigns, repository } = insight;
    for (const { id, host, started } of await repository.games({})) {
      const record = await campaigns.record(id);
      if (record.status === "damaged") this.checks.wrong(`${id} (${record.game}) is damaged`);
      if (record.status === "running" || record.status === "lobby")
        await campaigns.abandon(id, { id: host, name: "" }, `end ${id}`);
      if (started === null) continue;
      const file = JSON.parse(JSON.stringify(await campaigns.export(id))) as GameFile; // as it is downloaded
      const { verdict } = verify(file, games);
      if (verdict !== "proved") this.checks.wrong(`${id} (${record.game}) is ${verdict}`);
      await this.checks.rows({ repository }, record, (person) => this.#daily.has(person), isOrdinary);
      this.checks.count(`ended ${record.status}`);
      this.ended++;
    }
  }
}

/** Neither in the week in which nobody plays nor just after it. */
const isOrdinary = (at: number): boolean => at < CHRISTMAS.from || at > CHRISTMAS.to + DAY;

const whole = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
