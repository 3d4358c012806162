/** A plan in one line, short enough for a button: Command, strength, Offense and Defense. */
import type { View } from "#engine";
import type { Baghdad } from "../../state.ts";
import { commandValue } from "./warfare.ts";

type Content = View<Baghdad>["content"];

/** For a Command, an Offense or a Defense that is not played. */
export const NONE = "none";

/** A plan as its form has it, as far as it is filled in. */
export interface PlanParams {
  readonly command?: string;
  readonly offense?: string;
  readonly defense?: string;
  readonly commit?: number;
}

/** What a button holds. */
const MOST_CHARACTERS = 80;

/** "Mahdi Army 4U + strength 3 = 7 · Assassins"; with long names "Former Officers’ Council 4C, strength 3 · …", or "… 4C +3 · …". */
export function planText(content: Content, { command, offense, defense, commit }: PlanParams, start = ""): string {
  const name = (id = NONE): string[] => {
    const known = content.commands[id] ?? content.arms[id];
    return known ? [known.name] : [];
  };
  const [first] = name(command);
  const cards = [...name(offense), ...name(defense)];
  if (command === undefined || first === undefined)
    return `${start}${[`No Command, strength ${commit}`, ...cards].join(" · ")}`;
  const value = commandValue(content, { command, network: !Object.hasOwn(content.commands, command) });
  const total = value + Number(commit);
  const code = `${value}${typeOf(content, command)}`;
  const worded = (sum: string): string => `${start}${[`${first} ${code}${sum}`, ...cards].join(" · ")}`;
  const ways = [` + strength ${commit} = ${total}`, `, strength ${commit}`].map(worded);
  return ways.find(({ length }) => length <= MOST_CHARACTERS) ?? worded(` +${commit}`);
}

/** The letter of its type; a Network is of both. */
const typeOf = ({ commands }: Content, id: string): string => commands[id]?.type ?? "B";
