/**
 * A person's phone with Discord's notifications as most servers have them: direct messages, mentions, and being let into
 * a thread. What it shows is the content that a message is created with, and nothing of components
 * (discord/discord-api-docs#7854); an edit makes none.
 */
import { type APIMessage, MessageFlags, MessageType } from "discord-api-types/v10";
import type { Person, Sight } from "./person.ts";

/** What a phone shows on its lock screen. */
export interface Push {
  /** When it came, ms on the sandbox's clock. */
  readonly at: number;
  readonly channel: string;
  readonly message: string;
  /** Where it was written: "direct message", or the name of the channel or thread. */
  readonly place: string;
  /** What it says; empty: nothing. */
  readonly text: string;
}

export class Phone {
  readonly person: Person;
  readonly pushes: Push[] = [];
  readonly #now: () => number;
  readonly #end: () => void;

  /** `now`: ms on the sandbox's clock. */
  constructor(person: Person, now: () => number) {
    this.person = person;
    this.#now = now;
    this.#end = person.watch((sight) => this.#hear(sight));
  }

  switchOff(): void {
    this.#end();
  }

  #hear({ t, d }: Sight): void {
    if (t !== "MESSAGE_CREATE") return;
    const message = d as APIMessage; // the sandbox's own payload
    if (!notifies(message, this.person)) return;
    const { channel_id: channel, id } = message;
    this.pushes.push({
      ...{ at: this.#now(), channel, message: id },
      place: this.#placeOf(channel),
      text: textOf(message),
    });
  }

  #placeOf(id: string): string {
    const channel = this.person.channel(id);
    return channel.kind === "dm" ? "direct message" : channel.name;
  }
}

const SILENT = MessageFlags.SuppressNotifications | MessageFlags.Ephemeral;

/** Whether a message notifies somebody when it is created. Being removed from a thread notifies nobody. */
export function notifies(
  { type, author, channel_id, flags = 0, mentions, mention_everyone }: Notifying,
  person: Pick<Person, "id" | "dm">,
): boolean {
  if (author.id === person.id || type === MessageType.RecipientRemove || (flags & SILENT) !== 0) return false;
  return mention_everyone === true || mentions.some(({ id }) => id === person.id) || channel_id === person.dm().id;
}

/** What decides whether a message notifies; a line that tells of somebody let in mentions them. */
export type Notifying = {
  readonly type: number;
  readonly author: { readonly id: string };
  readonly channel_id: string;
  readonly flags?: number | undefined;
  readonly mentions: readonly { readonly id: string }[];
  readonly mention_everyone?: boolean;
};

function textOf({ type, author, content, mentions }: APIMessage): string {
  const names = new Map(mentions.map((one) => [one.id, shownName(one)]));
  if (type === MessageType.RecipientAdd)
    return `${shownName(author)} added ${[...names.values()].join(", ")} to the thread.`;
  return content.replace(/<@!?(\d+)>/g, (whole, id: string) => (names.has(id) ? `@${names.get(id)}` : whole));
}

const shownName = ({ global_name, username }: APIMessage["author"]): string => global_name ?? username;
