/** Who may answer a council's question just now, and what other members are told. */
import { refuse, type Seat } from "#engine";
import type { VoteStage } from "../time/vote-times.ts";
import { leaders } from "./acting.ts";
import { type Council, type CouncilMember, councilOf } from "./council.ts";
import { firstOnDuty, type Ranks, thirdOf } from "./duty.ts";
import type { Live } from "./live.ts";
import { voteOn } from "./open-votes.ts";
import { askedOf } from "./questions.ts";
import { type Question, stepTimes, voteStage } from "./vote-time.ts";

/** What duty is seen by. */
export const ranksOf = ({ members, captain, deputy }: Council): Ranks => ({
  members,
  captain: captain.person,
  deputy: deputy?.person ?? null,
});

export interface Answerer {
  readonly person: string;
  readonly seat: Seat;
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

/** Whether a question may be answered by this member now: whoever presses is there. */
export function isOnDuty(live: Live, council: Council, question: string, person: string, now: number): boolean {
  const stage = dutyStage(live, council, question, now);
  const third = thirdOf(ranksOf(council), person);
  return stage.kind === "duty" && third !== null && third <= stage.third;
}

/** Who answers a question of a council first, once the vote on it is over or where there is none; nobody as long as it votes. */
export function dutyOf(live: Live, council: Council, question: string, now: number): readonly string[] {
  const { kind } = dutyStage(live, council, question, now);
  const first = firstOnDuty(ranksOf(council));
  return kind === "vote" || first === null ? [] : [first];
}

export const leads = (council: Council, person: string): boolean =>
  leaders(council).some((member) => member.person === person);

/** Whether somebody may do anything for a council by themselves now: answer a question of it, give orders, answer offers. */
export function actsNow(live: Live, council: Council, person: string, now: number): boolean {
  const { members, rule, seat, offers } = council;
  if (!members.some((member) => member.person === person)) return false;
  if (rule === "anyone" || offers === "council" || leads(council, person)) return true;
  return askedOf(live, seat).some(({ key }) => isOnDuty(live, council, key, person, now));
}

/** Refuses a member what is for others of their council; says nothing to anybody else. */
export function refuseMember(live: Live, { person, seat }: Answerer, now: number): void {
  const council = councilOf(live, seat, now);
  if (!council?.members.some((member) => member.person === person)) return;
  const [asked] = askedOf(live, seat);
  if (asked) refuseAnswer(live, council, { person, question: asked.key }, now);
  refuseOffice(council);
}

export const TO_PROPOSE =
  "Your council votes on this: fill it in behind **My seat** and press **Propose**; it is sent once it has won.";

export function refuseOffice(council: Council): never {
  const who = nameOf(council, firstOnDuty(ranksOf(council)));
  return refuse("not-on-duty", `That is for ${who}, who gives orders and answers offers for your council.`);
}

/** Who answers a question of a council, and when the one who asks may. */
export function refuseAnswer(
  live: Live,
  council: Council,
  { person, question }: { readonly person: string; readonly question: string },
  now: number,
): never {
  if (dutyStage(live, council, question, now).kind === "vote") return refuse("not-on-duty", TO_PROPOSE);
  const { first, until } = turnOf(live, council, { person, question }, now);
  return refuse(
    "not-on-duty",
    until === null ? `This is ${first}'s.` : `Until <t:${seconds(until)}:t> this is ${first}'s; then you can.`,
  );
}

function turnOf(
  live: Live,
  council: Council,
  { person, question }: { readonly person: string; readonly question: string },
  now: number,
): OthersTurn {
  const third = thirdOf(ranksOf(council), person);
  const times = stepTimes(live, questionOf(live, council, question, now), now);
  const first = nameOf(council, firstOnDuty(ranksOf(council)));
  return { first, until: (third === 1 ? times?.deputy : times?.anyone) ?? null };
}

/** Whose question it is, for a member of a council whose captain acts and whose turn it is not; null: they may answer it. */
export function othersTurn(live: Live, seat: Seat, person: string, now: number): OthersTurn | null {
  const council = councilOf(live, seat, now);
  const [asked] = askedOf(live, seat);
  if (council?.rule !== "captain" || !asked || isOnDuty(live, council, asked.key, person, now)) return null;
  return turnOf(live, council, { person, question: asked.key }, now);
}

export const nameOf = ({ members }: { readonly members: readonly CouncilMember[] }, person: string | null): string =>
  members.find((member) => member.person === person)?.name ?? "the captain";

const seconds = (at: number): number => Math.floor(at / 1000);

/** Who answers a question first, and when another member may as well, ms since 1970; null: nobody knows. */
export interface OthersTurn {
  readonly first: string;
  readonly until: number | null;
}
