/** What the rows of a step would cause, tried out, and what can be added behind them. */
import { blocked, check, type Decision, type Group, type Params, Refused } from "#engine";
import type { RowOutcome, SeatView, Trial } from "../../../campaign/service.ts";
import type { PlannedMove } from "../../../store/records.ts";
import { LIMIT } from "../../screen/limits.ts";
import type { Services } from "../../services/services.ts";
import { numberIn, type RowNumber } from "../state/row-number.ts";
import { currentOf, type SheetRow, type SheetState } from "../state/state.ts";
import { listedMenus } from "./listed-menus.ts";
import { type AddMenu, isStep } from "./sheet-rows.ts";

/** What can be added is that of this step and of those that follow it. */
export interface StepView extends Trial {
  readonly menus: readonly AddMenu[];
  /** As the seat stands after the rows: now, and in the steps that follow. */
  readonly steps: readonly SeatView[];
  /** The rows that are not refused. */
  readonly standing: readonly SheetRow[];
  /** The number of the row that the buttons act on; null: it has none, or there is no row. */
  readonly number: RowNumber | null;
  /** What is worth knowing of each row, lines of text. */
  readonly remarks: readonly (readonly string[])[];
}

/** The most steps of one phase that follow each other. */
const MOST_STEPS = 4;

/** Whose sheet it is. */
export interface Holder {
  readonly services: Pick<Services, "campaigns">;
  readonly person: string;
  readonly game: string;
  readonly seat: string;
  readonly seatView: SeatView;
  /** Of a step to come: answers before its rows. */
  readonly lead?: readonly SheetRow[];
}

/** The same with what is filled in. */
interface SheetHolder extends Holder {
  readonly sheet: SheetState;
}

export async function stepView(context: SheetHolder): Promise<StepView> {
  const view = await stepsAfter(context, true);
  const remarks = context.sheet.rows.map((row, at) => remarksOn(view, row, at));
  return { ...view, number: await numberOf(context), remarks };
}

/** What its action says of a row that still has to be tried; of others, what they bring about. */
function remarksOn({ steps, rows }: Pick<StepView, "steps" | "rows">, { action: name, params }: SheetRow, at: number) {
  const state = rows[at]?.state;
  if (state !== "stops" && state !== "later") return [];
  const { book, view } = stepFor(steps, name, params) ?? {};
  return (view && book?.actions.get(name)?.remarks({ ...view, params })) ?? [];
}

/** The number of the current row, as the rows before it leave it. */
async function numberOf(context: SheetHolder): Promise<RowNumber | null> {
  const at = currentOf(context.sheet);
  const row = context.sheet.rows[at];
  if (!row || !Object.values(row.params).some((value) => typeof value === "number")) return null;
  const basis = await basisOf(context, at);
  const action = basis?.book.actions.get(row.action);
  return basis && action ? numberIn(action, basis.view, row.params) : null;
}

/** The seat as it stands when a row comes to be done; null: its action is not possible then. */
export async function basisOf(context: SheetHolder, at: number): Promise<SeatView | null> {
  const { sheet } = context;
  const row = sheet.rows[at];
  if (!row) return null;
  const steps = await stepsOf({ ...context, sheet: { ...sheet, rows: sheet.rows.slice(0, at) } });
  return stepFor(steps, row.action, row.params) ?? stepFor(steps, row.action) ?? null;
}

/** The seat as it stands after the rows: now, and in the steps that follow. */
export const stepsOf = async (context: SheetHolder): Promise<readonly SeatView[]> =>
  (await stepsAfter(context, false)).steps;

/** `listed`: with what can be added, which takes most of the time. */
async function stepsAfter(context: SheetHolder, listed: boolean): Promise<Omit<StepView, "number" | "remarks">> {
  const { seatView, sheet } = context;
  const tried = await tryRows(context, sheet.rows);
  let menus: readonly AddMenu[] = [];
  let rest = tried.standing;
  const steps: SeatView[] = [];
  const moves: PlannedMove[] = [];
  const trial = async (): Promise<Trial> => await trialOf(context, moves);
  let here: SeatView | null = seatView;
  while (here && steps.length < MOST_STEPS) {
    const decision = stepOf(here, seatView.phase.id);
    if (!decision) break;
    const own = rest.filter(({ action }) => decision.actions.includes(action));
    if (own.length > 0) {
      rest = rest.filter((row) => !own.includes(row));
      moves.push(...movesOf(own));
      here = rest.length === 0 && steps.length === 0 ? tried.after : (await trial()).after;
      continue; // they may have ended the step
    }
    steps.push(here);
    if (listed) menus = joined(menus, listedMenus(here, decision, sheet.begun));
    const end = enderOf(here, decision);
    if (end === null) break;
    moves.push({ action: end, params: {} });
    here = await afterEnd(trial, moves);
  }
  return { ...tried, menus, steps };
}

/**
 * The seat after it has ended its step; null: that cannot be told. What a row draws or rolls is ignored, and no step
 * that follows has to wait for it: it is shown as it is without that row.
 */
async function afterEnd(trial: () => Promise<Trial>, moves: PlannedMove[]): Promise<SeatView | null> {
  const ended = ({ rows, after }: Trial): SeatView | null => (rows.at(-1)?.state === "possible" ? after : null);
  const { rows, after } = await trial();
  const known = moves.filter((_, i) => rows[i]?.state !== "stops");
  if (known.length === moves.length) return ended({ rows, after });
  moves.splice(0, moves.length, ...known);
  return ended(await trial());
}

/** The rows with one more, behind those of its own step: they are done in the order of the rules. */
export function placedRow(
  steps: readonly SeatView[],
  { rows }: Pick<SheetState, "rows">,
  row: SheetRow,
): Pick<SheetState, "rows" | "current"> {
  const stepAt = ({ action }: SheetRow): number =>
    steps.findIndex(({ decisions }) => decisions.some(({ owed, actions }) => owed && actions.includes(action)));
  const at = rows.findIndex((one) => stepAt(one) > stepAt(row));
  if (at < 0) return { rows: [...rows, row], current: null };
  return { rows: rows.toSpliced(at, 0, row), current: at };
}

/** The step in which an action can be begun, or a move be made. */
export const stepFor = (steps: readonly SeatView[], name: string, params: Params | null = null): SeatView | undefined =>
  steps.find(({ book, view, decisions }) => {
    const action = book.actions.get(name);
    if (!action || !decisions.some(({ actions }) => actions.includes(name)) || action.when(view)) return false;
    return params ? isPossible(action, view, params) : blocked(action, view) === null;
  });

/** Whether an action can be done with these choices. */
export function isPossible(action: Group<unknown>, view: object, params: Params): boolean {
  try {
    check(action, view, params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** The rows one after the other, without those that are refused: those behind them may be possible all the same. */
export async function tryRows(holder: Holder, rows: readonly SheetRow[]): Promise<Trial & Pick<StepView, "standing">> {
  const { seatView } = holder;
  const refused = surplusOf(seatView, rows);
  for (;;) {
    const standing = rows.filter((row) => !refused.has(row));
    if (standing.length === 0) return { rows: outcomes(rows, refused), after: seatView, standing };
    const trial = await trialOf(holder, movesOf(standing));
    const bad = trial.rows.findIndex(({ state }) => state === "refused");
    const [row, outcome] = [standing[bad], trial.rows[bad]];
    if (row && outcome) refused.set(row, outcome);
    else {
      const all = new Map([...refused, ...standing.flatMap((one, i) => pair(one, trial.rows[i]))]);
      return { rows: outcomes(rows, all), after: trial.after, standing };
    }
  }
}

/** Moves tried where the page stands: in a step to come, after the answers before its rows. */
export async function trialOf(
  { services, game, person, seat, seatView, lead = [] }: Holder,
  moves: readonly PlannedMove[],
): Promise<Trial> {
  const all = [...movesOf(lead), ...moves];
  const trial = await services.campaigns.acting.trial({ game, person, seat, moves: all, step: seatView.rehearsed });
  return { ...trial, rows: trial.rows.slice(lead.length) };
}

/** Rows that nothing is left to pay for. What rows before them roll or reveal would hide that from a trial. */
function surplusOf({ book, view }: SeatView, rows: readonly SheetRow[]): Map<SheetRow, RowOutcome> {
  const { surplus } = book.definition.guide;
  const refused = new Map<SheetRow, RowOutcome>();
  for (const [i, row] of rows.entries()) {
    const paid = rows.slice(0, i).filter((one) => !refused.has(one));
    const why = surplus?.(view, movesOf([...paid, row]));
    if (!why) continue;
    const [move = { action: row.action, params: row.params }] = movesOf([row]);
    const nothing = { told: [], events: [], called: null, remarks: [] };
    refused.set(row, { line: row.words, move, state: "refused", refused: why, ...nothing });
  }
  return refused;
}

const pair = (row: SheetRow, outcome: RowOutcome | undefined): [SheetRow, RowOutcome][] =>
  outcome ? [[row, outcome]] : [];
const outcomes = (rows: readonly SheetRow[], known: ReadonlyMap<SheetRow, RowOutcome>): RowOutcome[] =>
  rows.flatMap((row) => known.get(row) ?? []);

/** Rows as they are submitted. */
export const movesOf = (rows: readonly SheetRow[]): PlannedMove[] =>
  rows.map(({ action, params }) => ({ action, params }));

/** What a later step adds under a title that is there stands in the same menu, as far as it has room. */
function joined(menus: readonly AddMenu[], later: readonly AddMenu[]): readonly AddMenu[] {
  const grown = menus.map((menu) => {
    const known = new Set(menu.additions.map(({ value }) => value));
    const more = later.find(({ title }) => title === menu.title)?.additions.filter(({ value }) => !known.has(value));
    return { ...menu, additions: [...menu.additions, ...(more ?? [])].slice(0, LIMIT.selectOptions) };
  });
  return [...grown, ...later.filter(({ title }) => !menus.some((menu) => menu.title === title))];
}

/** The open question of a step of this phase. */
const stepOf = (seatView: SeatView, phase: string): Decision | undefined =>
  seatView.phase.id === phase ? seatView.decisions.find((d) => d.owed && isStep(seatView, d)) : undefined;

/** The action that leads on to the next step. */
const enderOf = ({ book, view }: SeatView, { actions }: Decision): string | null =>
  actions.find((name) => {
    const action = book.actions.get(name);
    return action?.ends && action.entries.length === 0 && !action.when(view);
  }) ?? null;
