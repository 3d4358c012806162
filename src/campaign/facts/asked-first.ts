/** Which questions a seat is asked after a step back, though its standing orders had answered them before. */
import type { Decision, Seat } from "#engine";
import { effective, targetOf } from "../../proof/history.ts";
import type { FormerAnswer, FormerAnswers, LogRow, StandingOrderRecord } from "../../store/records.ts";

type Row = Pick<LogRow, "seq" | "kind" | "seat" | "action" | "decision" | "params" | "input" | "final">;

interface Given extends FormerAnswer {
  readonly seq: number;
  readonly decision: string;
}

/**
 * What seats had answered before people went back: questions come again in the order in which they came then, so that
 * each new answer of a seat stands for the next former one. What a seat took back alone is left out: its orders may
 * well do the rest again. `rows`: those of a log, taken back or not.
 */
export function formerAnswers(rows: readonly Row[]): FormerAnswers {
  if (rows.every(({ kind }) => kind !== "rewind")) return {};
  const tapes = new Map<Seat, Tape>();
  for (const [i, row] of rows.entries()) {
    if (row.kind === "rewind") {
      const to = targetOf(row);
      const alone = isOwnUndo(row, effective(rows.slice(0, i)), to);
      for (const [seat, tape] of tapes) tapes.set(seat, woundBack(tape, to, alone));
    } else if (row.seat !== null && isAnswer(row)) tapes.set(row.seat, answered(tapes.get(row.seat) ?? EMPTY, row));
  }
  return Object.fromEntries(
    [...tapes].flatMap(([seat, { given, former }]) =>
      former.some(isByOrder) ? [[seat, { answers: former, last: given.at(-1)?.decision ?? null }] as const] : [],
    ),
  );
}

/** A seat's answers that count, and those that were taken back and not given again. */
interface Tape {
  readonly given: readonly Given[];
  readonly former: readonly FormerAnswer[];
}
const EMPTY: Tape = { given: [], former: [] };

const isByOrder = ({ byOrder }: FormerAnswer): boolean => byOrder;

/** One more answer, in place of the next former one; several rows may answer one question. */
function answered({ given, former }: Tape, { seq, kind, action, decision }: Row): Tape {
  if (decision === null || given.at(-1)?.decision === decision) return { given, former };
  const [was, ...rest] = former;
  const answer = was?.byOrder ? was : { action, byOrder: kind === "order" };
  return { given: [...given, { ...answer, seq, decision }], former: rest };
}

function woundBack({ given, former }: Tape, to: number, alone: boolean): Tape {
  const gone = given.filter(({ seq }) => seq >= to);
  const again = alone ? gone.map((answer) => ({ ...answer, byOrder: false })) : gone;
  return { given: given.filter(({ seq }) => seq < to), former: [...again, ...former] };
}

const ANSWERS: readonly Row["kind"][] = ["act", "order", "default", "bot", "stand-in"];
const isAnswer = ({ kind }: Row): boolean => ANSWERS.includes(kind);

/** Whether a seat took back just its own last act, with what followed from it. */
function isOwnUndo({ seat }: Row, before: readonly Row[], to: number): boolean {
  const gone = before.filter(({ seq }) => seq >= to);
  const goesWith = (row: Row): boolean => row.kind === "default" || row.seat === seat;
  return seat !== null && gone.every((row) => row.input === gone[0]?.input && goesWith(row) && !row.final);
}

/** Without seats that have given an order again since people went back. */
export function withoutGivenSince(
  former: FormerAnswers,
  rows: readonly Pick<LogRow, "kind" | "at">[],
  orders: readonly Pick<StandingOrderRecord, "seat" | "at">[],
): FormerAnswers {
  const back = rows.findLast(({ kind }) => kind === "rewind")?.at;
  if (back === undefined) return former;
  return orders.filter(({ at = back }) => at > back).reduce((left, { seat }) => withoutSeat(left, seat), former);
}

/** The same after more rows, none of which leads back. */
export function afterAnswers(former: FormerAnswers, rows: readonly Row[]): FormerAnswers {
  let left = former;
  for (const row of rows) {
    const own = row.seat === null ? undefined : left[row.seat];
    if (own === undefined || row.seat === null || row.decision === null || !isAnswer(row)) continue;
    if (own.last === row.decision) continue;
    const answers = own.answers.slice(1);
    const others = withoutSeat(left, row.seat);
    left = answers.some(isByOrder) ? { ...others, [row.seat]: { answers, last: row.decision } } : others;
  }
  return left;
}

/** Whether a seat is asked though it has an order for this question: the order had answered it before people went back. */
export function isAskedFirst(
  former: FormerAnswers,
  seat: Seat,
  { id, actions }: Pick<Decision, "id" | "actions">,
): boolean {
  const own = former[seat];
  const [next] = own?.answers ?? [];
  return next?.byOrder === true && own?.last !== id && actions.includes(next.action);
}

/** A seat has said again what is to be answered for it: that counts. */
export function withoutSeat(former: FormerAnswers, seat: Seat): FormerAnswers {
  const { [seat]: _, ...others } = former;
  return others;
}
