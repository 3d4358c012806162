/** The values of a slash command's options, checked as Discord's client does before it sends them. */
import {
  type APIApplicationCommandAttachmentOption,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from "discord-api-types/v10";
import type { Upload } from "../acts/files.ts";
import type { Command } from "../model.ts";
import { Refusal } from "./refusal.ts";
import type { Resolved } from "./resolved.ts";

export type OptionValue = string | number | boolean | Upload;
export type OptionValues = Record<string, OptionValue>;

/** An option as INTERACTION_CREATE carries it. */
export type SentOption = {
  name: string;
  type: number;
  value?: string | number | boolean;
  focused?: boolean;
  options?: SentOption[];
};

/** The options of the command, or of the subcommand that `path` leads to, and how to wrap their values again. */
export function chosenOptions(command: Command, path: readonly string[]): Chosen {
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const wraps: { name: string; type: number }[] = [];
  for (const name of path) {
    const next = options.find((option) => option.name === name);
    if (next?.type !== Kind.Subcommand && next?.type !== Kind.SubcommandGroup) {
      throw new Refusal(`/${command.name} has no subcommand "${path.join(" ")}"`);
    }
    wraps.push({ name: next.name, type: next.type });
    options = next.options ?? [];
  }
  const basic = options.flatMap((option): APIApplicationCommandBasicOption[] => {
    if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) {
      throw new Refusal(`/${command.name} ${path.join(" ")} needs a subcommand`);
    }
    return [option];
  });
  return { options: basic, wrap: (sent) => wraps.reduceRight((inner, wrap) => [{ ...wrap, options: inner }], sent) };
}

type Chosen = { options: APIApplicationCommandBasicOption[]; wrap: (sent: SentOption[]) => SentOption[] };

/** Checks the values as Discord's client does before it sends a command. */
export function completeOptions(chosen: Chosen, values: OptionValues, resolved: Resolved): SentOption[] {
  refuseUnknown(chosen, values);
  const sent = chosen.options.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required === true) throw new Refusal(`the option "${option.name}" is required`);
      return [];
    }
    return [{ name: option.name, type: option.type, value: checkedValue(option, value, resolved) }];
  });
  return chosen.wrap(sent);
}

/** While typing, values may be missing or half written; the focused one always travels as text. */
export function partialOptions(chosen: Chosen, values: OptionValues, focused: string): SentOption[] {
  refuseUnknown(chosen, values);
  const target = chosen.options.find((option) => option.name === focused);
  if (target === undefined || !("autocomplete" in target) || target.autocomplete !== true) {
    throw new Refusal(`the option "${focused}" offers no autocomplete`);
  }
  const sent = chosen.options.flatMap((option): SentOption[] => {
    const value = values[option.name];
    if (option.name === focused) {
      return [{ name: option.name, type: option.type, value: String(value ?? ""), focused: true }];
    }
    return value === undefined || typeof value === "object" ? [] : [{ name: option.name, type: option.type, value }];
  });
  return chosen.wrap(sent);
}

function refuseUnknown(chosen: Chosen, values: OptionValues): void {
  const known = new Set(chosen.options.map((option) => option.name));
  for (const name of Object.keys(values)) {
    if (!known.has(name)) throw new Refusal(`there is no option "${name}"`);
  }
}

function checkedValue(
  option: APIApplicationCommandBasicOption,
  value: OptionValue,
  resolved: Resolved,
): string | number | boolean {
  switch (option.type) {
    case Kind.String: {
      const text = textFor(option.name, value);
      within(option.name, "characters", text.length, option.min_length ?? 0, option.max_length ?? 6000);
      if ("choices" in option) offered(option.name, option.choices, text);
      return text;
    }
    case Kind.Integer:
    case Kind.Number: {
      if (typeof value !== "number") throw new Refusal(`the option "${option.name}" takes a number`);
      if (option.type === Kind.Integer && !Number.isInteger(value)) {
        throw new Refusal(`the option "${option.name}" takes a whole number`);
      }
      const edge = 2 ** 53;
      within(option.name, "in value", value, option.min_value ?? -edge, option.max_value ?? edge);
      if ("choices" in option) offered(option.name, option.choices, value);
      return value;
    }
    case Kind.Boolean:
      if (typeof value !== "boolean") throw new Refusal(`the option "${option.name}" takes true or false`);
      return value;
    case Kind.User:
      return resolved.user(textFor(option.name, value));
    case Kind.Role:
      return resolved.role(textFor(option.name, value));
    case Kind.Mentionable:
      return resolved.mentionable(textFor(option.name, value));
    case Kind.Channel:
      return resolved.channel(textFor(option.name, value), option.channel_types);
    case Kind.Attachment:
      if (typeof value !== "object") throw new Refusal(`the option "${option.name}" takes a file`);
      fitting(option, value);
      return resolved.attachment(value);
  }
}

/**
 * Interactions, Application Commands, "Application Command Option Structure": the client takes only files of these types.
 * Each is an extension with its dot, or "image", "audio" or "video".
 */
function fitting({ name, file_types: types = [] }: APIApplicationCommandAttachmentOption, file: Upload): void {
  const fits = (type: string): boolean =>
    type.startsWith(".")
      ? file.name.toLowerCase().endsWith(type.toLowerCase())
      : file.contentType.startsWith(`${type}/`);
  if (types.length > 0 && !types.some(fits))
    throw new Refusal(`the option "${name}" takes ${types.join(", ")}, not ${file.name}`);
}

function textFor(name: string, value: OptionValue): string {
  if (typeof value !== "string") throw new Refusal(`the option "${name}" takes text`);
  return value;
}

function offered(name: string, choices: readonly { value: string | number }[] | undefined, value: string | number) {
  if (choices === undefined || choices.length === 0 || choices.some((choice) => choice.value === value)) return;
  throw new Refusal(`the option "${name}" does not offer "${value}"`);
}

function within(name: string, of: string, n: number, min: number, max: number): void {
  if (n < min || n > max) throw new Refusal(`the option "${name}" must be ${min} to ${max} ${of}, not ${n}`);
}
