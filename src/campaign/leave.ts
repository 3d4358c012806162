import { refuse } from "../engine/index.ts";
import type { GameRecord, Member, Rich } from "../store/records.ts";
import { rewound } from "./clocks.ts";
import type { Core } from "./core.ts";
import { isInCouncil } from "./councils/membership.ts";
import { voicesOf } from "./councils/voices.ts";
import { namedInText, people } from "./handover.ts";
import { hasLent, takeBack } from "./lending.ts";
import { type Live, lastSeen } from "./live.ts";
import type { Asked } from "./passing-on.ts";
import { forbid, seatsOf } from "./permissions.ts";
import { blank, channelOf, councilBox, roomOf, single } from "./posting.ts";
import { clocksNow, shownAnew } from "./standstill.ts";

const DAY = 24 * 3_600_000;
/** Days of leave that a campaign grants each of those who play: of two parties, and of more. */
const GRANTED = { two: 14, more: 7 } as const;
export const MOST_DAYS_AWAY = GRANTED.two;

/** How many days of leave somebody may still take. */
function daysLeft(live: Live, member: Member): number {
  const bots = live.members.filter(({ bot, seat }) => bot && seat !== null).length;
  const parties = voicesOf(live, Number.POSITIVE_INFINITY).length + bots;
  const granted = live.record.leaveDays ?? (parties <= 2 ? GRANTED.two : GRANTED.more);
  return Math.max(0, Math.floor(granted - member.spent / DAY));
}

const memberOf = (live: Live, person: string): Member =>
  live.members.find((member) => member.person === person && member.seat !== null && !member.bot) ?? forbid("leave");

/** What becomes of a seat during leave: its clock stands, or the computer plays. */
export const MEANWHILE = ["wait", "computer"] as const;
export type Meanwhile = (typeof MEANWHILE)[number];

/**
 * Somebody goes on leave: no clock runs for their seats. Standing orders and prepared answers answer as ever; the rest is
 * waited for, or is the computer's.
 */
export function goAway(
  core: Core,
  game: string,
  { days, meanwhile }: { readonly days: number; readonly meanwhile: Meanwhile },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, interaction, async (record) => {
    const live = await core.load(record);
    const member = memberOf(live, person.id);
    if (member.away !== null) refuse("away", "You are on leave already.");
    if (isInCouncil(live, person.id)) return await stayAway(core, live, person.id, days, interaction);
    const left = daysLeft(live, member);
    if (!(Number.isSafeInteger(days) && days >= 1 && days <= left))
      refuse(
        "bad-days",
        left === 0 ? "Your leave in this campaign is used up." : `You have ${left} days of leave left.`,
      );
    const at = core.clock.now();
    const until = at + days * DAY;
    const name = namedInText(live, seatsOf(live, person.id));
    const standIn = meanwhile === "computer" ? "computer" : null;
    const then = standIn === null ? `no clock runs for ${name}` : `the computer plays ${name}`;
    await changed(core, live, person.id, { away: until, spent: member.spent + days * DAY, standIn }, interaction, [
      { person: person.id },
      ` is on leave until <t:${Math.floor(until / 1000)}:D>: ${then} until then, or until they play.`,
    ]);
  });
}

/** In a council somebody is not called, and has no vote, until then; no clock stands for that, and no leave is used up. */
async function stayAway(
  core: Core,
  live: Live,
  person: string,
  days: number,
  interaction: string | null,
): Promise<void> {
  if (!(Number.isSafeInteger(days) && days >= 1 && days <= MOST_DAYS_AWAY))
    refuse("bad-days", `You can be away for 1 to ${MOST_DAYS_AWAY} days.`);
  const away = core.clock.now() + days * DAY;
  await changed(core, live, person, { away, spent: memberOf(live, person).spent, standIn: null }, interaction, [
    { person },
    ` is away until <t:${Math.floor(away / 1000)}:D>: no calls, and their vote is not counted.`,
  ]);
}

/** Somebody is back before their leave is over, or takes back what they have lent. */
export function comeBack(core: Core, game: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, interaction, async (record) => {
    const live = await core.load(record);
    if (hasLent(live, person.id)) return await takeBack(core, record, { person, interaction });
    if (memberOf(live, person.id).away === null) refuse("not-away", "You are not on leave.");
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
  const left = isInCouncil(live, person) ? 0 : Math.max(0, (away ?? 0) - now);
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
  const room = isInCouncil(live, person) ? roomOf(live.members, person) : null;
  const place = room === null ? channelOf(record) : councilBox(record.id, room); // who is away there is nobody else's business
  const post = single(place, { ...blank, title: record.name, text });
  const outbox = [post, ...shownAnew(after)];
  const change = { game: record.id, interaction, members, outbox, rewound: rewound(live.clocks, clocks), at };
  await core.write(change, after);
}
