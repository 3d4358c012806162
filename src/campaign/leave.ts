import { refuse } from "../engine/index.ts";
import type { GameRecord, Member, Rich } from "../store/records.ts";
import type { Asked } from "./changing-hands.ts";
import { rewound } from "./clocks.ts";
import type { Core } from "./core.ts";
import { namedInText, people } from "./handover.ts";
import type { Live } from "./live.ts";
import { forbid, seatsOf } from "./permissions.ts";
import { blank, channelOf, single } from "./posting.ts";
import { clocksNow, shownAnew } from "./standstill.ts";

const DAY = 24 * 3_600_000;
/** Days of leave that a campaign grants each of those who play: of two parties, and of more. */
const GRANTED = { two: 14, more: 7 } as const;
export const MOST_DAYS_AWAY = GRANTED.two;

/** How many days of leave somebody may still take. */
function daysLeft(live: Live, member: Member): number {
  const parties = new Set(live.members.flatMap(({ person, seat }) => (seat === null ? [] : [person]))).size;
  const granted = parties <= 2 ? GRANTED.two : GRANTED.more;
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

/** Somebody is back before their leave is over. */
export function comeBack(core: Core, game: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, interaction, async (record) => {
    const live = await core.load(record);
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
  const { away, spent } = memberOf(live, person);
  const now = core.clock.now();
  const left = Math.max(0, (away ?? 0) - now);
  await changed(core, live, person, { away: null, spent: spent - left, seen: now, standIn: null }, interaction, [
    { person },
    " is back.",
  ]);
}

async function changed(
  core: Core,
  live: Live,
  person: string,
  leave: Pick<Member, "away" | "spent" | "standIn"> & Partial<Pick<Member, "seen">>,
  interaction: string | null,
  text: Rich,
): Promise<void> {
  const { record } = live;
  const at = core.clock.now();
  const members = live.members.map((member) => (member.person === person ? { ...member, ...leave } : member));
  const clocks = clocksNow({ ...live, members }, at);
  const after: Live = { ...live, members, clocks };
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  const outbox = [post, ...shownAnew(after)];
  const change = { game: record.id, interaction, members, outbox, rewound: rewound(live.clocks, clocks), at };
  await core.write(change, after);
}
