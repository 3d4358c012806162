/** What the rows of a campaign show, one after the other as they are played. */
import type { Envelope, GameTypes, Rulebook } from "#engine";
import { type NamesAt, type Outcome, type ProvenRow, targetOf } from "../proof/history.ts";
import { type PlayedRow, playedRow } from "./played-row.ts";

/** A campaign's rows, and with what they are shown. */
interface Shown {
  readonly book: Rulebook<GameTypes>;
  readonly rows: readonly ProvenRow[];
  /** What its pictures called the players; null: no pictures are wanted. */
  readonly names: NamesAt | null;
}

export class ShownRows {
  readonly #shown: Shown;
  /** By row, the one that took it back. */
  readonly #takenBack: ReadonlyMap<number, number>;
  /** The rows that have shown a picture. */
  readonly #pictured: number[] = [];
  #last: Envelope<GameTypes> | null = null;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#takenBack = takenBackIn(shown.rows);
  }

  /** The next row, and what it has caused. */
  take(row: ProvenRow, outcome: Outcome): PlayedRow {
    const { book, names } = this.#shown;
    const board = row.kind === "rewind" && this.#tookPicturesBack(row);
    const played = playedRow(book, row, outcome, { names: names?.(row.seq) ?? null, board, before: this.#last });
    for (const shot of played.shots) this.#pictured.push(shot.row);
    this.#last = outcome.state;
    return played;
  }

  /** Whether going back took pictures with it, so that the board is shown as it is then. */
  #tookPicturesBack({ seq }: ProvenRow): boolean {
    return this.#pictured.some((row) => this.#takenBack.get(row) === seq);
  }
}

/** By row, the first one that took it back. */
export function takenBackIn(rows: readonly ProvenRow[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const row of rows) {
    if (row.kind !== "rewind") continue;
    const to = targetOf(row);
    for (const { seq } of rows) if (seq >= to && seq < row.seq && !taken.has(seq)) taken.set(seq, row.seq);
  }
  return taken;
}
