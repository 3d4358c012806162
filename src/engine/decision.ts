/** A question as one seat sees it, the moves that answer it, and what answers it at a deadline or for the absent. */
import type { Params } from "./inputs.ts";
import type { Seat } from "./values.ts";

export interface Decision {
  /** The number of the log row that opened it, as text; an offer's id; never used twice in a game. */
  readonly id: string;
  readonly kind: "turn" | "window" | "sealed" | "reaction" | "offer";
  readonly seat: Seat;
  readonly actions: readonly string[];
  /** Params that are given already: which offer is meant. */
  readonly preset: Params;
  /** Whether others wait for this seat; an offer makes nobody owe an answer. */
  readonly owed: boolean;
  /** Offers: whether this seat is asked for its word, though the game does not wait for it. */
  readonly invited: boolean;
  /** Windows and reactions: the window's name, and the action that lets it pass. */
  readonly window: string | null;
  readonly pass: string | null;
  /** Sealed and reaction: what this seat has answered so far. */
  readonly answered: Move | null;
  /** Offers: what it is about. */
  readonly text: string | null;
  /** The name of its question, where it is noted: for one to come, which is not asked yet. */
  readonly question?: string;
}

/** What a seat wants to do, raw or canonical. */
export interface Move {
  readonly action: string;
  readonly params: Params;
}

/** An answer in its envelope: only its seat's until all are in. */
export interface SealedAnswer extends Move {
  readonly decision: number;
  readonly window: string | null;
  /** Kept even if another play of the same window comes first. */
  readonly regardless: boolean;
  /** Given regardless, and its question was closed by another play: it waits until the frame at this depth asks again. */
  readonly held?: number;
}

/** What a seat does at a deadline. */
export interface Default extends Move {
  /** The question that its seat is asked next belongs to this one: the time for it is up, too. */
  readonly more?: boolean;
}

/**
 * What a computer has to do with a seat. It plays what is its own, in full. It minds what belongs to somebody who is gone
 * for a while: it answers what is asked, and does nothing else in the seat's name.
 */
export type ComputerRole = "plays" | "minds";

/** An action by its name, with the type of what it is done with. */
interface Doable<P> {
  readonly name: string;
  readonly _p?: P;
}

/** What an action is done with: nothing where it has no params. */
type With<P> = unknown extends P ? readonly [] : readonly [params: P];

/** An action with its params; a wrong name or value does not compile. */
export const move = <P>({ name }: Doable<P>, ...[params]: With<NoInfer<P>>): Move => ({
  action: name,
  params: (params ?? {}) as Params, // what its form accepts is plain
});
