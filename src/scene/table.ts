/** A table in a picture: columns, rows and cells. */
import type { Colour, Shade } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { TextSize, Words } from "./words.ts";

export interface Column {
  readonly label: Words;
  readonly align?: "start" | "middle" | "end";
  /** Share of the width; columns without one are as wide as their content. */
  readonly flex?: number;
}

export interface Cell {
  readonly text?: Words;
  readonly badge?: Badge;
  readonly colour?: Colour;
  readonly bold?: boolean;
  /** Changed since the last picture. */
  readonly isNew?: boolean;
}

export interface Row {
  /** A plain string is a cell with that text. */
  readonly cells: readonly (string | Cell)[];
  /** Tints the whole row: a winner, the active seat. */
  readonly colour?: Colour;
  readonly shade?: Shade;
  /** A sum under a rule. */
  readonly total?: boolean;
}

/** A score table, a report, a list. A cell's width follows its column; text that does not fit is cut. */
export interface Table {
  readonly kind: "table";
  readonly title?: Words;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly size?: TextSize;
}
