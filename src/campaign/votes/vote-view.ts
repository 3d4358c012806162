/** What a member sees of their council's vote. */
import type { Seat } from "#engine";
import type { MotionRecord, VoteRecord } from "../../store/records.ts";
import type { MotionView, VoteStanding, VoteView } from "../contract/votes.ts";
import type { Council } from "../facts/council.ts";
import { firstOnDuty, onDuty } from "../facts/duty.ts";
import type { Live } from "../facts/live.ts";
import { dutyStage, isOnDuty, nameOf, ranksOf } from "../facts/on-duty.ts";
import { askedIn, askedOf } from "../facts/questions.ts";
import { stepTimes } from "../facts/vote-time.ts";
import { ballotOf, isOpen } from "./motion.ts";
import { majority, quorum } from "./tally.ts";
import { electorateOf, motionsIn, votingCouncil } from "./vote-keeping.ts";

/** Null: whoever holds the seat answers for it. */
export function voteViewOf(live: Live, seat: Seat, person: string, now: number): VoteView | null {
  const council = votingCouncil(live, seat, now);
  if (!council) return null;
  const asked = askedOf(live, seat).map(({ key }) => key);
  const isOwn = asked.some((key) => isOnDuty(live, council, key, person, now));
  const running = live.votes.filter((vote) => vote.seat === seat && !vote.over);
  const order = [...running].sort((a, b) => Number(b.asked !== null) - Number(a.asked !== null));
  return { proposes: !isOwn, votes: order.map((vote) => standingOf(live, council, vote, person, now)) };
}

/** How one vote stands; `person` null: nobody in particular looks. */
export function standingOf(
  live: Live,
  council: Council,
  vote: VoteRecord,
  person: string | null,
  now: number,
): VoteStanding {
  const voters = electorateOf(council);
  const own = motionsIn(live.motions, vote);
  const shown = own.filter((motion) => (isOpen(motion) || motion.state === "sent") && !isEmptyPoll(motion));
  const voted = own.flatMap(({ ballots }) => ballots.filter(({ stale }) => !stale).map((ballot) => ballot.person));
  const missing = council.members.filter(
    ({ person: of, active, calls }) => active && calls !== "never" && !voted.includes(of),
  );
  return {
    vote,
    motions: shown.map((motion) => motionView(council, own, motion, person)),
    isAsked: askedIn(live, vote) !== null,
    needed: majority(voters),
    quorum: quorum(voters),
    times: stepTimes(live, vote, now),
    onDuty: onDuty(ranksOf(council), dutyStage(live, council, vote.question, now)),
    first: nameOf(council, firstOnDuty(ranksOf(council))),
    missing: missing.map((member) => member.person),
  };
}

const isEmptyPoll = ({ poll, state, ballots }: MotionRecord): boolean =>
  poll !== null && state !== "sent" && ballots.length === 0;

export function motionView(
  council: Council,
  all: readonly MotionRecord[],
  motion: MotionRecord,
  person: string | null,
): MotionView {
  const { active } = electorateOf(council);
  const named = (side: "support" | "object"): readonly string[] =>
    motion.ballots
      .filter((ballot) => ballot.side === side && !ballot.stale && active.includes(ballot.person))
      .map((ballot) => nameOf(council, ballot.person));
  const own = person === null ? null : ballotOf(motion, person);
  return {
    record: motion,
    title: motionTitle(all, motion),
    support: named("support"),
    objections: named("object"),
    own: own && !own.stale ? own.side : null,
  };
}

/** "Motion 2": named answers, which have no message, are not counted. */
export function motionTitle(all: readonly MotionRecord[], { poll, number }: MotionRecord): string {
  if (poll !== null) return poll;
  return `Motion ${all.filter((one) => one.poll === null && one.number <= number).length}`;
}
