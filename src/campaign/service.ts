/** What the rest of the bot knows of campaigns. */
import type { Deliveries } from "./contract/deliveries.ts";
import type { Councils } from "./councils/councils.ts";
import type { Motions } from "./councils/motions.ts";
import type { Departures } from "./departures.ts";
import type { Looks } from "./looking.ts";
import type { Moderation } from "./moderation/moderation.ts";
import type { Negotiation } from "./negotiation/negotiation.ts";
import type { Privacy } from "./privacy.ts";
import type { Rulebooks } from "./rulebooks.ts";
import type { Servers } from "./servers.ts";
import type { Acting } from "./service/acting.ts";
import type { People } from "./service/people.ts";
import type { Requests } from "./service/requests.ts";
import type { Showing } from "./service/showing.ts";
import type { Time } from "./service/time.ts";

export type { Request } from "./ballots/asking.ts";
export type {
  Answering,
  CheckedLine,
  OfferedPromise,
  RowOutcome,
  Submitted,
  Trial,
  Trying,
} from "./contract/answers.ts";
export type { Deliveries, LivePost, OfferPost, SeatMessage } from "./contract/deliveries.ts";
export type { GameFile, NewGame, Person } from "./contract/game.ts";
export type { PromisePost, TalkPost } from "./contract/negotiation.ts";
export type { OwnStepView, SeatView, Status } from "./contract/views.ts";
export type { MotionView, VoteStanding } from "./contract/votes.ts";
export type { MotionPost } from "./councils/motion-post.ts";
export type { Voted } from "./councils/voting.ts";
export type { InEach } from "./in-each.ts";
export type { LeaveView } from "./leave-view.ts";
export type { LogLines } from "./log-lines.ts";
export type { CouncilSeat } from "./moderation/council-seats.ts";
export type { Ledger } from "./negotiation/ledger.ts";
export type { Ending } from "./negotiation/promise.ts";
export type { PromiseForm } from "./negotiation/promising.ts";
export type { TalkForm } from "./negotiation/talking.ts";
export type { Subject } from "./notifying.ts";
export { GONE } from "./obstacles.ts";
export type { Search } from "./service/showing.ts";
export type { StepView } from "./steps.ts";
export type { Pace } from "./timetables.ts";
export type { Todo } from "./todo.ts";

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
  readonly looks: Looks;
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
