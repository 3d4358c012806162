/**
 * Many values that share most of their parts as one short text: each part is in it once, and long lists as how they
 * differ from one before.
 */
import { type Edit, editsOf } from "./edits.ts";
import { DIGITS, EDITED, ESCAPE, type Interned, JOINED, POINTER, POINTS } from "./interned.ts";
import { pointsText } from "./points.ts";

/** Strings up to this length are no longer than what points to them; longer texts are cut into pieces. */
const SHORT = 5;
const LONG = 80;
/** Behind the end of a line, and of what says something by itself. */
const CUTS = /(?<=\n|[.;:] )/;

/**
 * A list of more items is compared with some that lay under the same name; it must have a part of its items in common
 * with one.
 */
const FEW = 5;
const COMPARED = 24;
const IN_COMMON = 0.3;

/** What means itself wherever it is. */
type Literal = null | boolean | number | string;
type Item = Literal | Part;

interface Part {
  readonly number: number;
  /** How many others have it, or are made of it. */
  uses: number;
  readonly what:
    | { readonly kind: "text" | "points"; readonly text: string }
    | { readonly kind: "joined"; readonly pieces: Part }
    | { readonly kind: "list"; readonly items: readonly Item[] }
    | { readonly kind: "record"; readonly keys: readonly string[]; readonly members: readonly Item[] };
  /** For a list: what makes it from an earlier one. */
  readonly made: { readonly of: Part; readonly by: readonly Edit<Item>[] } | null;
}

/** Values as one text; members that are undefined are left out, as JSON leaves them out. */
export function interned(values: readonly unknown[]): string {
  const parts = new Parts();
  const items = values.map((value) => parts.take(value, ""));
  return written(items);
}

/** Every part that values have, each once. */
class Parts {
  readonly #known = new Map<string, Part>();
  /** Objects that are part of many values are examined once. */
  readonly #seen = new WeakMap<object, Item>();
  readonly #lists = new Map<string, Part[]>();
  readonly #shapes = new Shapes();

  /** `under`: the name of the member in which it lies. */
  take(value: unknown, under: string): Item {
    if (typeof value === "string") return this.#text(value, under);
    if (typeof value !== "object" || value === null) return value as Literal; // everything else is no JSON
    const seen = this.#seen.get(value);
    if (seen !== undefined) return seen;
    const item = Array.isArray(value) ? this.#list(value, under) : this.#record(value);
    this.#seen.set(value, item);
    return item;
  }

  #text(text: string, under: string): Item {
    if (text.length <= SHORT) return text;
    const pieces = text.length > LONG ? text.split(CUTS) : [];
    if (pieces.length < 2) return this.#part(`"${text}`, () => ({ kind: "text", text }));
    const list = this.#listOf(
      pieces.map((piece) => this.#text(piece, "")),
      under,
    );
    return this.#part(`+${list.number}`, () => ({ kind: "joined", pieces: list }));
  }

  #list(list: readonly unknown[], under: string): Item {
    const text = pointsText(list);
    if (text !== null) return this.#part(`.${text}`, () => ({ kind: "points", text }));
    return this.#listOf(
      list.map((value) => this.take(value, under)),
      under,
    );
  }

  #listOf(items: readonly Item[], under: string): Part {
    const many = items.length > FEW;
    return this.#part(
      `[${items.map(nameOf).join()}`,
      () => ({ kind: "list", items }),
      () => (many ? this.#madeOf(items, under) : null),
      (part) => many && this.#listsUnder(under).push(part),
    );
  }

  #record(record: object): Item {
    const entries = Object.entries(record).filter(([, member]) => member !== undefined);
    const keys = entries.map(([key]) => key);
    const members = entries.map(([key, member]) => this.take(member, key));
    return this.#part(`{${this.#shapes.numberOf(keys)}:${members.map(nameOf).join()}`, () => ({
      kind: "record",
      keys,
      members,
    }));
  }

  #listsUnder(name: string): Part[] {
    const lists = this.#lists.get(name) ?? [];
    this.#lists.set(name, lists);
    return lists;
  }

  /** Based on the list that has most in common with it. */
  #madeOf(items: readonly Item[], under: string): Part["made"] {
    const own = new Set(items);
    let [best, most]: [Part | null, number] = [null, items.length * IN_COMMON];
    for (const part of this.#listsUnder(under).slice(-COMPARED)) {
      let common = 0;
      for (const item of itemsOf(part)) if (own.has(item)) common++;
      if (common > most) [best, most] = [part, common];
    }
    const by = best && editsOf(itemsOf(best), items);
    return best && by ? { of: best, by } : null;
  }

  #part(
    key: string,
    what: () => Part["what"],
    made: () => Part["made"] = () => null,
    begun: (part: Part) => unknown = () => null,
  ): Part {
    const known = this.#known.get(key);
    if (known) return known;
    const part = { number: this.#known.size, uses: 0, what: what(), made: made() };
    this.#known.set(key, part);
    begun(part);
    return part;
  }
}

/** Numbers the lists of names that records have: there are few, and each is met thousands of times. */
class Shapes {
  readonly #root: Shape = { number: 0, longer: new Map() };
  #count = 0;

  numberOf(names: readonly string[]): number {
    let shape = this.#root;
    for (const name of names) {
      const longer = shape.longer.get(name) ?? { number: ++this.#count, longer: new Map() };
      shape.longer.set(name, longer);
      shape = longer;
    }
    return shape.number;
  }
}

interface Shape {
  readonly number: number;
  /** By the next name. */
  readonly longer: Map<string, Shape>;
}

const isPart = (item: Item): item is Part => typeof item === "object" && item !== null;
const nameOf = (item: Item): string => (isPart(item) ? `#${item.number}` : JSON.stringify(item));
const itemsOf = ({ what }: Part): readonly Item[] => (what.kind === "list" ? what.items : []);

/** What a part is written with. */
function within({ what, made }: Part): readonly Item[] {
  if (made) return [made.of, made.of, ...made.by.flatMap((edit) => (typeof edit === "number" ? [] : edit))]; // it is pointed to
  if (what.kind === "list") return what.items;
  if (what.kind === "record") return what.members;
  return what.kind === "joined" ? [what.pieces] : [];
}

function written(values: readonly Item[]): string {
  countUses(values);
  const parts: unknown[] = [];
  const numbers = new Map<Part, number>();
  const put = (item: Item): unknown => {
    if (!isPart(item)) return typeof item === "string" ? escaped(item) : item;
    if (item.uses < 2) return body(item);
    const known = numbers.get(item);
    const number = known ?? parts.push(body(item)) - 1;
    numbers.set(item, number);
    return `${POINTER}${number.toString(DIGITS)}`;
  };
  const body = ({ what, made }: Part): unknown => {
    if (made)
      return [EDITED, put(made.of), ...made.by.map((edit) => (typeof edit === "number" ? edit : edit.map(put)))];
    switch (what.kind) {
      case "text":
        return escaped(what.text);
      case "points":
        return `${POINTS}${what.text}`;
      case "joined":
        return [JOINED, put(what.pieces)];
      case "list":
        return what.items.map(put);
      case "record":
        return Object.fromEntries(what.keys.map((key, i) => [key, put(what.members[i] ?? null)]));
    }
  };
  return JSON.stringify({ values: values.map(put), parts } satisfies Interned);
}

function countUses(values: readonly Item[]): void {
  for (const item of values) {
    if (!isPart(item)) continue;
    item.uses++;
    if (item.uses === 1) countUses(within(item));
  }
}

const escaped = (text: string): string =>
  text.startsWith(POINTER) || text.startsWith(ESCAPE) ? `${ESCAPE}${text}` : text;
