import { refuse, type Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import type { CouncilMatter } from "../../store/council.ts";
import type { CouncilMatterRecord, GameRecord, Member, OutboxDraft } from "../../store/records.ts";
import { whyNotTake } from "../changing-hands.ts";
import { type Absence, heldUp, putOff } from "../clocks.ts";
import type { Core } from "../core.ts";
import { holders, type Live } from "../live.ts";
import type { Asked } from "../passing-on.ts";
import { forbid, mayWith, type OfficeRequest, requireMay, requireUnstopped, rolesOf } from "../permissions.ts";
import { threadSeatOf } from "../posting.ts";
import { type Council, councilOf } from "./council.ts";
import { carryOutMatter } from "./deciding.ts";
import { isAboutFormer, matterPost } from "./matter-post.ts";
import { answerPlacing } from "./placing.ts";
import { sidesOf } from "./sides.ts";

const HOUR = 3_600_000;
/** How long a council has to decide on its offices, and on who wants to join it, ms. */
const TIME = { people: 48 * HOUR, admission: 7 * 24 * HOUR } as const;
/** Votes that it takes to put somebody out, however small a council is; members who let somebody in without an office. */
const LEAST = { removal: 2, admission: 2 } as const;

/** What a member puts to their council; whom they mean, they name. */
export type Proposal = Exclude<CouncilMatter, { kind: "admission" | "placing" }>;

/** Puts it to the vote; who does so is for it. */
export function proposeMatter(core: Core, game: string, matter: Proposal, asked: Asked): Promise<void> {
  return core.once(game, asked, async (record) => {
    const live = await core.load(record);
    const { person, interaction } = asked;
    const council = councilOfMember(core, live, person.id);
    core.allowWords(record, person.id, null);
    checkProposal(council, matter);
    requireUnstopped(record, { person: person.id }, "council");
    const at = core.clock.now();
    const fresh = await newMatter(core, live, { seat: council.seat, matter, asker: person.id, at, time: TIME.people });
    await decide(core, live, { ...fresh, yes: [person.id] }, { at, interaction });
  });
}

/** The council of somebody; refused for whoever belongs to none. */
export function councilOfMember(core: Core, live: Live, person: string): Council {
  const room = live.record.council === null ? null : threadSeatOf(live.members, person);
  const council = room === null ? null : councilOf(live, room, core.clock.now());
  if (room === null || council === null) return forbid("council");
  if (!mayWith(live, { person, seat: room, now: core.clock.now() }, "council")) forbid("council");
  return council;
}

function checkProposal({ members, captain, deputy, rule, offers }: Council, matter: Proposal): void {
  if (matter.kind === "rule") {
    if (matter.rule === rule) refuse("same", "That is how your council acts already.");
    return;
  }
  if (matter.kind === "offers") {
    if (matter.offers === offers) refuse("same", "That is who answers offers for your council already.");
    return;
  }
  if (!members.some(({ person }) => person === matter.person))
    refuse("no-such-member", "That person is not a member of your council.");
  if (matter.kind === "negotiator" || matter.kind === "relief") {
    checkNegotiator(members, matter);
    return;
  }
  const holds = matter.kind === "captain" ? captain : matter.kind === "deputy" ? deputy : null;
  if (holds?.person === matter.person) refuse("same", `That person is ${matter.kind} already.`);
  if (matter.kind === "deputy" && captain.person === matter.person)
    refuse("captain", "Whoever is captain cannot be deputy as well.");
  if (matter.kind === "removal" && members.length <= LEAST.removal)
    refuse(
      "of-two",
      "In a council of two that is for the moderator, or the host or the server's staff if they play no side: `/council remove`.",
    );
}

function checkNegotiator(members: Council["members"], { kind, person }: Extract<Proposal, { person: string }>): void {
  const office = members.find((member) => member.person === person)?.office ?? null;
  if (kind === "relief" && office !== "negotiator")
    refuse("same", "That person was not chosen to negotiate for your council.");
  if (kind !== "negotiator" || office === null) return;
  const who = office === "negotiator" ? "That person negotiates" : "Captain and deputy negotiate";
  refuse("same", `${who} for your council already.`);
}

/** Somebody outside asks the council of a seat, or whoever plays it alone, to let them in. */
export async function askToJoin(core: Core, live: Live, seat: Seat, { person, interaction }: Asked): Promise<void> {
  const open = (await core.repository.councilMatters(live.record.id)).filter(({ status }) => status === "open");
  if (open.some(({ matter, asker }) => matter.kind === "admission" && asker === person.id))
    refuse("asked", "You have asked to join already: wait until you are answered.");
  const at = core.clock.now();
  const matter: CouncilMatter = { kind: "admission", person: person.id, name: person.name };
  await decide(core, live, await newMatter(core, live, { seat, matter, asker: person.id, at, time: TIME.admission }), {
    at,
    interaction,
  });
}

async function newMatter(
  core: Core,
  { record }: Live,
  { time, ...given }: Pick<CouncilMatterRecord, "seat" | "matter" | "asker" | "at"> & { readonly time: number },
): Promise<CouncilMatterRecord> {
  const number = (await core.repository.councilMatters(record.id)).length + 1;
  return { ...given, number, until: given.at + time, status: "open", yes: [], no: [] };
}

/** A member's word on it. */
export function answerMatter(
  core: Core,
  game: string,
  { number, yes }: { readonly number: number; readonly yes: boolean },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    core.allowWords(record, person.id, null);
    const matter = (await core.repository.councilMatters(game)).find((one) => one.number === number);
    if (matter?.matter.kind === "placing")
      return await answerPlacing(core, record, matter, yes, { person, interaction });
    const live = await core.load(record);
    if (!matter || !holders(live.members, matter.seat).some((member) => member.person === person.id))
      return forbid("council");
    if (matter.status !== "open") return refuse("stale", "That has been decided already.");
    requireUnstopped(record, { person: person.id }, "council");
    if (concerns(matter) === person.id) refuse("concerned", "Whoever it is about has no vote on it.");
    const others = { yes: without(matter.yes, person.id), no: without(matter.no, person.id) };
    const answered = yes
      ? { ...matter, ...others, yes: [...others.yes, person.id] }
      : { ...matter, ...others, no: [...others.no, person.id] };
    await decide(core, live, answered, { at: core.clock.now(), interaction });
  });
}

const without = (list: readonly string[], one: string): readonly string[] => list.filter((other) => other !== one);

const concerns = ({ matter }: CouncilMatterRecord): string | null => ("person" in matter ? matter.person : null);

/** Closes what has found no answer in time. */
export async function closeMatters(core: Core, record: GameRecord, now: number): Promise<void> {
  if (record.council === null) return;
  const due = (await core.repository.councilMatters(record.id)).filter(
    ({ status, until }) => status === "open" && until <= now,
  );
  for (const matter of due) await decide(core, await core.load(record), matter, { at: now, interaction: null });
}

/** What a council could not decide for a while stays open for longer. `interaction`: of the absence. */
export async function putOffMatters(core: Core, game: string, absence: Absence, interaction: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running" || record.council === null) return;
    for (const matter of await core.repository.councilMatters(game)) {
      const later = putOff(matter, absence);
      if (matter.status !== "open" || later.until === matter.until || matter.matter.kind === "placing") continue;
      const id = `${interaction} matter ${matter.number}`;
      await decide(core, await core.load(record), later, { at: core.clock.now(), interaction: id });
    }
  });
}

/**
 * What councils have before them when the moderator stops the campaign, or lets it go on, and their messages: until then it
 * waits, and from then on it is open for longer by the time of the Stop. `after`: the game as it is from then on.
 */
export async function mattersInStop(
  core: Core,
  after: Live,
  absence: Absence | null,
): Promise<Required<Pick<Change, "matters" | "outbox">>> {
  const { record, members } = after;
  const open = record.council === null ? [] : await core.repository.councilMatters(record.id);
  const matters = open
    .filter(({ status, matter }) => status === "open" && matter.kind !== "placing")
    .map((matter) => (absence === null ? matter : heldUp(matter, absence)));
  const outbox = matters.map((matter) => {
    const council = councilOf(after, matter.seat, absence?.to ?? core.clock.now());
    return matterPost(after, matter, {
      own: holders(members, matter.seat),
      needed: council ? neededFor(council, matter) : 1,
    });
  });
  return { matters, outbox };
}

/** Writes a matter as its votes leave it, and does what was agreed. */
async function decide(
  core: Core,
  live: Live,
  matter: CouncilMatterRecord,
  { at, interaction }: { readonly at: number; readonly interaction: string | null },
): Promise<void> {
  const council = councilOf(live, matter.seat, at);
  const own = holders(live.members, matter.seat);
  const needed = council ? neededFor(council, matter) : 1;
  const found = statusOf(matter, { council, own, needed, at });
  const status = found === "agreed" && !(await isStillPossible(core, live, matter)) ? "lapsed" : found;
  const after: CouncilMatterRecord = { ...matter, status };
  const written = {
    ...{ game: live.record.id, interaction, at, matters: [after] },
    outbox: [matterPost(live, after, { own, needed })],
  };
  core.logger.info({ game: live.record.id, matter: matter.number }, "a council matter"); // what it is about is theirs alone
  if (status === "agreed") await carryOutMatter(core, live, after, written);
  else await core.write(written, live);
}

/**
 * Whoever it is about may have left the council meanwhile; who asked to join may have come to another side, and the side may
 * be full.
 */
export async function isStillPossible(core: Core, live: Live, put: CouncilMatterRecord): Promise<boolean> {
  const { record, book, members } = live;
  const { matter, seat } = put;
  if (isAboutFormer(put, holders(members, seat))) return false;
  if (matter.kind !== "admission" || record.council === null) return true;
  const side = sidesOf(book, record, { ...record.council, joining: "open" }, members).find(({ seats }) =>
    seats.includes(seat),
  );
  if (!side || side.closed !== null) return false;
  return whyNotTake(live, await core.repository.formerHolders(record.id), matter.person, side.seats) === null;
}

/** The message of a matter that somebody else has settled. */
export const closedMatter = (live: Live, matter: CouncilMatterRecord, own: readonly Member[]): OutboxDraft =>
  matterPost(live, matter, { own, needed: 0 });

/** Whoever counts: those who are active, without the one concerned. */
const electorate = ({ members }: Council, matter: CouncilMatterRecord): readonly string[] =>
  members.flatMap(({ person, active }) => (active && person !== concerns(matter) ? [person] : []));

/** More than half of them; of a removal two at least. */
function neededFor(council: Council, matter: CouncilMatterRecord): number {
  if (matter.matter.kind === "admission") return LEAST.admission;
  const half = Math.floor(electorate(council, matter).length / 2) + 1;
  return matter.matter.kind === "removal" ? Math.max(half, LEAST.removal) : half;
}

interface Ballots {
  /** Null: one person plays the seat, and decides. */
  readonly council: Council | null;
  readonly own: readonly Member[];
  readonly needed: number;
  readonly at: number;
}

function statusOf(matter: CouncilMatterRecord, { council, own, needed, at }: Ballots): CouncilMatterRecord["status"] {
  const isOver = at >= matter.until;
  const { kind } = matter.matter;
  if (own.length === 0) return "lapsed";
  if (!council && kind !== "admission") return "lapsed";
  const leads = council
    ? [council.captain.person, ...(council.deputy ? [council.deputy.person] : [])]
    : own.map(({ person }) => person);
  if (kind === "admission") {
    if (matter.yes.some((person) => leads.includes(person)) || matter.yes.length >= needed) return "agreed";
    if (matter.no.some((person) => leads.includes(person)) || matter.no.length >= needed) return "refused";
    return isOver ? "lapsed" : "open";
  }
  if (!council) return "lapsed";
  const voters = electorate(council, matter);
  const ayes = matter.yes.filter((person) => voters.includes(person)).length;
  const noes = matter.no.filter((person) => voters.includes(person)).length;
  if (ayes >= needed) return "agreed";
  if (voters.length - noes < needed) return "refused";
  return isOver ? "lapsed" : "open";
}

/** Whoever looks after the campaign without playing puts somebody out of a council of two, which cannot decide that. */
export function removeFromPair(core: Core, wish: OfficeRequest, who: string): Promise<void> {
  const { game, person, interaction } = wish;
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    const roles = rolesOf(live, wish);
    if (!roles.some((role) => role === "host" || role === "moderator" || role === "staff")) {
      councilOfMember(core, live, person); // it is about their own council, then
      refuse("no-such-member", "That person is not a member of your council.");
    }
    requireMay(roles, "putOut");
    requireUnstopped(record, wish, "putOut");
    const room = live.record.council === null ? null : threadSeatOf(live.members, who);
    const own = room === null ? [] : holders(live.members, room);
    if (room === null || own.length !== 2)
      return refuse("not-member", "That is for the council itself, unless it has two members.");
    const at = core.clock.now();
    const number = (await core.repository.councilMatters(game)).length + 1;
    const matter: CouncilMatterRecord = {
      ...{ number, seat: room, matter: { kind: "removal", person: who }, asker: person, at, until: at },
      ...{ status: "agreed", yes: [person], no: [] },
    };
    await carryOutMatter(core, live, matter, { game, interaction, at, matters: [matter] }, person);
  });
}

/** When somebody wants to be called. */
export function setCalls(core: Core, game: string, calls: Member["calls"], asked: Asked): Promise<void> {
  return core.once(game, asked, async (record) => {
    const live = await core.load(record);
    councilOfMember(core, live, asked.person.id);
    const members = live.members.map((member) => (member.person === asked.person.id ? { ...member, calls } : member));
    const change = { game, interaction: asked.interaction, members, at: core.clock.now() };
    await core.write(change, live);
  });
}
