/** What an event is about: how much it weighs in a recap (1 to 3), its kind, whom and where it concerns, as its game declares it. */
import type { Seat } from "./values.ts";

/** What is worth finding again, or summing up. */
export const CONCERNS = ["battles", "deals", "places", "cards", "points"] as const;

/** How an offer can come to nothing. */
export const FAILED = ["declined", "withdrawn", "lapsed"] as const;

/** What a recap counts instead of telling it: "14 Moves". */
export interface Sum {
  readonly n: number;
  readonly one: string;
  readonly many: string;
}

/** Income: how much each side got, and of what: "PP". */
export interface Gains extends Pick<Sum, "one" | "many"> {
  readonly seats: { readonly [seat: Seat]: number };
}

/** Units that are lost for good, in a fight or without one. */
export interface Gone extends Pick<Sum, "one" | "many"> {
  /** What became of them: "destroyed". */
  readonly how: string;
  /** What became of the other units that a fight's `cost` counts: "reduced"; left out: it counts no others. */
  readonly others?: string;
  /** Whose they were: seats, and by their names those that nobody plays. */
  readonly by: { readonly [party: string]: number };
}

export interface Concern {
  readonly kind: (typeof CONCERNS)[number];
  /** Whoever did it, and those it was done to; each once. */
  readonly seats: readonly Seat[];
  /** Zones, hexes or cities by their ids; each once. */
  readonly places: readonly string[];
  /** 3: it decides the game, or nearly; 2: battles, deals, what three seats or more are part of; 1: all the rest. */
  readonly weight: 1 | 2 | 3;
  readonly sum?: Sum;
  /** It warns of what can happen until the end of the next turn: after that it is no news. */
  readonly warns?: true;
  /** Who has won what was fought over, or for; left out: nobody, or it was no fight. */
  readonly winner?: Seat;
  /** Who fought and who won, seats and by their names those that nobody plays; left out: its seats, and its winner. */
  readonly fought?: { readonly by: readonly string[]; readonly won: string | null };
  /** It tells how a fight for its first place came out; whoever has won, and what is told of costs until the next, belongs to it. */
  readonly settles?: true;
  /** What it cost both sides together: "3 units". */
  readonly cost?: Sum;
  /** How much of that cost each side bore; whose is not told is left out. */
  readonly losses?: { readonly [seat: Seat]: number };
  /** Which units it has destroyed; of a fight's `cost` the part that is lost for good. */
  readonly gone?: Gone;
  /** Cards that counted in it, by whoever played them: seats, and by their names those that nobody plays. */
  readonly cards?: { readonly [party: string]: readonly string[] };
  /** It tells of a card that somebody played for what it says; what is told with `follows` next is what it did. */
  readonly plays?: true;
  /** It tells what the card has done that was played last, if one was. */
  readonly follows?: true;
  /** What it brought sides of what the game pays with, deals aside. */
  readonly gains?: Gains;
  /** It closes an offer without a deal: how. */
  readonly offer?: (typeof FAILED)[number];
  /** What it was for single seats, as a headline in the past tense: "The Sunni revealed the strongest hand, worth 32". */
  readonly deeds?: { readonly [seat: Seat]: string };
  /** Its seats give up. */
  readonly givesUp?: true;
  /** What a recap says in place of the line, where that is long: "The US beats the Sunnis, 8 to 6." */
  readonly short?: string;
}

/** What a game says of it; seats and places that are left out are those that the event names. */
export type Concerned = Partial<Concern>;

interface Further
  extends Pick<
    Concern,
    | "sum"
    | "short"
    | "warns"
    | "winner"
    | "fought"
    | "settles"
    | "cost"
    | "losses"
    | "gone"
    | "cards"
    | "plays"
    | "follows"
    | "gains"
    | "offer"
  > {
  readonly places?: readonly string[];
  /** Left out: by how many seats are part of it. */
  readonly weight?: Concern["weight"];
}

/** From this many seats on an event weighs more. */
const MANY = 3;

export function concerning(
  kind: Concern["kind"],
  seats: readonly Seat[],
  { places = [], weight, ...more }: Further = {},
): Concern {
  const all = [...new Set(seats)];
  return { kind, seats: all, places: [...new Set(places)], weight: weight ?? (all.length >= MANY ? 2 : 1), ...more };
}
