import type { Action, Advance, Decision, Envelope, GameTypes, Input, Params, Seat, Step, View } from "#engine";
import { Looker, type Looks } from "./looks.ts";
import type { Side } from "./side.ts";

/** Longer lists of complete answers are not made. */
const ANSWERS = 25;
/** In how many ways an order's form, or a query's, is filled in, at most. */
const WAYS = 6;
const FRAME = { caption: "A look", names: {} };

/** What one checkout makes of a position, and of the row that led there. */
interface Position {
  readonly side: Side;
  readonly env: Envelope<GameTypes>;
  readonly advance: Advance<GameTypes>;
  /** Whether pictures and whatever else takes long are looked at. */
  readonly thoroughly: boolean;
}

/** Everything that the store keeps, and that people see and can press. */
export function looksAt({ side, env, advance, thoroughly }: Position): Looks {
  const looker = new Looker();
  atRow(looker, side, advance);
  atTable(looker, side, env, thoroughly);
  for (const seat of env.seats) atSeat(looker, side, env, seat, thoroughly);
  return looker.looks;
}

function atRow(looker: Looker, { engine, book }: Side, advance: Advance<GameTypes>): void {
  const { describePublic, describePrivate } = book.definition;
  const { state, happenings, ...row } = advance;
  looker.see("the state", () => JSON.parse(engine.canonical(state)));
  looker.see("the row", () => ({ ...row, barrier: engine.isBarrier(advance) }));
  looker.see("the happenings", () => happenings);
  looker.see("the lines", () =>
    happenings.map((one) => {
      if (one.kind !== "event") return null;
      const secrets = Object.entries(one.secrets);
      return {
        line: one.event && describePublic(one.event, book.content),
        ...Object.fromEntries(secrets.map(([seat, secret]) => [seat, describePrivate(secret, book.content)])),
      };
    }),
  );
}

function atTable(looker: Looker, { engine, book }: Side, env: Envelope<GameTypes>, thoroughly: boolean): void {
  const { definition } = book;
  const view = engine.publicView(book, env);
  looker.see("the phase", () => definition.phase(view.table));
  looker.see("the shape", () => engine.shapeOf(book, env));
  looker.see("the notice", () => definition.guide.notice(view));
  looker.see("the standings", () => definition.guide.standings(view));
  looker.see("public offers", () => definition.offers(view));
  if (!thoroughly) return;
  looker.see("the board", () => definition.board(view, FRAME));
  looker.see("the legend", () => definition.legend?.(view));
  looker.see("the close-ups", () =>
    definition.closeUps?.zones(view).map((zone) => [zone, definition.closeUps?.show(view, zone.value)]),
  );
}

function atSeat(looker: Looker, side: Side, env: Envelope<GameTypes>, seat: Seat, thoroughly: boolean): void {
  const { engine, book } = side;
  const { definition } = book;
  const view = engine.viewOf(book, env, seat);
  const see = (name: string, look: () => unknown): void => looker.see(`${seat}, ${name}`, look);
  see("what is free", () => definition.free(view));
  see("the offers", () => definition.offers(view));
  see("questions to come", () => definition.guide.upcoming(view).map((one) => ({ ...one, view: seen(one.view) })));
  see("steps to come", () => engine.stepsToCome(book, env, view).map(({ key, ready }) => ({ key, ready })));
  const decisions = engine.decisionsOf(book, env, seat);
  see("the questions", () => decisions);
  for (const decision of decisions) atDecision(looker, side, env, view, decision);
  for (const action of definition.actions) {
    see(`${action.name}, whether it can be done`, () =>
      reason(engine.whyBlocked(book, env, { seat, decision: null, action: action.name })),
    );
    see(`${action.name}, its form`, () => formOf(side, view, action));
  }
  if (!thoroughly) return;
  see("the hand", () => definition.hand(view));
  see("the cards", () =>
    definition.reading?.cards(view).map((card) => [card, definition.reading?.show(view, card.value)]),
  );
  see("the welcome", () => definition.guide.welcome(view));
  for (const query of definition.queries)
    see(`query ${query.name}`, () => waysToFill(side, query, view).map((params) => query.answer(view, params)));
}

/** The part of a view that is not the pack, nor different for every seat. */
const seen = ({ table, hand, seat }: View<GameTypes>): object => ({ table, hand, seat });

const reason = (why: { readonly code: string; readonly text: string; readonly rule?: string } | null): object | null =>
  why && { code: why.code, text: why.text, rule: why.rule };

function atDecision(
  looker: Looker,
  side: Side,
  env: Envelope<GameTypes>,
  view: View<GameTypes>,
  decision: Decision,
): void {
  const { engine, book } = side;
  const { guide, defaultAnswer, bot, orders } = book.definition;
  const see = (name: string, look: () => unknown): void => looker.see(`${view.seat}, ${decision.id}, ${name}`, look);
  const dice = () => new engine.Dice({ key: "5".repeat(64), next: env.seq });
  see("prompt", () => guide.prompt(view, decision));
  see("shortcuts", () => guide.shortcuts(view, decision));
  see("open shortcuts", () => guide.openShortcuts?.(view, decision));
  see("counter-offer", () => guide.counter?.(view, decision));
  see("prepared", () => guide.prepared(view, decision));
  see("answers", () => engine.wholeAnswers(book, view, decision, ANSWERS));
  see("default", () => defaultAnswer(view, decision));
  see("computer player", () => bot(view, decision, dice()));
  for (const order of orders) {
    see(`order ${order.name}`, () =>
      waysToFill(side, order.form, view).map((params) => [
        order.decide(view, decision, params),
        order.asks?.(engine.publicView(book, env), decision, params),
      ]),
    );
    see(`menu of ${order.name}`, () => order.ahead?.at(view, decision) && order.ahead.choices(view));
  }
}

function waysToFill({ engine }: Side, form: Parameters<Side["engine"]["fill"]>[0], view: object): readonly Params[] {
  const dice = new engine.Dice({ key: "6".repeat(64), next: 0 });
  return engine.paramsOf(form, view, {}, WAYS) ?? [engine.fill(form, view, dice)];
}

/** A form as it begins: its first input, and what is said beside it. */
function formOf({ engine }: Side, view: View<GameTypes>, action: Action<GameTypes>): object {
  const why = action.when(view);
  if (why) return { why };
  const c = { ...view, params: {} };
  const at = engine.progress(action, view, []);
  return {
    first: "done" in at ? at.done : stepOf(at.step),
    total: action.total(view),
    presets: action.presets(c),
    remarks: action.remarks(c),
  };
}

/** Up to a commit of November 2026 an input was called a question. */
function stepOf(step: Step): object {
  const { guess, ...rest } = step as Step & { readonly question?: Input };
  const { input, question, ...plain } = rest;
  return { ...plain, input: input ?? question, guess: guess?.() };
}

/** What a game is, whatever its state. */
export function looksAtGame({ book }: Side): Looks {
  const looker = new Looker();
  const { definition, content } = book;
  const {
    actions,
    windows,
    orders,
    orderPresets,
    answeredByOrders = [],
    procedures,
    queries,
    corrections,
  } = definition;
  const form = (entries: Action<GameTypes>["entries"]): unknown =>
    entries.map(({ name, was, title, param }) => ({ name, was, title, kind: param.kind }));
  looker.see("the actions", () => actions.map(({ entries, ...action }) => ({ ...action, form: form(entries) })));
  looker.see("the windows", () => windows);
  looker.see("the orders", () => orders.map((order) => ({ ...order, form: form(order.form.entries) })));
  looker.see("presets of orders", () => orderPresets);
  looker.see("what orders answer", () => answeredByOrders.toSorted());
  looker.see("the procedures", () => procedures.map(({ notes: _, ...procedure }) => procedure));
  looker.see("the queries", () => queries.map(({ name, title, entries }) => ({ name, title, form: form(entries) })));
  looker.see("the corrections", () =>
    corrections?.map(({ name, title, entries }) => ({ name, title, form: form(entries) })),
  );
  looker.see("the options", () => form(definition.options.entries));
  looker.see("the glossary", () => definition.guide.glossary(content, definition.defaults));
  looker.see("the words for the lobby", () => {
    const { id, name, summary, command, rules, stateVersion, drawnFrom } = definition;
    return { id, name, summary, command, rules, stateVersion, drawnFrom, inventory: definition.inventory(content) };
  });
  return looker.looks;
}
