/** One field of a form: what it holds, who gave it that, and what is asked next. */
import { type Answer, type Entry, isPicked, type Json, open, type Params, STOP, type Step } from "#engine";
import { putAnswer, type RowInMaking } from "../state/row-in-making.ts";

/** Who gave a param its value: the person, the decision, nobody (there is one possibility), or a good guess. */
export type Source = "person" | "preset" | "only" | "guess";

/** A param of a form as a sheet shows it. */
export interface Field {
  readonly name: string;
  readonly title: string;
  readonly kind: Step["kind"];
  /** Its first question. */
  readonly step: Step;
  /** Null: nothing is chosen yet, and those behind it cannot be asked. */
  readonly value: Json | null;
  readonly by: Source | null;
  /** Rows and routes: the question that comes next if the list goes on; null: it cannot. */
  readonly next: Step | null;
  /** The params before it. */
  readonly earlier: Params;
  /** Answers to all questions before its first one. */
  readonly before: readonly Answer[];
  /** The row being filled in, once it is complete. */
  readonly row: Params | null;
  /** What people read of the value. */
  readonly labels: readonly string[];
  /** The same, row by row. */
  readonly rows: readonly (readonly string[])[];
  /** Rows: what is answered before the question that comes next. */
  readonly reached: readonly Answer[];
  /** The numbers of the current row, the last one first. */
  readonly numbers: readonly RowNumber[];
}

/** A number in a row of a list. */
export interface RowNumber {
  readonly path: Step["path"];
  readonly title: string;
  readonly now: number;
  readonly min: number;
  readonly max: number;
}

/** What a person has chosen so far. */
export interface Chosen {
  readonly values: Params;
  /** Answers to the first questions of an unfinished row, or steps of an unfinished route. */
  readonly building: { readonly param: string; readonly answers: readonly Answer[] } | null;
  /** The row of a list that the buttons act on; null: the newest. */
  readonly row?: number | null;
}

/** The rows of a list as they are shown: as they were chosen, else as they are guessed. */
export function rowsIn(values: Params, { name, value }: Pick<Field, "name" | "value">): readonly Json[] {
  const rows = values[name] ?? value;
  return Array.isArray(rows) ? (rows as Json[]) : [];
}

/** The row of a list that the buttons act on. */
export const rowAt = (value: Json | null | undefined, row: number | null = null): number => {
  const count = Array.isArray(value) ? value.length : 0;
  return row !== null && row < count ? row : count - 1;
};

export interface Given {
  readonly value: Json;
  readonly by: Source;
}

/** The one answer that a question has, if nothing is left to choose; undefined where there is something to choose. */
export function onlyAnswer({ input, stop, kind }: Step): Json | undefined {
  if (stop !== undefined) return stop === null && !open(input) ? [] : undefined;
  if (kind === "rows") return undefined;
  if (input.kind === "integer") return input.min === input.max ? input.min : undefined;
  const [only, ...more] = input.kind === "pick" ? input.options : [];
  return only && more.length === 0 && !only.refused ? only.value : undefined;
}

/** Which param is asked, and what it is asked with. */
interface AskedParam {
  readonly name: string;
  readonly entry: Entry | undefined;
  readonly here: object;
}

/** A row of a list in its game's words; null: it has none. */
export const rowWords = ({ entry, here }: Pick<AskedParam, "entry" | "here">, row: Json): string | null =>
  entry?.param.words?.(here as never, row as never) ?? null; // the entry was built for this context, and the row checked by it

/** Answers the questions of one param, one after the other: from its value, then from the unfinished row or path. */
export class FieldInProgress {
  readonly #first: Step;
  readonly #name: string;
  readonly #asked: AskedParam;
  readonly #given: Given | null;
  readonly #building: readonly Answer[];
  readonly #labels: string[] = [];
  readonly #rows: (readonly RowPart[])[] = [];
  #built = 0;
  /** The unfinished row, and its number. */
  readonly #row: RowInMaking = {};
  #number: number | null = null;
  #rowDone = false;
  #next: Step | null = null;
  #missing = false;
  readonly #current: number;
  readonly #answers: Answer[] = [];
  #reached: readonly Answer[] = [];
  readonly #counts: RowNumber[] = [];

  constructor(first: Step, asked: AskedParam, given: Given | null, { building, row = null }: Omit<Chosen, "values">) {
    const { name } = asked;
    this.#current = rowAt(given?.value, row);
    this.#first = first;
    this.#name = name;
    this.#asked = asked;
    this.#given = given;
    this.#building = building?.param === name ? building.answers : [];
  }

  /** Undefined: something is missing. */
  answer(step: Step): Answer | undefined {
    const answer = this.#answerTo(step);
    if (answer !== undefined) this.#answers.push(answer);
    return answer;
  }

  #answerTo(step: Step): Answer | undefined {
    const given = this.#fromValue(step);
    if (given !== undefined) return given;
    if (this.#number !== null && step.path[1] !== this.#number) this.#rowDone = true;
    const built = this.#rowDone ? undefined : this.#fromBuilding(step);
    if (built !== undefined) return built;
    this.#next = step;
    this.#reached = [...this.#answers];
    // a list that may end here does, unless a row has been begun
    if (step.stop === null && this.#given && (this.#built === 0 || this.#rowDone)) return STOP;
    this.#missing = true;
    return undefined;
  }

  #note(step: Step, answer: Answer): void {
    const label = labelOf(step, answer);
    const row = step.path[1];
    this.#labels.push(label);
    if (typeof row !== "number") return;
    const number = step.input.kind === "integer" ? step.title : null;
    this.#rows[row] = [...(this.#rows[row] ?? []), { label, number }];
  }

  #noteNumber({ path, title, input }: Step, now: Answer): void {
    if (input.kind !== "integer" || path.length < 3 || path[1] !== this.#current) return;
    this.#counts.unshift({ path, title, now: Number(now), min: input.min, max: input.max });
  }

  #fromValue(step: Step): Answer | undefined {
    const value = this.#given?.value;
    if (value === undefined) return undefined;
    const answer = at(value, [...step.path.slice(1), ...(isPicked(step.kind) ? [step.picked.length] : [])]);
    if (answer !== undefined) {
      this.#note(step, answer);
      this.#noteNumber(step, answer);
      return answer;
    }
    const row = step.path[1];
    const inRow = typeof row === "number" && Array.isArray(value) && row < value.length;
    return inRow ? STOP : undefined; // a list inside a row that is complete
  }

  #fromBuilding(step: Step): Answer | undefined {
    const auto = this.#number === null ? undefined : onlyAnswer(step);
    const answer = auto === undefined ? this.#building[this.#built] : Array.isArray(auto) ? STOP : auto;
    if (answer === undefined) return undefined;
    if (auto === undefined) this.#built++;
    const [, row, ...inside] = step.path;
    if (typeof row === "number") {
      this.#number = row;
      putAnswer(this.#row, inside, step, answer);
    }
    if (answer !== STOP) this.#note(step, answer);
    return answer;
  }

  done(before: { readonly answers: readonly Answer[]; readonly params: Params }): Field {
    const { title, kind, path } = this.#first;
    const isRows = path.length > 1;
    const complete = this.#given !== null && !this.#missing && !this.#rowDone;
    return {
      name: this.#name,
      title: (isRows ? this.#asked.entry?.title : undefined) ?? title,
      kind: isRows ? "rows" : kind,
      step: this.#first,
      value: complete ? (this.#given?.value ?? null) : null,
      by: complete ? (this.#given?.by ?? null) : null,
      next: this.#next,
      earlier: before.params,
      before: before.answers,
      row: this.#rowDone || this.#rowEnded() ? (this.#row as Params) : null,
      labels: this.#labels,
      rows: this.#rows.map((parts, i) => this.#said(i) ?? inWords(parts)),
      reached: this.#reached,
      numbers: this.#counts,
    };
  }

  /** What a whole row says in the game's words; null: it has none for it. */
  #said(at: number): readonly string[] | null {
    const row = Array.isArray(this.#given?.value) ? (this.#given.value as Json[])[at] : undefined;
    const said = row === undefined ? null : rowWords(this.#asked, row);
    return said === null ? null : [said];
  }

  /** Whether the last question of the unfinished row has been answered: nothing of this param is asked any more. */
  #rowEnded(): boolean {
    return this.#number !== null && this.#next === null;
  }
}

/** What a row says, and what a number in it is called. */
interface RowPart {
  readonly label: string;
  readonly number: string | null;
}

/** Where there are several numbers, each has its name. */
function inWords(parts: readonly RowPart[]): readonly string[] {
  const several = parts.filter(({ number }) => number !== null).length > 1;
  return parts.map(({ label, number }) => (several && number !== null ? `${number} ${label}` : label));
}

function at(value: Json, path: readonly (string | number)[]): Json | undefined {
  let here: unknown = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as { readonly [key: string | number]: unknown })[key];
  }
  return here as Json | undefined; // params are plain JSON
}

/** What an answer is called. */
export function labelOf({ input }: Step, answer: Answer): string {
  const option = input.kind === "pick" ? input.options.find((o) => o.value === answer) : undefined;
  return option?.label ?? String(answer);
}
