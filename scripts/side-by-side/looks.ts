/** What was looked at, by what it is: each as JSON, or what it threw. */
export type Looks = ReadonlyMap<string, string>;

/** Something that two checkouts do not agree about. */
export interface Difference {
  /** "us, prompt" */
  readonly look: string;
  /** The member that differs first: "facts.1". */
  readonly path: string;
  readonly there: string;
  readonly here: string;
}

/** Notes looks one after the other; one that throws is one, too. */
export class Looker {
  readonly looks = new Map<string, string>();

  see(name: string, look: () => unknown): void {
    this.looks.set(name, textOf(look));
  }
}

function textOf(look: () => unknown): string {
  try {
    return JSON.stringify(look()) ?? "nothing";
  } catch (error) {
    return JSON.stringify({ thrown: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
}

/** What differs, the first of each look. */
export function differences(there: Looks, here: Looks): readonly Difference[] {
  const names = [...new Set([...there.keys(), ...here.keys()])];
  return names.flatMap((look) => {
    const [was, is] = [there.get(look), here.get(look)];
    return was === is ? [] : [{ look, ...firstDifference(was, is) }];
  });
}

/** How much of a value is shown. */
const LONGEST = 300;

function firstDifference(was: string | undefined, is: string | undefined): Omit<Difference, "look"> {
  let [there, here] = [read(was), read(is)];
  const path: string[] = [];
  while (isWhole(there) && isWhole(here)) {
    const [one, other]: readonly [Members, Members] = [there, here];
    const key = [...Object.keys(one), ...Object.keys(other)].find((name) => shown(one[name]) !== shown(other[name]));
    if (key === undefined) break; // the same members in another order
    path.push(key);
    [there, here] = [one[key], other[key]];
  }
  const short = (value: unknown): string => shown(value).slice(0, LONGEST);
  return { path: path.join("."), there: short(there), here: short(here) };
}

type Members = { readonly [key: string]: unknown };

const isWhole = (value: unknown): value is Members => typeof value === "object" && value !== null;
const shown = (value: unknown): string => JSON.stringify(value) ?? "nothing";

function read(text: string | undefined): unknown {
  return text === undefined || text === "nothing" ? undefined : JSON.parse(text);
}
