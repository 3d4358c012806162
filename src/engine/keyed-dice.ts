import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Action } from "./action.ts";
import { type CountedRandom, Dice, WORDS, type Words, wordsOf } from "./dice.ts";
import type { Params } from "./inputs.ts";
import type { AnyProcedure } from "./procedure.ts";
import { canonical, type Json, rebuilt, type Seat } from "./values.ts";

/** Dice keyed by what they are drawn for, so that one different move shifts no later die. Plain JSON, its keys in order. */
export interface KeyedRandom extends CountedRandom {
  /** Counts up when something with dice is taken back: nobody goes back to a die that is known. */
  epoch: number;
  /** That of the last draw. */
  turn: number;
  /** How often something was drawn for each purpose in that turn, by the beginning of the SHA-256 of its text. */
  uses: { readonly [purpose: string]: number };
}

/** What a game's dice come from: one counter in campaigns that began with it, else by purpose. `next` counts all words drawn. */
export type RandomState = CountedRandom | KeyedRandom;

/** How the dice of a game are made; left out: by one counter. */
export type DiceFormat = "by purpose";

export const isKeyed = (random: RandomState): random is KeyedRandom => "uses" in random;

export const newRandom = (key: string, format?: DiceFormat): RandomState =>
  format === "by purpose" ? { epoch: 0, key, next: 0, turn: 0, uses: {} } : { key, next: 0 };

/** Another to go on from; what it shares with the first is never written to. */
export const forkedRandom = (random: RandomState): RandomState =>
  isKeyed(random)
    ? { epoch: random.epoch, key: random.key, next: random.next, turn: random.turn, uses: random.uses }
    : { key: random.key, next: random.next };

/** Where dice go on from when a game goes back: what was drawn stays drawn, and is never drawn again. */
export function rewoundRandom(now: RandomState, then: RandomState): RandomState {
  if (!isKeyed(now) || !isKeyed(then)) return now;
  const isSame = now.next === then.next && now.epoch === then.epoch;
  return isSame ? then : { ...then, epoch: now.epoch + 1, next: now.next };
}

/** What something is drawn for: what runs, and for whom or about what. */
export type Purpose = readonly Json[];

/** What a later release renames rolls the same dice: all goes by the name that it had first. */
const firstName = (name: string, was: readonly string[] = []): string => was[0] ?? name;

/** A stage draws: for what of its procedure's notes says what it is about. */
export const purposeOfStage = (
  { name, was, stages, drawsFor }: Pick<AnyProcedure<never>, "name" | "was" | "stages" | "drawsFor">,
  stage: string,
  notes: Json,
): Purpose => [firstName(name, was), firstName(stage, stages[stage]), drawsFor ? drawsFor(notes) : notes];

/** An action draws. */
export const purposeOfAction = (
  { name, was }: Pick<Action<never>, "name" | "was">,
  seat: Seat,
  params: Params,
): Purpose => [firstName(name, was), seat, params as Json]; // params are plain

/** The dice of one submit. */
export interface Draws {
  readonly dice: Dice;
  /** From now on they are drawn for something else, or for the same once more. The purpose is asked for at the first draw. */
  begin(purpose: () => Purpose): void;
  /** Leaves the state plain. */
  settle(): void;
}

/** The dice that advance this state in place. `turn`: which turn of the game it is now. */
export const drawsOf = (random: RandomState, turn: () => number): Draws =>
  isKeyed(random) ? new KeyedDraws(random, turn) : { dice: new Dice(random), begin: () => {}, settle: () => {} };

/** Of the SHA-256 of a purpose, in hex: two that were alike would only count each other's uses. */
const NAME = 12;

/**
 * Word n of a throw is the (n mod 8)th 32-bit big-endian word of HMAC-SHA256(key, message), where the message is the
 * canonical JSON of [epoch, turn, purpose, occurrence, floor(n / 8)] in UTF-8. Occurrences are counted within a turn.
 */
class KeyedDraws implements Draws, Words {
  readonly dice = new Dice(this);
  readonly #state: KeyedRandom;
  readonly #turn: () => number;
  #present = new Throw(this, () => []);
  /** Once something was drawn. */
  #uses: Map<string, number> | null = null;

  constructor(state: KeyedRandom, turn: () => number) {
    this.#state = state;
    this.#turn = turn;
  }

  begin(purpose: () => Purpose): void {
    this.#present = new Throw(this, purpose);
  }

  next(): number {
    return this.#present.next();
  }

  part(names: readonly Json[]): Words {
    return this.#present.part(names);
  }

  /** The beginning of the messages of a throw that begins now, up to the number of the block. */
  head(purpose: Purpose): string {
    const state = this.#state;
    const turn = this.#turn();
    this.#uses ??= new Map(Object.entries(state.uses));
    if (turn < state.turn) state.epoch++; // only a correction could bring back an earlier one
    if (turn !== state.turn) this.#uses.clear();
    state.turn = turn;
    const text = canonical(purpose);
    const name = bytesToHex(sha256(utf8ToBytes(text))).slice(0, NAME);
    const occurrence = this.#uses.get(name) ?? 0;
    this.#uses.set(name, occurrence + 1);
    return `[${state.epoch},${turn},${text},${occurrence},`;
  }

  word(head: string, at: number, block: DataView | null): DataView {
    this.#state.next++;
    return block && at % WORDS > 0 ? block : wordsOf(this.#state.key, `${head}${Math.floor(at / WORDS)}]`);
  }

  settle(): void {
    const uses = this.#uses;
    if (!uses) return;
    const names = [...uses.keys()].sort();
    this.#state.uses = rebuilt(Object.fromEntries(uses), names) as KeyedRandom["uses"]; // the same members
  }
}

/** Words for one purpose, once. */
class Throw implements Words {
  readonly #draws: KeyedDraws;
  readonly #purpose: () => Purpose;
  #head: string | null = null;
  #next = 0;
  #block: DataView | null = null;

  constructor(draws: KeyedDraws, purpose: () => Purpose) {
    this.#draws = draws;
    this.#purpose = purpose;
  }

  next(): number {
    this.#head ??= this.#draws.head(this.#purpose());
    const at = this.#next++;
    this.#block = this.#draws.word(this.#head, at, this.#block);
    return this.#block.getUint32((at % WORDS) * 4);
  }

  part(names: readonly Json[]): Words {
    const whole = this.#purpose();
    return new Throw(this.#draws, () => [...whole, ...names]);
  }
}
