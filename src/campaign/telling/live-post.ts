/** Which post of a campaign each line and picture goes into: one post a phase, reopened where people go back. */
import { type GameTypes, type Happening, isDetail, isDrawable, type Phase, publicView, sketch, UNTOLD } from "#engine";
import type { Change, NewPicture } from "../../store/change.ts";
import type { GameRecord, LivePostRecord, PostLine, PostPicture, Told } from "../../store/records.ts";
import { namesOf } from "../facts/live.ts";
import { phaseOf, phaseTitle } from "../facts/names.ts";
import { toldOf } from "../facts/offers.ts";
import { liveRow, shownTo } from "../facts/posting.ts";
import { type Telling, tellingsOf } from "../facts/words.ts";
import type { Announced, Announcement, Standing, TakenBack } from "../moves/announcement.ts";
import { offersAsTheyAre } from "./offer-post.ts";

/** Something that belongs into a post: a line, a picture, or both. */
interface Entry {
  readonly seq: number;
  readonly phase: Phase;
  readonly told: Told | null;
  readonly offer?: PostLine["offer"];
  readonly failed?: true;
  readonly picture: Taken | null;
}

type Taken = Pick<NewPicture, "caption" | "stays" | "source" | "turn" | "phase" | "told">;

/** What the posts of a game become by a step. */
export type Chronicle = Omit<Announced, "outbox" | "news" | "alone">;

/**
 * What is told goes into the post of its phase. A phase that nobody is asked in has none: its lines and pictures head
 * the next one, under its name.
 */
export function chronicle(a: Announcement): Chronicle {
  const is = phaseOf(a.book, a.after);
  const entries = entriesOf(a, is);
  if (a.back) return reopened(a, a.back, is, entries);
  const open = a.post?.open ? a.post : null;
  if (open?.phase === is.id && !a.after.over) {
    const grown = entries.length > 0 ? [withLines(open, entries, is)] : [];
    return { posts: grown, pictures: picturesIn(open.number, entries) };
  }
  const next = entries.findIndex(({ phase }) => phase.id !== open?.phase);
  const own = next < 0 ? entries : entries.slice(0, next);
  const rest = next < 0 ? [] : entries.slice(next);
  const was = open ? [{ ...withLines(open, own, own[0]?.phase ?? is), open: false }] : [];
  const fresh = a.after.over
    ? epilogue(a, rest)
    : [opened(a.record, a.post, is, { entries: rest, chain: chainAt(a, is) })];
  const pictures = [
    ...was.flatMap(({ number }) => picturesIn(number, own)),
    ...fresh.flatMap(({ number }) => picturesIn(number, rest)),
  ];
  return { posts: [...was, ...fresh], pictures };
}

function entriesOf({ book, rows, advances, before }: Announcement, is: Phase): readonly Entry[] {
  return rows.flatMap(({ seq, kind, told }) => {
    const at = advances.findIndex((one) => one.seq === seq);
    const advance = advances[at];
    const own = (one: Told, phase = is): Entry => ({ seq, phase, told: one, picture: null });
    if (!advance) return told.map((one) => own(one));
    const tellings = tellingsOf(book, advance);
    const happened = advance.happenings.flatMap(
      (happening, i) => entryOf({ book }, seq, happening, tellings[i] ?? null) ?? [],
    );
    const [head] = told;
    if (typeof head !== "string") return happened.map(placedAmong);
    const then = advances[at - 1]?.state ?? before;
    const entry = own(head, kind === "adjust" || !then ? is : phaseOf(book, then));
    return [entry, ...happened].map(placedAmong); // the correction itself, or for whom time ran out, then what came of it
  });
}

/** A row's entry, with how much was told before its picture. */
function placedAmong(entry: Entry, at: number, row: readonly Entry[]): Entry {
  const before = row.slice(0, at).filter(({ told }) => told !== null).length;
  return entry.picture ? { ...entry, picture: { ...entry.picture, told: before } } : entry;
}

/** `telling`: what everyone is told of it. */
function entryOf(
  { book }: Pick<Announcement, "book">,
  seq: number,
  h: Happening<GameTypes>,
  telling: Telling | null,
): Entry | null {
  if (h.kind === "lapsed") return null;
  const { phase } = h;
  if (h.kind === "event") {
    if (telling === null || isDetail(telling.line)) return null;
    const stage = toldOf(book, h)?.stage ?? null;
    const { told, line } = telling;
    const failed = line === UNTOLD ? ({ failed: true } as const) : {};
    return { seq, phase, told, picture: null, ...(stage ? { offer: stage } : {}), ...failed };
  }
  const { caption, stays, sketch: source, failure } = h;
  if (source === null && failure === undefined) return null;
  return { seq, phase, told: null, picture: { caption, stays, source, ...momentOf(phase) } };
}

const momentOf = ({ turn, name }: Phase): Pick<Taken, "turn" | "phase" | "told"> => ({ turn, phase: name, told: null });

/** A post with these lines at its end. */
const withLines = (post: LivePostRecord, entries: readonly Entry[], is: Phase): LivePostRecord => ({
  ...post,
  lines: [...post.lines, ...entries.flatMap((entry) => lineOf(entry, is) ?? [])],
});

function lineOf({ seq, phase, told, offer, failed }: Entry, is: Phase): PostLine | null {
  if (told === null) return null;
  const name = phase.turn === is.turn ? phase.name : phaseTitle(phase);
  const marks = { ...(offer ? { offer } : {}), ...(failed ? { failed } : {}) };
  return { seq, told, under: phase.id === is.id ? null : name, struck: false, ...marks };
}

const picturesIn = (number: number, entries: readonly Entry[]): Announced["pictures"] =>
  entries.flatMap(({ seq, picture }) => (picture ? [{ number, seq, ...picture }] : []));

const titleOf = (record: GameRecord, phase: Phase): string => `${record.name} · ${phaseTitle(phase)}`;

/** Where a turn begins: the hash of the log so far, for whoever wants to hold the campaign's file against it later. */
function chainAt({ book, before, rows }: Announcement, is: Phase): string | null {
  if (before && phaseOf(book, before).turn === is.turn) return null;
  return shortHash(rows.at(-1)?.hash);
}

/** As much of a row's hash as people are shown: nobody finds another log with these digits. */
const SHOWN = 16;
export const shortHash = (hash: string | undefined): string | null => hash?.slice(0, SHOWN) ?? null;

/** The post after this one (null: there was none), for a phase. */
function opened(
  record: GameRecord,
  last: Pick<LivePostRecord, "number"> | null,
  phase: Phase,
  { entries = [], chain = null }: { readonly entries?: readonly Entry[]; readonly chain?: string | null } = {},
): LivePostRecord {
  const number = (last?.number ?? 0) + 1;
  const title = titleOf(record, phase);
  const post = { game: record.id, number, phase: phase.id, title, chain, lines: [], open: true };
  return withLines(post, entries, phase);
}

/** What comes after the last question of a game has a post that nobody can answer under. */
function epilogue({ record, post }: Announcement, entries: readonly Entry[]): readonly LivePostRecord[] {
  const last = entries.at(-1);
  return last ? [{ ...opened(record, post, last.phase, { entries }), open: false }] : [];
}

/**
 * Posts after an undo: the lines that are taken back are struck through, their pictures go, and the newest post becomes
 * that of the phase that is on again, so that the controls stay in the last message.
 */
function reopened(a: Announcement, back: TakenBack, is: Phase, entries: readonly Entry[]): Chronicle {
  const struck = back.posts.map((post) => strike(post, back.to));
  const last = a.post ? strike(a.post, back.to) : opened(a.record, null, is);
  const newest = withLines({ ...last, phase: is.id, title: titleOf(a.record, is), open: true }, entries, is);
  const seq = a.rows.at(-1)?.seq ?? a.after.seq;
  const board = back.pictured ? [{ number: newest.number, seq, ...boardOf({ ...a, env: a.after }) }] : [];
  return { posts: [...struck, newest], pictures: board, dropPictures: back.to };
}

/** The board as everyone sees it now. */
function boardOf({ book, env, members }: Pick<Standing, "book" | "env" | "members">): Taken {
  const phase = phaseOf(book, env);
  const caption = phaseTitle(phase);
  const source = sketch(book, { kind: "board", caption, names: namesOf(members) }, publicView(book, env));
  return { caption, stays: false, source, ...momentOf(phase) };
}

/** The board as it is now, for a post whose newest picture nobody can draw any more. */
export function redrawn(
  standing: Pick<Standing, "book" | "env" | "members">,
  number: number,
  pictures: readonly PostPicture[],
): readonly NewPicture[] {
  const { book, env } = standing;
  const newest = pictures.at(-1);
  if (!newest || isDrawable(book, newest.source)) return [];
  return [{ number, seq: env.seq - 1, ...boardOf(standing) }];
}

const strike = (post: LivePostRecord, from: number): LivePostRecord => ({
  ...post,
  lines: post.lines.map((line) => (line.seq >= from ? { ...line, struck: true } : line)),
});

/** The rows that bring a running campaign's post and everyone's message up to date; a missing post is opened. */
export function refreshed(
  standing: Pick<Standing, "record" | "book" | "members" | "env">,
  newest: LivePostRecord | null,
): Pick<Change, "posts"> & Required<Pick<Change, "outbox">> {
  const { record, book, members, env } = standing;
  const post = newest?.open ? newest : opened(record, newest, phaseOf(book, env));
  return {
    outbox: [liveRow(record, post.number), ...offersAsTheyAre(standing), ...shownTo(standing, personsOf(members))],
    ...(post === newest ? {} : { posts: [post] }),
  };
}

/** What is to be written when a campaign ends without a result: its post loses its controls, and so do the messages. */
export function closed(
  record: GameRecord,
  newest: LivePostRecord | null,
  members: Standing["members"],
): Pick<Change, "posts"> & Required<Pick<Change, "outbox">> {
  const persons = shownTo({ record, members }, personsOf(members));
  if (!newest?.open) return { outbox: newest ? persons : [] };
  return { posts: [{ ...newest, open: false }], outbox: [liveRow(record, newest.number), ...persons] };
}

export const personsOf = (members: Standing["members"]): readonly string[] => [
  ...new Set(members.flatMap(({ person, bot, seat }) => (bot || seat === null ? [] : [person]))),
];
