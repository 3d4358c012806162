/** A campaign as a row of boards, each with what was told and done up to it: what its story is told from. */
import {
  type Contest,
  type GameTypes,
  type Holders,
  isDetail,
  type Phase,
  type Powers,
  type PublicView,
  publicView,
  publicViewIn,
  type Rulebook,
  type Seat,
} from "#engine";
import type { FilmLine, PlayedRow } from "../played-row.ts";

type Book = Rulebook<GameTypes>;

/** A board that everyone was shown. */
export interface Moment {
  readonly caption: string;
  readonly phase: Pick<Phase, "turn" | "name">;
  /** What everyone was told since the board before, small print aside. */
  readonly lines: readonly ToldLine[];
  /** Sides that have decided something since. */
  readonly decided: readonly Seat[];
  /** Sides for which the rules answered, as their time was over. */
  readonly overdue: readonly Seat[];
  /** Sides that somebody else plays since. */
  readonly handedOver: readonly Seat[];
  readonly contests: readonly Contest[];
  readonly holders: Holders;
  readonly powers: Powers;
}

/** Who holds a place, by a name where nobody plays it; null: nobody. */
export const holderOf = ({ holders, powers }: Pick<Moment, "holders" | "powers">, place: string): string | null =>
  holders[place] ?? powers[place] ?? null;

/** How many places a side holds, or somebody whom nobody plays. */
export const heldBy = ({ holders, powers }: Pick<Moment, "holders" | "powers">, party: string): number =>
  [...Object.values(holders), ...Object.values(powers)].filter((one) => one === party).length;

/** Those who hold places at any time though nobody plays them, in the order of their appearance. */
export const powersIn = (moments: readonly Moment[]): readonly string[] => [
  ...new Set(moments.flatMap(({ powers }) => Object.values(powers))),
];

/** A line that everyone was told, as a story needs it. */
export type ToldLine = Pick<FilmLine, "text" | "about">;

/** A board as it arose when a campaign was replayed. */
export interface PlayedMoment extends Moment {
  /** The rows that led here from the board before, both included. */
  readonly rows: { readonly from: number; readonly to: number };
  readonly lines: readonly FilmLine[];
}

/** What happened since the last board. */
interface Since {
  from: number | null;
  lines: FilmLine[];
  decided: Seat[];
  overdue: Seat[];
  handedOver: Seat[];
}

const nothing = (): Since => ({ from: null, lines: [], decided: [], overdue: [], handedOver: [] });

/** All moments of a campaign that count; `isBack`: whether a row was taken back. */
export function momentsOf(
  book: Book,
  rows: Iterable<PlayedRow>,
  isBack: (row: number) => boolean,
): readonly PlayedMoment[] {
  const moments = new Moments(book, isBack);
  for (const row of rows) moments.take(row);
  return moments.all();
}

/** The moments of a campaign while it is replayed. */
export class Moments {
  readonly #book: Book;
  readonly #isBack: (row: number) => boolean;
  readonly #moments: PlayedMoment[] = [];
  #since = nothing();
  #last: PlayedRow | null = null;

  constructor(book: Book, isBack: (row: number) => boolean) {
    this.#book = book;
    this.#isBack = isBack;
  }

  take(row: PlayedRow): void {
    if (this.#isBack(row.row) || row.kind === "rewind") return;
    this.#last = row;
    this.#since.from ??= row.row;
    const list = listOf(row);
    if (row.seat !== null && list !== null) this.#since[list].push(row.seat);
    let told = 0;
    row.shots.forEach((shot, i) => {
      const lines = row.lines.slice(told).filter(({ which }) => which < shot.which);
      told += lines.length;
      const sketch = row.sketches[i];
      const view = (sketch && publicViewIn(this.#book, sketch)) ?? publicView(this.#book, row.state);
      this.#moments.push(moment(this.#book, shot, view, row, this.#since, lines));
      this.#since = nothing();
      this.#since.from = row.row;
    });
    this.#since.lines.push(...row.lines.slice(told));
  }

  /** Those of all rows that were taken. */
  all(): readonly PlayedMoment[] {
    return this.#last ? withEnd(this.#book, this.#moments, this.#last, this.#since) : this.#moments;
  }
}

/** Null: nobody has done anything, as where a window passes that waits for nobody. */
function listOf({ kind, isOverdue }: PlayedRow): "decided" | "overdue" | "handedOver" | null {
  if (kind === "handover") return "handedOver";
  if (isOverdue) return "overdue";
  return kind === "default" ? null : "decided";
}

function moment(
  { definition }: Book,
  { caption, phase }: Pick<Moment, "caption" | "phase">,
  view: PublicView<GameTypes>,
  row: PlayedRow,
  since: Since,
  more: readonly FilmLine[],
): PlayedMoment {
  return {
    ...{ caption, phase },
    rows: { from: since.from ?? row.row, to: row.row },
    lines: [...since.lines, ...more].filter(({ text }) => !isDetail(text)),
    decided: [...new Set(since.decided)],
    overdue: [...new Set(since.overdue)],
    handedOver: since.handedOver,
    contests: definition.contests?.(view) ?? [],
    holders: definition.holders?.(view) ?? {},
    powers: definition.powers?.(view) ?? {},
  };
}

/** What came after the last board belongs to it: who has won is told below the picture that shows it. */
function withEnd(book: Book, moments: readonly PlayedMoment[], row: PlayedRow, since: Since): readonly PlayedMoment[] {
  const last = moments.at(-1);
  if (!last) return [];
  const end = moment(book, last, publicView(book, row.state), row, since, []);
  return [
    ...moments.slice(0, -1),
    {
      ...end,
      rows: { from: last.rows.from, to: row.row },
      lines: [...last.lines, ...end.lines],
      decided: [...new Set([...last.decided, ...end.decided])],
      overdue: [...new Set([...last.overdue, ...end.overdue])],
      handedOver: [...last.handedOver, ...end.handedOver],
    },
  ];
}
