import { plainError } from "../../campaign/plain-error.ts";
import type { OutboxRow, Post } from "../../store/records.ts";
import { clip, LIMIT } from "../limits.ts";
import type { Services } from "../services.ts";
import { readDestination } from "./destination.ts";
import { CODE, faultOf, isCode } from "./faults.ts";
import { mailboxOf } from "./mailbox.ts";
import { type MessageBody, mark, messageOf, nonceOf } from "./message.ts";
import type { Wire } from "./wire.ts";

/** So much, in ms, may our clock be ahead of Discord's. */
const SKEW = 600_000;

/** Brings one outbox row to its destination; says which message it became. Doing it again does nothing twice. */
export class Courier {
  readonly #services: Services;
  readonly #wire: Wire;

  constructor(services: Services, wire: Wire) {
    this.#services = services;
    this.#wire = wire;
  }

  /** `again`: an earlier try may have arrived. Throws what Discord answered. */
  async bring(row: OutboxRow, again: boolean): Promise<string | null> {
    const { payload } = row;
    if (payload.kind === "close-thread") {
      await this.#closeThread(row.game, payload.phase);
      return null;
    }
    const picture = await this.#draw(payload.post);
    const { kind, id } = readDestination(row.destination);
    if (kind === "person") return await this.#toPerson(row, payload.post, picture, id, again);
    const message = await this.#post(row, payload.post, picture, id, again);
    if (payload.post.thread) await this.#openThread(row.game, payload.post.thread, id, message);
    return message;
  }

  /** By direct message; where those are closed, in a private thread. Each row tries the first way first. */
  async #toPerson(
    row: OutboxRow,
    post: Post,
    picture: Uint8Array | null,
    person: string,
    again: boolean,
  ): Promise<string> {
    const mailbox = again ? await this.#services.campaigns.deliveries.mailbox(row.game, person) : null;
    const there = mailbox === null ? null : await this.#arrived(row, mailbox);
    if (there !== null) return there;
    try {
      return await this.#post(row, post, picture, await this.#wire.directChannel(person), again);
    } catch (error) {
      if (faultOf(error, 0).kind !== "moved") throw error;
    }
    const thread = await mailboxOf(this.#services, this.#wire, row, person);
    // a thread is quiet where direct messages are not; and nobody else may be called into this one
    return await this.#post(row, { ...post, ping: [person] }, picture, thread, false);
  }

  async #post(
    row: OutboxRow,
    post: Post,
    picture: Uint8Array | null,
    channel: string,
    again: boolean,
  ): Promise<string> {
    try {
      return await this.#place(row, channel, messageOf(post, row, picture), again);
    } catch (error) {
      if (picture === null || !isCode(error, CODE.fileTooLarge)) throw error;
      return await this.#place(row, channel, messageOf(post, row, null), again);
    }
  }

  /** A post that cannot be drawn is told in words: no picture stops a game. */
  async #draw(post: Post): Promise<Uint8Array | null> {
    if (!post.scene) return null;
    try {
      return await this.#services.renderer.png(post.scene);
    } catch (error) {
      this.#services.logger.error({ error: plainError(error), title: post.title }, "a picture could not be drawn");
      return null;
    }
  }

  async #place(row: OutboxRow, channel: string, body: MessageBody, again: boolean): Promise<string> {
    const earlier = row.slot === null ? null : await this.#services.campaigns.deliveries.messageOf(row);
    if (earlier !== null && (await this.#edit(channel, earlier, body))) return earlier;
    const there = again ? await this.#arrived(row, channel) : null;
    return there ?? (await this.#wire.send(channel, body, nonceOf(row)));
  }

  /** False if the message is gone, or lies where nothing can be edited any more. */
  async #edit(channel: string, message: string, body: MessageBody): Promise<boolean> {
    try {
      await this.#wire.edit(channel, message, body);
      return true;
    } catch (error) {
      if (isCode(error, CODE.unknownMessage, CODE.threadArchived)) return false;
      throw error;
    }
  }

  async #arrived(row: OutboxRow, channel: string): Promise<string | null> {
    try {
      const traces = await this.#wire.recent(channel, row.created - SKEW);
      return traces.find((t) => t.nonce === nonceOf(row) || t.footers.includes(mark(row)))?.id ?? null;
    } catch (error) {
      if (isCode(error, CODE.missingAccess, CODE.missingPermissions, CODE.unknownChannel)) return null; // then the nonce must do
      throw error;
    }
  }

  /** Without its thread a post is still worth having: what forbids one is logged. */
  async #openThread(
    game: string,
    { phase, name }: { readonly phase: string; readonly name: string },
    channel: string,
    message: string,
  ): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game, phase);
    if (known?.open) return;
    try {
      const old = known !== null && (await this.#wire.wakeThread(known.thread)) ? known.thread : null;
      const thread = old ?? (await this.#wire.openThread(channel, message, clip(name, LIMIT.threadName)));
      await deliveries.keepThread(game, phase, thread);
    } catch (error) {
      if (faultOf(error, 0).kind === "transient") throw error;
      this.#services.logger.warn({ error: plainError(error), game, phase }, "no thread could be opened");
    }
  }

  async #closeThread(game: string, phase: string): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game, phase);
    if (known === null) return;
    await this.#wire.closeThread(known.thread);
    await deliveries.closedThread(game, phase);
  }
}
