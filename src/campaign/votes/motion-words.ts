/** How the rows of a motion read, and whether one would end otherwise by now. */
import type { MotionRecord, ShownRow } from "../../store/records.ts";
import type { RowOutcome } from "../contract/answers.ts";
import type { Live } from "../facts/live.ts";
import { Play } from "../moves/play.ts";
import { moveRow, TRIAL, takeRows } from "../moves/rows.ts";

type Rows = Pick<MotionRecord, "seat" | "proposer" | "moves">;

/** What would come of an answer that is asked for now, as far as its seat may know: it is tried on a copy. */
export function tried(live: Live, { seat, proposer, moves }: Rows, now: number): readonly RowOutcome[] {
  const play = new Play({ ...live, names: null }, now);
  const rows = moves.map((move) => moveRow(live.book.actions, seat, move, null));
  return takeRows(play, { person: proposer, seat }, rows, TRIAL).rows;
}

/** The same as its council is shown it. */
export const shownOf = ({ book }: Pick<Live, "book">, rows: readonly RowOutcome[]): readonly ShownRow[] =>
  rows.map(({ line, called, told, state, refused, move }) => ({
    words: called === null ? line : withTitle(book.actions.get(move.action)?.title ?? "", called),
    ends: state === "later" ? null : refused ? [`Not possible: ${refused.text}`] : told,
  }));

/** "Recruit: 2 Security in Adhamiyah": a sheet names its rows under the title of their menu, a motion has none. */
function withTitle(title: string, called: string): string {
  const [verb = ""] = title.split(" ");
  return title === "" || called.toLowerCase().includes(verb.toLowerCase()) ? called : `${title}: ${called}`;
}

/** Whether a row ends differently from how it was shown; what could not be seen before is no change. */
export const endsOtherwise = (shown: readonly ShownRow[], is: readonly ShownRow[]): boolean =>
  shown.length !== is.length ||
  shown.some(({ ends }, i) => {
    const now = is[i]?.ends ?? null;
    return ends !== null && now !== null && ends.join("\n") !== now.join("\n");
  });

/** The rows of a motion, numbered where there are several; how a changed one ends is said with it. */
export const rowLines = (motion: MotionRecord): readonly string[] => linesWith(motion, ({ words }) => words);

/** The same as everyone is told of them once they are done, with what they cost. */
export const toldLines = (motion: MotionRecord): readonly string[] =>
  linesWith(motion, ({ words, ends }) => {
    const [told = "", ...more] = ends ?? [];
    return told === "" || more.length > 0 || isBad(told) ? words : told.replaceAll("**", "");
  });

const isBad = (line: string): boolean => line.startsWith("Not possible");

function linesWith(
  { shown, state, end, moves }: MotionRecord,
  inWords: (row: MotionRecord["shown"][number]) => string,
): readonly string[] {
  const lines = shown.map((one, i) => {
    const row = moves.length > 1 ? `${i + 1}. ${inWords(one)}` : inWords(one);
    const bad = one.ends?.find(isBad);
    return state === "changed" && bad !== undefined ? `${row} – ${bad}` : row;
  });
  return lines.length === 0 && end ? ["Nothing more: the step ends."] : lines;
}
