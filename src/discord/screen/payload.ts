/**
 * What a control says of itself in its custom id, as a value with a type: each control declares it once (`payloads.ts`),
 * and it is written and read by nothing else. The same declaration holds whoever makes a button and whoever answers its
 * press.
 */

/** The parts of a custom id that are a control's own. */
const SLOTS = ["decision", "seat", "name", "step"] as const;
type Slot = (typeof SLOTS)[number];
/** What the slots hold; "": nothing. */
export type Slots = { readonly [slot in Slot]: string };

/** How one value is written in an id. Undefined: that text, or that value, does not fit. */
export interface Piece<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: unknown) => string | undefined;
}

/** What a control says in all: of several values, or one way or another. */
export interface Codec<T> {
  readonly read: (slots: Slots) => T | undefined;
  readonly write: (value: object) => Slots | undefined;
}

const matching = (form: RegExp): Piece<string> => {
  const read = (text: unknown): string | undefined => (typeof text === "string" && form.test(text) ? text : undefined);
  return { read, write: read };
};

/** A word: the name of an action, a seat, a place. */
export const text = matching(/^[\p{L}\p{N}_-]+$/u);
/** All that is left of its part, dots and all. */
export const rest = matching(/^[\p{L}\p{N}_.-]+$/u);
/** What the bot itself has numbered: a promise, a talk. */
export const id = matching(/^[\da-f]{1,40}$/);
/** A person, as Discord numbers them. */
export const snowflake = matching(/^\d{1,20}$/);
/** A day: "2026-12-03". */
export const day = matching(/^\d{4}-\d\d-\d\d$/);

/** A whole number from 0, with at most this many digits. */
export const number = (digits: number): Piece<number> => ({
  read: (word) => (/^\d+$/.test(word) && word.length <= digits ? Number(word) : undefined),
  write: (value) =>
    typeof value === "number" && /^\d+$/.test(String(value)) && String(value).length <= digits
      ? String(value)
      : undefined,
});

/** One of these words. */
export const choice = <const T extends readonly string[]>(...words: T): Piece<T[number]> => {
  const find = (word: unknown): T[number] | undefined => words.find((one) => one === word);
  return { read: find, write: find };
};

/** A value that is written as another word. */
export const as = <const T extends string | null>(word: string, value: T): Piece<T> => ({
  read: (text) => (text === word ? value : undefined),
  write: (one = null) => (one === value ? word : undefined),
});
/** A value that is written as nothing. */
export const empty = <const T extends string | null>(value: T): Piece<T> => as("", value);

/** The first of several ways that fits. */
export const one = <const P extends readonly Piece<unknown>[]>(
  ...ways: P
): Piece<P[number] extends Piece<infer T> ? T : never> => ({
  read: (word) => first(ways, (way) => way.read(word)) as (P[number] extends Piece<infer T> ? T : never) | undefined,
  write: (value) => first(ways, (way) => way.write(value)),
});

export const optional = <T>(piece: Piece<T>): Piece<T | null> => one(empty(null), piece);

/** Whether a word is there. */
export const flag = (word: string): Piece<boolean> => ({
  read: (text) => (text === word ? true : text === "" ? false : undefined),
  write: (value = false) => (value === true ? word : value === false ? "" : undefined),
});

/** The same with a word right before it: "rules3". */
export const after = <T>(word: string, piece: Piece<T>): Piece<T> => ({
  read: (text) => (text.startsWith(word) ? piece.read(text.slice(word.length)) : undefined),
  write(value) {
    const written = piece.write(value);
    return written === undefined ? undefined : word + written;
  },
});

/** As many as there are, with dots between. */
export const list = <T>(piece: Piece<T>): Piece<readonly T[]> => ({
  read: (text) => all(text === "" ? [] : text.split("."), piece.read),
  write: (values) => (Array.isArray(values) ? all(values, piece.write)?.join(".") : undefined),
});

type Pieces = { readonly [member: string]: Piece<unknown> };
type Values<P extends Pieces> = { readonly [member in keyof P]: P[member] extends Piece<infer T> ? T : never };

/** Several values with dots between; what is over belongs to the last. */
export const dotted = <P extends Pieces>(pieces: P): Piece<Values<P>> => {
  const entries = Object.entries(pieces);
  return {
    read(text) {
      const words = text.split(".");
      const own = [...words.slice(0, entries.length - 1), words.slice(entries.length - 1).join(".")];
      if (words.length < entries.length) return undefined;
      const values = all(entries, ([, piece], i) => piece.read(own[i] ?? ""));
      return values && (Object.fromEntries(entries.map(([member], i) => [member, values[i]])) as Values<P>);
    },
    write: (value) =>
      isRecord(value) ? all(entries, ([member, piece]) => piece.write(value[member]))?.join(".") : undefined,
  };
};

/** A value and the part of an id in which it stands. */
interface Placed<T> extends Piece<T> {
  readonly slot: Slot;
}
const placed =
  (slot: Slot) =>
  <T>(piece: Piece<T>): Placed<T> => ({ ...piece, slot });
export const inDecision = placed("decision");
export const inSeat = placed("seat");
export const inName = placed("name");
export const inStep = placed("step");

/** Values in their parts; several in one are separated by dots. Whatever is not named is empty. */
export function payload<S extends { readonly [member: string]: Placed<unknown> }>(shape: S): Codec<Values<S>> {
  const slots = SLOTS.map((slot) => {
    const own = Object.entries(shape).filter(([, piece]) => piece.slot === slot);
    return { slot, pieces: dotted(Object.fromEntries(own)), isEmpty: own.length === 0 };
  });
  return {
    read(texts) {
      const parts = all(slots, ({ slot, pieces, isEmpty }) =>
        isEmpty ? (texts[slot] === "" ? {} : undefined) : pieces.read(texts[slot]),
      );
      return parts && (Object.assign({}, ...parts) as Values<S>);
    },
    write(value) {
      const texts = all(slots, ({ pieces }) => pieces.write(value));
      return texts && (Object.fromEntries(slots.map(({ slot }, i) => [slot, texts[i]])) as Slots);
    },
  };
}

/** One of several payloads: the first that fits. What has more members stands before what has fewer. */
export const either = <const C extends readonly Codec<unknown>[]>(
  ...ways: C
): Codec<C[number] extends Codec<infer T> ? T : never> => ({
  read: (slots) => first(ways, (way) => way.read(slots)) as (C[number] extends Codec<infer T> ? T : never) | undefined,
  write: (value) => first(ways, (way) => way.write(value)),
});

const isRecord = (value: unknown): value is { readonly [member: string]: unknown } =>
  typeof value === "object" && value !== null;

/** What the first says that says anything. */
function first<A, B>(among: readonly A[], says: (a: A) => B | undefined): B | undefined {
  for (const one of among) {
    const said = says(one);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What each says; undefined as soon as one says nothing. */
function all<A, B>(among: readonly A[], says: (a: A, i: number) => B | undefined): readonly B[] | undefined {
  const said: B[] = [];
  for (const [i, one] of among.entries()) {
    const value = says(one, i);
    if (value === undefined) return undefined;
    said.push(value);
  }
  return said;
}
