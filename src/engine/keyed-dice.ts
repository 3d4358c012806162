/** Dice keyed by what they are drawn for, so that one different move shifts no later die. Plain JSON, its keys in order. */
import type { Action } from "./action.ts";
import { type Block, blockOf, type CountedRandom, Dice, WORDS, type Words, wordIn } from "./dice.ts";
import type { Params } from "./inputs.ts";
import type { AnyProcedure } from "./procedure.ts";
import { canonical, type Json, type Seat } from "./values.ts";

export interface KeyedRandom extends CountedRandom {
  /** Counts up when something with dice is taken back: nobody goes back to a die that is known. */
  epoch: number;
  /** That of the last draw. */
  turn: number;
  /** For what something was drawn in that turn, one after the other: the short names of purposes (`nameOf`). */
  throws: readonly string[];
}

/** What a game's dice come from: one counter in campaigns that began with it, else by purpose. `next` counts all words drawn. */
export type RandomState = CountedRandom | KeyedRandom;

/** How the dice of a game are made. One counter for all is that of campaigns which began before there was another way. */
export type DiceFormat = "by purpose" | "by counter";

export const isKeyed = (random: RandomState): random is KeyedRandom => "throws" in random;

export const newRandom = (key: string, format: DiceFormat = "by purpose"): RandomState =>
  format === "by purpose" ? { epoch: 0, key, next: 0, throws: [], turn: 0 } : { key, next: 0 };

/** Another to go on from; what it shares with the first is never written to. */
export const forkedRandom = (random: RandomState): RandomState =>
  isKeyed(random)
    ? { epoch: random.epoch, key: random.key, next: random.next, throws: random.throws, turn: random.turn }
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
export const firstName = (name: string, was: readonly string[] = []): string => was[0] ?? name;

/** An action's params by the names that they had first; within rows they keep those of today. */
function firstParams(entries: Action<never>["entries"], params: Params): Params {
  if (!entries.some(({ was = [] }) => was.length > 0)) return params;
  const names = new Map(entries.map(({ name, was }) => [name, firstName(name, was)]));
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** A stage draws: for what of its procedure's notes says what it is about. */
export const purposeOfStage = (
  { name, was, stages, drawsFor }: Pick<AnyProcedure<never>, "name" | "was" | "stages" | "drawsFor">,
  stage: string,
  notes: Json,
): Purpose => [firstName(name, was), firstName(stage, stages[stage]), drawsFor ? drawsFor(notes) : notes];

/** An action draws. */
export const purposeOfAction = (
  { name, was, entries }: Pick<Action<never>, "name" | "was" | "entries">,
  seat: Seat,
  params: Params,
): Purpose => [firstName(name, was), seat, firstParams(entries, params) as Json]; // params are plain

/** The dice of one submit. */
export interface Draws {
  readonly dice: Dice;
  /** From now on they are drawn for something else, or for the same once more. The purpose is asked for at the first draw. */
  begin(purpose: () => Purpose): void;
}

/** The dice that advance this state in place. `turn`: which turn of the game it is now. */
export const drawsOf = (random: RandomState, turn: () => number): Draws =>
  isKeyed(random) ? new KeyedDraws(random, turn) : { dice: new Dice(random), begin: () => {} };

/** As `canonical`, and quicker for what is short. */
export function shortCanonical(value: Json): string {
  if (typeof value === "string") return isPlain(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  let members = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) members += (i === 0 ? "" : ",") + shortCanonical(value[i] as Json); // within bounds
    return `[${members}]`;
  }
  const plain = value as { readonly [key: string]: Json }; // no list
  let last = "";
  for (const key in plain) {
    const member = plain[key];
    if (key < last) return canonical(value);
    if (member !== undefined) members += `${members === "" ? "" : ","}${shortCanonical(key)}:${shortCanonical(member)}`;
    last = key;
  }
  return `{${members}}`;
}

/** Whether JSON writes a text as it is: printable ASCII without quotes and backslashes. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false;
  }
  return true;
}

/** FNV-1a of 32 bits over UTF-16 code units, in hex: two purposes of the same name would only count each other's throws. */
function nameOf(text: string): string {
  let name = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) name = Math.imul(name ^ text.charCodeAt(i), 0x01000193);
  return (name >>> 0).toString(16).padStart(8, "0");
}

/**
 * Word n of a throw is the (n mod 8)th 32-bit big-endian word of HMAC-SHA256(key, message), where the message is the
 * canonical JSON of [epoch, turn, purpose, occurrence, floor(n / 8)] in UTF-8. Occurrences are counted within a turn.
 */
class KeyedDraws implements Draws, Words {
  readonly dice = new Dice(this);
  readonly #state: KeyedRandom;
  readonly #turn: () => number;
  #present = new Throw(this, () => []);

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
    if (turn < state.turn) state.epoch++; // only a correction could bring back an earlier one
    const before = turn === state.turn ? state.throws : [];
    const text = shortCanonical(purpose);
    const name = nameOf(text);
    state.turn = turn;
    state.throws = [...before, name];
    let occurrence = 0;
    for (const one of before) if (one === name) occurrence++;
    return `[${state.epoch},${turn},${text},${occurrence},`;
  }

  /** The block of a throw's word number `at`; `block` is that of the word before. */
  block(head: string, at: number, block: Block | null): Block {
    this.#state.next++;
    return block && at % WORDS > 0 ? block : blockOf(this.#state.key, `${head}${Math.floor(at / WORDS)}]`);
  }
}

/** Words for one purpose, once. */
class Throw implements Words {
  readonly #draws: KeyedDraws;
  readonly #purpose: () => Purpose;
  #head: string | null = null;
  #next = 0;
  #block: Block | null = null;

  constructor(draws: KeyedDraws, purpose: () => Purpose) {
    this.#draws = draws;
    this.#purpose = purpose;
  }

  next(): number {
    this.#head ??= this.#draws.head(this.#purpose());
    const at = this.#next++;
    this.#block = this.#draws.block(this.#head, at, this.#block);
    return wordIn(this.#block, at % WORDS);
  }

  part(names: readonly Json[]): Words {
    const whole = this.#purpose();
    return new Throw(this.#draws, () => [...whole, ...names]);
  }
}
