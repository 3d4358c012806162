import { MessageFlags } from "discord.js";
import type { OutboxRow } from "../../store/records.ts";
import { drawn, inWords } from "../pictures.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import type { DiscordClient, Trace } from "./discord-client.ts";
import { CODE, isCode, isTooLarge } from "./faults.ts";
import { bodyOf, isSigned, type MessageBody, markOf, nonceOf } from "./message.ts";

/** So much, in ms, may our clock be ahead of Discord's. */
const SKEW = 600_000;

const NONE: ReadonlyMap<string, string> = new Map();

/** Puts screens into channels, each marked as its outbox row's. */
export class Publisher {
  readonly #services: Services;
  readonly #client: DiscordClient;

  constructor(services: Services, client: DiscordClient) {
    this.#services = services;
    this.#client = client;
  }

  /** A new message: its id. `quiet`: it makes no sound. */
  async post(row: OutboxRow, channel: string, screen: Screen, ping: readonly string[], quiet = false): Promise<string> {
    return await this.#sent(row, screen, ping, NONE, (body) =>
      this.#client.send(channel, hushed(body, quiet), nonceOf(row)),
    );
  }

  /**
   * Puts a screen into a message that is there, without sending again what it shows already, unless somebody's press has
   * changed that meanwhile. False if the message is gone, lies where nothing can be edited any more, or is of a kind that
   * Discord does not let change to this one.
   */
  async edit(
    row: OutboxRow,
    channel: string,
    message: string,
    screen: Screen,
    ping: readonly string[] = [],
  ): Promise<boolean> {
    const held = screen.pictures.length > 0 ? await this.#client.attached(channel, message) : NONE;
    if (held === null) return false;
    const send = (having: typeof held): Promise<void> =>
      this.#sent(row, screen, ping, having, (body) => this.#client.edit(channel, message, body));
    return await unlessGone(() =>
      send(held).catch(async (error: unknown) => {
        if (!isCode(error, CODE.invalidForm) || !screen.pictures.some(({ name }) => held.has(name))) throw error;
        await send(NONE);
      }),
    );
  }

  /** The first screen of a message that was created as plain words; false as `edit`. */
  async fill(
    row: OutboxRow,
    channel: string,
    message: string,
    screen: Screen,
    ping: readonly string[],
  ): Promise<boolean> {
    const send = (body: MessageBody): Promise<void> => this.#client.edit(channel, message, body);
    return await unlessGone(() => this.#sent(row, screen, ping, NONE, send));
  }

  /** Leaves a message with a last word, and without a mark: it is no row's any more. */
  async retire(channel: string, message: string, screen: Screen): Promise<void> {
    const body = bodyOf({ screen, uploads: [] }, null, []);
    await unlessGone(() => this.#client.edit(channel, message, body));
  }

  /** Deletes a message, if it is there. */
  async remove(channel: string, message: string): Promise<void> {
    await unlessGone(() => this.#client.remove(channel, message));
  }

  /** The message that an earlier try to send this row became, if it arrived; it may be plain words still. */
  async arrived(row: OutboxRow, channel: string): Promise<string | null> {
    try {
      if (row.message !== null && (await this.#client.attached(channel, row.message)) !== null) return row.message;
      const traces = await this.#client.recent(channel, row.created - SKEW);
      const ours = traces.find(({ mark, small }) => mark === markOf(row) || small.some((line) => isSigned(line, row)));
      return ours?.id ?? (await this.#inWords(row, traces));
    } catch (error) {
      if (isCode(error, CODE.missingAccess, CODE.missingPermissions, CODE.unknownChannel)) return null; // then the nonce must do
      throw error;
    }
  }

  /** A message of exactly the words that this row has tried, since then, that is no other row's. */
  async #inWords({ words = null, tried = null }: OutboxRow, traces: readonly Trace[]): Promise<string | null> {
    if (words === null || tried === null) return null;
    for (const { id, plain, at } of traces)
      if (plain === words && at >= tried - SKEW && !(await this.#services.campaigns.deliveries.isMessage(id)))
        return id;
    return null;
  }

  /** What Discord finds too large is told in words. */
  async #sent<T>(
    row: OutboxRow,
    screen: Screen,
    ping: readonly string[],
    held: ReadonlyMap<string, string>,
    send: (body: MessageBody) => Promise<T>,
  ): Promise<T> {
    const names = new Set(held.keys());
    try {
      return await send(bodyOf(await drawn(this.#services, screen, names), row, ping, held));
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      return await send(bodyOf({ screen: inWords(screen, names), uploads: [] }, row, ping, held));
    }
  }
}

const hushed = (body: MessageBody, quiet: boolean): MessageBody => {
  const { json } = body;
  return quiet ? { ...body, json: { ...json, flags: (json.flags ?? 0) | MessageFlags.SuppressNotifications } } : body;
};

/** Does something to a message; false if that is not possible, because the message is not there as it should be. */
async function unlessGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isCode(error, CODE.unknownMessage, CODE.threadArchived, CODE.invalidForm)) return false;
    throw error;
  }
}
