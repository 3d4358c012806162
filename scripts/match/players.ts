import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  anyMove,
  completed,
  type Decision,
  type Dice,
  type GameTypes,
  type Move,
  type Result,
  type Rulebook,
  type Seat,
  type View,
} from "#engine";
import { playOut } from "../../src/cli/play-out.ts";
import type { AnyDefinition } from "../../src/games/registry.ts";
import type { Outcome } from "./figures.ts";

type Bot = AnyDefinition["bot"];

/** A computer player, and how long it has thought. */
export class Player {
  decisions = 0;
  ms = 0;
  private readonly bot: Bot;

  constructor(bot: Bot) {
    this.bot = bot;
  }

  move(view: View<GameTypes>, decision: Decision, dice: Dice): Move | null {
    const before = performance.now();
    const move = this.bot(view, decision, dice);
    this.ms += performance.now() - before;
    this.decisions++;
    return move;
  }
}

/** The computer player of another checkout; it sees the views of this one's rules, with what it knows to be there. */
export async function playerOf(checkout: string, game: string): Promise<Player> {
  const path = join(resolve(checkout), "src/games/registry.ts");
  const registry = (await import(pathToFileURL(path).href)) as typeof import("../../src/games/registry.ts"); // theirs
  const definition = registry.findGame(game);
  if (!definition) throw new Error(`${checkout} has no game “${game}”`);
  return new Player((view, decision, dice) => definition.bot(asBefore(view), decision, dice));
}

/** States of Lebanon leave the size of a stack of one out; up to release 0.2 they did not. */
function asBefore(view: View<GameTypes>): View<GameTypes> {
  const { groups } = view.table as { readonly groups?: unknown };
  if (!Array.isArray(groups)) return view;
  return { ...view, table: { ...view.table, groups: groups.map((group: object) => ({ size: 1, ...group })) } };
}

/** With the usual answers to questions that its player does not know. */
function inFull({ actions }: Rulebook<GameTypes>, view: View<GameTypes>, { action, params }: Move): Move {
  const form = actions.get(action);
  return form ? { action, params: completed(form, view, params, {}) } : { action, params };
}

const MOST_ACTIONS = 100_000;

export interface Pairing {
  readonly book: Rulebook<GameTypes>;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  player(seat: Seat): Player;
}

/** The game of this number; whatever players it has, the same number brings the same dice and cards. */
export function gameOf({ book, options, seed, player }: Pairing, number: number): Result | null {
  const bot: Bot = (view, decision, dice) => {
    const move = player(view.seat).move(view, decision, dice);
    return move ? inFull(book, view, move) : anyMove(book, view, decision, dice);
  };
  const key = createHash("sha256").update(`${seed} ${number}`).digest("hex");
  const game = { ...book, definition: { ...book.definition, bot } };
  return playOut(game, { options, key, player: () => "sensible", most: MOST_ACTIONS }).result;
}

/** A game that was stopped is lost for everybody. */
export function outcomeOf(result: Result | null, seat: Seat): Outcome {
  if (!result) return { won: false, lead: 0 };
  const others = Object.entries(result.scores).flatMap(([one, score]) => (one === seat ? [] : [score]));
  return {
    won: result.victories.some(({ seats }) => seats.includes(seat)),
    lead: (result.scores[seat] ?? 0) - Math.max(...others),
  };
}
