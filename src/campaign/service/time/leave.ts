/** How people take leave from a campaign: for how long, what becomes of their seats, and how they come back. */
import { refuse } from "#engine";
import type { GameRecord, Member, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { isInCouncil } from "../../facts/council.ts";
import { type Live, lastSeen, people, restingSeats } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { forbid, requireUnstopped, seatsOf } from "../../facts/permissions.ts";
import { blank, channelOf, councilBox, shownTo, single, threadSeatOf } from "../../facts/posting.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { voicesOf } from "../../facts/voices.ts";
import { ONLY_ANSWERS } from "../../moves/computers.ts";
import { clockChanges } from "../../time/clocks.ts";
import type { Core } from "../core.ts";
import { LEAVES } from "../lobby/lobby-settings.ts";
import { hasLent, takeBack } from "../people/lending.ts";

const DAY = 24 * 3_600_000;
/** Days of leave that a campaign grants each of those who play: of two parties, and of more. */
const GRANTED = { two: 14, more: 7 } as const;
/** The most days at once that somebody may be away who keeps nobody waiting. */
export const MOST_DAYS_AWAY = Math.max(...LEAVES);

/** How many days of leave this campaign grants each of those who play. */
export function daysGranted(live: Live): number {
  const bots = live.members.filter(({ bot, seat }) => bot && seat !== null).length;
  const parties = voicesOf(live, Number.POSITIVE_INFINITY).length + bots;
  return live.record.leaveDays ?? (parties <= 2 ? GRANTED.two : GRANTED.more);
}

/** What is left of that, ms. */
const timeLeft = (live: Live, { spent }: Pick<Member, "spent">): number => Math.max(0, daysGranted(live) * DAY - spent);

/** How many whole days of leave somebody may still take. */
export const daysLeft = (live: Live, member: Pick<Member, "spent">): number => Math.floor(timeLeft(live, member) / DAY);

export const memberOf = (live: Live, person: string): Member =>
  live.members.find((member) => member.person === person && member.seat !== null && !member.bot) ?? forbid("leave");

/**
 * What becomes of a seat during leave: its clock stands, the computer minds it, or its clock runs on, and what its orders leave
 * open is answered as at any limit.
 */
export const MEANWHILE = ["wait", "computer", "orders"] as const;
export type Meanwhile = (typeof MEANWHILE)[number];

/** How long somebody is away: a number of days, or until then, ms since 1970. */
export type Stay = { readonly days: number } | { readonly until: number };

/** Refused if it is no time that anybody can be away for; `most`: ms at most. */
function endOf(stay: Stay, at: number, most: number, tooLong: string): number {
  const isWhole = "until" in stay || (Number.isSafeInteger(stay.days) && stay.days >= 1);
  const until = "until" in stay ? stay.until : at + stay.days * DAY;
  if ("until" in stay && until <= at) refuse("bad-days", "That day is not after today.");
  return isWhole && until - at <= most ? until : refuse("bad-days", tooLong);
}

/**
 * Somebody goes on leave: no clock runs for their seats. Standing orders and prepared answers answer as ever; the rest is
 * waited for, or left to a computer that minds the seat. Whose clock runs on keeps nobody waiting, and uses none of their leave up.
 */
export function goAway(
  core: Core,
  game: string,
  { meanwhile, ...stay }: Stay & { readonly meanwhile: Meanwhile },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    const member = memberOf(live, person.id);
    if (member.away !== null) refuse("away", "You are on leave already.");
    requireUnstopped(record, { person: person.id }, "leave");
    if (isInCouncil(live, person.id)) return await stayAway(core, live, person.id, stay, interaction);
    const at = core.clock.now();
    const until = meanwhile === "orders" ? endOf(stay, at, MOST, TOO_LONG) : endOfLeave(live, member, stay, at);
    const spent = member.spent + (meanwhile === "orders" ? 0 : until - at);
    const name = namedInText(live, seatsOf(live, person.id));
    const standIn = meanwhile === "wait" ? null : meanwhile;
    await changed(core, live, person.id, { away: until, spent, standIn }, interaction, [
      { person: person.id },
      ` is on leave until <t:${Math.floor(until / 1000)}:D>: ${THEN[meanwhile](name)} until then, or until they play.`,
    ]);
  });
}

const MOST = MOST_DAYS_AWAY * DAY;
const TOO_LONG = `You can be away for 1 to ${MOST_DAYS_AWAY} days.`;

const THEN: { readonly [what in Meanwhile]: (name: string) => string } = {
  wait: (name) => `no clock runs for ${name}`,
  computer: (name) => `the computer minds ${name} (${ONLY_ANSWERS})`,
  orders: (name) => `standing orders and default answers answer for ${name}`,
};

/** When a leave that others wait for is over; refused where less of it is left. */
function endOfLeave(live: Live, member: Member, stay: Stay, at: number): number {
  const left = daysLeft(live, member);
  const days = left === 1 ? "one day" : `${left} days`;
  const tooLong = left === 0 ? "Your leave in this campaign is used up." : `You have ${days} of leave left.`;
  return endOf(stay, at, timeLeft(live, member), tooLong);
}

/** In a council somebody is not called, and has no vote, until then; no clock stands for that, and no leave is used up. */
async function stayAway(core: Core, live: Live, person: string, stay: Stay, interaction: string | null): Promise<void> {
  const away = endOf(stay, core.clock.now(), MOST, TOO_LONG);
  await changed(core, live, person, { away, spent: memberOf(live, person).spent, standIn: null }, interaction, [
    { person },
    ` is away until <t:${Math.floor(away / 1000)}:D>: no calls, and their vote is not counted.`,
  ]);
}

/** Somebody is back before their leave is over, or takes back what they have lent. */
export function comeBack(core: Core, game: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    if (hasLent(live, person.id)) return await takeBack(core, record, { person, interaction });
    if (memberOf(live, person.id).away === null) refuse("not-away", "You are not on leave.");
    requireUnstopped(record, { person: person.id }, "leave");
    await back(core, live, person.id, interaction);
  });
}

/** Whoever has played is back. */
export async function backAgain(core: Core, record: GameRecord, person: string): Promise<void> {
  const live = await core.load(record);
  if (live.members.some((member) => member.person === person && member.away !== null))
    await back(core, live, person, null);
}

/** Those whose leave is over. */
export async function leavesOver(core: Core, record: GameRecord, now: number): Promise<void> {
  for (const person of people(await core.load(record))) {
    const live = await core.load(record);
    const until = live.members.find((member) => member.person === person)?.away ?? null;
    if (until !== null && until <= now) await back(core, live, person, null);
  }
}

/** What is left of a leave can be taken later. */
async function back(core: Core, live: Live, person: string, interaction: string | null): Promise<void> {
  const member = memberOf(live, person);
  const { away, spent } = member;
  const now = core.clock.now();
  const excused = now - lastSeen(live.record, member);
  const usesUp = !isInCouncil(live, person) && member.standIn !== "orders";
  const left = usesUp ? Math.max(0, (away ?? 0) - now) : 0;
  await changed(core, live, person, { away: null, spent: spent - left, excused, standIn: null }, interaction, [
    { person },
    " is back.",
  ]);
}

async function changed(
  core: Core,
  live: Live,
  person: string,
  leave: Pick<Member, "away" | "spent" | "standIn"> & Partial<Pick<Member, "excused">>,
  interaction: string | null,
  text: Rich,
): Promise<void> {
  const { record } = live;
  const at = core.clock.now();
  const members = live.members.map((member) => (member.person === person ? { ...member, ...leave } : member));
  const clocks = clocksNow({ ...live, members }, at);
  const after: Live = { ...live, members, clocks };
  const room = isInCouncil(live, person) ? threadSeatOf(live.members, person) : null;
  const place = room === null ? channelOf(record) : councilBox(record.id, room); // who is away there is nobody else's business
  const post = single(place, { ...blank, title: record.name, text });
  const again = clockChanges(live.clocks, clocks);
  const isOthersBusiness = room === null || again.set.length + again.clear.length > 0 || restsElse(live, after, at);
  // an edit in which no word changes would tell others, too, that somebody has gone or come back just now
  const outbox = [post, ...(isOthersBusiness ? pageUpdates(after) : shownTo(after, [person]))];
  const change = { game: record.id, interaction, played: true, members, outbox, clockChanges: again, at } as const;
  await core.write(change, live);
}

/** Whether clocks run for other seats than before. */
const restsElse = (before: Live, after: Live, at: number): boolean =>
  String(restingSeats(before, at)) !== String(restingSeats(after, at));
