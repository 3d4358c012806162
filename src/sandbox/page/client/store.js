import { Client, Refused, Unreachable } from "./api.js";
import { CHANGES, NOTICES } from "./events.js";
import { watch } from "./live.js";
import { Outcomes } from "./outcomes.js";
import { Unread } from "./unread.js";

/**
 * @typedef {import("./api.js").Profile} Profile
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("./api.js").Used} Used
 */

/** @typedef {{ text: string, form: { line: import("./commands.js").Line, values: Record<string, import("./api.js").OptionValue> } | null }} Draft */

export const BOT_DM = "bot";
const RETRY_MS = 1500;
const UNREACHABLE = new Unreachable().message;

/** What one tab knows: one person's channels and messages, and what is open on the screen. */
export class Store {
  /** @type {Channel[]} */
  channels = [];
  /** The messages of the channels that were looked at. @type {Map<string, Message[]>} */
  messages = new Map();
  /** @type {Map<string, import("./api.js").Guild>} */
  guilds = new Map();
  /** The commands of the channel that is shown. @type {import("./api.js").Command[]} */
  commands = [];
  /** The channel that is shown. @type {string | null} */
  here = sessionStorage.getItem("here");
  /** Ephemeral messages that the person has dismissed. @type {Set<string>} */
  dismissed = new Set();
  /** Uses of commands that the page made by itself: what is answered to them tells nobody anything. @type {Set<string>} */
  unasked = new Set();
  /** Why the last use of a message's component failed. @type {Map<string, string>} */
  failures = new Map();
  /** Messages whose component is being used, with the component's custom id. @type {Map<string, string>} */
  busy = new Map();
  /** What is half written, by channel. @type {Map<string, Draft>} */
  drafts = new Map();
  /** @type {import("./api.js").Modal | null} */
  modal = null;
  /** Whether the form for a new campaign lies over the page. */
  starting = false;
  /** A picture shown large. @type {{ src: string, alt: string } | null} */
  picture = null;
  /** What went wrong with something that is no message's. */
  notice = "";
  /** The newest message in words, for screen readers. */
  announcement = "";
  online = true;
  loaded = false;
  outcomes = new Outcomes();
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** For everything that is being read, what was heard since it was asked for. @type {Set<import("./live.js").News[]>} */
  #meanwhile = new Set();

  /** @param {Profile} me @param {Profile[]} people */
  constructor(me, people) {
    this.me = me;
    this.people = people;
    this.client = new Client(me.id);
    this.unread = new Unread(me.id);
  }

  /** Begins to hear of events; reads everything at every connection. */
  start() {
    watch(this.me.id, (news) => {
      if (news.t === "SANDBOX_WATCHING") return void this.attempt(() => this.#readAll());
      for (const heard of this.#meanwhile) heard.push(news);
      // the sandbox sends to each name the data that belongs to it
      CHANGES[news.t]?.(this, /** @type {never} */ (news.d));
      NOTICES[news.t]?.(this, /** @type {never} */ (news.d));
      this.changed();
    });
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  changed() {
    for (const listener of this.#listeners) listener();
  }

  /** Does something, and shows the person why if it is refused. @param {() => Promise<unknown>} act */
  async attempt(act) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = error.message;
      if (error instanceof Unreachable) this.lost();
    }
    this.changed();
  }

  /** Nobody answers: asks again and again, and reads everything anew once somebody does. */
  lost() {
    if (!this.online) return;
    this.online = false;
    const timer = setInterval(async () => {
      try {
        await this.client.ping();
      } catch (error) {
        if (error instanceof Unreachable) return;
        // another sandbox, where this person is not the same one
        location.reload();
      }
      clearInterval(timer);
      if (!this.online) await this.attempt(() => this.#readAll());
    }, RETRY_MS);
  }

  /** Somebody answers again: what was said of the silence is no longer true. */
  #found() {
    this.online = true;
    if (this.notice === UNREACHABLE) this.notice = "";
    for (const [message, text] of this.failures) if (text === UNREACHABLE) this.failures.delete(message);
  }

  /** @param {string} id */
  async show(id) {
    const target = id === BOT_DM ? (await this.client.dm()).id : id;
    if (!this.channels.some((channel) => channel.id === target)) await this.readChannels();
    this.here = target;
    // so that the tab comes back to it when it is loaded again
    sessionStorage.setItem("here", target);
    this.notice = "";
    this.changed();
    const [commands] = await Promise.all([this.client.commands(target), this.readMessages(target)]);
    if (this.here === target) this.commands = commands;
    this.markRead();
    this.changed();
  }

  /** Goes where a link leads, as Discord does. @param {string} place */
  async follow(place) {
    if (this.channel(place) === undefined) await this.readChannels();
    if (this.channel(place) !== undefined) return await this.show(place);
    this.notice = "That link leads to a place that you do not see.";
    this.changed();
  }

  /** The bot may have brought others since. */
  async readCommands() {
    const here = this.here ?? "";
    const commands = await this.client.commands(here);
    if (this.here === here) this.commands = commands;
  }

  async readChannels() {
    await this.#read(this.client.channels(), (channels) => {
      this.channels = channels;
    });
  }

  /** @param {string} id */
  async readMessages(id) {
    await this.#read(this.client.messages(id), (messages) => this.messages.set(id, messages));
  }

  /** @param {string} id */
  async readGuild(id) {
    await this.#read(this.client.guild(id), (guild) => this.guilds.set(id, guild));
  }

  /**
   * Takes an answer. What was heard since the question is done to it too: it may be older than that.
   * @template T @param {Promise<T>} answer @param {(read: T) => void} put
   */
  async #read(answer, put) {
    const heard = /** @type {import("./live.js").News[]} */ ([]);
    this.#meanwhile.add(heard);
    try {
      put(await answer);
    } finally {
      this.#meanwhile.delete(heard);
    }
    for (const { t, d } of heard) CHANGES[t]?.(this, /** @type {never} */ (d));
  }

  async #readAll() {
    await this.readChannels();
    this.#found();
    for (const { id } of this.me.guilds) await this.readGuild(id);
    const conversations = this.channels.filter((channel) => channel.type === 1);
    for (const { id } of conversations) await this.readMessages(id);
    this.unread.recount(conversations, this.messages, this.me.id);
    const known = this.channels.some((channel) => channel.id === this.here);
    const first = known ? this.here : this.channels.find((channel) => channel.type === 0)?.id;
    if (first) await this.show(first);
    this.loaded = true;
  }

  /** The channel that is shown counts as read while somebody looks at it. */
  markRead() {
    const channel = this.channel(this.here);
    const last = this.messages.get(this.here ?? "")?.at(-1)?.id ?? channel?.last_message_id;
    if (channel && last && !document.hidden) this.unread.read(channel.id, last);
  }

  /** @param {string | null} id */
  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** Where a campaign would begin: the channel that is shown, or the one above its thread. */
  get table() {
    const here = this.channel(this.here);
    const above = here?.thread_metadata ? this.channel(here.parent_id ?? null) : here;
    return above?.type === 0 ? above : this.channels.find((channel) => channel.type === 0);
  }

  /** Channels with something new, those that want the person first. */
  get fresh() {
    return this.channels
      .filter((channel) => channel.id !== this.here && this.isFresh(channel))
      .sort((a, b) => this.unread.count(b.id) - this.unread.count(a.id));
  }

  /** @param {Channel} channel */
  isFresh(channel) {
    return !channel.thread_metadata?.archived && this.unread.has(channel);
  }

  /** The newest messages of the channel that is shown. */
  get shown() {
    return (this.messages.get(this.here ?? "") ?? []).filter(
      (message) => !(this.dismissed.has(message.id) || this.unasked.has(message.interaction_metadata?.id ?? "")),
    );
  }

  get botName() {
    const members = [...this.guilds.values()].flatMap((guild) => guild.members);
    return capital(members.find(({ user }) => user.bot)?.user.username ?? "the bot");
  }

  /** @param {string} id */
  nameOf(id) {
    for (const guild of this.guilds.values()) {
      const member = guild.members.find(({ user }) => user.id === id);
      if (member !== undefined) return member.nick ?? member.user.global_name ?? capital(member.user.username);
    }
    return this.people.find((person) => person.id === id)?.global_name ?? "somebody";
  }

  /**
   * Uses a component, a form or a command, and shows what comes of it at once; the rest comes as events. A component is at
   * work until its message shows what came of it: what is pressed before that would be pressed on a page that is no longer true.
   * @param {{ message: string, customId: string } | null} what the message's component, if it is one
   * @param {() => Promise<Used>} act
   * @returns {Promise<boolean>} whether it went well
   */
  async use(what, act) {
    const message = what?.message ?? null;
    if (what !== null) {
      this.failures.delete(what.message);
      this.busy.set(what.message, what.customId);
    }
    this.notice = "";
    this.changed();
    let problem = "";
    try {
      const { seen } = await (message === null ? act() : this.outcomes.after(act));
      for (const sign of seen) {
        if (sign.kind === "modal") this.modal = sign.modal;
        if (sign.kind === "failed") problem = `${sign.reason}.`;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem = error.message;
      if (error instanceof Unreachable) this.lost();
    }
    if (message !== null) this.busy.delete(message);
    if (problem !== "" && message !== null) this.failures.set(message, problem);
    if (problem !== "" && message === null) this.notice = problem;
    this.changed();
    return problem === "";
  }
}

/** Bots have no name but the one that is written small. @param {string} name */
export const capital = (name) => name.slice(0, 1).toUpperCase() + name.slice(1);
