/** How a game declares what a moderator can set right, and what is asked for it; `correct` in kernel.ts does it. */
import type { GameTypes } from "./game-types.ts";
import type { Group } from "./params.ts";
import type { RulesContext } from "./procedure.ts";

/** A game as whoever plays no side of it sees it: with empty hands. Forms of corrections are made for it. */
export type Onlooking<G extends GameTypes> = Omit<G, "Hand"> & { readonly Hand: Readonly<Record<string, never>> };

/** What a correction works with. */
export type Correcting<G extends GameTypes, P> = RulesContext<G> & { readonly params: P };

/**
 * Something that a moderator can set right: a piece that stands elsewhere, a card that somebody should hold, a track. What
 * is asked follows from what everyone sees, so that asking tells nothing.
 */
export interface Correction<G extends GameTypes> extends Group<unknown> {
  readonly name: string;
  readonly title: string;
  /** Does it, and says so in a line for everyone. Throws `Refused` for what cannot be. */
  apply(c: Correcting<G, never>): string;
}

/** `form`: what is asked, for `game<Onlooking<G>>()`. */
export const correction = <G extends GameTypes, P>(
  name: string,
  title: string,
  form: Group<P>,
  apply: (c: Correcting<G, P>) => string,
): Correction<G> => ({ name, title, entries: form.entries, apply: apply as Correction<G>["apply"] }); // its own form's params
