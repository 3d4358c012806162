import type { Desk, Option, Refusal, Seat, View } from "../../../engine/index.ts";
import type { Baghdad, CommandId, ZoneId } from "../state.ts";

/** What the player of a card chooses for it: only what its effects call for. */
export interface Aim {
  readonly zone?: ZoneId;
  readonly count?: number;
  readonly commands?: readonly CommandId[];
}

/** A card that is being played, and what it is aimed at. */
export interface Played extends Aim {
  readonly seat: Seat;
}

/** What an effect does in a Recruit or Move Step. What it can be aimed at depends on what its player can see. */
export interface Power {
  /** Why it would come to nothing, whatever it is aimed at; null if it has an effect. */
  idle?(c: View<Baghdad>): Refusal | null;
  zones?(c: View<Baghdad>): readonly Option<ZoneId>[];
  /** The highest number that can be chosen, from 1 on. */
  most?(c: View<Baghdad>): number;
  commands?(c: View<Baghdad>): { readonly options: readonly Option<CommandId>[]; readonly most: number };
  /** Works on what was chosen: all that the effect calls for is there. */
  apply(s: Desk<Baghdad>, played: Played): void;
}

/** What was chosen of what an effect calls for. */
export function chosen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("an effect was not aimed at anything");
  return value;
}

/** A reason for refusing a card that would do nothing. */
export const inVain = (text: string): Refusal => ({ code: "no-effect", text, rule: "R-11" });
