/** What a seat has filled in and could submit as it is, for whoever is reminded of it. */
import { Refused } from "#engine";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { pageOf } from "../page/seat-page.ts";
import { type SeatContext, seatContext } from "../sheet/context.ts";
import { isStep } from "../sheet/sheet-rows.ts";
import { isBegun, stampOf } from "../state/state.ts";
import { pressForm, shownForm } from "./press-form.ts";
import { pressStep } from "./press-step.ts";

/** How many rows of a sheet are named. */
const MOST_ROWS = 3;

/** What a seat has filled in and could submit as it is. */
interface FilledIn {
  /** "Discard Halliburton (U 3)". */
  readonly words: string;
  readonly submit: (asker: Asker) => Promise<Screen>;
}

/** What is filled in for what the game waits for; null: nothing, or something is missing. */
function filledIn(context: SeatContext): FilledIn | null {
  const { seatView, sheet, decision } = context;
  if (!seatView.awaited || seatView.rehearsed !== null) return null;
  const { rows } = sheet;
  if (rows.length > 0 && decision && isStep(seatView, decision)) {
    const named = rows.slice(0, MOST_ROWS).map(({ words }) => words);
    const more = rows.length > named.length ? [`${rows.length - named.length} more`] : [];
    return {
      words: [...named, ...more].join(", "),
      submit: (asker) => pressStep(context, asker, { verb: "send", at: 0 }, []),
    };
  }
  if (!isBegun(sheet)) return null;
  const { subject, filled } = shownForm(context);
  if (subject.kind !== "do" || !filled.params) return null;
  const label = seatView.book.actions.get(subject.name)?.label(seatView.view, filled.params) ?? null;
  return {
    words: label ?? subject.title,
    submit: (asker) => pressForm(context, asker, { verb: "submit", at: 0, chunk: 0 }, []),
  };
}

/** What is filled in, for whoever is reminded, and by what its submission is known; null: nothing. */
export async function filledInNow(
  services: Services,
  { person, game, seat }: { readonly person: string; readonly game: string; readonly seat: string },
): Promise<{ readonly words: string; readonly stamp: string } | null> {
  try {
    const context = await seatContext(services, person, game, seat);
    const filled = filledIn(context);
    return filled && { words: filled.words, stamp: stampOf(context.sheet, context.seatView) };
  } catch (error) {
    if (error instanceof Refused) return null; // the seat is no longer theirs
    throw error;
  }
}

/**
 * Submits what is filled in, as somebody was reminded of it; what the rules refuse, or has been changed since, is said on the
 * page, where it can be continued.
 */
export async function submitFilledIn(
  services: Services,
  asker: Asker,
  { game, seat, stamp }: PressOf<"submit">,
): Promise<Screen> {
  const context = await seatContext(services, asker.person.id, game, seat);
  const filled = filledIn(context);
  if (!filled) return await pageOf(context, "Nothing is filled in any more that could be submitted as it is.");
  if (stamp !== stampOf(context.sheet, context.seatView))
    return await pageOf(context, "What is filled in has changed since: this is how it stands now.");
  try {
    return await filled.submit(asker);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, asker.person.id, game, seat), `⚠️ ${refusalText(error)}`);
  }
}
