/** Lists of more members than a menu has room for, in parts. */
import type { Json, Option } from "#engine";
import { grouped } from "../../screen/grouped.ts";
import { LIMIT } from "../../screen/limits.ts";
import type { Field } from "./field.ts";

/** All that a list without order is chosen from. */
export const optionsOf = ({ step }: Field): readonly Option[] =>
  step.input.kind === "pick" ? step.input.options.filter((o) => !o.refused) : [];

/** A part of a list, one menu long. */
export interface Chunk {
  readonly name: string;
  readonly options: readonly Option[];
}

/** A list in parts of at most 25: by its groups where it has some, small groups together. */
export function chunksOf(options: readonly Option[]): readonly Chunk[] {
  if (options.length <= LIMIT.selectOptions) return [{ name: "", options }];
  const groups = [...grouped(options, ({ group = "" }) => group)].flatMap(([name, members]) => slices(name, members));
  const chunks: { name: string; options: readonly Option[] }[] = [];
  for (const group of groups) {
    const last = chunks.at(-1);
    if (last && last.options.length + group.options.length <= LIMIT.selectOptions) {
      last.name = `${last.name}, ${group.name}`;
      last.options = [...last.options, ...group.options];
    } else chunks.push({ ...group });
  }
  return chunks;
}

function slices(name: string, options: readonly Option[]): Chunk[] {
  const parts: Chunk[] = [];
  for (let i = 0; i < options.length; i += LIMIT.selectOptions) {
    const part = options.slice(i, i + LIMIT.selectOptions);
    const [first, last] = [part[0], part.at(-1)].map((o) => inShort(o?.label ?? o?.value ?? ""));
    parts.push({
      name:
        options.length > LIMIT.selectOptions
          ? [name, `${first} – ${last}`].filter((one) => one !== "").join(": ")
          : name || `${first} – ${last}`,
      options: part,
    });
  }
  return parts;
}

/** The first words of a name, as many as have room beside another's: none is cut in two. */
function inShort(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT) words.pop();
  return words.join(" ").slice(0, SHORT);
}
const SHORT = 14;

/** The members of a list that are chosen, also where too few are for the list to be a value yet. */
export const pickedSoFar = ({ value, next }: Field): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : (next?.picked ?? []);
