/** The decisions of Battle for Baghdad whose taps are counted, and what is answered to each. */
import { type Params, paramsOf } from "#engine";
import type { Situation } from "../../../src/cli/demo/manner.ts";
import type { Wanted } from "../../../src/cli/robot/robot.ts";
import { fill } from "../../../src/discord/seat/form/fields.ts";
import { asked, asRow, byButton, offers, onOffer, type TapScene } from "./scene.ts";

type Wants = TapScene["wants"];

/** Where the Initiative is fought for, by claims or bids. */
const bidding =
  (label: RegExp): Wants =>
  (at) =>
    at.decision.window === "W1" || at.decision.actions.includes("bid") ? byButton(at, label) : null;

/** Battle for Baghdad: what each decision costs. */
export const baghdadScenes: readonly TapScene[] = [
  { name: "deploymentByDefault", wants: asked("deployAll", (at) => byButton(at, /^Place them evenly/)) },
  { name: "pass", wants: bidding(/^Pass$/) },
  { name: "bid", wants: bidding(/^(Up to|Bid) /) },
  { name: "keepCard", wants: asked("take", keepFirst) },
  { name: "keepNone", wants: asked("decline", only("decline")) },
  { name: "accept", wants: (at) => onOffer(at, /^Accept$/) },
  { name: "decline", wants: (at) => onOffer(at, /^Decline$/) },
  { name: "agreementFromTemplate", wants: asked("ready", (at) => offer(at, 0, truceForPP)) },
  { name: "agreementOfTwoClauses", wants: asked("ready", (at) => offer(at, 1, noAttackForPP)) },
  { name: "ready", wants: asked("ready", readyAtLast) },
  { name: "recruitOfOneLot", wants: asked("recruit", recruitOfTwo) },
  { name: "moveOfOneStack", wants: (at) => move(at, 0) },
  { name: "moveOfAPart", wants: (at) => move(at, 1) },
  { name: "plan", wants: asked("plan", otherPlan) },
];

/** Who has nothing left to answer. */
function readyAtLast(at: Situation): Wanted | null {
  return offers(at).length === 0 ? byButton(at, /^Ready$/) : null;
}

/** One move without params. */
function only(action: string): Wants {
  return () => ({ moves: [{ action, params: {} }] });
}

/** Every way to fill in an action, as far as there are not too many. */
const ways = ({ seatView }: Situation, action: string): readonly Params[] => {
  const form = seatView.book.actions.get(action);
  return (form && !form.when(seatView.view) && paramsOf(form, seatView.view, {}, MOST_WAYS)) || [];
};
const MOST_WAYS = 500;

const first = (action: string, params: Params | undefined): Wanted | null =>
  params ? { moves: [{ action, params }] } : null;

function keepFirst(at: Situation): Wanted | null {
  const plain = ways(at, "take").find(({ discard }) => discard === undefined);
  return first("take", plain);
}

/** An offer to one of the others, in the order of the table. */
function offer(at: Situation, partner: number, clauses: (own: string, other: string) => Params[]): Wanted | null {
  const { view, book } = at.seatView;
  if (book.actions.get("propose")?.when(view) !== null) return null;
  const others = book.definition
    .roster(at.seatView.record.options, book.content)
    .map(({ id }) => id)
    .filter((id) => id !== view.seat);
  const other = others[partner];
  return other === undefined
    ? null
    : { moves: [{ action: "propose", params: { parties: [other], clauses: clauses(view.seat, other) } }] };
}

const truceForPP = (from: string, to: string): Params[] => [{ kind: "truce" }, { kind: "pay", from, to, amount: 1 }];

/** What no template says: the other does not attack, and is paid for it at the end of the turn. */
const noAttackForPP = (from: string, to: string): Params[] => [
  { kind: "spare", seat: to, other: from },
  { kind: "payLater", from, to, amount: 1, when: "civicEnd" },
];

async function recruitOfTwo(at: Situation): Promise<Wanted | null> {
  const params = ways(at, "recruit").find(({ count }) => count === 2);
  return params ? await asRow(at, { action: "recruit", params }) : null;
}

/** A whole stack, or all of one but this many: in the Move Step, or on the sheet of the whole Action. */
async function move(at: Situation, staying: number): Promise<Wanted | null> {
  const { actions } = at.decision;
  if (!actions.includes("move") && !actions.includes("endRecruitment")) return null;
  const isNow = actions.includes("move");
  const seatView = isNow ? at.seatView : (await at.eyes.trial([{ action: "endRecruitment", params: {} }])).after;
  const most = new Map<unknown, number>();
  const all = ways({ ...at, seatView }, "move");
  for (const { from, count } of all) most.set(from, Math.max(most.get(from) ?? 0, Number(count)));
  const params = all.find(({ from, count }) => Number(count) === (most.get(from) ?? 0) - staying);
  return params ? await asRow(at, { action: "move", params }) : null;
}

/** Another Command and another strength than the sheet begins with, and the cards that it suggests for them. */
function otherPlan(at: Situation): Wanted | null {
  const { seatView, decision } = at;
  const form = seatView.book.actions.get("plan");
  if (!form) return null;
  const filledIn = (values: Params): Params | null =>
    fill(form, seatView.view, decision.preset, { values, building: null }).params;
  const guess = filledIn({}) ?? {};
  const other = ways(at, "plan").find(({ command, commit }) => command !== guess.command && commit !== guess.commit);
  return other
    ? first("plan", filledIn({ command: other.command ?? "", commit: other.commit ?? 0 }) ?? undefined)
    : null;
}
