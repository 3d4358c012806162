/** Standing orders and prepared answers of a running campaign under the names that today's rules give them. */
import {
  type Envelope,
  type GameTypes,
  moveToday,
  nameToday,
  type Premise,
  paramsToday,
  type Rulebook,
  readingBook,
  type Seat,
  viewOf,
} from "#engine";
import type { Change } from "../../store/change.ts";
import type { PreparedRecord, StandingOrderRecord } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { openDecisions } from "../facts/open-decisions.ts";

type Book = Rulebook<GameTypes>;
type Said = Pick<Change, "orders" | "prepared">;

/** What seats have said ahead, under the names of today, as far as it was said under others; null: all of it is. */
export async function saidToday(
  repository: Repository,
  book: Book,
  env: Envelope<GameTypes>,
  game: string,
): Promise<Said | null> {
  const orders = renamed(await repository.orders(game), (order) => orderToday(book, env, order));
  const prepared = renamed(await repository.prepared(game), (answer) => answerToday(book, env, answer));
  if (orders.length === 0 && prepared.length === 0) return null;
  return {
    orders: { clear: orders.map(({ was }) => was), set: orders.map(({ is }) => is) },
    prepared: { clear: prepared.map(({ was }) => was), set: prepared.map(({ is }) => is) },
  };
}

/** Those that are not what they were. */
const renamed = <T>(all: readonly T[], today: (one: T) => T): readonly { readonly was: T; readonly is: T }[] =>
  all.map((was) => ({ was, is: today(was) })).filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));

function orderToday(book: Book, env: Envelope<GameTypes>, order: StandingOrderRecord): StandingOrderRecord {
  const { orders } = readingBook(book).definition;
  const name = nameToday(orders, order.name);
  const form = orders.find((one) => one.name === name)?.form;
  return {
    ...order,
    name,
    params: form ? paramsToday(form, order.params, () => viewOf(book, env, order.seat)) : order.params,
  };
}

function answerToday(book: Book, env: Envelope<GameTypes>, answer: PreparedRecord): PreparedRecord {
  const { seat, key, moves } = answer;
  const premise = env.over ? undefined : premisesOf(book, env, seat).find(({ was }) => was?.includes(key));
  const view = () => viewOf(book, env, seat);
  return { ...answer, key: premise?.key ?? key, moves: moves.map((move) => moveToday(book, move, view)) };
}

/** The questions that a seat may have prepared: those to come, and what it is asked now. */
function premisesOf(book: Book, env: Envelope<GameTypes>, seat: Seat): readonly Premise[] {
  const { guide } = book.definition;
  const view = viewOf(book, env, seat);
  try {
    const now = openDecisions(book, env, seat).flatMap((decision) => guide.prepared(view, decision) ?? []);
    return [...now, ...guide.upcoming(view)];
  } catch (error) {
    book.report("guide.prepared", error);
    return [];
  }
}
