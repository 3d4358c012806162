import {
  begin,
  canonical,
  copy,
  Dice,
  type DiceFormat,
  decisionsOf,
  type Envelope,
  mustGet,
  openAsk,
  orderedCopy,
  type Params,
  type Procedure,
  type Prompt,
  Refused,
  submit,
  type View,
  viewOf,
} from "#engine";
import { fork } from "../../../src/engine/copy-on-write.ts";
import type { Happening } from "../../../src/engine/happening.ts";
import { Turn } from "../../../src/engine/run.ts";
import type { EditionId, Holder, SeatId } from "../../../src/games/fitna/content/sides.ts";
import { rules } from "../../../src/games/fitna/definition.ts";
import { fitna as definition } from "../../../src/games/fitna/index.ts";
import { HIGH_TENSION } from "../../../src/games/fitna/rules/cards/piles.ts";
import type { Event } from "../../../src/games/fitna/rules/events.ts";
import { destroy, hold, mark, place } from "../../../src/games/fitna/rules/pieces/placing.ts";
import { standing, standingIn } from "../../../src/games/fitna/rules/pieces/units.ts";
import { gameOf } from "../../../src/games/fitna/rules/setup/played.ts";
import type { Fitna, Game, Table } from "../../../src/games/fitna/state.ts";
import { keyOf } from "../../kit/index.ts";
import { bringHighTension, deal, fetchUnit } from "./gathering.ts";
import { content } from "./packs.ts";
import { book, invariant } from "./playing.ts";

/** "syr-1a", "sun-3 R", "fsa-8 I", "fsa-8 R I": R reduced, I isolated. */
type UnitText = string;

interface Wishes {
  readonly edition?: EditionId;
  readonly scenario?: string;
  /** Whose segment it is. */
  readonly seat: SeatId;
  /** Offensives if left out. */
  readonly segment?: "events" | "offensives";
  readonly offensives?: number;
  /** Who is in these spaces, and holds them; others that were there are destroyed. */
  readonly units?: { readonly [space: string]: { readonly [side in Holder]?: readonly UnitText[] } };
  /** Who holds these spaces, whoever is there. */
  readonly held?: { readonly [space: string]: Holder };
  /** Whole hands. */
  readonly hands?: { readonly [seat in SeatId]?: readonly number[] };
  readonly table?: Partial<Table>;
  /** Left out: by purpose. */
  readonly dice?: DiceFormat;
}

/** A scenario at its start, in somebody's Offensives or Events segment, with these pieces on the map. */
export function fitna(wishes: Wishes): Play {
  const { edition = "2020", scenario = "1", seat, segment = "offensives", offensives = 3, dice } = wishes;
  const seats = mustGet(content.editions[edition].scenarios, scenario).seats.map((one) => one.seat);
  const controllers = Object.fromEntries(seats.map((one) => [one, `person of ${one}`]));
  const options = { ...rules.defaults, edition, scenario };
  const env = copy(begin(book, { seats, controllers, options, key: keyOf("fitna"), ...(dice && { dice }) }).state);
  for (const hand of Object.values(env.hands)) hand.offered = [];
  const isFighting = segment === "offensives";
  const plan = isFighting ? { cards: [], moves: 0, offensives } : null;
  Object.assign(env.table, { phase: segment, turn: 1, active: seat, plan });
  const game = gameOf(content, env);
  for (const [space, sides] of Object.entries(wishes.units ?? {})) stand(game, space, sides);
  for (const [space, side] of Object.entries(wishes.held ?? {})) hold(game, space, side);
  for (const one of seats) deal(game, one, wishes.hands?.[one] ?? []);
  Object.assign(env.table, wishes.table ?? {});
  if (env.table.reached.includes(HIGH_TENSION)) bringHighTension(game);
  env.frames = [
    { procedure: "campaign", stage: "end", data: null, outcome: [] },
    { procedure: "operations", stage: isFighting ? "fighting" : "events", data: { seat }, outcome: [] },
  ];
  return new Play(orderedCopy(env)).run(); // as states are stored
}

function stand(game: Game, space: string, sides: { readonly [side in Holder]?: readonly UnitText[] }): void {
  for (const { id } of standingIn(game, space)) destroy(game, id);
  for (const [side, units] of Object.entries(sides) as [Holder, readonly UnitText[]][]) {
    hold(game, space, side);
    for (const text of units) {
      const [id = "", ...flags] = text.split(" ");
      fetchUnit(game, id);
      place(game, side, space, [id]);
      mark(game, id, { reduced: flags.includes("R"), isolated: flags.includes("I") });
    }
  }
}

/** A game under test: what was done, and what everyone was told. The invariants are checked at every step. */
export class Play {
  env: Envelope<Fitna>;
  readonly events: Event[] = [];
  /** Whether the last action showed its seat something, so that nobody takes it back. */
  revealed = false;

  constructor(env: Envelope<Fitna>) {
    this.env = env;
  }

  get table() {
    return this.env.table;
  }

  get game(): Game {
    return gameOf(content, this.env);
  }

  /** The open question in short: window or kind, seats that may answer, and actions. */
  get asked(): { readonly name: string; readonly seats: readonly string[]; readonly actions: readonly string[] } {
    const ask = openAsk(this.env);
    if (!ask) throw new Error("nobody is asked");
    const name = ask.kind === "window" || ask.kind === "reaction" ? ask.window : ask.kind;
    return { name, seats: ask.seats.filter((seat) => !ask.answered.includes(seat)), actions: ask.actions };
  }

  /** What a seat reads first of what it is asked. */
  prompt(seat: SeatId): Prompt {
    const [decision] = decisionsOf(book, this.env, seat);
    if (!decision) throw new Error(`${seat} is asked nothing`);
    return definition.guide.prompt(this.view(seat), decision);
  }

  view(seat: SeatId): View<Fitna> {
    return viewOf(book, this.env, seat);
  }

  /** "damascus", "damascus R I"; null: not on the map. */
  unit(id: string): string | null {
    const found = standing(this.game).find((one) => one.id === id);
    return found ? [found.space, found.reduced && "R", found.isolated && "I"].filter(Boolean).join(" ") : null;
  }

  /** Who is in a space, as `unit` has it. */
  in(space: string): readonly string[] {
    return standingIn(this.game, space)
      .map(({ id, reduced }) => (reduced ? `${id} R` : id))
      .sort();
  }

  /** What happened last of this kind. */
  last<K extends Event["kind"]>(kind: K): Extract<Event, { readonly kind: K }> {
    const found = this.events.findLast((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
    if (!found) throw new Error(`there was no ${kind}: ${this.kinds.join(", ")}`);
    return found;
  }

  get kinds(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }

  /** What happened, in words. */
  get lines(): readonly string[] {
    return this.events.flatMap((event) => definition.describePublic(event, content) ?? []);
  }

  act(seat: SeatId, action: string, params: Params = {}): this {
    const done = submit(book, this.env, { seat, decision: null, action, params });
    this.env = done.state;
    this.revealed = done.reveals;
    return this.note(done.happenings);
  }

  /** The active seat attacks; `cards` as the action has it where the seat holds any. */
  attack(from: string, target: string, units: readonly string[], cards: "none" | "answers" | "ask" = "none"): this {
    const seat = this.table.active;
    if (!seat) throw new Error("it is nobody's phase");
    const held = (this.table.held[seat] ?? 0) > 0;
    return this.act(seat, "attack", { from, target, units: [...units], ...(held ? { cards } : {}) });
  }

  /** The refusal of something that is not possible; an error if it is possible or changes anything. */
  refusal(seat: SeatId, action: string, params: Params = {}): Refused {
    const before = canonical(this.env);
    try {
      submit(book, this.env, { seat, decision: null, action, params });
    } catch (error) {
      if (error instanceof Refused && canonical(this.env) === before) return error;
      throw error;
    }
    throw new Error(`${seat} can ${action} ${canonical(params)}`);
  }

  /** Runs a procedure before what is asked now goes on. */
  call<D>(procedure: Procedure<Fitna, D>, data: D): this {
    this.env = copy(this.env);
    this.env.frames.push({
      procedure: procedure.name,
      stage: procedure.first,
      data: copy(data) as never, // procedures are called with plain data
      outcome: [],
    });
    return this.run();
  }

  /** Goes on until somebody is asked. */
  run(): this {
    const next = fork(this.env);
    const turn = new Turn(book, next, null);
    turn.run();
    turn.finish();
    next.seq++;
    this.env = next;
    return this.note(turn.happenings);
  }

  /** What is done meanwhile rolls exactly these dice. */
  roll(faces: readonly number[], act: (game: this) => void): this {
    const left = [...faces];
    const { die } = Dice.prototype;
    Dice.prototype.die = () => {
      const face = left.shift();
      if (face === undefined) throw new Error(`more dice than ${faces.join(" ")}`);
      return face;
    };
    try {
      act(this);
    } finally {
      Dice.prototype.die = die;
    }
    if (left.length > 0) throw new Error(`not rolled: ${left.join(" ")}`);
    return this;
  }

  note(happenings: readonly Happening<Fitna>[]): this {
    invariant(this.env);
    for (const happening of happenings)
      if (happening.kind === "event" && happening.event) this.events.push(happening.event);
    return this;
  }
}
