/** The page of a seat in its holder's hands: presses, choices, and what is tried again as people do. */
import { setTimeout as sleep } from "node:timers/promises";
import type { APIMessage } from "discord-api-types/v10";
import type { Glimpse, Person } from "../../sandbox/index.ts";
import { type Control, controlsOf, find, isMenu, type Sought, textOf } from "./controls.ts";
import { type Presser, Unopened } from "./presser.ts";

/** What somebody wants cannot be done with what they see. */
export class Stuck extends Error {
  constructor(person: Person, what: string, message: APIMessage | null) {
    const seen = message ? `, but sees:\n${textOf(message)}\n${controlsOf(message).map(wordsOf).join("\n")}` : "";
    super(`${person.name} ${what}${seen}`);
    this.name = "Stuck";
  }
}

const wordsOf = (control: Control): string =>
  isMenu(control)
    ? `[${control.placeholder ?? ""} ▾ ${control.options.map(({ value }) => value).join(" ")}] ${control.custom_id}`
    : `[${control.label ?? ""}] ${control.custom_id}`;

export class Page {
  readonly #presser: Presser;
  readonly #game: string;
  readonly #seat: string;
  /** A private copy; null: the live message among the direct messages. */
  #copy: APIMessage | null;

  constructor(presser: Presser, game: string, seat: string, copy: APIMessage | null = null) {
    this.#presser = presser;
    this.#game = game;
    this.#seat = seat;
    this.#copy = copy;
  }

  get person(): Person {
    return this.#presser.person;
  }

  /** The message as it is now. */
  get message(): APIMessage {
    return this.#copy ?? liveMessage(this.person, this.#game) ?? this.#stuck("looks for the campaign's message", null);
  }

  has(sought: Sought): boolean {
    return find(this.message, { seat: this.#seat, ...sought }) !== undefined;
  }

  /** The menu or button that does this. */
  control(sought: Sought): Control {
    const { message } = this;
    const found = find(message, { seat: this.#seat, ...sought });
    return found ?? this.#stuck(`looks for ${JSON.stringify(sought)}`, message);
  }

  async press(sought: Sought): Promise<APIMessage> {
    return this.#turned(await insisting(() => this.#presser.press(this.message, this.control(sought))));
  }

  /** Presses, and says yes to what asks once more. */
  async pressForGood(sought: Sought): Promise<APIMessage> {
    return await this.confirmed(await this.press(sought));
  }

  /** Says yes where an answer asks once more. */
  async confirmed(answer: APIMessage): Promise<APIMessage> {
    return find(answer, YES) ? await this.press(YES) : answer;
  }

  /** Where the page already shows a choice that the bot does not know of, another one is made first, as people do. */
  async choose(sought: Sought, values: readonly string[]): Promise<APIMessage> {
    const chosen = async (these: readonly string[]): Promise<APIMessage> =>
      this.#turned(await insisting(() => this.#presser.choose(this.message, this.control(sought), these)));
    try {
      return await chosen(values);
    } catch (error) {
      const menu = this.control(sought);
      const others = isMenu(menu) ? menu.options.flatMap(({ value }) => (values.includes(value) ? [] : value)) : [];
      if (!(error instanceof Error && SHOWN.test(error.message)) || others[0] === undefined) throw error;
      await chosen([others[0]]);
      return await chosen(values);
    }
  }

  /** Where the page had changed meanwhile, its button is pressed again as it stands now. */
  async type(sought: Sought, text: string): Promise<APIMessage> {
    for (let tries = 1; ; tries++)
      try {
        return this.#turned(await insisting(() => this.#presser.type(this.message, this.control(sought), text)));
      } catch (error) {
        if (!(error instanceof Unopened && CHANGED.test(textOf(error.answer))) || tries === TRIES) throw error;
        this.#turned(error.answer);
      }
  }

  /** A private copy is turned in place; what opens a page of its own does not change it. */
  #turned(answer: APIMessage): APIMessage {
    if (this.#copy?.id === answer.id) this.#copy = answer;
    return answer;
  }

  #stuck(what: string, message: APIMessage | null): never {
    throw new Stuck(this.person, what, message);
  }
}

/** What Discord does not send: an answer that was lost has left the choice in sight. */
const SHOWN = /shows that choice already/;
/** What the bot says to a press on a page that was behind: it has done nothing. */
const CHANGED = /the page had changed/;
const YES = { kind: "form", step: "confirm.0.0" } as const;

/**
 * How often to press again what the bot was too slow to take, as people do when Discord tells them so, and how many ms
 * later.
 */
const TRIES = 10;
const PAUSE = 1000;
/**
 * How often somebody looks again for what is not there yet, as a page follows what happens a moment later, and how many
 * ms apart.
 */
const LOOKS = 20;
const GLANCE = 250;

/** What was not taken in time, or not shown yet, has done nothing, so that it can be done again. */
async function insisting<T>(press: () => Promise<T>): Promise<T> {
  for (let [tries, looks] = [1, 1]; ; ) {
    try {
      return await press();
    } catch (error) {
      if (error instanceof Stuck && looks++ < LOOKS) await sleep(GLANCE);
      else if (error instanceof Error && /did not respond/.test(error.message) && tries++ < TRIES) await sleep(PAUSE);
      else throw error;
    }
  }
}

/** Where a person is written to in private: direct messages, or a private thread in their place. */
export const mailboxes = (person: Person): readonly string[] => [person.dm().id, ...person.privateThreads()];
const EPHEMERAL = 64;

/** The one message that a person has of a campaign: the newest with its foot, or with what asks once more. */
export function liveMessage(person: Person, game: string): APIMessage | undefined {
  const isLive = (message: Glimpse): boolean =>
    (message.flags & EPHEMERAL) === 0 && FOOTS.some((foot) => find(message, { ...foot, game }) !== undefined);
  for (const place of mailboxes(person).toReversed()) {
    const found = person.newest(place, isLive);
    if (found) return found;
  }
  return undefined;
}
const FOOTS = [{ kind: "map" }, { kind: "page", step: "show" }, YES] as const;
