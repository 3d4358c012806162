/** A table of the page: where that is narrow, it is moved sideways by itself. */
import { type ComponentChild, h } from "preact";

export interface TableRow {
  readonly head: ComponentChild;
  readonly cells: readonly ComponentChild[];
}

/** `heads`: of the column of heads, and of each of cells. */
export function Table({
  heads,
  rows,
}: {
  readonly heads: readonly ComponentChild[];
  readonly rows: readonly TableRow[];
}): ComponentChild {
  const row = (cells: readonly ComponentChild[], key?: number): ComponentChild => h("tr", { key }, cells);
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      null,
      h("thead", null, row(heads.map((head, i) => h("th", { key: i, scope: "col" }, head)))),
      h(
        "tbody",
        null,
        rows.map(({ head, cells }, i) =>
          row([h("th", { key: "head", scope: "row" }, head), ...cells.map((cell, k) => h("td", { key: k }, cell))], i),
        ),
      ),
    ),
  );
}
