import type { Dice } from "#engine";
import type { Fault } from "../../src/sandbox/controls/faults.ts";
import type { Doom } from "./fault-points.ts";
import { FIRST_LIFE, points } from "./points.ts";

/**
 * How a life ends: at a fault point, after some ms, or suspended after some ms and replaced; in any case after
 * `most` steps of the campaign.
 */
export type Fate = { readonly most: number } & (
  | { readonly doom: Doom }
  | { readonly after: number }
  | { readonly asleep: number }
);

const AN_ANSWER = "answering an act";
const ENDS = ["any", "named", "named", "outside", "asleep"] as const;
/** The first lives end so: in some the campaign is to go on as long as it takes until somebody has acted. */
const FIRST = ["named", "unanswered", "unrecorded", "asleep"] as const;
/** The most steps of a campaign between two acts. */
const UNTIL_AN_ACT = 25;

/** Whether a life ends by what people are told of their acts. */
export const diesAtAnswer = (fate: Fate | null): boolean =>
  fate !== null && "doom" in fate && fate.doom !== null && "point" in fate.doom && fate.doom.point.endsWith(AN_ANSWER);

export interface FateOptions {
  readonly dice: Dice;
  readonly kills: number;
  /** How many steps the bot may live on, if the point that it is to die at does not come; fairly few if left out. */
  readonly patience: number | undefined;
  /** Whether requests fail as well. */
  readonly faults: boolean;
  /** Lets the next matching requests fail. */
  fail(fault: Fault): void;
}

/** Chooses how lives end: mostly where few have ended before. */
export class Fates {
  readonly #options: FateOptions;
  #lives = 0;

  constructor(wish: FateOptions) {
    this.#options = wish;
  }

  /** Lives that are to end, so far. */
  get chosen(): number {
    return Math.min(this.#lives, this.#options.kills);
  }

  /** What is left of the campaign is shared out among the kills that are left; null: it lives for good. */
  next(left: number, deaths: ReadonlyMap<string, number>): Fate | null {
    const { dice, kills, patience, faults, fail } = this.#options;
    if (this.#lives++ >= kills) return null;
    if (faults && dice.die(4) === 1) fail(trouble(dice));
    const fair = Math.ceil((1.5 * left) / (kills - this.#lives + 2));
    switch (FIRST[this.#lives - 1] ?? dice.of(ENDS)) {
      case "any":
        return { doom: { nth: dice.die(80) }, most: Math.max(fair, 4) };
      case "outside":
        return { after: dice.below(600), most: fair };
      case "asleep":
        return { asleep: dice.below(600), most: fair };
      case "unanswered":
        return { doom: { point: `before ${AN_ANSWER}`, nth: 1 }, most: Math.max(fair, UNTIL_AN_ACT) };
      case "unrecorded":
        return { doom: { point: `after ${AN_ANSWER}`, nth: 1 }, most: Math.max(fair, UNTIL_AN_ACT) };
      case "named": {
        const point = this.#rarest(deaths);
        if (point.includes("retry")) fail({ method: "POST", route: "/messages", how: "close" });
        return { doom: { point, nth: 1 }, most: patience ?? Math.max(fair, 4) };
      }
    }
  }

  #rarest(deaths: ReadonlyMap<string, number>): string {
    const possible = points(this.#options.faults).filter((point) => this.#lives === 1 || !FIRST_LIFE.has(point));
    const counts = possible.map((point) => deaths.get(point) ?? 0);
    const least = Math.min(...counts);
    return this.#options.dice.of(possible.filter((_, i) => counts[i] === least));
  }
}

/** On top of a crash: requests that fail, or seem to. */
const trouble = (dice: Dice): Fault => ({
  method: dice.of(["POST", "PATCH", "GET", "PUT"]),
  how: dice.of(["5xx", "close", "429"]),
  apply: dice.die(2) === 1,
  times: dice.die(5), // discord.js tries a 5xx four times
});
