/** Refuses whoever is not on duty in their council. */
import { refuse } from "#engine";
import { councilOf } from "../facts/council.ts";
import { type Answerer, isOnDuty, leads, refuseAnswer, refuseOffice, TO_PROPOSE } from "../facts/on-duty.ts";
import { askedOf } from "../facts/questions.ts";
import type { Play } from "./play.ts";

/**
 * Refused where somebody has answered alone what is for their council, or for another of it: questions are answered by
 * whoever is on duty once the vote is over, orders and offers by the captain. Nothing of the play has been written yet.
 */
export function requireDuty(play: Play, { person, seat }: Answerer): void {
  const { live, now } = play;
  const council = councilOf(live, seat, now);
  if (council === null || council.rule === "anyone") return;
  const isAhead = play.prepared.some((answer) => answer.seat === seat && !live.prepared.includes(answer));
  if (isAhead && council.rule === "vote") refuse("not-on-duty", TO_PROPOSE);
  const acts = play.rows.filter((row) => row.kind === "act" && row.seat === seat);
  const asked = askedOf(live, seat).find(({ decision }) => acts.some((row) => row.decision === decision.id));
  if (asked) {
    if (!isOnDuty(live, council, asked.key, person, now))
      refuseAnswer(live, council, { person, question: asked.key }, now);
    return;
  }
  const isOffer = acts.length > 0 && council.offers === "council";
  if (!isOffer && !leads(council, person)) refuseOffice(council);
}
