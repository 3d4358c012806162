/** What a game's action is and how it is declared: its name, its params one by one, and what it does. */
import type { GameTypes, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import { choice, type Entry, type Group, type Option, type Param } from "./params.ts";
import type { RulesContext } from "./procedure.ts";
import type { Reason, Refusal } from "./refusal.ts";
import type { Seat } from "./values.ts";

export type Ctx<G extends GameTypes, P> = View<G> & { readonly params: P };

export type Apply<G extends GameTypes, P> = RulesContext<G> & { readonly seat: Seat; readonly params: P };

/** Something that a seat can do: a name, ordered params, and what it does. */
export interface Action<G extends GameTypes, P = unknown> extends Group<P> {
  readonly name: string;
  /** What earlier releases called it, the oldest name first. */
  readonly was: readonly string[];
  readonly title: string;
  readonly help: string;
  /** Also a subcommand of its own, besides the menus. */
  readonly common: boolean;
  /** Not among the choices of pages: it is typed, or has a control of its own there. */
  readonly typed: boolean;
  /** A question to answer with yes before it is done, for what cannot be taken back: conceding, removing somebody. */
  readonly confirm: string | null;
  /** What is settled where this was done for a seat whose time was over, as everyone may know it: "no further moves". Null: its title says it. */
  readonly timedOut: string | null;
  /** One of many of its kind in a step: the menu that adds it as a row to the step's sheet. Null: no row. */
  readonly menu: string | null;
  /** It makes a deal with another seat, or offers one: nobody does that for a seat that they only mind. */
  readonly deal: boolean;
  /** It ends a step of several actions: done at the end of a sheet, and put before an order that belongs to the next step. */
  readonly ends: boolean;
  /**
   * What its params add up to, where they are all whole numbers, one for each kind: pages count them up, a button a
   * kind. Null: it is no such form.
   */
  total(view: View<G>): number | null;
  /** Whole or half answers with a name, which fill its sheet; `params` holds what is chosen so far. */
  presets(c: View<G> & { readonly params: Params }): readonly Preset[];
  /** What is worth knowing of what is chosen so far, a line each: sums on both sides, what is bad about it. */
  remarks(c: View<G> & { readonly params: Params }): readonly string[];
  /** Why it cannot be done at all now; null if it can. */
  when(view: View<G>): Refusal | null;
  /** Why a seat that is not asked for it cannot do it now, where there is more to say than that; null: nothing more. */
  whyNot(view: View<G>): Reason | null;
  /** What it is called with these choices, for a button; half of them may be missing. Null: its title and they say it. */
  label(view: View<G>, params: Params): string | null;
  apply(a: Apply<G, never>): void;
}

/** A button that fills a sheet: "2 for 2", "Truce". */
export interface Preset {
  readonly label: string;
  /** A few words beside the label in menus. */
  readonly description?: string;
  /** By name; params that it leaves out stay as they are. */
  readonly params: Params;
  readonly refused?: Refusal;
}

export interface Traits<G extends GameTypes> {
  /** Former names, the oldest first, which dice go by: what is stored under one of them is read as this action. */
  readonly was?: readonly string[];
  readonly help?: string;
  readonly common?: boolean;
  readonly typed?: boolean;
  readonly confirm?: string;
  readonly timedOut?: string;
  readonly menu?: string;
  readonly deal?: boolean;
  readonly ends?: boolean;
  readonly total?: (view: View<G>) => number;
  readonly presets?: (c: View<G> & { readonly params: Params }) => readonly Preset[];
  readonly remarks?: (c: View<G> & { readonly params: Params }) => readonly string[];
  readonly when?: (view: View<G>) => Refusal | null;
  readonly whyNot?: (view: View<G>) => Reason | null;
}

interface Head<G extends GameTypes> extends Traits<G> {
  readonly name: string;
  readonly title: string;
  readonly label?: Action<G>["label"];
}

/** What is asked after each of several choices. */
type Forms = { readonly [choice: string]: Group<unknown> };
type Filled<F> = F extends Group<infer P> ? P : never;
/** The choice, and the params that it brings: a union over the choices. */
type Variant<N extends string, F extends Forms> = {
  [K in keyof F & string]: { readonly [n in N]: K } & Filled<F[K]>;
}[keyof F & string];

/** Params of an action, a row or a form, built one by one; each sees those before it. */
export class Builder<P, G extends GameTypes> implements Group<P> {
  declare readonly _p?: P;
  readonly entries: readonly Entry[];
  readonly #head: Head<G> | null;

  constructor(head: Head<G> | null, entries: readonly Entry[] = []) {
    this.#head = head;
    this.entries = entries;
  }

  /** `title` is the question as menus put it; `guess` what a sheet begins with. */
  param<const N extends string, V>(
    name: N,
    title: string,
    p: Param<Ctx<G, P>, V>,
    guess?: (c: Ctx<G, P>) => V | undefined,
  ): Builder<P & { readonly [K in N]: V }, G> {
    return new Builder(this.#head, [...this.entries, { name, title, param: p as Entry["param"], ...guessed(guess) }]);
  }

  /** A param that is asked only when `when` holds, and absent otherwise. */
  optional<const N extends string, V>(
    name: N,
    title: string,
    when: (c: Ctx<G, P>) => boolean,
    p: Param<Ctx<G, P>, V>,
    guess?: (c: Ctx<G, P>) => V | undefined,
  ): Builder<P & { readonly [K in N]?: V }, G> {
    const entry = { name, title, when, param: p as Entry["param"], ...guessed(guess) };
    return new Builder(this.#head, [...this.entries, entry]);
  }

  /** Former names of the param before, the oldest first: what is stored under one of them is read as this param. */
  was(...names: readonly string[]): Builder<P, G> {
    const last = this.entries.at(-1);
    if (!last) throw new Error("no param to have had another name");
    return new Builder(this.#head, [...this.entries.slice(0, -1), { ...last, was: names }]);
  }

  /**
   * Where the param before is not asked: why a value of it cannot be said all the same, null for one that says what
   * counts anyway. A row that was filled in earlier may name it still.
   */
  otherwise(why: (c: Ctx<G, P>, value: unknown) => Refusal | null): Builder<P, G> {
    const last = this.entries.at(-1);
    if (!last) throw new Error("no param that could be asked");
    const entry = { ...last, otherwise: why as Exclude<Entry["otherwise"], undefined> }; // asked of exactly this context
    return new Builder(this.#head, [...this.entries.slice(0, -1), entry]);
  }

  /**
   * A choice that brings params of its own: the kind of a clause, then its terms. Their questions see the params before
   * the choice and the choice itself. In a row, different choices may give the same name to different params.
   */
  variants<const N extends string, F extends Forms>(
    name: N,
    title: string,
    options: (c: Ctx<G, P>) => readonly Option<keyof F & string>[],
    forms: F,
  ): Builder<P & Variant<N, F>, G> {
    const chosen = Object.entries(forms).flatMap(([value, { entries }]) =>
      entries.map((entry): Entry => {
        const isChosen = (c: { readonly params: { readonly [param: string]: unknown } }): boolean =>
          c.params[name] === value && (!entry.when || entry.when(c as never)); // the entry was built for this context
        return { ...entry, when: isChosen as Exclude<Entry["when"], undefined> };
      }),
    );
    const param = choice(options) as Entry["param"];
    return new Builder(this.#head, [...this.entries, { name, title, param }, ...chosen]);
  }

  /** What the action is called with its choices, for a button. `params`: what is chosen so far. */
  label(words: (view: View<G>, params: Partial<P>) => string | null): Builder<P, G> {
    if (!this.#head) throw new Error("only actions are called something");
    return new Builder({ ...this.#head, label: words as Action<G>["label"] }, this.entries); // its params are those of this form
  }

  /** Ends the action with what it does. */
  apply(f: (a: Apply<G, P>) => void): Action<G, P> {
    if (!this.#head) throw new Error("only actions are applied");
    const { name, was = [], title, help = "", common = false, typed = false } = this.#head;
    const { confirm = null, timedOut = null } = this.#head;
    const { menu = null, deal = false, ends = false, when = () => null, total = () => null } = this.#head;
    const { presets = () => [], remarks = () => [], whyNot = () => null, label = () => null } = this.#head;
    const form = { total, presets, remarks };
    const traits = { name, was, title, help, common, typed, confirm, timedOut, menu, deal, ends, when, whyNot, label };
    // the kernel passes params that this form's own questions accepted, so they have the type P
    return { ...traits, ...form, entries: this.entries, apply: (a) => f(a as Apply<G, P>) };
  }
}

/** The entry was built for exactly the context that its guess looks at. */
export const guessed = <C>(guess: ((c: C) => unknown) | undefined): Pick<Entry, "guess"> =>
  guess ? { guess: guess as Exclude<Entry["guess"], undefined> } : {};
