/** The types that a game binds once, and the views of it that everything else gets. */
import type { Frozen, Seat } from "./values.ts";

/** The types of one game, bound once: `const { action, row, procedure } = game<MyGame>()`. */
export interface GameTypes {
  /** The pack: maps, cards, numbers. */
  Content: object;
  /** What everyone sees. */
  Table: object;
  /** What one seat sees. */
  Hand: object;
  /** What nobody sees. */
  Box: object;
  /** What everyone is told. */
  Event: { readonly kind: string };
  /** What one seat is told. */
  Secret: { readonly kind: string };
}

export interface State<G extends GameTypes> {
  table: G["Table"];
  hands: { [seat: Seat]: G["Hand"] };
  box: G["Box"];
}

/** What a seat can see: the table and its own hand. Prompts, choices, scenes, standing orders and bots get no more. */
export interface View<G extends GameTypes> {
  readonly content: Frozen<G["Content"]>;
  readonly table: Frozen<G["Table"]>;
  readonly seat: Seat;
  readonly hand: Frozen<G["Hand"]>;
  /** Who holds each seat: opaque names, the same name for the same person. */
  readonly controllers: { readonly [seat: Seat]: string };
  /** Nobody reads the words of the options now: only values and refusals count, in the same order as ever. */
  readonly terse?: true;
}

/** What everyone can see. */
export interface PublicView<G extends GameTypes> {
  readonly content: Frozen<G["Content"]>;
  readonly table: Frozen<G["Table"]>;
  readonly seat: null;
  readonly hand: null;
  readonly controllers: { readonly [seat: Seat]: string };
}
