/** The menus by which a field of a form is chosen, and how long lists are cut into them. */
import type { APIStringSelectComponent } from "discord.js";
import type { Option, Step } from "#engine";
import { LIMIT } from "../../screen/limits.ts";
import { readOnce } from "../../screen/same-words.ts";
import { option, select } from "../../screen/screen.ts";
import type { Subject } from "../state/subject.ts";
import { goalsOf, onwardOf } from "./destinations.ts";
import type { Field } from "./field.ts";
import { type Chunk, chunksOf, optionsOf, pickedSoFar } from "./long-lists.ts";
import { pickedTogether } from "./several.ts";
import { wholeRows } from "./whole-rows.ts";

/** More numbers than these are typed. */
const NUMBERS = LIMIT.selectOptions;

/** A list that is cut into more parts shows one at a time, chosen from a menu of them. */
const MOST_PARTS = 4;

/** Writes the custom id of a field's control: what it does, and which of the field's menus it is. */
export type FieldId = (verb: "set" | "type" | "part", chunk: number) => string;

/**
 * The menus by which a field is chosen; a long list is cut at its groups, and no menu has more than 25 entries. `part`:
 * which part of a very long list is shown.
 */
export function menusOf(subject: Subject, field: Field, id: FieldId, part?: number): APIStringSelectComponent[] {
  const step = field.next ?? field.step;
  const { input } = step;
  const head = headOf(field, step);
  if (input.kind === "text") return [];
  if (input.kind === "integer") {
    if (input.max - input.min >= NUMBERS || input.max < input.min) return [];
    const numbers = Array.from({ length: input.max - input.min + 1 }, (_, i) => input.min + i);
    const menu = numbers.map((n) =>
      option(String(n), `${field.title.replace(/\?$/, "")}: ${n}`, "", field.value === n),
    );
    return [select(id("set", 0), head, menu)];
  }
  const chunks = chunksOf(choicesOf(subject, field, step));
  const menus = chunks.map((chunk, i) => ({ chunk, menu: () => menuOf(subject, field, chunk, head, id("set", i)) }));
  const filled = menus.filter(({ chunk }) => chunk.options.length > 0); // else all are refused: "Why not" says why
  if (filled.length <= MOST_PARTS) return filled.map(({ menu }) => menu());
  const at = part ?? chunks.findIndex(({ options }) => options.some(({ value }) => isChosen(field, value)));
  const shown = Math.min(Math.max(at, 0), filled.length - 1);
  const which = select(id("part", 0), `${step.title} In which part?`, partEntries(field, chunks, shown));
  return [which, ...filled.slice(shown, shown + 1).map(({ menu }) => menu())];
}

/** Whether the list is so long that one part of it is shown at a time: the rest of what is chosen is out of sight. */
export const isInParts = (field: Field): boolean => chunksOf(optionsOf(field)).length > MOST_PARTS;

function menuOf(subject: Subject, field: Field, { name, options }: Chunk, head: string, id: string) {
  const menu = options.map((o) => {
    const chosen = isChosen(field, o.value);
    const { label = o.value } = o;
    // what is chosen takes the place of the menu's title
    return option(o.value, chosen && field.kind === "choice" ? `${field.title} ${label}` : label, describe(o), chosen);
  });
  return select(id, name === "" ? head : `${head} · ${name}`, menu, sizeOf(subject, field, options));
}

/** The parts of a very long list, with what is chosen in each. */
const partEntries = (field: Field, chunks: readonly Chunk[], shown: number) =>
  chunks.map(({ name, options }, i) => {
    const chosen = options.filter(({ value }) => isChosen(field, value)).length;
    const count = chosen > 0 ? `${chosen} of ${options.length} chosen` : `${options.length} to choose from`;
    return option(String(i), `Shown: ${name}`.slice(i === shown ? 0 : "Shown: ".length), count, i === shown);
  });

function headOf({ kind }: Field, { title, stop, picked }: Step): string {
  if (kind === "ranking") return `${title} · ${picked.length + 1}.`;
  return kind === "rows" && stop === null ? `Add: ${title}` : title;
}

const describe = ({ description, group = "" }: Option): string => description ?? group;

/** What can be picked: of a route its ends, each by its shortest way. */
function choicesOf(subject: Subject, field: Field, { input }: Step): readonly Option[] {
  const free = input.kind === "pick" ? input.options.filter((o) => !o.refused) : [];
  if (field.kind === "subset") return optionsOf(field);
  if (field.kind === "rows") {
    const whole = wholeRows(subject, field);
    return whole.length > 0 ? whole : free;
  }
  if (field.kind === "choice") return readOnce(free);
  if (field.kind !== "route") return free;
  const goals = goalsIn(subject, field);
  return goals ? [...goals, ...onwardOf(field)] : free;
}

/** Where a route can end, with the way there; many by name, for they are looked up. */
function goalsIn(subject: Subject, field: Field): readonly Option[] | null {
  const goals = goalsOf(subject, field)?.map(({ value, labels, group = "" }) => {
    return { value, group, label: labels.at(-1) ?? value, description: labels.join(" → ") };
  });
  if (!goals || goals.length <= LIMIT.selectOptions) return goals ?? null;
  return goals.toSorted((a, b) => a.label.localeCompare(b.label, "en", { numeric: true }));
}

const isChosen = (field: Field, one: string): boolean =>
  field.kind === "subset" ? pickedSoFar(field).includes(one) : field.kind === "choice" && field.value === one;

/** How many of these are picked at once; which of them go together is told once they are chosen. */
function sizeOf(
  subject: Subject,
  field: Field,
  options: readonly Option[],
): { readonly min: number; readonly max: number } {
  const inRow = field.kind === "rows" && field.next?.kind === "subset";
  if (field.kind !== "subset" && !inRow) return { min: 1, max: 1 };
  const values = options.map(({ value }) => value);
  return { min: inRow ? 1 : 0, max: Math.max(1, pickedTogether(subject, field, values) ?? options.length) };
}
