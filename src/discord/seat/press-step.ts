import { z } from "zod";
import type { Params } from "../../engine/index.ts";
import type { PlannedMove } from "../../store/records.ts";
import type { Asker } from "../asker.ts";
import type { Screen } from "../screen.ts";
import { act } from "./acting.ts";
import { numberIn } from "./batch.ts";
import { BATCH_VERBS, currentOf } from "./batch-parts.ts";
import { type SeatContext, withSheet } from "./context.ts";
import { open } from "./press-page.ts";
import { refusalText, unknownControl } from "./refusals.ts";
import { pageOf } from "./seat-page.ts";
import type { SheetState } from "./state.ts";
import { stepView } from "./step-view.ts";

const Step = z.tuple([
  z.enum(BATCH_VERBS),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
export type StepVerb = (typeof BATCH_VERBS)[number];

export function readBatchStep(step: string): { readonly verb: StepVerb; readonly at: number } {
  const read = Step.safeParse(step.split("."));
  return read.success ? { verb: read.data[0], at: read.data[1] } : unknownControl();
}

/** Presses on a step's sheet of rows. */
export async function pressStep(
  context: SeatContext,
  asker: Asker,
  step: string,
  values: readonly string[],
): Promise<Screen> {
  const { verb, at } = readBatchStep(step);
  const { sheet, decision } = context;
  const [value = ""] = values;
  const show = async (changed: SheetState, notice = ""): Promise<Screen> =>
    await pageOf(await withSheet(context, changed, true), notice);
  switch (verb) {
    case "add":
      return await add(context, at, value);
    case "row":
      return await show({ ...sheet, current: /^\d{1,2}$/.test(value) ? Number(value) : null });
    case "less":
      return await count(context, (now) => now - 1);
    case "more":
      return await count(context, (now) => now + 1);
    case "all":
      return await count(context, (_, most) => most);
    case "remove":
      return await show({ ...sheet, rows: sheet.rows.filter((_, i) => i !== currentOf(sheet)), current: null });
    case "clear":
      return await show({ ...sheet, rows: [], current: null, begun: {} });
    case "send":
    case "end":
      return await act(
        context,
        asker,
        {
          decision: decision?.id ?? null,
          moves: sheet.rows,
          end: verb === "end",
          left: { ...sheet, rows: [], current: null, begun: {} },
        },
        true,
      );
    case "written":
      return await written(context, value);
    case "write":
      return await pageOf(context, "");
  }
}

/** An entry of one of the menus: a row, the first half of one, or a form to fill in. */
async function add(context: SeatContext, at: number, value: string): Promise<Screen> {
  const { sheet, decision } = context;
  if (!decision) return unknownControl();
  const { menus } = await stepView(context);
  const addition = menus[at]?.additions.find((one) => one.value === value) ?? unknownControl();
  const [action = ""] = value.split(".");
  switch (addition.leads.kind) {
    case "more":
      return await pageOf(
        await withSheet(context, { ...sheet, begun: { ...sheet.begun, [action]: addition.leads.first } }, true),
        "",
      );
    case "form":
      return await open(
        context,
        { kind: "do", name: action, decision: decision.actions.includes(action) ? decision.id : null },
        [],
        0,
      );
    case "row": {
      const rows = merged(sheet.rows, { action, params: addition.leads.params });
      const { [action]: _, ...begun } = sheet.begun;
      return await withRows(context, { ...sheet, rows, current: null, begun });
    }
  }
}

const merged = (rows: readonly PlannedMove[], row: PlannedMove): PlannedMove[] => [...rows, row];

/** Another number in the current row, as far as the rules let it go. */
async function count(context: SeatContext, next: (now: number, most: number) => number): Promise<Screen> {
  const { services, game, person, seat, sheet } = context;
  const at = currentOf(sheet);
  const move = sheet.rows[at];
  if (!move) return unknownControl();
  const { after } = await services.campaigns.trial({ game, person, seat, moves: sheet.rows.slice(0, at) });
  const action = after.book.actions.get(move.action);
  const number = action && numberIn(action, after.view, move.params);
  if (!number) return await pageOf(context, "⚠️ This row has no number to change.");
  const wanted = Math.min(
    Math.max(next(Number(move.params[number.name] ?? number.min), number.max), number.min),
    number.max,
  );
  const params: Params = { ...move.params, [number.name]: wanted };
  return await withRows(context, { ...sheet, rows: sheet.rows.with(at, { ...move, params }) });
}

/** Keeps rows that go together; what does not is said and left as it was. */
async function withRows(context: SeatContext, sheet: SheetState): Promise<Screen> {
  const { services, game, person, seat } = context;
  const { rows } = await services.campaigns.trial({ game, person, seat, moves: sheet.rows });
  const bad = rows.find(({ state }) => state === "refused");
  if (bad?.refused) return await pageOf(context, `⚠️ ${refusalText(bad.refused)}`);
  return await pageOf(await withSheet(context, sheet, true), "");
}

/** Rows that were typed, a line each: right ones are rows, wrong ones come back with the reason. */
async function written(context: SeatContext, text: string): Promise<Screen> {
  const { services, game, person, seat, sheet } = context;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const checked = await services.campaigns.check({ game, person, seat, lines });
  const rows = checked.flatMap(({ move, state }) => (move && state === "possible" ? [move] : []));
  const wrong = checked.filter(({ state }) => state !== "possible");
  const notes = wrong.map(
    ({ line, refused }) => `⚠️ ${line}${refused ? `: ${refusalText(refused)}` : " was not looked at."}`,
  );
  const changed = { ...sheet, rows, current: null };
  return await pageOf(await withSheet(context, changed, true), notes.join("\n"));
}
