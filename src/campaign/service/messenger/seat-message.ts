/** The message that shows a person their seats, and what they are waited for. */
import { type Decision, openAsk, type Seat } from "#engine";
import type { LogRow } from "../../../store/records.ts";
import type { SeatMessage } from "../../contract/deliveries.ts";
import { isUnderWay, type Live } from "../../facts/live.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { mayLook } from "../../facts/permissions.ts";
import { threadSeatOf } from "../../facts/posting.ts";
import { isHeardInTalk } from "../../talks/talks-following.ts";
import { after } from "../../telling/persons-shown.ts";
import type { Core } from "../core.ts";

/** A person's part in a campaign as it is now; null: it is not running, or they do not hold a seat by themselves. */
export async function seatMessage(core: Core, game: string, person: string): Promise<SeatMessage | null> {
  const record = await core.record(game);
  if (!isUnderWay(record)) return null;
  const live = await core.begun(record);
  if (threadSeatOf(live.members, person) !== null && record.council !== null) return null;
  const mine = live.env.seats.filter((seat) => mayLook(live, person, seat));
  if (mine.length === 0) return null;
  const notified = await core.repository.notified(game, person);
  const isCalled = (offer: string): boolean => isHeardInTalk(live, person, offer);
  return { game, person, ...(await waitFor(core, live, mine, notified, isCalled)), notified };
}

/**
 * What the game waits for from whoever plays these seats, and the seats in the order in which that is asked; `isCalled`:
 * offers that call them elsewhere.
 */
export async function waitFor(
  core: Core,
  live: Live,
  seats: readonly Seat[],
  notified: string | null,
  isCalled: (offer: string) => boolean = () => false,
): Promise<Pick<SeatMessage, "seats" | "wait">> {
  const open = new Map(seats.map((seat) => [seat, openDecisions(live.book, live.env, seat).filter(isWait)]));
  const all = [...open.values()].flat().filter(({ owed, id }) => owed || !isCalled(id));
  const waits = await waitsOf(core, live, all);
  const wait = known(waits, notified);
  const isKnown = wait !== null && wait !== notified && (await onlyTimeRanOut(core, live, all, notified));
  return { seats: inOrder(live, open), wait: isKnown ? notified : wait };
}

/**
 * Whether nothing has come since they were last notified but answers for their own seats, whose time was up. The questions
 * that follow from those wait for minutes; whoever slept through the first is not called again by each of them.
 */
async function onlyTimeRanOut(
  core: Core,
  { record, env }: Live,
  waits: readonly Decision[],
  notified: string | null,
): Promise<boolean> {
  const told = (notified?.split(BETWEEN) ?? []).map((wait) => wait.split(" "));
  const questions = told.map(([, id]) => Number(id)).filter(Number.isInteger); // an offer's name has a letter
  if (questions.length === 0) return false;
  const since = Math.max(...questions);
  const own = told.map(([seat]) => seat);
  if (since >= env.seq || !waits.every(({ owed, seat }) => owed && own.includes(seat))) return false;
  const rows = await core.repository.log(record.id, { last: env.seq - since });
  return rows.every(
    ({ kind, seat, seq, input }) => seq !== input || (BY_ITSELF.includes(kind) && seat !== null && own.includes(seat)),
  );
}

/** Kinds of what happens by itself, orders aside: its seat has said nothing to it. */
const BY_ITSELF: readonly LogRow["kind"][] = ["default", "bot", "stand-in"];

const isWait = ({ owed, invited }: Decision): boolean => owed || invited;

/** Those that others wait for first, as they act; then those with an offer before them. */
function inOrder({ env }: Live, open: ReadonlyMap<Seat, readonly Decision[]>): readonly Seat[] {
  const acting = openAsk(env)?.seats ?? [];
  const rank = (seat: Seat): number => {
    const waits = open.get(seat) ?? [];
    if (waits.some(({ owed }) => owed)) return acting.indexOf(seat);
    return acting.length + (waits.length > 0 ? 0 : 1);
  };
  return [...open.keys()].sort((a, b) => rank(a) - rank(b));
}

/**
 * Names of all that a person is waited for: "sunni 12", "sunni o7". A seat that has answered and is asked the same
 * question again is waited for once more: "sunni 12 after 15".
 */
async function waitsOf(core: Core, { record, env }: Live, waits: readonly Decision[]): Promise<readonly string[]> {
  const owed = waits.find((decision) => decision.owed);
  const since = owed ? env.seq - Number(owed.id) : 0;
  const rows = since > 0 ? await core.repository.log(record.id, { last: since }) : [];
  return waits.map((decision) => `${decision.seat} ${decision.id}${after(rows, decision)}`);
}

const BETWEEN = ", ";

/** The text of a wait; the one that the person knows, if nothing has been added to it. */
function known(waits: readonly string[], notified: string | null): string | null {
  if (waits.length === 0) return null;
  const told = notified?.split(BETWEEN) ?? [];
  return notified !== null && waits.every((wait) => told.includes(wait)) ? notified : waits.join(BETWEEN);
}
