/** Windows in which somebody types or chooses, and the lines that they are made of. */
import { type APILabelComponent, type APITextInputComponent, ComponentType, TextInputStyle } from "discord.js";
import { freshId } from "./custom-id.ts";
import { clip, LIMIT } from "./limits.ts";

declare const made: unique symbol;

/** A window in which somebody types or chooses. Only `windowOf` makes it. */
export interface Window {
  readonly custom_id: string;
  readonly title: string;
  readonly components: APILabelComponent[];
  readonly [made]: true;
}

/**
 * A window whose answer comes under this custom id. A phone that has shown a window shows that one again for the same
 * custom id, with the words that were in it then (discord/discord-api-docs#7554): so the id says what this one shows.
 */
export function windowOf(id: string, title: string, fields: readonly APILabelComponent[]): Window {
  const shown = { title: clip(title, LIMIT.modalTitle), components: [...fields] };
  return { custom_id: freshId(id, shown), ...shown } as Window; // the one place that makes them
}

/** A line of a window with what is typed or chosen there. */
export const labelled = (
  label: string,
  component: APILabelComponent["component"],
  description?: string,
): APILabelComponent => ({
  type: ComponentType.Label,
  label: clip(label, LIMIT.modalLabel),
  ...(description === undefined ? {} : { description }),
  component,
});

type Typed = Omit<APITextInputComponent, "type" | "custom_id" | "label" | "style">;

/** A text that is typed, with `value` in it before; in one line, unless it is `long`. */
export function typed(
  id: string,
  { value = "", long = false, ...more }: Typed & { readonly long?: boolean } = {},
): APITextInputComponent {
  return {
    type: ComponentType.TextInput,
    custom_id: id,
    style: long ? TextInputStyle.Paragraph : TextInputStyle.Short,
    ...more,
    ...(value === "" ? {} : { value }),
  };
}
