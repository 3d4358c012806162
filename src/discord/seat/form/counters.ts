/** A form of numbers that add up to a total, counted up by a button for each kind. */
import { ButtonStyle } from "discord.js";
import { check, type Entry, type Json, type Params, type Refusal, Refused } from "#engine";
import { refusalText } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, buttonRows, type Part, row, rowPart, text } from "../../screen/screen.ts";
import type { SheetState } from "../state/state.ts";
import type { Subject } from "../state/subject.ts";

/** One kind, and how many of it. */
interface Kind {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  /** Whether the rules let there be one more, after the kinds before it. */
  readonly more: boolean;
}

/** A form of whole numbers that add up to a total, as far as it is counted up. */
export interface Counted {
  readonly total: number;
  readonly sum: number;
  readonly kinds: readonly Kind[];
  /** Null: it is not complete, or not possible. */
  readonly params: Params | null;
  /** Why what is complete is not possible. */
  readonly refused: Refusal | null;
}

/** Null: the form is not of this sort. */
export function countedIn(subject: Subject, { values }: Pick<SheetState, "values">): Counted | null {
  const { total, form, view } = subject;
  if (total === null) return null;
  const kinds: Kind[] = [];
  let params: Params = {};
  for (const entry of form.entries) {
    const here = { ...view, params } as never; // the entry was built for this context
    if (entry.when && !entry.when(here)) continue;
    const count = countOf(entry, values, subject, here);
    kinds.push({ name: entry.name, title: entry.title, count, more: count < mostOf(entry, here) });
    params = { ...params, [entry.name]: count };
  }
  const sum = kinds.reduce((so, { count }) => so + count, 0);
  const open = kinds.map((kind) => ({ ...kind, more: kind.more && sum < total }));
  return { total, sum, kinds: open, ...(sum === total ? checked(subject, params) : { params: null, refused: null }) };
}

/** What was counted; before anything was, what has been answered before, else a good guess. */
function countOf({ name, guess }: Entry, values: Params, { form, preset, begins }: Subject, here: never): number {
  const isBegun = form.entries.some((entry) => values[entry.name] !== undefined);
  const count: unknown = isBegun ? values[name] : (preset[name] ?? begins[name] ?? guess?.(here));
  return typeof count === "number" && count > 0 ? count : 0;
}

/** Asked with the kinds before it as they stand: those behind it may be counted first. */
function mostOf({ param }: Entry, here: never): number {
  const question = param.ask(here, []);
  return question && "kind" in question && question.kind === "integer" ? question.max : 0;
}

function checked({ form, view }: Subject, params: Params): Pick<Counted, "params" | "refused"> {
  try {
    return { params: check(form, view, params), refused: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { params: null, refused: error };
  }
}

/** The counts by name: as they are, with one more of a kind, or none of any. */
export function countedUp({ kinds }: Counted, at: number | "none" | null = null): { readonly [name: string]: Json } {
  return Object.fromEntries(
    kinds.map(({ name, count, more }, i) => [name, at === "none" ? 0 : count + (i === at && more ? 1 : 0)]),
  );
}

/** A button a kind, with the sum so far, in place of a menu a number. `presets`: the buttons that fill it. */
export function counterParts(
  subject: Subject,
  counted: Counted,
  presets: readonly Part[],
  id: (verb: "add" | "zero" | "submit" | "close", at?: number) => string,
  { label, closes }: { readonly label: string; readonly closes: boolean },
): Part[] {
  const { kinds, params, sum } = counted;
  const words = [...(closes ? [`**${subject.title}**`, ...subject.help] : []), ...countLines(counted)];
  const more = kinds.map((kind, i) => button(id("add", i), `+ ${kind.title}`, ButtonStyle.Secondary, !kind.more));
  const clear = button(id("zero"), "Clear", ButtonStyle.Secondary, sum === 0);
  const ends = [button(id("submit"), label, ButtonStyle.Success, params === null)];
  if (closes) ends.push(button(id("close"), "Back"));
  return [text(words.join("\n")), ...presets, ...buttonRows([...more, clear]).map(rowPart), rowPart(row(...ends))];
}

function countLines({ total, sum, kinds, refused }: Counted): string[] {
  const chosen = kinds.flatMap(({ title, count }) => (count > 0 ? [`${literalName(title)} ×${count}`] : []));
  const so = `**${sum} of ${total} chosen**${chosen.length > 0 ? `: ${chosen.join(", ")}` : ""}`;
  return [so, ...(refused ? [`⚠️ ${refusalText(refused)}`] : [])];
}
