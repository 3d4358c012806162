/** Random numbers by HMAC-SHA256 from a game's secret key, and the dice, shuffles and draws made of them. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "./values.ts";

/** One counter for all dice of a game: a key of 32 bytes in hex, and the number of words used. It never goes back. */
export interface CountedRandom {
  key: string;
  next: number;
}

/** Random words of 32 bits. */
export interface Words {
  next(): number;
  /** Those for a part of what they are for; the same ones where all come from one counter. */
  part(names: readonly Json[]): Words;
}

/** Of 32 bits in one HMAC-SHA256. */
export const WORDS = 8;
const RANGE = 2 ** 32;

/** The bytes of one HMAC-SHA256. */
export type Block = Uint8Array;

/** The nth word of a block, of 32 bits, big-endian. */
export function wordIn(block: Block, n: number): number {
  let word = 0;
  for (let at = 4 * n; at < 4 * n + 4; at++) word = (word << 8) | (block[at] ?? 0);
  return word >>> 0;
}

type Mac = ReturnType<typeof hmac.create>;

/** A key's MAC as it begins, and another to work blocks out with: to fill one again takes less time than to make one. */
interface Keyed {
  readonly mac: Mac;
  readonly work: Mac;
}

/** Most submits go on with the key of the one before, and campaigns take turns. */
const keys = new Map<string, Keyed & { block: number; words: Block }>();
/** Beyond this many keys, all are forgotten and begun again. */
const MOST_KEYS = 100;

function keyed(key: string) {
  const known = keys.get(key);
  if (known) return known;
  if (keys.size >= MOST_KEYS) keys.clear();
  const create = (): Mac => hmac.create(sha256, hexToBytes(key));
  const made = { mac: create(), work: create(), block: -1, words: new Uint8Array() };
  keys.set(key, made);
  return made;
}

function digest({ mac, work }: Keyed, message: Uint8Array): Block {
  const block = new Uint8Array(mac.outputLen);
  mac._cloneInto(work).update(message).digestInto(block);
  return block;
}

/** Holds the message that is hashed: one at a time. */
const buffer = new Uint8Array(512);

/** A message in UTF-8. Most are short and plain: to have them encoded would take longer than to hash them. */
function bytesOf(message: string): Uint8Array {
  const { length } = message;
  if (length > buffer.length) return utf8ToBytes(message);
  for (let i = 0; i < length; i++) {
    const code = message.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(message);
    buffer[i] = code;
  }
  return buffer.subarray(0, length);
}

/** HMAC-SHA256(key, message), key in hex. */
export const blockOf = (key: string, message: string): Block => digest(keyed(key), bytesOf(message));

/**
 * Word n is the (n mod 8)th 32-bit big-endian word of HMAC-SHA256(key, floor(n / 8) as 4 bytes big-endian). Each advances
 * `state.next` in place.
 */
class CountedWords implements Words {
  readonly #state: CountedRandom;
  #block = -1;
  #words: Block | null = null;

  constructor(state: CountedRandom) {
    this.#state = state;
  }

  next(): number {
    const at = this.#state.next++;
    const block = Math.floor(at / WORDS);
    if (!this.#words || block !== this.#block) this.#words = this.#mac(block);
    return wordIn(this.#words, at % WORDS);
  }

  part(): Words {
    return this;
  }

  #mac(block: number): Block {
    this.#block = block;
    const last = keyed(this.#state.key);
    if (last.block === block) return last.words;
    const index = new Uint8Array(4);
    new DataView(index.buffer).setUint32(0, block);
    last.words = digest(last, index);
    last.block = block;
    return last.words;
  }
}

/** Random numbers that anyone can check afterwards (docs/dice.md). */
export class Dice {
  readonly #words: Words;

  constructor(words: CountedRandom | Words) {
    this.#words = "key" in words ? new CountedWords(words) : words;
  }

  /**
   * Dice for a part of what is drawn for now: for one piece, seat or place of several, so that it rolls the same whatever
   * the others do. To be named: what everyone can see, in the words of the pack. Each call begins a throw of its own.
   */
  for(...names: readonly Json[]): Dice {
    const words = this.#words.part(names);
    return words === this.#words ? this : new Dice(words);
  }

  /** A whole number from 0 to n - 1, each equally likely: words past the last full multiple of n are skipped. */
  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > RANGE) throw new Error(`cannot draw below ${n}`);
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const word = this.#words.next();
      if (word < limit) return word % n;
    }
  }

  /** A die with the faces 1 to `sides`. */
  die(sides = 6): number {
    return this.below(sides) + 1;
  }

  /** One of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T; // within bounds
  }

  /** The list in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    const order: T[] = [];
    while (left.length > 0) order.push(...left.splice(this.below(left.length), 1));
    return order;
  }
}

/** key = HMAC-SHA256(secret, words), both sides hex or text: what a game's dice start from. */
export function diceKey(secretHex: string, words: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(secretHex), utf8ToBytes(words)));
}

/** The promise posted before anybody joins: SHA-256 of the secret's bytes, in hex. */
export function commitment(secretHex: string): string {
  return bytesToHex(sha256(hexToBytes(secretHex)));
}
