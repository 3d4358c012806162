import { type Advance, canonical, type GameTypes, type Seat, submit } from "#engine";
import { freeze } from "../freeze.ts";
import type { Act } from "../lines.ts";
import type { Position } from "../play.ts";
import { isSameJson, same, sameJson, Violation, violate } from "../violation.ts";
import { type Line, sight, told } from "./sight.ts";

/** What came of an act in two states that its viewer could not tell apart. */
export type Outcome =
  /** It cannot tell them apart now. */
  | "same"
  /** The act has shown it something that was hidden and is not the same in both. */
  | "shown";

/**
 * Two acts that the viewer cannot tell apart, in states that it cannot tell apart, with the same dice: it is told the
 * same, sees the same and is asked the same, up to the first line that shows something hidden in which they differ.
 * `isSecret`: nobody else sees what is done, so that it shows nothing until it is laid open.
 */
export function alike<G extends GameTypes>(
  a: Position<G>,
  actA: Act,
  b: Position<G>,
  actB: Act,
  viewer: Seat,
  isSecret = false,
): Outcome {
  const what = `${actA.seat}'s ${actA.action} ${canonical(actA.params)}`;
  const afterA = advance(a, actA, what);
  const afterB = advance(b, actB, what);
  askedByTheTable(afterA, afterB, what);
  const { shows } = a.subject;
  const isOwn = actA.seat === viewer; // others tell of what they hide by what they do with it
  const isOpen = ({ reveals, tells, state }: Advance<G>): boolean => reveals || tells || state.over !== null;
  const mayShow = [afterA, afterB].some(isOpen) || (!isOwn && !isSecret && shows !== undefined);
  if (mayShow && !shows) return "shown";
  const beside = mayShow && shows ? shows.beside : toldWhole;
  if (parts(told(afterA, viewer), told(afterB, viewer), beside, `what ${viewer} is told of ${what}`)) return "shown";
  const turnedUp = ({ state }: Advance<G>): string => JSON.stringify(shows?.turnedUp(state, viewer) ?? null);
  if (mayShow && !isSameJson(turnedUp(afterA), turnedUp(afterB))) return "shown";
  const seed = a.dice.below(2 ** 32);
  const seen = (position: Position<G>, { state }: Advance<G>): string =>
    sight({ ...position, env: freeze(state) }, viewer, seed);
  sameJson("leak", `what ${viewer} sees after ${what}`, seen(a, afterA), seen(b, afterB));
  return "same";
}

const toldWhole = (line: unknown): unknown => line;

/** Whether two lists of lines part, at a line that shows something hidden; a violation if they part at any other. */
function parts<G extends GameTypes>(
  a: readonly Line<G>[],
  b: readonly Line<G>[],
  beside: (line: Line<G>) => unknown,
  what: string,
): boolean {
  const text = (lines: readonly unknown[]): string => JSON.stringify(lines);
  if (isSameJson(text(a), text(b))) return false;
  const at = a.findIndex((line, i) => !isSameJson(text([line]), text(b.slice(i, i + 1))));
  const first = at < 0 ? a.length : at;
  const [restA, restB] = [a, b].map((lines) => lines.slice(first, first + 1).map(beside));
  if (restA?.includes(null) || restB?.includes(null)) return true;
  const before = text(a.slice(0, first));
  sameJson("leak", `${what}, after ${before},`, text(restA ?? []), text(restB ?? []));
  return true;
}

/** Who is asked what is a function of the table: where that is the same after the same events, so is the question. */
function askedByTheTable<G extends GameTypes>(a: Advance<G>, b: Advance<G>, what: string): void {
  const shown = ({ state, happenings }: Advance<G>): string =>
    JSON.stringify([
      state.table,
      happenings.flatMap((h): unknown[] => (h.kind !== "event" ? [h] : h.event ? [h.event] : [])),
    ]);
  const asks = ({ state }: Advance<G>): string =>
    canonical(state.frames.map(({ ask }) => ask && [ask.kind, ask.seats, ask.actions]));
  if (isSameJson(shown(a), shown(b))) same("leak", `who is asked after ${what}, on the same table,`, asks(a), asks(b));
}

function advance<G extends GameTypes>({ book, env }: Position<G>, act: Act, what: string): Advance<G> {
  try {
    return submit(book, env, act, {});
  } catch (error) {
    if (error instanceof Violation) throw error;
    return violate("leak", `${what} depends on what cannot be known: ${String(error)}`, error);
  }
}
