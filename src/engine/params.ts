import type { Refusal } from "./refusal.ts";

/** One of the values that may be given; a refused one is shown with its reason but cannot be taken. */
export interface Option<V = string> {
  readonly value: V;
  readonly label?: string;
  readonly group?: string;
  /** A few words beside the label in menus: odds, what is there. */
  readonly description?: string;
  /** What there is to read before choosing it, a sentence or three: a card's text. */
  readonly detail?: string;
  readonly refused?: Refusal;
}

/**
 * What is asked next: pick one of a list, a whole number within bounds, or a line of text. `more` and `less` say why no
 * higher or lower number is possible, in words that follow the number: "**7**: you have 6 PP".
 */
export type Question =
  | { readonly kind: "pick"; readonly options: readonly Option[] }
  | {
      readonly kind: "integer";
      readonly min: number;
      readonly max: number;
      readonly more?: Refusal;
      readonly less?: Refusal;
    }
  | { readonly kind: "text"; readonly max: number };

export type ParamKind = "choice" | "integer" | "text" | "subset" | "route" | "rows";

/**
 * One parameter of an action. `ask` gives the question that follows what is picked so far, or null when nothing more
 * may follow; `stop` says why a list may not end here. `C` is what the questions may look at: a seat's view and the
 * params before this one.
 */
export interface Param<C, V> {
  readonly kind: ParamKind;
  readonly _v?: V;
  ask(c: C, picked: readonly never[]): Question | Group<unknown> | null;
  stop(c: C, picked: readonly never[]): Refusal | null;
}

/** Named params in the order in which they are asked. */
export interface Group<P> {
  readonly entries: readonly Entry[];
  readonly _p?: P;
}

export interface Entry {
  readonly name: string;
  /** The question in words, for menus. */
  readonly title: string;
  readonly when?: (c: never) => boolean;
  readonly param: Param<never, unknown>;
  /** What a sheet begins with where nothing was chosen yet; one that the rules refuse is as good as none. */
  readonly guess?: (c: never) => unknown;
}

type Offer<V extends string> = readonly (V | Option<V>)[];
type Size = { readonly min?: number; readonly max?: number };

const pick = (offer: Offer<string>): Question => ({
  kind: "pick",
  options: offer.map((o) => (typeof o === "string" ? { value: o } : o)),
});
const never = (): null => null;
const once = (picked: readonly unknown[], ask: () => Question): Question | null => (picked.length > 0 ? null : ask());

/** One value of a list. */
export function choice<C, const V extends string>(of: (c: C) => Offer<V>): Param<C, V> {
  return { kind: "choice", ask: (c, picked) => once(picked, () => pick(of(c))), stop: never };
}

/** A whole number from min to max, both included; further members say why it may be no more, and no less, where that is not plain. */
export function integer<C>(
  of: (c: C) => readonly [min: number, max: number, more?: Refusal, less?: Refusal],
): Param<C, number> {
  return {
    kind: "integer",
    ask: (c, picked) =>
      once(picked, () => {
        const [min, max, more, less] = of(c);
        return { kind: "integer", min, max, ...(more ? { more } : {}), ...(less ? { less } : {}) };
      }),
    stop: never,
  };
}

/** A line of at most `max` UTF-16 units. Text never changes the rules. */
export function text<C>(max: number): Param<C, string> {
  return { kind: "text", ask: (_, picked) => once(picked, () => ({ kind: "text", max })), stop: never };
}

/** Different members of a list in no order, `size` of them (none to all where it does not say). */
export function subset<C, const V extends string>(
  of: (c: C, picked: readonly V[]) => Offer<V>,
  size: Size | ((c: C) => Size) = {},
): Param<C, readonly V[]> {
  const bounds = (c: C): Size => (typeof size === "function" ? size(c) : size);
  return {
    kind: "subset",
    ask(c, picked: readonly V[]) {
      const { max } = bounds(c);
      if (max !== undefined && picked.length >= max) return null;
      const left = of(c, picked).filter((o) => !picked.includes(typeof o === "string" ? o : o.value));
      return left.length > 0 ? pick(left) : null;
    },
    stop(c, picked) {
      const { min = 0 } = bounds(c);
      return picked.length >= min ? null : { code: "too-few", text: `at least ${min} must be chosen` };
    },
  };
}

/** Steps one after the other, at least one; the list that follows a path is empty where the path must end. */
export function route<C, const V extends string>(
  next: (c: C, path: readonly V[]) => Offer<V>,
  end: (c: C, path: readonly V[]) => Refusal | null = never,
): Param<C, readonly V[]> {
  return {
    kind: "route",
    ask(c, path: readonly V[]) {
      const offer = next(c, path);
      return offer.length > 0 || path.length === 0 ? pick(offer) : null;
    },
    stop: (c, path: readonly V[]) =>
      path.length === 0 ? { code: "too-few", text: "at least one step is needed" } : end(c, path),
  };
}

/**
 * Rows of several params each; `of` gives the params of the next row, or null when no row may follow. A row begins
 * with a single value (no list), so that "one more or done" is one question. Annotate `rows` with the row's type.
 */
export function rows<C, R>(
  of: (c: C, rows: readonly R[]) => Group<R> | null,
  stop: (c: C, rows: readonly R[]) => Refusal | null = never,
): Param<C, readonly R[]> {
  return { kind: "rows", ask: of, stop };
}

/** Whether a param takes a list. */
export const isList = (param: Param<never, unknown>): boolean =>
  param.kind === "subset" || param.kind === "route" || param.kind === "rows";
