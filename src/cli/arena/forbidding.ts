/** Restricted play: what it is worth to a seat that it may play a card, take an action or use a rule, by forbidding it. */
import {
  byDefault,
  check,
  type Envelope,
  type GameTypes,
  type Json,
  type Move,
  namesOf,
  Refused,
  type Rulebook,
  refuse,
  type View,
  whyBlocked,
} from "#engine";
import { type Level, levelNamed, type Thought } from "./levels.ts";

/** What one side may not do: an action, or a choice of a param, by its value or as the menus name it. */
export interface Ban {
  /** "action", "any" (whatever param), or the name of a param. */
  readonly what: string;
  readonly word: string;
}

/** Throws `Refused` for what is not a ban, or forbids an action that the game does not have. */
export function banIn({ actions }: Rulebook<GameTypes>, text: string): Ban {
  const [, what, word] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (what === undefined || word === undefined)
    return refuse("no-ban", "`--forbid` takes action=<name>, <param>=<choice> or any=<choice>.");
  const all = [...actions.values()];
  if (what === "action" && !all.some(({ name, title }) => word === name || word === title))
    refuse("no-action", `There is no action “${word}”; there are: ${all.map(({ name }) => name).join(", ")}.`);
  return { what, word };
}

/** Whether a move is forbidden. */
export function isForbidden({ actions }: Rulebook<GameTypes>, view: View<GameTypes>, move: Move, ban: Ban): boolean {
  const { what, word } = ban;
  const action = actions.get(move.action);
  if (what === "action") return word === move.action || word === action?.title;
  if (says(move.params, what, word)) return true;
  const isMeant = what === "any" || Object.hasOwn(move.params, what);
  return isMeant && action !== undefined && namesOf(action, view, move.params).includes(word);
}

/** Whether this word is the value of a param of that name, or one of its list, however deep. */
function says(params: Json, what: string, word: string): boolean {
  if (typeof params !== "object" || params === null) return false;
  return Object.entries(params).some(
    ([name, value]: [string, Json]) =>
      ((what === "any" || name === what) && (value === word || (Array.isArray(value) && value.includes(word)))) ||
      says(value, what, word),
  );
}

/** How often a ban has mattered in a game. */
export interface Met {
  /** How often what the level would have done was forbidden. */
  met: number;
  /** In how many of these cases nothing else was legal, and it was done all the same. */
  unavoidable: number;
}

/** How often it looks for another answer. */
const THOUGHTS = 8;
const RANDOM_TRIES = 60;

/**
 * What a level does that may not do this: what it thinks of next, then what counts at a deadline, then anything legal that
 * is not forbidden.
 */
export function restricted(level: Level, env: Envelope<GameTypes>, thought: Thought, ban: Ban, met: Met): Move {
  const { book, view, decision } = thought;
  const isFree = (move: Move): boolean => !isForbidden(book, view, move, ban);
  const first = level.move(thought);
  if (isFree(first)) return first;
  met.met++;
  for (let i = 0; i < THOUGHTS; i++) {
    const other = level.move(thought);
    if (isFree(other)) return other;
  }
  const usual = byDefault(book, view, decision);
  if (isFree(usual) && isPossible(book, env, thought, usual)) return usual;
  const random = levelNamed("random") ?? level;
  for (let i = 0; i < RANDOM_TRIES; i++) {
    const other = random.move(thought);
    if (isFree(other)) return other;
  }
  met.unavoidable++;
  return first;
}

function isPossible(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  { view, decision }: Thought,
  move: Move,
): boolean {
  const action = book.actions.get(move.action);
  if (!action || whyBlocked(book, env, { seat: view.seat, decision: decision.id, action: move.action })) return false;
  try {
    check(action, view, move.params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
