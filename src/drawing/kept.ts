/** The pictures made lately, and what each view showed last, so that nothing is drawn twice. */
import QuickLRU from "quick-lru";
import type { Part } from "./task.ts";

/** For how many pictures the words are kept. */
const MOST_MADE = 500;
/** For how many views the last picture is known. */
const MOST_VIEWS = 5000;

/** One that takes a greater part of the room than this is not kept. */
const LARGEST = 1 / 4;

/** Pixels by the digest of their scene, those last used, up to a number of bytes. */
export class Pixels {
  readonly #most: number;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(digest: string): Buffer | undefined {
    const png = this.#kept.get(digest);
    if (png) {
      this.#kept.delete(digest);
      this.#kept.set(digest, png);
    }
    return png;
  }

  add(digest: string, png: Buffer): void {
    if (this.#kept.has(digest) || png.byteLength > this.#most * LARGEST) return;
    this.#kept.set(digest, png);
    this.#bytes += png.byteLength;
    for (const [oldest, gone] of this.#kept) {
      if (this.#bytes <= this.#most) return;
      this.#kept.delete(oldest);
      this.#bytes -= gone.byteLength;
    }
  }
}

/** What was made lately. */
export class Kept {
  readonly pixels: Pixels;
  /** Words of all parts, by what they were made from. */
  readonly made = new QuickLRU<string, readonly Part[]>({ maxSize: MOST_MADE });
  /** Digests of what a view showed last: the message that shows it has these already. */
  readonly shown = new QuickLRU<string, readonly string[]>({ maxSize: MOST_VIEWS });

  constructor(bytes: number) {
    this.pixels = new Pixels(bytes);
  }
}
