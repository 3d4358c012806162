/** Guards a game's words and pictures: a member that throws is reported, and a stand-in takes its place. */
import { PackError } from "./pack.ts";
import { Refused } from "./refusal.ts";

/** Is told of a member that threw: its name, such as "guide.notice", and what it threw. */
export type Report = (member: string, error: unknown) => void;

/** Data; or a rule, which refuses the one act that it throws in. */
export const AS_IS = "as it is";

/** What takes the place of a result, made from what was asked; `this` is the object that the member belongs to. */
type StandIn<T, A extends readonly unknown[], R> = (this: T, ...asked: A) => R;

/** A guard of its own kind, for a function that is found in `owner`. */
export interface OwnGuard<T, F> {
  bind(owner: T, call: F, name: string, report: Report): F;
}

/** How each member of an object is guarded: of lists one by one, of objects their own members. */
export type Guards<T> = {
  readonly [M in keyof T as M extends `_${string}` ? never : M]-?: Guard<T, NonNullable<T[M]>>;
};

type Guard<T, M> =
  | typeof AS_IS
  | (M extends (...asked: infer A) => infer R
      ? StandIn<T, A, R> | OwnGuard<T, M>
      : M extends readonly (infer E)[]
        ? Guards<E>
        : M extends object
          ? Guards<M>
          : never);

type Loose = Readonly<Record<string, unknown>>;
type Member = (this: unknown, ...asked: unknown[]) => unknown;
/** What a report is bound to a piece of a game with. */
type Bind<T> = (report: Report) => T;

/** Whom a guarded view reports to. */
const REPORT = Symbol("report");

/**
 * Looks at an object through guards: what throws is reported, and its stand-in given. Made once for an object, bound to as
 * many reports as there are campaigns: a bound view costs no more than what is asked of it. Refusals pass.
 */
export function guardedBy<T extends object>(whole: T, guards: Guards<T>, path = ""): Bind<T> {
  const shape = Object.create(Object.getPrototypeOf(whole), Object.getOwnPropertyDescriptors(whole)) as object;
  for (const [name, guard] of Object.entries(guards)) {
    const member: unknown = Reflect.get(whole, name);
    if (guard === AS_IS || member === undefined || member === null) continue;
    onceAsked(shape, name, binding(whole, member, guard, `${path}${name}`));
  }
  return (report) => Object.create(shape, { [REPORT]: { value: report } }) as T; // the same members, behind guards
}

/** Each view makes a member of its own when it is first asked for it. */
function onceAsked(shape: object, name: string, bind: Bind<unknown>): void {
  Object.defineProperty(shape, name, {
    configurable: true,
    enumerable: true,
    get(this: { readonly [REPORT]: Report }) {
      const value = bind(this[REPORT]);
      Object.defineProperty(this, name, { value, enumerable: true });
      return value;
    },
  });
}

function binding(whole: object, member: unknown, guard: unknown, path: string): Bind<unknown> {
  if (typeof member === "function") {
    const call = (member as Member).bind(whole);
    if (typeof guard === "function") {
      const standIn = (guard as Member).bind(whole); // its type says that it fits
      return (report) => guarded(path, call, standIn, report);
    }
    const own = guard as OwnGuard<object, Member>; // functions have no others
    return (report) => own.bind(whole, call, path, report);
  }
  const guards = guard as Guards<Loose>; // lists and objects have nothing else
  if (!Array.isArray(member)) return guardedBy(member as Loose, guards, `${path}.`);
  const each = (member as readonly Loose[]).map((one, i) => guardedBy(one, guards, `${path}.${nameOf(one, i)}.`));
  return (report) => each.map((bind) => bind(report));
}

const nameOf = ({ name }: Loose, at: number): string => (typeof name === "string" ? name : String(at));

const isRefusal = (error: unknown): boolean => error instanceof Refused || error instanceof PackError;

/** A function that gives its stand-in's result where it throws. */
export function guarded<A extends readonly unknown[], R>(
  name: string,
  call: (...asked: A) => R,
  standIn: (...asked: A) => R,
  report: Report,
): (...asked: A) => R {
  return (...asked) => {
    try {
      return call(...asked);
    } catch (error) {
      if (isRefusal(error)) throw error;
      report(name, error);
      return standIn(...asked);
    }
  };
}

/** What it was when it was last known; before that, `first`. For what everyone sees: whoever asks next is given it. */
export const lastKnown = <T, A extends readonly unknown[], R>(first: R): OwnGuard<T, (...asked: A) => R> => ({
  bind(_, call, name, report) {
    let last = first;
    const known = guarded(name, call, () => last, report);
    return (...asked) => {
      last = known(...asked);
      return last;
    };
  },
});
