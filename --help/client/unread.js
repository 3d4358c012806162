/**
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {import("./api.js").Message} Message
 */

/** What a person has read, kept in this browser. */
export class Unread {
  /** The messages that wait for the person, by channel: all of a conversation, elsewhere those that name them. */
  #waiting = /** @type {Map<string, Set<string>>} */ (new Map());
  /** The last message read, by channel. @type {Record<string, string>} */
  #read;
  #key;

  /** @param {string} person */
  constructor(person) {
    this.#key = `read:${person}`;
    this.#read = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
  }

  /** @param {string} channel @param {string} message */
  read(channel, message) {
    this.#waiting.delete(channel);
    if (this.#read[channel] === message) return;
    this.#read[channel] = message;
    localStorage.setItem(this.#key, JSON.stringify(this.#read));
  }

  /** Whether anything has been said here since the person last looked. @param {Channel} channel */
  has(channel) {
    const last = channel.last_message_id;
    return this.count(channel.id) > 0 || (typeof last === "string" && isLater(last, this.#read[channel.id]));
  }

  /** @param {string} channel */
  count(channel) {
    return this.#waiting.get(channel)?.size ?? 0;
  }

  total() {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** A message came that wants to be read. @param {string} channel @param {string} message */
  add(channel, message) {
    this.#waiting.set(channel, new Set([...(this.#waiting.get(channel) ?? []), message]));
  }

  /** Messages were taken away before they were read. @param {string} channel @param {readonly string[]} messages */
  remove(channel, messages) {
    for (const message of messages) this.#waiting.get(channel)?.delete(message);
  }

  /** @param {string} channel */
  forget(channel) {
    this.#waiting.delete(channel);
  }

  /** @param {readonly Channel[]} channels @param {Map<string, Message[]>} messages @param {string} me */
  recount(channels, messages, me) {
    for (const { id } of channels) {
      const fresh = (messages.get(id) ?? []).filter((m) => m.author.id !== me && isLater(m.id, this.#read[id]));
      this.#waiting.set(id, new Set(fresh.map((message) => message.id)));
    }
  }
}

/** Ids grow with time. @param {string} id @param {string | undefined} than */
function isLater(id, than) {
  return than === undefined || BigInt(id) > BigInt(than);
}
