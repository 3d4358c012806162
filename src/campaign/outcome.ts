import {
  type Decision,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Rulebook,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { PreparedRecord } from "../store/records.ts";
import type { Change } from "../store/repository.ts";
import { type Announced, announce, newQuestions } from "./announce.ts";
import { clocksAfter, type SeatClock, sameClocks } from "./clocks.ts";
import { holders, type Live, openDecisions, recentRows } from "./live.ts";
import type { Play } from "./play.ts";
import { publicDeadline } from "./reactions.ts";
import { keysToCome, openSheets } from "./sheets.ts";

/** What has come up for every seat. */
export interface Questions {
  readonly asked: ReadonlyMap<Seat, readonly Decision[]>;
  /** Seats held by persons that have a new one. */
  readonly persons: readonly Seat[];
}

/** Asked once all is done. */
export function questionsOf({ live, env }: Play): Questions {
  const { book, members } = live;
  const asked = newQuestions(book, live.env, openDecisions(book, env));
  return { asked, persons: [...asked.keys()].filter((seat) => holders(members, seat).length > 0) };
}

/** All that a play has done, as one change of the store, and the game as it is after that. */
export function outcomeOf(
  play: Play,
  interaction: string | null,
  { asked }: Questions,
  since: ReadonlyMap<Seat, readonly string[]>,
): { readonly change: Change; readonly live: Live } {
  const { live: before, env, rows, advances, snapshot, now } = play;
  const { record, book } = before;
  const prepared = play.prepared.filter((answer) => isToCome(book, env, answer));
  const clocks = clocksOf(play);
  const moved: Live = {
    ...before,
    env,
    orders: play.orders,
    prepared,
    clocks: clocks.map((clock) => ({ game: record.id, ...clock })),
    chain: snapshot?.chain ?? before.chain,
    acted: [...new Set([...before.acted, ...actorsOf(play)])],
    recent: recentRows(before.recent, rows),
  };
  const news = { before: before.env, after: env, advances, rows, deadline: publicDeadline(moved), asked, since };
  const told = rows.length > 0 ? announce({ ...postedIn(before), ...news }) : NOTHING;
  const change: Change = {
    game: record.id,
    interaction,
    ...(snapshot ? { rows, state: { from: before.env.seq, to: snapshot } } : {}),
    ...told,
    ...(sameClocks(before.clocks, clocks) ? {} : { clocks }),
    ...(env.over ? { set: { status: "over", ended: now }, result: env.over } : {}),
    orders: changed(before.orders, play.orders, (a, b) => a.seat === b.seat && a.name === b.name),
    prepared: changed(before.prepared, prepared, (a, b) => a.seat === b.seat && a.key === b.key),
    sheetsFor: openSheets(book, env),
    sheetsDone: play.sheets,
    at: now,
  };
  return { change, live: { ...moved, ...afterPosting(before, told) } };
}

/** Whether the question that it answers may still come, or is open. */
function isToCome(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, { seat, key }: PreparedRecord): boolean {
  if (env.over) return false;
  if (keysToCome(book, env, seat).includes(key)) return true;
  const view = viewOf(book, env, seat);
  return decisionsOf(book, env, seat).some((decision) => book.definition.guide.prepared(view, decision)?.key === key);
}

/** Seats that did something themselves. */
const actorsOf = ({ rows }: Play): readonly Seat[] =>
  rows.flatMap(({ kind, seat }) => (kind === "act" && seat !== null ? [seat] : []));

/** The clocks after a play. */
export function clocksOf(play: Play): readonly SeatClock[] {
  const { live, env, now, expired, rows, phase } = play;
  const acted = new Set(actorsOf(play));
  const final = rows.some((row) => row.final);
  const passage = { pace: live.record.pace, env, phase: phase.id, now, acted, expired, final };
  const clocks = live.clocks.map(({ game: _, ...clock }) => clock);
  return clocksAfter(clocks, passage);
}

/** What was added or altered, and what is gone. */
function changed<T extends { readonly seat: Seat }>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): { readonly set: readonly T[]; readonly clear: readonly T[] } {
  const set = after.filter((one) => !before.includes(one));
  return { set, clear: before.filter((one) => !after.some((other) => same(one, other))) };
}

/** What is posted already, for whoever adds to it. */
export const postedIn = ({ record, book, members, post, pictures, news }: Live) => ({
  record,
  book,
  members,
  post,
  pictures,
  news,
});

/** The same after this was posted, too. */
export function afterPosting(
  live: Live,
  { posts, pictures, news }: Announced,
): Pick<Live, "post" | "pictures" | "news"> {
  const newest = posts.reduce((last, post) => (last && last.number > post.number ? last : post), posts.at(0));
  const post = newest ? { game: live.record.id, ...newest } : live.post;
  const kept = post?.number === live.post?.number ? live.pictures : 0;
  const added = pictures.filter(({ number }) => number === post?.number).length;
  return { post, pictures: kept + added, news: { ...live.news, ...news } };
}

const NOTHING: Announced = { outbox: [], posts: [], pictures: [], news: {} };
