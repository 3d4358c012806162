/**
 * What a seat is told alone is news on its page until it acts, and stays in its log for good: for whoever holds the seat,
 * even if later than it was told, and for nobody else.
 */
import { type Advance, type GameTypes, idsNamedIn, type Rulebook, type Seat } from "#engine";
import type { PrivateRow, ToldAlone, TurnRow } from "../../store/records.ts";
import { phaseOf } from "../facts/names.ts";
import { ASKED_AGAIN, loggedLine, placesOf, wordsLogged } from "../facts/words.ts";
import { type Line, takenBackBy } from "./lines.ts";

type Book = Rulebook<GameTypes>;
type When = Pick<PrivateRow, "turn" | "phase">;

/** What an advance told each of these seats privately; `at`: when, ms since 1970. */
export function privateRows(
  book: Book,
  advance: Pick<Advance<GameTypes>, "seq" | "state" | "happenings">,
  seats: readonly Seat[],
  at: number,
): readonly PrivateRow[] {
  const { turn, name } = phaseOf(book, advance.state);
  return seats.flatMap((seat) =>
    inPhases(toldIn(book, advance, seat, { turn, phase: name }), { seat, seq: advance.seq, at }),
  );
}

/** `last`: when it is that something happens which names no phase. */
function toldIn(
  book: Book,
  { happenings }: Pick<Advance<GameTypes>, "happenings">,
  seat: Seat,
  last: When,
): readonly (When & { readonly told: ToldAlone })[] {
  return happenings.flatMap((happening) => {
    if (happening.kind === "lapsed") return happening.seat === seat ? { ...last, told: ASKED_AGAIN } : [];
    const secret = happening.kind === "event" ? happening.secrets[seat] : undefined;
    if (!secret || loggedLine(book, secret) === null) return [];
    const { turn, name } = happening.phase;
    return { turn, phase: name, told: { secret: secret as unknown as Exclude<ToldAlone, string>["secret"] } }; // as events
  });
}

/** A row for each phase in a row of lines. */
export function inPhases(
  all: readonly (When & { readonly told: ToldAlone })[],
  head: Pick<PrivateRow, "seat" | "seq" | "at">,
): readonly PrivateRow[] {
  const rows: (PrivateRow & { readonly lines: ToldAlone[] })[] = [];
  for (const { turn, phase, told } of all) {
    const last = rows.at(-1);
    if (last?.turn === turn && last.phase === phase) last.lines.push(told);
    else rows.push({ ...head, turn, phase, lines: [told] });
  }
  return rows;
}

/** These rows as lines of a log; of those that were taken back too, for whoever saw a card has seen it. `turns`: of the campaign. */
export function privateLines(
  book: Book,
  rows: readonly PrivateRow[],
  turns: readonly Pick<TurnRow, "seq" | "back">[],
): readonly Line[] {
  const gone = takenBackBy(turns);
  const places = new Set(placesOf(book).map(({ id }) => id));
  return rows.flatMap(({ seat, seq, at, turn, phase, lines }) =>
    lines.flatMap((told): Line | [] => {
      const text = wordsLogged(book, told);
      if (text === null) return [];
      const about = { kind: "other", weight: 1, seats: [seat], places: idsNamedIn(told, places) } as const;
      return { ...about, seq, at, turn, phase, text, overdue: null, alone: seat, ...(gone(seq) ? { back: true } : {}) };
    }),
  );
}
