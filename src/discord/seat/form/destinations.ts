/** Where a route can end, and the shortest way to each end. */
import { type Entry, isAsked, type Option, type Refusal } from "#engine";
import type { Subject } from "../state/subject.ts";
import type { Field } from "./field.ts";

/** How many ways are considered, whatever they are; beyond, only those that `Looked` lets pass. */
const ALL_WAYS = 400;
/**
 * Larger maps are walked step by step, unless the game says the ways (`ways` of a route): here nothing is known of what
 * a step costs, so that a cheap way may be missed among dear ones of the same length.
 */
const MOST_WAYS = 4000;
/** Ways of the same length to the same space, and steps more than the shortest way there has: enough for roads around. */
const ALIKE = 2;
const DETOUR = 2;

/** Where a route can end, and the shortest way there: of several the one that is listed first. */
export interface Destination {
  readonly value: string;
  readonly labels: readonly string[];
  readonly path: readonly string[];
  /** The group of its last step. */
  readonly group?: string;
}

/** All ends of a route; null where there are too many ways to look at. */
export function goalsOf(subject: Subject, field: Field): readonly Destination[] | null {
  const entry = entryOf(subject, field);
  const from = (path: readonly string[]): FromThere => fromThere(subject, field, entry, path);
  const said = entry.param.ways?.({ ...subject.view, params: field.earlier } as never); // the entry was built for this context
  const ways = said ? saidWays(said, from) : shortestWays(from);
  return ways && ways.length > 0 ? ways : null;
}

/** What marks a step that goes on from where a route has got to: without it the end of another route is meant. */
export const ONWARD = ">";

/** The next steps of a route that may end where it is now: by these it goes another way than the shortest. */
export const onwardOf = ({ labels, next, value }: Field): readonly Option[] => {
  const last = labels.at(-1);
  if (last === undefined || value === null || next?.input.kind !== "pick") return [];
  return next.input.options
    .filter((o) => !o.refused)
    .map(({ value: step, label = step }) => ({
      value: `${ONWARD}${step}`,
      label: `…and on to ${label}`,
      description: [...labels, label].join(" → "),
      group: `On from ${last}`,
    }));
};

type From = (path: readonly string[]) => FromThere;
const START: Destination = { value: "", labels: [], path: [] };

/** Those of the ways that the steps allow, one to an end. */
function saidWays(said: readonly (readonly string[])[], from: From): readonly Destination[] {
  const known = new Map<string, FromThere>();
  const after = (path: readonly string[]): FromThere => {
    const key = path.join(" ");
    const there = known.get(key) ?? from(path);
    known.set(key, there);
    return there;
  };
  const goals = new Map<string, Destination>();
  for (const path of said) {
    let way: Destination | null = START;
    for (const [i, value] of path.entries()) {
      const option = after(path.slice(0, i)).open.find((one) => one.value === value);
      way = way && option ? extended(way, option) : null;
    }
    if (way && path.length > 0 && !goals.has(way.value) && after(path).stop === null) goals.set(way.value, way);
  }
  return [...goals.values()];
}

function shortestWays(from: From): readonly Destination[] | null {
  const goals = new Map<string, Destination>();
  const looked = new Looked();
  const ways = [START];
  for (const way of ways) {
    if (!looked.isNew(way)) continue;
    if (looked.count > MOST_WAYS) return null;
    const { open, stop } = from(way.path);
    if (way.path.length > 0 && stop === null && !goals.has(way.value)) goals.set(way.value, way);
    ways.push(...open.map((option) => extended(way, option)));
  }
  return [...goals.values()];
}

/** The ways looked at so far, the short ones first. */
class Looked {
  count = 0;
  readonly #shortest = new Map<string, number>();
  readonly #alike = new Map<string, number>();

  /** Whether a way may lead where none has led yet; if so, counts it. */
  isNew({ value, path }: Destination): boolean {
    const key = `${path.length} ${value}`;
    const alike = this.#alike.get(key) ?? 0;
    const shortest = this.#shortest.get(value) ?? path.length;
    if (this.count >= ALL_WAYS && (alike >= ALIKE || path.length > shortest + DETOUR)) return false;
    this.#alike.set(key, alike + 1);
    this.#shortest.set(value, shortest);
    this.count++;
    return true;
  }
}

const extended = ({ path, labels }: Destination, { value, label = value, group }: Option): Destination => ({
  value,
  labels: [...labels, label],
  path: [...path, value],
  ...(group === undefined ? {} : { group }),
});

interface FromThere {
  readonly open: readonly Option[];
  /** Why the route may not end there; null: it may. */
  readonly stop: Refusal | null;
}

/** Asked of the param itself: whole forms would be gone through for every way. */
function fromThere({ view }: Subject, { earlier }: Field, { param }: Entry, path: readonly string[]): FromThere {
  const c = { ...view, params: earlier };
  const picked = path as readonly never[]; // steps that it has offered
  const question = param.ask(c as never, picked); // the entry was built for this context
  const options = question !== null && "kind" in question && question.kind === "pick" ? question.options : [];
  return { open: options.filter((o) => !o.refused), stop: param.stop(c as never, picked) };
}

function entryOf({ form, view }: Subject, { name, earlier }: Field): Entry {
  const entry = form.entries.find((one) => one.name === name && isAsked(one, { ...view, params: earlier }));
  if (!entry) throw new Error(`the form does not ask for ${name}`);
  return entry;
}
