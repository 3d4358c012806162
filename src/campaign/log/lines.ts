/** The rows of a log as lines of text, with what they are about, by which a reader filters them. */
import { type GameTypes, isDetail, type LineKind, type Rulebook, type Seat } from "#engine";
import { notedAbout } from "../../earlier/told-words.ts";
import type { ChronicleRow, LineAbout, TurnRow, TurnStanding } from "../../store/records.ts";
import { lineOf } from "../facts/words.ts";

/** A line that everyone was told, with all that everyone may know of it: not whose input it came of, which can tell who was able to react. */
export interface Line extends LineAbout {
  readonly seq: number;
  readonly text: string;
  /** ms since 1970. */
  readonly at: number;
  /** As people call it; "": what is no act of a phase, such as a pause. */
  readonly phase: string;
  /** Whose time was over, so that the rules answered; null: nobody's, or nobody says whom the question was put to. */
  readonly overdue: Seat | null;
  /** The one seat that was told it: nobody else may read it. Left out: everyone was told. */
  readonly alone?: Seat;
  /** What brought it about was taken back; left out: it counts. Lines of everyone's that do not are in no log. */
  readonly back?: true;
}

/** An answer of the rules' in place of a seat's. */
export interface DefaultAnswer {
  readonly seq: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly action: string;
}

/** Where everyone stood when a turn began; `seq`: the row that began it. */
export interface Begun extends TurnStanding {
  readonly seq: number;
}

/** What a campaign's log has told, without what was taken back, and where everyone stood when its turns began. */
export interface Chronicle {
  readonly lines: readonly Line[];
  /** What the rules answered where somebody's time ran out, even if nothing was told of it. */
  readonly defaults: readonly DefaultAnswer[];
  /** By turn, in order. */
  readonly standings: ReadonlyMap<number, Begun>;
  /** Where everyone stands now; left out, and null: nobody asked, or the campaign has not begun. */
  readonly present?: TurnStanding | null;
}

/** What rows of a log are put into words with. */
export interface LogReader {
  readonly book: Rulebook<GameTypes>;
  /** All of the campaign. */
  readonly seats: readonly Seat[];
}

/** Rows of a log in order, as lines; `turn`: the one that its first row was written in. */
export function chronicleOf(reader: LogReader, rows: readonly ChronicleRow[], turn = 0): Chronicle {
  const kept = standing(rows);
  return { ...toldIn(reader, kept, turn), standings: begunIn(kept.map((row) => ({ ...row, ...row.about }))) };
}

/** The turns that rows have begun, without what was taken back. */
export const turnsBegun = (rows: readonly TurnRow[]): Chronicle["standings"] => begunIn(standing(rows));

const begunIn = (rows: readonly Pick<TurnRow, "seq" | "standing">[]): Chronicle["standings"] =>
  new Map(rows.flatMap(({ seq, standing: begun }) => (begun ? [[begun.turn, { ...begun, seq }] as const] : [])));

/** The lines of rows, be they taken back or not. */
export const linesIn = (reader: LogReader, rows: readonly ChronicleRow[]): readonly Line[] =>
  toldIn(reader, rows, 0).lines;

/** `first`: the turn that the first row was written in. */
function toldIn(
  { book, seats: all }: LogReader,
  rows: readonly ChronicleRow[],
  first: number,
): Pick<Chronicle, "lines" | "defaults"> {
  const seats = new Set(all);
  const lines: Line[] = [];
  const defaults: DefaultAnswer[] = [];
  let turn = first;
  for (const row of rows) {
    const { about } = row;
    const told = read(book, seats, row);
    const seat = about?.overdue;
    if (seat !== undefined)
      defaults.push({
        seq: row.seq,
        turn: told.find((one) => one.about)?.about?.turn ?? turn,
        seat,
        action: row.action,
      });
    for (const { text, about: known } of told) {
      turn = known?.turn ?? turn;
      if (!isDetail(text)) lines.push(shown(row, text, turn, known));
    }
    turn = about?.standing?.turn ?? turn;
  }
  return { lines, defaults };
}

/** What a row tells, in words, and what that is about; undefined: nobody has noted it. */
function read(
  book: LogReader["book"],
  seats: ReadonlySet<Seat>,
  row: ChronicleRow,
): readonly { readonly text: string; readonly about: LineAbout | undefined }[] {
  return row.told.flatMap((one, i) =>
    typeof one === "string" ? { text: one, about: notedAbout(row, i) } : (lineOf(book, one, seats) ?? []),
  );
}

function shown({ seq, at, about: own }: ChronicleRow, text: string, turn: number, known?: LineAbout): Line {
  const about = known ?? { ...UNKNOWN, weight: text.includes("**") ? 2 : 1, phase: "", turn };
  return { ...about, turn, seq, at, text, overdue: own?.overdue ?? null };
}

const UNKNOWN = { kind: "other", seats: [], places: [] } as const;

/** Without rows that were taken back, and without those that say so. */
export function standing<R extends Pick<ChronicleRow, "seq" | "back">>(rows: readonly R[]): readonly R[] {
  const gone = new Set<number>();
  for (const { seq, back } of rows) {
    if (back === null) continue;
    gone.add(seq);
    for (const row of rows) if (row.seq >= back && row.seq < seq) gone.add(row.seq);
  }
  return rows.filter(({ seq }) => !gone.has(seq));
}

/** Which rows were taken back, by the rows that took some back. */
export function takenBackBy(rows: readonly Pick<ChronicleRow, "seq" | "back">[]): (seq: number) => boolean {
  const spans = rows.flatMap(({ seq, back }) => (back === null ? [] : [{ from: back, to: seq }]));
  return (seq) => spans.some(({ from, to }) => from <= seq && seq < to);
}

/** What a reader wants to see of a log; what is left out takes everything. */
export interface LineFilter {
  readonly turn?: number;
  readonly seat?: Seat;
  readonly place?: string;
  /** "defaults": answers of the rules' for somebody; "alone": what only the reader's seats were told. */
  readonly kind?: LineKind | "defaults" | "alone";
}

export const matching =
  ({ turn, seat, place, kind }: LineFilter) =>
  (line: Line): boolean =>
    (turn === undefined || line.turn === turn) &&
    (seat === undefined || line.overdue === seat || line.seats.includes(seat)) &&
    (place === undefined || line.places.includes(place)) &&
    (kind === undefined || isOfKind(line, kind));

function isOfKind(line: Line, kind: NonNullable<LineFilter["kind"]>): boolean {
  if (kind === "alone") return line.alone !== undefined;
  return kind === "defaults" ? line.overdue !== null : line.kind === kind;
}
