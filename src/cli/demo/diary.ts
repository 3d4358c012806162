/** What people were sent in private, each message as it came: those that took its place later have deleted it. */
import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import { writePress } from "../../discord/screen/custom-id.ts";
import { ALL_LESSONS } from "../../discord/seat/page/lesson.ts";
import type { Person } from "../../sandbox/index.ts";
import { type Control, controlsOf } from "../robot/controls.ts";
import { mailboxes } from "../robot/page.ts";

export class Diary {
  readonly #people: readonly Person[];
  readonly #sent = new Map<string, APIMessage[]>();
  readonly #ends: (() => void)[] = [];

  constructor(people: readonly Person[]) {
    this.#people = people;
  }

  /** Begins to write down. */
  watch(): void {
    for (const person of this.#people)
      this.#ends.push(
        person.watch(({ t, d }) => {
          if (t === "MESSAGE_CREATE") this.#note(person, d as APIMessage); // as Discord's documentation has it
          if (t === "MESSAGE_UPDATE") this.#fill(person, d as APIMessage);
        }),
      );
  }

  #note(person: Person, message: APIMessage): void {
    const isAnswer = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    if (isAnswer || !mailboxes(person).includes(message.channel_id)) return;
    this.#sent.set(person.id, [...this.of(person), message]);
  }

  /** A message that came in plain words shows the rest a moment later, and one that asked nothing the first question. */
  #fill(person: Person, message: APIMessage): void {
    const asksNothing = (one: APIMessage): boolean => one.id === message.id && controlsOf(one).every(teaches);
    const sent = this.of(person).map((one) => (asksNothing(one) ? message : one));
    this.#sent.set(person.id, sent);
  }

  of(person: Person): readonly APIMessage[] {
    return this.#sent.get(person.id) ?? [];
  }

  end(): void {
    for (const end of this.#ends) end();
  }
}

/** Whether a control only leads to lessons, whatever becomes of the campaign. */
const teaches = ({ custom_id }: Control): boolean => custom_id.startsWith(LEARN);
const LEARN = writePress({ kind: "lesson", game: ALL_LESSONS, does: "list" });
