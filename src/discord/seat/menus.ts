import type { APIStringSelectComponent } from "discord.js";
import { type Option, progress, Refused, type Step } from "../../engine/index.ts";
import { grouped } from "../grouped.ts";
import { LIMIT } from "../limits.ts";
import { option, select } from "../screen.ts";
import { goalsOf } from "./destinations.ts";
import type { Field } from "./fields.ts";
import type { Subject } from "./subject.ts";
import { wholeRows } from "./whole-rows.ts";

/** More numbers than these are typed. */
const NUMBERS = LIMIT.selectOptions;

/** Writes the custom id of a field's control: what it does, and which of the field's menus it is. */
export type FieldId = (verb: "set" | "type", chunk: number) => string;

/** The menus by which a field is chosen; a long list is cut at its groups, and no menu has more than 25 entries. */
export function menusOf(subject: Subject, field: Field, id: FieldId): APIStringSelectComponent[] {
  const step = field.next ?? field.step;
  const { question } = step;
  const head = headOf(field, step);
  if (question.kind === "text") return [];
  if (question.kind === "integer") {
    if (question.max - question.min >= NUMBERS || question.max < question.min) return [];
    const numbers = Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
    const menu = numbers.map((n) =>
      option(String(n), `${field.title.replace(/\?$/, "")}: ${n}`, "", field.value === n),
    );
    return [select(id("set", 0), head, menu)];
  }
  return chunksOf(choicesOf(subject, field, step)).flatMap(({ name, options }, i) => {
    if (options.length === 0) return []; // all of them are refused: "Why not" says why
    const menu = options.map((o) => {
      const chosen = isChosen(field, o.value);
      const { label = o.value } = o;
      // what is chosen stands in place of the menu's title
      return option(
        o.value,
        chosen && field.kind === "choice" ? `${field.title} ${label}` : label,
        describe(o),
        chosen,
      );
    });
    return select(id("set", i), name === "" ? head : `${head} · ${name}`, menu, sizeOf(subject, field, options));
  });
}

function headOf({ kind }: Field, { title, stop, picked }: Step): string {
  if (kind === "ranking") return `${title} · ${picked.length + 1}.`;
  return kind === "rows" && stop === null ? `Add: ${title}` : title;
}

const describe = ({ description, group = "" }: Option): string => description ?? group;

/** What can be picked: of a route its ends, each by its shortest way. */
function choicesOf(subject: Subject, field: Field, { question }: Step): readonly Option[] {
  const free = question.kind === "pick" ? question.options.filter((o) => !o.refused) : [];
  if (field.kind === "subset") return optionsOf(field);
  if (field.kind === "rows") {
    const whole = wholeRows(subject, field);
    return whole.length > 0 ? whole : free;
  }
  if (field.kind !== "route") return free;
  const goals = goalsOf(subject, field);
  return (
    goals?.map(({ value, labels }) => ({ value, label: labels.at(-1) ?? value, description: labels.join(" → ") })) ??
    free
  );
}

/** All that a list without order is chosen from. */
export const optionsOf = ({ step }: Field): readonly Option[] =>
  step.question.kind === "pick" ? step.question.options.filter((o) => !o.refused) : [];

const isChosen = ({ value, kind }: Field, one: string): boolean =>
  kind === "subset" ? Array.isArray(value) && value.includes(one) : kind === "choice" && value === one;

function sizeOf(
  subject: Subject,
  field: Field,
  options: readonly Option[],
): { readonly min: number; readonly max: number } {
  return field.kind === "subset" ? { min: 0, max: mostOf(subject, field, options) } : { min: 1, max: 1 };
}

/** How many of these can be picked together, as far as the first ones tell. */
function mostOf({ form, view }: Subject, { name, before }: Field, options: readonly Option[]): number {
  const picked: string[] = [];
  for (const { value } of options) {
    picked.push(value);
    try {
      const at = progress(form, view, [...before, ...picked]);
      if ("done" in at || String(at.step.path[0]) !== name) break;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return options.length; // which of them go together is told once they are chosen
    }
  }
  return picked.length;
}

interface Chunk {
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
    const [first, last] = [part[0], part.at(-1)].map((o) => (o?.label ?? o?.value ?? "").slice(0, 12));
    parts.push({
      name: name === "" || options.length > LIMIT.selectOptions ? `${name} ${first} – ${last}`.trim() : name,
      options: part,
    });
  }
  return parts;
}
