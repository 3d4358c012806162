import { ApplicationCommandOptionType } from "discord.js";
import type { Definition, Entry, GameTypes, Option, Question } from "../../engine/index.ts";
import { refuse } from "../../engine/index.ts";
import { clip, LIMIT } from "../limits.ts";
import { type Choice, commandName, type Given, matching, type OptionJson, type Typing } from "./command.ts";
import { listOf, meant } from "./typed.ts";

/** Options of `/game create` that are no game's own. */
export const RESERVED = ["game", "name", "pace"];

type Games = readonly Definition<GameTypes>[];

/** An option under one name, as each game that has it asks it. */
interface Shared {
  readonly game: Definition<GameTypes>;
  readonly entry: Entry;
  /** Null: the game's pack is needed to know. */
  readonly question: Question | null;
}

/** The options of all games, by name. Two games may mean different things by the same name. */
function shared(games: Games): ReadonlyMap<string, readonly Shared[]> {
  const options = new Map<string, Shared[]>();
  for (const game of games) {
    for (const entry of game.options.entries) {
      const name = commandName(entry.name);
      if (RESERVED.includes(name)) throw new Error(`${game.id}: an option of a game cannot be called “${name}”`);
      options.set(name, [...(options.get(name) ?? []), { game, entry, question: ask(game, entry) }]);
    }
  }
  return options;
}

/** The question as it stands when all other options have their defaults. */
function ask(game: Definition<GameTypes>, { param }: Entry): Question | null {
  try {
    const c = { content: undefined, params: game.defaults };
    const question = param.ask(c as never, []); // an option that looks at the pack throws, and is typed freely then
    return question !== null && "kind" in question ? question : null;
  } catch {
    return null;
  }
}

/**
 * The options of all games, as far as there is room; a game's defaults count for what is not given. `listed`: choices
 * are part of the command, else they are proposed while somebody types.
 */
export function createOptions(games: Games, room: number, listed: boolean): OptionJson[] {
  return [...shared(games)].slice(0, room).map(([name, list]) => optionOf(name, list, listed));
}

function optionOf(name: string, list: readonly Shared[], listed: boolean): OptionJson {
  const titles = [...new Set(list.map(({ entry }) => entry.title))];
  const only = list.length === 1 ? `${list[0]?.game.name}: ` : "";
  const description = clip(only + titles.join(" / "), LIMIT.commandText);
  const ranges = list.map(({ question }) => (question?.kind === "integer" ? question : null));
  if (ranges.every((range) => range !== null)) {
    const min_value = Math.min(...ranges.map((range) => range.min));
    const max_value = Math.max(...ranges.map((range) => range.max));
    return { type: ApplicationCommandOptionType.Integer, name, description, min_value, max_value };
  }
  const choices = listed && list.length === 1 && !list.some(isList) ? choicesOf(list) : null;
  if (!choices) return { type: ApplicationCommandOptionType.String, name, description, autocomplete: true };
  return { type: ApplicationCommandOptionType.String, name, description, choices };
}

/** Whether several values may be typed, with commas between. */
const isList = ({ entry }: Shared): boolean => entry.param.kind === "subset";

function choicesOf(list: readonly Shared[]): Choice[] | null {
  const options = list.flatMap(({ question }) => (question?.kind === "pick" ? question.options : []));
  const choices = options.map(({ value, label }) => ({ value, name: clip(label ?? value, LIMIT.choiceText) }));
  const few = choices.length > 0 && choices.length <= LIMIT.choices;
  return few && choices.every(({ value }) => value.length <= LIMIT.choiceText) ? choices : null;
}

/** Proposals for an option that several games share: those of the game chosen, of all until one is. */
export function completeCreate(games: Games, given: Given, typing: Typing): Choice[] {
  const list = (shared(games).get(typing.name) ?? []).filter(
    ({ game }) => given.game === undefined || given.game === game.id,
  );
  const options = list.flatMap(({ question }) => (question?.kind === "pick" ? question.options : []));
  const unique = new Map(options.map(({ value, label }) => [value, label ?? value]));
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
export function chosenOptions(game: Definition<GameTypes>, given: Given): { readonly [name: string]: unknown } {
  const own = new Map(game.options.entries.map((entry) => [commandName(entry.name), entry]));
  const chosen: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(given)) {
    if (RESERVED.includes(name)) continue;
    const entry = own.get(name) ?? refuse("no-option", `${game.name} has no option “${name}”.`);
    chosen[entry.name] = read(entry, ask(game, entry), value);
  }
  return chosen;
}

function read({ param }: Entry, question: Question | null, value: Given[string]): unknown {
  if (question?.kind === "integer" && typeof value === "string" && /^-?\d+$/.test(value)) return Number(value);
  if (typeof value !== "string" || (question !== null && question.kind !== "pick")) return value;
  const word = (text: string): string => meant(question?.options ?? [], text);
  return param.kind === "subset" ? listOf(value).map(word) : word(value);
}
