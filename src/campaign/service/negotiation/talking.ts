/** How private talks are opened, joined and left: whom a seat may talk with, and who speaks for a council. */
import { refuse, type Seat } from "#engine";
import type { Member, TalkRecord } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { leaders } from "../../facts/acting.ts";
import { councilOf } from "../../facts/council.ts";
import { holders, type Live } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { liveRow } from "../../facts/posting.ts";
import { roleAt } from "../../moves/computers.ts";
import { secretName } from "../../talks/names.ts";
import { isNegotiated, othersThan, requireNegotiated } from "../../talks/parties.ts";
import { joinRow, talkRow, withoutPlace } from "../../talks/talk-rows.ts";
import type { Core } from "../core.ts";

/** The most talks a seat opens; only its own count, or a refusal would tell of others'. */
const MOST_TALKS = 6;

/** What a seat sees before it opens a talk. */
export interface TalkForm {
  /** Those that it takes part in, with their thread if that is open. */
  readonly talks: readonly Pick<TalkRecord, "id" | "seats" | "thread">[];
  /** How many of them it has opened, and how many it may. */
  readonly opened: number;
  readonly most: number;
  /** Seats that it can talk with, and those that computers play. */
  readonly seats: readonly Seat[];
  readonly computers: readonly Seat[];
  /** Those that a computer minds for whoever holds them. */
  readonly minded: readonly Seat[];
  /** Others are told that a talk exists. */
  readonly isAnnounced: boolean;
  /** Those who play and could read along. */
  readonly readers: readonly Pick<Member, "person" | "seat">[];
}

/** Whether this seat may talk with others in private. */
export const mayTalk = (live: Live, seat: Seat): boolean =>
  live.record.guild !== null && live.record.talks !== "none" && isNegotiated(live) && othersThan(live, seat).length > 0;

export async function talkForm(core: Core, game: string, person: string, seat: Seat): Promise<TalkForm> {
  const live = await core.seated({ id: game }, person, seat, "speak");
  requireTalks(live);
  const all = await core.repository.talks(game);
  const seats = othersThan(live, seat);
  return {
    talks: all.filter((talk) => talk.seats.includes(seat) && talk.persons.includes(person) && !talk.locked),
    opened: all.filter(({ by, locked }) => by === seat && !locked).length,
    most: MOST_TALKS,
    seats,
    computers: live.env.seats.filter((other) => roleAt(live.members, other) === "plays"),
    minded: live.env.seats.filter((other) => roleAt(live.members, other) === "minds"),
    isAnnounced: live.record.talks === "announced",
    readers: readersOf(live),
  };
}

/** Those who play and manage threads here. */
export const readersOf = ({ members }: Pick<Live, "members">): readonly Member[] =>
  members.filter(({ readsThreads, bot, seat }) => readsThreads && !bot && seat !== null);

function requireTalks(live: Live): void {
  requireNegotiated(live);
  if (live.record.talks === "none") refuse("no-talks", "The host has settled that there are no private talks here.");
  if (live.record.guild === null) refuse("no-talks", "Private talks need a server's channel.");
}

/** Who speaks for a seat: whoever holds it; of a council those who lead it, and whom it has chosen to negotiate. */
export function speakersOf(live: Live, seat: Seat, now: number): readonly string[] {
  const council = councilOf(live, seat, now);
  if (!council) return holders(live.members, seat).map(({ person }) => person);
  const chosen = council.members.filter(({ office }) => office === "negotiator");
  return [...new Set([...leaders(council), ...chosen].map(({ person }) => person))];
}

/** Opens a talk of these seats, or finds the one that they have; says which. */
export async function openTalk(
  core: Core,
  game: string,
  { seat, others }: { readonly seat: Seat; readonly others: readonly Seat[] },
  { person, interaction }: Asked,
): Promise<string> {
  let id = "";
  await core.queued(game, async (record) => {
    const live = await core.seated(record, person.id, seat, "speak");
    requirePartners(live, seat, others);
    core.allow.words(record, person.id, seat);
    const seats = live.env.seats.filter((one) => one === seat || others.includes(one));
    id = secretName(record, "talk", ...seats);
    if (await core.isHandled(interaction)) return;
    const all = await core.repository.talks(game);
    const known = all.find((talk) => talk.id === id) ?? null;
    if (known && !known.locked && known.persons.includes(person.id) && known.thread !== null) return;
    const at = core.clock.now();
    if (known && !known.locked && !known.persons.includes(person.id)) {
      await core.write({ game, interaction, outbox: [joinRow(game, id, person.id)], at }, live);
      return;
    }
    if (!known) requireRoom(all, seat);
    const speakers = [...new Set(seats.flatMap((one) => speakersOf(live, one, at)))];
    const persons = speakers.filter((one) => known === null || known.persons.includes(one));
    const phase = phaseOf(live.book, live.env).id;
    const fresh = { id, seats, by: seat, at, phase, opened: [], readers: [] };
    const talk = withoutPlace({ ...(known ?? fresh), persons, locked: false });
    const later = speakers.filter((one) => !persons.includes(one)).map((one) => joinRow(game, id, one)); // told before
    const outbox = [talkRow(game, id, known?.locked), ...later];
    await core.write({ game, interaction, talks: [talk], outbox, at }, live);
    core.logger.info({ game, seats: seats.length }, "a private talk");
  });
  return id;
}

/** Refuses where there are no talks, or none with these seats. */
function requirePartners(live: Live, seat: Seat, others: readonly Seat[]): void {
  requireTalks(live);
  if (others.length === 0) refuse("nobody", "Choose whom you want to talk with.");
  const possible = othersThan(live, seat);
  if (others.some((other) => !possible.includes(other)))
    refuse("no-partner", "Talks are for seats that other people play: make a computer an offer instead.");
}

function requireRoom(all: readonly TalkRecord[], seat: Seat): void {
  if (all.filter(({ by, locked }) => by === seat && !locked).length >= MOST_TALKS)
    refuse("too-many", `You have opened ${MOST_TALKS} talks and can open no more: write in one of them.`);
}

/** A talk has a thread now: the open post has a line for it, unless talks are secret. */
export function announceTalk(core: Core, game: string): Promise<void> {
  return core.queued(game, async (record) => {
    if (record.status !== "running" || record.talks !== "announced") return;
    const live = await core.load(record);
    if (!live.post?.open) return;
    await core.write({ game, outbox: [liveRow(record, live.post.number)], at: core.clock.now() }, live);
  });
}

/** Somebody leaves a talk; where one seat is left it is locked. */
export function leaveTalk(core: Core, game: string, id: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    const talk = (await core.repository.talks(game)).find((one) => one.id === id && one.persons.includes(person.id));
    if (!talk) return refuse("stale", "You take no part in that talk.");
    core.allow.words(record, person.id, null);
    const persons = talk.persons.filter((one) => one !== person.id);
    const left = talk.seats.filter((seat) => holders(live.members, seat).some((one) => persons.includes(one.person)));
    const after = withoutPlace({ ...talk, persons, locked: left.length < 2 });
    await core.write({ game, interaction, talks: [after], outbox: [talkRow(game, id)], at: core.clock.now() }, live);
  });
}

/** Lets somebody who plays a seat of it into a talk. */
export function joinTalk(core: Core, game: string, id: string, person: string): Promise<void> {
  return core.queued(game, async (record) => {
    if (record.status !== "running") return;
    const live = await core.load(record);
    const talk = live.talks.find((one) => one.id === id);
    const plays = talk?.seats.some((seat) => holders(live.members, seat).some((one) => one.person === person));
    if (!talk || !plays || talk.persons.includes(person)) return;
    const after = withoutPlace({ ...talk, persons: [...talk.persons, person] });
    await core.write({ game, talks: [after], outbox: [talkRow(game, id)], at: core.clock.now() }, live);
  });
}

/** The seats of a talk that somebody takes part in. Everybody else is told that there is none. */
export async function talkSeats(core: Core, game: string, id: string, person: string): Promise<readonly Seat[]> {
  const live = await core.load(await core.record(game));
  const talk = live.talks.find((one) => one.id === id && one.persons.includes(person));
  return talk?.seats ?? refuse("stale", "You take no part in that talk.");
}
