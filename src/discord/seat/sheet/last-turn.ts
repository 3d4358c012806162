/** What a seat sent in earlier turns, kept so that it can be offered again: "As last turn". */
import { isDeepStrictEqual } from "node:util";
import type { Phase } from "#engine";
import type { PlannedMove } from "../../../store/records.ts";
import type { SheetRow, SheetState } from "../state/state.ts";
import type { Subject } from "../state/subject.ts";

/** How many steps and forms are remembered, and how many rows of each. */
const MOST = 8;
const MOST_ROWS = 50;

type Now = Pick<Phase, "id" | "turn">;

/** Names a step of a phase, and a form: what was sent of it is found again by this. */
export const stepKey = ({ name }: Pick<Phase, "name">): string => `step ${name}`;
const formKey = ({ name }: Pick<Subject, "name">): string => `form ${name}`;

/** The sheet with rows that are sent now, to be offered again in a later turn. */
export function withSent(sheet: SheetState, { id, turn }: Now, of: string, rows: readonly SheetRow[]): SheetState {
  if (rows.length === 0) return sheet;
  const isHere = (one: SheetState["sent"][number]): boolean => one.phase === id && one.of === of;
  const before = sheet.sent.find(isHere)?.inputs ?? [];
  const inputs = [...before, [...rows]].slice(-MOST_ROWS);
  const others = sheet.sent.filter((one) => !isHere(one));
  return { ...sheet, sent: [...others, { phase: id, of, turn, inputs }].slice(-MOST) };
}

/** The same for a question's own form: one answer, which a later one replaces. */
export const withAnswer = (sheet: SheetState, now: Now, subject: Subject, answer: SheetRow): SheetState =>
  subject.decision === null
    ? sheet
    : withSent(withoutSent(sheet, now, formKey(subject)), now, formKey(subject), [answer]);

const withoutSent = (sheet: SheetState, { id }: Now, of: string): SheetState => ({
  ...sheet,
  sent: sheet.sent.filter((one) => one.phase !== id || one.of !== of),
});

/** The rows of the step that were sent last, if these moves are what they did, with ends of steps among them; else none. */
export function lastSentOf({ sent }: SheetState, phase: Phase, moves: readonly PlannedMove[]): readonly SheetRow[] {
  const last = sent.at(-1);
  const rows = last?.phase === phase.id && last.of === stepKey(phase) ? (last.inputs.at(-1) ?? []) : [];
  let from = 0;
  const isDone = ({ action, params }: SheetRow): boolean => {
    const at = moves.findIndex((one, i) => i >= from && one.action === action && isDeepStrictEqual(one.params, params));
    from = at + 1;
    return at >= 0;
  };
  return rows.every(isDone) ? rows : [];
}

/** The sheet after its seat's last input was taken back: that is not offered again. */
export const withoutLastSent = (sheet: SheetState, { id }: Now): SheetState => ({
  ...sheet,
  sent: sheet.sent.map((one, i) =>
    one.phase === id && i === sheet.sent.length - 1 ? { ...one, inputs: one.inputs.slice(0, -1) } : one,
  ),
});

/** What was sent of a step or a form in the latest turn before this one. */
export interface Earlier {
  readonly label: string;
  readonly rows: readonly SheetRow[];
}

/** Null: nothing, as far as is known. */
export function earlierStep({ sent }: SheetState, phase: Phase): Earlier | null {
  return earlier(sent, phase, stepKey(phase));
}

/** Null where the game has a button of its own for it. */
export function earlierAnswer({ sent }: SheetState, phase: Phase, subject: Subject): Earlier | null {
  if (subject.kind !== "do" || subject.decision === null) return null;
  const found = earlier(sent, phase, formKey(subject));
  return found && subject.presets({}).some(({ label }) => label === found.label) ? null : found;
}

function earlier(sent: SheetState["sent"], { turn }: Phase, of: string): Earlier | null {
  const found = sent.findLast((one) => one.of === of && one.turn < turn);
  const rows = found?.inputs.flat().slice(0, MOST_ROWS) ?? [];
  if (!found || rows.length === 0) return null;
  return { label: labelOf(found.turn, turn), rows };
}

/** Turn 0 is what comes before the first. */
function labelOf(then: number, now: number): string {
  if (then === now - 1) return "As last turn";
  return then === 0 ? "As at the beginning" : `As in turn ${then}`;
}
