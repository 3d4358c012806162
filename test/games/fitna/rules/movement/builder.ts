import {
  type Advance,
  begin,
  decisionsOf,
  type Envelope,
  type Names,
  type Params,
  type Refusal,
  Refused,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { EditionId, Holder, SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { hold, place } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { gameOf } from "../../../../../src/games/fitna/rules/setup/played.ts";
import type { Fitna, Game } from "../../../../../src/games/fitna/state.ts";
import { keyOf } from "../../../../kit/subject.ts";
import { fetchUnit } from "../../gathering.ts";
import { content } from "../../packs.ts";
import { book } from "../../playing.ts";

export type Env = Envelope<Fitna>;

interface Wish {
  readonly edition?: EditionId;
  readonly options?: Params;
  /** Whose phase; the first seat's if left out. */
  readonly seat?: SeatId;
  /** What is otherwise before that phase begins to be decided. */
  readonly change?: (game: Game) => void;
}

/** A scenario at the Events segment of a seat, everything before it done by default. */
export function eventsOf(scenario: string, { edition = "2020", options = {}, seat, change }: Wish = {}): Env {
  const chosen = { ...rules.defaults, edition, scenario, ...options };
  const seats = rules.roster(chosen, content).map(({ id }) => id);
  const controllers = Object.fromEntries(seats.map((one) => [one, one]));
  let env = begin(book, { seats, controllers, options: chosen, key: keyOf("moving") }).state;
  const isThere = ({ table }: Env): boolean => table.phase === "events" && (seat ?? table.active) === table.active;
  while (!isThere(env)) env = byDefault(env);
  return change ? changed(env, change) : env;
}

/** Whoever is asked answers as at a deadline. */
export const byDefault = (env: Env): Env => advancedByDefault(env).state;

/** The same, with what comes of it; pictures are made if somebody has a name. */
export function advancedByDefault(env: Env, names: Names | null = null): Advance<Fitna> {
  const decision = env.seats.flatMap((seat) => decisionsOf(book, env, seat)).find(({ owed }) => owed);
  if (!decision) throw new Error("nobody is asked");
  const { action, params } = definition.defaultAnswer(viewOf(book, env, decision.seat), decision);
  const answer = { seat: decision.seat, decision: decision.id, action, params };
  return submit(book, env, answer, names);
}

/** The same with something else on the table. */
export function changed(env: Env, change: (game: Game) => void): Env {
  const other = structuredClone(env);
  change(gameOf(content, other));
  return other;
}

export const gameIn = (env: Env): Game => gameOf(content, env);
export const viewIn = (env: Env, seat: string): View<Fitna> => viewOf(book, env, seat);

/** The active seat's Movement segment with this many unit moves. */
export function movementOf(scenario: string, { moves = 8, ...wish }: Wish & { readonly moves?: number } = {}): Env {
  let env = eventsOf(scenario, wish);
  while (env.table.phase !== "movement") env = byDefault(env);
  return changed(env, ({ state }) => {
    if (state.table.plan) state.table.plan.moves = moves;
  });
}

/** What the active seat does. */
export function act(env: Env, action: string, params: Params = {}): Env {
  const seat = env.table.active ?? "";
  return submit(book, env, { seat, decision: null, action, params }).state;
}

/** Why that is refused to the active seat; null: it is not. */
export function refusalOf(env: Env, action: string, params: Params = {}): Refusal | null {
  try {
    act(env, action, params);
    return null;
  } catch (error) {
    if (error instanceof Refused)
      return { code: error.code, text: error.text, ...(error.rule ? { rule: error.rule } : {}) };
    throw error;
  }
}

/** Puts units somewhere, wherever they were; their space is their side's. */
export function put(game: Game, side: Holder, space: string, ...ids: readonly string[]): void {
  for (const id of ids) fetchUnit(game, id);
  place(game, side, space, ids);
  if (Object.hasOwn(game.edition.spaces, space)) hold(game, space, side);
}

export const whereIs = (env: Env, id: string): string | undefined =>
  standing(gameIn(env)).find((one) => one.id === id)?.space;
export const isIsolated = (env: Env, id: string): boolean =>
  standing(gameIn(env)).find((one) => one.id === id)?.isolated === true;
