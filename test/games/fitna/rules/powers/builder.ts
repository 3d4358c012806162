import {
  begin,
  type Decision,
  Dice,
  decisionsOf,
  type Envelope,
  game,
  type Params,
  type Procedure,
  rulebook,
  submit,
  text,
  viewOf,
} from "#engine";
import type { Holder, SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import type { Event, Secret } from "../../../../../src/games/fitna/rules/events.ts";
import type { Now } from "../../../../../src/games/fitna/rules/now.ts";
import { destroy, enter, place, removeUnit } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { gameOf, scenarioOf } from "../../../../../src/games/fitna/rules/setup/played.ts";
import type { Fitna, Game, Marks } from "../../../../../src/games/fitna/state.ts";
import { fetchUnit } from "../../gathering.ts";
import { content } from "../../packs.ts";
import { book as bare, invariant } from "../../playing.ts";

const { action, procedure } = game<Fitna>();

/** What a test does in the midst of a game, as a stage of a procedure would. */
type Doing = (s: Now) => void;
let doing: Doing = () => {};

const tested = procedure<null>("tested")({
  now: (s) => {
    doing(s);
    return "done";
  },
});

const test = action("test", "Test")
  .param("what", "What?", text(10))
  .apply((a) => a.call(tested, null));

const book = rulebook<Fitna>(
  {
    ...bare.definition,
    procedures: [...bare.definition.procedures, tested],
    actions: [...bare.definition.actions, test],
    free: (view) => [...bare.definition.free(view), test.name],
  },
  content,
  "0".repeat(64),
);

/** A game in the midst of a seat's Events segment, to call rules in. */
export class Playing {
  #env: Envelope<Fitna>;
  readonly told: Event[] = [];
  readonly #secrets: { readonly seat: string; readonly secret: Secret }[] = [];

  constructor(env: Envelope<Fitna>) {
    this.#env = env;
  }

  get game(): Game {
    return gameOf(content, structuredClone({ table: this.#env.table, hands: this.#env.hands, box: this.#env.box }));
  }

  get table(): Game["state"]["table"] {
    return this.#env.table;
  }

  /** What everyone was told, in words. */
  get lines(): readonly string[] {
    return this.told.flatMap((event) => definition.describePublic(event, content) ?? []);
  }

  /** What one seat was told, in words. */
  whispered(seat: SeatId): readonly string[] {
    return this.#secrets.flatMap((one) =>
      one.seat === seat ? (definition.describePrivate(one.secret, content) ?? []) : [],
    );
  }

  /** Changes the state before anything is tested. */
  change(change: (game: Game) => void): this {
    this.#env = structuredClone(this.#env);
    change(gameOf(content, this.#env));
    return this;
  }

  /** The next dice; null: any. */
  dice(...faces: readonly (number | null)[]): this {
    this.#env = { ...this.#env, random: { key: keyFor(faces), next: 0 } };
    return this;
  }

  do(what: Doing): this {
    doing = what;
    const seat = this.table.active ?? this.table.order[0] ?? "";
    return this.#submit(seat, test.name, { what: "" }, true);
  }

  call<D>(what: Procedure<Fitna, D>, data: D): this {
    return this.do((s) => s.call(what, data));
  }

  answer(seat: SeatId, name: string, params: Params = {}): this {
    return this.#submit(seat, name, params);
  }

  asked(seat: SeatId): Decision | undefined {
    return decisionsOf(book, this.#env, seat)[0];
  }

  view(seat: SeatId) {
    return viewOf(book, this.#env, seat);
  }

  /** The answer at a deadline, given as long as one of these is asked. */
  defaults(...names: readonly string[]): this {
    return this.#whileAsked(({ actions }) => actions.some((name) => names.includes(name)));
  }

  /** The answers at a deadline, until one of these is asked. */
  until(...names: readonly string[]): this {
    return this.#whileAsked(({ actions }) => !actions.some((name) => names.includes(name)));
  }

  #whileAsked(isMeant: (asked: Decision) => boolean): this {
    for (let n = 0; n < 100; n++) {
      const all = this.table.order.flatMap((seat) => this.asked(seat) ?? []).filter(({ owed }) => owed);
      const one = all.find((decision) => isMeant(decision));
      if (!one || all.some((decision) => !isMeant(decision))) return this;
      const { action: name, params } = definition.defaultAnswer(this.view(one.seat as SeatId), one); // seats of the scenario
      this.#submit(one.seat, name, params);
    }
    throw new Error("it goes on for ever");
  }

  /** `midStep`: no stage has run after it, and what follows from it has not come yet. */
  #submit(seat: string, name: string, params: Params, midStep = false): this {
    const done = submit(book, this.#env, { seat, decision: null, action: name, params });
    this.#env = done.state;
    for (const one of done.happenings) {
      if (one.kind !== "event") continue;
      if (one.event) this.told.push(one.event);
      this.#secrets.push(...Object.entries(one.secrets).map(([to, secret]) => ({ seat: to, secret })));
    }
    if (!midStep) invariant(this.#env);
    return this;
  }
}

interface Start {
  readonly edition?: "2020" | "2018";
  readonly seats?: "all" | "fewer";
  readonly people?: "each" | "two";
  readonly turn?: number;
  /** Before the phase begins. */
  readonly begins?: boolean;
}

/** A scenario in the Events segment of a seat, with everything where it is set up and no cards in hands. */
export function phaseOf(scenario: string, seat: SeatId, start: Start = {}): Playing {
  const { edition = "2020", seats = "all", people = "each", turn = 2, begins = false } = start;
  const options = { ...rules.defaults, edition, scenario, seats, people };
  const order = scenarioOf(content, { edition, scenario, fewer: seats === "fewer" }).seats.map((one) => one.seat);
  const controllers = Object.fromEntries(order.map((one) => [one, one]));
  const { state } = begin(book, { seats: order, controllers, options, key: "7".repeat(64) });
  const env = structuredClone(state) as Envelope<Fitna>; // a copy, to be written
  env.frames = [
    { procedure: "campaign", stage: "end", data: null, outcome: [] },
    { procedure: "operations", stage: begins ? "begin" : "events", data: { seat }, outcome: [] },
  ];
  for (const hand of Object.values(env.hands)) hand.offered = [];
  Object.assign(env.table, { turn, active: seat, phase: "events" });
  return new Playing(env);
}

/** A key by which the first dice show these faces. */
function keyFor(faces: readonly (number | null)[]): string {
  for (let n = 0; n < 400_000; n++) {
    const key = n.toString(16).padStart(64, "0");
    const dice = new Dice({ key, next: 0 });
    if (faces.every((face) => dice.die() === face || face === null)) return key;
  }
  throw new Error(`no key was found for ${faces.join(", ")}`);
}

/** Puts a unit somewhere, from wherever it is; it is a seat's, a faction's or the leader of IS. */
export function put(game: Game, side: Holder, space: string, id: string, marks: Marks = {}): void {
  fetchUnit(game, id);
  place(game, side, space, [id], marks);
  enter(game, side, space);
}

/** Takes all units of a space off the map: counters of IS to its pool, others out of the game. */
export function clear(game: Game, ...spaces: readonly string[]): void {
  for (const space of spaces)
    for (const { id, unit } of standingIn(game, space))
      if (unit.nation === "IS" && unit.type === "militia") destroy(game, id);
      else removeUnit(game, id);
}
