import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  type APIMessage,
  ApplicationCommandOptionType,
  ChannelType,
  ComponentType,
} from "discord-api-types/v10";
import type { Dice } from "#engine";
import { type Control, controlsOf, isMenu } from "../../../src/cli/robot/controls.ts";
import { type Person, Refusal } from "../../../src/sandbox/index.ts";
import type { World } from "./world.ts";

/** Something that a person does at their client, the same in every world; what they are shown comes of it. */
export interface Deed {
  readonly who: string;
  readonly what: string;
  run(world: World): Promise<unknown>;
}

type Basic = APIApplicationCommandBasicOption;
const isSub = (option: APIApplicationCommandOption): option is APIApplicationCommandSubcommandOption =>
  option.type === ApplicationCommandOptionType.Subcommand;

/** What only looks, or does what a seat may do; the rest is no player's affair, ends the campaign for them, or makes a page, whose source is compared at every step. */
const LEFT_OUT = /^(umpire|privacy)|^game (create|join|leave|start|abandon|move|repair|export|replay)/;

/** Every command with the options of each of its subcommands. */
const commandLines = (world: World): readonly { readonly line: string; readonly options: readonly Basic[] }[] =>
  world.sandbox.model.commands
    .flatMap(({ name, options = [] }) => {
      const subs = options.filter(isSub);
      return subs.length > 0
        ? subs.map((sub) => ({ line: `${name} ${sub.name}`, options: sub.options ?? [] }))
        : [{ line: name, options: options as Basic[] }]; // it has no subcommands
    })
    .filter(({ line }) => !LEFT_OUT.test(line));

const isProposed = (option: Basic): boolean => "autocomplete" in option && option.autocomplete === true;

/** What everybody may look at, and what the players ask for most. */
const LOOKS = ["game status", "game log", "recap", "map", "hand", "todo", "orders list", "deals"];

/** A look around with everything that shows where a campaign stands, in words. */
export const looking = (name: string): Deed => ({
  who: name,
  what: "a look around",
  async run(world) {
    const looks: unknown[] = [];
    for (const command of LOOKS) {
      const options = ["map", "hand"].includes(command) ? { text: true } : {};
      const wish = { channel: world.sandbox.channelId, command, options };
      const shown = await outcome(() => world.person(name).slash(wish));
      looks.push(shown);
      if (["game log", "recap"].includes(command)) looks.push(...(await followed(world, name, shown)));
    }
    return looks;
  },
});

/** What lies behind a page of what happened: the log of a side, of a kind, as a file; its boards, one after the other. */
async function followed(world: World, name: string, opened: Outcome): Promise<readonly unknown[]> {
  const shown: unknown[] = [];
  let now = opened;
  for (const sought of [/:seat:/, /:kind:/, /:file:/, /:then$/, /:board\./, /:board\.\w+\.1$/]) {
    if (!("message" in now)) break;
    const { message } = now;
    const control = controlsOf(message).find(({ custom_id }) => sought.test(custom_id));
    if (!control) continue;
    const use = { message, customId: control.custom_id };
    const person = world.person(name);
    const some = isMenu(control) ? [control.options[Math.floor(control.options.length / 2)]?.value ?? ""] : [];
    now = await outcome(() => (isMenu(control) ? person.select({ ...use, values: some }) : person.press(use)));
    shown.push(now);
  }
  return shown;
}

/** A command, with what a client proposes for one of its options, or what must be given. */
export function typing(world: World, name: string, dice: Dice): Deed {
  const { line, options } = dice.of(commandLines(world));
  const proposed = options.filter(isProposed);
  const option = proposed.length > 0 ? dice.of(proposed) : null;
  const words = dice.below(2) === 0;
  return {
    who: name,
    what: `/${line} ${option?.name ?? ""}`,
    async run(there) {
      const person = there.person(name);
      const channel = there.sandbox.channelId;
      const given: { [option: string]: string | number | boolean } = words ? textOf(options) : {};
      const choices: unknown[] = [];
      const fill = async ({ name: focused }: Basic): Promise<void> => {
        const typed = { ...given, [focused]: "" };
        const list = await person.autocomplete({ channel, command: line, options: typed, focused }).choices();
        choices.push(list);
        if (list[0] && focused !== "game") given[focused] = list[0].value;
      };
      if (option) await fill(option);
      for (const needed of proposed.filter((one) => one.required && one !== option)) await fill(needed);
      return [choices, await outcome(() => person.slash({ channel, command: line, options: given }))];
    },
  };
}

const textOf = (options: readonly Basic[]): { readonly text?: true } =>
  options.some(({ name }) => name === "text") ? { text: true } : {};

/** An order written in the game's own notation, checked and given. */
export const writing = (name: string, line: string): Deed => ({
  who: name,
  what: `/orders write: ${line}`,
  async run(world) {
    const person = world.person(name);
    const opened = await outcome(() => person.slash({ channel: world.sandbox.channelId, command: "orders write" }));
    if (!("modal" in opened)) return opened;
    const checked = await outcome(() => person.submitModal({ modal: opened.modal, fields: { typed: line } }));
    const submit = "message" in checked ? controlsOf(checked.message)[0] : undefined;
    if (!("message" in checked) || !submit) return [opened, checked];
    const { message } = checked;
    return [opened, checked, await outcome(() => person.press({ message, customId: submit.custom_id }))];
  },
});

/** Where a seat is written to: direct messages, and threads of councils and talks. */
const OWN: readonly ChannelType[] = [ChannelType.DM, ChannelType.PrivateThread];

/** Where people find controls: what they were answered last, what only they are written, the newest post. */
type Place = "answer" | "message" | "post";
const PLACES: readonly Place[] = ["answer", "answer", "message", "post"];

/** One person's client: what they were answered last in each world. */
export class Hand {
  readonly name: string;
  readonly #answers = new Map<World, APIMessage>();

  constructor(name: string) {
    this.name = name;
  }

  /** A press of some button, or a choice from some menu; null: there is none. */
  press(world: World, dice: Dice): Deed | null {
    const place = dice.of(PLACES);
    const controls = this.#controls(world, place);
    if (controls.length === 0) return null;
    const control = dice.of(controls);
    const values = isMenu(control) ? dice.shuffled(control.options.map(({ value }) => value)) : [];
    const most = isMenu(control) ? Math.max(control.min_values ?? 1, 1) : 0;
    const word = dice.of(["1", "2", "pass", "ready", "x"]);
    return {
      who: this.name,
      what: `${place}: ${control.custom_id} ${values.slice(0, most).join(",")}`,
      run: (there) => this.#use(there, place, control, values.slice(0, most), word),
    };
  }

  async #use(world: World, place: Place, control: Control, values: readonly string[], word: string): Promise<unknown> {
    const message = this.#message(world, place);
    if (!message) return "no message";
    const person = world.person(this.name);
    const customId = control.custom_id;
    const shown = await outcome(() =>
      isMenu(control) ? person.select({ message, customId, values }) : person.press({ message, customId }),
    );
    if (!("modal" in shown)) return this.#keep(world, shown);
    const fields = Object.fromEntries(textFields(shown.modal).map((field) => [field, word]));
    const filled = await outcome(() => person.submitModal({ modal: shown.modal, fields }));
    return [shown, this.#keep(world, filled)];
  }

  #keep(world: World, shown: Outcome): Outcome {
    if ("message" in shown) this.#answers.set(world, shown.message);
    return shown;
  }

  #controls(world: World, place: Place): readonly Control[] {
    const message = this.#message(world, place);
    return message ? controlsOf(message).filter(({ disabled }) => disabled !== true) : [];
  }

  /** As it is now: an answer may have been edited since. */
  #message(world: World, place: Place): APIMessage | undefined {
    const person = world.person(this.name);
    const answer = this.#answers.get(world);
    if (place === "answer") return answer && person.messages(answer.channel_id).find(({ id }) => id === answer.id);
    const own = person.channels().filter(({ type }) => OWN.includes(type)); // to ask for them would open them
    const where = place === "message" ? own.map(({ id }) => id) : [world.sandbox.channelId];
    return where.flatMap((channel) => person.messages(channel)).findLast((message) => controlsOf(message).length > 0);
  }
}

type Use = ReturnType<Person["press"]>;
type Modal = Awaited<ReturnType<Use["modal"]>>;
type Outcome = { readonly message: APIMessage } | { readonly modal: Modal } | { readonly other: unknown };

/** What comes of it; what the client itself does not let through is no matter of the bot's. */
async function outcome(use: () => Use): Promise<Outcome> {
  try {
    const got = await use().response();
    if (got.kind === "message" || got.kind === "update") return { message: got.message };
    return got.kind === "modal" ? { modal: got.modal } : { other: got };
  } catch (error) {
    if (error instanceof Refusal) return { other: error.message };
    throw error;
  }
}

const textFields = ({ components }: Modal): readonly string[] =>
  components.flatMap((part) => {
    if (part.type === ComponentType.Label)
      return part.component.type === ComponentType.TextInput ? [part.component.custom_id] : [];
    return part.type === ComponentType.ActionRow ? part.components.map((input) => input.custom_id) : [];
  });
