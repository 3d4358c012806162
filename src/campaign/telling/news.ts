/** What seats are told privately, and which of it is news to them since their own last act. */
import type { Seat } from "#engine";
import type { PrivateRow, ToldAlone } from "../../store/records.ts";
import { phaseOf } from "../facts/names.ts";
import { newReactions } from "../facts/reactions.ts";
import { tellsAlone, toldAlone } from "../facts/words.ts";
import { inPhases, privateRows } from "../log/private-log.ts";
import type { Announced, Announcement, Notice, Standing } from "../moves/announcement.ts";

/** How many of the newest are kept. */
const MOST = 10;

type Beside = ReadonlyMap<Seat, readonly string[]>;
/** Steps, without those that tell nobody anything privately. */
type Telling = Pick<Announcement, "book" | "rows" | "advances">;

/**
 * What seats have been told privately since their own last act, for those where that has changed; and all that they are
 * told privately with these steps, for their logs.
 */
export function newsAfter(a: Announcement): Pick<Announced, "news" | "alone"> {
  const telling = { book: a.book, rows: a.rows, advances: a.advances.filter(tellsAlone) };
  const beside = new Map<Seat, readonly string[]>();
  const news: { [seat: Seat]: readonly ToldAlone[] } = {};
  for (const seat of a.after.seats) {
    const lines = [...reactionsGot(a, seat), ...linesFor(seat, a.notices)];
    if (lines.length > 0) beside.set(seat, lines); // mostly there are none
    const had = a.news[seat] ?? NO_NEWS;
    const has = newsOf(telling, seat, had, lines);
    if (had !== has && JSON.stringify(had) !== JSON.stringify(has)) news[seat] = has;
  }
  return { news, alone: aloneIn(telling, a.after, beside) };
}

const NO_NEWS: readonly ToldAlone[] = [];

function aloneIn({ book, rows, advances }: Telling, env: Standing["env"], beside: Beside): readonly PrivateRow[] {
  const last = rows.at(-1);
  if (!last) return [];
  const told = advances.flatMap((advance) => {
    const at = rows.find(({ seq }) => seq === advance.seq)?.at ?? last.at;
    return privateRows(book, advance, env.seats, at);
  });
  if (beside.size === 0) return told;
  const standing = { book, env };
  const notices = env.seats.flatMap((seat) => noted(standing, seat, beside.get(seat) ?? [], last));
  return [...told, ...notices];
}

/** Lines that no event tells. */
function noted(
  { book, env }: Pick<Standing, "book" | "env">,
  seat: Seat,
  lines: readonly string[],
  { seq, at }: Pick<PrivateRow, "seq" | "at">,
): readonly PrivateRow[] {
  const { turn, name } = phaseOf(book, env);
  return inPhases(
    lines.map((told) => ({ turn, phase: name, told })),
    { seat, seq, at },
  );
}

/** What seats are told privately without a step. */
export const noticesIn = (
  standing: Pick<Standing, "book" | "env">,
  notices: readonly Notice[],
  at: number,
): readonly PrivateRow[] =>
  standing.env.seats.flatMap((seat) =>
    noted(standing, seat, linesFor(seat, notices), { seq: standing.env.seq - 1, at }),
  );

/** A seat's own act ends what it was told before; moves that are made together are one act. */
function newsOf(
  { book, rows, advances }: Telling,
  seat: Seat,
  had: readonly ToldAlone[],
  beside: readonly string[],
): readonly ToldAlone[] {
  const own = rows.some((row) => row.seat === seat && (row.kind === "act" || row.kind === "rewind"));
  const told = advances.flatMap((advance) => toldAlone(book, advance, seat));
  const fresh = [...told, ...beside];
  return fresh.length === 0 && !own ? had : [...(own ? [] : had), ...fresh].slice(-MOST);
}

const linesFor = (seat: Seat, notices: readonly Notice[] = []): readonly string[] =>
  notices.filter((one) => one.seat === seat).map(({ line }) => line);

/** What seats have been told privately, with these lines; only those whose news has changed. */
export function noticed(news: Announcement["news"], notices: readonly Notice[]): Announced["news"] {
  const told = [...new Set(notices.map(({ seat }) => seat))];
  return Object.fromEntries(
    told.map((seat) => [seat, [...(news[seat] ?? []), ...linesFor(seat, notices)].slice(-MOST)]),
  );
}

/** Cards for windows that will not ask it. */
const reactionsGot = ({ book, record, before, after, back }: Announcement, seat: Seat): readonly string[] =>
  back || before?.hands[seat] === after.hands[seat] ? [] : newReactions(book, record, before, after, seat);
