import type { Colour } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

export interface Card {
  readonly title: Words;
  /** Its suit: colour of the head and frame. */
  readonly colour: Colour;
  /** In the top left corner: a letter code or number. */
  readonly letter?: string;
  /** In the top right corner: its worth. */
  readonly value?: Words;
  readonly pictogram?: Pictogram;
  /** A few words of rules, wrapped. */
  readonly body?: Words;
  readonly footer?: Words;
  /** Of a card with a face: what the band across its top says, beside its pictogram. */
  readonly band?: Words;
  /** Of a card with a face: what else helps, where there is room for it: what it combines with. */
  readonly hint?: Words;
  /** Of a card with a face: the scene behind its pictogram. */
  readonly sky?: "day" | "dusk" | "night" | "storm";
  /** Of a card with a face: a number, large in its scene; where there is no room for a scene, give `value` too. */
  readonly worth?: string;
  /** Of a card with a face: drawn large in its scene; `pictogram` when left out. */
  readonly art?: Pictogram;
  /** Across its face, red: "Neutralized". */
  readonly stamp?: Words;
  /** `dimmed`: held but of no use now. `back`: only the back is seen (title on it). */
  readonly state?: "bright" | "dimmed" | "back";
  readonly badge?: Badge;
  readonly isNew?: boolean;
}

/** Cards in a grid, filled row by row, or in a fan (one overlapping row, up to 10). */
export interface Cards {
  readonly kind: "cards";
  readonly title?: Words;
  readonly arrange: "grid" | "fan";
  /** Of a grid; 5 when left out. */
  readonly columns?: number;
  readonly cards: readonly Card[];
}
