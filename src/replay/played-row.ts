/** What a row of a campaign's log shows when it is replayed: lines, pictures, and who decided. */
import {
  type Envelope,
  type GameTypes,
  type Happening,
  type Names,
  type Phase,
  publicView,
  type Rulebook,
  type Seat,
  type Sketch,
  sketch,
} from "#engine";
import { isAskedOpenly } from "../campaign/facts/about.ts";
import { phaseTitle } from "../campaign/facts/names.ts";
import { lineOf } from "../campaign/facts/words.ts";
import type { Outcome, ProvenRow } from "../proof/history.ts";
import type { LineAbout } from "../store/records.ts";

type State = Envelope<GameTypes>;
type Book = Rulebook<GameTypes>;

/** A line that everyone was told. `which`: what happened in its row, counted from 0; -1: the row itself, a correction. */
export interface FilmLine {
  readonly row: number;
  readonly which: number;
  readonly text: string;
  readonly about: LineAbout;
  readonly phase: Phase;
}

/** A picture that everyone was shown, named by its row and by what happened there: a row may show two. */
export interface Shot {
  readonly row: number;
  readonly which: number;
  readonly caption: string;
  readonly phase: Phase;
  /** It is still shown when a later one of its phase takes its place. */
  readonly stays: boolean;
}

/** Who did what a row says; `seat` null: nobody at the table. */
export interface Decided extends Pick<ProvenRow, "seat" | "decision" | "action" | "kind" | "at"> {
  readonly row: number;
}

/** A row that was replayed. */
export interface PlayedRow extends Decided {
  /** The state that it led to. */
  readonly state: State;
  readonly phase: Phase;
  /** The time of its seat was up, and the rules answered; false where a window passed that waited for nobody. */
  readonly isOverdue: boolean;
  readonly lines: readonly FilmLine[];
  readonly shots: readonly Shot[];
  /** What its pictures are made from, one for each; null: the game could not draw it, or nobody has a name. */
  readonly sketches: readonly (Sketch | null)[];
}

/** How a row is shown. */
interface Showing {
  /** What its pictures call the players; null: nobody looks at them. */
  readonly names: Names | null;
  /** The board as it is then is shown, though nothing has happened that would show it. */
  readonly board: boolean;
  /** The state that it was made from; null: it began the game. */
  readonly before: State | null;
}

export function playedRow(
  book: Book,
  row: ProvenRow,
  { state, happenings, line }: Outcome,
  { names, board, before }: Showing,
): PlayedRow {
  const { seq, seat, decision, action, kind, at } = row;
  const phase = book.definition.phase(state.table);
  const seats = new Set(state.seats);
  const pictured = happenings.flatMap((one, which) => pictureOf(one, seq, which) ?? []);
  const pictures = board ? [boardAfter(book, seq, state, names)] : pictured;
  return {
    ...{ row: seq, seat, decision, action, kind, at, state, phase },
    isOverdue: kind === "default" && isAskedOpenly(before),
    lines: [
      ...(line === undefined ? [] : [correction(seq, line, phase)]),
      ...happenings.flatMap((one, which) => told(book, one, { row: seq, which, seats }) ?? []),
    ],
    shots: pictures.map(({ shot }) => shot),
    sketches: pictures.map((one) => one.sketch),
  };
}

interface Pictured {
  readonly shot: Shot;
  readonly sketch: Sketch | null;
}

function pictureOf(happening: Happening<GameTypes>, row: number, which: number): Pictured | null {
  if (happening.kind !== "picture") return null;
  const { caption, phase, stays } = happening;
  return { shot: { row, which, caption, phase, stays }, sketch: happening.sketch };
}

/** As the campaign shows it where it has gone back. */
function boardAfter(book: Book, row: number, state: State, names: Names | null): Pictured {
  const phase = book.definition.phase(state.table);
  const caption = phaseTitle(phase);
  const made = names && sketch(book, { kind: "board", caption, names }, publicView(book, state));
  return { shot: { row, which: 0, caption, phase, stays: false }, sketch: made };
}

function told(
  book: Book,
  happening: Happening<GameTypes>,
  { row, which, seats }: { readonly row: number; readonly which: number; readonly seats: ReadonlySet<Seat> },
): FilmLine | null {
  if (happening.kind !== "event" || !happening.event) return null;
  const { phase } = happening;
  const { turn, name } = phase;
  const line = lineOf(book, { event: happening.event, turn, phase: name }, seats);
  return line && { row, which, ...line, phase };
}

/** As everyone was told it at the time. */
function correction(row: number, line: string, phase: Phase): FilmLine {
  const about = { kind: "other", weight: 1, seats: [], places: [], turn: phase.turn, phase: phase.name } as const;
  return { row, which: -1, text: `Moderator: ${line}`, about, phase };
}
