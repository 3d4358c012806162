import type { Seat } from "#engine";
import type { ToldAlone } from "../store/records.ts";
import type { Announced, Announcement, Notice } from "./announcement.ts";
import { newReactions } from "./reactions.ts";
import { toldAlone } from "./words.ts";

/** So many of the newest are kept. */
const MOST = 10;

/** What seats have been told alone since their own last act, for those where that has changed. */
export function newsAfter(a: Announcement): Announced["news"] {
  const changed = a.after.seats.flatMap((seat) => {
    const had = a.news[seat] ?? [];
    const has = newsOf(a, seat, had);
    return had === has || JSON.stringify(had) === JSON.stringify(has) ? [] : [[seat, has] as const];
  });
  return Object.fromEntries(changed);
}

/** A seat's own act ends what it was told before; moves that are made together are one act. */
function newsOf(a: Announcement, seat: Seat, had: readonly ToldAlone[]): readonly ToldAlone[] {
  const own = a.rows.some((row) => row.seat === seat && (row.kind === "act" || row.kind === "rewind"));
  const told = a.advances.flatMap((advance) => toldAlone(a.book, advance, seat));
  const fresh = [...told, ...reactionsGot(a, seat), ...linesFor(seat, a.notices)];
  return fresh.length === 0 && !own ? had : [...(own ? [] : had), ...fresh].slice(-MOST);
}

const linesFor = (seat: Seat, notices: readonly Notice[] = []): readonly string[] =>
  notices.filter((one) => one.seat === seat).map(({ line }) => line);

/** What seats have been told alone, with these lines; only those whose news has changed. */
export function noticed(news: Announcement["news"], notices: readonly Notice[]): Announced["news"] {
  const told = [...new Set(notices.map(({ seat }) => seat))];
  return Object.fromEntries(
    told.map((seat) => [seat, [...(news[seat] ?? []), ...linesFor(seat, notices)].slice(-MOST)]),
  );
}

/** Cards for windows that will not ask it. */
const reactionsGot = ({ book, record, before, after, back }: Announcement, seat: Seat): readonly string[] =>
  back || before?.hands[seat] === after.hands[seat] ? [] : newReactions(book, record, before, after, seat);
