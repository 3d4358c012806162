/** What a seat sees and can do now, or will be able to in a step to come. */
import { awaited, mayAnswer, type Seat, stepOf, viewOf } from "#engine";
import type { ChronicleRow } from "../../../store/records.ts";
import type { SeatView } from "../../contract/views.ts";
import { isInCouncil } from "../../facts/council.ts";
import { acting, undecidedOf } from "../../facts/inherited.ts";
import { type Live, lastSeen } from "../../facts/live.ts";
import { phaseOf, seatInText, seatName } from "../../facts/names.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { waitedFor } from "../../facts/reactions.ts";
import { lastAct, newsToSeat, privateNews } from "../../log/since.ts";
import { stepsOf } from "../../moves/own-steps.ts";
import { mayPromise, openWords, promiseWith } from "../../talks/offered.ts";
import { deadlineOf } from "../../time/clocks.ts";
import { canImagine } from "../../try-outs/imagining.ts";
import { refusals, unexplained } from "../negotiation/refusing.ts";
import { mayTalk } from "../negotiation/talking.ts";
import { rowToTakeBack } from "../requests/undo.ts";

/**
 * What a seat can see and do. `since`: rows that told everyone something from its last own act on, or since whoever looks
 * has `looked`; `vote`, `othersTurn`: what its council votes on, or who answers for it, if it is one's;
 * `away`: until when they are on leave; `seen`: when they were there last; `known`: what the seat knows of others.
 */
export function seatViewOf(
  live: Live,
  seat: Seat,
  since: readonly ChronicleRow[],
  {
    vote = null,
    othersTurn = null,
    away = null,
    seen = null,
    known = [],
    lesson = null,
    tryOut = null,
  }: Partial<Personal> = {},
  looked: number | null = null,
): SeatView {
  const { record, book, env, clocks, orders, prepared, news, acted, recent, post } = live;
  const { definition } = book;
  const view = viewOf(book, env, seat);
  const decisions = openDecisions(book, env, seat);
  const name = seatName(record, book, seat);
  const fresh = !acted.includes(seat);
  const others = waitedFor(book, record, env).seats.filter((one) => one !== seat);
  return {
    record,
    book,
    view,
    decisions,
    interrupted: env.frames.slice(0, -1).flatMap(({ ask }) => (ask && mayAnswer(ask, seat) ? [String(ask.id)] : [])),
    free: definition.free(view),
    phase: phaseOf(book, env),
    last: lastAct(book, recent, seat, name),
    since: newsToSeat({ book, seats: env.seats }, since, { seat: looked === null ? seat : null, name }, decisions),
    looked,
    news: privateNews(book, news[seat] ?? [], decisions),
    known,
    seatName: name,
    seatInText: seatInText(record, book, seat),
    awaited: awaited(env).includes(seat),
    deadline: deadlineOf(clocks, seat),
    waitingOn: others.map((one) => seatInText(record, book, one)),
    orders: acting(orders).filter((order) => order.seat === seat),
    prepared: acting(prepared).filter((answer) => answer.seat === seat),
    undecided: undecidedOf(live, seat),
    steps: (stepsOf(live, seat) ?? []).map(({ key, step, ready }) => ({ key, title: step.title, ready })),
    step: stepOf(book, env, seat)?.key ?? null,
    rehearsed: null,
    undo: rowToTakeBack(recent, (one) => one === seat),
    vote,
    othersTurn,
    away,
    seen,
    mayTalk: mayTalk(live, seat),
    unexplained: unexplained(live, seat),
    refusals: refusals(live, seat),
    mayPromise: mayPromise(live, seat),
    said: decisions.flatMap(({ kind, id }) => {
      const promise = kind === "offer" ? promiseWith(live, id, [seat]) : null;
      return promise ? [{ offer: id, text: openWords(live, promise) }] : [];
    }),
    fresh,
    holdsNothing: book.definition.holdsNothing?.(view) ?? false,
    opening: fresh && (post === null || post.number === 1),
    lesson,
    tryOut,
    mayTry: live.lesson === null && record.help !== "none" && canImagine(book) && decisions.some(({ owed }) => owed),
    ...(live.lesson ? ALONE : {}),
  };
}

/** The part of a view that only its reader has. */
type Personal = Pick<SeatView, "vote" | "othersTurn" | "away" | "seen" | "known" | "lesson" | "tryOut">;

/** Where one person plays alone nothing is prepared or promised; its page says itself what it is about, and how one goes back. */
const ALONE = {
  undo: null,
  steps: [],
  mayPromise: false,
  unexplained: null,
  opening: false,
  fresh: false,
} as const;

/** The same as if a step of this seat had begun; nothing but that step can be filled in. `live`: such a rehearsal. */
export function rehearsedView(live: Live, seat: Seat, step: string, vote: SeatView["vote"] = null): SeatView {
  const { decisions, phase, ...seatView } = seatViewOf(live, seat, [], { vote });
  return {
    ...seatView,
    decisions: decisions.filter(({ kind }) => kind !== "offer"),
    phase: { ...phase, id: `rehearsal of ${step}` }, // its turn may be another by then
    ...{ interrupted: [], free: [], last: null, news: [], steps: [], undo: null },
    ...{ awaited: false, deadline: null, fresh: false, opening: false, rehearsed: step },
  };
}

/** When somebody who holds a seat was there last, ms since 1970; null for everyone else. */
export function seenBefore(live: Live, seat: Seat, person: string): number | null {
  const own = live.members.find((member) => member.seat === seat && member.person === person);
  return own ? lastSeen(live.record, own) : null;
}

/** When a member of a council last looked, ms since 1970; null for whoever alone holds their seat. */
export function lookedBefore(live: Live, person: string): number | null {
  const own = live.members.find((member) => member.person === person && member.seat !== null);
  return own && isInCouncil(live, person) ? lastSeen(live.record, own) : null;
}
