import { isDetail, type LineKind, type Seat } from "../engine/index.ts";
import type { ChronicleRow, LineAbout, TurnStanding } from "../store/records.ts";

/** A line that everyone was told, with all that everyone may know of it: not whose input it came of, which can tell who was able to react. */
export interface Line extends Pick<LineAbout, "kind" | "weight" | "seats" | "places" | "sum" | "short"> {
  readonly seq: number;
  readonly text: string;
  /** ms since 1970. */
  readonly at: number;
  readonly turn: number;
  /** As people call it; "": what is no act of a phase, such as a pause. */
  readonly phase: string;
  /** Whose time was over, so that the rules answered; null: nobody's, or nobody says whom the question was put to. */
  readonly overdue: Seat | null;
  /** The action taken. */
  readonly action: string;
}

/** What a campaign's log has told, without what was taken back, and where everyone stood when its turns began. */
export interface Chronicle {
  readonly lines: readonly Line[];
  readonly standings: ReadonlyMap<number, TurnStanding>;
  /** What each seat did itself last, told or not: nobody but its player may learn of it. */
  readonly acts: ReadonlyMap<Seat, Pick<ChronicleRow, "seq" | "at">>;
}

/** Rows of a log in order, as lines. */
export function chronicleOf(rows: readonly ChronicleRow[]): Chronicle {
  const kept = standing(rows);
  const lines: Line[] = [];
  const standings = new Map<number, TurnStanding>();
  let turn = 0;
  for (const row of kept) {
    const { about } = row;
    const extra = row.told.length - (about?.lines.length ?? 0); // a correction's own line stands first
    row.told.forEach((text, i) => {
      const known = about?.lines[i - extra];
      turn = known?.turn ?? turn;
      if (isDetail(text)) return;
      lines.push(lineOf(row, text, turn, known));
    });
    if (!about?.standing) continue;
    turn = about.standing.turn;
    standings.set(turn, about.standing);
  }
  const acts = new Map(
    kept.flatMap((row) => (row.kind === "act" && row.seat !== null ? [[row.seat, row] as const] : [])),
  );
  return { lines, standings, acts };
}

function lineOf({ seq, at, action, about: own }: ChronicleRow, text: string, turn: number, known?: LineAbout): Line {
  const about = known ?? { ...UNKNOWN, weight: text.includes("**") ? 2 : 1, phase: "", turn };
  return { ...about, turn, seq, at, text, action, overdue: own?.overdue ?? null };
}

const UNKNOWN = { kind: "other", seats: [], places: [] } as const;

/** Without rows that were taken back, and without those that say so. */
function standing(rows: readonly ChronicleRow[]): readonly ChronicleRow[] {
  const gone = new Set<number>();
  for (const { seq, back } of rows) {
    if (back === null) continue;
    gone.add(seq);
    for (const row of rows) if (row.seq >= back && row.seq < seq) gone.add(row.seq);
  }
  return rows.filter(({ seq }) => !gone.has(seq));
}

/** What a reader wants to see of a log; what is left out takes everything. */
export interface LineFilter {
  readonly turn?: number;
  readonly seat?: Seat;
  readonly place?: string;
  readonly kind?: LineKind | "defaults";
}

export const matching =
  ({ turn, seat, place, kind }: LineFilter) =>
  (line: Line): boolean =>
    (turn === undefined || line.turn === turn) &&
    (seat === undefined || line.overdue === seat || line.seats.includes(seat)) &&
    (place === undefined || line.places.includes(place)) &&
    (kind === undefined || (kind === "defaults" ? line.overdue !== null : line.kind === kind));
