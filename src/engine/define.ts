/** How a game is put together: its rules, and the computer player, suggestions and menus that know its questions by name. */
import { type Action, Builder, guessed, type Traits } from "./action.ts";
import type { ComputerRole, Decision, Move } from "./decision.ts";
import type { Definition } from "./definition.ts";
import type { Dice } from "./dice.ts";
import type { EventLists } from "./event.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Guide } from "./guide.ts";
import { answeredBy, type Order, orderOf, standing } from "./order.ts";
import type { Planning } from "./planning.ts";
import { type Plays, QuestionTable, questionsIn } from "./plays.ts";
import { procedure, type TraitsOf } from "./procedure.ts";
import { type NamedAnswer, type Opened, type Question, questions } from "./question.ts";
import { asking, openedBy, type QuestionPart } from "./question-guide.ts";
import { describing, type NoneUndeclared, type NoneUntold, type Told, toldBy, toldIn } from "./told.ts";

/**
 * How a computer player answers one question: as at a deadline, or by thinking; null lets an offer be. `role`: whoever minds
 * a seat has no use for what is not an answer.
 */
export type Adviser<G extends GameTypes, C> =
  | "fallback"
  | ((view: View<G>, about: C, dice: Dice, role: ComputerRole) => Move | "fallback" | null);

type QuestionOf<G extends GameTypes, P extends Plays<G>> = Extract<P[number], Question<G>>;
type AboutOf<Q> = Q extends { readonly _about?: infer C } ? C : never;

/** A computer player: what it makes of every question of the game. One that is forgotten or misspelt does not compile. */
export type Advice<G extends GameTypes, P extends Plays<G>> = {
  readonly [Q in QuestionOf<G, P> as Q["name"]]: Adviser<G, AboutOf<Q>>;
};

/** What a computer player suggests to people who are asked a question. */
interface Suggestion<G extends GameTypes, C> {
  /** Complete answers, listed after those of the question itself. */
  readonly answers?: (view: View<G>, about: C) => readonly NamedAnswer[];
  /** The row that may come next on its sheet; null: none. */
  readonly next?: (view: View<G>, about: C) => Move | null;
}

/** By the names of the questions. */
export type Suggestions<G extends GameTypes, P extends Plays<G>> = {
  readonly [Q in QuestionOf<G, P> as Q["name"]]?: Suggestion<G, AboutOf<Q>>;
};

/** What fills in the form of an action as a computer player would: named answers, the best first, and what may come of it. */
export interface Menu<G extends GameTypes> extends Pick<Traits<G>, "presets" | "remarks"> {
  readonly action: Action<G>;
  /** By param, what its sheet begins with. */
  readonly guesses?: { readonly [param: string]: (view: View<G>) => unknown };
}

/** As `Planning`, with the questions that are answered otherwise than the advice does; the others are answered by it. */
export interface Planned<G extends GameTypes, P extends Plays<G>> extends Omit<Planning<G>, "light" | "keen"> {
  readonly light?: Partial<Advice<G, P>>;
  readonly keen?: Partial<Advice<G, P>>;
}

/** What people are told and do, as a game declares it. */
export interface Played<
  G extends GameTypes,
  P extends Plays<G>,
  T extends readonly Told<G>[],
  E extends EventLists,
  S extends EventLists,
> {
  readonly plays: P;
  /** What is stored of what everyone is told. */
  readonly events: E & NoneUndeclared<G["Event"], E>;
  /** What is stored of what one seat is told. */
  readonly secrets: S & NoneUndeclared<G["Secret"], S>;
  readonly told: T & NoneUntold<G, T>;
  /** Of several orders of a seat that answer a question, the first in this list counts. */
  readonly orders: readonly Order<G>[];
  readonly advice: Advice<G, P>;
  /** What plays better than the advice, and what a planner is told. Left out: nobody plays it out in thought. */
  readonly planning?: Planned<G, P>;
  /** Left out where nothing is suggested. */
  readonly suggestions?: Suggestions<G, P>;
  /** Forms that estimates fill in; what a menu leaves out is as its action says. */
  readonly menus?: readonly Menu<G>[];
  readonly guide: Omit<Guide<G>, QuestionPart | "suggested">;
}

type Derived =
  | "guide"
  | "describePublic"
  | "describePrivate"
  | "describeLogged"
  | "concern"
  | "readPublic"
  | "readPrivate"
  | "orders"
  | "answeredByOrders"
  | "defaultAnswer"
  | "bot"
  | "planning";

/** A game whose questions are all declared: what services read of them is made here. */
export const defining =
  <G extends GameTypes>() =>
  <
    const P extends Plays<G>,
    const T extends readonly Told<G>[],
    const E extends EventLists,
    const S extends EventLists,
  >(
    rest: Omit<Definition<G>, Derived>,
    {
      plays,
      events,
      secrets,
      told,
      orders,
      advice,
      planning,
      suggestions = {},
      menus = [],
      guide,
    }: Played<G, P, T, E, S>,
  ): Definition<G> => {
    const table = new QuestionTable<G>(questionsIn<G>(plays));
    const known = suggestions as AnySuggestions<G>; // by the names of these questions
    const actions = filledIn(rest.actions, menus);
    return {
      ...rest,
      actions,
      ...describing<G>(told, events, secrets),
      guide: {
        ...guide,
        ...suggested(table, known),
        ...asking(
          table,
          questionsIn<G>(plays),
          actions,
          (question, view, about) => known[question.name]?.answers?.(view, about as never) ?? [], // what this question is about
        ),
      },
      orders: orders.map((order) => standing(order, table)),
      answeredByOrders: answeredBy(orders),
      defaultAnswer: (view, decision) => mustBeOpen(table, view, decision).fallback(),
      bot: (view, decision, dice, role = "plays") => advised(table, advice, { view, decision, dice, role }),
      ...(planning ? { planning: planned(table, advice, planning) } : {}),
    };
  };

function planned<G extends GameTypes, P extends Plays<G>>(
  table: QuestionTable<G>,
  advice: Advice<G, P>,
  { light, keen, ...rest }: Planned<G, P>,
): Planning<G> {
  const [lightly, keenly] = [
    { ...advice, ...light },
    { ...advice, ...keen },
  ];
  return {
    ...rest,
    light: (view, decision, dice) => advised(table, lightly, { view, decision, dice, role: "plays" }),
    keen: (view, decision, dice, role) => advised(table, keenly, { view, decision, dice, role }),
  };
}

/** The actions with what fills in their forms. Throws for one that the game does not have, and for a guess at no param of it. */
function filledIn<G extends GameTypes>(actions: readonly Action<G>[], menus: readonly Menu<G>[]): readonly Action<G>[] {
  const known = new Map(menus.map((menu) => [menu.action, menu]));
  for (const { action, guesses = {} } of menus) {
    if (!actions.includes(action)) throw new Error(`${action.name} has a menu, and is no action of the game`);
    const stray = Object.keys(guesses).find((param) => !action.entries.some(({ name }) => name === param));
    if (stray !== undefined) throw new Error(`${action.name} has no ${stray} that could be guessed`);
  }
  return actions.map((action) => {
    const { presets = action.presets, remarks = action.remarks, guesses = {} } = known.get(action) ?? {};
    const entries = action.entries.map((entry) => ({ ...entry, ...guessed(guesses[entry.name]) }));
    return { ...action, presets, remarks, entries };
  });
}

type AnySuggestions<G extends GameTypes> = { readonly [question: string]: Suggestion<G, never> | undefined };

function suggested<G extends GameTypes>(
  table: QuestionTable<G>,
  suggestions: AnySuggestions<G>,
): Pick<Guide<G>, "suggested"> {
  if (!Object.values(suggestions).some((one) => one?.next)) return {};
  return {
    suggested(view, decision) {
      const next = suggestions[table.of(decision).name]?.next;
      const open = next ? openedBy(table, view, decision) : null;
      return open ? (next?.(view, open.about as never) ?? null) : null; // what this question is about
    },
  };
}

function mustBeOpen<G extends GameTypes>(table: QuestionTable<G>, view: View<G>, decision: Decision): Opened {
  const open = openedBy(table, view, decision);
  if (!open) throw new Error(`${table.of(decision).name} is asked, and nothing of the kind is open`);
  return open;
}

/** What a computer player thinks about, and with what. */
interface Thinking<G extends GameTypes> {
  readonly view: View<G>;
  readonly decision: Decision;
  readonly dice: Dice;
  readonly role: ComputerRole;
}

function advised<G extends GameTypes>(
  table: QuestionTable<G>,
  advice: object,
  { view, decision, dice, role }: Thinking<G>,
): Move | null {
  const open = mustBeOpen(table, view, decision);
  const adviser = (advice as { readonly [question: string]: Adviser<G, never> })[table.of(decision).name]; // its type has them all
  const move = typeof adviser === "function" ? adviser(view, open.about as never, dice, role) : "fallback"; // what this question is about
  if (move !== "fallback") return move;
  const { action, params } = open.fallback();
  return { action, params };
}

/** Binds all declarations to a game's types. */
export function game<G extends GameTypes>() {
  return {
    action: (name: string, title: string, traits: Traits<G> = {}) =>
      new Builder<unknown, G>({ name, title, ...traits }),
    /** A row of several params, or a form of options or of a query. */
    form: () => new Builder<unknown, G>(null),
    procedure: <D>(name: string, ...traits: TraitsOf<D>) => procedure<G, D>(name, ...traits),
    question: questions<G>(),
    order: orderOf<G>(),
    told: toldIn<G>(),
    toldBy: <N>(namesOf: Parameters<typeof toldBy<G, N>>[0]) => toldBy<G, N>(namesOf),
    define: defining<G>(),
  };
}
