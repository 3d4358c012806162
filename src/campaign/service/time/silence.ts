/** When somebody counts as silent (after how long says campaign/time/silence-limits.ts), what becomes of their seat then, and how any press brings them back. */
import type { Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { ClockRecord, GameRecord, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import { isInCouncil } from "../../facts/council.ts";
import { goneFor, holders, isDormant, isMissed, type Live, lastSeen } from "../../facts/live.ts";
import { PRESENT } from "../../facts/lobby.ts";
import { namedInText } from "../../facts/names.ts";
import { blank, channelOf, councilBox, personalBox, single, threadSeatOf } from "../../facts/posting.ts";
import { waitedFor } from "../../facts/reactions.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { voicesOf } from "../../facts/voices.ts";
import { ONLY_ANSWERS } from "../../moves/computers.ts";
import { clockChanges, wholeTime } from "../../time/clocks.ts";
import { openBetween } from "../../time/open-hours.ts";
import { GIVEN_UP, LEAST, LIMITS_MISSED, NOTED_EVERY, SHORT } from "../../time/silence-limits.ts";
import type { Core } from "../core.ts";
import { leaveRunning } from "../people/leaving.ts";

/** Persons and councils that play, computers left out. */
const partiesOf = (live: Live): number => voicesOf(live, Number.POSITIVE_INFINITY).length;

/**
 * Whether the computer minds seats that fall silent, where the host has not settled that: between two parties, a war is
 * nobody else's business.
 */
const computerMinds = (live: Live): boolean => {
  const { silentSeat } = live.record;
  return silentSeat === null ? partiesOf(live) > 2 : silentSeat === "computer";
};

/**
 * A seat's time was up: after some of that its holders count as silent. Only what everyone could see to be waited for
 * counts, so that nobody's silence tells of a hand.
 */
export async function noteWaiting(core: Core, before: Live, clock: ClockRecord, now: number): Promise<void> {
  const { seat, shape, left } = clock;
  const { timetable } = before.record;
  if (timetable === null || !waitedFor(before.book, before.record, before.env).seats.includes(seat)) return;
  if (holders(before.members, seat).length === 0) return;
  const filledIn = await core.repository.filledInAt(before.record.id, seat);
  if (filledIn !== null && openBetween(timetable, filledIn, clock.deadline ?? now) <= left) return; // whoever does that is there
  const record = await core.record(before.record.id);
  if (record.status !== "running") return;
  const live = await core.load(record);
  const members = live.members.map((member) =>
    isMissed(member, seat) ? { ...member, waited: member.waited + left } : member,
  );
  const whole = wholeTime(timetable, shape, now);
  const least = whole <= SHORT ? LEAST.live : LEAST.usual;
  const isSilent = holders(members, seat).every(
    (member) =>
      member.standIn !== "orders" && member.waited >= LIMITS_MISSED * whole && goneFor(record, member, now) >= least,
  );
  if (isSilent) await fallSilent(core, { ...live, members }, seat, now);
  else await core.write({ game: record.id, missed: { seat, by: left }, at: now }, live);
}

async function fallSilent(core: Core, live: Live, seat: Seat, at: number): Promise<void> {
  const { record } = live;
  const standIn = computerMinds(live) ? "computer" : null;
  const members = live.members.map(
    (member): Member => (member.seat === seat && !member.bot ? { ...member, silent: at, standIn } : member),
  );
  const after = withClocks({ ...live, members }, at);
  const outbox = [silencePost(after, seat), ...silentMessages(after, seat), ...pageUpdates(after)];
  await core.write(
    { game: record.id, members, outbox, clockChanges: clockChanges(live.clocks, after.clocks), at },
    live,
  );
  core.logger.info({ game: record.id, seat }, "a seat has fallen silent");
}

const withClocks = (live: Live, at: number): Live => ({ ...live, clocks: clocksNow(live, at) });

/** Told to all; where the campaign stands still, with what the others can do about it. */
function silencePost(live: Live, seat: Seat): OutboxDraft {
  const { record } = live;
  const name = namedInText(live, [seat]);
  const who = whoIsSilent(live, seat);
  const seen = Math.max(...holders(live.members, seat).map((member) => lastSeen(record, member)));
  const since = ` has not been seen since <t:${Math.floor(seen / 1000)}:f>`;
  const text: Rich = computerMinds(live)
    ? [...who, since, `; the computer minds ${name} until they press anything here: ${ONLY_ANSWERS}.`]
    : [
        ...who,
        since,
        `, so ${partiesOf(live) > 2 ? `the campaign waits for ${name}` : "nothing runs now"}: it goes on as soon as they press anything here. You can wait, let the computer mind ${name} meanwhile, find somebody who takes over, or end the campaign. After two weeks the seat is free for others.`,
      ];
  const controls = computerMinds(live)
    ? []
    : ([
        { kind: "fill", label: "Let the computer mind it" },
        { kind: "person", label: "Find somebody" },
        { kind: "ask", label: "End it" },
      ] as const);
  return single(channelOf(record), { ...blank, title: record.name, text, controls });
}

function whoIsSilent(live: Live, seat: Seat): Rich {
  const persons = personsOf(live, seat);
  if (persons.some((person) => isInCouncil(live, person))) return [`The council of ${namedInText(live, [seat])}`];
  return persons.flatMap((person, i): Rich => [i === 0 ? "" : " and ", { person }]);
}

const personsOf = ({ members }: Live, seat: Seat): readonly string[] =>
  holders(members, seat).map(({ person }) => person);

/** One message each to those who have fallen silent, and none after it. */
function silentMessages(live: Live, seat: Seat): readonly OutboxDraft[] {
  const { record } = live;
  const persons = personsOf(live, seat);
  const text = computerMinds(live)
    ? [
        `The computer minds your seat until you come back: what you have ordered or prepared comes first, and for the rest ${ONLY_ANSWERS}. Any button here ends that.`,
      ]
    : ["The campaign stands still until you come back; any button here lets it go on."];
  const post = {
    ...blank,
    title: `${record.name}: we miss you`,
    text,
    asks: {
      words: [
        computerMinds(live) ? "the computer minds your seat until you come back" : "we wait for you to come back",
      ],
      opens: "/hand",
    },
    controls: [{ kind: "act", seat, label: "My seat" }],
  } as const;
  const [first] = persons;
  if (first !== undefined && isInCouncil(live, first))
    return [single(councilBox(record.id, threadSeatOf(live.members, first) ?? seat), { ...post, ping: persons })];
  return persons.map((person) => single(personalBox(person), post));
}

/** What somebody's press changes: nothing; their presence is noted; the campaign goes on in some way. */
export type Sight = "nothing" | "noted" | "goes-on";

export function sightOf(live: Live, person: string, now: number): Sight {
  const own = ownOf(live, person);
  if (own.length === 0) return "nothing";
  const councils = councilsOf(live, person);
  const fellows = live.members.filter((member) => own.includes(member) || isFellow(member, councils));
  if (fellows.some(({ silent }) => silent !== null) || isDormant(live, now)) return "goes-on";
  const isNews = own.some((member) => member.waited > 0 || now - lastSeen(live.record, member) >= NOTED_EVERY);
  return isNews ? "noted" : "nothing";
}

/** What is written where it is noted that somebody is there; null: nothing, or the campaign goes on by it. */
export function notedSight(live: Live, person: string, at: number): NonNullable<Change["seen"]> | null {
  return sightOf(live, person, at) === "noted" ? { person, at, councils: councilsOf(live, person) } : null;
}

/** The seats that somebody holds with others, as a council. */
const councilsOf = (live: Live, person: string): readonly Seat[] =>
  isInCouncil(live, person) ? ownOf(live, person).flatMap(({ seat }) => seat ?? []) : [];

const isFellow = ({ bot, seat }: Member, councils: readonly Seat[]): boolean =>
  !bot && seat !== null && councils.includes(seat);

const ownOf = ({ members }: Live, person: string): readonly Member[] =>
  members.filter((member) => member.person === person && member.seat !== null && !member.bot);

/**
 * Somebody has pressed something in a campaign. Whoever was silent plays again; a campaign in which nobody was active goes
 * on. One member of a council is enough: its seat is played again, so none of its members counts as missing, not
 * even once whoever looked has left.
 */
export async function noteSeen(core: Core, record: GameRecord, person: string): Promise<Sight> {
  if (record.status !== "running") return "nothing";
  const live = await core.load(record);
  const at = core.clock.now();
  const sight = sightOf(live, person, at);
  if (sight === "nothing") return sight;
  const own = ownOf(live, person);
  const councils = councilsOf(live, person);
  if (sight === "noted") {
    await core.write({ game: record.id, seen: { person, at, councils }, at }, live);
    return sight;
  }
  const members = live.members.map((member): Member => {
    const standIn = member.silent === null ? member.standIn : null;
    if (own.includes(member)) return { ...member, ...PRESENT, seen: at, excused: 0, standIn };
    return isFellow(member, councils) ? { ...member, ...PRESENT, standIn } : member; // theirs is played again
  });
  const after = withClocks({ ...live, members }, at);
  const post = single(channelOf(record), { ...blank, title: record.name, text: [{ person }, " is back."] });
  const outbox = [...(own.some(({ silent }) => silent !== null) ? [post] : []), ...pageUpdates(after)];
  await core.write(
    { game: record.id, members, outbox, clockChanges: clockChanges(live.clocks, after.clocks), at },
    live,
  );
  return sight;
}

/** Those who have been silent for two weeks give their seats up, as long as somebody else is there to play with. */
export async function silentTooLong(core: Core, record: GameRecord, now: number): Promise<void> {
  const live = await core.load(record);
  if (isDormant(live, now)) return;
  for (const { person, name, silent } of live.members) {
    if (silent === null || silent + GIVEN_UP > now) continue;
    const is = await core.record(record.id);
    if (is.status === "running")
      await leaveRunning(core, is, { person: { id: person, name }, interaction: null }, "silence");
  }
}

/** Everybody has gone: all clocks stand. Says whether that is so. */
export async function fallDormant(core: Core, live: Live, now: number): Promise<boolean> {
  if (!isDormant(live, now)) return false;
  const after = withClocks(live, now);
  const change = {
    game: live.record.id,
    outbox: pageUpdates(after),
    clockChanges: clockChanges(live.clocks, after.clocks),
    at: now,
  };
  await core.write(change, live);
  return true;
}
