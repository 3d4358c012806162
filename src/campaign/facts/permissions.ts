/** Who may see, act, decide and moderate. Whatever somebody presses, types or looks at asks this table. */
import { refuse, type Seat } from "#engine";
import type { GameRecord, Member } from "../../store/records.ts";
import { isStopped } from "../time/stopped.ts";
import { councilOf } from "./council.ts";
import type { Live } from "./live.ts";
import { actsNow } from "./on-duty.ts";

/** What somebody can be to a campaign, or to one of its seats; several at once. */
export const ROLES = [
  /** Holds the seat in question, alone. */
  "holder",
  /** Holds it together with others. */
  "member",
  /** Leads those. */
  "captain",
  "deputy",
  /** Speaks for them. */
  "negotiator",
  /** Answers for them now. */
  "on-duty",
  /** Plays it until its holder takes it back. */
  "stand-in",
  /** Has lent it to that person. */
  "lender",
  /** Holds a seat of the campaign, this one or another. */
  "player",
  /** Has held another seat, and so has seen its hand. */
  "former",
  "host",
  /** Looks after the campaign without playing. */
  "moderator",
  /** May manage the server that the campaign is on, and is there now. */
  "staff",
  /** Sees the channel of the campaign. */
  "spectator",
  /** Sees nothing of it. */
  "outsider",
] as const;
export type Role = (typeof ROLES)[number];

/** Who answers for a seat. */
export const SEAT_STATES = [
  "held",
  "on leave",
  /** Somebody else plays it for its holder. */
  "lent",
  /** Its holder has not been seen for long. */
  "silent",
  /** Its last holder has left, even if a computer plays on. */
  "vacant",
  /** A computer's from the start. */
  "computer",
] as const;
export type SeatState = (typeof SEAT_STATES)[number];

/** In which states of the seat a role may do something; never: even if another role of the same person might. */
type Grant = readonly SeatState[] | "yes" | "never";

interface Permission {
  readonly who: { readonly [role in Role]?: Grant };
  /** What everybody else is told, by code and sentence. */
  readonly code: string;
  readonly refusal: string;
  /** It goes on while the moderator has stopped the campaign; else only the moderator and staff may then. */
  readonly inStop?: true;
}

const PLAYED = ["held", "on leave", "lent", "silent"] as const;
const OWN: Permission["who"] = { holder: PLAYED, "stand-in": ["lent"] };
const NOT_YOURS = "That seat is not yours: only the one who holds it can do that.";
const HOST: Permission["who"] = { host: "yes" };
const OFFICE: Permission["who"] = { host: "yes", staff: "yes" };
const onlyHost = (what: string) => ({ who: HOST, code: "not-host", refusal: `Only the host can ${what}.` });
const onlyOffice = (what: string) => ({
  who: OFFICE,
  code: "not-host",
  refusal: `Only the host of this campaign, or staff of its server, can ${what}.`,
});
const onlyPlayers = (refusal: string, code = "not-in") => ({ who: { player: "yes" }, code, refusal }) as const;

const TABLE = {
  /** What everyone in the channel sees: board, log, standings, posts. */
  watch: {
    who: { player: "yes", host: "yes", moderator: "yes", spectator: "yes" },
    code: "no-game",
    refusal: "There is no such campaign.",
    inStop: true,
  },
  /** The hand of a seat, its page, plans, orders, and the board as it sees it. */
  look: { who: { ...OWN, member: PLAYED }, code: "not-your-seat", refusal: NOT_YOURS, inStop: true },
  /** Whatever is answered, ordered or prepared for a seat. */
  act: { who: { ...OWN, "on-duty": PLAYED }, code: "not-your-seat", refusal: NOT_YOURS },
  /** Promise something in its name, judge what it was promised, talk with others in private. */
  speak: {
    who: { ...OWN, captain: PLAYED, deputy: PLAYED, negotiator: PLAYED },
    code: "not-your-seat",
    refusal: "That is for whoever holds this seat; in a council, for its captain, deputy and negotiators.",
    inStop: true,
  },
  /** Say what it is to do, where its council votes. */
  vote: { who: { member: PLAYED }, code: "not-member", refusal: "Only members of this council can vote." },
  /** Take back what somebody has done for it; one's own act in any case. */
  takeBack: { who: { ...OWN, captain: PLAYED, deputy: PLAYED }, code: "not-your-seat", refusal: NOT_YOURS },
  /** Let people into its council, choose who leads it. */
  council: { who: { member: PLAYED }, code: "not-member", refusal: "Only members of this council can do that." },
  /** Leave, stay away, hand one's seats over. */
  leave: onlyPlayers("You hold no seat in this campaign."),
  /** Have it back from whoever it was lent to. */
  reclaim: { who: { lender: ["lent"] }, code: "not-lender", refusal: "You have lent no seat in this campaign." },
  /** Ask the others for a pause, a step back, the end. */
  ask: onlyPlayers("Only those who play in this campaign can do that."),
  /** Say yes or no to that. */
  agree: onlyPlayers("You have no say in this.", "no-voice"),
  /** Say yes or no to another host: the one there is has a say, seat or none. */
  cede: { who: { player: "yes", host: "yes" }, code: "no-voice", refusal: "You have no say in this." },
  /** Take a seat of a running campaign. */
  take: {
    who: {
      spectator: ["vacant"],
      host: ["vacant"],
      staff: ["vacant"],
      player: "never",
      former: "never",
      moderator: "never",
    },
    code: "no-seat",
    refusal: "That seat is not free.",
  },
  /** Let the computer play what nobody plays. */
  fill: {
    who: { player: ["silent", "vacant"], host: ["silent", "vacant"] },
    code: "not-in",
    refusal: "Only those who play in this campaign can do that.",
  },
  share: onlyHost("share out the seats of this campaign"),
  start: onlyHost("start this campaign"),
  /** Change its timetable. */
  time: onlyHost("change how this campaign keeps time"),
  remove: onlyOffice("take people out of its lobby"),
  end: onlyOffice("end it"),
  repair: {
    who: { ...OFFICE, moderator: "yes" },
    code: "not-host",
    refusal: "Only the host of this campaign, its moderator, or staff of its server, can repair it.",
    inStop: true,
  },
  move: onlyOffice("move it"),
  /** Name another host. */
  appoint: onlyOffice("name another host"),
  /** Name or dismiss a moderator. */
  entrust: onlyOffice("name a moderator"),
  /** Pause or go on without asking the others. */
  pause: {
    who: { host: "yes", moderator: "yes", player: "never" },
    code: "not-in",
    refusal: "Only those who play in this campaign can ask for that.",
  },
  /** Stop, give time, go back, correct, look at hands, replace people. */
  moderate: {
    who: { moderator: "yes" },
    code: "not-moderator",
    refusal:
      "Only the moderator of this campaign can do that: the host, or staff of the server, name one with `/game moderator`.",
  },
  /** Expel somebody from a council of two, which cannot decide that itself: nobody who plays a side here. */
  putOut: {
    who: { host: "yes", moderator: "yes", staff: "yes", player: "never" },
    code: "not-moderator",
    refusal:
      "In a council of two that is for the moderator (the host, or staff of the server, name one with `/game moderator`), or for the host and the staff as long as they play no side here.",
  },
  /** Remove words that somebody has written. */
  censor: {
    who: { staff: "yes", moderator: "yes" },
    code: "not-moderator",
    refusal: "Only the moderator of this campaign, or staff of its server, can remove what somebody has written.",
  },
  /** Settle what holds for all campaigns of a server. */
  govern: { who: { staff: "yes" }, code: "not-staff", refusal: "Only those who may manage this server can do that." },
} as const satisfies { readonly [deed: string]: Permission };

/** Kinds of things that people do. */
export type Deed = keyof typeof TABLE;
export const DEEDS: readonly Deed[] = Object.keys(TABLE) as Deed[]; // the literal's own keys

/** Whether somebody with these roles may do this; `state`: of the seat that it is about, if it is about one. */
export function may(roles: readonly Role[], deed: Deed, state: SeatState = "held"): boolean {
  const { who }: Permission = TABLE[deed];
  if (roles.some((role) => who[role] === "never")) return false;
  return roles.some((role) => {
    const grant = who[role];
    return grant === "yes" || (grant !== undefined && grant !== "never" && grant.includes(state));
  });
}

/** Refuses in the words of the table. */
export function forbid(deed: Deed): never {
  const { code, refusal } = TABLE[deed];
  return refuse(code, refusal);
}

export function requireMay(roles: readonly Role[], deed: Deed, state?: SeatState): void {
  if (!may(roles, deed, state)) forbid(deed);
}

/** Who wants to do something. `staffOf`: the server where they are, if they may manage it. */
export interface Who {
  readonly person: string;
  readonly staffOf?: string | null;
}

/** A campaign, as far as roles depend on it. */
interface Roster {
  readonly record: Pick<GameRecord, "host" | "guild" | "moderator" | "council" | "started" | "paused">;
  readonly members: readonly Member[];
}

/** What is asked by virtue of an office. */
export interface OfficeRequest extends Who {
  readonly game: string;
  readonly interaction: string | null;
}

const isHolder = (member: Member, person: string): boolean =>
  member.person === person && member.seat !== null && !member.bot;

/** What a person is to a campaign, and to this seat of it. Whoever got as far as its service sees its channel. */
export function rolesOf(roster: Roster, { person, staffOf = null }: Who, seat: Seat | null = null): readonly Role[] {
  const { record } = roster;
  const roles: Role[] = ["spectator", ...seatRoles(roster, person, seat)];
  if (record.host === person) roles.push("host");
  if (record.moderator === person) roles.push("moderator");
  if (record.guild !== null && record.guild === staffOf) roles.push("staff");
  return roles;
}

function seatRoles({ record, members }: Roster, person: string, seat: Seat | null): readonly Role[] {
  if (seat !== null && members.some((member) => member.seat === seat && member.lender?.person === person))
    return ["lender"];
  const held = members.filter((member) => isHolder(member, person));
  if (held.length === 0) return [];
  const own = held.find((member) => member.seat === seat);
  if (!own) return ["player"];
  if (own.lender !== null) return ["player", "stand-in"];
  return ["player", record.council !== null && isShared(members, seat) ? "member" : "holder"];
}

const isShared = (members: readonly Member[], seat: Seat | null): boolean =>
  members.filter((member) => member.seat === seat && !member.bot).length > 1;

/** What somebody is in the council of a seat, besides a member of it. */
function councilRoles(live: Live, person: string, seat: Seat, now: number): readonly Role[] {
  const council = councilOf(live, seat, now);
  if (!council) return [];
  const office = council.members.find((member) => member.person === person)?.office ?? null;
  return [...(office === null ? [] : [office]), ...(actsNow(live, council, person, now) ? ["on-duty" as const] : [])];
}

/** What a seat is. `given`: seats that somebody has given up and nobody has taken since. */
export function seatState(members: readonly Member[], seat: Seat, given: readonly Seat[] = []): SeatState {
  const own = members.filter((member) => member.seat === seat);
  const holding = own.filter(({ bot }) => !bot);
  if (holding.some(({ lender }) => lender !== null)) return "lent";
  if (holding.length > 0) {
    if (holding.every(({ silent }) => silent !== null)) return "silent";
    return holding.every(({ away }) => away !== null) ? "on leave" : "held";
  }
  return own.length === 0 || given.includes(seat) ? "vacant" : "computer";
}

/** Refused unless this person may do this in the campaign, as it stands. */
export function requireRole(roster: Roster, who: Who, deed: Deed): void {
  requireMay(rolesOf(roster, who), deed);
  requireUnstopped(roster.record, who, deed);
}

/** Refused where the moderator has stopped the campaign: then nothing is changed but by moderator and staff. */
export function requireUnstopped(record: Roster["record"], { person, staffOf = null }: Who, deed: Deed): void {
  const { inStop }: Permission = TABLE[deed];
  if (inStop || !isStopped(record)) return;
  if (record.moderator === person || (record.guild !== null && record.guild === staffOf)) return;
  refuse("stopped", "The moderator has stopped this campaign: nothing in it changes until they let it go on.");
}

/** The same for what depends only on offices. */
export const requireOffice = (record: GameRecord, who: Who, deed: Deed): void =>
  requireRole({ record, members: [] }, who, deed);

/** Whether a person may look at a seat, by holding it alone or together with others. */
export const mayLook = (roster: Roster, person: string, seat: Seat): boolean =>
  may(seatRoles(roster, person, seat), "look", seatState(roster.members, seat));

/** Whether a person may do this with a seat now, ms since 1970: in a council that depends on office and duty. */
export const mayWith = (
  live: Live,
  { person, seat, now }: { readonly person: string; readonly seat: Seat; readonly now: number },
  deed: "look" | "act" | "speak" | "vote" | "takeBack" | "council",
): boolean =>
  may(
    [...seatRoles(live, person, seat), ...councilRoles(live, person, seat, now)],
    deed,
    seatState(live.members, seat),
  );

/** The seats that a person holds. */
export const seatsOf = (roster: Roster, person: string): readonly Seat[] =>
  roster.members.flatMap(({ seat, person: of }) =>
    seat !== null && of === person && mayLook(roster, person, seat) ? [seat] : [],
  );
