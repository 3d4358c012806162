/** Records that are alike as columns: what stands beneath each other is coded by what most of it is. */
import { LETTERS, VALUES } from "./letters.ts";

/** What each record has. */
type Row = { readonly [member: string]: unknown };

/** One member of all records. */
type Column =
  /** Nothing else. */
  | { readonly same: unknown }
  /** SHA-256, one behind the other, all equally long. */
  | { readonly digests: string }
  /** Whole numbers, as how far each is from the one before. */
  | { readonly steps: readonly number[] }
  /** The same as texts; null: there is none, and the next is counted from the one before it. */
  | { readonly numerals: readonly (number | null)[] }
  | { readonly values: readonly unknown[] };

/** Members in their order; records that are not alike stay as they are. */
export type Columns = { readonly [member: string]: Column } | readonly Row[];

export function inColumns(rows: readonly Row[]): Columns {
  const [first] = rows;
  const members = first ? Object.keys(first) : [];
  const name = JSON.stringify(members);
  if (rows.some((row) => JSON.stringify(Object.keys(row)) !== name)) return rows;
  const columns = members.map((member) => [member, columnOf(rows.map((row) => row[member]))] as const);
  return columns.some(([, column]) => !("same" in column)) ? Object.fromEntries(columns) : rows; // else nothing says how many
}

function columnOf(values: readonly unknown[]): Column {
  const [first] = values;
  if (values.every((value) => value === first)) return { same: first };
  if (values.every(isDigest)) return { digests: values.map(lettersOf).join("") };
  if (values.every(isWhole)) return { steps: stepsOf(values) };
  if (values.every((value) => value === null || isNumeral(value))) return { numerals: numeralsOf(values) };
  return { values };
}

/** The records again. Throws where these are no columns. */
export function fromColumns(columns: unknown): readonly Row[] {
  if (Array.isArray(columns)) return columns;
  const read = Object.entries(columns as Exclude<Columns, readonly Row[]>).map(
    ([member, column]) => [member, column, "same" in column ? null : valuesIn(column)] as const,
  );
  const lengths = new Set(read.flatMap(([, , values]) => (values ? [values.length] : [])));
  if (lengths.size !== 1) throw new Error("columns of no length, or of several");
  return Array.from({ length: Math.max(...lengths) }, (_, i) =>
    Object.fromEntries(
      read.map(([member, column, values]) => [member, values ? values[i] : "same" in column ? column.same : null]),
    ),
  );
}

function valuesIn(column: Exclude<Column, { readonly same: unknown }>): readonly unknown[] {
  if ("digests" in column) return digestsIn(column.digests);
  if ("steps" in column) return numbersIn(column.steps);
  if ("numerals" in column) return numeralsIn(column.numerals);
  if (Array.isArray(column.values)) return column.values;
  throw new Error("a column holds nothing");
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

function stepsOf(numbers: readonly number[]): readonly number[] {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

function numbersIn(steps: readonly number[]): readonly number[] {
  let number = 0;
  return steps.map((step) => {
    number += step;
    return number;
  });
}

const isNumeral = (value: unknown): value is string =>
  typeof value === "string" && String(Number.parseInt(value, 10)) === value && isWhole(Number(value));

function numeralsOf(numerals: readonly (string | null)[]): readonly (number | null)[] {
  let before = 0;
  return numerals.map((numeral) => {
    if (numeral === null) return null;
    const step = Number(numeral) - before;
    before += step;
    return step;
  });
}

function numeralsIn(steps: readonly (number | null)[]): readonly (string | null)[] {
  let number = 0;
  return steps.map((step) => {
    if (step === null) return null;
    number += step;
    return String(number);
  });
}

const DIGEST = /^[0-9a-f]{64}$/;
const isDigest = (value: unknown): value is string => typeof value === "string" && DIGEST.test(value);

/** Three hexadecimal digits are two letters, and the last one of a digest is one. */
const [DIGITS, BITS, MASK] = [3, 6, 63] as const;
const LENGTH = 43;

function lettersOf(digest: string): string {
  let letters = "";
  for (let at = 0; at < digest.length; at += DIGITS) {
    const number = Number.parseInt(digest.slice(at, at + DIGITS), 16);
    if (at + DIGITS <= digest.length) letters += LETTERS[number >> BITS];
    letters += LETTERS[number & MASK];
  }
  return letters;
}

function digestsIn(text: string): readonly string[] {
  if (typeof text !== "string" || text.length % LENGTH !== 0) throw new Error("a digest has no end");
  return Array.from({ length: text.length / LENGTH }, (_, i) => digestIn(text.slice(i * LENGTH, (i + 1) * LENGTH)));
}

function digestIn(letters: string): string {
  let digest = "";
  for (let at = 0; at < LENGTH; at += 2) {
    const [high, low] =
      at + 1 < LENGTH ? [letterValue(letters[at]), letterValue(letters[at + 1])] : [0, letterValue(letters[at])];
    const digits = ((high << BITS) | low).toString(16);
    digest += at + 1 < LENGTH ? digits.padStart(DIGITS, "0") : digits;
  }
  if (!DIGEST.test(digest)) throw new Error("no digest");
  return digest;
}

function letterValue(letter = ""): number {
  const value = VALUES.get(letter);
  if (value === undefined) throw new Error("no letter of a digest");
  return value;
}
