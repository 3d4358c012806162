/** How a council's vote reads: its times, its votes, and what became of each motion. */
import type { MotionRecord, Rich } from "../../store/records.ts";
import type { MotionView, VoteStanding } from "../contract/votes.ts";

const seconds = (at: number): number => Math.floor(at / 1000);

/** "five", for the few that a council has; more in figures. */
const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
const counted = (n: number): string => COUNTS[n] ?? String(n);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names as people chose them, never as markup. */
const named = (names: readonly string[]): Rich =>
  names.flatMap((name, i): Rich => [i === 0 ? "" : ", ", { literal: name }]);

/** What was voted for by name: "Up to 3: Ben, Ira · Pass: Max. Five end it."; nothing where nobody has. */
export function pollLine({ motions, needed }: VoteStanding): Rich {
  const polls = motions
    .filter(({ record, support }) => record.poll !== null && support.length > 0)
    .sort((a, b) => b.support.length - a.support.length);
  if (polls.length === 0) return [];
  const ends = needed === 1 ? "One vote ends it." : `${capital(counted(needed))} end it.`;
  return [
    ...polls.flatMap(({ title, support }, i): Rich => [i === 0 ? "" : " · ", `${title}: `, ...named(support)]),
    `. ${ends}`,
  ];
}

/** What a vote has sent that can still be replaced; nothing where nothing was. */
export const sentLine = ({ motions }: { readonly motions: readonly Pick<MotionView, "record" | "title">[] }): Rich =>
  motions.flatMap(
    ({ record, title }): Rich =>
      record.state === "sent"
        ? [`**${title}** is sent; another that wins takes its place until the last side is in.`]
        : [],
  );

/** "Vote until 14:00; then Ben." */
export function timeLine({ isAsked, times, vote, first, onDuty }: VoteStanding, limit: number | null): Rich {
  if (!isAsked) return ["The vote is open; what wins is sent when your turn comes."];
  const until = limit === null ? "" : ` until <t:${seconds(limit)}:t>`;
  if (vote.closed !== null || onDuty.length > 0)
    return ["The vote has closed: ", { literal: first }, ` decides${until}.`];
  if (times === null) return ["The vote is open until ", { literal: first }, " closes it."];
  return [`Vote until <t:${seconds(times.closes)}:t>; then `, { literal: first }, `${until}.`];
}

/** "For 4: Ira, Jo · Against 1: Max" */
export const votesLine = ({ support, objections }: MotionView): Rich => [
  `For ${support.length}`,
  ...(support.length > 0 ? [": ", ...named(support)] : []),
  ` · Against ${objections.length}`,
  ...(objections.length > 0 ? [": ", ...named(objections)] : []),
];

/** "3 for, 1 against" */
export const countsOf = ({ support, objections }: MotionView): string =>
  `${support.length} for${objections.length > 0 ? `, ${objections.length} against` : ""}`;

/** When a motion goes: at once with this many votes, or when the vote closes. */
export function goesLine({ isAsked, needed, times }: VoteStanding): string {
  const enough = `with ${counted(needed)} for and none against`;
  const then =
    times === null ? "else when the vote closes" : `else when the vote closes <t:${seconds(times.closes)}:t>`;
  return isAsked ? `Goes ${enough}; ${then}.` : `Goes when your turn comes, ${enough}; else when the vote closes.`;
}

const REASONS = {
  withdrawn: "withdrawn",
  beaten: "another was sent",
  replaced: "another took its place",
  answered: "the question was answered",
  rewound: "it was taken back",
  illegal: "it is no longer possible",
  "handed over": "the seat no longer belongs to a council",
} as const;

/** "closed: another was sent"; nothing as long as it is open. */
export const closedWords = ({ why }: MotionRecord): string => (why === null ? "" : `closed: ${REASONS[why]}`);
