/** How an answer goes to the vote of a council instead of being given. */
import type { Decision, Said } from "#engine";
import type { SeatView, Voted } from "../../../campaign/service.ts";
import type { PlannedMove } from "../../../store/records.ts";
import type { Asker } from "../../services/asker.ts";
import { type SheetState, toStore } from "../state/state.ts";
import { closingWords } from "./closing.ts";
import type { SeatContext } from "./context.ts";

/** Whether what the reader of a page answers to this is put to the vote of their council. */
export const isPutToVote = ({ vote, decisions }: SeatView, id: string | null): boolean =>
  vote?.proposes === true && id !== null && decisions.some((one) => one.id === id && one.kind !== "offer");

/** The same for what they answer ahead. */
export const isPutToVoteAhead = ({ vote }: SeatView): boolean => vote !== null;

/** The word on the button that sends an answer. */
export const submitWord = (seatView: SeatView, { id }: Pick<Decision, "id">): string =>
  isPutToVote(seatView, id) ? "Propose" : "Submit";

/** An answer that is put to the vote; `left`: what stays filled in. */
export interface Put {
  readonly question: string;
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  readonly end: boolean;
  readonly left: SheetState;
}

/** Puts an answer to the vote of the reader's council, and says what has become of it. */
export async function putToVote(context: SeatContext, { interaction }: Asker, answer: Put): Promise<string> {
  const { services, game, person, seat, sheet, slot } = context;
  const { left, moves, ...rest } = answer;
  const voted = await services.campaigns.motions.propose({
    ...{ game, person, seat, interaction, from: sheet.from },
    ...rest,
    moves: moves.map(({ action, params }) => ({ action, params })),
    sheet: { decision: slot, left: toStore({ ...left, from: null }) },
  });
  return [votedText(voted), await closingWords(context, answer.question)].filter((line) => line !== "").join("\n");
}

/** "Your vote: Motion 2 (4 of 5)." */
export function votedText({ motion, title, own, support, needed, repeated }: Voted): string {
  if (repeated || motion === null) return "This has been done already.";
  if (motion.state === "sent" && motion.by !== null) return `✅ **${title}** is sent.`;
  if (motion.state === "sent" && own === "support") return `✅ **${title}** is sent, with ${support} for it.`;
  if (motion.state === "closed") return `**${title}** is withdrawn.`;
  if (own === null) return `Your vote on **${title}** is taken back (${support} of ${needed}).`;
  return own === "support"
    ? `✅ Your vote: **${title}** (${support} of ${needed}).`
    : `✅ You object to **${title}** (${support} of ${needed}).`;
}
