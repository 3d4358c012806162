/** What every slash command is made of: how it is registered, called, answered and completed, within Discord's limits. */
import {
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import { refuse } from "#engine";
import type { Person } from "../../../campaign/service.ts";
import type { AttachedFile } from "../../screen/attachments.ts";
import { clip, LIMIT } from "../../screen/limits.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Window } from "../../screen/window.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

export type CommandJson = RESTPostAPIChatInputApplicationCommandsJSONBody;
export type OptionJson = NonNullable<APIApplicationCommandSubcommandOption["options"]>[number];
export type Choice = APIApplicationCommandOptionChoice<string>;

/** What was typed for a command's options. */
export type Given = { readonly [option: string]: string | number | boolean };

/** A person whom somebody named; `bot`: a program. */
export interface Named {
  readonly person: Person;
  readonly bot: boolean;
}

/** A command as it was called. */
export interface Call {
  readonly asker: Asker;
  /** The subcommand. */
  readonly sub: string | null;
  readonly given: Given;
  /** The people who were named, by option. */
  readonly people?: { readonly [option: string]: Named };
  /** What was attached, by option. */
  readonly files?: { readonly [option: string]: AttachedFile };
}

/** The option that somebody is typing. */
export interface Typing {
  readonly name: string;
  readonly text: string;
}

/** A slash command: how it is registered, what it does, what it proposes while somebody types. */
export interface Command {
  readonly json: CommandJson;
  run(services: Services, call: Call): Promise<Screen>;
  /** The window that answers a call in place of a page; null if this call has none. Must be quick. */
  window?(services: Services, call: Call): Promise<Window | null>;
  complete(services: Services, call: Call, typing: Typing): Promise<readonly Choice[]>;
}

/** What a command of ours is registered with: for servers and direct messages, installed on servers. */
export const commandJson = (
  name: string,
  description: string,
  options: NonNullable<CommandJson["options"]>,
): CommandJson => ({
  name,
  description: clip(description, LIMIT.commandText),
  options,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

/** Letters of names, descriptions, choices and values: what Discord counts. */
export function commandSize({ name, description, options = [], choices = [] }: Sized): number {
  const own = name.length + (description?.length ?? 0);
  const listed = choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0);
  return options.reduce((sum, option) => sum + commandSize(option), own + listed);
}

interface Sized {
  readonly name: string;
  readonly description?: string;
  readonly options?: readonly Sized[];
  readonly choices?: readonly { readonly name: string; readonly value: unknown }[];
}

/** The first of several drafts of a command that is small enough. Throws if none is. */
export function fitting(drafts: readonly CommandJson[]): CommandJson {
  const fits = drafts.find((json) => commandSize(json as Sized) <= LIMIT.commandSize); // option types differ in more than Sized looks at
  if (!fits) throw new Error(`the command ${drafts[0]?.name ?? ""} is too large for Discord`);
  return fits;
}

export const subcommand = (
  name: string,
  description: string,
  options: readonly OptionJson[] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  description: clip(description, LIMIT.commandText),
  options: [...options],
});

/** Names of actions and params as Discord takes them: `buyCard` → `buy-card`. */
export const commandName = (name: string): string =>
  name
    .replace(/\p{Lu}/gu, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`)
    .slice(0, LIMIT.commandName);

export const completed = (name: string, description: string): OptionJson => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: clip(description, LIMIT.commandText),
  autocomplete: true,
});

/** The turn that was typed; undefined: none. Refused where there can be none of that number. */
export function turnIn({ turn }: Given): number | undefined {
  if (turn === undefined) return undefined;
  const isTurn = typeof turn === "number" && /^\d{1,4}$/.test(String(turn));
  return isTurn ? turn : refuse("no-turn", "There is no such turn.");
}

export const textOf = (given: Given, name: string): string | null => {
  const value = given[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};

/** The candidates that match what was typed, those that begin with it first, at most as many as Discord takes. */
export function matching(candidates: readonly Choice[], typed: string): Choice[] {
  const text = typed.trim().toLowerCase();
  const fits = candidates.filter(
    ({ name, value }) =>
      value.length > 0 &&
      value.length <= LIMIT.choiceText &&
      (name.toLowerCase().includes(text) || value.toLowerCase().includes(text)),
  );
  const first = fits.filter(({ name }) => name.toLowerCase().startsWith(text));
  return [...first, ...fits.filter((choice) => !first.includes(choice))]
    .slice(0, LIMIT.choices)
    .map(({ name, value }) => ({ name: clip(name.trim() === "" ? value : name, LIMIT.choiceText), value }));
}
