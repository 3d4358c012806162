/** What carries a ballot: all votes, more than not, the host's word, more than half of a council, its leaders' word. */
import type { BallotRecord, BallotStatus, Member, Rich } from "../../store/records.ts";
import { goneFor } from "../facts/live.ts";
import { heardIn, type Voice, voicesOf } from "../facts/voices.ts";
import type { Majority, Roster } from "./ballot.ts";
import { concerned, councilFor, ownersOf, voicesThere } from "./electorates.ts";

const DAY = 24 * 3_600_000;
/** How long, ms, a host is unseen, or does not answer, before they count as gone and others may name another one. */
const HOST_GONE = 14 * DAY;
/** How many members without an office it takes to let somebody in. */
const ADMITTING = 2;

const byWhen = ({ until }: BallotRecord): string => `<t:${Math.floor(until / 1000)}:f>`;

const othersThan = (asker: string, voices: readonly Voice[]): readonly Voice[] =>
  voices.filter(({ speakers }) => !speakers.includes(asker));

/** Whether somebody has agreed besides its asker's own side. */
const isSeconded = ({ asker, yes }: BallotRecord, voices: readonly Voice[]): boolean =>
  heardIn(othersThan(asker, voices), yes) > 0;

/**
 * Nothing is agreed by its asker's voice alone while others play. Silence is no consent to an end: those who have fallen
 * silent have as long as everybody else to come back and refuse it.
 */
export const allOfThem: Majority = {
  status(campaign, ballot, voters, at) {
    if (heardIn(voters, ballot.no) > 0) return "rejected";
    const isOver = at >= ballot.until;
    const everybody = voicesOf(campaign, at);
    const isAlone = othersThan(ballot.asker, everybody).length === 0;
    const isAgreed = heardIn(voters, ballot.yes) === voters.length && (isAlone || isSeconded(ballot, voters));
    if (isAgreed && (isOver || voters.length === everybody.length)) return "carried";
    return isOver ? "lapsed" : "open";
  },
  text(campaign, ballot, voters, at) {
    const by = byWhen(ballot);
    if (voters.length === voicesOf(campaign, at).length)
      return [`All ${voters.length} who have a say must agree, by ${by}.`];
    const who = othersThan(ballot.asker, voters).length === 0 ? "One of the others" : "All who are there";
    return [`${who} must agree, by ${by}; whoever has fallen silent counts only if they answer before that.`];
  },
};

export const moreThanNot: Majority = {
  status(_, { yes, no, until }, voters, at) {
    const ayes = heardIn(voters, yes);
    const noes = heardIn(voters, no);
    const isOver = at >= until;
    if (ayes * 2 > voters.length || (isOver && ayes > noes)) return "carried";
    return isOver || noes * 2 >= voters.length ? "rejected" : "open";
  },
  text: (_, ballot) => [`It is agreed if more say yes than no, by ${byWhen(ballot)}.`],
};

/**
 * The host's word decides; where they are gone, more of the others must agree than not, and at least one besides the
 * asker.
 */
export const theHostsWord: Majority = {
  status(campaign, ballot, voters, at) {
    const { host } = campaign.record;
    if (ballot.yes.includes(host)) return "carried";
    if (ballot.no.includes(host)) return "rejected";
    const undecided = at >= ballot.until ? "lapsed" : "open";
    if (!isHostGone(campaign, ballot, at)) return undecided;
    const there = voicesThere(campaign, at);
    const isAlone = othersThan(ballot.asker, there).length === 0;
    const status = moreThanNot.status(campaign, ballot, voters, at);
    return status === "carried" && !isAlone && !isSeconded(ballot, there) ? undecided : status;
  },
  text(campaign, ballot, voters, at): Rich {
    if (isHostGone(campaign, ballot, at)) return moreThanNot.text(campaign, ballot, voters, at);
    const unless = hostsSeats(campaign).length > 0 ? "are not seen here" : "do not answer";
    return [
      { person: campaign.record.host },
      ` decides: with their yes it is done at once, with their no it is refused. If they ${unless} before ${byWhen(ballot)}, it is agreed if more say yes than no.`,
    ];
  },
};

/** A day, but until the host there is counts as gone, at least, ms. */
export function timeForAnotherHost(campaign: Roster, at: number): number {
  const gone = hostsSeats(campaign).map((member) => goneFor(campaign.record, member, at));
  return Math.max(DAY, HOST_GONE - Math.min(...gone, gone.length === 0 ? 0 : HOST_GONE));
}

const hostsSeats = ({ record, members }: Roster): readonly Member[] =>
  members.filter(({ person, bot, seat }) => person === record.host && !bot && seat !== null);

/** A host without a seat is seen nowhere: they are gone if they have not answered by then. */
function isHostGone(campaign: Roster, { until }: BallotRecord, at: number): boolean {
  const seats = hostsSeats(campaign);
  if (seats.length === 0) return at >= until;
  return seats.every((member) => member.away === null && goneFor(campaign.record, member, at) >= HOST_GONE);
}

/** More than half of a council, and at least this many, however small it is. */
export function halfOfTheCouncil(least = 1): Majority {
  const needed = (voters: readonly Voice[]): number => Math.max(Math.floor(voters.length / 2) + 1, least);
  return {
    status(campaign, ballot, voters, at) {
      if (councilFor(campaign, ballot, at) === null) return "lapsed";
      if (heardIn(voters, ballot.yes) >= needed(voters)) return "carried";
      if (voters.length - heardIn(voters, ballot.no) < needed(voters)) return "rejected";
      return at >= ballot.until ? "lapsed" : "open";
    },
    text(_, ballot, voters) {
      const votes = `It takes ${needed(voters)} ${needed(voters) === 1 ? "vote" : "votes"}`;
      const but = concerned(ballot) === null ? "." : "; whoever it is about has none.";
      return [`${votes}${but} Until ${byWhen(ballot)}.`];
    },
  };
}

/** Captain, deputy, or two members; whoever plays alone. */
export const leadersOrTwo: Majority = {
  status(campaign, ballot, _, at): BallotStatus {
    const own = ownersOf(campaign, ballot);
    if (own.length === 0) return "lapsed";
    const council = councilFor(campaign, ballot, at);
    const leads = council ? [council.captain.person, council.deputy?.person] : own;
    const isEnough = (said: readonly string[]): boolean =>
      said.length >= (council ? ADMITTING : 1) || said.some((person) => leads.includes(person));
    if (isEnough(ballot.yes)) return "carried";
    if (isEnough(ballot.no)) return "rejected";
    return at >= ballot.until ? "lapsed" : "open";
  },
  text: (campaign, ballot) => [
    `${ownersOf(campaign, ballot).length === 1 ? "You decide." : "Captain, deputy, or two members decide."} Until ${byWhen(ballot)}.`,
  ],
};

export const theirOwnWord: Majority = {
  status(_, { yes, no, until }, voters, at) {
    if (heardIn(voters, yes) > 0) return "carried";
    if (heardIn(voters, no) > 0) return "rejected";
    return at >= until ? "lapsed" : "open";
  },
  text: () => [],
};
