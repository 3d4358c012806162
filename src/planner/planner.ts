/** What a seat does best: its answers compared in worlds that it cannot tell from its own, each played on to a horizon. */
import {
  type ComputerRole,
  canonical,
  type Decision,
  type Dice,
  type GameTypes,
  imagined,
  type Move,
  mayMind,
  type Outlook,
  quickDice,
  Refused,
  type Rulebook,
  submit,
  viewIn,
} from "#engine";
import { betterHalf, clearlyBest, type Lead, leadOver, roundsOf, worthComparing } from "./comparing.ts";
import { answering, worthOf } from "./playing-on.ts";

/** What may be spent on a question. */
export interface Budget {
  /** The most play-outs: the same number gives the same answer. */
  readonly playOuts: number;
  /** Milliseconds; null: as long as the play-outs take. */
  readonly ms: number | null;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

export interface Thought {
  readonly move: Move;
  readonly playOuts: number;
  readonly ms: number;
  /** How many answers were compared. */
  readonly compared: number;
  /** By how much the move is better than the advice's own answer; null: it is that answer. */
  readonly lead: Lead | null;
  /** Play-outs that the rules refused or that never ended, each with why; their answers were dropped. */
  readonly faults: readonly string[];
}

/** The most answers that are compared. */
const MOST_ANSWERS = 16;
/** No play-out to a horizon of a turn or two has come near. */
const MOST_ACTS = 3000;
const SEEDS = 2 ** 31;

/** A question to a seat, with all that it may be answered by: no state lies in it. */
export interface Problem<G extends GameTypes> {
  readonly book: Rulebook<G>;
  readonly outlook: Outlook<G>;
  readonly decision: Decision;
  readonly dice: Dice;
  /** As whom it answers; it plays if left out. Whoever minds a seat answers what is asked, and makes no deals. */
  readonly role?: ComputerRole;
}

/** The advice's own answer, unless another is clearly better. Null: an offer is let be. */
export function thoughtOf<G extends GameTypes>(problem: Problem<G>, budget: Budget): Thought | null {
  const { book, outlook, decision, dice, role = "plays" } = problem;
  const { planning } = book.definition;
  const view = viewIn(book, outlook);
  const advised = (planning?.keen ?? book.definition.bot)(view, decision, dice, role);
  if (!advised) return null;
  const began = performance.now();
  const seed = dice.below(SEEDS);
  const others = planning && budget.playOuts > 0 ? planning.candidates(view, decision) : [];
  const open = role === "plays" ? others : others.filter((move) => mayMind(book, view, decision, move));
  const legal = open.length > 0 ? legalOf(problem, open, seed) : [];
  const moves = distinct([advised, ...legal]).slice(0, MOST_ANSWERS);
  const search = new Search(problem, moves, seed, budget, began);
  search.compare();
  return search.result();
}

function distinct(moves: readonly Move[]): readonly Move[] {
  const byText = new Map(moves.map(({ action, params }) => [canonical([action, params]), { action, params }]));
  return [...byText.values()];
}

/** Those that the rules accept, which are the same in all worlds: nobody's choices depend on what is hidden from them. */
function legalOf<G extends GameTypes>(
  { book, outlook, decision }: Problem<G>,
  moves: readonly Move[],
  seed: number,
): readonly Move[] {
  const { planning } = book.definition;
  if (!planning) return [];
  const world = imagined(outlook, planning.world(viewIn(book, outlook), quickDice(seed)), KEY);
  return moves.flatMap((move) => {
    try {
      const { action, params } = submit(book, world, answering(decision, move));
      return [{ action, params }];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
}

class Search<G extends GameTypes> {
  readonly #problem: Problem<G>;
  readonly #moves: readonly Move[];
  readonly #seed: number;
  readonly #budget: Budget;
  readonly #began: number;
  readonly #tried: number[][];
  readonly #faults: string[] = [];
  #left: readonly number[];
  #playOuts = 0;
  #compared = 1;

  constructor(problem: Problem<G>, moves: readonly Move[], seed: number, budget: Budget, began: number) {
    this.#problem = problem;
    this.#moves = moves;
    this.#seed = seed;
    this.#budget = budget;
    this.#began = began;
    this.#tried = moves.map(() => []);
    this.#left = moves.map((_, i) => i);
  }

  /** Compares as many answers as the budget can tell apart, those that come first. */
  compare(): void {
    if (this.#moves.length < 2) return;
    const most = Math.min(this.#budget.playOuts, this.#inTime());
    const compared = worthComparing(most, this.#moves.length);
    this.#left = this.#left.slice(0, compared);
    this.#compared = compared;
    for (const worths of this.#tried) worths.splice(0);
    if (compared > 1) this.#halve(most);
  }

  /** How many play-outs there is time for, by how long one takes. */
  #inTime(): number {
    const { ms } = this.#budget;
    if (ms === null) return Number.POSITIVE_INFINITY;
    const before = performance.now();
    if (!this.#tryIn(0, [0])) return 0;
    const now = performance.now();
    return Math.floor((ms - (now - this.#began)) / Math.max(0.01, now - before));
  }

  /** Spends play-outs in equal parts: on all answers, on the better half, on the better half of those. */
  #halve(playOuts: number): void {
    const rounds = roundsOf(this.#left.length);
    let world = 0;
    for (let round = 0; round < rounds && this.#left.length > 1; round++) {
      const worlds = Math.max(1, Math.floor((playOuts - this.#playOuts) / ((rounds - round) * this.#left.length)));
      for (let i = 0; i < worlds; i++) if (!this.#tryIn(world++)) return;
      if (this.#left.length > 2) this.#left = betterHalf(this.#tried, this.#left);
    }
  }

  /** Tries all answers that are left in one more world; says whether there is more to spend. */
  #tryIn(number: number, answers = this.#left): boolean {
    const { book, outlook, decision } = this.#problem;
    const { planning } = book.definition;
    if (!planning || this.#isSpent()) return false;
    const seed = this.#seed ^ Math.imul(number + 1, 0x9e3779b1);
    const hidden = planning.world(viewIn(book, outlook), quickDice(seed));
    const world = imagined(outlook, hidden, KEY);
    for (const i of answers) {
      const move = this.#moves[i];
      if (!move) continue;
      this.#playOuts++;
      try {
        const playing = { book, planning, world, decision, most: MOST_ACTS };
        this.#tried[i]?.push(worthOf(playing, move, quickDice(~seed)));
      } catch (error) {
        this.#drop(i, error);
      }
    }
    return this.#left.length > 1;
  }

  /** An answer that has failed is tried no more; without the first there is nothing to compare with. */
  #drop(failed: number, error: unknown): void {
    this.#faults.push(String(error));
    this.#tried[failed] = [];
    this.#left = failed === 0 ? [] : this.#left.filter((i) => i !== failed);
  }

  #isSpent(): boolean {
    const { playOuts, ms, signal } = this.#budget;
    const isLate = ms !== null && performance.now() - this.#began >= ms;
    return isLate || signal?.aborted === true || this.#playOuts + this.#left.length > playOuts;
  }

  result(): Thought | null {
    const best = clearlyBest(this.#tried);
    const move = this.#moves[best];
    if (!move) return null;
    return {
      move,
      playOuts: this.#playOuts,
      ms: performance.now() - this.#began,
      compared: this.#compared,
      lead: best === 0 ? null : leadOver(this.#tried[best] ?? [], this.#tried[0] ?? []),
      faults: this.#faults,
    };
  }
}

/** Nothing is thrown with it: play-outs have dice of their own. */
const KEY = "00".repeat(32);
