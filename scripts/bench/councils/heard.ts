import { type APIMessage, MessageType } from "discord-api-types/v10";
import { notifies, type Person } from "../../../src/sandbox/index.ts";
import type { Side } from "./assembly.ts";

/** Listens in the threads of councils: what is written there, and whom each message notifies when it comes. */
export class Ears {
  readonly #sides: readonly Side[];
  readonly #known = new Set<string>();
  readonly #sounds = new Map<string, number>();
  readonly #messages = new Map<string, number>();

  constructor(sides: readonly Side[]) {
    this.#sides = sides.filter(({ thread }) => thread !== null);
    for (const side of this.#sides) for (const { id } of written(side)) this.#known.add(id);
  }

  /** Takes note of what has come since the last time, before it is taken away again. */
  listen(): void {
    for (const side of this.#sides)
      for (const message of written(side)) {
        if (this.#known.has(message.id)) continue;
        this.#known.add(message.id);
        if (message.type === MessageType.Default) this.#messages.set(side.seat, this.messages(side.seat) + 1);
        for (const { person } of side.members)
          if (notifies(message, person)) this.#sounds.set(person.id, this.sounds(person) + 1);
      }
  }

  /** How many messages have come into the thread of a seat's council. */
  messages(seat: string): number {
    return this.#messages.get(seat) ?? 0;
  }

  /** How often somebody was notified there, by being added to it as well. */
  sounds({ id }: Person): number {
    return this.#sounds.get(id) ?? 0;
  }
}

/** What comes into a thread by the bot: its messages, and the lines that tell who was added, which notify as well. */
function written({ thread, members }: Side): readonly APIMessage[] {
  const [reader] = members;
  if (thread === null || !reader) return [];
  return reader.person.messages(thread).filter(({ author }) => author.bot === true);
}
