/** When somebody may take back their last act, and how a campaign goes back to the state before it. */
import { isDeepStrictEqual } from "node:util";
import { type Envelope, type GameTypes, type Params, refuse, rewound, type Seat } from "#engine";
import { advanceOf, effective } from "../../../proof/history.ts";
import type { Change } from "../../../store/change.ts";
import type { LogRow } from "../../../store/records.ts";
import type { Undo, Undone } from "../../contract/answers.ts";
import { clockContext } from "../../facts/clock-context.ts";
import { type Live, ownStep, RECENT, type RecentRow, recentRows, toLogRow } from "../../facts/live.ts";
import { seatName } from "../../facts/names.ts";
import { mayLook, mayWith, requireUnstopped } from "../../facts/permissions.ts";
import type { Notice } from "../../moves/announcement.ts";
import { dropObsolete } from "../../moves/prepared-answers.ts";
import { openSheets } from "../../moves/sheets.ts";
import { type LogEnd, logEnd, stateBefore } from "../../record/earlier-state.ts";
import { formerAnswersOf } from "../../record/former-answers.ts";
import { announce } from "../../telling/announce.ts";
import { clocksAfter, withPart, withTimeGiven } from "../../time/clocks.ts";
import type { Core } from "../core.ts";
import { motionsTakenBack } from "../councils/taken-back.ts";
import { announcement } from "../outcome.ts";
import { takenBack } from "./taken-back-posts.ts";

/** Rows that one input caused: those at the end of the log. */
function lastInput<T extends RecentRow>(rows: readonly T[]): readonly T[] {
  const last = rows.at(-1);
  return last ? rows.filter(({ input }) => input === last.input) : [];
}

/** Whether taking back a seat's act takes this back with it: its own acts, and what was answered for it or passed for others. */
const goesWith = (seat: Seat, row: RecentRow): boolean => row.kind === "default" || row.seat === seat;

/** The row by which the last input can be taken back, if it is an act of such a seat; null: it cannot. */
export function rowToTakeBack(rows: readonly RecentRow[], mine: (seat: Seat) => boolean): number | null {
  const input = lastInput(rows);
  const first = input.find(({ kind }) => kind === "act");
  if (!first || first.seat === null || !mine(first.seat)) return null;
  const { seq, seat } = first;
  return input.every((row) => row.seq < seq || (goesWith(seat, row) && !row.final)) ? seq : null;
}

/**
 * Takes back a person's last input, or the last acts of it: a new row that leads to the state before them. Refused once
 * anybody has acted since, or dice were rolled, or somebody was shown what was hidden, or others were asked what they may
 * have answered ahead: nobody may try out what comes and then choose.
 */
export function undo(core: Core, { game, person, row: meant, interaction }: Undo): Promise<Undone> {
  return core.queued(game, async (record) => {
    const live = await core.load(record);
    requireUnstopped(live.record, { person }, "takeBack");
    const end = await logEnd(core.repository, live);
    const input = lastInput(effective(end.rows));
    const mine = (seat: Seat): boolean => mayLook(live, person, seat);
    if (!live.env.seats.some(mine)) refuse("no-seat", "You hold no seat in this campaign.");
    const first = input.find(({ seq, kind }) => (meant === null ? kind === "act" : seq === meant));
    if (meant !== null && !first) {
      if (await core.isHandled(interaction)) return { line: "", seat: null, moves: [], repeated: true };
      return refuse("stale", whyNotLast(end, meant));
    }
    const { seat, seq: to, stays } = mayTakeBack(input, first, mine);
    const isOwn = first?.person === person;
    if (!isOwn && !mayWith(live, { person, seat, now: core.clock.now() }, "takeBack"))
      refuse("not-your-act", "In a council only its captain, its deputy, or whoever did it can take an act back.");
    if (stays) refuse("revealed", `That stays: ${await whyItStays(live, end, stays)}`);
    core.allow.act(record, person, seat);
    const before = await stateBefore(live, end, to);
    const acts = input.filter((row) => row.seq >= to && row.kind === "act" && row.seat === seat);
    const moves = acts.map(({ action, params }) => ({ action, params: params as Params })); // an act's params were checked
    return { ...(await goBack(core, live, { seat, to, before, person, interaction })), moves };
  });
}

/**
 * Throws `Refused` unless this act and all that came with it are those of one who holds these seats. `stays`: the row
 * that nobody may take a step back from; null: there is none.
 */
function mayTakeBack(
  input: readonly LogRow[],
  first: LogRow | undefined,
  mine: (seat: Seat) => boolean,
): { readonly seat: Seat; readonly seq: number; readonly stays: LogRow | null } {
  const { kind, seat, seq } = first ?? { kind: null, seat: null, seq: 0 };
  const rest = input.filter((row) => row.seq >= seq);
  if (kind !== "act" || seat === null || !mine(seat) || !rest.every((row) => goesWith(seat, row)))
    return refuse("acted-since", "There is nothing of yours to take back: others have acted since your last act.");
  return { seat, seq, stays: rest.find(({ final }) => final) ?? null };
}

/** What a row did that cannot be undone, in words: it is replayed to find out. */
async function whyItStays(live: Live, end: LogEnd, row: LogRow): Promise<string> {
  const before = await stateBefore(live, end, row.seq);
  const { state, reveals, tells } = advanceOf(live.book, before, row, live.record.secret);
  if (state.over !== null) return "it ended the game.";
  if (!isDeepStrictEqual(state.random, before.random)) return "dice were rolled or cards drawn.";
  if (tells) return "others were told or shown something.";
  if (reveals) return "something hidden came to light.";
  return "others were asked what they may have answered ahead.";
}

interface WayBack {
  /** Whose acts are taken back; null: the moderator goes back. */
  readonly seat: Seat | null;
  /** The first row that is taken back. */
  readonly to: number;
  readonly before: Envelope<GameTypes>;
  readonly person: string;
  readonly interaction: string | null;
  /** What the line begins with that everyone is told. */
  readonly why?: string;
  /** The part of the whole time that everybody has at least; left out: what they had left. */
  readonly least?: number;
}

/** Goes back; `more`: what is written with it. */
export async function goBack(
  core: Core,
  live: Live,
  { seat, to, before, person, interaction, why = "", least = 0 }: WayBack,
  more: Partial<Change> = {},
): Promise<Omit<Undone, "moves">> {
  const { record, book, env, chain } = live;
  const at = core.clock.now();
  const line = seat === null ? why : `${why}${seatName(record, book, seat)}: the last act is taken back.`;
  const state = rewound(env, before);
  const advance = ownStep({ state, seq: env.seq, seat, action: "rewind", params: { to } });
  const head = { kind: "rewind", decision: null, regardless: false, person, input: env.seq, at } as const;
  const { row, snapshot } = toLogRow(book, advance, { env, chain }, head);
  const rows = [{ ...row, told: [line] }];
  const former = await formerAnswersOf(core.repository, record.id, [
    ...(await core.repository.log(record.id, { last: RECENT })),
    row,
  ]);
  const led = { ...afterGoingBack(live, state, snapshot.chain, rows, { seat, to, at, least }), former };
  const { live: moved, dropped, notices: obsolete } = dropObsolete(led, at);
  const back = await takenBack(core.repository, record.id, live.post, { to, end: env.seq });
  const notices = [...noticesOf(live, moved), ...obsolete];
  const said = announce(announcement(live, moved, { advances: [], rows, back, notices }));
  const told = live.lesson === null ? said : { news: said.news, alone: said.alone, outbox: [], lesson: live.lesson };
  const votes = await motionsTakenBack(core, live, to);
  const change: Change = {
    ...more,
    game: record.id,
    interaction,
    rows,
    state: { from: env.seq, to: snapshot },
    env: state,
    former,
    dropCheckpoints: to,
    played: true,
    ...told,
    outbox: [...(more.outbox ?? []), ...told.outbox, ...votes.outbox],
    motions: votes.motions,
    clocks: moved.clocks,
    orders: { clear: live.orders.filter((order) => !moved.orders.includes(order)) },
    prepared: { clear: dropped },
    sheetsFor: () => openSheets(book, state),
    at,
  };
  const outcome = await core.write(change, live);
  core.logger.info({ game: record.id, interaction, seat }, "an act was taken back");
  return { line, seat, repeated: outcome === "repeated" };
}

/** Whoever's orders had answered what was taken back is told that they are asked now. */
const noticesOf = (before: Live, { former }: Live): readonly Notice[] =>
  Object.keys(former)
    .filter((seat) => former[seat] !== before.former[seat])
    .map((seat) => ({ seat, line: ASKED_FIRST }));

const ASKED_FIRST =
  "What your standing orders had answered was taken back: when it comes up again, I will ask you first.";

/** The game as it goes on: what was said ahead with the act is taken back with it, but no time. */
function afterGoingBack(
  live: Live,
  state: Envelope<GameTypes>,
  chain: string,
  rows: readonly LogRow[],
  { seat, to, at, least }: Pick<WayBack, "seat" | "to"> & { readonly at: number; readonly least: number },
): Live {
  const { record, orders, recent } = live;
  const context = clockContext({ ...live, env: state }, at); // whoever took back has a while to think again
  const { id: game, timetable } = record;
  const clocks = withTimeGiven(clocksAfter(live.clocks, context), context, (clock) =>
    timetable === null || least === 0 ? clock : withPart(clock, timetable, least, at),
  ).map((clock) => ({ ...clock, game }));
  const said = orders.filter((order) => (seat !== null && order.seat !== seat) || order.given < to);
  return { ...live, env: state, chain, clocks, orders: said, recent: recentRows(recent, rows) };
}

/** Why an act that somebody means to take back is not the last that counts. What lies before the end of the log is overtaken. */
const whyNotLast = ({ rows }: LogEnd, row: number): string =>
  rows.some(({ seq }) => seq === row) && !effective(rows).some(({ seq }) => seq === row)
    ? "That has been taken back already: it does not count any more. **My seat** shows what is asked now."
    : "That cannot be taken back any more: the campaign has gone on since. `/game undo` can ask the others.";
