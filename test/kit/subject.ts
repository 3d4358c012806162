import { createHash } from "node:crypto";
import {
  type Advance,
  type Beginning,
  Dice,
  type Envelope,
  type GameTypes,
  type Params,
  type Rulebook,
  type Seat,
  type State,
} from "#engine";
import { TIMES } from "../amounts.ts";
import type { Line } from "./claims/sight.ts";
import type { Changes } from "./marks/places.ts";
import { randomPlay } from "./random-play.ts";

/** A way to set the game up; without options, every game draws its own. */
export interface Variant {
  readonly label: string;
  readonly options?: Params;
  /** How many actions of a game are enough, where nobody asks for more games; left out: all. */
  readonly acts?: number;
  /** What share of the games is played where somebody asks for more; left out: all. */
  readonly share?: number;
}

/** How a game shows what was hidden. */
export interface Shows<G extends GameTypes> {
  /** What a line of what a seat is told says beside what it shows of hidden things; null: it may as well be missing. */
  beside(line: Line<G>): unknown;
  /** What now lies open to a seat and may have come to do so without a line that says it. */
  turnedUp(env: Envelope<G>, seat: Seat): unknown;
}

/** A position where random play seldom comes, built to do one thing in it. */
export interface Built<G extends GameTypes> {
  readonly label: string;
  env(): Envelope<G>;
  /** In notation: "red: move a,b > hill". */
  readonly act: string;
}

/** A game and what the kit has to know about it. */
export interface Subject<G extends GameTypes> {
  readonly name: string;
  readonly book: Rulebook<G>;
  /** Left out: the definition's defaults, and options drawn at random. */
  readonly variants?: readonly Variant[];
  /** Those that are played beside them where somebody asks for more games. */
  readonly more?: readonly Variant[];
  /** The names of everything that is never made nor lost, wherever it is now. */
  pieces(state: State<G>): readonly string[];
  /** Throws if the state is not one that the rules can lead to. */
  invariant?(env: Envelope<G>): void;
  /** Throws if the rules cannot lead there from the state before. */
  transition?(before: Envelope<G>, last: Advance<G>): void;
  /** Games a claim, before UMPIRE_FUZZ_GAMES multiplies them; 2 if left out. */
  readonly games?: number;
  /** Actions after which a game should long have ended; 2,000 if left out. */
  readonly bound?: number;
  /** Free actions that random play takes once in a hundred times only; those with `confirm` are among them anyway. */
  readonly rarely?: readonly string[];
  /** Which of its pictures are inspected: at one position in how many, and how many in all in each variant. */
  readonly pictures?: { readonly every: number; readonly least: number };
  /** It posts reports that stay, of which no position is a picture. */
  readonly reports?: true;
  /** What its pictures have to mark; left out for a game whose pictures mark nothing. */
  readonly changes?: Changes<G>;
  /**
   * The params that say in another state, which a viewer cannot tell from this one, what these say here: hidden pieces may
   * have other names in the same places. Left out: the same params.
   */
  translated?(params: Params, here: Envelope<G>, there: Envelope<G>): Params;
  /**
   * Actions of which others see no more than that their seat has answered, though they take effect at once: where two
   * states look the same they may be answered differently, as sealed questions are.
   */
  readonly secretly?: readonly string[];
  /** Members of hands ("hand.seen") and of the box ("box.drawn") of which everybody knows what they hold now. */
  known?(env: Envelope<G>): readonly string[];
  /** What acts that draw, roll or show may tell; left out: after such an act anything may be different. */
  readonly shows?: Shows<G>;
  /** Positions in which what is hidden may decide something: each is held against many states that a seat cannot tell from it. */
  readonly positions?: readonly Built<G>[];
  /** Words that a game must not say: those of another edition. Null, and left out: it may say any. */
  foreign?(env: Envelope<G>): RegExp | null;
  /** False for a game without secrets: then no other state need ever be possible. */
  readonly secrets?: boolean;
  /** False for a game that nobody reads: it shows its ids. */
  readonly words?: boolean;
}

export const variantsOf = <G extends GameTypes>({ variants, more = [], book }: Subject<G>): readonly Variant[] => [
  ...(variants ?? [{ label: "default options", options: book.definition.defaults }, { label: "random options" }]),
  ...(TIMES > 1 ? more : []),
];

/** A dice key, the same for the same words. */
export const keyOf = (...words: readonly (string | number)[]): string =>
  createHash("sha256").update(words.join("/")).digest("hex");

/** What the options are asked from: nothing is set up yet. */
export const lobbyView = <G extends GameTypes>(book: Rulebook<G>) => ({
  content: book.content,
  table: {},
  seat: "",
  hand: {},
  controllers: {},
});

/** The beginning of the nth game of a variant. Every third game has one person at all seats. */
export function startOf<G extends GameTypes>(subject: Subject<G>, variant: Variant, n: number): Beginning {
  const { book, name } = subject;
  const key = keyOf(name, variant.label, n);
  const chance = new Dice({ key: keyOf(key, "options"), next: 0 });
  const options = variant.options ?? randomPlay(book.definition.options, lobbyView(book), chance).params;
  const seats = book.definition.roster(options, book.content).map((seat) => seat.id);
  const groups = book.definition.groups?.(options, book.content) ?? seats.map((seat) => [seat]);
  const personOf = (seat: Seat): string => groups.find((group) => group.includes(seat))?.[0] ?? seat;
  const isAlone = n % 3 === 2;
  const controllers = Object.fromEntries(
    seats.map((seat) => [seat, isAlone ? "person" : `person of ${personOf(seat)}`]),
  );
  return { seats, controllers, options, key };
}
