/** A campaign while it is moved on: the state now, what was done since it was read, and what has been settled ahead. */
import {
  type Advance,
  type Decision,
  type Dice,
  type Envelope,
  type GameTypes,
  type Phase,
  type Premise,
  Refused,
  type Seat,
  type Submission,
  stepOf,
  submit,
  viewOf,
  type WindowMode,
} from "#engine";
import type { Change } from "../../store/change.ts";
import type {
  FormerAnswers,
  LessonRecord,
  LogRow,
  PreparedRecord,
  PromiseRecord,
  ReasonRecord,
  RowKind,
  Snapshot,
  StandingOrderRecord,
} from "../../store/records.ts";
import { afterAnswers, withoutSeat } from "../facts/asked-first.ts";
import { acting, isUndecided, type SettledAhead } from "../facts/inherited.ts";
import { type Live, toLogRow } from "../facts/live.ts";
import { phaseOf, seatInText } from "../facts/names.ts";
import { openDecisions } from "../facts/open-decisions.ts";
import { openMode } from "../facts/reactions.ts";
import { settledBy } from "../log/weighed-lines.ts";
import type { Notice } from "./announcement.ts";

/** Something to be done in a game, whatever door it came in by. */
export interface Input extends Submission {
  readonly kind: RowKind;
  readonly person: string | null;
}

type SheetLeft = NonNullable<Change["sheets"]>[number];

/** What a play was like, to go back to. */
interface Mark {
  readonly rows: number;
  readonly notices: number;
  readonly env: Envelope<GameTypes>;
  readonly snapshot: Snapshot | null;
  readonly orders: readonly StandingOrderRecord[];
  readonly prepared: readonly PreparedRecord[];
  readonly before: FormerAnswers;
}

export class Play {
  readonly live: Live;
  readonly advances: Advance<GameTypes>[] = [];
  readonly rows: LogRow[] = [];
  env: Envelope<GameTypes>;
  /** What seats have said ahead, as far as it still counts. */
  orders: readonly StandingOrderRecord[];
  prepared: readonly PreparedRecord[];
  /** What seats had answered before people went back, when this began. */
  before: FormerAnswers;
  snapshot: Snapshot | null = null;
  /** What computer players think with; null: they let windows be that wait for nobody. */
  readonly dice: Dice | null;
  readonly now: number;
  /** How far its lesson has come; null: it is none. */
  lesson: LessonRecord | null;
  /** Whether computers wait until people have agreed on what is to be taken back. */
  holding = false;
  /** What is left of sheets that were submitted in part. */
  readonly sheets: SheetLeft[] = [];
  /** Votes of councils, and their motions. */
  votes: Live["votes"];
  motions: Live["motions"];
  /** Seats whose time was up. */
  readonly expired = new Set<Seat>();
  /** Promises that go with offers made in it. */
  readonly promises: PromiseRecord[] = [];
  /** Offers declined in it, as their seats may say why. */
  readonly reasons: ReasonRecord[] = [];
  /** What seats are to be told of what was said ahead and is given up. */
  readonly notices: Notice[] = [];

  constructor(live: Live, now: number, dice: Dice | null = null) {
    this.live = live;
    this.env = live.env;
    this.orders = live.orders;
    this.prepared = live.prepared;
    this.before = live.former;
    this.votes = live.votes;
    this.motions = live.motions;
    this.lesson = live.lesson;
    this.dice = dice;
    this.now = now;
  }

  get phase(): Phase {
    return phaseOf(this.live.book, this.env);
  }

  /** What was said ahead by those who hold the seats, or is kept by them. */
  get acting(): SettledAhead {
    return { orders: acting(this.orders), prepared: acting(this.prepared) };
  }

  /** How the open window waits; everything else waits for all that are asked, as windows of lessons do. */
  get mode(): WindowMode {
    if (this.lesson !== null) return "wait-all";
    return openMode(this.live.book, this.live.record, this.env);
  }

  /** What seats had answered before people went back, as far as they have not answered again. */
  get former(): FormerAnswers {
    return afterAnswers(this.before, this.rows);
  }

  decisions(seat: Seat): readonly Decision[] {
    return openDecisions(this.live.book, this.env, seat);
  }

  /** Throws `Refused`; nothing has changed then. */
  take(input: Input): Advance<GameTypes> {
    const { book, names } = this.live;
    const advance = submit(book, this.env, input, names, this.mode);
    const { kind, person, decision, regardless = false } = input;
    const after = { env: this.env, chain: this.rows.at(-1)?.hash ?? this.live.chain };
    const head = { kind, decision, regardless, person, input: this.live.env.seq, at: this.now };
    const { row: done, snapshot } = toLogRow(book, advance, after, head);
    const row = this.#withOutcome(done);
    if (kind === "act") this.#dropAnswered(input);
    this.rows.push(row);
    this.snapshot = snapshot;
    this.advances.push(advance);
    this.env = advance.state;
    if (this.orders.length > 0) this.#endOrders();
    return advance;
  }

  /** Whose time ran out, and what that settled, comes first in what everyone is told of it. */
  #withOutcome(row: LogRow): LogRow {
    const { record, book } = this.live;
    const seat = row.about?.overdue;
    if (seat === undefined) return row;
    const line = `Time ran out for ${seatInText(record, book, seat)}: ${settledBy(book, row.action)}.`;
    return { ...row, told: [line, ...row.told] };
  }

  /** As `take`, for what may not be possible; says whether it was. */
  tryTake(input: Input): boolean {
    try {
      this.take(input);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** What was said for a phase or a turn ends with it. */
  #endOrders(): void {
    const { phase } = this;
    if (this.orders.some((order) => isOver(order, phase))) this.orders = this.orders.filter((o) => !isOver(o, phase));
  }

  /** An answer given in advance is for nothing once its question was answered otherwise. */
  #dropAnswered({ seat, decision: id }: Submission): void {
    if (!this.prepared.some((answer) => answer.seat === seat)) return;
    const step = stepOf(this.live.book, this.env, seat);
    if (step?.asked) this.dropPrepared(seat, step.key);
    const decision = this.decisions(seat).find((one) => one.id === id);
    const key = decision && this.premiseOf(seat, decision)?.key;
    if (key !== undefined) this.dropPrepared(seat, key);
  }

  /** What an answer rests on that was given before this question; a game that cannot say it has its seat asked instead. */
  premiseOf(seat: Seat, decision: Decision): Premise | null {
    const { book } = this.live;
    try {
      return book.definition.guide.prepared(viewOf(book, this.env, seat), decision);
    } catch (error) {
      book.report("guide.prepared", error);
      for (const { key } of this.prepared.filter((answer) => answer.seat === seat)) this.giveUpAnswer(seat, key);
      return null;
    }
  }

  mark(): Mark {
    const { rows, notices, env, snapshot, orders, prepared, before } = this;
    return { rows: rows.length, notices: notices.length, env, snapshot, orders, prepared, before };
  }

  /** Forgets everything since then. */
  back({ rows, notices, env, snapshot, orders, prepared, before }: Mark): void {
    this.rows.length = rows;
    this.notices.length = notices;
    this.advances.length = rows;
    Object.assign(this, { env, snapshot, orders, prepared, before });
  }

  /** What a seat has still to decide on of what it was taken over with; `as` null: it is dropped. */
  decideInherited(seat: Seat, as: <T extends StandingOrderRecord | PreparedRecord>(one: T) => T | null): void {
    const decided = <T extends StandingOrderRecord | PreparedRecord>(all: readonly T[]): readonly T[] =>
      all.flatMap((one) => (one.seat === seat && isUndecided(one) ? (as(one) ?? []) : [one]));
    this.orders = decided(this.orders);
    this.prepared = decided(this.prepared);
  }

  keepOrder(order: StandingOrderRecord): void {
    this.dropOrder(order.seat, order.name);
    this.before = withoutSeat(this.before, order.seat);
    this.orders = [...this.orders, order];
  }

  dropOrder(seat: Seat, name: string): void {
    this.orders = this.orders.filter((order) => order.seat !== seat || order.name !== name);
  }

  /** An order that fails turns into "ask me", and its seat is told: nobody waits for an order. */
  giveUpOrder({ seat, name }: Pick<StandingOrderRecord, "seat" | "name">): void {
    const isThis = (one: StandingOrderRecord): boolean => one.seat === seat && one.name === name && !one.ask;
    if (!this.orders.some(isThis)) return;
    const order = this.live.book.definition.orders.find((one) => one.name === name);
    this.orders = this.orders.map((one) => (isThis(one) ? { ...one, ask: true } : one));
    this.notices.push({
      seat,
      line: `Your standing order “${order?.title ?? name}” ${FAILED} I will ask you instead.`,
    });
  }

  giveUpAnswer(seat: Seat, key: string): void {
    this.dropPrepared(seat, key);
    this.notices.push({
      seat,
      line: `Your prepared answer ${FAILED} I will ask you when the question comes.`,
    });
  }

  keepPrepared(answer: PreparedRecord): void {
    this.dropPrepared(answer.seat, answer.key);
    this.prepared = [...this.prepared, answer];
  }

  dropPrepared(seat: Seat, key: string): void {
    this.prepared = this.prepared.filter((answer) => answer.seat !== seat || answer.key !== key);
  }
}

const FAILED = "cannot be followed because of an error of mine, which is in my log.";

/** Whether what was said ahead has ended with its phase or turn. */
const isOver = (order: StandingOrderRecord, { id, turn }: Phase): boolean =>
  (order.phase !== null && order.phase !== id) || (order.turn !== null && order.turn !== turn);
