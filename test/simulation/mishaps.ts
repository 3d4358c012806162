import Sqlite from "better-sqlite3";
import type { Dice } from "#engine";
import { deleteChannel, updateChannel } from "../../src/sandbox/acts/channels.ts";
import { deleteMessages } from "../../src/sandbox/acts/messages.ts";
import { updateThread } from "../../src/sandbox/acts/threads.ts";
import { Permission } from "../../src/sandbox/constants.ts";
import type { Thread } from "../../src/sandbox/model.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import type { Bot } from "./bot.ts";
import type { Checks } from "./checks.ts";
import type { Platform } from "./platform.ts";
import type { Time } from "./time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How much later, ms, the bot knows that something is over. */
const RECOVERED = 2 * MINUTE;
const PRIVATE_THREAD = 12;
/** As SQLite has it, where nothing limits a database. */
const NO_LIMIT = 4_294_967_294;

/**
 * What can go wrong, how often (once in how many days), and how: false where there was nothing that it could befall.
 */
interface Kind {
  readonly name: string;
  readonly days: number;
  readonly befall: () => Promise<boolean>;
}

export interface Scene {
  readonly time: Time;
  readonly dice: Dice;
  readonly platform: Platform;
  readonly bot: Bot;
  readonly checks: Checks;
  readonly file: string;
  /** The channels of the campaigns, by their ids. */
  readonly channels: readonly string[];
  /** Somebody has to see to a channel's campaigns; `gone`: elsewhere, for it was deleted. */
  readonly mend: (channel: string, gone: boolean) => void;
}

/** What befalls the bot: its disk, its connection, and what people do to channels, threads and messages on its server. */
export class Mishaps {
  /** How often what has happened. */
  readonly happened = new Map<string, number>();
  readonly #scene: Scene;
  readonly #kinds: readonly Kind[];
  /** How many troubles of the disk there are at the moment. */
  #troubles = 0;
  /** The connection to the gateway that was lost last. */
  #lost: object | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#kinds = [
      { name: "full disk", days: 4, befall: () => this.#fillDisk() },
      { name: "locked database", days: 3, befall: () => this.#lockDatabase() },
      { name: "Discord out of reach", days: 5, befall: () => this.#breakDown() },
      { name: "connection resumed", days: 4, befall: () => this.#loseConnection(true) },
      { name: "session lost", days: 5, befall: () => this.#loseConnection(false) },
      { name: "message deleted", days: 2, befall: () => this.#deleteMessage() },
      { name: "thread archived", days: 3, befall: () => this.#archiveThread() },
      { name: "thread deleted", days: 5, befall: () => this.#deleteThread(false) },
      { name: "private thread deleted", days: 5, befall: () => this.#deleteThread(true) },
      { name: "channel closed to the bot", days: 7, befall: () => this.#closeChannel() },
      { name: "channel deleted", days: 7, befall: () => this.#deleteChannel() },
    ];
  }

  /** Every kind happens at least once, at any time of these days. */
  plan(days: number): void {
    const { time, dice, checks } = this.#scene;
    for (const kind of this.#kinds) {
      this.happened.set(kind.name, 0);
      for (let times = Math.max(1, Math.round(days / kind.days)); times > 0; times--)
        void time
          .sleep(dice.below(((days - 2) * DAY) / MINUTE) * MINUTE) // a quarter is too many ms for the dice
          .then(() => this.#befall(kind))
          .catch((error: unknown) => checks.wrong(`${kind.name}: ${String(error)}`));
    }
  }

  async #befall(kind: Kind): Promise<void> {
    while (!(await kind.befall())) await this.#scene.time.sleep(HOUR);
    this.happened.set(kind.name, (this.happened.get(kind.name) ?? 0) + 1);
  }

  async #fillDisk(): Promise<boolean> {
    const { umpire } = this.#scene.bot;
    if (!umpire) return false;
    const { sqlite } = databaseOf(umpire.storage);
    sqlite.pragma(`max_page_count = ${sqlite.pragma("page_count", { simple: true })}`);
    await this.#trouble(20 * MINUTE);
    if (sqlite.open) sqlite.pragma(`max_page_count = ${NO_LIMIT}`);
    this.#over();
    return true;
  }

  /** Another program writes the database, and takes its time. */
  async #lockDatabase(): Promise<boolean> {
    const { bot, file } = this.#scene;
    if (!bot.umpire) return false;
    const other = new Sqlite(file);
    other.exec("BEGIN IMMEDIATE");
    await this.#trouble(MINUTE);
    other.close();
    this.#over();
    return true;
  }

  async #trouble(most: number): Promise<void> {
    this.#troubles += 1;
    await this.#scene.time.sleep(SECOND + this.#scene.dice.below(most));
  }

  /** Soon after it everything is stored again. */
  #over(): void {
    const { time, bot, checks } = this.#scene;
    this.#troubles -= 1;
    const { umpire } = bot;
    void time.sleep(RECOVERED).then(() => {
      const why = umpire === bot.umpire && this.#troubles === 0 ? umpire?.storage.trouble() : null;
      if (why) checks.wrong(`nothing is stored, though the disk is well again: ${why}`);
    });
  }

  async #breakDown(): Promise<boolean> {
    this.#scene.platform.breakDown(10 * MINUTE);
    return true;
  }

  async #loseConnection(goesOn: boolean): Promise<boolean> {
    const { time, dice, platform, bot, checks } = this.#scene;
    const { umpire } = bot;
    if (!umpire?.discord.ready()) return false;
    const connection = platform.loseConnection();
    this.#lost = connection;
    await time.sleep(2 * SECOND + dice.below(goesOn ? 10 * MINUTE : 40 * MINUTE));
    connection.find(goesOn);
    await time.sleep(RECOVERED);
    if (this.#lost !== connection) return true; // it was lost again since
    if (umpire === bot.umpire && !umpire.discord.ready()) checks.wrong("the bot does not find back to the gateway");
    return true;
  }

  /** One of the last messages of the bot in a channel or thread. */
  async #deleteMessage(): Promise<boolean> {
    const { platform, dice } = this.#scene;
    const { world } = platform;
    const threads = Object.values(world.model.channels).filter(({ kind }) => kind === "thread");
    const places = [...this.#there(), ...threads.map(({ id }) => id)];
    const channel = places.length === 0 ? null : world.channel(dice.of(places));
    const own = world
      .messagesIn(channel?.id ?? "")
      .filter(({ authorId, type }) => authorId === world.botId && type === 0);
    if (!channel || own.length === 0) return false;
    deleteMessages(world, channel, [dice.of(own.slice(-5)).id], false);
    this.#mend(channel.kind === "thread" ? channel.parentId : channel.id);
    return true;
  }

  async #archiveThread(): Promise<boolean> {
    const thread = this.#thread(({ archived }) => !archived);
    if (thread) updateThread(this.#scene.platform.world, thread, { archived: true });
    return thread !== null;
  }

  async #deleteThread(isPrivate: boolean): Promise<boolean> {
    const thread = this.#thread(({ type }) => (type === PRIVATE_THREAD) === isPrivate);
    if (!thread) return false;
    deleteChannel(this.#scene.platform.world, thread);
    this.#mend(thread.parentId);
    return true;
  }

  /** The bot may not write in a channel for some hours. */
  async #closeChannel(): Promise<boolean> {
    const { time, dice, platform } = this.#scene;
    const channels = this.#there();
    if (channels.length === 0) return false;
    const { world } = platform;
    const channel = world.channel(dice.of(channels));
    if (channel.kind !== "guild") return false;
    const deny = Permission.SendMessages | Permission.SendMessagesInThreads;
    updateChannel(world, channel, {
      overwrites: [{ id: world.botId, type: 1, allow: "0", deny: String(deny) }],
    });
    await time.sleep(HOUR + dice.below(12 * HOUR));
    if (!world.model.channels[channel.id]) return true; // it was deleted meanwhile
    updateChannel(world, channel, { overwrites: [] });
    this.#mend(channel.id);
    return true;
  }

  async #deleteChannel(): Promise<boolean> {
    const { dice, platform, mend } = this.#scene;
    const channels = this.#there();
    if (channels.length === 0) return false;
    const channel = dice.of(channels);
    deleteChannel(platform.world, platform.world.channel(channel));
    mend(channel, true);
    return true;
  }

  #mend(channel: string): void {
    this.#scene.mend(channel, false);
  }

  #there(): readonly string[] {
    const { channels, platform } = this.#scene;
    return channels.filter((id) => platform.world.model.channels[id] !== undefined);
  }

  #thread(is: (thread: Thread) => boolean): Thread | null {
    const threads = Object.values(this.#scene.platform.world.model.channels).filter(
      (channel): channel is Thread => channel.kind === "thread" && is(channel),
    );
    return threads.length === 0 ? null : this.#scene.dice.of(threads.slice(-40));
  }
}
