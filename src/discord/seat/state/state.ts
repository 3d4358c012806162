/** What a seat has filled in and opened on its page, as it is stored, and how that changes. */
import { z } from "zod";
import { canonical, type Json, type Params } from "#engine";
import { ENDINGS } from "../../../campaign/contract/negotiation.ts";
import type { SeatView } from "../../../campaign/service.ts";
import { fingerprint } from "../../screen/custom-id.ts";

const json: z.ZodType<Json> = z.json();
const params: z.ZodType<Params> = z.record(z.string(), json);

/** What is filled in on one form. */
const Draft = z.object({
  /** The form that is open in place of the answers; null: what is filled in is the question's own form. */
  form: z
    .object({
      kind: z.enum(["do", "order", "query", "ahead"]),
      name: z.string(),
      /** The decision that it answers, or the key of the question to come. */
      decision: z.string().nullable(),
    })
    .nullable(),
  /** The question whose own form it is, where none is open. */
  question: z.string().nullable(),
  /** Values of the form's params. */
  values: params,
  /** An unfinished row of one of them. */
  building: z.object({ param: z.string(), answers: z.array(json) }).nullable(),
  /** The row of a list that its buttons act on; null: the newest. */
  row: z.number().int().nullable().default(null),
  /** Which part of a very long list is shown, by param. */
  parts: z.record(z.string(), z.number().int()).default({}),
  /** Of an offer: what is only said with it, and who has typed that. */
  promise: z
    .object({ text: z.string(), ending: z.enum(ENDINGS), person: z.string() })
    .nullable()
    .default(null),
  /** Of a counter-offer: what the offer before promised is not to go with it. */
  drops: z.boolean().default(false),
});
export type Draft = z.infer<typeof Draft>;

/** A row of a step's sheet. */
const Row = z.object({
  action: z.string(),
  params,
  /** What it was called when it was put on the sheet: later there may be no such choice to read it from. */
  words: z.string(),
});

/** What was sent of a step or a form in one phase, input by input. */
const Sent = z.object({
  phase: z.string(),
  turn: z.number().int(),
  of: z.string(),
  inputs: z.array(z.array(Row)),
});

/** An answer by the name that it had: "Up to 3" is a pass now, and bids to come. */
const Named = z.object({
  decision: z.string(),
  label: z.string(),
  ahead: z.array(z.object({ order: z.string(), value: z.string() })),
});

/** What a seat has filled in and opened on its page. It is the seat's: everyone who holds it sees the same. */
const State = Draft.extend({
  /** The phase that it was filled in for; in another one it is gone. */
  phase: z.string(),
  /** What waits until another question is answered or another form is closed, the newest first. */
  aside: z.array(Draft),
  /** Rows of the step's sheet. */
  rows: z.array(Row),
  /** The row that + and − act on. */
  current: z.number().int().nullable(),
  /** First choices of entries that are chosen in two steps, by action. */
  begun: z.record(z.string(), z.string()),
  /** Lines that were typed for the sheet and are no rows: they wait in its window. */
  unread: z.string().default(""),
  /** Orders in notation that were typed and not given yet. */
  written: z.string(),
  /** Whether all menus of what can be said ahead lie open. */
  more: z.boolean().default(false),
  /** What was sent in this phase and earlier ones, the newest last: it outlives its phase. */
  sent: z.array(Sent).default([]),
  /** The step to come that the page is turned to, by its key; null: it shows the present. */
  preparing: z.string().nullable().default(null),
  /** Answers of a step to come before its rows, such as what its plan pays for. */
  lead: z.array(Row).default([]),
  /** The step whose rows, filled in before its turn, have been put on this sheet. */
  taken: z.string().nullable().default(null),
  /** The last answer that has a name of its own and said more than its moves do: it outlives its phase. */
  named: Named.nullable().default(null),
  /** The motion of the council that it was copied from, by its number. */
  from: z.number().int().nullable().default(null),
});
export type SheetState = z.infer<typeof State>;
export type SheetRow = SheetState["rows"][number];
/** The row that the buttons act on: the newest, unless another was chosen. */
export const currentOf = ({ rows, current }: Pick<SheetState, "rows" | "current">): number =>
  current !== null && current < rows.length ? current : rows.length - 1;

export type FormKind = NonNullable<SheetState["form"]>["kind"];

/** Where a seat's page is kept: one for a seat. */
export const SHEET = "free";

const BLANK: Draft = {
  form: null,
  question: null,
  values: {},
  building: null,
  row: null,
  parts: {},
  promise: null,
  drops: false,
};

export const emptySheet = (phase: string): SheetState => ({
  ...BLANK,
  phase,
  aside: [],
  rows: [],
  current: null,
  begun: {},
  unread: "",
  written: "",
  more: false,
  sent: [],
  preparing: null,
  lead: [],
  taken: null,
  named: null,
  from: null,
});

/** What was stored; null: nothing, or it is of another release. */
export function storedSheet(stored: Json | null): SheetState | null {
  const read = State.safeParse(stored);
  return read.success ? read.data : null;
}

const isEmptySheet = (sheet: SheetState): boolean => canonical(sheet) === canonical(emptySheet(sheet.phase));
/** What is stored of it. */
export const toStore = (sheet: SheetState): SheetState | null => (isEmptySheet(sheet) ? null : sheet);

export const draftOf = ({ form, question, values, building, row, parts, promise, drops }: Draft): Draft => ({
  ...{ form, question, values, building, row, parts, promise, drops },
});
export const isBegun = ({ values, building, promise }: Draft): boolean =>
  building !== null || promise !== null || Object.keys(values).length > 0;

/** Whether anything at all is filled in, rows and what waits aside included. */
export const isDrafted = (sheet: SheetState): boolean =>
  isBegun(sheet) || sheet.rows.length > 0 || sheet.aside.length > 0;

/** Closes the open form and forgets what was filled in there; rows stay. */
export const closed = (sheet: SheetState): SheetState => ({ ...sheet, ...BLANK });

/** Drafts that wait at the same time. */
const MOST_ASIDE = 4;

/** Puts what is filled in aside, for another form. */
export const setAside = (sheet: SheetState): SheetState =>
  isBegun(sheet) ? { ...closed(sheet), aside: [draftOf(sheet), ...sheet.aside].slice(0, MOST_ASIDE) } : closed(sheet);

/** Whether it is filled in to answer this question. */
const isFor = ({ form, question }: Draft, decision: string): boolean => (form ? form.decision : question) === decision;

/** What stays once a question is answered: nothing that was filled in for it. */
export const answered = (sheet: SheetState, decision: string): SheetState => ({
  ...(isFor(sheet, decision) ? closed(sheet) : sheet),
  more: false,
  aside: sheet.aside.filter((draft) => !isFor(draft, decision)),
});
export const withoutRows = (sheet: SheetState): SheetState => ({
  ...sheet,
  rows: [],
  current: null,
  begun: {},
  unread: "",
});

/** Ties the controls of a page to what is filled in and asked. */
export const stampOf = (sheet: SheetState, { decisions }: Pick<SeatView, "decisions">): string =>
  fingerprint([sheet, decisions.filter((d) => d.owed).map((d) => [d.id, d.actions])]);
