import type { Option, Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/board-types.ts";
import type { Game } from "../../state.ts";
import { spaceCalled } from "../movement/options.ts";
import type { At } from "../now.ts";
import type { Striker } from "./enemy-spaces.ts";
import type { Play } from "./types.ts";

/** Who would play a card: what it asks and refuses follows from that seat's view. */
export interface Chooser extends Striker {
  readonly game: Game;
}

/** Of a list so many are chosen; refused ones are shown with their reason. */
export interface Members {
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  /** Why a space of the map is not among them. */
  readonly unlisted?: (space: SpaceId) => Refusal;
}

/** Why a space that somebody names is not among those that can be chosen. */
export function whyNotAimedAt(game: Game, members: Members | undefined, word: string): Refusal | null {
  const space = spaceCalled(game, word);
  return space === null ? null : (members?.unlisted?.(space) ?? null);
}

/** What is chosen when a card is played. */
export interface Asked {
  /** The spaces that it is aimed at. */
  readonly spaces?: Members;
  readonly seat?: readonly Option[];
  /** How many cards are drawn. */
  readonly draw?: number;
  readonly raise?: Members;
  readonly rebuild?: Members;
  readonly upgrade?: Members;
  /** Not both of these. */
  readonly either?: boolean;
  /** How many units are lifted. */
  readonly lifts?: number;
}

/** What an effect of one kind asks and does. */
export interface EffectRule<E> {
  asks?(c: Chooser, effect: E): Asked;
  /** Why it would come to nothing. */
  whyNot?(c: Chooser, effect: E): Refusal | null;
  does(s: At<Play>, effect: E): void;
}

/** All of these among so many. */
export const exactly = (count: number, options: readonly Option[], unlisted?: Members["unlisted"]): Members => {
  const most = Math.min(count, options.filter(({ refused }) => !refused).length);
  return { options, least: most, most, ...(unlisted ? { unlisted } : {}) };
};
