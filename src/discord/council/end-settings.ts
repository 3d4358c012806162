/** What everybody may have of a campaign when it has ended, as a menu of a lobby and as an option of a command. */
import { ApplicationCommandOptionType } from "discord.js";
import { AT_ENDS, type AtEnd, type GameRecord } from "../../store/records.ts";
import type { Given, OptionJson } from "../commands/typing/command.ts";

const AT_END: { readonly [what in AtEnd]: string } = {
  open: "everything is opened, and can be checked",
  public: "what is hidden stays hidden",
};

const among = (value: unknown): AtEnd | undefined => AT_ENDS.find((one) => one === value);

export const END_SETTING = {
  title: "At the end",
  values: AT_ENDS.map((value) => [value, AT_END[value]] as const),
  /** A lobby from before hosts were asked opens everything. */
  chosen: ({ atEnd }: Pick<GameRecord, "atEnd">): string => atEnd ?? "open",
  /** Undefined: there is no such value. */
  change: among,
} as const;

export const END_OPTION: OptionJson = {
  type: ApplicationCommandOptionType.String,
  name: "at-the-end",
  description: "What everybody may have of the campaign when it has ended; all of it if left out",
  choices: AT_ENDS.map((value) => ({ value, name: `${value}: ${AT_END[value]}` })),
};

/** What was chosen of it. */
export function endGiven(given: Given): { readonly atEnd?: AtEnd } {
  const atEnd = among(given["at-the-end"]);
  return atEnd ? { atEnd } : {};
}
