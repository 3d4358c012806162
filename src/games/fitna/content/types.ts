/** What the rules read of a pack: each edition with all that follows from its files, and its effects in words. */
import type { EffectData, Effects, Wrong } from "#engine";
import type { Distances, Graph } from "#graph";
import type { COASTS, Colour, MARKS, OffMapBox, Space, SpaceId, Unit, UnitId } from "./board-types.ts";
import type { Card, SpecialJoker } from "./card-types.ts";
import type { Crt, EditionFile, Figures } from "./edition-types.ts";
import type { Geography } from "./geography.ts";
import type { Parameters } from "./parameters.ts";
import type { Scenario } from "./scenario-types.ts";
import type { Country, EditionId, Faction, Nation } from "./sides.ts";

type Spaces = readonly SpaceId[];

/** One edition, and what follows from its files, computed once. */
export interface Edition {
  readonly id: EditionId;
  readonly labels: EditionFile["labels"];
  readonly parameters: Parameters;
  readonly figures: Figures;
  readonly markers: EditionFile["markers"];
  readonly spaces: { readonly [id: SpaceId]: Space };
  /** In the order of the pack. */
  readonly spaceIds: Spaces;
  /** which spaces are linked. */
  readonly ways: Graph;
  readonly distances: Distances;
  readonly countries: { readonly [country in Country]: { readonly name: string; readonly spaces: Spaces } };
  readonly marked: { readonly [mark in (typeof MARKS)[number]]: Spaces };
  /** Spaces with the symbol of a faction. */
  readonly kurdish: { readonly [faction in Faction]: Spaces };
  readonly coasts: { readonly [coast in (typeof COASTS)[number]]: Spaces };
  /** supply sources by colour. */
  readonly supplies: { readonly [colour in Colour]: Spaces };
  readonly offMapBoxes: readonly OffMapBox[];
  readonly cards: { readonly [number: number]: Card };
  readonly specialJokers: { readonly [id: string]: SpecialJoker };
  /** What they say, by card, use by use, and by Special Joker. */
  readonly texts: {
    readonly cards: { readonly [number: number]: readonly EffectsText[] };
    readonly specialJokers: { readonly [id: string]: EffectsText };
  };
  readonly nations: { readonly [nation in Nation]: { readonly name: string; readonly units: readonly UnitId[] } };
  readonly units: { readonly [id: UnitId]: Unit };
  readonly crt: Crt;
  /** By this edition's number. */
  readonly scenarios: { readonly [id: string]: Scenario };
  readonly sources: Sources;
}

/** What effects do together, and what they need, which is said with the conditions. */
export interface EffectsText {
  readonly does: string;
  readonly needs: readonly string[];
}

/** What texts of cards are written from. */
export interface Deck extends Pick<Edition, "labels" | "countries"> {
  readonly cards: { readonly [number: number]: { readonly name: string } };
}

/** What is known of an effect on a card. */
export interface OnCard {
  /** In one sentence; what effects before it said of the same battle or seat is not said again. */
  words(deck: Deck, before: readonly EffectData[]): string;
  /** It says what the others need. */
  readonly isNeed?: boolean;
  /** What else must hold of it in the pack. */
  check?(wrong: Wrong, path: string, pack: Pack): void;
}

/** The cards and units that effects may name. */
export interface Pack {
  readonly cards: readonly Pick<Card, "kind">[];
  readonly units: { readonly [id: string]: Unit };
}

/** The effects that the rules know. */
export type CardEffects = Effects<OnCard>;

/** How many items are the rulebook's, how many authored. */
export interface Sources {
  readonly rulebook: number;
  readonly reconstruction: number;
}

export interface Content {
  /** What pictures are drawn on: the same for both. */
  readonly land: Geography;
  readonly editions: { readonly [id in EditionId]: Edition };
}
