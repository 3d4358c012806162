/**
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {import("./api.js").Message} Message
 */

/** What a person has read, kept in this browser. */
export class Unread {
  /** How many messages wait for the person, by channel: all of a conversation, elsewhere those that name them. */
  #counts = /** @type {Map<string, number>} */ (new Map());
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
    this.#counts.delete(channel);
    if (this.#read[channel] === message) return;
    this.#read[channel] = message;
    localStorage.setItem(this.#key, JSON.stringify(this.#read));
  }

  /** @param {Channel} channel */
  has(channel) {
    const last = channel.last_message_id;
    return last !== undefined && last !== null && isLater(last, this.#read[channel.id]);
  }

  /** @param {string} channel */
  count(channel) {
    return this.#counts.get(channel) ?? 0;
  }

  total() {
    return [...this.#counts.values()].reduce((sum, n) => sum + n, 0);
  }

  /** A message came that wants to be read. @param {string} channel */
  add(channel) {
    this.#counts.set(channel, this.count(channel) + 1);
  }

  /** @param {readonly Channel[]} channels @param {Map<string, Message[]>} messages @param {string} me */
  recount(channels, messages, me) {
    for (const { id } of channels) {
      const fresh = (messages.get(id) ?? []).filter((m) => m.author.id !== me && isLater(m.id, this.#read[id]));
      if (fresh.length > 0) this.#counts.set(id, fresh.length);
      else this.#counts.delete(id);
    }
  }
}

/** Ids grow with time. @param {string} id @param {string | undefined} than */
function isLater(id, than) {
  return than === undefined || BigInt(id) > BigInt(than);
}
