/** The options of `/game create`: those of all games, and what is asked of each. */
import { ApplicationCommandOptionType } from "discord.js";
import {
  type Definition,
  type Entry,
  type GameTypes,
  type Input,
  inputFor,
  isPicked,
  type Json,
  membersNamed,
  type Option,
  type RawParams,
  Refused,
  type Rulebook,
  refuse,
} from "#engine";
import { clip, LIMIT } from "../../screen/limits.ts";
import { type Choice, commandName, type Given, matching, type OptionJson, type Typing } from "../typing/command.ts";
import { listOf, meant } from "../typing/typed.ts";
import { SCENARIO_FILE } from "./own-scenario.ts";

/** Options of `/game create` that are no game's own. */
export const RESERVED = [
  ...["game", "name", "pace", "several-seats", "council", "council-rule", "talks", "talk-time", "at-the-end"],
  SCENARIO_FILE,
];

type Games = readonly Definition<GameTypes>[];
/** A game and the pack that a new campaign of it is played with. */
type Book = Pick<Rulebook<GameTypes>, "definition" | "content">;

/** An option under one name, as each game that has it asks it. */
interface Shared {
  readonly game: Definition<GameTypes>;
  readonly entry: Entry;
  /** Null: it depends on the pack, or on other options. */
  readonly input: Input | null;
}

/** The options of all games, by name. Two games may mean different things by the same name. */
function shared(games: Games): ReadonlyMap<string, readonly Shared[]> {
  const options = new Map<string, Shared[]>();
  for (const game of games) {
    for (const entry of game.options.entries) {
      const name = commandName(entry.name);
      if (RESERVED.includes(name)) throw new Error(`${game.id}: an option of a game cannot be called “${name}”`);
      options.set(name, [...(options.get(name) ?? []), { game, entry, input: alwaysAsked(entry) }]);
    }
  }
  return options;
}

/** Thrown where an input looks at what is not known when commands are registered. */
class Depends extends Error {}

const depends = (): never => {
  throw new Depends();
};
const UNKNOWN = new Proxy({}, { get: depends, has: depends, ownKeys: depends, getOwnPropertyDescriptor: depends });

/** The input that is the same with every pack and whatever else is chosen; null: there is no such input. */
function alwaysAsked({ param }: Entry): Input | null {
  try {
    const input = param.ask({ content: UNKNOWN, params: UNKNOWN } as never, []); // whatever it reads of them throws
    return input !== null && "kind" in input ? input : null;
  } catch (error) {
    if (error instanceof Depends) return null;
    throw error;
  }
}

/**
 * The options of all games, as far as there is room; a game's defaults count for what is not given. `listed`: choices
 * that are always the same are part of the command, else they are proposed while somebody types.
 */
export function createOptions(games: Games, room: number, listed: boolean): OptionJson[] {
  return [...shared(games)].slice(0, room).map(([name, list]) => optionOf(name, list, listed));
}

function optionOf(name: string, list: readonly Shared[], listed: boolean): OptionJson {
  const titles = [...new Set(list.map(({ entry }) => entry.title))];
  const only = list.length === 1 ? `${list[0]?.game.name}: ` : "";
  const description = clip(only + titles.join(" / "), LIMIT.commandText);
  if (list.every(({ entry }) => entry.param.kind === "integer"))
    return { type: ApplicationCommandOptionType.Integer, name, description, ...rangeOf(list) };
  const choices = listed && list.length === 1 && !list.some(isList) ? choicesOf(list) : null;
  if (!choices) return { type: ApplicationCommandOptionType.String, name, description, autocomplete: true };
  return { type: ApplicationCommandOptionType.String, name, description, choices };
}

/** "1: Civil War – 2 seats, 6 turns". */
const inFull = ({ value, label = value, description }: Option): string =>
  description === undefined ? label : `${label} – ${description}`;

const DEFAULT = " (default)";

/** An option's name; the one that counts where nothing is chosen says so. */
const named = (name: string, isDefault: boolean): string =>
  isDefault ? `${clip(name, LIMIT.choiceText - DEFAULT.length)}${DEFAULT}` : clip(name, LIMIT.choiceText);

/** What counts where the host chooses nothing: the game's default, or the first choice. */
const defaultOf = ({ defaults }: Book["definition"], { name }: Entry, [first]: readonly Option[]): Json | undefined =>
  defaults[name] ?? first?.value;

/** The numbers that some of these games take, if they are known for all of them. */
function rangeOf(list: readonly Shared[]): { readonly min_value?: number; readonly max_value?: number } {
  const ranges = list.flatMap(({ input }) => (input?.kind === "integer" ? [input] : []));
  if (ranges.length < list.length) return {};
  return { min_value: Math.min(...ranges.map(({ min }) => min)), max_value: Math.max(...ranges.map(({ max }) => max)) };
}

/** Whether several values may be typed, with commas between. */
const isList = ({ entry }: Pick<Shared, "entry">): boolean => isPicked(entry.param.kind);

function choicesOf(list: readonly Shared[]): Choice[] | null {
  const choices = list.flatMap(({ game, entry, input }) => {
    const options = input?.kind === "pick" ? input.options : [];
    const usual = defaultOf(game, entry, options);
    return options.map(({ value, label }) => ({ value, name: named(label ?? value, value === usual) }));
  });
  const few = choices.length > 0 && choices.length <= LIMIT.choices;
  return few && choices.every(({ value }) => value.length <= LIMIT.choiceText) ? choices : null;
}

/**
 * Proposals for an option, with the others as they are chosen so far. If several games share it: those of the game
 * chosen, of all until one is.
 */
export function completeCreate(books: readonly Book[], given: Given, typing: Typing): Choice[] {
  const list = books
    .filter(({ definition }) => given.game === undefined || given.game === definition.id)
    .flatMap((book) => book.definition.options.entries.map((entry) => ({ book, entry })))
    .filter(({ entry }) => commandName(entry.name) === typing.name);
  const isOne = list.length === 1 && !list.some(isList);
  const usual = new Set<Json | undefined>();
  const options = list.flatMap(({ book, entry }) => {
    const input = inputIn(book, saidOf(book, given, entry), entry);
    const possible = input?.kind === "pick" ? input.options.filter((o) => !o.refused) : [];
    if (isOne) usual.add(defaultOf(book.definition, entry, possible));
    return possible;
  });
  const unique = new Map(options.map((option) => [option.value, named(inFull(option), usual.has(option.value))]));
  const choices = [...unique].map(([value, name]) => ({ value, name }));
  return list.some(isList) ? completeList(options, choices, typing.text) : matching(choices, typing.text);
}

/** What has been typed up to the last comma, each time with one more. */
function completeList(options: readonly Option[], choices: readonly Choice[], text: string): Choice[] {
  const parts = listOf(text).map((part) => meant(options, part));
  const known = (part: string | undefined): boolean => options.some(({ value }) => value === part);
  const whole = known(parts.at(-1));
  const before = whole ? parts : parts.slice(0, -1);
  const more = matching(
    choices.filter(({ value }) => !before.includes(value)),
    whole ? "" : (parts.at(-1) ?? ""),
  );
  const so = before.join(", ");
  const longer = more.map(({ value, name }) => ({ value: `${so}, ${value}`, name: `${so}, ${name}` }));
  const all = before.length === 0 ? more : [...(whole ? [{ value: so, name: so }] : []), ...longer];
  const fits = all.filter(({ value }) => value.length <= LIMIT.choiceText).slice(0, LIMIT.choices);
  return fits.map(({ value, name }) => ({ value, name: clip(name, LIMIT.choiceText) }));
}

/** What was chosen, under the game's own names. Throws `Refused` for options that this game does not have. */
export function chosenOptions(book: Book, given: Given): RawParams {
  const { name, options } = book.definition;
  const own = new Set(options.entries.map((entry) => commandName(entry.name)));
  const foreign = Object.keys(given).find((option) => !RESERVED.includes(option) && !own.has(option));
  if (foreign !== undefined) refuse("no-option", `${name} has no option “${foreign}”.`);
  return saidOf(book, given, null);
}

/** What was typed for the options before this one (null: for all), as the form takes it. */
function saidOf(book: Book, given: Given, until: Entry | null): RawParams {
  const said: { [name: string]: unknown } = {};
  for (const entry of book.definition.options.entries) {
    if (entry === until) break;
    const typed = given[commandName(entry.name)];
    if (typed !== undefined) said[entry.name] = read(entry, inputIn(book, said, entry), typed);
  }
  return said;
}

/** What the form asks there; null: nothing, or nothing is possible. */
function inputIn({ definition, content }: Book, said: RawParams, { name }: Entry): Input | null {
  try {
    return inputFor(definition.options, { content }, said, definition.defaults, name);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function read({ param }: Entry, input: Input | null, value: Given[string]): unknown {
  if (input?.kind === "integer" && typeof value === "string" && /^-?\d+$/.test(value)) return Number(value);
  if (typeof value !== "string" || (input !== null && input.kind !== "pick")) return value;
  const word = (text: string): string => meant(input?.options ?? [], text);
  if (param.kind === "subset") return membersNamed(input?.options ?? [], listOf(value));
  return isPicked(param.kind) ? listOf(value).map(word) : word(value);
}
