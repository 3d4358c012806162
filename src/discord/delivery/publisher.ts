/** Puts screens into channels: new messages and edits, each sent once, even after a crash. */
import { isDeepStrictEqual } from "node:util";
import { MessageFlags } from "discord.js";
import { isSigned } from "../../earlier/signatures.ts";
import type { OutboxRow } from "../../store/records.ts";
import { type Screen, withoutFile, withoutLinks } from "../screen/screen.ts";
import { drawn, inWords } from "../services/pictures.ts";
import { inRuleNames } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import { printOf } from "../services/shown-messages.ts";
import type { DiscordClient, Trace } from "./discord-client.ts";
import { asksForWords, CODE, concerns, faultOf, isCode, isWithoutFiles, whyOf } from "./faults.ts";
import { HeldBack } from "./held-back.ts";
import { bodyOf, called, type MessageBody, markOf, nonceOf } from "./message.ts";

/** How far, in ms, our clock may be ahead of Discord's. */
const SKEW = 600_000;

const NO_FILES = "**Attach Files** is missing there";

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
  async post(row: OutboxRow, channel: string, shown: Screen, ping: readonly string[], quiet = false): Promise<string> {
    const screen = await this.#named(row, shown);
    return await this.#sent(row, screen, ping, NONE, async (body, print) => {
      const message = await this.#client.send(channel, hushed(body, quiet), nonceOf(row));
      this.#services.shown.confirmed(message, print);
      return message.id;
    });
  }

  /**
   * Puts a screen into a message that is there, without sending again what it shows already; where a press has been answered
   * with all of it since the row was written, nothing is asked of Discord. False if the message is gone, or is of a kind that
   * Discord does not let change to this one. In a thread that sleeps nothing can be edited: where somebody is asked by it
   * (`asks`) the thread is woken, else this throws `HeldBack`, for nobody wants a thread on top of their list for a word that
   * nobody waits for.
   */
  async edit(
    row: OutboxRow,
    channel: string,
    message: string,
    shown: Screen,
    ping: readonly string[] = [],
    asks = false,
  ): Promise<boolean> {
    const screen = await this.#named(row, shown);
    if (this.#services.shown.shows(message, printOf(called(screen, ping)), row.created)) return true;
    const held = screen.pictures.length > 0 ? await this.#held(channel, message) : NONE;
    if (held === null) return false;
    const send = (having: typeof held): Promise<void> =>
      this.#sent(row, screen, ping, having, (body, print) => this.#change(channel, message, body, print));
    const change = (): Promise<void> =>
      send(held).catch(async (error: unknown) => {
        if (!isCode(error, CODE.invalidForm) || !screen.pictures.some(({ name }) => held.has(name))) throw error;
        await send(await this.#heldAfter(channel, message, held));
      });
    return await this.#inThread(channel, message, asks, change);
  }

  #named({ game }: OutboxRow, screen: Screen): Promise<Screen> {
    return inRuleNames(this.#services, screen, { campaign: game });
  }

  /** The files that a message has, asked for only where nobody knows; null: there is no such message. */
  async #held(channel: string, message: string): Promise<ReadonlyMap<string, string> | null> {
    return this.#services.shown.files(message) ?? (await this.#client.attached(channel, message));
  }

  /** What a message holds that has not what was `counted` on; nothing is counted on twice. */
  async #heldAfter(
    channel: string,
    message: string,
    counted: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, string>> {
    const now = (await this.#client.attached(channel, message)) ?? NONE;
    return isDeepStrictEqual(now, counted) ? NONE : now;
  }

  async #change(channel: string, message: string, body: MessageBody, print: string | null): Promise<void> {
    await this.#services.shown.change(message, print, () => this.#client.edit(channel, message, body));
  }

  /** The same in a thread that we have closed: it is opened for that, and closed again. */
  async editClosed(row: OutboxRow, thread: string, message: string, screen: Screen): Promise<boolean> {
    try {
      return await this.edit(row, thread, message, screen);
    } catch (error) {
      if (!(error instanceof HeldBack) || error.after !== null) throw error;
    }
    if (!(await this.#client.wakeThread(thread))) return false;
    const done = await this.edit(row, thread, message, screen);
    await this.#client.closeThread(thread);
    return done;
  }

  /** The first screen of a message that was created as plain words; false as `edit`. */
  async fill(
    row: OutboxRow,
    channel: string,
    message: string,
    shown: Screen,
    ping: readonly string[],
  ): Promise<boolean> {
    const screen = await this.#named(row, shown);
    const send = (body: MessageBody, print: string | null) => this.#change(channel, message, body, print);
    return await this.#inThread(channel, message, true, () => this.#sent(row, screen, ping, NONE, send));
  }

  /** Leaves a message with a last word, and without a mark: it is no row's any more. */
  async retire(channel: string, message: string, screen: Screen): Promise<void> {
    const body = bodyOf({ screen, uploads: [] }, null, []);
    await this.#inThread(channel, message, true, () => this.#change(channel, message, body, null));
  }

  /** Deletes a message, if it is there. */
  async remove(channel: string, message: string): Promise<void> {
    await this.#inThread(channel, message, true, () => this.#client.remove(channel, message));
  }

  /** Does something to a message; false if it is not there as it should be. A thread that sleeps is woken if it `wakes`. */
  async #inThread(channel: string, message: string, wakes: boolean, work: () => Promise<unknown>): Promise<boolean> {
    try {
      return await unlessGone(work);
    } catch (error) {
      if (!isCode(error, CODE.threadArchived)) throw error;
      if ((await this.#client.attached(channel, message)) === null) return false; // it lies elsewhere, or nowhere
      if (!wakes) throw new HeldBack("the thread sleeps, and nobody is asked", null);
      const state = await this.#client.rouse(channel);
      if (state === "gone") return false;
      if (state === "locked") throw error;
    }
    return await unlessGone(work);
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

  /** What Discord finds too large, a filter does not let through, or takes a right that is missing, is told in words, without links. */
  async #sent<T>(
    row: OutboxRow,
    screen: Screen,
    ping: readonly string[],
    held: ReadonlyMap<string, string>,
    send: (body: MessageBody, print: string | null) => Promise<T>,
  ): Promise<T> {
    const names = new Set(held.keys());
    try {
      const ready = await drawn(this.#services, screen, names);
      const print = ready.screen === screen ? printOf(called(screen, ping)) : null; // what was not drawn is tried again
      return await send(bodyOf(ready, row, ping, held), print);
    } catch (error) {
      const fileless = isWithoutFiles(error);
      if (!asksForWords(error) && !fileless) throw error;
      const plain = withoutFile(withoutLinks(inWords(screen, names)));
      const sent = await send(bodyOf({ screen: plain, uploads: [] }, row, ping, held), null);
      const { reason } = faultOf(error);
      const why = fileless ? NO_FILES : whyOf(error);
      if (concerns(error, "host"))
        await this.#services.campaigns.deliveries.warn(row, { key: "words", waits: false, reason, why });
      return sent;
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
    if (isCode(error, CODE.unknownMessage, CODE.notOurs, CODE.invalidForm)) return false;
    throw error;
  }
}
