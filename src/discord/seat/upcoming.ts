import type { Desk } from "../../campaign/service.ts";
import { decisionToCome, type GameTypes, type Shortcut, type Upcoming } from "../../engine/index.ts";
import { button, buttonRows, option, type Part, row, rowPart, select, text } from "../screen.ts";
import { idOf } from "./answers.ts";
import { controlId, type SeatContext } from "./context.ts";

type Coming = Upcoming<GameTypes>;

export const upcomingOf = ({ book, view }: Desk): readonly Coming[] => book.definition.guide.upcoming(view);

export const isPrepared = ({ prepared, view }: Desk, key: string): boolean =>
  prepared.some((one) => one.key === key && one.seat === view.seat);

/** The first of them that is not answered yet. */
export const nextToCome = (desk: Desk): Coming | undefined =>
  upcomingOf(desk).find(({ key }) => !isPrepared(desk, key));

/** Named answers to a question to come that are one move. */
export const shortcutsOf = ({ book }: Desk, upcoming: Coming): readonly Shortcut[] =>
  book.definition.guide
    .shortcuts(upcoming.view, decisionToCome(upcoming))
    .filter(({ moves }) => moves.length === 1 && moves[0]?.action === upcoming.action);

/**
 * Questions to come that can be answered now. Where nothing else is asked the first one stands there as if it were, for
 * whoever answers it now is not waited for later.
 */
export function aheadParts(context: SeatContext): Part[] {
  const { desk, decision } = context;
  const upcoming = upcomingOf(desk);
  if (upcoming.length === 0) return [];
  const next = decision === null ? nextToCome(desk) : undefined;
  const ways =
    upcoming.length === 1 && next && isWhole(desk, next) ? [] : [wayIn(context, upcoming, next !== undefined)];
  return [...(next ? nextParts(context, next) : []), ...ways.map((way) => rowPart(row(way)))];
}

/** Whether its button says all: nothing is left to choose in a form. */
const isWhole = (desk: Desk, next: Coming): boolean =>
  desk.book.actions.get(next.action)?.entries.length === 0 && shortcutsOf(desk, next).length > 0;

/** Opens the form of a question to come: a button, or a menu where there are several of them. */
function wayIn(context: SeatContext, upcoming: readonly Coming[], isNext: boolean) {
  const { desk } = context;
  const [only] = upcoming;
  if (only && upcoming.length === 1) {
    const label = isNext ? "Choose…" : `${isPrepared(desk, only.key) ? "Change" : "Answer ahead"}: ${only.title}`;
    return button(controlId(context, "page", only.key, "ahead"), label);
  }
  const entries = upcoming.map(({ key, title }) =>
    isPrepared(desk, key)
      ? option(key, `✓ ${title}`, "Answered ahead; it can be changed")
      : option(key, title, "Can be answered ahead"),
  );
  return select(controlId(context, "page", null, "ahead"), isNext ? "Choose…" : "Answer ahead", entries);
}

function nextParts(context: SeatContext, next: Coming): Part[] {
  const words = [...next.prompt.facts, `**${next.prompt.question}**`];
  const buttons = shortcutsOf(context.desk, next).map((shortcut) =>
    button(controlId(context, "page", next.key, `quick.${idOf(shortcut)}`), shortcut.label),
  );
  return [text(words.join("\n")), ...buttonRows(buttons).map(rowPart)];
}
