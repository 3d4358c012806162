/** What is filled in on a seat's page, by how things stand now: what goes on, what waits, what is gone. */
import { blocked, type Json } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { refusalText } from "../../screen/refusals.ts";
import { type Draft, draftOf, emptySheet, isBegun, isDrafted, type SheetState, storedSheet } from "../state/state.ts";
import { subjectTitle, type Wanted } from "../state/subject.ts";
import { isStep } from "./sheet-rows.ts";
import { sheetToday } from "./sheet-today.ts";

/** What is filled in, as far as it can be continued, and why the rest is gone. */
export interface SheetNow {
  readonly sheet: SheetState;
  readonly lost: readonly string[];
}

/** stands: it can be continued; waits: until another question is answered. Else why it is gone. */
type DraftState = "stands" | "waits" | { readonly gone: string };

/**
 * What was filled in, by how things stand now: what answers a question that is over is gone, what answers one that is
 * interrupted waits aside, and comes back with it.
 */
export function sheetNow(stored: Json | null, seatView: SeatView): SheetNow {
  const was = storedSheet(stored);
  const is = was && sheetToday(seatView, was);
  const fresh = emptySheet(seatView.phase.id);
  if (!is) return { sheet: fresh, lost: [] };
  const { sent, preparing, named } = is;
  if (is.phase !== seatView.phase.id)
    return { sheet: { ...fresh, sent, preparing, named }, lost: isDrafted(is) ? [OVER] : [] };
  const drafts = [draftOf(is), ...is.aside].filter((draft) => draft.form !== null || isBegun(draft));
  const states = drafts.map((draft) => ({ draft, state: draftState(seatView, draft) }));
  const going = states.find(({ state }) => state === "stands")?.draft;
  const aside = states.flatMap(({ draft, state }) => (typeof state !== "object" && draft !== going ? [draft] : []));
  const lost = states.flatMap(({ draft, state }) => (typeof state === "object" && isBegun(draft) ? [state.gone] : []));
  return { sheet: { ...is, ...draftOf(going ?? fresh), aside }, lost };
}

const OVER = "What you had filled in is gone: its phase is over.";

function draftState(seatView: SeatView, { form, question }: Draft): DraftState {
  if (form) return formState(seatView, form);
  if (question !== null && isOpen(seatView, question)) return "stands";
  return question !== null && seatView.interrupted.includes(question)
    ? "waits"
    : { gone: "What you had filled in is gone: that question has been answered, or is over." };
}

const isOpen = ({ decisions }: SeatView, id: string): boolean => decisions.some((decision) => decision.id === id);

function formState(seatView: SeatView, form: Wanted): DraftState {
  const { definition } = seatView.book;
  switch (form.kind) {
    case "order":
      return definition.orders.some(({ name }) => name === form.name) ? "stands" : gone(seatView, form, "");
    case "query":
      return definition.queries.some(({ name }) => name === form.name) ? "stands" : gone(seatView, form, "");
    case "ahead":
      if (definition.guide.upcoming(seatView.view).some(({ key }) => key === form.decision)) return "stands";
      return seatView.interrupted.length > 0
        ? "waits"
        : gone(seatView, form, "that question will not come up, or is asked now.");
    case "do":
      return actionState(seatView, form);
  }
}

function actionState(seatView: SeatView, form: Wanted): DraftState {
  const { name, decision: id } = form;
  const decision = seatView.decisions.find((one) => (id === null ? one.actions.includes(name) : one.id === id));
  if (isRow(seatView, form)) return "stands"; // looked at where its step stands
  if (seatView.book.actions.get(name)?.menu && !isStepOpen(seatView)) return "waits"; // as the rows of the sheet do
  if (!decision && !(id === null && seatView.free.includes(name))) {
    const back = id === null ? seatView.interrupted.length > 0 : seatView.interrupted.includes(id);
    return back ? "waits" : gone(seatView, form, id === null ? "" : "that question has been answered, or is over.");
  }
  const action = seatView.book.actions.get(name);
  const why = action && (action.when(seatView.view) ?? blocked(action, seatView.view, decision?.preset ?? {}));
  return action && !why ? "stands" : gone(seatView, form, why ? refusalText(why) : "");
}

/** Whether a form is one of a row for the step that is open. */
export const isRow = (seatView: SeatView, { kind, name }: Wanted): boolean =>
  kind === "do" && (seatView.book.actions.get(name)?.menu ?? null) !== null && isStepOpen(seatView);

const isStepOpen = (seatView: SeatView): boolean =>
  seatView.decisions.some((decision) => decision.owed && isStep(seatView, decision));

/** What a person is told of a form that is not possible any more. */
export const gone = (seatView: SeatView, form: Wanted, why: string): { readonly gone: string } => ({
  gone: `“${subjectTitle(seatView, form)}” is not possible any more${why === "" ? "." : `: ${why}`}`,
});
