/** The page turned to a step to come, and the buttons that lead there and back. */
import { ButtonStyle } from "discord.js";
import type { OwnStepView } from "../../../campaign/service.ts";
import { literalName } from "../../screen/rich.ts";
import { button, type Part, row, rowPart } from "../../screen/screen.ts";
import { controlId, type SeatContext, stepId } from "../sheet/context.ts";
import { isPutToVoteAhead } from "../sheet/proposing.ts";

/** Steps of its own that a seat can fill in before its turn: a button each. */
export function stepWays(context: SeatContext): Part[] {
  const { steps } = context.seatView;
  if (steps.length === 0) return [];
  return [rowPart(row(...steps.map((step) => wayIn(context, step))))];
}

function wayIn(context: SeatContext, { key, title }: OwnStepView) {
  const own = isKept(context, key) ? "Change my prepared" : "Prepare my";
  const verb = isPutToVoteAhead(context.seatView) ? "Plan our" : own;
  return button(controlId(context, { kind: "page", does: "prepare", question: key }), `${verb} ${title}`);
}

export const isKept = ({ seatView }: SeatContext, key: string): boolean =>
  seatView.prepared.some((answer) => answer.key === key);

const ALONE =
  "I submit what you prepare here at your turn; if a row would come out differently by then, I ask you instead.";
const FOR_COUNCIL = "What you propose here is put to the vote, and sent at your turn if it has won by then.";

/** What the page is, where it shows a step to come. */
export function aheadHead(context: SeatContext, notice: string): string {
  const { seatView, lost, waits } = context;
  const kept = isKept(context, seatView.rehearsed ?? "");
  return [
    notice,
    ...lost.map((line) => `⚠️ ${line}`),
    `**Before your turn:** this is how it would be if it began now. Nothing is done yet. ${isPutToVoteAhead(seatView) ? FOR_COUNCIL : ALONE}`,
    kept ? "-# You have prepared this already: what you prepare now takes its place." : "",
    waits
      ? `-# The game is waiting for your answer to another question: ${context.sheet.form ? "**Back**, then " : ""}**Back to now**.`
      : "",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** The answers before the rows. */
export function leadText({ sheet, halted }: SeatContext): string {
  const words = sheet.lead.map((one) => literalName(one.words)).join("; ");
  return `**First:** ${words}.${halted ? " What comes after it depends on what it brings: you are asked then." : ""}`;
}

/** Back to the present. `alone`: the answers so far can be kept without any rows. */
export function aheadWays(context: SeatContext, alone: boolean): Part[] {
  const { seatView, sheet } = context;
  const key = seatView.rehearsed ?? "";
  const keep = stepId(context)("send");
  return [
    rowPart(
      row(
        ...(alone && sheet.rows.length === 0
          ? [button(keep, isPutToVoteAhead(seatView) ? "Propose" : "At my turn: submit", ButtonStyle.Success)]
          : []),
        ...(sheet.lead.length > 0 && sheet.rows.length === 0 ? [button(stepId(context)("clear"), "Start again")] : []),
        ...(isKept(context, key) ? [button(controlId(context, { kind: "page", does: "forget" }), "Forget it")] : []),
        button(controlId(context, { kind: "page", does: "prepare" }), "Back to now"),
      ),
    ),
  ];
}
