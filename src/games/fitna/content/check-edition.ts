import { type Wrong, wrongIn } from "../../../engine/index.ts";
import type { Card } from "./card-types.ts";
import type { Crt, EditionFile } from "./edition-types.ts";
import type { EditionId } from "./sides.ts";

interface Listed {
  readonly spaces: readonly string[];
  readonly cards: readonly number[];
  readonly units: readonly string[];
  readonly specialJokers: readonly string[];
}

/** What an edition lacks is listed for the other. */
export function checkAbsent(edition: EditionFile, listed: Listed): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  for (const kind of ["spaces", "cards", "units", "specialJokers"] as const) {
    const all: readonly (string | number)[] = listed[kind];
    edition.absent[kind].forEach((one, i) => {
      if (!all.includes(one)) wrong(`absent.${kind}.${i}`, `“${one}” is not listed at all`);
    });
  }
}

/** D-01 to D-05, and 6 assets and 9 events of High Tension (8.3). */
export function checkCounts(
  edition: EditionFile,
  found: { readonly [count in Exclude<keyof EditionFile["counts"], "scenarios">]: number },
  cards: readonly Card[],
): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  for (const [kind, count] of Object.entries(found)) {
    const due = edition.counts[kind as keyof typeof found]; // the entries of the record of exactly these
    if (count !== due) wrong(`counts.${kind}`, `there are ${count}, not ${due}`);
  }
  for (const [kind, due] of [
    ["asset", 6],
    ["event", 9],
  ] as const) {
    const high = cards.filter((card) => card.kind === kind && card.highTension).length;
    if (high !== due) wrong("counts.cards", `there are ${high} of High Tension of kind ${kind}, not ${due} (§8.3)`);
  }
}

/** every differential has one column, every face of the die a row of as many cells. */
export function checkCrt(id: EditionId, { columns, rows }: Crt): void {
  const wrong: Wrong = wrongIn(`${id}/crt`);
  columns.forEach(({ from, to }, i) => {
    const before = columns[i - 1];
    if (!before && from !== null) wrong("columns.0.from", "the first column is open to below");
    if (before && (before.to === null || from !== before.to + 1))
      wrong(`columns.${i}.from`, "must follow the column before");
    if (i < columns.length - 1 ? to === null || (from !== null && to < from) : to !== null)
      wrong(`columns.${i}.to`, "only the last column is open to above, and none is empty");
  });
  if (rows.length !== 6) wrong("rows", `there must be 6, not ${rows.length}`);
  rows.forEach((row, i) => {
    if (row.length !== columns.length) wrong(`rows.${i}`, `there must be ${columns.length} cells, not ${row.length}`);
  });
}
