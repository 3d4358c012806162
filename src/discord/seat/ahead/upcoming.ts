/** Questions to come that a seat can answer now, and how its page offers them. */
import { type Decision, decisionToCome, type GameTypes, type Shortcut, type Upcoming } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { button, buttonRows, option, type Part, row, rowPart, select, text } from "../../screen/screen.ts";
import { controlId, type SeatContext } from "../sheet/context.ts";
import { idOf } from "../state/answers.ts";

type Coming = Upcoming<GameTypes>;

export const upcomingOf = ({ book, view, lesson, tryOut }: SeatView): readonly Coming[] =>
  lesson || tryOut ? [] : book.definition.guide.upcoming(view);

export const isPrepared = ({ prepared, view }: SeatView, key: string): boolean =>
  prepared.some((one) => one.key === key && one.seat === view.seat);

/** The first of them that is not answered yet. */
export const nextToCome = (seatView: SeatView): Coming | undefined =>
  upcomingOf(seatView).find(({ key }) => !isPrepared(seatView, key));

/** The decision that a question to come will be; null: it will not come. */
export function toCome(seatView: SeatView, key: string | null): Decision | null {
  const upcoming = upcomingOf(seatView).find((one) => one.key === key);
  return upcoming ? decisionToCome(upcoming) : null;
}

/** Named answers to a question to come that are one move. */
export const shortcutsOf = ({ book }: SeatView, upcoming: Coming): readonly Shortcut[] =>
  book.definition.guide
    .shortcuts(upcoming.view, decisionToCome(upcoming))
    .filter(({ moves }) => moves.length === 1 && moves[0]?.action === upcoming.action);

/**
 * Questions to come that can be answered now. Where nothing else is asked the first one stands there as if it were, for
 * whoever answers it now is not waited for later.
 */
export function aheadParts(context: SeatContext): Part[] {
  const { seatView, decision } = context;
  const upcoming = upcomingOf(seatView);
  if (upcoming.length === 0) return [];
  const next = decision === null ? nextToCome(seatView) : undefined;
  const ways =
    upcoming.length === 1 && next && isWhole(seatView, next) ? [] : [wayIn(context, upcoming, next !== undefined)];
  return [...(next ? nextParts(context, next) : []), ...ways.map((way) => rowPart(row(way)))];
}

/** Whether its button says all: nothing is left to choose in a form. */
const isWhole = (seatView: SeatView, next: Coming): boolean =>
  seatView.book.actions.get(next.action)?.entries.length === 0 && shortcutsOf(seatView, next).length > 0;

/** Opens the form of a question to come: a button, or a menu where there are several of them. */
function wayIn(context: SeatContext, upcoming: readonly Coming[], isNext: boolean) {
  const { seatView } = context;
  const [only] = upcoming;
  if (only && upcoming.length === 1) {
    const label = isNext ? "Choose…" : `${isPrepared(seatView, only.key) ? "Change" : "Answer ahead"}: ${only.title}`;
    return button(controlId(context, { kind: "page", does: "ahead", question: only.key }), label);
  }
  const entries = upcoming.map(({ key, title }) =>
    isPrepared(seatView, key)
      ? option(key, `✓ ${title}`, "Answered ahead; it can be changed")
      : option(key, title, "Can be answered ahead"),
  );
  return select(controlId(context, { kind: "page", does: "ahead" }), isNext ? "Choose…" : "Answer ahead", entries);
}

function nextParts(context: SeatContext, next: Coming): Part[] {
  const words = [...next.prompt.facts, `**${next.prompt.question}**`];
  const buttons = shortcutsOf(context.seatView, next).map((shortcut) =>
    button(
      controlId(context, { kind: "page", does: "quick", question: next.key, answer: idOf(shortcut) }),
      shortcut.label,
    ),
  );
  return [text(words.join("\n")), ...buttonRows(buttons).map(rowPart)];
}
