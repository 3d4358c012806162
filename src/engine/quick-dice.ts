/** Dice for thoughts: quick, and the same for the same seed; nobody has to check them. */
import { Dice, type Words } from "./dice.ts";

/** Mulberry32. `seed`: a whole number. */
class QuickWords implements Words {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  }

  part(): Words {
    return this;
  }
}

export const quickDice = (seed: number): Dice => new Dice(new QuickWords(seed));
