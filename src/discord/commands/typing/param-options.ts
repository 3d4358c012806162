/** Which options a command has for what an action asks, and what they are called. */
import { ApplicationCommandOptionType } from "discord.js";
import type { Entry, Group } from "#engine";
import { clip, LIMIT } from "../../screen/limits.ts";
import { commandName, completed, type OptionJson } from "./command.ts";

/** Names that our own options have. */
const OURS = ["game", "seat"];

/** The option that a param is typed into. */
export function optionName(param: string): string {
  const name = commandName(param);
  return OURS.includes(name) ? `which-${name}` : name;
}

/** Options for a form's params: those that fit into a line. What is left out is asked in a menu. */
export function optionsOf(form: Group<unknown>, room: number): OptionJson[] {
  const end = form.entries.findIndex(({ param }) => param.kind === "route" || param.kind === "rows");
  return form.entries
    .slice(0, end < 0 ? undefined : end)
    .slice(0, room)
    .map(optionOf);
}

function optionOf({ name, title, param }: Entry): OptionJson {
  const description = clip(title, LIMIT.commandText);
  switch (param.kind) {
    case "integer":
      return { type: ApplicationCommandOptionType.Integer, name: optionName(name), description };
    case "text":
      return { type: ApplicationCommandOptionType.String, name: optionName(name), description };
    case "choice":
      return completed(optionName(name), title);
    case "ranking":
      return completed(optionName(name), `${clip(title, LIMIT.commandText - 28)} (in order, commas between)`);
    case "subset":
    case "route":
    case "rows":
      return completed(optionName(name), `${clip(title, LIMIT.commandText - 18)} (commas between)`);
  }
}
