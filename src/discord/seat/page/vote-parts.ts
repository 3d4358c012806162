/** What a seat's page shows of its council's vote: the answers so far, and each motion with its button. */
import { ButtonStyle } from "discord.js";
import type { MotionView, VoteStanding } from "../../../campaign/service.ts";
import { rowLines } from "../../../campaign/votes/motion-words.ts";
import { countsOf, pollLine, sentLine, timeLine } from "../../../campaign/votes/vote-words.ts";
import { clip } from "../../screen/limits.ts";
import { literalName, markdown } from "../../screen/rich.ts";
import { button, type Part, row, rowPart, text } from "../../screen/screen.ts";
import { voteId } from "../../screen/vote-id.ts";
import type { SeatContext } from "../sheet/context.ts";

/** Motions that a page shows: all of them are in the thread. */
const MOST = 3;
const ROW_LENGTH = 160;

/** What the council of a seat votes on: the answers so far, and each motion with the button that supports it. */
export function voteParts({ seatView, game, seat, person }: SeatContext): Part[] {
  const [standing] = seatView.vote?.votes ?? [];
  if (!standing) return [];
  const mayDecide = standing.onDuty.includes(person);
  const also = mayDecide && standing.onDuty[0] !== person ? ["You can now decide, too."] : [];
  const said = [pollLine(standing), sentLine(standing), timeLine(standing, seatView.deadline), also];
  const lines = said.map(markdown);
  const motions = standing.motions.filter(({ record }) => record.poll === null);
  return [
    text(["**Your council votes on this.**", ...lines.filter((line) => line !== "")].join("\n")),
    ...motions.slice(-MOST).map((motion): Part => {
      const ref = { game, seat, vote: standing.vote.number, motion: motion.record.number };
      const label = motion.own === "support" ? "Supported" : "Support";
      return {
        kind: "section",
        text: motionText(motion),
        button: button(voteId("support", ref, "page"), label, ButtonStyle.Secondary, motion.record.state === "sent"),
      };
    }),
    ...(mayDecide ? sending(standing, game, seat) : []),
  ];
}

/** "**Motion 2** · Ira: 2 Recruit, Move 3 … 3 for, 1 against" */
function motionText(motion: MotionView): string {
  const [first = "", ...more] = rowLines(motion.record).map(literalName);
  const rows = clip([first, ...more].join("; "), ROW_LENGTH);
  return `**${motion.title}**: ${rows}\n-# ${countsOf(motion)}`;
}

/** For whoever is on duty: what can be sent at one press. */
function sending({ motions, vote }: VoteStanding, game: string, seat: string): Part[] {
  const open = motions.filter(({ record }) => record.state !== "sent").slice(0, MOST);
  if (open.length === 0) return [];
  return [
    rowPart(
      row(
        ...open.map(({ record, title }) =>
          button(voteId("send", { game, seat, vote: vote.number, motion: record.number }, "page"), `Send ${title}`),
        ),
      ),
    ),
  ];
}
