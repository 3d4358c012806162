import {
  type Advance,
  awaited,
  type Decision,
  type Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  isWindow,
  openAsk,
  Refused,
  type Rulebook,
  type Seat,
  type Submission,
  submit,
  viewOf,
  type WindowMode,
} from "../engine/index.ts";
import type { LogRow, RowKind, Snapshot, StandingOrderRecord } from "../store/records.ts";
import type { Change } from "../store/repository.ts";
import { announce, newQuestions } from "./announce.ts";
import { clockFor } from "./deadline.ts";
import { holders, type Live, openDecisions, openForms, written } from "./live.ts";
import { canReact, openMode } from "./reactions.ts";

/** Standing orders that keep answering each other without end are a game's bug. */
const MOST_ORDERS = 500;

/** Something to be done in a game, whatever door it came in by. */
export interface Input extends Submission {
  readonly kind: RowKind;
  readonly person: string | null;
}

/** Where all seats stand after what has been done. */
export interface Questions {
  readonly open: ReadonlyMap<Seat, readonly Decision[]>;
  /** New ones. */
  readonly asked: ReadonlyMap<Seat, readonly Decision[]>;
  /** Seats held by persons that have a new one. */
  readonly persons: readonly Seat[];
}

/** A game being moved on: the present state, and what has been done since it was read. */
export class Play {
  readonly live: Live;
  readonly advances: Advance<GameTypes>[] = [];
  readonly rows: LogRow[] = [];
  env: Envelope<GameTypes>;
  readonly #now: number;
  /** What computer players think with; null: they let windows be that wait for nobody. */
  readonly #dice: Dice | null;
  snapshot: Snapshot | null = null;

  constructor(live: Live, now: number, dice: Dice | null = null) {
    this.live = live;
    this.env = live.env;
    this.#now = now;
    this.#dice = dice;
  }

  /** Throws `Refused`; nothing has changed then. */
  take({ kind, person, ...submission }: Input): void {
    const { book, names } = this.live;
    const advance = submit(book, this.env, submission, names);
    const { decision, regardless = false } = submission;
    const after = { env: this.env, chain: this.rows.at(-1)?.hash ?? this.live.chain };
    const { row, snapshot } = written(book, advance, after, { kind, decision, regardless, person, at: this.#now });
    this.rows.push(row);
    this.snapshot = snapshot;
    this.advances.push(advance);
    this.env = advance.state;
  }

  /** Lets standing orders answer what has come up, and windows pass that wait for nobody, until people are to decide. */
  settle(): void {
    this.#follow(() => true);
  }

  /** The same, but only as far as a window is open that does not wait for all; says whether there was one. */
  settleWindow(): boolean {
    const done = this.rows.length;
    this.#follow(() => this.mode() !== "wait-all");
    return this.rows.length > done;
  }

  /** How the open window waits; everything else waits for all that are asked. */
  mode(): WindowMode {
    return openMode(this.live.book, this.live.record, this.env);
  }

  #follow(goesOn: () => boolean): void {
    for (let done = 0; done < MOST_ORDERS; done++) {
      const input = goesOn() ? (this.#nextOrder() ?? this.#nextUnasked()) : null;
      if (!input) return;
      this.take(input);
    }
    throw new Error(`standing orders of ${this.live.record.id} answer each other without end`);
  }

  /** One play at a time, in the order of precedence of the question. */
  #nextOrder(): Input | null {
    if (this.live.orders.length === 0) return null;
    const first = openAsk(this.env)?.seats ?? [];
    for (const seat of new Set([...first, ...this.env.seats])) {
      for (const order of this.#ordersOf(seat)) {
        for (const decision of this.#decisions(seat)) {
          const input = this.#ordered(order, decision);
          if (input) return input;
        }
      }
    }
    return null;
  }

  /** In the order of the game's own list. */
  #ordersOf(seat: Seat): readonly StandingOrderRecord[] {
    const own = this.live.orders.filter((order) => order.seat === seat);
    return own.length < 2
      ? own
      : this.live.book.definition.orders.flatMap(({ name }) => own.filter((order) => order.name === name));
  }

  /** For the next seat that the open window does not wait for: a computer player reacts if it likes, everyone else passes. */
  #nextUnasked(): Input | null {
    const { book, members } = this.live;
    const ask = openAsk(this.env);
    const mode = this.mode();
    if (!ask || !isWindow(ask) || mode === "wait-all") return null;
    for (const seat of awaited(this.env)) {
      if (mode === "wait-holders" && canReact(book, this.env, seat)) continue;
      const computer = members.some((member) => member.seat === seat && member.bot);
      const input = computer && this.#dice ? botInput(book, this.env, seat, this.#dice) : null;
      const pass = { seat, decision: String(ask.id), action: ask.pass, params: {} };
      return input?.decision === pass.decision ? input : { kind: "default", person: null, ...pass };
    }
    return null;
  }

  #decisions(seat: Seat): readonly Decision[] {
    const { book } = this.live;
    return decisionsOf(book, this.env, seat).filter((d) => (d.owed && !d.answered) || d.invited);
  }

  /** The order's move, if it has one that the rules allow: one that they do not is as good as none. */
  #ordered(order: Live["orders"][number], decision: Decision): Input | null {
    const { book } = this.live;
    const { seat, name, params } = order;
    const move = book.definition.orders
      .find((o) => o.name === name)
      ?.decide(viewOf(book, this.env, seat), decision, params);
    if (!move) return null;
    const input: Input = { kind: "order", person: null, seat, decision: decision.id, ...move };
    try {
      submit(book, this.env, input);
      return input;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** What has come up for every seat; asked once all is done. */
  questions(): Questions {
    const { book, env, members } = this.live;
    const open = openDecisions(book, this.env);
    const asked = newQuestions(book, env, open);
    return { open, asked, persons: [...asked.keys()].filter((seat) => holders(members, seat).length > 0) };
  }

  /** All that has been done, as one change of the store, and the game as it is after that. */
  outcome(
    interaction: string | null,
    { open, asked }: Questions,
    since: ReadonlyMap<Seat, readonly string[]>,
  ): { readonly change: Change; readonly live: Live } {
    const { record, book, members, env: before, clock } = this.live;
    const { snapshot } = this;
    if (!snapshot) throw new Error("nothing was done");
    const next = clockFor(record.pace, this.env, clock, this.#now);
    const running = next === undefined ? clock : next && { ...next, game: record.id };
    const { over } = this.env;
    const change: Change = {
      game: record.id,
      interaction,
      rows: this.rows,
      state: { from: before.seq, to: snapshot },
      outbox: announce({
        record,
        book,
        members,
        before,
        after: this.env,
        advances: this.advances,
        deadline: running?.deadline ?? null,
        asked,
        since,
      }),
      ...(next === undefined ? {} : { clock: next }),
      ...(over ? { set: { status: "over", ended: this.#now }, result: over } : {}),
      draftsFor: openForms(open),
      at: this.#now,
    };
    return { change, live: { ...this.live, env: this.env, clock: running, chain: snapshot.chain } };
  }
}

/** Default answers for all that are awaited: what happens when the time is up. */
export function defaults(play: Play): void {
  const id = openAsk(play.env)?.id;
  for (const seat of awaited(play.env)) {
    let more = byDefault(play, seat, id);
    while (more) more = byDefault(play, seat, openAsk(play.env)?.id);
  }
}

/** A seat's default answer to this question; says whether its next question is part of it. */
function byDefault(play: Play, seat: Seat, id: number | undefined): boolean {
  const { book } = play.live;
  const decision = decisionsOf(book, play.env, seat).find((d) => d.id === String(id));
  if (!decision?.owed) return false;
  const { action, params, more = false } = book.definition.defaultAnswer(viewOf(book, play.env, seat), decision);
  play.take({ kind: "default", person: null, seat, decision: decision.id, action, params });
  return more;
}

/** The next move of a seat that a computer plays, or null if it has nothing to do. */
export function botInput(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, seat: Seat, dice: Dice): Input | null {
  for (const decision of decisionsOf(book, env, seat)) {
    if (decision.owed ? decision.answered !== null : !decision.invited) continue;
    const move = book.definition.bot(viewOf(book, env, seat), decision, dice);
    if (!move) continue;
    const answers = decision.actions.includes(move.action);
    return { kind: "bot", person: null, seat, decision: answers ? decision.id : null, ...move };
  }
  return null;
}
