/** How a game declares a standing order, and what orders answer where the game waits. */
import type { Move } from "./decision.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { AheadChoice, End, StandingOrder } from "./orders.ts";
import type { Group } from "./params.ts";
import type { AskedAs, QuestionTable } from "./plays.ts";
import type { Question } from "./question.ts";
import type { Seat } from "./values.ts";
import { everyones } from "./views.ts";
import type { ReactionWindow } from "./windows.ts";

/** A standing order as it is declared: the questions that it answers say the rest. */
export interface Order<G extends GameTypes> extends Omit<OrderSpec<G, unknown>, "form"> {
  readonly name: string;
  readonly form: Group<unknown>;
  readonly answers: readonly OrderAnswer<G>[];
}

interface OrderSpec<G extends GameTypes, P> {
  /** What earlier releases called it. */
  readonly was?: readonly string[];
  readonly title: string;
  readonly form: Group<P>;
  readonly ahead?: OrderMenu<G>;
}

/** How an order is offered under questions that come before. */
interface OrderMenu<G extends GameTypes> {
  /** What the menu is about: "After the reveal". */
  readonly title: string;
  readonly until: End;
  /** The windows in which “ask me” has its seat asked; left out: those of all questions that the order answers. */
  readonly windows?: readonly ReactionWindow<G>[];
  readonly under: readonly Question<G>[];
  /** Where it is left out all the same: for everyone, whatever the hands hold. */
  readonly unless?: (view: PublicView<G>, seat: Seat) => boolean;
  readonly choices: (view: PublicView<G>, seat: Seat) => readonly AheadChoice[];
}

/** What an order does at one of its questions. */
interface OrderAnswer<G extends GameTypes> {
  readonly question: Question<G>;
  /** Null: it says nothing about this one. Left out: it never answers it, and says only whether its seat is asked. */
  decide?(view: View<G>, about: unknown, params: Params): Move | null;
  /** See `StandingOrder.asks`. */
  asks?(view: PublicView<G>, params: Params): boolean;
}

type Answering<G extends GameTypes, P> = <C>(
  question: Question<G, string, C>,
  decide: ((view: View<G>, about: C, params: P) => Move | null) | null,
  asks?: (view: PublicView<G>, params: P) => boolean,
) => OrderAnswer<G>;

/** Binds the declarations of orders to a game's types. */
export const orderOf =
  <G extends GameTypes>() =>
  <P>(
    name: string,
    spec: OrderSpec<G, P>,
    answers: (answers: Answering<G, P>) => readonly OrderAnswer<G>[],
  ): Order<G> => ({
    name,
    ...spec,
    answers: answers((question, decide, asks) => ({
      question,
      ...(decide
        ? { decide: (view, about, params) => decide(view, about as Parameters<typeof decide>[1], params as P) } // what this question is about, and what the form accepted
        : {}),
      ...(asks ? { asks: (view, params) => asks(view, params as P) } : {}),
    })),
  });

/** As services give it. */
export function standing<G extends GameTypes>(
  { answers, ahead, ...order }: Order<G>,
  table: QuestionTable<G>,
): StandingOrder<G> {
  const answerTo = (decision: AskedAs): OrderAnswer<G> | undefined => {
    const asked = table.of(decision);
    return answers.find(({ question }) => question === asked);
  };
  return {
    ...order,
    isAbout: (decision) => answerTo(decision) !== undefined,
    decide(view, decision, params) {
      const answer = answerTo(decision);
      const open = answer?.decide && answer.question.opened(view, decision.preset);
      return open ? (answer?.decide?.(view, open.about, params) ?? null) : null;
    },
    ...(answers.some(({ asks }) => asks)
      ? { asks: (view, decision, params) => answerTo(decision)?.asks?.(view, params) ?? false }
      : {}),
    ...(ahead ? { ahead: menuOf(ahead, answers, table) } : {}),
  };
}

function menuOf<G extends GameTypes>(
  { title, until, windows, under, unless, choices }: OrderMenu<G>,
  answers: readonly OrderAnswer<G>[],
  table: QuestionTable<G>,
): NonNullable<StandingOrder<G>["ahead"]> {
  const answered = answers.flatMap(({ question: { window } }) => (window ? [window] : []));
  return {
    title,
    until,
    windows: [...new Set((windows ?? answered).map(({ name }) => name))],
    at: (view, decision) => under.includes(table.of(decision)) && !unless?.(everyones(view), view.seat),
    choices: (view) => choices(everyones(view), view.seat),
  };
}

/** What orders answer with where the game waits for it: not what lets a window pass, and nothing that answers an offer. */
export const answeredBy = <G extends GameTypes>(orders: readonly Order<G>[]): readonly string[] => [
  ...new Set(
    orders
      .flatMap(({ answers }) => answers.flatMap(({ question, decide }) => (decide ? [question] : [])))
      .filter(({ looks }) => looks.some(({ kind }) => kind === "turn" || kind === "sealed"))
      .flatMap(({ actions, pass }) => actions.filter((action) => action !== pass).map(({ name }) => name)),
  ),
];
