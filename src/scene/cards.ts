/** Cards in scenes: a single one, several side by side, and facts next to them. */
import type { Colour } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** Something that helps with a card: a word for what it is, and what it says. */
export interface Fact {
  readonly label: Words;
  readonly text: Words;
  /** Left out where all letters can be larger without it. */
  readonly optional?: true;
}

/** Where the scene of a card is set. */
export type Place =
  | "town"
  | "ruins"
  | "desert"
  | "mountains"
  | "river"
  | "oilfield"
  | "road"
  | "wall"
  | "hall"
  | "camp";

export interface Card {
  readonly title: Words;
  /** Its suit: colour of its band. */
  readonly colour: Colour;
  /** In the top right corner: its worth, or how many copies lie here. */
  readonly value?: Words;
  readonly pictogram?: Pictogram;
  /** What the band across its top says, next to its pictogram. */
  readonly band?: Words;
  /** A few words of rules, wrapped. */
  readonly body?: Words;
  /** What else helps, the most useful first: as many as there is room for, each in full. */
  readonly facts?: readonly Fact[];
  /** When it can be played, or for whom it counts. */
  readonly footer?: Words;
  /** The scene behind its drawing. */
  readonly sky?: "day" | "dusk" | "night" | "storm";
  /** Where that scene is set; `town` when left out. */
  readonly place?: Place;
  /** A number, large in its scene, or in the top right corner where a stamp would cover it; where there is no room for a scene, give `value` too. */
  readonly worth?: string;
  /** Drawn large in its scene; `pictogram` when left out. */
  readonly art?: Pictogram;
  /** Across its face, red: "Neutralized". */
  readonly stamp?: Words;
  /** `dimmed`: held but of no use now. */
  readonly state?: "bright" | "dimmed";
  readonly isNew?: boolean;
}

/** A single card, as large as its place: its letters as large as all that it says leaves room for. */
export interface Face {
  readonly kind: "face";
  readonly card: Card;
}

/** Cards with faces, in as many rows as fit: the size follows from how many there are. `links` join two cards that combine. */
export interface Spread {
  readonly kind: "spread";
  /** `small`: a row of low cards with their worth at the left, for what everyone knows. */
  readonly style?: "small";
  readonly cards: readonly Card[];
  readonly links?: readonly { readonly from: number; readonly to: number; readonly label: Words }[];
}
