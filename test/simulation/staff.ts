import type { Dice } from "#engine";
import { createChannel } from "../../src/sandbox/acts/channels.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { Bot } from "./bot.ts";
import type { Checks } from "./checks.ts";
import type { Platform } from "./platform.ts";
import type { Time } from "./time.ts";
import { wholeness } from "./wholeness.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long, ms, after a repair until everything is there again. */
const REPAIRED = 30 * MINUTE;
/** How often it is repaired again while the bot is there: Discord may be away, or the channel closed to it. */
const TRIES = 24;

interface Surroundings {
  readonly time: Time;
  readonly dice: Dice;
  readonly platform: Platform;
  readonly bot: Bot;
  readonly checks: Checks;
  readonly guild: string;
  /** The channels of the campaigns, by their ids; one that is gone gives way to another. */
  readonly channels: string[];
}

/** Those who look after the server: they see to what was deleted on it. */
export class Staff {
  readonly #around: Surroundings;
  readonly #person: Person;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#person = around.platform.person(around.platform.world.guild(around.guild).ownerId);
  }

  /** Repairs a channel's campaigns some hours later; `gone`: another channel takes its place. */
  mend(channel: string, gone: boolean): void {
    const { time, dice, checks } = this.#around;
    void time
      .sleep(HOUR + dice.below(10 * HOUR))
      .then(() => (gone ? this.#replace(channel) : this.#repairAll(channel)))
      .catch((error: unknown) => checks.wrong(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }

  async #replace(channel: string): Promise<void> {
    const { platform, guild, channels } = this.#around;
    const games = await this.#gamesIn(channel);
    const other = createChannel(platform.world, { guildId: guild, name: "war" }).id;
    channels.splice(channels.indexOf(channel), 1, other);
    await Promise.all(games.map((game) => this.#until(game, () => this.#move(game, other))));
  }

  async #repairAll(channel: string): Promise<void> {
    const games = await this.#gamesIn(channel);
    await Promise.all(games.map((game) => this.#until(game, () => this.#repair(game))));
  }

  /** Campaigns that are under way in a channel, as soon as the bot can be asked. */
  async #gamesIn(channel: string): Promise<readonly string[]> {
    const { bot, time } = this.#around;
    while (!bot.umpire) await time.sleep(HOUR);
    return (await bot.umpire.campaigns.showing.find({ channel })).map(({ id }) => id);
  }

  /** Does it again until nothing of a campaign is missing. */
  async #until(game: string, work: () => Promise<unknown>): Promise<void> {
    const { time, bot, platform, checks } = this.#around;
    let missing: string | null = "the bot";
    for (let tries = 0; tries < TRIES; tries++) {
      while (!bot.umpire) await time.sleep(HOUR);
      await work().catch(() => undefined); // the bot may be away, or too slow: another try is made
      await time.sleep(REPAIRED);
      missing = await wholeness(bot, platform, game);
      if (missing === null) return checks.count("repaired");
      await time.sleep(HOUR);
    }
    checks.wrong(`${game} is not whole again after ${TRIES} repairs: ${missing} is missing`);
  }

  async #repair(game: string): Promise<void> {
    const { dice, bot, platform } = this.#around;
    const record = await bot.umpire?.campaigns.showing.record(game);
    if (!record) return;
    const person = dice.below(2) === 0 ? platform.person(record.host) : this.#person;
    await person.slash({ channel: record.channel, command: "game repair", options: { game } }).reply();
  }

  async #move(game: string, channel: string): Promise<void> {
    const record = await this.#around.bot.umpire?.campaigns.showing.record(game);
    if (record?.channel === channel) return await this.#repair(game);
    await this.#person.slash({ channel, command: "game move", options: { game } }).reply();
  }
}
