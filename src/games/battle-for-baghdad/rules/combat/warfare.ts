/** What Commands are worth, and which types they have. */
import { mustGet, type View } from "#engine";
import type { Warfare } from "../../content/effects.ts";
import type { CommandId } from "../../content/pack.ts";
import { inList } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { effectOf } from "../cards/hands.ts";
import { combatNetwork } from "../cards/outside-steps.ts";
import type { Plan } from "./types.ts";

type Content = View<Baghdad>["content"];

/** rulings U and V: the ways of war of a Command or Network. */
export function warfareOf(content: Content, command: string): readonly Warfare[] {
  const card = content.commands[command];
  return !card || card.type === "B" ? ["C", "U"] : [card.type];
}

/** The value of what serves as a plan's Command. */
export function commandValue(content: Content, { command, network }: Pick<Plan, "command" | "network">): number {
  if (command === null) return 0;
  if (network) return effectOf(content, command, combatNetwork)?.value ?? 0;
  return mustGet(content.commands, command).value;
}

/** "Multi-National Corps 6C". */
export function valued({ commands }: Pick<Content, "commands">, id: CommandId): string {
  const { name, value, type } = mustGet(commands, id);
  return `${name} ${value}${type}`;
}

const NAMES: { readonly [way in Warfare]: string } = { C: "conventional", U: "unconventional" };
export const wayText = (way: Warfare): string => NAMES[way];
/** "conventional and unconventional". */
export const waysText = (ways: readonly Warfare[]): string => inList(ways.map(wayText));
