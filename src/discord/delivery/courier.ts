import type { OutboxRow, Post } from "../../store/records.ts";
import { clip, LIMIT } from "../limits.ts";
import { plainError } from "../plain-error.ts";
import type { Services } from "../services.ts";
import { readDestination } from "./destination.ts";
import { CODE, faultOf, isCode } from "./faults.ts";
import { type MessageBody, mark, messageOf, nonceOf } from "./message.ts";
import type { Wire } from "./wire.ts";

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
    const channel = await this.#wire.channelOf(readDestination(row.destination));
    const message = await this.#post(row, payload.post, channel, again);
    if (payload.post.thread) await this.#openThread(row.game, payload.post.thread, channel, message);
    return message;
  }

  async #post(row: OutboxRow, post: Post, channel: string, again: boolean): Promise<string> {
    const body = messageOf(post, row, await this.#draw(post));
    try {
      return await this.#place(row, channel, body, again);
    } catch (error) {
      if (!isCode(error, CODE.fileTooLarge)) throw error;
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
      const traces = await this.#wire.recent(channel);
      return traces.find((t) => t.nonce === nonceOf(row) || t.footers.includes(mark(row)))?.id ?? null;
    } catch (error) {
      if (isCode(error, CODE.missingAccess, CODE.missingPermissions)) return null; // then the nonce must do
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
    if ((await deliveries.threadOf(game, phase)) !== null) return;
    try {
      const thread = await this.#wire.openThread(channel, message, clip(name, LIMIT.threadName));
      await deliveries.keepThread(game, phase, thread);
    } catch (error) {
      if (faultOf(error, 0).kind === "transient") throw error;
      this.#services.logger.warn({ error: plainError(error), game, phase }, "no thread could be opened");
    }
  }

  async #closeThread(game: string, phase: string): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const thread = await deliveries.threadOf(game, phase);
    if (thread === null) return;
    try {
      await this.#wire.closeThread(thread);
    } catch (error) {
      if (faultOf(error, 0).kind === "transient") throw error;
      this.#services.logger.warn({ error: plainError(error), game, phase }, "a thread could not be closed");
    }
    await deliveries.closedThread(game, phase);
  }
}
