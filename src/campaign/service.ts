import type { Definition, GameTypes, Json, Rulebook, Seat } from "#engine";
import type { AbsenceSettings, GameRecord, StandingOrderRecord } from "../store/records.ts";
import type { AfterLeaving, SeatAnswer, SeatWish } from "./changing-hands.ts";
import type {
  Answering,
  CheckedLine,
  StepPreparation,
  Submitted,
  Trial,
  Trying,
  Undo,
  Undone,
  WrittenSheet,
} from "./contract/answers.ts";
import type { Deliveries } from "./contract/deliveries.ts";
import type { GameFile, Joining, NewGame, Person } from "./contract/game.ts";
import type { SeatView, Status } from "./contract/views.ts";
import type { Councils } from "./councils/councils.ts";
import type { Motions } from "./councils/motions.ts";
import type { Departures } from "./departures.ts";
import type { InEach } from "./in-each.ts";
import type { Meanwhile, Stay } from "./leave.ts";
import type { LeaveView } from "./leave-view.ts";
import type { LogLines, LogStretch } from "./log-lines.ts";
import type { Looks } from "./looking.ts";
import type { Relocation } from "./mending.ts";
import type { Moderation } from "./moderation/moderation.ts";
import type { Negotiation } from "./negotiation/negotiation.ts";
import type { OwnScenario } from "./own-scenario.ts";
import type { OfficeRequest } from "./permissions.ts";
import type { Privacy } from "./privacy.ts";
import type { Rematch } from "./rematch.ts";
import type { RequestAnswer } from "./requests/asking.ts";
import type { Request } from "./requests/wishes.ts";
import type { Retimed } from "./retiming.ts";
import type { Servers } from "./servers.ts";
import type { StepView } from "./steps.ts";
import type { Pace } from "./timetables.ts";
import type { Todo } from "./todo.ts";

export type {
  Answering,
  CheckedLine,
  OfferedPromise,
  RowOutcome,
  Submitted,
  Trial,
  Trying,
  Undo,
  Undone,
  WrittenSheet,
} from "./contract/answers.ts";
export type { Deliveries, LivePost, OfferPost, SeatMessage } from "./contract/deliveries.ts";
export type { GameFile, Joining, NewGame, Person } from "./contract/game.ts";
export type { PromisePost, TalkPost } from "./contract/negotiation.ts";
export type { OwnStepView, SeatView, Status } from "./contract/views.ts";
export type { MotionView, VoteStanding } from "./contract/votes.ts";
export type { MotionPost } from "./councils/motion-post.ts";
export type { Voted } from "./councils/voting.ts";
export type { InEach } from "./in-each.ts";
export type { LeaveView } from "./leave-view.ts";
export type { LogLines, LogStretch } from "./log-lines.ts";
export type { CouncilSeat } from "./moderation/council-seats.ts";
export type { Ledger } from "./negotiation/ledger.ts";
export type { Ending } from "./negotiation/promise.ts";
export type { PromiseForm } from "./negotiation/promising.ts";
export type { TalkForm } from "./negotiation/talking.ts";
export type { Subject } from "./notifying.ts";
export { GONE } from "./obstacles.ts";
export type { Request } from "./requests/wishes.ts";
export type { StepView } from "./steps.ts";
export type { Pace } from "./timetables.ts";
export type { Todo } from "./todo.ts";

/**
 * Everything that people, timers and bots can ask of the campaigns. Every method that takes a person checks what that
 * person may do; each throws `Refused` with one clear sentence for what is not possible, and has changed nothing then.
 */
export interface CampaignService {
  readonly definitions: readonly Definition<GameTypes>[];
  /** What a campaign that is opened now is played with. Refused if there is no such game. */
  shipped(game: string): Rulebook<GameTypes>;

  /** The game with a scenario of a host's own. Throws `PackError` that says where the file is wrong, and what would be right. */
  withScenario(game: string, text: string): Promise<OwnScenario>;
  create(input: NewGame): Promise<GameRecord>;
  /** Opens a campaign that has ended once more, and calls those who played it. */
  rematch(wish: Rematch): Promise<GameRecord>;
  /** Whether each of those who played it could take the next seat. Refused as `rematch` is. */
  canTurn(game: string, person: string): Promise<boolean>;
  /** Joins a lobby, or takes a seat of a running campaign that somebody has given up. */
  join(input: Joining): Promise<void>;
  /** Leaves a lobby, or a running campaign for good. */
  leave(game: string, person: Person, interaction: string | null): Promise<void>;
  /** The seats of a running campaign that this person could take, group by group. Refused if there are none for them. */
  seatsFor(game: string, person: string): Promise<Status["free"]>;
  /** What would become of a running campaign if this person left it. */
  afterLeaving(game: string, person: string): Promise<AfterLeaving>;
  /** Asks the others to pause, to go on, to take one's last act back whatever came after it, or to end the campaign. */
  ask(game: string, person: Person, request: Request, interaction: string | null): Promise<void>;
  /** Gives it another timetable: its host's. Where somebody has less time by it, all who play must be asked. */
  retime(game: string, person: Person, pace: Pace, interaction: string | null): Promise<Retimed>;
  /** The host of a lobby settles what becomes of seats whose players are not there. */
  configureAbsence(
    game: string,
    person: Person,
    change: Partial<AbsenceSettings>,
    interaction: string | null,
  ): Promise<void>;
  /** Takes leave for so many days, until a date, or until they play: a person's seats wait, are the computer's, or go by what was settled ahead. */
  goAway(
    game: string,
    person: Person,
    stay: number | Stay,
    interaction: string | null,
    meanwhile?: Meanwhile,
  ): Promise<void>;
  /** Those of a person's running campaigns in which they play, with what becomes of each while they are away. */
  leaves(person: string): Promise<InEach<LeaveView>>;
  /** Ends it; what is left of it can be taken later. */
  takeBack(game: string, person: Person, interaction: string | null): Promise<void>;
  comeBack(game: string, person: Person, interaction: string | null): Promise<void>;
  /** Asks the same as a request of one's own that has lapsed, by its number. Refused where it is no longer possible. */
  askAgain(game: string, person: Person, number: number, interaction: string | null): Promise<void>;
  /** Yes or no to that; the asker's no withdraws it. */
  answerRequest(game: string, person: Person, answer: RequestAnswer, interaction: string | null): Promise<void>;
  /** Has the computer play what nobody plays. */
  fill(game: string, person: Person, interaction: string | null): Promise<void>;
  /** Asks somebody, in the channel, to take all seats of a person over. */
  offerSeats(game: string, person: Person, wish: SeatWish, interaction: string | null): Promise<void>;
  /** Yes or no of whoever was asked; no of whoever asked withdraws it. */
  answerSeatOffer(game: string, person: Person, answer: SeatAnswer, interaction: string | null): Promise<void>;
  /** Shares the seats out among so many people, as is usual in this game: the host's, before the start. */
  share(game: string, person: Person, people: number, interaction: string | null): Promise<void>;
  /** Begins the game; seats that nobody took are played by the computer if `bots` says so, else it is refused. */
  start(game: string, person: Person, bots: boolean, interaction: string | null): Promise<void>;
  /** Ends it without a result: the host's, or the server's staff's (`staffOf`: the server that somebody may manage). */
  abandon(game: string, person: Person, interaction: string | null, staffOf?: string | null): Promise<void>;
  /** Takes a person out of a lobby: the host's, or the server's staff's. */
  remove(wish: OfficeRequest, who: string): Promise<void>;
  /** Posts again what could not be sent, is gone or was deleted: the host's, or the server's staff's. Says how much had been put aside. */
  repair(wish: OfficeRequest): Promise<number>;
  /** Names another host: the host's, or the server's staff's. */
  changeHost(wish: OfficeRequest, to: string): Promise<void>;
  /** Lets it go on in another channel. */
  move(wish: Relocation): Promise<void>;
  /**
   * Does moves or written orders one after the other in one transaction, and keeps what is said ahead. One that is refused
   * refuses the whole; but if one before it rolled dice or revealed something, what was done up to there stands, for nobody
   * may try that out and take it back.
   */
  submit(answer: Answering | WrittenSheet): Promise<Submitted>;
  /** Tries moves on a copy; `step`: of the campaign as it would be if that step of the seat began now. */
  trial(sheet: Trying & Pick<Answering, "moves">): Promise<Trial>;
  /** Keeps the answer to a question to come (`Upcoming.key`), in place of an earlier one; no moves: forgets it. */
  prepare(answer: Omit<Answering, "decision" | "end"> & { readonly key: string }): Promise<void>;
  /** What a seat would see and be asked if a step of its own began now. Refused where that cannot be seen. */
  rehearse(game: string, person: string, seat: Seat, step: string): Promise<SeatView>;
  /** Keeps the moves of a step to come, in place of earlier ones; without any, and not to be ended: forgets them. */
  prepareStep(answer: StepPreparation): Promise<void>;
  /** Takes a person's last act back, if nobody has acted since and it rolled no dice and showed nothing hidden. */
  undo(wish: Undo): Promise<Undone>;
  /** Looks whether these orders can be given one after the other, as far as that can be known beforehand. */
  check(sheet: Trying & Pick<WrittenSheet, "lines">): Promise<readonly CheckedLine[]>;

  /** What time it is for all campaigns, ms since 1970. */
  now(): number;
  /** Refused with "no-game" if there is none. */
  record(game: string): Promise<GameRecord>;
  /** Campaigns of a channel or thread, of a server, or of a person, host or moderator; not the ended ones unless asked. */
  find(filter: {
    channel?: string;
    guild?: string;
    person?: string;
    host?: string;
    moderator?: string;
    ended?: boolean;
  }): Promise<readonly GameRecord[]>;
  /** Seats that this person holds in a running game. */
  seatsOf(game: string, person: string): Promise<readonly Seat[]>;
  /** Refused unless the person holds the seat. `looks`: they are there and see it; yes if left out. */
  seatView(game: string, person: string, seat: Seat, looks?: boolean): Promise<SeatView>;
  status(game: string): Promise<Status>;
  /** What the public was told, with what each line is about: for recaps, and for whoever looks something up. All of it, or a part; for a `person`, with what their seats alone were told. */
  lines(game: string, part?: LogStretch, person?: string): Promise<LogLines>;
  /** A part of it step by step: the board after the step with this number, from 0 on, the last one if there are not so many. Null: no board is kept. */
  step(game: string, part: LogStretch, at: number): Promise<StepView | null>;
  /** What the public was told, in words, oldest first. */
  chronicle(game: string, last: number): Promise<readonly { readonly told: readonly string[]; readonly at: number }[]>;
  /** What this person has to decide in all games, what others wait for first. */
  todo(person: string): Promise<InEach<Todo>>;

  orders(game: string, person: string, seat: Seat): Promise<readonly StandingOrderRecord[]>;
  /** Keeps a standing order until it is changed; what is open already is answered by it at once. */
  setOrder(
    game: string,
    person: string,
    seat: Seat,
    name: string,
    params: unknown,
    interaction: string | null,
  ): Promise<void>;
  /** Keeps or drops what a seat was taken over with: orders, prepared answers and kept steps of those before. */
  decideInherited(game: string, person: string, seat: Seat, keeps: boolean, interaction: string | null): Promise<void>;
  /** Gives all standing orders of a preset, in place of those of the same names. */
  usePreset(game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void>;
  /** Refused if there is no such order. */
  clearOrder(game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void>;

  /** What a seat has filled in so far for a decision; refused unless the person holds the seat. */
  sheet(game: string, person: string, seat: Seat, decision: string): Promise<Json | null>;
  /** Null drops it. Refused with "stale" if there is no such question any more. */
  keepSheet(game: string, person: string, seat: Seat, decision: string, sheet: Json | null): Promise<void>;

  /** The file anyone can check after the end; before, only the operator gets it. */
  export(game: string): Promise<GameFile>;

  readonly departures: Departures;
  readonly servers: Servers;
  readonly privacy: Privacy;
  readonly moderation: Moderation;
  readonly motions: Motions;
  readonly councils: Councils;
  readonly negotiation: Negotiation;
  readonly looks: Looks;
  readonly deliveries: Deliveries;
}
