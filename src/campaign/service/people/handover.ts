/**
 * What goes with a seat that changes hands: its hand, clock, sealed answers, and its orders and prepared answers, which wait
 * until a person keeps them and are dropped for a computer or nobody. Half-filled sheets do not go with it.
 */
import { createHmac } from "node:crypto";
import type { Params, Seat } from "#engine";
import { handedOver } from "../../../proof/history.ts";
import type { Change } from "../../../store/change.ts";
import type { FormerHolder, GameRecord, Lender, LogRow, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import type { Person } from "../../contract/game.ts";
import { clockContext } from "../../facts/clock-context.ts";
import { passedOn, type SettledAhead } from "../../facts/inherited.ts";
import { holders, type Live, namesOf, ownStep, recentRows, toLogRow } from "../../facts/live.ts";
import { HERE, shownName } from "../../facts/lobby.ts";
import { namedInText, seatInText } from "../../facts/names.ts";
import { shownTo } from "../../facts/posting.ts";
import { openSheets } from "../../moves/sheets.ts";
import { announce } from "../../telling/announce.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import { clockChanges, clocksAfter, forNewHolder, withTimeGiven } from "../../time/clocks.ts";
import { announcement } from "../outcome.ts";

/** Who plays seats from now on; null: nobody, until somebody takes them. */
export type Taker = { readonly person: Person } | "computer" | null;

/** Seats of a running campaign that change hands. */
export interface Handover {
  readonly seats: readonly Seat[];
  readonly to: Taker;
  /** Who may have them back from there; left out: nobody. */
  readonly lender?: Lender | undefined;
  /** When the lender has them back without asking; null or left out: at no time. */
  readonly until?: number | null | undefined;
  /** Who brings it about. */
  readonly by: string;
  readonly at: number;
  readonly interaction: string | null;
  /** Those of the seats that were told something in private so far: whoever takes them inherits that. */
  readonly told?: readonly Seat[];
}

/** In place of a token: of somebody who has never held the seat, but has looked at its hand. */
export const LOOKED = "";

/** The name of a seat's player in the log where nobody plays it. */
const NOBODY = "nobody";

/** How somebody who has left is recognized, in this game only. */
export const whoOf = ({ secret }: Pick<GameRecord, "secret">, person: string): string =>
  createHmac("sha256", secret).update(person).digest("hex");

/**
 * Gives seats to somebody else, with a row in the log for each, which nobody takes back. A clock has a quarter of the pace
 * left at least. What was answered in secret stays answered, as others have acted in the knowledge that it was: whoever
 * takes the seat reads it, and may change it as anybody may until all have answered. `former`: who held seats of this game
 * before.
 */
export function handOver(
  live: Live,
  former: readonly FormerHolder[],
  { seats, to, lender, until = null, by, at, interaction, told: knowing = [] }: Handover,
): { readonly change: Change; readonly live: Live } {
  const { record, book } = live;
  const token = tokenOf(live, former, to);
  const { rows, env, snapshot } = handoverRows(live, { seats, to, lender, by, at }, token);
  const members = membersAfter(live, { seats, to, lender, until }, token, at);
  const moved = withClocks(
    { ...live, members, names: namesOf(members), env, recent: recentRows(live.recent, rows) },
    seats,
    at,
  );
  const after: Live = { ...moved, chain: snapshot?.chain ?? live.chain, ...settledFor(live, { seats, to, lender }) };
  const notices = isPerson(to) ? knowing.map((seat) => ({ seat, line: INHERITED })) : [];
  const told = announce(announcement(live, after, { advances: [], rows, notices }));
  const left = leavers(live, seats, at);
  const free = freeSeats(members, [...former, ...left]);
  const outbox = [lobbyPost(record, book, members, free), ...told.outbox, ...parted(live, after, seats, told.outbox)];
  const change: Change = {
    game: record.id,
    interaction,
    members,
    left,
    rows,
    orders: changedSettled(live.orders, after.orders),
    prepared: changedSettled(live.prepared, after.prepared),
    ...(snapshot ? { state: { from: live.env.seq, to: snapshot }, env } : {}),
    ...told,
    outbox,
    clockChanges: clockChanges(live.clocks, after.clocks),
    ...(to === null || to === "computer" ? {} : { played: true as const }),
    sheets: (openSheets(book, env) ?? []).flatMap((decision) => seats.map((seat) => ({ seat, decision, left: null }))),
    at,
  };
  return { change, live: after };
}

const isPerson = (to: Taker): boolean => to !== null && to !== "computer";

const INHERITED =
  "What this seat was told alone before you took it is yours to read now: `/game log`, and there **Kind: Told to you alone**.";

/** What is settled ahead then: that of seats that change hands is no computer's, and waits for the word of whoever takes them. */
function settledFor(
  { orders, prepared, members }: Live,
  { seats, to, lender }: Pick<Handover, "seats" | "to" | "lender">,
): SettledAhead {
  if (to === null || to === "computer") {
    const stays = ({ seat }: { readonly seat: Seat }): boolean => !seats.includes(seat);
    return { orders: orders.filter(stays), prepared: prepared.filter(stays) };
  }
  const isReturn = seats.some((seat) => isBack(members, seat, to.person.id));
  const how = lender ? "on loan" : isReturn ? "back" : "for good";
  return { orders: passedOn(orders, seats, how), prepared: passedOn(prepared, seats, how) };
}

/** What is other than before, and what is gone: it is the same list, with some left out or marked. */
const changedSettled = <T extends { readonly seat: Seat }>(before: readonly T[], after: readonly T[]) => ({
  set: after.filter((one) => !before.includes(one)),
  clear: after.length === before.length ? [] : before.filter((one) => !after.includes(one)),
});

/** The taker's opaque name: nobody who has played in this game has the same. */
function tokenOf({ members }: Live, former: readonly FormerHolder[], to: Taker): string {
  if (to === null) return NOBODY;
  const used = [...members, ...former].map(({ token }) => Number(token.slice(1)) || 0);
  return `p${Math.max(0, ...used) + 1}`;
}

/** A row for each seat, and the state after the last. */
function handoverRows(live: Live, { seats, to, lender, by, at }: Omit<Handover, "interaction">, token: string) {
  const { book } = live;
  const head = { kind: "handover", decision: null, regardless: false, person: by, input: live.env.seq, at } as const;
  const rows: LogRow[] = [];
  let [env, chain] = [live.env, live.chain];
  let snapshot: ReturnType<typeof toLogRow>["snapshot"] | null = null;
  for (const seat of seats) {
    const params: Params = { to: token };
    const advance = ownStep({ state: handedOver(env, seat, token), seq: env.seq, seat, action: "handover", params });
    const step = toLogRow(book, advance, { env, chain }, head);
    rows.push({ ...step.row, told: [toldOf(live, seat, to, lender)] });
    snapshot = step.snapshot;
    env = advance.state;
    chain = step.row.hash;
  }
  return { rows, env, snapshot };
}

/** It names nobody: people can be forgotten, and the log stays. */
function toldOf({ record, book, members }: Live, seat: Seat, to: Taker, lender: Lender | undefined): string {
  const name = seatInText(record, book, seat);
  if (to === null) return `Nobody plays ${name} until somebody takes the seat.`;
  if (to === "computer") return `The computer plays ${name} from now on.`;
  if (lender) return `Somebody else plays ${name} for a while: the seat is lent.`;
  return isBack(members, seat, to.person.id)
    ? `The player who had lent ${name} is back in the seat.`
    : `Somebody else plays ${name} from now on.`;
}

/** Whether this person had lent the seat. */
const isBack = (members: readonly Member[], seat: Seat, person: string): boolean =>
  members.some((member) => member.seat === seat && member.lender?.person === person);

function membersAfter(
  live: Live,
  { seats, to, lender, until = null }: Pick<Handover, "seats" | "to" | "lender" | "until">,
  token: string,
  joined: number,
): readonly Member[] {
  const stay = live.members.filter(({ seat }) => seat === null || !seats.includes(seat));
  if (to === null) return stay;
  const bot = to === "computer";
  const person = to === "computer" ? `computer ${token}` : to.person.id;
  const name = to === "computer" ? "Computer" : shownName(to.person);
  const fresh = seats.map((seat): Member => {
    const had = live.members.find((member) => member.seat === seat);
    const isOnLoan = lender !== undefined || (to !== "computer" && isBack(live.members, seat, to.person.id));
    const spent = isOnLoan ? (had?.spent ?? 0) : 0; // who lends a seat gets no new leave by it
    return {
      ...{ person, name, token, seat, word: null, bot, joined },
      ...HERE,
      lender: lender ?? null,
      lentUntil: until,
      spent,
    };
  });
  const all = [...stay, ...fresh];
  const place = ({ seat }: Member): number => (seat === null ? -1 : live.env.seats.indexOf(seat));
  return all.sort((a, b) => place(a) - place(b));
}

/** Those who hold these seats, as they are recognized once they have left. */
export const leavers = (
  { record, members }: Pick<Live, "record" | "members">,
  seats: readonly Seat[],
  left: number,
): readonly FormerHolder[] =>
  members.flatMap(({ person, seat, token, bot }) =>
    seat !== null && !bot && seats.includes(seat) ? [{ seat, who: whoOf(record, person), token, left }] : [],
  );

/** Seats that somebody has given up and nobody has taken since, even if a computer plays on for them. */
export const freeSeats = (members: readonly Member[], former: readonly FormerHolder[]): readonly Seat[] => [
  ...new Set(
    former
      .flatMap(({ seat, token }) => (token === LOOKED ? [] : [seat]))
      .filter((seat) => holders(members, seat).length === 0),
  ),
];

function withClocks(live: Live, seats: readonly Seat[], now: number): Live {
  const { id, timetable } = live.record;
  const context = clockContext(live, now, { final: true });
  const clocks = withTimeGiven(clocksAfter(live.clocks, context), context, (clock) =>
    timetable !== null && seats.includes(clock.seat) ? forNewHolder(clock, timetable, now) : clock,
  );
  return { ...live, clocks: clocks.map((clock) => ({ ...clock, game: id })) };
}

/** Whatever shows these persons their seats, or has until now: their own messages, the posts of their councils. */
export function rowsOf(before: Live, after: Live, persons: readonly string[]): readonly OutboxDraft[] {
  const rows = [before, after].flatMap((live) => shownTo(live, persons));
  return rows.filter((row, i) => rows.findIndex(({ destination }) => destination === row.destination) === i);
}

/** Messages of those who no longer hold the seats, and of those who do now. */
function parted(
  before: Live,
  after: Live,
  seats: readonly Seat[],
  shown: readonly OutboxDraft[],
): readonly OutboxDraft[] {
  const persons = [before, after].flatMap(({ members }) =>
    seats.flatMap((seat) => holders(members, seat).map(({ person }) => person)),
  );
  const rows = rowsOf(before, after, persons);
  return rows.filter(
    ({ destination, slot }) => !shown.some((row) => row.destination === destination && row.slot === slot),
  );
}

/** What everybody reads of it in the channel. */
export const plays = (live: Live, person: string, seats: readonly Seat[]): Rich => [
  { person },
  ` plays ${namedInText(live, seats)} from now on.`,
];
