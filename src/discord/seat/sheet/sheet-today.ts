/** What was filled in, under the names of today: a sheet outlives releases. */
import { actionToday, type Group, moveToday, nameToday, paramsToday, readingBook } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import type { Draft, SheetRow, SheetState } from "../state/state.ts";
import type { Wanted } from "../state/subject.ts";

type Seen = Pick<SeatView, "book" | "view" | "decisions">;

export function sheetToday(seen: Seen, sheet: SheetState): SheetState {
  const { book } = seen;
  const begun = Object.entries(sheet.begun).map(([name, choice]) => [actionToday(book, name), choice]);
  return {
    ...sheet,
    ...draftToday(seen, sheet),
    aside: sheet.aside.map((draft) => draftToday(seen, draft)),
    rows: sheet.rows.map((row) => rowToday(seen, row)),
    begun: Object.fromEntries(begun),
    sent: sheet.sent.map((sent) => ({
      ...sent,
      inputs: sent.inputs.map((rows) => rows.map((row) => rowToday(seen, row))),
    })),
  };
}

const rowToday = ({ book, view }: Seen, row: SheetRow): SheetRow => ({ ...row, ...moveToday(book, row, () => view) });

function draftToday(seen: Seen, draft: Draft): Draft {
  const form = draft.form && formToday(seen, draft.form);
  const forms = formsOf({ ...seen, book: readingBook(seen.book) }, form, draft.question);
  const named = (name: string): string => paramToday(forms, name);
  const { building } = draft;
  return {
    ...draft,
    form,
    values: forms.reduce((values, one) => paramsToday(one, values, () => seen.view), draft.values),
    building: building && { ...building, param: named(building.param) },
    parts: Object.fromEntries(Object.entries(draft.parts).map(([param, part]) => [named(param), part])),
  };
}

function formToday({ book, view }: Seen, form: Wanted): Wanted {
  const { orders, queries, guide } = book.definition;
  switch (form.kind) {
    case "do":
      return { ...form, name: actionToday(book, form.name) };
    case "order":
      return { ...form, name: nameToday(orders, form.name) };
    case "query":
      return { ...form, name: nameToday(queries, form.name) };
    case "ahead": {
      const key = form.decision ?? "";
      const coming = guide.upcoming(view).find((one) => one.key === key || one.was?.includes(key));
      const name = form.name === key ? (coming?.key ?? key) : actionToday(book, form.name);
      return { ...form, name, decision: coming?.key ?? form.decision };
    }
  }
}

/** What the values of a draft may be params of: of its form, or of the actions that answer its question. */
function formsOf(
  { book, view, decisions }: Seen,
  form: Wanted | null,
  question: string | null,
): readonly Group<unknown>[] {
  const { orders, queries, guide } = book.definition;
  const actions = (names: readonly string[]) => names.flatMap((name) => book.actions.get(name) ?? []);
  if (!form) return actions(decisions.find(({ id }) => id === question)?.actions ?? []);
  switch (form.kind) {
    case "do":
      return actions([form.name]);
    case "order":
      return orders.filter(({ name }) => name === form.name).map((order) => order.form);
    case "query":
      return queries.filter(({ name }) => name === form.name);
    case "ahead":
      return actions(guide.upcoming(view).flatMap(({ key, action }) => (key === form.decision ? [action] : [])));
  }
}

const paramToday = (forms: readonly Group<unknown>[], name: string): string =>
  nameToday(
    forms.flatMap(({ entries }) => entries),
    name,
  );
