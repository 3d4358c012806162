/** What the rest of the bot knows of campaigns. */
import type { Deliveries } from "./contract/deliveries.ts";
import type { Rulebooks } from "./packs/rulebooks.ts";
import type { Motions } from "./service/acting/motions.ts";
import type { Councils } from "./service/councils/councils.ts";
import type { Acting } from "./service/groups/acting.ts";
import type { People } from "./service/groups/people.ts";
import type { Requests } from "./service/groups/requests.ts";
import type { Showing } from "./service/groups/showing.ts";
import type { Time } from "./service/groups/time.ts";
import type { Learning } from "./service/lessons/lessons.ts";
import type { Moderation } from "./service/moderation/moderation.ts";
import type { Negotiation } from "./service/negotiation/negotiation.ts";
import type { Departures } from "./service/people/departures.ts";
import type { Privacy } from "./service/privacy/privacy.ts";
import type { Servers } from "./service/servers.ts";
import type { Looks } from "./service/showing/looking.ts";
import type { Replays } from "./service/showing/replays.ts";
import type { TryingOut } from "./service/try-outs/try-outs.ts";

export type {
  Answering,
  CheckedLine,
  OfferedPromise,
  RowOutcome,
  Submitted,
  Trial,
  Trying,
} from "./contract/answers.ts";
export type { Deliveries, LivePost, OfferPost, SeatMessage, Subject } from "./contract/deliveries.ts";
export type { GameFile, NewGame, Person } from "./contract/game.ts";
export type { LessonOffered, LessonView } from "./contract/lessons.ts";
export type { Ending, PromisePost, TalkPost } from "./contract/negotiation.ts";
export type { TryOutView } from "./contract/try-outs.ts";
export type { OwnStepView, SeatView, Status } from "./contract/views.ts";
export type { MotionPost, MotionView, VoteStanding } from "./contract/votes.ts";
export type { Voted } from "./service/acting/voting.ts";
export type { Request } from "./service/ballots/asking.ts";
export type { Search } from "./service/groups/showing.ts";
export type { InEach } from "./service/in-each.ts";
export type { CouncilSeat } from "./service/moderation/council-seats.ts";
export type { Ledger } from "./service/negotiation/ledger.ts";
export type { PromiseForm } from "./service/negotiation/promising.ts";
export type { TalkForm } from "./service/negotiation/talking.ts";
export type { LogLines } from "./service/showing/log-lines.ts";
export type { BoardView, StepView } from "./service/showing/steps.ts";
export type { Todo } from "./service/showing/todo.ts";
export type { LeaveView } from "./service/time/leave-view.ts";
export { GONE } from "./telling/obstacles.ts";
export type { Pace } from "./time/timetables.ts";

/**
 * Everything that people, timers and bots can ask of the campaigns, by what it concerns. Every method that takes a person
 * checks what that person may do; each throws `Refused` with one clear sentence for what is not possible, and has changed
 * nothing then.
 */
export interface CampaignService {
  /** The games that there are, and what a campaign that is opened now is played with. */
  readonly books: Pick<Rulebooks, "definitions" | "shipped" | "withScenario">;
  readonly people: People;
  readonly time: Time;
  readonly requests: Requests;
  readonly acting: Acting;
  readonly showing: Showing;
  /** Lessons, which one person plays alone. */
  readonly learning: Learning;
  /** Try-outs, in which one person plays on in thought. */
  readonly tryingOut: TryingOut;
  readonly looks: Looks;
  readonly replays: Replays;
  readonly moderation: Moderation;
  readonly motions: Motions;
  readonly councils: Councils;
  readonly negotiation: Negotiation;
  readonly departures: Departures;
  readonly deliveries: Deliveries;
  readonly servers: Servers;
  readonly privacy: Privacy;

  /** What time it is for all campaigns, ms since 1970. */
  now(): number;
}
