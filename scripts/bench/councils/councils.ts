import { baghdadTurn, PEOPLE, SIDES } from "./baghdad.ts";
import { answeredAtOnce, daysAtMost, planned } from "./waits.ts";
import type { War } from "./war.ts";

/** What councils cost their members, over one turn. */
export interface CouncilFigures {
  /** The most that anybody has tapped for one vote. */
  readonly tapsToVote: number;
  /** The most that proposing takes beyond what one who holds a seat alone presses. */
  readonly tapsToProposeMore: number;
  readonly notificationsPerMemberPerDay: number;
  /** Of a council and turn. */
  readonly messagesPerTurn: number;
  /** The share of what councils are asked in their own turns that a motion or an order has answered before anybody waits. */
  readonly answeredAtOnce: number;
  /** The same of what a council can plan before its turn: its Action. */
  readonly plansAnsweredAtOnce: number;
  /** How many days such a turn takes if everything that is not answered at once takes all the time it has. */
  readonly daysPerTurn: number;
  readonly questions: number;
  readonly proposed: number;
}

/** How many days a turn takes where nine of them are played in six weeks. */
export const DAYS = 42 / 9;

/** Plays a turn by five councils of ten. */
export async function benchCouncils(): Promise<CouncilFigures> {
  const war = await baghdadTurn();
  try {
    return await figuresOf(war);
  } finally {
    await war.close();
  }
}

export async function figuresOf(war: War): Promise<CouncilFigures> {
  const { waits, timetable } = await war.waits();
  if (timetable === null) throw new Error("this campaign has no deadlines");
  const opening = war.answered.flatMap((one) => one.opening ?? []);
  const sounds = war.members().reduce((sum, member) => sum + war.sounds(member), 0);
  const messages = SIDES.reduce((sum, seat) => sum + war.messages(seat), 0);
  return {
    tapsToVote: Math.max(0, ...war.answered.flatMap(({ voting }) => voting)),
    tapsToProposeMore: Math.max(0, ...opening),
    notificationsPerMemberPerDay: sounds / (SIDES.length * PEOPLE) / DAYS,
    messagesPerTurn: messages / SIDES.length,
    answeredAtOnce: answeredAtOnce(waits),
    plansAnsweredAtOnce: answeredAtOnce(planned(waits)),
    daysPerTurn: daysAtMost(waits, timetable),
    questions: war.questions,
    proposed: opening.length,
  };
}
