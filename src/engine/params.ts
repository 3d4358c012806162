/** The params that actions, rows, orders and options ask for: their kinds, options and conditions. */
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

/** What people read of an option. */
type Words = Pick<Option, "label" | "group" | "description" | "detail">;

/** What forms look at: a view, or only the content where there is no game yet. */
export interface Sight {
  readonly content?: unknown;
  readonly table?: unknown;
  readonly seat?: unknown;
  readonly hand?: unknown;
  readonly controllers?: unknown;
  readonly terse?: true | undefined;
}

/** The same, with what is chosen so far. Member by member: a spread takes far longer, and every submit waits for some. */
export const choosing = <P>({ content, table, seat, hand, controllers, terse }: Sight, params: P) =>
  ({ content, table, seat, hand, controllers, terse, params }) as const;

/** The same view, only for a look at values and refusals. */
export const terse = <V extends Sight>(view: V): V & { readonly terse: true } => {
  const { content, table, seat, hand, controllers } = view;
  return { content, table, seat, hand, controllers, terse: true } as V & { readonly terse: true }; // a view has no other members
};

/** The words of an option, made only where somebody reads them: most lists are gone through just to check one answer. */
export const worded = (c: { readonly terse?: true }, words: () => Words): Words => (c.terse ? {} : words());

/**
 * Values, and what there is to say of each: one answer is checked by its own option, the list of all is made only where
 * somebody reads it. `order`: in which order people read them, where that is not the order of the values.
 */
export interface Offered<V extends string = string> {
  readonly values: readonly V[];
  option(value: V): Option<V>;
  order?(values: readonly V[]): readonly V[];
}

/** What a param wants next: pick one of a list, a whole number within bounds (`more`: why none above), or a line of text. */
export type Input =
  | { readonly kind: "pick"; readonly options: readonly Option[]; readonly offered?: Offered }
  | { readonly kind: "integer"; readonly min: number; readonly max: number; readonly more?: Refusal }
  | { readonly kind: "text"; readonly max: number };

export type ParamKind = "choice" | "integer" | "text" | "subset" | "ranking" | "route" | "rows";

/**
 * One parameter of an action. `ask` gives the input that follows what is picked so far, or null when nothing more
 * may follow; `stop` says why a list may not end here. `C` is what the inputs may look at: a seat's view and the
 * params before this one.
 */
export interface Param<C, V> {
  readonly kind: ParamKind;
  readonly _v?: V;
  /** Why a value is not among the choices, in the game's own words; null or left out: the engine says it. */
  unlisted?(c: C, word: string): Refusal | null;
  /** Why a list may not have this many members, likewise. */
  surplus?(c: C, size: number): Refusal | null;
  /** Routes of a large map: a good way to every end, where the game can say it sooner than all ways can be tried. */
  ways?(c: C): readonly (readonly string[])[];
  /** Rows: what a whole row says, in the game's own words; null or left out: its answers say it. */
  words?(c: C, row: never): string | null;
  ask(c: C, picked: readonly never[]): Input | Group<unknown> | null;
  stop(c: C, picked: readonly never[]): Refusal | null;
}

/** Named params in the order in which they are asked. */
export interface Group<P> {
  readonly entries: readonly Entry[];
  readonly _p?: P;
}

export interface Entry {
  readonly name: string;
  /** What earlier releases called it, the oldest name first. */
  readonly was?: readonly string[];
  /** The question in words, for menus. */
  readonly title: string;
  readonly when?: (c: never) => boolean;
  readonly param: Param<never, unknown>;
  /** What a sheet begins with where nothing was chosen yet; one that the rules refuse is as good as none. */
  readonly guess?: (c: never) => unknown;
  /** Where it is not asked: why this value cannot be said, in the game's words; null: it says what counts anyway. */
  readonly otherwise?: (c: never, value: unknown) => Refusal | null;
}

/** Why nothing can be said to a question that is not asked: in its own words, for nobody has written its name. */
export const notAsked = ({ title }: Pick<Entry, "title">): Refusal => ({
  code: "malformed",
  text: `**${title}** is not asked now.`,
});

type Offer<V extends string> = readonly (V | Option<V>)[] | Offered<V>;
/** `few`, `many`: why a list of this many members is too short or too long, in the game's own words. */
type Size = {
  readonly min?: number;
  readonly max?: number;
  readonly few?: (size: number) => Refusal;
  readonly many?: (size: number) => Refusal;
};
/** Why a value is not among the choices, where the game knows better than the engine; null: it does not. */
type Unlisted<C> = (c: C, word: string) => Refusal | null;

export const isOffered = <V extends string>(offer: Offer<V>): offer is Offered<V> => !Array.isArray(offer);

/** The input that an offer makes: its list is made when somebody reads it. */
export function pick(offer: Offer<string>): Input {
  if (!isOffered(offer)) return { kind: "pick", options: offer.map((o) => (typeof o === "string" ? { value: o } : o)) };
  let options: readonly Option[] | null = null;
  return {
    kind: "pick",
    offered: offer,
    get options() {
      options ??= optionsOf(offer);
      return options;
    },
  };
}

/** The values in the order in which people read them. */
export const inReadingOrder = <V extends string>({ values, order }: Offered<V>): readonly V[] =>
  order ? order(values) : values;

/** The whole list. */
export const optionsOf = <V extends string>(offered: Offered<V>): readonly Option<V>[] =>
  inReadingOrder(offered).map((value) => offered.option(value));
const never = (): null => null;
const once = (picked: readonly unknown[], ask: () => Input): Input | null => (picked.length > 0 ? null : ask());

/** What a question is asked about: the same for everybody, or as the view gives it. */
type From<C, T> = T | ((c: C) => T);
const given = <C, T extends object>(from: From<C, T>, c: C): T => (typeof from === "function" ? from(c) : from);

/** One value of a list. */
export function choice<C, const V extends string>(of: From<C, Offer<V>>, unlisted: Unlisted<C> = never): Param<C, V> {
  return { kind: "choice", ask: (c, picked) => once(picked, () => pick(given(of, c))), stop: never, unlisted };
}

/** A whole number from min to max, both included; a third member says why it may not be more, where that is not plain. */
export function integer<C>(
  of: From<C, readonly [min: number, max: number, more?: Refusal]>,
  unlisted: Unlisted<C> = never,
): Param<C, number> {
  return {
    kind: "integer",
    ask: (c, picked) =>
      once(picked, () => {
        const [min, max, more] = given(of, c);
        return more ? { kind: "integer", min, max, more } : { kind: "integer", min, max };
      }),
    stop: never,
    unlisted,
  };
}

/** A line of at most `max` UTF-16 units. Text never changes the rules. */
export function text<C>(max: number): Param<C, string> {
  return { kind: "text", ask: (_, picked) => once(picked, () => ({ kind: "text", max })), stop: never };
}

/** Different members of a list in no order, `size` of them (none to all where it does not say). */
export function subset<C, const V extends string>(
  of: Members<C, V>,
  size: Sized<C> = {},
  unlisted: Unlisted<C> = never,
): Param<C, readonly V[]> {
  return different("subset", of, size, unlisted);
}

/** As a subset, but in the order given: targets by preference, Zones one after the other. */
export function ranking<C, const V extends string>(
  of: Members<C, V>,
  size: Sized<C> = {},
  unlisted: Unlisted<C> = never,
): Param<C, readonly V[]> {
  return different("ranking", of, size, unlisted);
}

type Members<C, V extends string> = Offer<V> | ((c: C, picked: readonly V[]) => Offer<V>);
type Sized<C> = From<C, Size>;

function different<C, V extends string>(
  kind: "subset" | "ranking",
  of: Members<C, V>,
  size: Sized<C>,
  unlisted: Unlisted<C>,
): Param<C, readonly V[]> {
  const bounds = (c: C): Size => given(size, c);
  return {
    kind,
    ask(c, picked: readonly V[]) {
      const { max } = bounds(c);
      if (max !== undefined && picked.length >= max) return null;
      const offer = typeof of === "function" ? of(c, picked) : of;
      if (isOffered(offer)) {
        const values = offer.values.filter((value) => !picked.includes(value));
        return values.length > 0 ? pick({ ...offer, values }) : null;
      }
      const left = offer.filter((o) => !picked.includes(typeof o === "string" ? o : o.value));
      return left.length > 0 ? pick(left) : null;
    },
    stop(c, picked) {
      const { min = 0, few } = bounds(c);
      if (picked.length >= min) return null;
      return few?.(picked.length) ?? { code: "too-few", text: tooFew(min, picked.length) };
    },
    surplus(c, size) {
      const { max = size, many } = bounds(c);
      return size > max ? (many?.(size) ?? null) : null;
    },
    unlisted,
  };
}

const tooFew = (min: number, chosen: number): string =>
  `Too few: at least ${min} must be chosen${chosen > 0 ? `, not ${chosen}` : ""}.`;

/**
 * Steps one after the other, at least one; the list that follows a path is empty where the path must end. `ways`: the
 * ways by which menus offer its ends, for maps of hundreds of spaces; those that the steps do not allow are left out.
 */
export function route<C, const V extends string>(
  next: (c: C, path: readonly V[]) => Offer<V>,
  end: (c: C, path: readonly V[]) => Refusal | null = never,
  ways?: (c: C) => readonly (readonly V[])[],
): Param<C, readonly V[]> {
  return {
    kind: "route",
    ...(ways ? { ways } : {}),
    ask(c, path: readonly V[]) {
      const offer = next(c, path);
      const { length } = isOffered(offer) ? offer.values : offer;
      return length > 0 || path.length === 0 ? pick(offer) : null;
    },
    stop: (c, path: readonly V[]) =>
      path.length === 0 ? { code: "too-few", text: "At least one step is needed." } : end(c, path),
  };
}

/**
 * Rows of several params each; `of` gives the params of the next row, or null when no row may follow. A row begins
 * with a single value (no list), so that "one more or done" is one input. Annotate `rows` with the row's type.
 * `words`: a row as a sentence; left out: its answers stand for it, one after the other.
 */
export function rows<C, R>(
  of: (c: C, rows: readonly R[]) => Group<R> | null,
  stop: (c: C, rows: readonly R[]) => Refusal | null = never,
  words?: (c: C, row: R) => string,
): Param<C, readonly R[]> {
  return { kind: "rows", ask: of, stop, ...(words ? { words } : {}) };
}

/** Whether a param takes a list. */
export const isList = ({ kind }: Param<never, unknown>): boolean => isPicked(kind) || kind === "rows";

/** Whether it is a list of single choices, made one after the other. */
export const isPicked = (kind: ParamKind): boolean => kind === "subset" || kind === "ranking" || kind === "route";
