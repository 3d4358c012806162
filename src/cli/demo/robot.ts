import type { APIComponentInMessageActionRow, APIMessage } from "discord-api-types/v10";
import type { Desk } from "../../campaign/service.ts";
import { readPress } from "../../discord/custom-id.ts";
import { addAll, answersOf, walk } from "../../discord/wizard/form.ts";
import { entryValue } from "../../discord/wizard/menu.ts";
import { readStep, type Verb } from "../../discord/wizard/step-code.ts";
import {
  type Action,
  type Answer,
  type GameTypes,
  type Json,
  type Move,
  type Params,
  STOP,
  type Step,
} from "../../engine/index.ts";
import type { Person } from "../../sandbox/index.ts";

/** A move and the decision that it answers, if any. */
export interface Wanted extends Move {
  readonly decision: string | null;
}

/** The answers of a form with these picks added to its open list; `stop`: the list ends, if it does not by itself. */
type Listed = (picks: readonly string[], stop: boolean) => readonly Answer[];

/**
 * Somebody who plays as people do: presses the button under a post, picks from menus, types into windows, submits.
 * Knows the controls by their custom ids; that they are there, enabled and hold these choices is up to the bot.
 */
export class Robot {
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  /** Does a move from beginning to end. Throws with what was seen if a control is missing. */
  async play(channel: string, desk: Desk, wanted: Wanted): Promise<void> {
    const action = desk.book.actions.get(wanted.action);
    if (!action) throw new Error(`no action ${wanted.action}`);
    const preset = desk.decisions.find((d) => d.id === wanted.decision)?.preset ?? {};
    let page = await this.#openAfresh(channel, desk, action, wanted.decision);
    let given: readonly Answer[] = [];
    for (let pages = 0; pages < 200; pages++) {
      const at = walk(action, desk.view, preset, given);
      if ("done" in at.end) {
        if (verbIn(page, "submit")) page = await this.#press(page, "submit");
        if (!textOf(page).includes("✅"))
          throw new Error(`${this.person.name} could not ${wanted.action}: ${textOf(page)}`);
        return;
      }
      const { step } = at.end;
      const answer = answerTo(wanted.params, step);
      const listed: Listed = (picks, stop) => addAll(action, desk.view, preset, answersOf(at), picks, stop);
      [page, given] = await this.#answer(page, step, answer, wanted.params, answersOf(at), listed);
    }
    throw new Error(`${wanted.action} never comes to an end`);
  }

  /** What was begun before and left half-filled is begun anew. */
  async #openAfresh(
    channel: string,
    desk: Desk,
    action: Action<GameTypes>,
    decision: string | null,
  ): Promise<APIMessage> {
    const page = await this.#open(channel, desk, action, decision);
    if (!verbIn(page, "back")) return page;
    await this.#press(page, "cancel");
    return await this.#open(channel, desk, action, decision);
  }

  /** From the button under the channel's newest post to the form of an action. */
  async #open(channel: string, desk: Desk, action: Action<GameTypes>, decision: string | null): Promise<APIMessage> {
    const isAct = (c: Control): boolean => isPress(c, "act", desk.record.id);
    const post = this.person.messages(channel).findLast((message) => controlsOf(message).some(isAct));
    const act = post && controlsOf(post).find(isAct);
    if (!post || !act) throw new Error(`no button to act with in ${channel}`);
    const page = await this.person.press({ message: post, customId: idOf(act) }).reply();
    if (controlsOf(page).some((c) => isForm(c, action.name))) return page;
    const menu = controlsOf(page).find((c) => isPress(c, "menu", desk.record.id) && idOf(c).endsWith(":take"));
    if (!menu) throw new Error(`${this.person.name} sees no menu: ${textOf(page)}`);
    const open = desk.decisions.find((d) => d.id === decision) ?? null;
    const value = entryValue({ decision: open, action, refused: null });
    return await this.person.select({ message: page, customId: idOf(menu), values: [value] }).reply();
  }

  async #answer(
    page: APIMessage,
    step: Step,
    answer: Answer,
    params: Params,
    given: readonly Answer[],
    listed: Listed,
  ): Promise<[APIMessage, readonly Answer[]]> {
    if (answer === STOP) return [await this.#press(page, "stop"), [...given, STOP]];
    const several = verbIn(page, "all") ?? verbIn(page, "some");
    if (several) return await this.#several(page, several, step, params, listed);
    if (verbIn(page, "type")) return [await this.#type(page, String(answer)), [...given, answer]];
    const [shown, menu] = await this.#turnTo(page, String(answer));
    const next = await this.person.select({ message: shown, customId: idOf(menu), values: [String(answer)] }).reply();
    return [next, [...given, answer]];
  }

  /** Picks from a menu that takes several at once: all that are wanted and shown. */
  async #several(
    page: APIMessage,
    menu: Control,
    step: Step,
    params: Params,
    listed: Listed,
  ): Promise<[APIMessage, readonly Answer[]]> {
    const wanted = (listAt(params, step) ?? []).filter((value) => !step.picked.includes(value)).map(String);
    const shown = wanted.filter((value) => valuesOf(menu).includes(value));
    const ends = readStep(readPress(idOf(menu)).step).verb === "all";
    const next = await this.person.select({ message: page, customId: idOf(menu), values: shown }).reply();
    return [next, listed(shown, ends)];
  }

  async #type(page: APIMessage, text: string): Promise<APIMessage> {
    const button = verbIn(page, "type");
    const modal = await this.person.press({ message: page, customId: button ? idOf(button) : "" }).modal();
    return await this.person.submitModal({ modal, fields: { typed: text } }).reply();
  }

  /** Opens groups and turns pages until a menu shows the value. */
  async #turnTo(page: APIMessage, value: string): Promise<[APIMessage, Control]> {
    for (let turns = 0; turns < 50; turns++) {
      const menu = controlsOf(page).find((c) => valuesOf(c).includes(value) && isVerb(c, "pick"));
      if (menu) return [page, menu];
      const next = controlsOf(page).findLast((c) => isVerb(c, "page") && !("disabled" in c && c.disabled));
      if (!next) break;
      page = await this.person.press({ message: page, customId: idOf(next) }).reply();
    }
    throw new Error(`${this.person.name} is not offered ${value}: ${textOf(page)}`);
  }

  async #press(page: APIMessage, verb: Verb): Promise<APIMessage> {
    const button = verbIn(page, verb);
    if (!button) throw new Error(`${this.person.name} finds no “${verb}”: ${textOf(page)}`);
    return await this.person.press({ message: page, customId: idOf(button) }).reply();
  }
}

type Control = APIComponentInMessageActionRow;

/** The buttons and menus of a message. */
export const controlsOf = (message: APIMessage): Control[] =>
  (message.components ?? []).flatMap((row) => ("components" in row ? (row.components as Control[]) : [])); // rows hold controls

export const idOf = (control: Control): string => ("custom_id" in control ? control.custom_id : "");

const valuesOf = (control: Control): string[] => ("options" in control ? control.options.map((o) => o.value) : []);

const isPress = (control: Control, kind: string, game: string): boolean =>
  idOf(control).startsWith(`1:${kind}:${game}:`);

function isForm(control: Control, action: string): boolean {
  if (idOf(control) === "") return false;
  const { kind, name } = readPress(idOf(control));
  return kind === "do" && name === action;
}

function isVerb(control: Control, verb: Verb): boolean {
  if (idOf(control) === "") return false;
  const { kind, step } = readPress(idOf(control));
  return ["do", "order", "query"].includes(kind) && readStep(step).verb === verb;
}

const verbIn = (page: APIMessage, verb: Verb): Control | undefined => controlsOf(page).find((c) => isVerb(c, verb));

/** What stands on a page, for messages about what went wrong. */
export const textOf = (message: APIMessage): string =>
  [message.content, ...message.embeds.map((e) => [e.title, e.description, e.footer?.text].join(" · "))]
    .join("\n")
    .trim();

/** What params say to a question; STOP at the end of a list. */
function answerTo(params: Params, step: Step): Answer {
  const isList = step.kind === "subset" || step.kind === "route";
  const list = isList ? listAt(params, step) : undefined;
  if (list) return list.find((value) => !step.picked.includes(value)) ?? STOP;
  const value = at(params, step);
  return value === undefined ? STOP : value;
}

function listAt(params: Params, step: Step): readonly Json[] | undefined {
  const list = at(params, step);
  return Array.isArray(list) ? list : undefined;
}

function at(params: Params, { path }: Step): Json | undefined {
  let value: Json | undefined = params;
  for (const key of path) {
    if (Array.isArray(value)) value = (value as readonly Json[])[Number(key)];
    else if (typeof value === "object" && value !== null) value = (value as { [key: string]: Json })[key];
  }
  return value;
}
