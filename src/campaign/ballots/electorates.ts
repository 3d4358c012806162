/** Who votes on what: all who play by their sides, a council by its members, or whoever is invited. */
import { refuse } from "#engine";
import type { BallotRecord } from "../../store/records.ts";
import { type Council, councilOf } from "../facts/council.ts";
import { holders, people } from "../facts/live.ts";
import { type Deed, forbid, requireRole, requireUnstopped } from "../facts/permissions.ts";
import { isSpokenFor, type Voice, voicesOf } from "../facts/voices.ts";
import type { Electorate, Roster } from "./ballot.ts";

/** Sides with somebody who has not fallen silent. */
export function voicesThere(campaign: Roster, now: number): readonly Voice[] {
  const gone = campaign.members.flatMap(({ person, silent }) => (silent === null ? [] : [person]));
  return voicesOf(
    campaign,
    now,
    people(campaign).filter((person) => !gone.includes(person)),
  );
}

/** Refuses members of a council for whom others speak. */
export function requireVoice(campaign: Roster, person: string, now: number): void {
  if (isSpokenFor(campaign, person, now))
    refuse("no-voice", "In a council the captain, or whoever stands in for them, says that.");
}

const others = ({ asker }: BallotRecord, voters: readonly Voice[]): readonly string[] =>
  voters.filter(({ speakers }) => !speakers.includes(asker)).flatMap(({ speakers }) => speakers);

/** Whom a question was put to may be a secret, so all who play. Who asked can withdraw it. */
export const allWhoPlay: Electorate = {
  voters: (campaign, _, now) => voicesOf(campaign, now),
  requireVoter(campaign, { asker }, person, now) {
    requireRole(campaign, { person }, "agree");
    if (asker !== person) requireVoice(campaign, person, now);
  },
  called: (_, ballot, voters) => others(ballot, voters),
};

/** Those of them who are there. */
export const allWhoAreThere: Electorate = { ...allWhoPlay, voters: (campaign, _, now) => voicesThere(campaign, now) };

/** And the host, seat or none: it is theirs to give up, whoever speaks for their side. */
export const allAndTheHost: Electorate = {
  ...allWhoPlay,
  requireVoter(campaign, { asker }, person, now) {
    requireRole(campaign, { person }, "cede");
    if (asker !== person && campaign.record.host !== person) requireVoice(campaign, person, now);
  },
  decider: ({ record }) => record.host,
  called: ({ record }, ballot, voters) => [...others(ballot, voters), record.host],
};

/** The council that a ballot is for; null: one person plays its seat, or nobody. */
export const councilFor = (campaign: Roster, { seat }: BallotRecord, now: number): Council | null =>
  seat === null ? null : councilOf(campaign, seat, now);

export const ownersOf = ({ members }: Pick<Roster, "members">, { seat }: BallotRecord): readonly string[] =>
  seat === null ? [] : holders(members, seat).map(({ person }) => person);

/** Whom a council's ballot is about, who has no vote on it; null: nobody. */
export const concerned = ({ subject }: BallotRecord): string | null => ("person" in subject ? subject.person : null);

const COUNCIL: Deed = "council";

/** Members who are active, without the one concerned; whoever plays alone. */
export const theCouncil: Electorate = {
  voters: (campaign, ballot, now) =>
    (councilFor(campaign, ballot, now)?.members ?? []).flatMap(({ person, active }) =>
      active && person !== concerned(ballot) ? [{ speakers: [person] }] : [],
    ),
  requireVoter(campaign, ballot, person) {
    if (!ownersOf(campaign, ballot).includes(person)) forbid(COUNCIL);
    requireUnstopped(campaign.record, { person }, COUNCIL);
    if (concerned(ballot) === person) refuse("concerned", "Whoever it is about has no vote on it.");
  },
  called: () => [], // it lies in their thread
};

/** Whoever is asked to join a side. */
export const theInvited: Electorate = {
  voters: (_, ballot) => [{ speakers: [concerned(ballot) ?? ""] }],
  requireVoter(_, ballot, person) {
    if (concerned(ballot) !== person) refuse("not-asked", "Somebody else was asked, not you.");
  },
  called: (_, ballot) => [concerned(ballot) ?? ""],
};
