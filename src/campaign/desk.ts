import { awaited, decisionsOf, mayAnswer, type Seat, viewOf } from "../engine/index.ts";
import { deadlineOf } from "./clocks.ts";
import type { Live } from "./live.ts";
import { phaseOf, seatName } from "./posting.ts";
import { waitedFor } from "./reactions.ts";
import type { Desk } from "./service.ts";
import { rowToTakeBack } from "./undo.ts";

/** What a seat can see and do. `since`: what everyone was told from its last own act on. */
export function deskOf(live: Live, seat: Seat, since: readonly string[]): Desk {
  const { record, book, env, clocks, orders, prepared, news, acted, recent } = live;
  const { definition } = book;
  const view = viewOf(book, env, seat);
  const others = waitedFor(book, record, env).seats.filter((one) => one !== seat);
  return {
    record,
    book,
    view,
    decisions: decisionsOf(book, env, seat),
    interrupted: env.frames.slice(0, -1).flatMap(({ ask }) => (ask && mayAnswer(ask, seat) ? [String(ask.id)] : [])),
    free: definition.free(view),
    phase: phaseOf(book, env),
    since,
    news: news[seat] ?? [],
    seatName: seatName(record, book, seat),
    awaited: awaited(env).includes(seat),
    deadline: deadlineOf(clocks, seat),
    waitingOn: others.map((one) => seatName(record, book, one)),
    orders: orders.filter((order) => order.seat === seat),
    prepared: prepared.filter((answer) => answer.seat === seat),
    undo: rowToTakeBack(recent, (one) => one === seat),
    fresh: !acted.includes(seat),
  };
}
