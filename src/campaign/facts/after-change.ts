/** A running campaign in memory after a change of it, just as the store would read it then. */
import type { Change } from "../../store/change.ts";
import type { ClockRecord, Member, MotionRecord, TalkRecord, VoteRecord } from "../../store/records.ts";
import { isOne } from "../time/clocks.ts";
import { isMissed, isOpen, type Live, namesOf, recentRows } from "./live.ts";

/**
 * Everything that goes on in memory goes on from this, and nobody else makes a campaign of another one to be kept; texts
 * and tellings are kept by what was written, so what has not changed is the very same object.
 */
export function afterChange(live: Live, change: Change): Live {
  const parts: { -readonly [part in keyof Live]?: Live[part] } = {};
  const { set, councils, promises, reasons, ballots, talks, orders, prepared, posts, news, former } = change;
  if (set) parts.record = { ...live.record, ...set };
  if (change.lesson) parts.lesson = change.lesson;
  const members = membersAfter(live.members, change);
  if (members !== live.members) Object.assign(parts, { members, names: namesOf(members) });
  if (councils) parts.councils = merged(live.councils, councils, sameSeat);
  if (change.votes || change.motions) Object.assign(parts, votesAfter(live, change));
  if (promises?.length) parts.promises = byNumber(merged(live.promises, promises, sameNumber));
  if (reasons?.length)
    parts.reasons = merged(live.reasons, reasons, (a, b) => a.offer === b.offer && a.seat === b.seat);
  if (ballots?.length) parts.ballots = ballotsAfter(live.ballots, ballots);
  if (talks?.length) parts.talks = talksAfter(live.talks, talks);
  if (orders) parts.orders = settledAfter(live.orders, orders, (a, b) => sameSeat(a, b) && a.name === b.name);
  if (prepared) parts.prepared = settledAfter(live.prepared, prepared, (a, b) => sameSeat(a, b) && a.key === b.key);
  const clocks = clocksAfter(live, change);
  if (clocks !== live.clocks) parts.clocks = clocks;
  const post = posts?.at(-1);
  if (post) parts.post = { ...post, game: live.record.id };
  if (news) parts.news = { ...live.news, ...news };
  if (former) parts.former = former;
  return Object.assign({}, live, parts, rowsAfter(live, change)); // much quicker than spreading
}

const sameSeat = (a: { readonly seat: string }, b: { readonly seat: string }): boolean => a.seat === b.seat;
const sameNumber = (a: { readonly number: number }, b: { readonly number: number }): boolean => a.number === b.number;

const byNumber = <T extends { readonly number: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => a.number - b.number);

/** Those that are open, as the store has them: by series and number. */
const ballotsAfter = (before: Live["ballots"], written: Live["ballots"]): Live["ballots"] =>
  merged(before, written, (a, b) => a.series === b.series && sameNumber(a, b))
    .filter(isOpen)
    .toSorted((a, b) => (a.series === b.series ? a.number - b.number : a.series < b.series ? -1 : 1));

/** Those that were written in place of what they were, and the new ones after all others. */
function merged<T>(all: readonly T[], written: readonly T[], same: (a: T, b: T) => boolean): readonly T[] {
  if (written.length === 0) return all;
  const others = all.filter((one) => !written.some((fresh) => same(one, fresh)));
  return others.length === all.length
    ? [...all, ...written]
    : [
        ...all.map((one) => written.find((fresh) => same(one, fresh)) ?? one),
        ...written.filter((fresh) => !all.some((one) => same(one, fresh))),
      ];
}

/** For whoever was seen, and everybody with whom they hold a seat as a council, waiting starts afresh. */
function membersAfter(before: readonly Member[], { members = before, seen, missed }: Change): readonly Member[] {
  const present = seen ? afterSight(members, seen) : members;
  if (!missed) return present;
  const { seat, by } = missed;
  return present.map((member) => (isMissed(member, seat) ? { ...member, waited: member.waited + by } : member));
}

function afterSight(members: readonly Member[], seen: NonNullable<Change["seen"]>): readonly Member[] {
  const { person, at, councils } = seen;
  return members.map((member) => {
    if (member.person === person) return { ...member, seen: at, excused: 0, waited: 0 };
    const isFellow = member.seat !== null && !member.bot && councils.includes(member.seat);
    return isFellow && member.waited > 0 ? { ...member, waited: 0 } : member;
  });
}

/** Votes that go on, and the last of each seat, with their motions. */
function votesAfter(live: Live, { votes: fresh = [], motions: moved = [] }: Change): Pick<Live, "votes" | "motions"> {
  const all = merged(live.votes, fresh, (a, b) => sameSeat(a, b) && sameNumber(a, b));
  const votes = all.filter((vote) => !vote.over || isLast(all, vote));
  const motions = merged(live.motions, moved, (a, b) => sameSeat(a, b) && a.vote === b.vote && sameNumber(a, b));
  return { votes, motions: votes.flatMap((vote) => motionsOf(motions, vote)) };
}

const isLast = (votes: readonly VoteRecord[], { seat, number }: VoteRecord): boolean =>
  votes.every((vote) => vote.seat !== seat || vote.number <= number);

const motionsOf = (motions: readonly MotionRecord[], { seat, number }: VoteRecord): readonly MotionRecord[] =>
  motions.filter((motion) => motion.seat === seat && motion.vote === number);

/** What the messenger keeps of a talk stays as it was. */
function talksAfter(before: Live["talks"], written: NonNullable<Change["talks"]>): Live["talks"] {
  const fresh = written.map((talk): TalkRecord => {
    const known = before.find(({ id }) => id === talk.id);
    return { thread: null, inside: [], last: null, ...known, ...talk };
  });
  return [...before.filter(({ id }) => fresh.every((talk) => talk.id !== id)), ...fresh];
}

/** What is settled ahead, without what is gone, and with what is new or other than before. */
function settledAfter<T extends K, K>(
  before: readonly T[],
  { set = [], clear = [] }: { readonly set?: readonly T[]; readonly clear?: readonly K[] },
  same: (a: K, b: K) => boolean,
): readonly T[] {
  if (set.length + clear.length === 0) return before;
  return merged(
    before.filter((one) => !clear.some((other) => same(one, other))),
    set,
    same,
  );
}

function clocksAfter({ record, clocks: before }: Live, { clocks, clockChanges }: Change): readonly ClockRecord[] {
  const own = (clock: Omit<ClockRecord, "game">): ClockRecord =>
    "game" in clock ? (clock as ClockRecord) : { ...clock, game: record.id };
  if (clocks) return clocks.map(own);
  if (!clockChanges || clockChanges.set.length + clockChanges.clear.length === 0) return before;
  const stays = (clock: ClockRecord): boolean => !clockChanges.clear.some((other) => isOne(clock, other));
  return merged(before.filter(stays), clockChanges.set.map(own), isOne);
}

/** What has been done, and the state that it has led to. */
function rowsAfter(live: Live, { rows = [], state, env }: Change): Partial<Live> {
  if (rows.length === 0) return {};
  if (!state || !env) throw new Error("rows were written without the state that they lead to");
  return { env, chain: state.to.chain, recent: recentRows(live.recent, rows), acted: actedAfter(live.acted, rows) };
}

function actedAfter(acted: Live["acted"], rows: NonNullable<Change["rows"]>): Live["acted"] {
  const fresh = rows.flatMap(({ kind, seat }) =>
    kind === "act" && seat !== null && !acted.includes(seat) ? [seat] : [],
  );
  return fresh.length === 0 ? acted : [...new Set([...acted, ...fresh])];
}
