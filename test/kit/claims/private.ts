import type { Advance, GameTypes, Rulebook, Seat } from "#engine";
import { privateLines, privateRows } from "../../../src/campaign/log/private-log.ts";
import type { PrivateRow } from "../../../src/store/records.ts";
import type { Claim, Position } from "../play.ts";
import { violate } from "../violation.ts";

/**
 * What a seat is told privately is in its own log for good, in the words in which it was told, and in nobody else's.
 */
export const keepsWhatItTellsAlone = <G extends GameTypes>(): Claim<G> => {
  let told: [Seat, string][] = [];
  let stored: string[] = [];
  return {
    title: "keeps what a seat was told alone in its log, and in no one else's",
    at(position) {
      if (position.acts.length === 0) [told, stored] = [[], []];
      const fresh = toldIn(position);
      const rows = rowsIn(position);
      told.push(...fresh);
      stored.push(...rows.map((row) => JSON.stringify(row)));
      holds(position, fresh, rows);
    },
    after: (position) =>
      holds(
        position,
        told,
        stored.map((row) => JSON.parse(row) as PrivateRow), // as it was written above
      ),
  };
};

/** As the rules said it, whoever keeps it. */
const toldIn = <G extends GameTypes>({ book, last }: Position<G>): [Seat, string][] =>
  last.happenings.flatMap((happening) =>
    happening.kind !== "event"
      ? []
      : Object.entries(happening.secrets).flatMap(([seat, secret]): [Seat, string][] => {
          const line = book.definition.describePrivate(secret, book.content);
          return line === null ? [] : [[seat, line]];
        }),
  );

/** Of any types a game is a game. */
const bookOf = <G extends GameTypes>({ book }: Position<G>) => book as unknown as Rulebook<GameTypes>;

const rowsIn = <G extends GameTypes>(position: Position<G>): readonly PrivateRow[] =>
  privateRows(bookOf(position), position.last as unknown as Advance<GameTypes>, position.env.seats, 0);

function holds<G extends GameTypes>(
  position: Position<G>,
  told: readonly [Seat, string][],
  rows: readonly PrivateRow[],
): void {
  for (const seat of position.env.seats) {
    const own = rows.filter((row) => row.seat === seat);
    const log = privateLines(bookOf(position), own, []);
    const left = told.flatMap(([to, line]) => (to === seat ? [line] : []));
    for (const { text, alone } of log) {
      if (alone !== seat) violate("private log", `${seat} reads what ${alone} was told: ${text}`);
      const at = left.indexOf(text);
      if (at >= 0) left.splice(at, 1);
    }
    if (left.length > 0) violate("private log", `${seat} does not find again: ${left[0]}`);
    const others = told.find(
      ([to, line]) => to !== seat && log.some(({ text }) => text === line) && !wasTold(told, seat, line),
    );
    if (others) violate("private log", `${seat} reads what ${others[0]} alone was told: ${others[1]}`);
  }
}

const wasTold = (told: readonly [Seat, string][], seat: Seat, line: string): boolean =>
  told.some(([to, text]) => to === seat && text === line);
