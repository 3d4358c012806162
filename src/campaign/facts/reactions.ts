/** Whom an open window waits for, who can react in it or wants to be asked, and how much of that others may know. */
import {
  awaited,
  blocked,
  type Decision,
  type Envelope,
  type GameTypes,
  isWindow,
  Kept,
  modeOf,
  once,
  openAsk,
  type Params,
  publicView,
  type ReactionWindow,
  type Rulebook,
  type Seat,
  viewOf,
  type WindowMode,
  whyBlocked,
} from "#engine";
import type { GameRecord } from "../../store/records.ts";
import { firstDeadline } from "../time/clocks.ts";
import type { Live } from "./live.ts";

type Book = Rulebook<GameTypes>;

/** How the open window waits; everything else waits for all that are asked. */
export function openMode(
  { definition }: Book,
  { options }: Pick<GameRecord, "options">,
  env: Envelope<GameTypes>,
): WindowMode {
  const ask = openAsk(env);
  return ask && isWindow(ask) ? modeOf(definition.windows, options, ask.window) : "wait-all";
}

/**
 * Seats that the campaign waits for, as far as everyone may know; `open`: somebody can react, and nobody says who. In a
 * window answered by orders given ahead all others have passed when a game stands still: who is left wants to be asked.
 */
export function waitedFor(
  book: Book,
  record: Pick<GameRecord, "options">,
  env: Envelope<GameTypes>,
): { readonly seats: readonly Seat[]; readonly open: boolean } {
  const open = openMode(book, record, env) === "wait-holders";
  return { seats: open ? [] : awaited(env), open };
}

type Question = Pick<Decision, "kind" | "window" | "actions">;

/** Whether an order says "ask me" to this question: in its windows as a whole, or in a case that everyone sees. */
export function asksMe(
  book: Book,
  env: Envelope<GameTypes>,
  kept: Live["orders"][number],
  question: Question,
): boolean {
  const order = book.definition.orders.find(({ name }) => name === kept.name);
  const { window } = question;
  return kept.ask
    ? window !== null && (!order?.ahead || order.ahead.windows.includes(window))
    : (order?.asks?.(publicView(book, env), question, kept.params) ?? false);
}

/** Whether any of a seat's orders says "ask me" to the open window. */
export function wantsToBeAsked(book: Book, env: Envelope<GameTypes>, orders: Live["orders"], seat: Seat): boolean {
  const ask = openAsk(env);
  return (
    ask !== undefined && isWindow(ask) && orders.some((kept) => kept.seat === seat && asksOrFails(book, env, kept, ask))
  );
}

/** Where an order cannot say it, its seat is asked. */
function asksOrFails(...asked: Parameters<typeof asksMe>): boolean {
  try {
    return asksMe(...asked);
  } catch (error) {
    const [book, , { name }] = asked;
    book.report(`orders.${name}.asks`, error);
    return true;
  }
}

/**
 * Until when the game waits at least, as everyone may know; null: there is no deadline, or it would tell who can react,
 * for each seat has a clock of its own.
 */
export function publicDeadline({ book, record, env, clocks }: Live): number | null {
  const { seats } = waitedFor(book, record, env);
  return firstDeadline(clocks.filter(({ seat }) => seats.includes(seat)));
}

/** Whether a seat could do anything in the open window except let it pass. */
export function canReact(book: Book, env: Envelope<GameTypes>, seat: Seat): boolean {
  const ask = openAsk(env);
  if (!ask || !isWindow(ask)) return false;
  return ask.actions.some((name) => {
    const action = book.actions.get(name);
    if (!action || name === ask.pass) return false;
    const why = whyBlocked(book, env, { seat, decision: String(ask.id), action: name });
    return why === null && blocked(action, viewOf(book, env, seat)) === null;
  });
}

/** Windows that ask nobody and that no earlier question lets a seat answer ahead, by a campaign's options. */
const unaskedWindows = once(({ windows, orders }: Book["definition"]) =>
  once((options: Params): readonly ReactionWindow<GameTypes>[] =>
    orders.length === 0
      ? []
      : windows.filter(
          ({ name }) =>
            modeOf(windows, options, name) === "standing-only" &&
            !orders.some(({ ahead }) => ahead?.windows.includes(name)),
        ),
  ),
);

const playsKnown = new Kept<Envelope<GameTypes>, readonly string[]>();

/** What a seat holds for a window; asked once of each state, for every state is the one before and the one after. */
const playsOf = (
  book: Book,
  env: Envelope<GameTypes>,
  seat: Seat,
  window: ReactionWindow<GameTypes>,
): readonly string[] => playsKnown.get(env, `${window.name} ${seat}`, () => window.plays(viewOf(book, env, seat)));

/** What a seat has got for windows that will not ask it, and that no earlier question lets it say ahead, in words. */
export function newReactions(
  book: Book,
  { options }: Pick<GameRecord, "options">,
  before: Envelope<GameTypes> | null,
  after: Envelope<GameTypes>,
  seat: Seat,
): readonly string[] {
  if (after.over) return [];
  return unaskedWindows(book.definition)(options).flatMap((window) => {
    const had = before ? [...playsOf(book, before, seat, window)] : [];
    const got = playsOf(book, after, seat, window).filter((play) => {
      const at = had.indexOf(play);
      if (at >= 0) had.splice(at, 1);
      return at < 0;
    });
    const plays = [...new Set(got)].map((play) => `**${play}**`);
    const last = plays.pop();
    if (last === undefined) return [];
    const [names, them] = plays.length > 0 ? [`${plays.join(", ")} and ${last}`, "them"] : [last, "it"];
    return [`${names} can be played ${window.title}, but nobody is asked then: to use ${them}, give a standing order.`];
  });
}
