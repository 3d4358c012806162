/** How the votes of councils begin, go on and end with the questions that they are about. */
import type { Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import type { Closing, MotionRecord, VoteRecord } from "../../store/records.ts";
import { type Council, councilOf } from "../facts/council.ts";
import { holders, type Live } from "../facts/live.ts";
import { type Votes, voteOn } from "../facts/open-votes.ts";
import { askedIn, askedOf, isStepNow } from "../facts/questions.ts";
import { voteTime, whenLeft } from "../facts/vote-time.ts";
import { stillSo } from "../moves/premises.ts";
import { reminderAt, steps } from "../time/vote-times.ts";
import { restsOn, toCome } from "./coming.ts";
import { afterLeaving, changedTo, closed, isOpen } from "./motion.ts";
import { endsOtherwise, shownOf, tried } from "./motion-words.ts";
import { atOnce, type Electorate } from "./tally.ts";

/** Whose votes count in a council. */
export const electorateOf = ({ members, captain }: Council): Electorate => ({
  active: members.filter(({ active }) => active).map(({ person }) => person),
  captain: captain.person,
});

/** The motions of a vote. */
export const motionsIn = (motions: readonly MotionRecord[], vote: VoteRecord): readonly MotionRecord[] =>
  motions.filter((motion) => isOf(motion, vote));

const isOf = (motion: MotionRecord, { seat, number }: VoteRecord): boolean =>
  motion.seat === seat && motion.vote === number;

/** A new vote on a question. */
export function begun({ votes }: Votes, seat: Seat, question: string, since: number): VoteRecord {
  const number = Math.max(0, ...votes.filter((vote) => vote.seat === seat).map((vote) => vote.number)) + 1;
  const open = { asked: null, reminded: false, closed: null, over: false, next: null };
  return { seat, number, question, since, ...open };
}

/**
 * The votes of councils as a change leaves them, whether an act, a step back, or somebody's leaving: votes begin and end
 * with their questions, motions change or close, and when the next step of each is due is worked out.
 */
export function votesAfter(live: Live, change: Change): Votes {
  const councils = new Map(live.env.seats.map((seat) => [seat, votingCouncil(live, seat, change.at)]));
  if ([...councils.values()].every((council) => council === null) && live.votes.every(({ over }) => over)) return live;
  let { votes, motions } = withoutLeavers(live);
  motions = motions.map((motion) => (wasTakenBack(motion, change) ? closed(motion, "rewound") : motion));
  for (const vote of votes.filter(({ over }) => !over)) {
    const why = whyOver(live, vote, councils.get(vote.seat) ?? null, change);
    if (why === null) continue;
    votes = replaced(votes, { ...vote, over: true, next: null });
    const own = motionsIn(motions, vote);
    motions = motions.map((motion) => (own.includes(motion) && isOpen(motion) ? closed(motion, why) : motion));
  }
  motions = motions.map((motion) => (hasLapsed(live, votes, motion) ? closed(motion, "illegal") : motion));
  votes = votes.map((vote) => (vote.over ? vote : named(live, vote)));
  for (const [seat, council] of councils) {
    if (!council) continue;
    for (const { key } of askedOf(live, seat)) {
      const vote = voteOn({ votes, motions }, seat, key) ?? begun({ votes, motions }, seat, key, change.at);
      votes = replaced(votes, vote.asked === null ? { ...vote, asked: change.at } : vote);
    }
  }
  if (change.state) motions = motions.map((motion) => asItIsNow(live, votes, motion, change.at));
  return {
    votes: votes.map((vote) => withNext(live, motions, councils.get(vote.seat) ?? null, vote, change.at)),
    motions,
  };
}

/** Whether a campaign that was running before has questions that its councils do not vote on yet. */
export function areVotesBehind(live: Live, now: number): boolean {
  if (live.record.council === null) return false;
  const { votes, motions } = votesAfter(live, { game: live.record.id, at: now });
  return votes.some((vote) => !live.votes.includes(vote)) || motions.some((motion) => !live.motions.includes(motion));
}

/** A council that votes on what its seat is asked. */
export function votingCouncil(live: Live, seat: Seat, now: number): Council | null {
  const council = councilOf(live, seat, now);
  return council?.rule === "vote" ? council : null;
}

/** Who holds the seat no longer has no vote. */
function withoutLeavers({ votes, motions, members }: Live): Votes {
  const gone = motions.flatMap(({ seat, ballots }) => {
    const own = holders(members, seat).map(({ person }) => person);
    return ballots.flatMap(({ person }) => (own.includes(person) ? [] : [`${seat} ${person}`]));
  });
  const left = [...new Set(gone)].reduce((all, key) => {
    const [seat, person] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    const own = afterLeaving(
      all.filter((motion) => motion.seat === seat),
      person,
    );
    return all.map((motion) => own.find((one) => isSame(one, motion)) ?? motion);
  }, motions);
  return { votes, motions: left };
}

export const isSame = (a: MotionRecord, b: MotionRecord): boolean =>
  a.seat === b.seat && a.vote === b.vote && a.number === b.number;

const replaced = (votes: readonly VoteRecord[], vote: VoteRecord): readonly VoteRecord[] => {
  const isThis = (one: VoteRecord): boolean => one.seat === vote.seat && one.number === vote.number;
  return votes.some(isThis) ? votes.map((one) => (isThis(one) ? vote : one)) : [...votes, vote];
};

/** Why a vote is over; null: it is not. */
function whyOver(live: Live, vote: VoteRecord, council: Council | null, change: Change): Closing | null {
  if (council === null) return "handed over";
  const decision = askedIn(live, vote);
  if (isStepNow(live, vote.seat, vote.question) && motionsIn(live.motions, vote).some(({ state }) => state === "sent"))
    return "answered"; // what is asked now follows from it
  const back = change.rows?.some(({ kind }) => kind === "rewind") === true;
  if (decision === null)
    return vote.asked === null && toCome(live, vote) !== null ? null : back ? "rewound" : "answered";
  const isOn = ({ seat, decision: id }: { seat: Seat | null; decision: string | null }): boolean =>
    seat === vote.seat && id === decision.id;
  return decision.answered === null && change.rows?.some(isOn) ? "answered" : null;
}

/** A vote on a step is on the question that it begins with, once that is asked: others of the same step follow. */
function named(live: Live, vote: VoteRecord): VoteRecord {
  if (!isStepNow(live, vote.seat, vote.question)) return vote;
  return { ...vote, question: askedIn(live, vote)?.id ?? vote.question };
}

/** Whether what a motion was sent as has just been taken back. */
function wasTakenBack({ state, row }: MotionRecord, { rows = [] }: Change): boolean {
  const to = rows.findLast(({ kind }) => kind === "rewind")?.params;
  const from = typeof to === "object" && to !== null && "to" in to ? Number(to.to) : null;
  return state === "sent" && row !== null && from !== null && row >= from;
}

/** Whether what was sent in secret does not count any more: its seat is asked again. */
function hasLapsed(live: Live, votes: readonly VoteRecord[], motion: MotionRecord): boolean {
  if (motion.state !== "sent") return false;
  const vote = votes.find(({ seat, number, over }) => seat === motion.seat && number === motion.vote && !over);
  return vote !== undefined && askedIn(live, vote)?.answered === null;
}

/** A motion as it would end now. */
function asItIsNow(live: Live, votes: readonly VoteRecord[], motion: MotionRecord, now: number): MotionRecord {
  const vote = votes.find(({ seat, number, over }) => seat === motion.seat && number === motion.vote && !over);
  if (!vote || !isOpen(motion)) return motion;
  if (askedIn(live, vote) === null) {
    const premise = restsOn(toCome(live, vote));
    if (premise === null || stillSo(motion.facts, premise)) return motion;
    return { ...changedTo(motion, motion.shown), facts: premise.facts };
  }
  const shown = shownOf(live, tried(live, motion, now));
  if (endsOtherwise(motion.shown, shown)) return changedTo(motion, shown);
  return motion.shown.some(({ ends }) => ends === null) ? { ...motion, shown } : motion;
}

/** A vote with the time at which the next step of it is due. */
function withNext(
  live: Live,
  motions: readonly MotionRecord[],
  council: Council | null,
  vote: VoteRecord,
  now: number,
): VoteRecord {
  const next = vote.over || council === null ? null : nextOf(live, motionsIn(motions, vote), council, vote, now);
  return next === vote.next ? vote : { ...vote, next };
}

function nextOf(
  live: Live,
  motions: readonly MotionRecord[],
  council: Council,
  vote: VoteRecord,
  now: number,
): number | null {
  if (vote.asked === null) return null;
  const first = atOnce(motions, electorateOf(council));
  if (first && first.state !== "sent") return now; // somebody has left, and what stands has more than half of the rest
  const time = voteTime(live, vote, now);
  const [closing = null] = steps(time) ?? [];
  const half = vote.reminded || first ? null : reminderAt(time);
  const due = [half, vote.closed === null ? closing : null].flatMap((still) =>
    still === null ? [] : (whenLeft(live, time, still, now) ?? []),
  );
  return due.length === 0 ? null : Math.min(...due);
}
