/** What follows once a council has decided: who holds an office, who comes and goes, how it acts; who plays on a side. */
import { refuse } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { BallotRecord, CouncilSubject, Member, Rich } from "../../../store/records.ts";
import type { Campaign, SubjectOf } from "../../ballots/ballot.ts";
import { captainOf } from "../../facts/council.ts";
import { holders, type Live } from "../../facts/live.ts";
import { HERE, shownName, tokenFor } from "../../facts/lobby.ts";
import { namedInText } from "../../facts/names.ts";
import { placesOf, placeWith } from "../../facts/places.ts";
import { shownTo } from "../../facts/posting.ts";
import { type Side, sideFor, sidesOf } from "../../facts/sides.ts";
import { talkRow, withoutPlace } from "../../talks/talk-rows.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { membersChanged, withMember, withoutMember } from "../people/membership.ts";
import { whyNotTake } from "../people/taking.ts";
import type { Carried, Outcome } from "./general-outcomes.ts";

const inOffice: Outcome<SubjectOf<"captain" | "deputy">> = {
  carryOut: (core, live, { ballot, written }) => {
    const { kind, person } = ballot.subject;
    return changed(core, live, ballot, withOffice(live.members, seatsOf(live, ballot), kind, person), written);
  },
};

/** Whoever no longer negotiates takes no part in the talks of these seats. */
const negotiating: Outcome<SubjectOf<"negotiator" | "relief">> = {
  carryOut: (core, live, { ballot, written }) => {
    const { kind, person } = ballot.subject;
    const seats = seatsOf(live, ballot);
    const office = kind === "negotiator" ? kind : null;
    const members = live.members.map((member) =>
      isMember(member, seats) && member.person === person ? { ...member, office } : member,
    );
    return changed(core, live, ballot, members, office ? written : withoutTalks(live, person, seats, written));
  },
};

const settling: Outcome<SubjectOf<"rule" | "offers">> = {
  carryOut: (core, live, { ballot: { seat, subject }, written }) => {
    const { rule, offers } = live.councils.find((council) => council.seat === seat) ?? { rule: null, offers: null };
    const { kind: _, ...settled } = subject;
    return core.write({ ...written, councils: [{ seat: seat ?? "", rule, offers, ...settled }] }, live);
  },
};

export const COUNCIL_OUTCOMES: { readonly [K in Exclude<CouncilSubject["kind"], "placing">]: Outcome<SubjectOf<K>> } = {
  ...{ captain: inOffice, deputy: inOffice, negotiator: negotiating, relief: negotiating },
  ...{ rule: settling, offers: settling },
  removal: {
    carryOut: async (core, live, { ballot, written, cause }) => {
      const { person } = ballot.subject;
      const seats = seatsOf(live, ballot);
      const name = namedInText(live, seats);
      const text: Rich = cause.alone
        ? [{ person: cause.by.id }, " has put ", { person }, ` out of the council of ${name}.`]
        : [{ person }, ` is no longer in the council of ${name}, which has voted so.`];
      await membersChanged(core, live, withoutMember(live, person), { seats, text, written });
    },
  },
  admission: {
    overtaken: (core, live, ballot) => cannotJoin(core, live, ballot),
    carryOut: async (core, live, { ballot, written, cause }) => {
      const { person, name } = ballot.subject;
      const seats = seatsOf(live, ballot);
      const council = `the council of ${namedInText(live, seats)}.`;
      const text: Rich = cause.alone
        ? ["The moderator, ", { person: cause.by.id }, ", has let ", { person }, ` into ${council}`]
        : [{ person }, ` has joined ${council}`];
      const former = await core.repository.formerHolders(live.record.id);
      const after = withMember(live, seats, { id: person, name }, written.at, former);
      await membersChanged(core, live, after, { seats, text, written: { ...written, played: true } });
    },
  },
};

/** Whoever asked to join may have come to another side, and the side may be full. */
async function cannotJoin(
  core: Core,
  live: Live,
  { subject, seat }: BallotRecord<SubjectOf<"admission">>,
): Promise<boolean> {
  const { record, book, members } = live;
  if (record.council === null) return false;
  const sides = sidesOf(book, record, { ...record.council, joining: "open" }, members);
  const side = sides.find(({ seats }) => seats.includes(seat ?? ""));
  if (!side || side.closed !== null) return true;
  return whyNotTake(live, await core.repository.formerHolders(record.id), subject.person, side.seats) !== null;
}

const seatsOf = ({ book, record }: Live, { seat }: BallotRecord): readonly string[] =>
  placeWith(placesOf(book, record), seat ?? "")?.seats ?? [seat ?? ""];

const isMember = ({ seat, bot }: Member, seats: readonly string[]): boolean =>
  seat !== null && seats.includes(seat) && !bot;

/** The members with somebody of them in an office; whoever led without one is captain by name from now on. */
function withOffice(
  members: readonly Member[],
  seats: readonly string[],
  office: "captain" | "deputy",
  person: string,
): readonly Member[] {
  const [seat = ""] = seats;
  const led = captainOf(holders(members, seat))?.person;
  return members.map((member) => {
    if (!isMember(member, seats)) return member;
    if (member.person === person) return { ...member, office };
    if (member.office === office) return { ...member, office: null };
    return member.person === led && office === "deputy" ? { ...member, office: "captain" } : member;
  });
}

function withoutTalks({ talks, record }: Live, person: string, seats: readonly string[], written: Change): Change {
  const left = talks.filter((talk) => talk.persons.includes(person) && talk.seats.some((seat) => seats.includes(seat)));
  return {
    ...written,
    talks: left.map((talk) => withoutPlace({ ...talk, persons: talk.persons.filter((one) => one !== person) })),
    outbox: [...(written.outbox ?? []), ...left.map(({ id }) => talkRow(record.id, id))],
  };
}

async function changed(
  core: Core,
  live: Live,
  ballot: BallotRecord,
  members: readonly Member[],
  written: Change,
): Promise<void> {
  const [seat = ""] = seatsOf(live, ballot);
  const persons = holders(members, seat).map(({ person }) => person);
  const outbox = [...(written.outbox ?? []), ...shownTo({ ...live, members }, persons)];
  await core.write({ ...written, members, outbox }, live);
}

/** Whoever was asked plays on that side of a lobby. */
export const PLACING: Outcome<SubjectOf<"placing">, Campaign> = {
  async carryOut(core, campaign, { ballot, written, cause: { by } }: Carried<SubjectOf<"placing">>) {
    const { record, book } = campaign;
    const side = freeSide(campaign, by.id, ballot.seat ?? "");
    const [id, name, token] = [by.id, shownName({ name: by.name ?? "" }), tokenFor(campaign.members, by.id)];
    const at = { joined: written.at, ...HERE };
    const member: Member = { person: id, name, token, seat: side.id, word: null, bot: false, ...at };
    const members = [...campaign.members, member];
    await core.write(
      { ...written, members, outbox: [...(written.outbox ?? []), lobbyPost(record, book, members)] },
      record,
    );
  },
};

/** The side of a lobby that somebody can be put on. */
export function freeSide({ record, book, members }: Campaign, who: string, seat: string): Side {
  if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
  const { council } = record;
  if (council?.joining !== "host")
    return refuse("not-placed", "In this campaign people choose their sides: **Settings** changes that.");
  if (members.some((member) => member.person === who)) refuse("already-in", "That person is on a side already.");
  return sideFor(sidesOf(book, record, council, members), seat);
}
