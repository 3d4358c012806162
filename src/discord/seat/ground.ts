import type { Desk } from "../../campaign/service.ts";
import { blocked, type Json } from "../../engine/index.ts";
import { isStep } from "./batch.ts";
import { refusalText } from "./refusals.ts";
import { type Draft, draftOf, emptySheet, isBegun, type SheetState, storedSheet } from "./state.ts";
import { subjectTitle, type Wanted } from "./subject.ts";

/** What is filled in, as far as it can be gone on with, and why the rest is gone. */
export interface Settled {
  readonly sheet: SheetState;
  readonly lost: readonly string[];
}

/** stands: it can be gone on with; waits: until another question is answered. Else why it is gone. */
type Fate = "stands" | "waits" | { readonly gone: string };

/**
 * What was filled in, on the ground as it is now: what answers a question that is over is gone, what answers one that is
 * interrupted waits aside, and comes back with it.
 */
export function settled(stored: Json | null, desk: Desk): Settled {
  const is = storedSheet(stored);
  const fresh = emptySheet(desk.phase.id);
  if (!is) return { sheet: fresh, lost: [] };
  if (is.phase !== desk.phase.id) return { sheet: fresh, lost: isDrafted(is) ? [OVER] : [] };
  const drafts = [draftOf(is), ...is.aside].filter((draft) => draft.form !== null || isBegun(draft));
  const fates = drafts.map((draft) => ({ draft, fate: fateOf(desk, draft) }));
  const going = fates.find(({ fate }) => fate === "stands")?.draft;
  const aside = fates.flatMap(({ draft, fate }) => (typeof fate !== "object" && draft !== going ? [draft] : []));
  const lost = fates.flatMap(({ draft, fate }) => (typeof fate === "object" && isBegun(draft) ? [fate.gone] : []));
  return { sheet: { ...is, ...draftOf(going ?? fresh), aside }, lost };
}

const OVER = "What you had filled in is gone: the phase that it was for is over.";
const isDrafted = (sheet: SheetState): boolean => isBegun(sheet) || sheet.rows.length > 0 || sheet.aside.length > 0;

function fateOf(desk: Desk, { form, question }: Draft): Fate {
  if (form) return fateOfForm(desk, form);
  if (question !== null && isOpen(desk, question)) return "stands";
  return question !== null && desk.interrupted.includes(question)
    ? "waits"
    : { gone: "What you had filled in is gone: that question has been answered, or is over." };
}

const isOpen = ({ decisions }: Desk, id: string): boolean => decisions.some((decision) => decision.id === id);

function fateOfForm(desk: Desk, form: Wanted): Fate {
  const { definition } = desk.book;
  switch (form.kind) {
    case "order":
      return definition.orders.some(({ name }) => name === form.name) ? "stands" : gone(desk, form, "");
    case "query":
      return definition.queries.some(({ name }) => name === form.name) ? "stands" : gone(desk, form, "");
    case "ahead":
      if (definition.guide.upcoming(desk.view).some(({ key }) => key === form.decision)) return "stands";
      return desk.interrupted.length > 0 ? "waits" : gone(desk, form, "it is not to come any more, or is asked now.");
    case "do":
      return fateOfAction(desk, form);
  }
}

function fateOfAction(desk: Desk, form: Wanted): Fate {
  const { name, decision: id } = form;
  const decision = desk.decisions.find((one) => (id === null ? one.actions.includes(name) : one.id === id));
  if (isRow(desk, form)) return "stands"; // looked at where its step stands
  if (!decision && !(id === null && desk.free.includes(name))) {
    const back = id === null ? desk.interrupted.length > 0 : desk.interrupted.includes(id);
    return back ? "waits" : gone(desk, form, id === null ? "" : "that question has been answered, or is over.");
  }
  const action = desk.book.actions.get(name);
  const why = action && (action.when(desk.view) ?? blocked(action, desk.view, decision?.preset ?? {}));
  return action && !why ? "stands" : gone(desk, form, why ? refusalText(why) : "");
}

/** Whether a form is one of a row for the step that is open. */
export const isRow = (desk: Desk, { kind, name }: Wanted): boolean =>
  kind === "do" &&
  (desk.book.actions.get(name)?.menu ?? null) !== null &&
  desk.decisions.some((decision) => decision.owed && isStep(desk, decision));

/** What a person is told of a form that is not possible any more. */
export const gone = (desk: Desk, form: Wanted, why: string): { readonly gone: string } => ({
  gone: `“${subjectTitle(desk, form)}” is not possible any more${why === "" ? "." : `: ${why}`}`,
});
