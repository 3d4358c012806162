/** What a play has done, as one change of the store and as announcements. */
import type { Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import type { ClockRecord } from "../../store/records.ts";
import { draftOwner } from "../facts/drafts.ts";
import { holders, type Live, recentRows } from "../facts/live.ts";
import { agreedIn } from "../facts/offers.ts";
import { shownTo } from "../facts/posting.ts";
import type { Announced, Announcement } from "../moves/announcement.ts";
import { actorsOf, clocksOf } from "../moves/clocks-after.ts";
import type { Play } from "../moves/play.ts";
import { stillToCome } from "../moves/prepared-answers.ts";
import { openSheets } from "../moves/sheets.ts";
import { announce } from "../telling/announce.ts";
import { noticed, noticesIn } from "../telling/news.ts";
import { clockChanges, firstDue, type SeatClock } from "../time/clocks.ts";

/** All that a play has done (`by`: the person who asked for it), as one change of the store, and the game as it is after that. */
export function outcomeOf(
  play: Play,
  interaction: string | null,
  by: string | null,
): { readonly change: Change; readonly live: Live } {
  const { live: before, env, rows, advances, snapshot, now, notices } = play;
  const { record, book } = before;
  const prepared = stillToCome(play);
  const clocks = clocksOf(play);
  const moved: Live = {
    ...before,
    env,
    orders: play.orders,
    prepared,
    former: play.former,
    votes: play.votes,
    motions: play.motions,
    clocks: clocks.map((clock) => ofGame(record.id, clock)),
    chain: snapshot?.chain ?? before.chain,
    acted: [...new Set([...before.acted, ...actorsOf(play)])],
    recent: recentRows(before.recent, rows),
  };
  const told =
    rows.length > 0
      ? announce(announcement(before, moved, { advances, rows, notices }))
      : { ...NOTHING, ...toldBeside(play), outbox: seatUpdates(play, by) };
  const said = {
    game: record.id,
    interaction,
    clockChanges: clockChanges(before.clocks, clocks),
    firstDue: firstDue(clocks),
    orders: changed(before.orders, play.orders, (a, b) => a.seat === b.seat && a.name === b.name),
    prepared: changed(before.prepared, prepared, (a, b) => a.seat === b.seat && a.key === b.key),
    votes: play.votes.filter((vote) => !before.votes.includes(vote)),
    motions: play.motions.filter((motion) => !before.motions.includes(motion)),
    former: play.former,
    sheetsFor: () => openSheets(book, env),
    sheets: play.sheets.map((sheet) => ({ ...sheet, person: draftOwner(before, sheet.seat, by, now) })),
    ...(isPlayed(play, by) ? { played: true as const } : {}),
    at: now,
  };
  if (play.lesson !== null) {
    const { news, alone } = told; // nobody but the learner is told anything, and they are looking
    return { change: Object.assign(said, { news, alone, lesson: play.lesson }, doneIn(play)), live: moved };
  }
  const change = Object.assign(said, told, doneIn(play), endOf(play)); // much quicker than spreading
  return { change, live: moved };
}

/** What seats are told of what they had said ahead, where nothing was done. */
const toldBeside = ({ live, notices, now }: Play): Pick<Announced, "news" | "alone"> => ({
  news: noticed(live.news, notices),
  alone: noticesIn(live, notices, now),
});

/** The rows of a play, the state that they lead to, and what was said with them. */
const doneIn = (play: Play): Partial<Change> => {
  const { live, env, rows, snapshot, promises, reasons } = play;
  if (!snapshot) return {};
  return {
    rows,
    state: { from: live.env.seq, to: snapshot },
    env,
    promises,
    reasons,
    agreed: agreedIn(live.book, play),
  };
};

const endOf = ({ env, now }: Play): Pick<Change, "set" | "result"> =>
  env.over ? { set: { status: "over", ended: now }, result: env.over } : {};

/** Somebody does, votes or settles something, or what they had settled ahead has answered for them. */
const isPlayed = ({ rows }: Play, by: string | null): boolean =>
  by !== null || rows.some(({ kind }) => kind === "order");

/** The messages of those who hold a seat for which somebody else of them has said something ahead. */
function seatUpdates({ live, orders, prepared }: Play, by: string | null): Announced["outbox"] {
  const said = [...differing(live.orders, orders), ...differing(live.prepared, prepared)];
  const persons = new Set(said.flatMap(({ seat }) => holders(live.members, seat).map(({ person }) => person)));
  return shownTo(
    live,
    [...persons].filter((person) => person !== by), // who said it is shown it in answer
  );
}

/** What is in one of two lists only. */
const differing = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
];

/** Those that go on as they did name it already. */
const ofGame = (game: string, clock: SeatClock | ClockRecord): ClockRecord =>
  "game" in clock ? clock : { ...clock, game };

/** What was added or altered, and what is gone. */
function changed<T extends { readonly seat: Seat }>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): { readonly set: readonly T[]; readonly clear: readonly T[] } {
  const set = after.filter((one) => !before.includes(one));
  return { set, clear: before.filter((one) => !after.some((other) => same(one, other))) };
}

/** What has happened to a game, for everyone who wants to see it. `before`: null if it has just begun. */
export function announcement(
  before: Live | null,
  after: Live,
  done: Pick<Announcement, "advances" | "rows" | "back" | "notices">,
): Announcement {
  const { record, book, members, clocks, talks } = after;
  const { post, news } = before ?? { post: null, news: {} };
  return { record, book, members, clocks, talks, post, news, before: before?.env ?? null, after: after.env, ...done };
}

const NOTHING: Announced = { outbox: [], posts: [], pictures: [], news: {}, alone: [] };
