/** How a game declares a question: what answers it, what people read and press, what counts when the time is up. */
import type { Action } from "./action.ts";
import type { Decision, Default, Move } from "./decision.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Premise, Prompt, Shortcut } from "./guide.ts";
import type { Params } from "./inputs.ts";
import type { OpenOffer } from "./offers.ts";
import type { Ask, Askable } from "./procedure.ts";
import type { Seat } from "./values.ts";
import type { ReactionWindow } from "./windows.ts";

/** A complete answer with a name; without one it is called what its action calls it. */
export interface NamedAnswer extends Omit<Shortcut, "label" | "open"> {
  readonly label?: string;
}

/** An answer that may lie on the public post: whoever is asked has it, whatever the hands hold. See `handDecides`. */
export type OpenAnswer = Omit<Shortcut, "open">;

/**
 * One question of the rules, with everything that is known of it: what answers it, what people read and press, what counts
 * when the time is up. `C` is what it is about, which `about` finds and all that follows is given.
 */
export interface Spec<G extends GameTypes, C> {
  readonly actions: readonly Action<G>[];
  /** Those of them that whoever asks may leave out; the others are there every time. */
  readonly sometimes?: readonly Action<G>[];
  /** What is open, as the seat sees it; null: nothing is. Left out where the view says it all. */
  readonly about?: (view: View<G>) => C | null;
  readonly prompt: (view: View<G>, about: C) => Prompt;
  /** The likeliest first. */
  readonly answers?: (view: View<G>, about: C) => readonly NamedAnswer[];
  /** Listed after those only for the seat, unless `openFirst`. */
  readonly openAnswers?: (view: PublicView<G>) => readonly OpenAnswer[];
  readonly openFirst?: boolean;
  /** The hand decides what is answered: everybody's answers do not lie on the public post, where they would be given unseen. */
  readonly handDecides?: boolean;
  /** What happens at a deadline. Always legal. */
  readonly fallback: (view: View<G>, about: C) => Default;
  /** Left out where it cannot be answered before it is asked. */
  readonly ahead?: Coming<G, C>;
}

/** How a question is answered before it is asked. */
export interface Coming<G extends GameTypes, C> {
  /** What the seat would see if it were asked now, once for each such question that is to come. */
  readonly views: (view: View<G>) => readonly View<G>[];
  readonly title: (view: View<G>, about: C) => string;
  readonly premise: (view: View<G>, about: C) => Premise;
  /** What is to be read with the prompt as long as it is not asked. */
  readonly facts?: (view: View<G>, about: C) => readonly string[];
  /** The one of its actions that can be done ahead; left out: the first. */
  readonly action?: Action<G>;
  /** See `Guide.mended`. */
  readonly mended?: (view: View<G>, about: C, move: Move) => Move | null;
}

/** A question that several may answer at once: each waits for nobody, and it stays the same one while it is put again. */
interface Together {
  readonly together?: boolean;
}

/** Where seats may react: the window, which other questions may share, and what lets it pass. */
interface Windowed<G extends GameTypes> {
  readonly window: ReactionWindow<G>;
  readonly pass: Action<G>;
  /** Whether it is also put as a turn, to a seat whose turn it is anyway; what lets a window pass is an answer there, too. */
  readonly inTurn?: boolean;
}

/** A kind of proposal, as one of its seats is asked about it: it waits for nobody. */
export interface OfferSpec<G extends GameTypes, C extends Identified>
  extends Omit<Spec<G, C>, "sometimes" | "about" | "openAnswers" | "openFirst" | "handDecides" | "ahead"> {
  /** Those of this kind that concern the viewing seat. */
  readonly open: (view: View<G>) => readonly C[];
  /** Where terms are public, all proposals that are open: one kind says it for the others. */
  readonly known?: (view: PublicView<G>) => readonly C[];
  /** Between whom, and one line that says what it is, as far as the viewer knows. */
  readonly offer: (view: View<G> | PublicView<G>, about: C) => Pick<OpenOffer, "from" | "seats" | "awaits" | "text">;
  /** The param that names it in all actions. */
  readonly param: string;
  /** See `Guide.counter`. */
  readonly counter?: (view: View<G>, about: C) => Move | null;
}

/** By `offerId`. */
interface Identified {
  readonly id: string;
}

/** A declared question, whose `C` only advice and orders still see, by its type. */
export interface Question<G extends GameTypes, N extends string = string, C = unknown> extends Askable {
  readonly name: N;
  readonly _about?: C;
  readonly kind: Decision["kind"];
  readonly actions: readonly Action<G>[];
  readonly window: ReactionWindow<G> | null;
  readonly pass: Action<G> | null;
  /** What it may look like while it is open: these are how it is recognized. */
  readonly looks: readonly Looks[];
  /** As it is put to a seat; null: nothing of the kind is open. */
  opened(view: View<G>, preset: Params): Opened | null;
  readonly openFirst: boolean;
  readonly handDecides: boolean;
  openAnswers(view: PublicView<G>): readonly OpenAnswer[];
  /** What the seat would see if it were asked now, for questions that can be answered ahead. */
  comingViews(view: View<G>): readonly View<G>[];
  /** The open offers of a proposal. See `Definition.offers`. */
  offers(view: View<G> | PublicView<G>): readonly OpenOffer[];
}

/** What the kernel keeps of an open question. */
export type Looks = Pick<Decision, "kind" | "window" | "actions">;

/** A question with what it is about. */
export interface Opened {
  readonly about: unknown;
  prompt(): Prompt;
  answers(): readonly NamedAnswer[];
  fallback(): Default;
  counter(): Move | null;
  /** Null: it cannot be answered before it is asked. */
  coming(): ToCome | null;
  mended(move: Move): Move | null;
}

/** A question that is to come. */
interface ToCome {
  readonly title: string;
  readonly premise: Premise;
  prompt(): Prompt;
  /** Null: the first of the question's. */
  readonly action: string | null;
}

/** Binds the declarations of questions to a game's types. */
export const questions = <G extends GameTypes>() => ({
  /** Each of the seats acts at once; then the next stage runs. */
  turn: <const N extends string, C>(name: N, spec: Spec<G, C> & Together): Question<G, N, C> =>
    declared(name, "turn", spec),

  /** All answer in secret; when the last answer is in, all are opened. */
  sealed: <const N extends string, C>(name: N, spec: Spec<G, C>): Question<G, N, C> => declared(name, "sealed", spec),

  /** Any seat may react at once; passes are kept until somebody does. */
  window: <const N extends string, C>(name: N, spec: Spec<G, C> & Windowed<G> & Together): Question<G, N, C> =>
    declared(name, "window", spec),

  /** All answer in secret, and the first play in the order of seats counts. */
  reaction: <const N extends string, C>(name: N, spec: Spec<G, C> & Omit<Windowed<G>, "inTurn">): Question<G, N, C> =>
    declared(name, "reaction", spec),

  offer: <const N extends string, C extends Identified>(name: N, spec: OfferSpec<G, C>): Question<G, N, C> =>
    offered(name, spec),
});

const noViews = (): [] => [];

type AnySpec<G extends GameTypes, C> = Spec<G, C> & Partial<Windowed<G>> & Together;

/** What it is to the kernel. */
function askOf<G extends GameTypes>(
  { window, pass, together }: Partial<Windowed<G>> & Together,
  kind: Ask["kind"],
  seats: readonly Seat[],
  actions: readonly string[],
): Ask {
  const shared = together === undefined ? {} : { together };
  if (kind === "turn") return { kind, seats, actions, ...shared };
  if (kind === "sealed" || !window || !pass) return { kind: "sealed", seats, actions };
  const windowed = { window: window.name, pass: pass.name };
  return kind === "window" ? { kind, seats, actions, ...windowed, ...shared } : { kind, seats, actions, ...windowed };
}

/** All that it may look like: in each kind, with and without what it has only sometimes. */
function looksOf<G extends GameTypes, C>(kind: Ask["kind"], { actions, ...spec }: AnySpec<G, C>): readonly Looks[] {
  const { sometimes = [], window, inTurn = false } = spec;
  const lists = sometimes.reduce<readonly (readonly Action<G>[])[]>(
    (all, action) => all.flatMap((list) => [list, list.filter((one) => one !== action)]),
    [actions],
  );
  const kinds: readonly Ask["kind"][] = inTurn ? [kind, "turn"] : [kind];
  return kinds.flatMap((one) =>
    lists.map((list) => ({ kind: one, window: one === "turn" ? null : (window?.name ?? null), actions: names(list) })),
  );
}

const names = <G extends GameTypes>(actions: readonly Action<G>[]): readonly string[] =>
  actions.map(({ name }) => name);

function declared<G extends GameTypes, N extends string, C>(
  name: N,
  kind: Ask["kind"],
  spec: AnySpec<G, C>,
): Question<G, N, C> {
  const { actions, window = null, pass = null, about, openAnswers = noViews, ahead, sometimes = [], inTurn } = spec;
  if (pass && !actions.includes(pass)) throw new Error(`${name}: ${pass.name} passes, but is none of its actions`);
  return {
    name,
    kind,
    actions,
    window,
    pass,
    looks: looksOf(kind, spec),
    asked(seats, { without = [], as = kind } = {}) {
      const lost = without.find((action) => !sometimes.some((one) => one.name === action.name));
      if (lost) throw new Error(`${name} is never asked without ${lost.name}`);
      if (as !== kind && !inTurn) throw new Error(`${name} is never asked as a ${as}`);
      const left = actions.filter((action) => !without.some((one) => one.name === action.name));
      return askOf(spec, as, seats, names(left));
    },
    opened(view) {
      if (!about) return new OpenedTo(spec, view, undefined as C); // without `about`, nothing looks at it
      const open = about(view);
      return open === null ? null : new OpenedTo(spec, view, open);
    },
    openFirst: spec.openFirst ?? false,
    handDecides: spec.handDecides ?? false,
    openAnswers,
    comingViews: ahead?.views ?? noViews,
    offers: noViews,
  };
}

function offered<G extends GameTypes, N extends string, C extends Identified>(
  name: N,
  spec: OfferSpec<G, C>,
): Question<G, N, C> {
  const { actions, open, known = noViews, offer, param } = spec;
  return {
    name,
    kind: "offer",
    actions,
    window: null,
    pass: null,
    looks: [{ kind: "offer", window: null, actions: names(actions) }],
    asked() {
      throw new Error(`${name}: an offer is not asked, it lies open`);
    },
    opened(view, preset) {
      const meant = open(view).find(({ id }) => id === preset[param]);
      return meant ? new OpenedTo(spec, view, meant) : null;
    },
    openFirst: false,
    handDecides: false,
    openAnswers: noViews,
    comingViews: noViews,
    offers: (view) => {
      const [all, can] = view.seat === null ? [known(view), []] : [open(view), names(actions)];
      return all.map((one) => ({ id: one.id, ...offer(view, one), actions: can, param }));
    },
  };
}

type Answered<G extends GameTypes, C> = Pick<Spec<G, C>, "prompt" | "answers" | "fallback" | "ahead"> &
  Pick<OfferSpec<G, C & Identified>, "counter">;

/** A class, for pages make many. */
class OpenedTo<G extends GameTypes, C> implements Opened {
  readonly about: C;
  readonly #spec: Answered<G, C>;
  readonly #view: View<G>;

  constructor(spec: Answered<G, C>, view: View<G>, about: C) {
    this.#spec = spec;
    this.#view = view;
    this.about = about;
  }

  prompt(): Prompt {
    return this.#spec.prompt(this.#view, this.about);
  }

  answers(): readonly NamedAnswer[] {
    return this.#spec.answers?.(this.#view, this.about) ?? [];
  }

  fallback(): Default {
    return this.#spec.fallback(this.#view, this.about);
  }

  counter(): Move | null {
    return this.#spec.counter?.(this.#view, this.about as C & Identified) ?? null; // only offers have one
  }

  coming(): ReturnType<Opened["coming"]> {
    const { ahead } = this.#spec;
    if (!ahead) return null;
    return {
      title: ahead.title(this.#view, this.about),
      premise: ahead.premise(this.#view, this.about),
      prompt: () => {
        const { question, facts } = this.prompt();
        return { question, facts: [...facts, ...(ahead.facts?.(this.#view, this.about) ?? [])] };
      },
      action: ahead.action?.name ?? null,
    };
  }

  mended(move: Move): Move | null {
    return this.#spec.ahead?.mended?.(this.#view, this.about, move) ?? null;
  }
}
