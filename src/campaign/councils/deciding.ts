import type { Change } from "../../store/change.ts";
import type { CouncilMatterRecord, Member, Rich } from "../../store/records.ts";
import type { Core } from "../core.ts";
import type { Live } from "../live.ts";
import { holders } from "../live.ts";
import { talkRow, withoutPlace } from "../negotiation/talk-rows.ts";
import { placesOf, placeWith } from "../places.ts";
import { namedInText, shownTo } from "../posting.ts";
import { captainOf } from "./council.ts";
import { membersChanged, withMember, withoutMember } from "./membership.ts";

/** Does what a council has decided, with whatever else is written for it. `by`: who has decided in its place. */
export async function carryOutMatter(
  core: Core,
  live: Live,
  { seat, matter }: CouncilMatterRecord,
  written: Change,
  by: string | null = null,
): Promise<void> {
  const { record } = live;
  const seats = placeWith(placesOf(live.book, record), seat)?.seats ?? [seat];
  const name = namedInText(live, seats);
  switch (matter.kind) {
    case "admission":
      return await admit(core, live, { seat, matter }, written, [
        { person: matter.person },
        ` has joined the council of ${name}.`,
      ]);
    case "removal": {
      const text: Rich = by
        ? [{ person: by }, " has put ", { person: matter.person }, ` out of the council of ${name}.`]
        : [{ person: matter.person }, ` is no longer in the council of ${name}, which has voted so.`];
      return await membersChanged(core, live, withoutMember(live, matter.person), { seats, text, written });
    }
    case "captain":
    case "deputy":
      return await changed(core, live, seats, inOffice(live.members, seats, matter.kind, matter.person), written);
    case "negotiator":
    case "relief": {
      const office = matter.kind === "negotiator" ? matter.kind : null;
      const members = live.members.map((member) =>
        isMember(member, seats) && member.person === matter.person ? { ...member, office } : member,
      );
      return await changed(core, live, seats, members, office ? written : putOut(live, matter.person, seats, written));
    }
    case "placing":
      throw new Error("a lobby has no council that decides");
    case "rule":
    case "offers": {
      const { rule, offers } = live.councils.find((council) => council.seat === seat) ?? { rule: null, offers: null };
      const council =
        matter.kind === "rule" ? { seat, offers, rule: matter.rule } : { seat, offers: matter.offers, rule };
      await core.write({ ...written, councils: [council] }, live);
      return;
    }
  }
}

/** Somebody joins a council. `text`: what everyone reads of it in the channel. */
export async function admit(
  core: Core,
  live: Live,
  { seat, matter }: Pick<CouncilMatterRecord, "seat" | "matter">,
  written: Change,
  text: Rich,
): Promise<void> {
  const { record, book } = live;
  if (matter.kind !== "admission") throw new Error("nobody asks to be let in");
  const seats = placeWith(placesOf(book, record), seat)?.seats ?? [seat];
  const former = await core.repository.formerHolders(record.id);
  const after = withMember(live, seats, { id: matter.person, name: matter.name }, written.at, former);
  await membersChanged(core, live, after, { seats, text, written: { ...written, played: true } });
}

/** The members with somebody of them in an office; whoever led without one is captain by name from now on. */
function inOffice(
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

const isMember = ({ seat, bot }: Member, seats: readonly string[]): boolean =>
  seat !== null && seats.includes(seat) && !bot;

/** Whoever negotiates no more takes no part in the talks of these seats. */
function putOut({ talks, record }: Live, person: string, seats: readonly string[], written: Change): Change {
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
  seats: readonly string[],
  members: readonly Member[],
  written: Change,
): Promise<void> {
  const after = { ...live, members };
  const [seat = ""] = seats;
  const persons = holders(members, seat).map(({ person }) => person);
  const outbox = [...(written.outbox ?? []), ...shownTo(after, persons)];
  await core.write({ ...written, members, outbox }, live);
}
