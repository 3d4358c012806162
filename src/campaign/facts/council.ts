/** Who holds a seat together with others: the members of its council, its captain, and how many agree on an answer. */
import type { Seat } from "#engine";
import type { Calls, CouncilOffice, CouncilRule, OfferedTo } from "../../store/council.ts";
import type { Member } from "../../store/records.ts";
import { ACTIVE, goneFor, holders, type Live } from "./live.ts";
import { threadSeatOf } from "./posting.ts";

/** The most people who may share a seat before they have to vote, where nothing else was settled. */
const MOST_WITHOUT_VOTE = 3;

/** Someone who holds a seat together with others. */
export interface CouncilMember {
  readonly person: string;
  readonly name: string;
  /** Null: a plain member. */
  readonly office: CouncilOffice | null;
  /** On leave. */
  readonly away: boolean;
  /** Has pressed something here within seven days, and is not away: counts wherever more than half of the active are needed. */
  readonly active: boolean;
  /** When they want to be called. */
  readonly calls: Calls;
}

/** The several holders of a seat. */
export interface Council {
  readonly seat: Seat;
  /** At least two, in order of joining. */
  readonly members: readonly CouncilMember[];
  readonly captain: CouncilMember;
  readonly deputy: CouncilMember | null;
  readonly rule: CouncilRule;
  /** Who answers offers. */
  readonly offers: OfferedTo;
}

type Roster = Pick<Live, "record" | "members" | "councils">;

/**
 * The council of a seat at this moment, ms since 1970. Null: the campaign has no councils, or the seat has one human
 * holder or none, who is bothered with none of this.
 */
export function councilOf({ record, members, councils }: Roster, seat: Seat, now: number): Council | null {
  const settings = record.council;
  if (settings === null) return null;
  const own = holders(members, seat);
  const captain = captainOf(own);
  if (own.length < 2 || !captain) return null;
  const deputy = own.find(
    (member) => member !== captain && (member.office === "deputy" || member.office === "captain"),
  );
  const seen = own.map((member) => {
    const active = isActive(record, member, now);
    const spoken = member.office === "negotiator" ? member.office : null;
    return { ...seenAs(member, member === captain ? "captain" : member === deputy ? "deputy" : spoken), active };
  });
  const room = threadSeatOf(members, captain.person); // what is settled holds for all seats that they play together
  const settled = councils.find((council) => council.seat === room);
  return {
    seat,
    members: seen,
    captain: mustBe(seen, captain),
    deputy: deputy ? mustBe(seen, deputy) : null,
    rule: settled?.rule ?? settings.rule ?? (own.length > MOST_WITHOUT_VOTE ? "vote" : "anyone"),
    offers: settled?.offers ?? settings.offers,
  };
}

/** Whom the council has made captain; if they have left, the deputy; else the longest-serving member. */
export const captainOf = (own: readonly Member[]): Member | undefined =>
  own.find(({ office }) => office === "captain") ?? own.find(({ office }) => office === "deputy") ?? own[0];

const isActive = (record: Roster["record"], member: Member, now: number): boolean =>
  member.away === null && goneFor(record, member, now) < ACTIVE;

const seenAs = (
  { person, name, away, calls }: Member,
  office: CouncilOffice | null,
): Omit<CouncilMember, "active"> => ({
  person,
  name,
  office,
  away: away !== null,
  calls,
});

function mustBe(seen: readonly CouncilMember[], { person }: Member): CouncilMember {
  const found = seen.find((member) => member.person === person);
  if (!found) throw new Error("a holder is missing in the council");
  return found;
}

/** Whether somebody holds their seats together with others. */
export const isInCouncil = ({ record, members }: Pick<Live, "record" | "members">, person: string): boolean =>
  record.council !== null &&
  members.some(
    (member) =>
      member.person === person && !member.bot && member.seat !== null && holders(members, member.seat).length > 1,
  );
