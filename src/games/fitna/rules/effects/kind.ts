/** How an effect of a card is declared: what it says, what it asks, what it does. */
import { effectsIn, type Option, type Refusal } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { OnCard } from "../../content/types.ts";
import type { Game } from "../../state.ts";
import type { At } from "../now.ts";
import { cardName, type Names } from "../pieces/words.ts";
import type { Play, Source, Striker } from "./types.ts";

/** Who would play a card: what it asks and refuses follows from that seat's view. */
export interface Chooser extends Striker {
  readonly game: Game;
}

/** How many are chosen of a list; refused ones are shown with their reason. */
export interface Members {
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  /** Why a space of the map is not among them. */
  readonly unlisted?: (space: SpaceId) => Refusal;
}

/** What is chosen when a card is played. */
export interface CardChoices {
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

/** What an effect says on its card, and what it asks and does when it is an event's. */
interface Rule extends OnCard {
  asks?(c: Chooser): CardChoices;
  /** Why it would come to nothing. */
  whyNot?(c: Chooser): Refusal | null;
  /** Left out where it acts only in combat. */
  does?(s: At<Play>): void;
}

export const { effect, effects } = effectsIn<Rule>();

/** Exactly `count` of these, or all there are if they are fewer. */
export const exactly = (count: number, options: readonly Option[], unlisted?: Members["unlisted"]): Members => {
  const most = Math.min(count, options.filter(({ refused }) => !refused).length);
  return { options, least: most, most, ...(unlisted ? { unlisted } : {}) };
};

/** "Air Strike", "Israeli strikes". */
export const sourceName = (names: Pick<Names, "edition">, source: Source): string =>
  source.kind === "card"
    ? cardName(names, source.card)
    : (names.edition.specialJokers[source.joker]?.name ?? source.joker);
