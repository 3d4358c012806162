import { type Action, type Definition, game, rulebook } from "#engine";
import { raidersSubject } from "./games/raiders/index.ts";
import type { Raiders } from "./games/raiders/table.ts";
import { type Scouts, scoutsSubject } from "./games/scouts.ts";
import type { Summit } from "./games/summit/index.ts";
import { type Subject, uphold, Violation } from "./index.ts";
import type { Claim } from "./play.ts";

export const { action, procedure } = game<Scouts>();
export const { definition } = scoutsSubject.book;
const content = { spaces: 7, ranks: [1, 2, 3, 4], mines: 2 };

/** Scouts with something wrong. */
export function broken(change: Partial<Definition<Scouts>>, traits: Partial<Subject<Scouts>> = {}): Subject<Scouts> {
  const book = rulebook({ ...definition, ...change }, content, "broken");
  return { ...scoutsSubject, ...traits, book, games: 96 };
}

/** Raiders with something wrong: a game with sheets of rows and plans of them. */
export function brokenRaiders(change: Partial<Definition<Raiders>>): Subject<Raiders> {
  const { definition: raiders, content: zones } = raidersSubject.book;
  const book = rulebook({ ...raiders, ...change }, zones as Raiders["Content"], "broken"); // nobody writes to it
  return { ...raidersSubject, book, games: 24 };
}

/** The actions, with one that does something more. */
export const doing = (
  name: string,
  more: (a: Parameters<Action<Scouts>["apply"]>[0]) => void,
): Partial<Definition<Scouts>> => ({
  actions: definition.actions.map((original) =>
    original.name !== name
      ? original
      : {
          ...original,
          apply: (a) => {
            original.apply(a);
            more(a);
          },
        },
  ),
});

/** The actions, with another one in the place of `advance`. */
export const advancing = (other: Action<Scouts>): Partial<Definition<Scouts>> => ({
  actions: [other, ...definition.actions.filter(({ name }) => name !== "advance")],
});

export const variant = { label: "default options", options: definition.defaults };

/** What the kit says against a game; its claim looks at every position. */
export function found<T extends Scouts | Summit | Raiders>(subject: Subject<T>, claim: () => Claim<T>): Violation {
  const { every: _, ...always } = claim();
  try {
    uphold(subject, { label: "default options", options: subject.book.definition.defaults }, always);
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
  throw new Error("the kit found nothing");
}
