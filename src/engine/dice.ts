import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The place in the stream of random words: a key of 32 bytes in hex, and the number of words used. It never goes back. */
export interface RandomState {
  key: string;
  next: number;
}

const WORDS = 8; // of 32 bits in one HMAC-SHA256
const RANGE = 2 ** 32;

type Mac = ReturnType<typeof hmac.create>;

/** A stream's MAC as its key begins it, and its last block. */
interface Stream {
  readonly mac: Mac;
  /** A copy of it to work out a block with: to fill one again takes less time than to make one. */
  readonly work: Mac;
  block: number;
  words: DataView;
}

/** Most submits go on where the one before has left off, and campaigns take turns. */
const streams = new Map<string, Stream>();
/** Beyond so many streams, all are forgotten and begun again. */
const MOST_STREAMS = 100;

function streamOf(key: string): Stream {
  const known = streams.get(key);
  if (known) return known;
  if (streams.size >= MOST_STREAMS) streams.clear();
  const mac = hmac.create(sha256, hexToBytes(key));
  const stream = {
    mac,
    work: hmac.create(sha256, hexToBytes(key)),
    block: -1,
    words: new DataView(new ArrayBuffer(0)),
  };
  streams.set(key, stream);
  return stream;
}

/**
 * Random numbers that anyone can check afterwards: word n is the (n mod 8)th 32-bit big-endian word of
 * HMAC-SHA256(key, floor(n / 8) as 4 bytes big-endian).
 */
export class Dice {
  readonly #state: RandomState;
  #block = -1;
  #words: DataView | null = null;

  /** Draws advance `state.next` in place. */
  constructor(state: RandomState) {
    this.#state = state;
  }

  #word(): number {
    const at = this.#state.next++;
    const block = Math.floor(at / WORDS);
    if (!this.#words || block !== this.#block) this.#words = this.#mac(block);
    return this.#words.getUint32((at % WORDS) * 4);
  }

  #mac(block: number): DataView {
    this.#block = block;
    const stream = streamOf(this.#state.key);
    if (stream.block === block) return stream.words;
    const index = new Uint8Array(4);
    new DataView(index.buffer).setUint32(0, block);
    const words = new DataView(new ArrayBuffer(stream.mac.outputLen));
    stream.mac._cloneInto(stream.work).update(index).digestInto(new Uint8Array(words.buffer));
    stream.block = block;
    stream.words = words;
    return words;
  }

  /** A whole number from 0 to n - 1, each equally likely: words past the last full multiple of n are passed over. */
  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > RANGE) throw new Error(`cannot draw below ${n}`);
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const word = this.#word();
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
