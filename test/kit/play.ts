import {
  type Advance,
  awaited,
  type Beginning,
  begin,
  type Decision,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Rulebook,
  type Seat,
  submit,
  viewOf,
} from "#engine";
import type { Scene } from "#scene";
import { amount } from "../amounts.ts";
import { freeze } from "./freeze.ts";
import { type Act, lineOf } from "./lines.ts";
import { moveFor } from "./random-play.ts";
import { keyOf, type Subject } from "./subject.ts";
import { Violation, violate } from "./violation.ts";

/** A place in a random game. Its state is frozen all the way down. */
export interface Position<G extends GameTypes> {
  readonly subject: Subject<G>;
  /** The rules; the pictures that they post on the way are blank. */
  readonly book: Rulebook<G>;
  readonly env: Envelope<G>;
  /** What led here. */
  readonly last: Advance<G>;
  readonly acts: readonly Act[];
  /** The kit's own dice: those of the game stay untouched. */
  readonly dice: Dice;
}

/** A position as claims look at it: what several of them look at is the same to all, and made once. */
export interface Watched<G extends GameTypes> extends Position<G> {
  /** Whose view those look at that take one seat alone. */
  readonly seat: Seat;
  /** Other states that a seat cannot tell from this one; null where there is none. */
  readonly twins: Map<Seat, Position<G> | null>;
  /** Whether pictures are compared here: they are made of what is compared anyway, and cost more than all the rest. */
  readonly isDrawn: boolean;
  /** What was drawn for a seat, and drawn again. */
  readonly drawn: Map<Seat, readonly [unknown, unknown]>;
  /** Whether the game is played to its end. */
  readonly isWhole: boolean;
}

/** Something that holds in every game. It watches random games and throws a violation where it does not hold. */
export interface Claim<G extends GameTypes> {
  readonly title: string;
  /** It looks at one position in this many; at every one if left out. A divisor of `ROLLS`. */
  readonly every?: number;
  at?(position: Watched<G>): void;
  /** When a game is over. */
  after?(position: Watched<G>, start: Beginning): void;
  /** When all games are over. */
  atLast?(): void;
}

/** Claims that look at one position in two, three or four look at the same ones as often as they can. */
const ROLLS = 360;
/** In usual tests they look at a third of these. */
const THINNED = amount(3, 1);
/** Pictures are compared at one position in this many. */
const DRAWN = amount(72, 36);

/** Plays one random game to its end under the eyes of a claim. A violation tells how to get there. */
export function play<G extends GameTypes>(subject: Subject<G>, start: Beginning, claim: Claim<G>): void {
  const violation = watch(subject, start, [claim]).get(claim);
  if (violation) throw violation;
}

/**
 * Plays one random game under the eyes of claims, and gives what they found; whoever has found something looks no
 * further. The game is the same whoever watches: each claim has dice of its own. What breaks the game breaks all claims.
 * `most`: how many actions are enough.
 */
export function watch<G extends GameTypes>(
  subject: Subject<G>,
  start: Beginning,
  claims: readonly Claim<G>[],
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<Claim<G>, Violation> {
  const found = new Map<Claim<G>, Violation>();
  const acts: Act[] = [];
  const dice = new Dice({ key: keyOf(start.key, "claims"), next: 0 });
  const watching = claims.map((claim) => ({ claim, dice: new Dice({ key: keyOf(start.key, claim.title), next: 0 }) }));
  const note = (claim: Claim<G>, error: unknown): void =>
    void found.set(claim, reported(subject.book, start, acts, claim, error));
  try {
    for (const position of positionsOf(subject, start, acts)) {
      const roll = dice.below(ROLLS);
      const shared = {
        seat: dice.of(position.env.seats),
        twins: new Map(),
        drawn: new Map(),
        isDrawn: roll % DRAWN === 0,
        isWhole: most === Number.POSITIVE_INFINITY,
      };
      for (const { claim, dice } of watching) {
        if (!found.has(claim)) attempt(() => look(claim, { ...position, ...shared, dice }, roll, start), note, claim);
      }
      if (found.size === claims.length || acts.length >= most) break;
    }
  } catch (error) {
    for (const claim of claims) if (!found.has(claim)) note(claim, error);
  }
  return found;
}

function attempt<C>(f: () => void, note: (claim: C, error: unknown) => void, claim: C): void {
  try {
    f();
  } catch (error) {
    note(claim, error);
  }
}

function look<G extends GameTypes>(claim: Claim<G>, position: Watched<G>, roll: number, start: Beginning): void {
  if (roll % (claim.every ? claim.every * THINNED : 1) === 0) claim.at?.(position);
  if (position.env.over) claim.after?.(position, start);
}

/** A violation with the way there, in lines that a test can play. */
function reported<G extends GameTypes>(
  book: Rulebook<G>,
  start: Beginning,
  acts: readonly Act[],
  { title }: Claim<G>,
  error: unknown,
): Violation {
  const detail = error instanceof Violation ? error.message : `threw ${String(error)}`;
  const lines = acts.map((act) => `  ${JSON.stringify(lineOf(book, act))},`);
  const again = ["", `replayLines(book, ${JSON.stringify(start)}, [`, ...lines, "]);"].join("\n");
  return new Violation(title, detail + again, error);
}

/** A random game, position by position; `acts` grows as it goes on. */
function* positionsOf<G extends GameTypes>(subject: Subject<G>, start: Beginning, acts: Act[]): Generator<Position<G>> {
  const { bound = 2000 } = subject;
  const book = undrawn(subject.book);
  const dice = new Dice({ key: keyOf(start.key, "kit"), next: 0 });
  let last = begin(book, freeze(start));
  for (;;) {
    const env = freeze(last.state);
    const position: Position<G> = { subject, book, env, last, acts, dice };
    yield position;
    if (env.over) return;
    if (acts.length >= bound) violate("never ends", `no result after ${bound} actions`);
    const act = anyAct(position);
    acts.push(act);
    last = done(position, act);
  }
}

/** The same rules, of which no picture is drawn: who looks at one draws it of the position. */
export const undrawn = <G extends GameTypes>(book: Rulebook<G>): Rulebook<G> => ({
  ...book,
  definition: { ...book.definition, board: () => BLANK },
});

export const BLANK: Scene = { layout: { kind: "panel", content: { kind: "notes", notes: [] } }, alt: "", text: "" };

function done<G extends GameTypes>({ book, env }: Position<G>, act: Act): Advance<G> {
  try {
    return submit(book, env, act);
  } catch (error) {
    return violate("choices", `${lineOf(book, act)} was offered and fails: ${String(error)}`, error);
  }
}

/** A random legal act of anybody: mostly what is owed, sometimes an offer, a free action or another sealed answer. */
export function anyAct<G extends GameTypes>(position: Position<G>): Act {
  const { env, dice } = position;
  const owing = awaited(env);
  if (owing.length === 0) violate("stuck", "the game is not over and nobody is asked");
  const roll = dice.below(10);
  const extra =
    roll === 0 ? freeAct(position, dice.of(env.seats)) : roll < 3 ? unowedAct(position, dice.of(env.seats)) : null;
  return extra ?? owedAct(position, dice.of(owing));
}

function owedAct<G extends GameTypes>(position: Position<G>, seat: Seat): Act {
  const { book, env } = position;
  const owed = decisionsOf(book, env, seat).find((d) => d.owed) ?? violate("stuck", `${seat} is awaited but not asked`);
  return answer(position, owed) ?? violate("stuck", `${seat} can answer with none of ${owed.actions.join(", ")}`);
}

function unowedAct<G extends GameTypes>(position: Position<G>, seat: Seat): Act | null {
  const { book, env, dice } = position;
  const unowed = decisionsOf(book, env, seat).filter((d) => !d.owed);
  return unowed.length === 0 ? null : answer(position, dice.of(unowed));
}

/** A random answer to a decision, or null if there is none. */
export function answer<G extends GameTypes>({ book, env, dice }: Position<G>, decision: Decision): Act | null {
  const { seat, id } = decision;
  const move = moveFor(book, viewOf(book, env, seat), decision, dice);
  if (!move) return null;
  const regardless = decision.kind === "reaction" && dice.below(3) === 0;
  return { seat, decision: id, action: move.action, params: move.params, regardless };
}

/** A random free action of a seat, or null if it has none that random play may take now. */
export function freeAct<G extends GameTypes>({ subject, book, env, dice }: Position<G>, seat: Seat): Act | null {
  const view = viewOf(book, env, seat);
  const rare = (name: string): boolean =>
    subject.rarely?.includes(name) === true || (book.actions.get(name)?.confirm ?? null) !== null;
  const actions = book.definition.free(view).filter((name) => !rare(name) || dice.below(100) === 0);
  const move = moveFor(book, view, { actions, preset: {} }, dice);
  return move && { seat, decision: null, action: move.action, params: move.params };
}
