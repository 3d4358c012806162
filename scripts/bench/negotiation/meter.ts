/** Counts what the bot sends to the people at a table. */
import { MessageFlags, MessageType } from "discord-api-types/v10";
import { z } from "zod";
import { notifies } from "../../../src/sandbox/index.ts";
import type { Table } from "../table.ts";

/** What a message is examined for when it appears. */
const Seen = z.object({
  channel_id: z.string(),
  author: z.object({ id: z.string() }),
  type: z.number(),
  flags: z.number().default(0),
  mentions: z.array(z.object({ id: z.string() })).default([]),
});

/** What the bot has sent. */
export interface Heard {
  /** New messages in the campaign's channel, those in its threads left out. */
  readonly posts: number;
  /** The most that anybody was notified. */
  readonly notifications: number;
}

export class Meter {
  readonly #ends: readonly (() => void)[];
  #posts = 0;
  readonly #sounds = new Map<string, number>();

  constructor({ sandbox, umpire, people }: Table) {
    const bot = umpire.discord.user;
    this.#ends = people.map((person, i) =>
      person.watch(({ t, d }) => {
        const seen = t === "MESSAGE_CREATE" ? Seen.safeParse(d) : null;
        if (!seen?.success || seen.data.author.id !== bot) return;
        if (i === 0 && isPost(seen.data) && seen.data.channel_id === sandbox.channelId) this.#posts += 1;
        if (notifies(seen.data, person)) this.#sounds.set(person.id, (this.#sounds.get(person.id) ?? 0) + 1);
      }),
    );
  }

  /** What was sent since it was last asked. */
  take(): Heard {
    const heard = { posts: this.#posts, notifications: Math.max(0, ...this.#sounds.values()) };
    this.#posts = 0;
    this.#sounds.clear();
    return heard;
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}

/** Discord's own lines, and answers that only one person sees, are not posts. */
const isPost = ({ type, flags }: z.infer<typeof Seen>): boolean =>
  type === MessageType.Default && (flags & MessageFlags.Ephemeral) === 0;
