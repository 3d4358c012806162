/** A motion as its thread shows it, with its rows on the map. */
import { type PlanRow, refuse, rehearsed, type Sketch } from "#engine";
import type { MotionRecord, Rich, VoteRecord } from "../../../store/records.ts";
import type { MotionAddress, MotionPost, MotionView, VoteStanding } from "../../contract/votes.ts";
import { type Council, councilOf } from "../../facts/council.ts";
import type { Live } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { nameOf } from "../../facts/on-duty.ts";
import { stepsOf } from "../../moves/own-steps.ts";
import { toCome } from "../../votes/coming.ts";
import { isOpen } from "../../votes/motion.ts";
import { rowLines, toldLines } from "../../votes/motion-words.ts";
import { motionTitle, motionView, standingOf } from "../../votes/vote-view.ts";
import { closedWords, goesLine, votesLine } from "../../votes/vote-words.ts";
import type { Core } from "../core.ts";
import { planOf } from "../showing/looking.ts";

/** Null: there is no such motion, or no council to show it to. */
export async function motionPost(core: Core, game: string, address: MotionAddress): Promise<MotionPost | null> {
  const { seat, vote: number, motion: wanted } = address;
  const record = await core.record(game);
  if (record.started === null) return null;
  const live = await core.begun(record);
  const now = core.clock.now();
  const council = councilOf(live, seat, now);
  const all = await core.repository.motionsOf(game, { seat, number });
  const motion = all.find((one) => one.number === wanted);
  if (!council || !motion) return null;
  const vote = live.votes.find((one) => one.seat === seat && one.number === number && !one.over) ?? null;
  return postOf(live, council, { all, motion, vote }, now);
}

interface Shown {
  readonly all: readonly MotionRecord[];
  readonly motion: MotionRecord;
  /** Null: it is over. */
  readonly vote: VoteRecord | null;
}

function postOf(live: Live, council: Council, { all, motion, vote }: Shown, now: number): MotionPost {
  const view = motionView(council, all, motion, null);
  const open = vote !== null && isOpen(motion);
  const standing = vote && standingOf(live, council, vote, null, now);
  return {
    title: open ? titleOf(live, council, { all, motion, vote }) : [`${view.title} · ${endWords(motion)}`],
    text: open && standing ? openText(all, view, standing) : overText(council, view),
    plan: open ? planFor(live, motion) : null,
    view,
    counts: [`${motion.moves.length} ${motion.moves.length === 1 ? "row" : "rows"}. `, ...votesLine(view)],
    open,
  };
}

/** "Motion 2 · Action, turn 3 · Ira · as Motion 1, but" */
function titleOf(live: Live, council: Council, { all, motion, vote }: Shown): Rich {
  const { name, turn } = phaseOfVote(live, vote);
  const from = all.find(({ number }) => number === motion.from);
  return [
    `${motionTitle(all, motion)} · ${name}${turn === 0 ? "" : `, turn ${turn}`} · `,
    { literal: nameOf(council, motion.proposer) },
    from ? ` · as ${motionTitle(all, from)}, but` : "",
  ];
}

/** When the question of a vote is asked; turn 0: that cannot be said. */
function phaseOfVote(live: Live, vote: VoteRecord | null): { readonly name: string; readonly turn: number } {
  const { book, env } = live;
  const coming = vote && vote.asked === null ? toCome(live, vote) : null;
  if (vote === null || coming === null) return phaseOf(book, env);
  if (coming !== "step") return { name: coming.title, turn: 0 };
  const step = stepsOf(live, vote.seat)?.find(({ key }) => key === vote.question);
  const then = step?.ready ? rehearsed(book, env, step.step, vote.seat) : null;
  return then ? phaseOf(book, then) : { name: step?.step.title ?? phaseOf(book, env).name, turn: 0 };
}

function openText(all: readonly MotionRecord[], view: MotionView, standing: VoteStanding): Rich {
  const { record } = view;
  const rows = toldLines(record);
  const before = all.find(({ number }) => number === record.from);
  const had = before?.shown.map(({ words }) => words) ?? [];
  const news = rows.filter((_, i) => !had.includes(record.shown[i]?.words ?? ""));
  const changed =
    record.state === "changed"
      ? ["**Changed**: a row would turn out differently now. Votes count when pressed again.\n"]
      : [];
  return [
    ...changed,
    { literal: (news.length > 0 ? news : rows).join("\n") },
    "\n",
    ...votesLine(view),
    `\n-# ${goesLine(standing)}`,
  ];
}

function overText(council: Council, view: MotionView): Rich {
  const { record, support, objections } = view;
  if (record.state !== "sent") return [];
  const counts = `${support.length} for${objections.length > 0 ? `, ${objections.length} against` : ""}. `;
  const by: Rich = record.by === null ? [] : ["Sent by ", { literal: nameOf(council, record.by) }, ". "];
  return [counts, ...by, { literal: rowLines(record).join("; ") }];
}

const endWords = (motion: MotionRecord): string => (motion.state === "sent" ? "sent" : closedWords(motion));

/** Its rows on the seat's own map; none where its game draws no plans, or where it is an answer in words, such as a bid. */
function planFor(live: Live, { seat, moves }: MotionRecord): Sketch | null {
  const { definition, actions } = live.book;
  const isOfRows = moves.some(({ action }) => (actions.get(action)?.menu ?? null) !== null);
  if (!definition.draft || !isOfRows || live.env.over !== null) return null;
  const rows: readonly PlanRow[] = moves.map((move, i) => ({ ...move, number: i + 1 }));
  return planOf(live, seat, rows);
}

/** The same for a member who looks at it in private. Refused for anybody else. */
export async function motionFor(core: Core, game: string, person: string, address: MotionAddress): Promise<MotionPost> {
  await core.seated({ id: game }, person, address.seat, "vote");
  return (await motionPost(core, game, address)) ?? refuse("stale", "There is no such motion.");
}
