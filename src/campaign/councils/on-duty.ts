import { refuse, type Seat } from "../../engine/index.ts";
import type { Live } from "../live.ts";
import type { Play } from "../play.ts";
import type { Council, CouncilMember } from "./council.ts";
import { councilOf } from "./council.ts";
import { firstOnDuty, onDuty, type Ranks, thirdOf } from "./duty.ts";
import { askedOf } from "./questions.ts";
import { voteOn } from "./vote-keeping.ts";
import { type Question, stepTimes, voteStage } from "./vote-time.ts";
import type { VoteStage } from "./vote-times.ts";

/** What duty is seen by. */
export const ranksOf = ({ members, captain, deputy }: Council): Ranks => ({
  members,
  captain: captain.person,
  deputy: deputy?.person ?? null,
});

interface Answerer {
  readonly person: string;
  readonly seat: Seat;
}

/**
 * Refused where somebody has answered alone what is for their council, or for another of it: questions are answered by
 * whoever is on duty once the vote is over, orders and offers by the captain. Nothing of the play has been written yet.
 */
export function requireDuty(play: Play, { person, seat }: Answerer): void {
  const { live, now } = play;
  const council = councilOf(live, seat, now);
  if (council === null || council.rule === "anyone") return;
  const acts = play.rows.filter((row) => row.kind === "act" && row.seat === seat);
  const asked = askedOf(live, seat).find(({ decision }) => acts.some((row) => row.decision === decision.id));
  if (asked) {
    requireOnDuty(live, council, { person, question: asked.key }, now);
    return;
  }
  const offers = acts.length > 0 && council.offers === "council";
  if (!offers && !isOffice(council, person))
    refuse(
      "not-on-duty",
      `That is for ${nameOf(council, firstOnDuty(ranksOf(council)))}, who answers offers and gives orders for your council.`,
    );
}

/** Captain and deputy, or who stands in for them. */
const isOffice = (council: Council, person: string): boolean =>
  [council.captain.person, council.deputy?.person, firstOnDuty(ranksOf(council))].includes(person);

/** Who may answer a question of a council, or else when. Throws `Refused`. */
function requireOnDuty(
  live: Live,
  council: Council,
  { person, question }: { readonly person: string; readonly question: string },
  now: number,
): void {
  const stage = dutyStage(live, council, question, now);
  const third = thirdOf(ranksOf(council), person);
  if (stage.kind === "duty" && third !== null && third <= stage.third) return;
  if (stage.kind === "vote")
    refuse("council-votes", "Your council votes on this: propose it, and it goes once it has won.");
  const times = stepTimes(live, questionOf(live, council, question, now), now);
  const first = nameOf(council, firstOnDuty(ranksOf(council)));
  const next = times && third === 1 ? times.deputy : times?.anyone;
  refuse(
    "not-on-duty",
    next ? `Until <t:${seconds(next)}:t> this is ${first}'s; then you can.` : `This is ${first}'s.`,
  );
}

/** Where a question of a council stands. */
export function dutyStage(live: Live, council: Council, question: string, now: number): VoteStage {
  return voteStage(live, questionOf(live, council, question, now), now);
}

/** A question of a council by its vote; one whose captain acts has none, and is theirs from the first minute. */
export function questionOf(live: Live, { seat, rule }: Council, question: string, now: number): Question {
  const vote = rule === "vote" ? voteOn(live, seat, question) : null;
  return vote ?? { seat, since: rule === "vote" ? now : null, asked: now, closed: rule === "vote" ? null : now };
}

/** Who may answer it now. */
export const answerersOf = (live: Live, council: Council, question: string, now: number): readonly string[] =>
  onDuty(ranksOf(council), dutyStage(live, council, question, now));

export const nameOf = ({ members }: { readonly members: readonly CouncilMember[] }, person: string | null): string =>
  members.find((member) => member.person === person)?.name ?? "the captain";

const seconds = (at: number): number => Math.floor(at / 1000);
