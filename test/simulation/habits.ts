import type { Dice } from "#engine";
import { type Nature, natureOf } from "./natures.ts";

/** What somebody is like: chances in a thousand, of a visit unless said otherwise. */
export interface Habits {
  readonly nature: Nature;
  /** The hour of the day (UTC) at which they look in, once a day; null: at any. */
  readonly hour: number | null;
  /** Of an hour: that they look in, where they have no hour of their own. */
  readonly looksIn: number;
  /** Of a day: goes away without a word, for up to twenty days. */
  readonly vanishes: number;
  readonly takesLeave: number;
  readonly leaves: number;
  readonly handsOver: number;
  readonly asks: number;
  /** In a council: proposes what it settles for itself. */
  readonly settles: number;
  /** Fills in a step before its turn, where that can be done. */
  readonly prepares: number;
  /** Begins to fill in what is asked, and leaves it at that for now. */
  readonly dithers: number;
  /** Gives a seat standing orders. */
  readonly orders: number;
  /** Has everything deleted that is kept about them. */
  readonly forgets: number;
  /** Presses something old. */
  readonly fumbles: number;
  /** Of a day: closes their direct messages, or opens them again. */
  readonly shutsUp: number;
  /** Of a day: leaves the server; comes back after up to ten days. */
  readonly quitsServer: number;
}

/** Of those who look in once a day. */
const STEADY = {
  vanishes: 0,
  takesLeave: 3,
  leaves: 0,
  handsOver: 1,
  asks: 8,
  settles: 15,
  prepares: 100,
  dithers: 0,
  orders: 10,
  forgets: 0,
  fumbles: 40,
  shutsUp: 2,
  quitsServer: 0,
};
const CARELESS = {
  ...{
    vanishes: 25,
    takesLeave: 8,
    leaves: 3,
    handsOver: 6,
    asks: 16,
    settles: 24,
    prepares: 200,
    dithers: 40,
    orders: 20,
    forgets: 2,
    fumbles: 120,
    shutsUp: 6,
    quitsServer: 3,
  },
};

/** Half of them look in once a day at their hour; others now and then, or vanish for weeks. */
export const habitsOf = (number: number, dice: Dice): Habits =>
  number % 2 === 0
    ? { nature: natureOf(number), hour: 8 + dice.below(13), looksIn: 0, ...STEADY }
    : { nature: natureOf(number), hour: null, looksIn: 20 + dice.below(100), ...CARELESS };
