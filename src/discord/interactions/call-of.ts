/** A command as Discord brings it, read into a call: what was typed, by whom and where. */
import type { AutocompleteInteraction, ChatInputCommandInteraction, CommandInteractionOption } from "discord.js";
import type { Call, Given } from "../commands/typing/command.ts";
import { askedAbout } from "../commands/typing/which.ts";
import { attachedFile } from "../screen/attachments.ts";
import type { About } from "../services/rule-names.ts";
import { askerOf } from "./asker-of.ts";

/** A command as it was called; `api`: Discord's, where it is not the real one. */
export function callOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction, api: string | null): Call {
  const { data } = interaction.options;
  const options = data.flatMap((option) => option.options ?? [option]);
  const sub = interaction.options.getSubcommand(false);
  const asker = askerOf(interaction);
  return { asker, sub, given: givenIn(options), people: peopleIn(options), files: filesIn(options, api) };
}

/** What was typed; the option being typed does not count yet. */
const givenIn = (options: readonly CommandInteractionOption[]): Given =>
  Object.fromEntries(
    options.flatMap(({ name, value, focused }) => (value === undefined || focused ? [] : [[name, value]])),
  );

const peopleIn = (options: readonly CommandInteractionOption[]): NonNullable<Call["people"]> =>
  Object.fromEntries(
    options.flatMap(({ name, user }) =>
      user ? [[name, { person: { id: user.id, name: user.displayName }, bot: user.bot }]] : [],
    ),
  );

const filesIn = (options: readonly CommandInteractionOption[], api: string | null): NonNullable<Call["files"]> =>
  Object.fromEntries(
    options.flatMap(({ name, attachment }) => (attachment ? [[name, attachedFile(attachment, api)]] : [])),
  );

/** The calls that are made of one command, and what they turn out to be about. */
export function callsOf(make: () => Call): { made: () => Call; about: () => About | null } {
  let last: Call | null = null;
  return {
    made() {
      last = make();
      return last;
    },
    about: () => last && askedAbout(last.asker),
  };
}
