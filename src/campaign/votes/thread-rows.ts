/** What a council's thread is shown of its vote: the motions, a reminder, who is called on, and what was decided. */
import { viewOf } from "#engine";
import type { Control, MotionRecord, OutboxDraft, Post, Rich, VoteRecord } from "../../store/records.ts";
import { type Council, councilOf } from "../facts/council.ts";
import { firstOnDuty } from "../facts/duty.ts";
import { holders, type Live } from "../facts/live.ts";
import { seatName } from "../facts/names.ts";
import { nameOf, ranksOf } from "../facts/on-duty.ts";
import type { Votes } from "../facts/open-votes.ts";
import { blank, councilBox, shownTo, threadSeatOf } from "../facts/posting.ts";
import { askedOf, namedAnswers } from "../facts/questions.ts";
import { isReadByRivals, seatsTogether } from "../facts/rivals.ts";
import { needsSheet } from "../facts/single-answers.ts";
import { voteTime } from "../facts/vote-time.ts";
import { deadlineOf } from "../time/clocks.ts";
import { hasVote } from "../time/vote-times.ts";
import { isOpen } from "./motion.ts";
import { atLimit, outcomeOf } from "./tally.ts";
import { electorateOf, isSame, motionsIn, votingCouncil } from "./vote-keeping.ts";
import { motionTitle, motionView, standingOf } from "./vote-view.ts";
import { countsOf, pollLine } from "./vote-words.ts";

/** The least time, ms, between two edits of a message that people press all the time. */
const APART = 5000;
/** Motions that can be sent from the notice that nobody won. */
const MOST_SENT = 3;

/**
 * What the threads of councils are shown and told of what has become of their votes. `before`: how they stood; of which
 * questions, if that is known.
 */
export function threadRows(before: Votes | Live, live: Live, now: number): readonly OutboxDraft[] {
  const touched = live.votes.filter((vote) => isTouched(before, live, vote));
  const seats = [...new Set(touched.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const council = councilOf(live, seat, now);
    const room = council && threadSeatOf(live.members, council.captain.person);
    if (!council || room === null) return [];
    const box = councilBox(live.record.id, room);
    const own = touched.filter((vote) => vote.seat === seat);
    const hides = isReadByRivals(live.members, seatsTogether(live, council));
    return [
      ...own.flatMap((vote) => motionRows(before, live, vote, box)),
      ...(own.some((vote) => isNews(before, vote)) ? shownTo(live, [council.captain.person]) : []),
      ...own.flatMap((vote) => notices(before, live, { council, vote, box, hides }, now)),
    ];
  });
}

const formerly = ({ votes }: Votes, { seat, number }: VoteRecord): VoteRecord | null =>
  votes.find((vote) => vote.seat === seat && vote.number === number) ?? null;

/** Whether anything of a vote looks different; when the next step of it is due is nobody's business. */
function isTouched(before: Votes, live: Live, vote: VoteRecord): boolean {
  const was = formerly(before, vote);
  if (was === null || JSON.stringify({ ...was, next: null }) !== JSON.stringify({ ...vote, next: null })) return true;
  return motionsIn(live.motions, vote).some((motion) => !before.motions.includes(motion));
}

/** The post with the question says what is voted on as long as that is open. */
const isNews = (before: Votes, vote: VoteRecord): boolean => !vote.over || formerly(before, vote)?.over === false;

/** One row for each motion with a message that looks different now. */
function motionRows(before: Votes, live: Live, vote: VoteRecord, box: string): readonly OutboxDraft[] {
  const isAskedNow = vote.asked !== (formerly(before, vote)?.asked ?? null);
  return motionsIn(live.motions, vote)
    .filter((motion) => motion.poll === null && (isAskedNow || vote.over || !before.motions.includes(motion)))
    .map((motion) => motionRow(motion, box));
}

const motionRow = ({ seat, vote, number }: MotionRecord, destination: string): OutboxDraft => ({
  destination,
  slot: `motion:${seat}.${vote}.${number}`,
  payload: { kind: "motion", seat, vote, motion: number },
  apart: APART,
});

/** The message of a motion in the thread of its council; null: it has none, or nobody meets there. */
export function motionRowIn({ record, members }: Live, motion: MotionRecord): OutboxDraft | null {
  const [holder] = holders(members, motion.seat);
  const room = holder && threadSeatOf(members, holder.person);
  return room && motion.poll === null ? motionRow(motion, councilBox(record.id, room)) : null;
}

/** The messages of all motions that are voted on now. */
export const motionMessages = (live: Live): readonly OutboxDraft[] =>
  live.votes
    .filter(({ over }) => !over)
    .flatMap((vote) => motionsIn(live.motions, vote).filter(isOpen))
    .flatMap((motion) => motionRowIn(live, motion) ?? []);

interface Meeting {
  readonly council: Council;
  readonly vote: VoteRecord;
  readonly box: string;
  /** Somebody of another side could read along: what is voted for is not named. */
  readonly hides: boolean;
}

/** Whose vote is missing is reminded once; when nobody has won, who is on duty is called. */
function notices(before: Votes | Live, live: Live, meeting: Meeting, now: number): readonly OutboxDraft[] {
  const { vote, box } = meeting;
  const was = formerly(before, vote);
  const slot = (kind: string): string => `${kind}:${vote.seat}.${vote.number}`;
  const put = (kind: string, post: Parameters<typeof posted>[2]): OutboxDraft => posted(box, slot(kind), post);
  const reminded = vote.reminded && was?.reminded !== true && !vote.over;
  const called = vote.closed !== null && was?.closed == null && !vote.over && isDutyNews(live, vote, now);
  const decided = vote.over && was?.over === false && was.closed !== null && wasVotedOn(before, was, now);
  return [
    ...(reminded ? [put("reminder", reminderPost(live, meeting, now))] : []),
    ...(called ? [put("duty", dutyPost(live, meeting, now))] : []),
    ...(decided ? [put("duty", decidedPost(live, meeting))] : []),
  ];
}

/** What was never voted on is called for by the question itself; what was sent needs nobody. */
function isDutyNews(live: Live, vote: VoteRecord, now: number): boolean {
  const sent = motionsIn(live.motions, vote).some(({ state }) => state === "sent");
  return !sent && votingCouncil(live, vote.seat, now) !== null && hasVote(voteTime(live, vote, now));
}

/** Whether there was time to vote on a question that has been answered: how long it could wait is told by the game before. */
const wasVotedOn = (before: Votes | Live, was: VoteRecord, now: number): boolean =>
  "env" in before && hasVote(voteTime(before, was, now));

const posted = (
  destination: string,
  slot: string,
  post: Pick<Post, "title" | "text"> & Partial<Post>,
): OutboxDraft => ({ destination, slot, payload: { kind: "post", post: { ...blank, ...post } } });

export function reminderPost(live: Live, { council, vote, hides }: Omit<Meeting, "box">, now: number) {
  const standing = standingOf(live, council, vote, null, now);
  const title = `${seatName(live.record, live.book, vote.seat)} · half the vote's time is over`;
  const polls = hides ? [] : pollLine(standing);
  const text: Rich = [...polls, ...(polls.length > 0 ? ["\n"] : []), "Some votes are still missing."];
  const controls = [...(hides ? [] : pollButtons(live, vote)), mySeat(vote)];
  const asks = { words: ["your vote is missing"], until: standing.times?.closes ?? null, opens: "/hand" };
  return { title, text, asks, ping: standing.missing, controls, reminds: vote.seat, vote: vote.number };
}

/** How many of the question's own buttons a reminder has: those that have votes in any case. */
const MOST_POLLED = 9;

/** The buttons of the question: a reminder speaks for none of its answers. A sheet has none. */
function pollButtons(live: Live, vote: VoteRecord): readonly Control[] {
  const asked = askedOf(live, vote.seat).find(({ key }) => key === vote.question);
  if (!asked) return [];
  const { decision } = asked;
  const labels = [...new Set(namedAnswers(live, decision).map(({ label }) => label))];
  const votes = new Map(
    motionsIn(live.motions, vote).map(({ poll, state, ballots }) => [poll, state === "open" ? ballots.length : 0]),
  );
  const hasVotes = (label: string): boolean => (votes.get(label) ?? 0) > 0;
  const room = MOST_POLLED - labels.filter(hasVotes).length;
  const sight = { book: live.book, view: viewOf(live.book, live.env, vote.seat) };
  const others = needsSheet(sight, decision)
    ? []
    : labels.filter((label) => !hasVotes(label)).slice(0, Math.max(0, room));
  return labels
    .filter((label) => hasVotes(label) || others.includes(label))
    .slice(0, MOST_POLLED)
    .map((label) => ({ kind: "answer", decision: decision.id, label }));
}

const mySeat = ({ seat }: VoteRecord): Control => ({ kind: "act", seat, label: "My seat" });

/** "The vote has closed. Motion 2: 3 for, 3 against: fails. A tie: Ben decides." */
function dutyPost(live: Live, { council, vote, hides }: Meeting, now: number) {
  const voters = electorateOf(council);
  const all = motionsIn(live.motions, vote);
  const outcome = outcomeOf(all, voters);
  const standing = standingOf(live, council, vote, null, now);
  const order = atLimit(all, voters);
  const fails = (motion: MotionRecord): boolean => !order.some((one) => isSame(one, motion));
  const counts = standing.motions.map(
    (view) => `${view.title}: ${countsOf(view)}${fails(view.record) ? ": fails" : ""}.`,
  );
  const first = firstOnDuty(ranksOf(council));
  const [last] = order;
  const text: Rich = [
    counts.length > 0 ? `${counts.join(" ")} ` : "",
    outcome.kind === "tie" ? "A tie: " : "Nothing has won: ",
    { literal: nameOf(council, first) },
    " decides.\n",
    ...ladder(council, standing.times),
    ...limitLine(
      live,
      vote,
      last ? (hides && last.poll !== null ? "the leading answer" : motionTitle(all, last)) : null,
    ),
  ];
  const offered = order.filter(({ poll }) => !hides || poll === null);
  const sending = offered.slice(0, MOST_SENT).map(
    (motion): Control => ({
      ...{ kind: "vote", verb: "send", seat: vote.seat, vote: vote.number, motion: motion.number },
      label: `Send ${motionTitle(all, motion)}`,
    }),
  );
  const title = `${seatName(live.record, live.book, vote.seat)} · the vote has closed`;
  const ping = first === null ? [] : [first];
  const asks = {
    words: ["the vote has closed, you decide"],
    until: deadlineOf(live.clocks, vote.seat),
    opens: "/hand",
  };
  return { title, text, asks, ping, controls: [...sending, mySeat(vote), { kind: "map", label: "Map" } as const] };
}

/** "From 17:20 Cleo too, from 17:40 anyone. " */
function ladder({ deputy }: Council, times: ReturnType<typeof standingOf>["times"]): Rich {
  if (times === null) return [];
  const { deputy: second, anyone } = times;
  const too: Rich = deputy?.active
    ? [`From <t:${seconds(second)}:t> `, { literal: deputy.name }, " too, from "]
    : ["From "];
  return [...too, `<t:${seconds(deputy?.active ? anyone : second)}:t> anyone. `];
}

function limitLine({ clocks }: Live, { seat }: VoteRecord, leading: string | null): Rich {
  const deadline = clocks.find((clock) => clock.seat === seat && clock.deadline !== null)?.deadline ?? null;
  if (deadline === null) return [];
  return [`At <t:${seconds(deadline)}:t> ${leading === null ? "the campaign's rule applies" : `${leading} goes`}.`];
}

/** What has become of a question that had nobody to win: who is called later need not read on. */
function decidedPost(live: Live, { council, vote, hides }: Meeting) {
  const all = motionsIn(live.motions, vote);
  const sent = all.find(({ state }) => state === "sent");
  const by: Rich = sent && sent.by !== null ? [{ literal: nameOf(council, sent.by) }, " sent "] : ["Sent: "];
  const isNamed = sent !== undefined && !(hides && sent.poll !== null);
  const text: Rich = isNamed ? [...by, `${motionView(council, all, sent, null).title}.`] : ["It has been answered."];
  return { title: `${seatName(live.record, live.book, vote.seat)} · decided`, text };
}

const seconds = (at: number): number => Math.floor(at / 1000);
