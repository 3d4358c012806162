import type { Logger } from "pino";
import type { GameTypes, Json, Rulebook, Seat } from "#engine";
import type { AbsenceSettings, GameRecord, StandingOrderRecord } from "../store/records.ts";
import type { Repository } from "../store/repository.ts";
import { clearOrder, decideInherited, type Preparation, prepare, prepareStep, setOrder, usePreset } from "./ahead.ts";
import { checkLines, submit, tryMoves } from "./answering.ts";
import { withBars } from "./bar-lines.ts";
import { postsAgain } from "./barred.ts";
import { abandonGame } from "./breaking-off.ts";
import {
  type AfterLeaving,
  afterLeaving,
  answerSeatOffer,
  fillSeats,
  leaveRunning,
  offerSeats,
  type SeatAnswer,
  type SeatWish,
  seatsFor,
} from "./changing-hands.ts";
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
import { type Clock, Core } from "./core.ts";
import { type Councils, councils } from "./councils/councils.ts";
import { joinRunning, sidesFor } from "./councils/joining.ts";
import { type Motions, motions } from "./councils/motions.ts";
import { othersTurn } from "./councils/on-duty.ts";
import { voteViewOf } from "./councils/vote-view.ts";
import { backFromCutOff } from "./cut-off.ts";
import { deliveries } from "./deliveries.ts";
import { Departures } from "./departures.ts";
import { createGame, joinLobby, leaveLobby, removeMember, shareSeats, startGame } from "./enrolment.ts";
import { gameFile } from "./game-file.ts";
import type { InEach } from "./in-each.ts";
import { acting } from "./inherited.ts";
import { knownTo, knownWords } from "./known.ts";
import { comeBack, goAway, type Meanwhile, type Stay } from "./leave.ts";
import { type LeaveView, leavesOf } from "./leave-view.ts";
import { takeBack } from "./lending.ts";
import type { Live } from "./live.ts";
import type { Secret } from "./lobby.ts";
import { configureAbsence } from "./lobby-settings.ts";
import { type LogLines, type LogStretch, logLines } from "./log-lines.ts";
import { type Looks, looks } from "./looking.ts";
import { changeHost, moveGame, type Relocation, repairGame } from "./mending.ts";
import { type Moderation, moderation } from "./moderation/moderation.ts";
import { type Negotiation, negotiation } from "./negotiation/negotiation.ts";
import type { OwnScenario } from "./own-scenario.ts";
import type { Asked } from "./passing-on.ts";
import { type OfficeRequest, seatsOf } from "./permissions.ts";
import { type Privacy, privacy } from "./privacy.ts";
import { canTurn, type Rematch, rematch } from "./rematch.ts";
import { answerRequest, ask, askAgain, type RequestAnswer } from "./requests/asking.ts";
import type { Request } from "./requests/wishes.ts";
import { type Retimed, retime } from "./retiming.ts";
import type { Rulebooks } from "./rulebooks.ts";
import { lookedBefore, rehearsedView, seatViewOf, seenBefore } from "./seat-view.ts";
import { SecondTries } from "./second-tries.ts";
import { type Servers, servers } from "./servers.ts";
import type { CampaignService } from "./service.ts";
import { keepSheet, readSheet } from "./sheets.ts";
import { statusOf } from "./status.ts";
import { type StepView, stepAt } from "./steps.ts";
import type { Pace } from "./timetables.ts";
import { type Todo, todoOf } from "./todo.ts";
import { Turns } from "./turns.ts";
import { undo } from "./undo.ts";
import { wordsIn } from "./words.ts";

export interface CampaignsOptions {
  readonly repository: Repository;
  readonly books: Rulebooks;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a computer player waits before it moves, ms. */
  readonly botDelay: number;
  /** Where the secrets of the dice come from; random if left out. */
  readonly secrets?: (() => Secret) | undefined;
  /** Whether strangers use it; yes if left out. */
  readonly isPublic?: boolean | undefined;
  /** Is shown what is kept in memory of a campaign after each of its changes; tests compare it with what is stored. */
  readonly kept?: ((live: Live) => Promise<void>) | undefined;
}

/** The application service: every input of every game goes through here, whatever its door. */
export class Campaigns implements CampaignService {
  readonly deliveries: Deliveries;
  readonly servers: Servers;
  readonly departures: Departures;
  readonly privacy: Privacy;
  readonly moderation: Moderation;
  readonly motions: Motions;
  readonly councils: Councils;
  readonly negotiation: Negotiation;
  readonly looks: Looks;
  readonly #core: Core;
  readonly #turns: Turns;
  readonly #again: SecondTries;

  constructor({ repository, books, clock, logger, botDelay, secrets, isPublic, kept }: CampaignsOptions) {
    this.#core = new Core(repository, books, clock, logger, secrets, isPublic, kept);
    this.#turns = new Turns(this.#core, botDelay);
    this.privacy = privacy(this.#core);
    this.servers = servers(this.#core);
    this.departures = new Departures(this.#core);
    this.moderation = moderation(this.#core);
    this.motions = motions(this.#core, this.#turns);
    this.councils = councils(this.#core);
    this.negotiation = negotiation(this.#core);
    this.looks = looks(this.#core);
    this.#again = new SecondTries(this.#core);
    this.deliveries = deliveries(this.#core, { again: this.#again, departures: this.departures });
  }

  get definitions(): Rulebooks["definitions"] {
    return this.#core.books.definitions;
  }

  shipped(game: string): Rulebook<GameTypes> {
    return this.#core.books.shipped(game);
  }

  withScenario(game: string, text: string): Promise<OwnScenario> {
    return this.#core.books.withScenario(game, text);
  }

  create(input: NewGame): Promise<GameRecord> {
    return createGame(this.#core, input);
  }

  rematch(wish: Rematch): Promise<GameRecord> {
    return rematch(this.#core, wish);
  }

  canTurn(game: string, person: string): Promise<boolean> {
    return canTurn(this.#core, game, person);
  }

  join(input: Joining): Promise<void> {
    const { game, ...joining } = input;
    return this.#changingHands(game, joining, (record, asked) =>
      record.status === "running"
        ? joinRunning(this.#core, record, joining.seat, asked)
        : joinLobby(this.#core, record, joining),
    );
  }

  leave(game: string, person: Person, interaction: string | null): Promise<void> {
    return this.#changingHands(game, { person, interaction }, (record, asked) =>
      record.status === "running"
        ? leaveRunning(this.#core, record, asked)
        : leaveLobby(this.#core, record, person, interaction),
    );
  }

  async seatsFor(game: string, person: string): ReturnType<CampaignService["seatsFor"]> {
    const record = await this.#core.record(game);
    if (record.council !== null) return await sidesFor(this.#core, record, person);
    const free = await seatsFor(this.#core, record, person);
    const { places } = await this.status(game);
    return places.filter(({ seats }) => free.some(([first = ""]) => seats.includes(first)));
  }

  async afterLeaving(game: string, person: string): Promise<AfterLeaving> {
    return afterLeaving(await this.#core.load(await this.#core.record(game)), person);
  }

  fill(game: string, person: Person, interaction: string | null): Promise<void> {
    return this.#changingHands(game, { person, interaction }, (record, asked) => fillSeats(this.#core, record, asked));
  }

  offerSeats(game: string, person: Person, wish: SeatWish, interaction: string | null): Promise<void> {
    return this.#changingHands(game, { person, interaction }, (record, asked) =>
      offerSeats(this.#core, record, wish, asked),
    );
  }

  answerSeatOffer(game: string, person: Person, answer: SeatAnswer, interaction: string | null): Promise<void> {
    return this.#changingHands(game, { person, interaction }, (record, asked) =>
      answerSeatOffer(this.#core, record, answer, asked),
    );
  }

  ask(game: string, person: Person, request: Request, interaction: string | null): Promise<void> {
    return this.#requested(game, person, () => ask(this.#core, game, request, { person, interaction }));
  }

  askAgain(game: string, person: Person, number: number, interaction: string | null): Promise<void> {
    return this.#requested(game, person, () => askAgain(this.#core, game, number, { person, interaction }));
  }

  retime(game: string, person: Person, pace: Pace, interaction: string | null): Promise<Retimed> {
    return retime(this.#core, game, pace, { person, interaction });
  }

  configureAbsence(
    game: string,
    person: Person,
    change: Partial<AbsenceSettings>,
    interaction: string | null,
  ): Promise<void> {
    return configureAbsence(this.#core, game, change, { person, interaction });
  }

  goAway(
    game: string,
    person: Person,
    stay: number | Stay,
    interaction: string | null,
    meanwhile: Meanwhile = "wait",
  ): Promise<void> {
    const wish = typeof stay === "number" ? { days: stay } : stay;
    return goAway(this.#core, game, { ...wish, meanwhile }, { person, interaction });
  }

  leaves(person: string): Promise<InEach<LeaveView>> {
    return leavesOf(this.#core, person);
  }

  comeBack(game: string, person: Person, interaction: string | null): Promise<void> {
    return comeBack(this.#core, game, { person, interaction });
  }

  takeBack(game: string, person: Person, interaction: string | null): Promise<void> {
    return this.#changingHands(game, { person, interaction }, (record, asked) => takeBack(this.#core, record, asked));
  }

  answerRequest(game: string, person: Person, answer: RequestAnswer, interaction: string | null): Promise<void> {
    return this.#requested(game, person, () => answerRequest(this.#core, game, answer, { person, interaction }));
  }

  /** Whoever asks or answers is there: they do not count as silent in it. */
  async #requested(game: string, person: Person, work: () => Promise<void>): Promise<void> {
    const record = await this.record(game);
    if (record.status === "running") await this.#turns.presence.looked(await this.#core.load(record), person.id);
    await work();
  }

  #changingHands(game: string, asked: Asked, work: (record: GameRecord, asked: Asked) => Promise<void>) {
    return this.#core.once(game, asked, (record) => work(record, asked));
  }

  share(game: string, person: Person, people: number, interaction: string | null): Promise<void> {
    return shareSeats(this.#core, { game, person, people, interaction });
  }

  async start(game: string, person: Person, bots: boolean, interaction: string | null): Promise<void> {
    await startGame(this.#core, game, person, bots, interaction);
    await this.#turns.seeToVotes(game);
  }

  abandon(game: string, { id }: Person, interaction: string | null, staffOf: string | null = null): Promise<void> {
    return abandonGame(this.#core, { game, person: id, interaction, staffOf });
  }

  remove(wish: OfficeRequest, who: string): Promise<void> {
    return removeMember(this.#core, wish, who);
  }

  repair(wish: OfficeRequest): Promise<number> {
    return repairGame(this.#core, wish);
  }

  changeHost(wish: OfficeRequest, to: string): Promise<void> {
    return changeHost(this.#core, wish, to);
  }

  async move(wish: Relocation): Promise<void> {
    await moveGame(this.#core, wish);
    await backFromCutOff(this.#core, wish.game);
    await postsAgain(this.#core, wish.game);
  }

  submit(answer: Answering | WrittenSheet): Promise<Submitted> {
    return submit(this.#turns, answer);
  }

  check(sheet: Trying & Pick<WrittenSheet, "lines">): Promise<readonly CheckedLine[]> {
    return checkLines(this.#turns, sheet);
  }

  async trial(sheet: Trying & Pick<Answering, "moves">): Promise<Trial> {
    const { rows, live } = await tryMoves(this.#turns, sheet);
    const { seat, person, step = null } = sheet;
    return {
      rows,
      after: step === null ? await this.#seatViewOf(live, seat, person) : this.#rehearsed(live, sheet, step),
    };
  }

  async rehearse(game: string, person: string, seat: Seat, step: string): Promise<SeatView> {
    const { live } = await this.#turns.trial({ game, person, seat, step });
    return this.#rehearsed(live, { person, seat }, step);
  }

  #rehearsed(live: Live, { person, seat }: Pick<Trying, "person" | "seat">, step: string): SeatView {
    return rehearsedView(live, seat, step, voteViewOf(live, seat, person, this.#core.clock.now()));
  }

  prepareStep(answer: StepPreparation): Promise<void> {
    return prepareStep(this.#turns, answer);
  }

  prepare(answer: Preparation): Promise<void> {
    return prepare(this.#turns, answer);
  }

  undo(wish: Undo): Promise<Undone> {
    return undo(this.#core, wish);
  }

  /** Deadlines, reminders, lobbies that nobody joins, campaigns that nobody plays in: to be called every few seconds. */
  async tick(): Promise<void> {
    await this.#turns.tick();
    await this.#again.tick();
  }

  /**
   * Lets all running games go on after a restart, one after the other: clocks, computer players. A game that fails stops no
   * other. Whoever plays need not wait for it.
   */
  resume(): Promise<void> {
    return this.#turns.resume();
  }

  now(): number {
    return this.#core.clock.now();
  }

  record(game: string): Promise<GameRecord> {
    return this.#core.record(game);
  }

  async find({
    channel,
    ended = false,
    ...rest
  }: Parameters<CampaignService["find"]>[0]): Promise<readonly GameRecord[]> {
    const { repository } = this.#core;
    const filter = ended ? rest : { ...rest, status: ["lobby", "running", "damaged"] as const };
    if (channel === undefined) return repository.games(filter);
    const game = await repository.gameOfThread(channel);
    const ofThread = game === null ? null : await repository.game(game);
    return ofThread ? [ofThread] : repository.games({ ...filter, channel });
  }

  async seatsOf(game: string, person: string): Promise<readonly Seat[]> {
    return seatsOf({ record: await this.record(game), members: await this.#core.repository.members(game) }, person);
  }

  async seatView(game: string, person: string, seat: Seat, looks = true): Promise<SeatView> {
    const live = await this.#core.seated(await this.record(game), person, seat, "look");
    if (!looks) return this.#seatViewOf(live, seat, person);
    const looked = lookedBefore(live, person);
    await this.#turns.presence.looked(live, person);
    const now = await this.#core.seated(await this.record(game), person, seat, "look");
    return { ...(await this.#seatViewOf(now, seat, person, looked)), seen: seenBefore(live, seat, person) };
  }

  async #seatViewOf(live: Live, seat: Seat, person: string, looked: number | null = null): Promise<SeatView> {
    const { repository, clock } = this.#core;
    const { id } = live.record;
    const since =
      looked === null ? (await repository.toldSince(id, [seat])).get(seat) : await repository.toldAfter(id, looked);
    const now = clock.now();
    const member = live.members.find((one) => one.seat === seat && one.person === person);
    const own = {
      vote: voteViewOf(live, seat, person, now),
      othersTurn: othersTurn(live, seat, person, now),
      away: member?.away ?? null,
      seen: seenBefore(live, seat, person),
      known: (await knownTo(this.#core, live, seat)).map(knownWords),
    };
    return seatViewOf(live, seat, since ?? [], own, looked);
  }

  status(game: string): Promise<Status> {
    return statusOf(this.#core, game);
  }

  async chronicle(game: string, last: number): ReturnType<CampaignService["chronicle"]> {
    const record = await this.record(game);
    const rows = await this.#core.reading(record.id, () => this.#core.repository.told(record.id, last)); // numbers would count secret acts
    const book = await this.#core.pinned(record);
    return rows.map(({ told, at }) => ({ told: wordsIn(book, told), at }));
  }

  async lines(game: string, part?: LogStretch, person?: string): Promise<LogLines> {
    const record = await this.record(game);
    return await this.#core.reading(record.id, () => logLines(this.#core, record, part, person).then(withBars));
  }

  async step(game: string, part: LogStretch, at: number): Promise<StepView | null> {
    const record = await this.record(game);
    return await this.#core.reading(record.id, () => stepAt(this.#core, record, part, at));
  }

  todo(person: string): Promise<InEach<Todo>> {
    return todoOf(this.#core, person);
  }

  async orders(game: string, person: string, seat: Seat): Promise<readonly StandingOrderRecord[]> {
    const { orders } = await this.#core.seated(await this.record(game), person, seat, "look");
    return acting(orders).filter((order) => order.seat === seat);
  }

  setOrder(
    game: string,
    person: string,
    seat: Seat,
    name: string,
    params: unknown,
    interaction: string | null,
  ): Promise<void> {
    return setOrder(this.#turns, { game, person, seat, interaction }, name, params);
  }

  decideInherited(game: string, person: string, seat: Seat, keeps: boolean, interaction: string | null): Promise<void> {
    return decideInherited(this.#turns, { game, person, seat, interaction }, keeps);
  }

  usePreset(game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void> {
    return usePreset(this.#turns, { game, person, seat, interaction }, name);
  }

  clearOrder(game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void> {
    return clearOrder(this.#turns, { game, person, seat, interaction }, name);
  }

  sheet(game: string, person: string, seat: Seat, decision: string): Promise<Json | null> {
    return readSheet(this.#core, game, person, { seat, decision });
  }

  keepSheet(game: string, person: string, seat: Seat, decision: string, sheet: Json | null): Promise<void> {
    return keepSheet(this.#core, game, person, { seat, decision }, sheet);
  }

  export(game: string): Promise<GameFile> {
    return gameFile(this.#core.repository, game);
  }

  /** Lets computer players rest and waits for what is being worked on. */
  async stop(): Promise<void> {
    this.#turns.stop();
    await this.#core.stop();
    await this.#turns.leave();
  }
}
