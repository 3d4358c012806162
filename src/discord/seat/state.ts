import { createHash } from "node:crypto";
import { z } from "zod";
import type { Desk } from "../../campaign/service.ts";
import { canonical, type Json, type Params } from "../../engine/index.ts";

const json: z.ZodType<Json> = z.json();
const params: z.ZodType<Params> = z.record(z.string(), json);

/** What a seat has filled in and opened on its page. It is the seat's: everyone who holds it sees the same. */
const State = z.object({
  /** The phase that it was filled in for; in another one it is gone. */
  phase: z.string(),
  /** The form that is open in place of the answers. */
  form: z
    .object({
      kind: z.enum(["do", "order", "query", "ahead"]),
      name: z.string(),
      /** The decision that it answers, or the key of the question to come. */
      decision: z.string().nullable(),
    })
    .nullable(),
  /** Values of the open form's params. */
  values: params,
  /** A row of one of them in the making. */
  building: z.object({ param: z.string(), answers: z.array(json) }).nullable(),
  /** Rows of the step's sheet. */
  rows: z.array(z.object({ action: z.string(), params })),
  /** The row that + and − act on. */
  current: z.number().int().nullable(),
  /** First choices of entries that are chosen in two steps, by action. */
  begun: z.record(z.string(), z.string()),
  /** Orders in notation that were typed and not given yet. */
  written: z.string(),
});
export type SheetState = z.infer<typeof State>;
export type FormKind = NonNullable<SheetState["form"]>["kind"];

/** Where a seat's page is kept: one for a seat. */
export const SHEET = "free";

export const emptySheet = (phase: string): SheetState => ({
  phase,
  form: null,
  values: {},
  building: null,
  rows: [],
  current: null,
  begun: {},
  written: "",
});

/** A stored sheet; an empty one if there is none, or it is of another phase or an older release. */
export function readSheet(stored: Json | null, phase: string): SheetState {
  const read = State.safeParse(stored);
  return read.success && read.data.phase === phase ? read.data : emptySheet(phase);
}

export const isEmptySheet = (sheet: SheetState): boolean => canonical(sheet) === canonical(emptySheet(sheet.phase));

/** Closes the open form and forgets what was filled in there; rows stay. */
export const closed = (sheet: SheetState): SheetState => ({ ...sheet, form: null, values: {}, building: null });

/** Short and the same for the same thing: ties a control to what it was shown for. */
export const fingerprint = (of: unknown): string =>
  createHash("sha256").update(canonical(of)).digest("base64url").slice(0, 6);

/** Ties the controls of a page to what is filled in and asked. */
export const stampOf = (sheet: SheetState, { decisions }: Pick<Desk, "decisions">): string =>
  fingerprint([sheet, decisions.filter((d) => d.owed).map((d) => [d.id, d.actions])]);
