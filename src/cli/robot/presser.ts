/** Somebody's thumb: presses, opens, chooses, types, and counts what it does. */
import { setTimeout as sleep } from "node:timers/promises";
import type { APIMessage, APIStringSelectComponent } from "discord-api-types/v10";
import type { Person } from "../../sandbox/index.ts";
import { type Control, chosenIn, isMenu, textOf } from "./controls.ts";

/** How long, in ms, to wait for an answer. */
const PATIENCE = 120_000;
/** How often, in ms, to look whether the message that was pressed is still there. */
const GLANCE = 100;
/** How long, in ms, what has replaced it may take to show what came of the press. */
const SHOWN_AGAIN = 3000;

/** A button that should open a window has changed the page instead, or was answered by a message. */
export class Unopened extends Error {
  readonly answer: APIMessage;

  constructor({ custom_id }: Control, answer: APIMessage) {
    super(`“${custom_id}” opens no window, but says:\n${textOf(answer)}`);
    this.name = "Unopened";
    this.answer = answer;
  }
}

export class Presser {
  readonly person: Person;
  /**
   * Taps so far: a press is one; a menu is one to open and one for each entry that is turned on or off, and where
   * several can be chosen one to close; a window is one to open and one to submit. Typing counts nothing.
   */
  taps = 0;

  constructor(person: Person) {
    this.person = person;
  }

  /** Presses a button; gives the message that answers: a new one, or the same one changed. */
  async press(message: APIMessage, button: Control): Promise<APIMessage> {
    this.taps += 1;
    return await this.#answer(message, this.person.press({ message, customId: button.custom_id }).reply(), button);
  }

  async choose(message: APIMessage, menu: Control, values: readonly string[]): Promise<APIMessage> {
    if (!isMenu(menu)) throw new Error(`“${menu.custom_id}” is no menu`);
    this.taps += tapsToChoose(menu, values);
    return await this.#answer(message, this.person.select({ message, customId: menu.custom_id, values }).reply(), menu);
  }

  /** Types into the window that a button opens. Throws `Unopened`. */
  async type(message: APIMessage, button: Control, text: string): Promise<APIMessage> {
    return await this.fill(message, button, { typed: text });
  }

  /** The same of a window with several fields; those that are left out stay as they are. */
  async fill(message: APIMessage, button: Control, fields: { readonly [field: string]: string }): Promise<APIMessage> {
    this.taps += 2;
    const press = this.person.press({ message, customId: button.custom_id });
    const outcome = await answered(press.response(), button);
    if (outcome.kind === "message" || outcome.kind === "update") throw new Unopened(button, outcome.message);
    const modal = await press.modal();
    return await this.#answer(message, this.person.submitModal({ modal, fields }).reply(), button);
  }

  /** What answers; where the message has been replaced meanwhile, that is the one in its place. */
  async #answer(pressed: APIMessage, reply: Promise<APIMessage>, control: Control): Promise<APIMessage> {
    const over = new AbortController();
    const successor = this.#successor(pressed, over.signal);
    try {
      return await answered(Promise.race([reply, successor]), control);
    } finally {
      over.abort();
    }
  }

  /** The newest message where this one was, once that is gone and it shows what came of the press. */
  async #successor({ id, channel_id }: APIMessage, over: AbortSignal): Promise<APIMessage> {
    let first: { readonly message: APIMessage; readonly since: number } | null = null;
    while (!over.aborted) {
      const newest = this.person.finds(channel_id, id) ? undefined : this.person.newest(channel_id);
      if (newest) {
        first ??= { message: newest, since: performance.now() };
        const shown = JSON.stringify(newest) !== JSON.stringify(first.message);
        if (shown || performance.now() - first.since > SHOWN_AGAIN) return newest;
      }
      await sleep(GLANCE, null, { ref: false });
    }
    return await new Promise(() => {}); // nobody asks any more
  }
}

export function tapsToChoose(menu: APIStringSelectComponent, values: readonly string[]): number {
  if ((menu.max_values ?? 1) === 1) return 2;
  const before = chosenIn(menu);
  const turned = [...values.filter((one) => !before.includes(one)), ...before.filter((one) => !values.includes(one))];
  return 2 + turned.length;
}

async function answered<T>(reply: Promise<T>, { custom_id }: Control): Promise<T> {
  const timer = new AbortController();
  const late = sleep(PATIENCE, null, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`nothing came of “${custom_id}”`);
  });
  late.catch(() => {}); // whoever is answered in time
  try {
    return await Promise.race([reply, late]);
  } finally {
    timer.abort();
  }
}
