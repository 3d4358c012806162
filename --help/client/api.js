/**
 * @typedef {import("discord-api-types/v10").APIMessage} Message
 * @typedef {import("discord-api-types/v10").APIUser} User
 * @typedef {import("discord-api-types/v10").APIApplicationCommand} Command
 * @typedef {import("discord-api-types/v10").APIRole} Role
 * @typedef {import("discord-api-types/v10").APIApplicationCommandOptionChoice} Choice
 * @typedef {import("discord-api-types/v10").APIModalInteractionResponseCallbackComponent} ModalPart
 * @typedef {{ interactionId: string, customId: string, title: string, components: ModalPart[] }} Modal
 * @typedef {User & { guilds: { id: string, name: string, owner: boolean }[] }} Profile
 * @typedef {{ id: string, type: number, name?: string, guild_id?: string, parent_id?: string | null, position?: number,
 *   last_message_id?: string | null, thread_metadata?: { archived: boolean, locked: boolean }, recipients?: User[],
 *   topic?: string | null }} Channel
 * @typedef {{ user: User, nick: string | null, roles: string[] }} Member
 * @typedef {{ members: Member[], roles: Role[] }} Guild
 * @typedef {{ kind: "thinking", ephemeral: boolean } | { kind: "updating" } | { kind: "removed", messageId: string }
 *   | { kind: "message", message: Message, followUp: boolean } | { kind: "update", message: Message }
 *   | { kind: "modal", modal: Modal } | { kind: "choices", choices: Choice[] }
 *   | { kind: "failed", reason: string }} Seen
 * @typedef {{ use: string, seen: Seen[] }} Used
 * @typedef {{ name: string, contentType: string, base64: string }} Upload
 * @typedef {string | number | boolean | Upload} OptionValue
 */

/** The sandbox refused: what it said is meant for the person. */
export class Refused extends Error {}

/** Nobody answered. */
export class Unreachable extends Refused {
  constructor() {
    super("The sandbox does not answer. Is it still running?");
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<unknown>}
 */
async function call(path, init) {
  const response = await fetch(`/sandbox/people${path}`, init).catch(() => {
    throw new Unreachable();
  });
  const body = /** @type {unknown} */ (await response.json());
  if (response.ok) return body;
  const message = typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
  throw new Refused(message === "" ? `The sandbox answered ${response.status}.` : `${message}.`);
}

/** @returns {Promise<Profile[]>} */
export const people = async () => /** @type {Profile[]} */ (await call(""));

/** What one person reads and does. */
export class Client {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /** Fails as long as nobody answers. */
  ping = () => call(`/${this.id}`);

  /** @returns {Promise<Channel[]>} */
  channels = async () => /** @type {Channel[]} */ (await call(`/${this.id}/channels`));

  /** @param {string} channel @returns {Promise<Message[]>} */
  messages = async (channel) => /** @type {Message[]} */ (await call(`/${this.id}/messages?channel=${channel}`));

  /** @param {string} channel @returns {Promise<Command[]>} */
  commands = async (channel) => /** @type {Command[]} */ (await call(`/${this.id}/commands?channel=${channel}`));

  /** @param {string} guild @returns {Promise<Guild>} */
  guild = async (guild) => /** @type {Guild} */ (await call(`/${this.id}/members?guild=${guild}`));

  /** The conversation with the bot, which begins here if there is none. @returns {Promise<{ id: string }>} */
  dm = async () => /** @type {{ id: string }} */ (await this.#post("dm", {}));

  /** @param {{ channel: string, command: string, options: Record<string, OptionValue> }} wish @returns {Promise<Used>} */
  slash = async (wish) => /** @type {Used} */ (await this.#post("slash", wish));

  /**
   * @param {{ channel: string, command: string, options: Record<string, OptionValue>, focused: string }} wish
   * @returns {Promise<Choice[]>}
   */
  autocomplete = async (wish) => {
    const { seen } = /** @type {Used} */ (await this.#post("autocomplete", wish));
    return seen.flatMap((sign) => (sign.kind === "choices" ? sign.choices : []));
  };

  /** @param {string} message @param {string} customId @returns {Promise<Used>} */
  press = async (message, customId) => /** @type {Used} */ (await this.#post("press", { message, customId }));

  /** @param {string} message @param {string} customId @param {string[]} values @returns {Promise<Used>} */
  select = async (message, customId, values) =>
    /** @type {Used} */ (await this.#post("select", { message, customId, values }));

  /** @param {string} interaction @param {Record<string, unknown>} fields @returns {Promise<Used>} */
  modal = async (interaction, fields) => /** @type {Used} */ (await this.#post("modal", { interaction, fields }));

  /** @param {string} channel @param {string} content @param {Upload[]} files */
  say = (channel, content, files) => this.#post("say", { channel, content, files });

  /** @param {string} message @param {string} emoji @param {boolean} remove */
  react = (message, emoji, remove) => this.#post("react", { message, emoji, remove });

  /** @param {string} what @param {object} body */
  #post(what, body) {
    const headers = { "content-type": "application/json" };
    return call(`/${this.id}/${what}`, { method: "POST", headers, body: JSON.stringify(body) });
  }
}

/** A file as the interface takes it. @param {File} file @returns {Promise<Upload>} */
export async function uploadOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, contentType: file.type || "application/octet-stream", base64: btoa(binary) };
}
