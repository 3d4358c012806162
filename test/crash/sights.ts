import { type APIMessage, ChannelType, MessageType } from "discord-api-types/v10";
import { markIn, markOf } from "../../src/discord/delivery/message.ts";
import type { Clock, Person, Sandbox } from "../../src/sandbox/index.ts";
import { councilThreads, mailOf, talkThreads } from "./mail.ts";

/** A message of the bot as somebody saw it: when it appeared, or what it was changed to. */
export interface Sight {
  /** The name of whoever saw it. */
  readonly who: string;
  /** By the bot's clock, which is the sandbox's; and by ours. */
  readonly at: number;
  readonly real: number;
  readonly isNew: boolean;
  readonly message: APIMessage;
  readonly place: "channel" | "thread" | "mail" | "council" | "talk";
}

const EPHEMERAL = 64;

/** The outbox row whose mark a message bears. */
export function rowOf({ components = [] }: Pick<APIMessage, "components">): number | null {
  const mark = markIn(components);
  return mark === null ? null : mark - markOf({ id: 0 });
}

/** All that people see of the bot's messages while a campaign goes on, those included that are deleted later. */
export class Sights {
  readonly list: Sight[] = [];
  readonly #sandbox: Sandbox;

  /** `names`: those who play; the owner of a server sees more. */
  constructor(sandbox: Sandbox, clock: Pick<Clock, "now">, names: readonly string[]) {
    this.#sandbox = sandbox;
    const players = names.map((name) => sandbox.person(name));
    for (const [i, person] of players.entries())
      person.watch(({ t, d }) => {
        if (t !== "MESSAGE_CREATE" && t !== "MESSAGE_UPDATE") return;
        const message = d as unknown as APIMessage; // the sandbox's own payload
        if (!this.#isPost(message)) return;
        const place = this.#placeOf(person, message, i === 0);
        if (t === "MESSAGE_UPDATE") this.#fill(person, message);
        if (place)
          this.list.push({
            who: person.name,
            at: clock.now(),
            real: Date.now(),
            isNew: t === "MESSAGE_CREATE",
            message,
            place,
          });
      });
  }

  /** What a message that was created as plain words shows, and bears as its mark, comes by its first edit. */
  #fill({ name }: Person, { id, components }: APIMessage): void {
    const at = this.list.findIndex(({ who, isNew, message }) => who === name && isNew && message.id === id);
    const sight = this.list[at];
    if (sight && (sight.message.components ?? []).length === 0 && components)
      this.list[at] = { ...sight, message: { ...sight.message, components } };
  }

  #isPost({ author, type, flags }: APIMessage): boolean {
    return (
      author?.id === this.#sandbox.applicationId && type === MessageType.Default && ((flags ?? 0) & EPHEMERAL) === 0
    );
  }

  /** Everyone sees the same in the channel and in the threads of the talks: it is noted once. */
  #placeOf(person: Person, { id, channel_id }: APIMessage, first: boolean): Sight["place"] | null {
    if (channel_id === this.#sandbox.channelId) return first ? "channel" : null;
    const where = person.channels().find((one) => one.id === channel_id);
    if (where?.type === ChannelType.PublicThread) return first ? "thread" : null;
    if (councilThreads(person).includes(channel_id)) return "council";
    if (talkThreads(person).includes(channel_id)) return "talk";
    return channel_id === person.dm().id || mailOf(person).some((one) => one.id === id) ? "mail" : null;
  }
}
