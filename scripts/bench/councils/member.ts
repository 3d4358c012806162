import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Params, Seat } from "#engine";
import { type Control, controlsOf, isMenu, textOf } from "../../../src/cli/robot/controls.ts";
import type { Look } from "../../../src/cli/robot/eyes.ts";
import { Stuck } from "../../../src/cli/robot/page.ts";
import { Presser } from "../../../src/cli/robot/presser.ts";
import { Robot } from "../../../src/cli/robot/robot.ts";
import type { Person } from "../../../src/sandbox/index.ts";

/** Where somebody plays. */
export interface Place {
  readonly look: Look;
  readonly game: string;
  readonly seat: Seat;
  /** The thread in which the council meets; where one person holds the seat, the channel. */
  readonly thread: string;
}

/** Somebody who plays, alone or in a council, with what they tap. */
export class Member {
  readonly person: Person;
  readonly robot: Robot;
  readonly #presser: Presser;
  readonly #place: Place;

  constructor(person: Person, place: Place) {
    this.person = person;
    this.#place = place;
    this.#presser = new Presser(person);
    this.robot = new Robot(person, place.look, place.game, place.seat, place.thread);
  }

  get name(): string {
    return this.person.name;
  }

  get taps(): number {
    return this.robot.taps + this.#presser.taps;
  }

  /** The newest message of the thread with this in it. */
  read(words: string | RegExp): APIMessage {
    const fits = (text: string): boolean => (typeof words === "string" ? text.includes(words) : words.test(text));
    const message = this.person.messages(this.#place.thread).findLast((one) => isShownToAll(one) && fits(textOf(one)));
    return message ?? this.#stuck(`looks for ${words} in the thread`, null);
  }

  /** Presses the button of a message that begins like this; gives the answer. */
  async press(message: APIMessage, label: string): Promise<APIMessage> {
    const button = controlsOf(message).find((one) => !isMenu(one) && one.disabled !== true && begins(one, label));
    return await this.#presser.press(message, button ?? this.#stuck(`looks for the button ${label}`, message));
  }

  /** Takes the first entry of a message's menus with this name. */
  async take(message: APIMessage, called: RegExp): Promise<APIMessage> {
    for (const menu of controlsOf(message).filter(isMenu)) {
      const entry = menu.options.find(({ label }) => called.test(label));
      if (entry && menu.disabled !== true) return await this.#presser.choose(message, menu, [entry.value]);
    }
    return this.#stuck(`looks for an entry like ${called}`, message);
  }

  /** Gives a command in the thread; what is typed counts no taps. */
  async command(command: string, options: { readonly [name: string]: string | number }): Promise<APIMessage> {
    return await this.person.slash({ channel: this.#place.thread, command, options }).reply();
  }

  /** Gives a standing order: types the command, and fills in its form. */
  async order(name: string, params: Params): Promise<void> {
    await this.robot.order(await this.command("orders set", { order: name }), name, params);
  }

  /** Presses the newest button of the thread that does this. */
  async pressInThread(sought: (message: APIMessage) => Control | undefined): Promise<APIMessage> {
    for (const message of this.person.messages(this.#place.thread).toReversed()) {
      const button = sought(message);
      if (button) return await this.#presser.press(message, button);
    }
    return this.#stuck("finds nothing in the thread to press", null);
  }

  #stuck(what: string, message: APIMessage | null): never {
    throw new Stuck(this.person, what, message);
  }
}

const isShownToAll = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

const begins = (control: Control, label: string): boolean =>
  "label" in control && (control.label === label || control.label?.startsWith(`${label} · `) === true);
