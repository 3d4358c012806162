/** A bot's session: it outlives its connection, so that RESUME can replay what was missed. */
import { Intent } from "../constants.ts";
import { isRecord } from "../spec/check.ts";
import type { Dispatch, World } from "../world.ts";
import { hears, type Shard } from "./shards.ts";

/** A dispatch as it was numbered for one session. */
export type Numbered = { op: 0; s: number; t: string; d: object };

/** How many events are certainly kept for a RESUME. */
const REPLAY_LIMIT = 5_000;

export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  readonly #world: World;
  #sent: Numbered[] = [];
  #seq = 0;
  /** Writes to the live connection, while there is one. */
  deliver: ((message: Numbered) => void) | null = null;

  constructor(world: World, id: string, intents: number, shard: Shard) {
    this.#world = world;
    this.id = id;
    this.intents = intents;
    this.shard = shard;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Delivers an event if the bot sees it and asked for its kind; without a connection it waits for a RESUME. */
  receive(dispatch: Dispatch): void {
    if (!dispatch.seenBy.has(this.#world.botId) || !hears(this.shard, dispatch)) return;
    if (dispatch.intent !== 0 && (dispatch.intent & this.intents) === 0) return;
    this.send(dispatch.t, this.#shaped(dispatch));
  }

  send(t: string, d: object): void {
    this.#seq += 1;
    const numbered: Numbered = { op: 0, s: this.#seq, t, d };
    this.#sent.push(numbered);
    if (this.#sent.length > 2 * REPLAY_LIMIT) this.#sent = this.#sent.slice(-REPLAY_LIMIT);
    this.deliver?.(numbered);
  }

  /** What came after `seq`; null if the session never got that far, or no longer holds all that was missed. */
  missedSince(seq: number): Numbered[] | null {
    const oldest = this.#sent[0]?.s ?? this.#seq + 1;
    if (seq > this.#seq || seq < oldest - 1) return null;
    return this.#sent.filter((message) => message.s > seq);
  }

  #shaped({ t, d }: Dispatch): object {
    if (t === "MESSAGE_CREATE" || t === "MESSAGE_UPDATE") return this.#withoutForeignContent(d);
    if (t === "GUILD_CREATE") return this.#withoutForeignMembers(d);
    return d;
  }

  /** Without MESSAGE_CONTENT a bot reads its own messages, its conversations, and what mentions it. */
  #withoutForeignContent(d: object): object {
    if ((this.intents & Intent.MessageContent) !== 0 || !("guild_id" in d)) return d;
    const own = "author" in d && isRecord(d.author) && d.author.id === this.#world.botId;
    const mentions = "mentions" in d && Array.isArray(d.mentions) ? d.mentions.filter(isRecord) : [];
    if (own || mentions.some((user) => user.id === this.#world.botId)) return d;
    return { ...d, content: "", embeds: [], attachments: [], components: [] };
  }

  #withoutForeignMembers(d: object): object {
    if ((this.intents & Intent.GuildPresences) !== 0) return d;
    const members = "members" in d && Array.isArray(d.members) ? d.members.filter(isRecord) : [];
    const self = members.filter((m) => isRecord(m.user) && m.user.id === this.#world.botId);
    return { ...d, members: self };
  }
}
