/**
 * The text of the block `rows`: a campaign's file except for its pack, its log in columns; hashes that follow from
 * their rows are left out.
 */
import { type Chained, chainHash, NO_ROW } from "../../proof/history.ts";
import { fromColumns, inColumns } from "./columns.ts";

type Members = { readonly [member: string]: unknown };

/** What the block holds; nothing that was read of it is trusted. */
export interface RowsBlock {
  /** As it was exported, except for its pack. */
  readonly file: Members;
  readonly about: unknown;
  /** What pictures are made from. */
  readonly sketches: readonly unknown[];
}

/** `lastHash` covers all others: a row that was changed leads to another one. */
interface Written {
  readonly rows: unknown;
  readonly lastHash: unknown;
  /** Whether the other hashes are left out. */
  readonly chained: boolean;
  readonly about: unknown;
  readonly sketches: unknown;
}

export function rowsText({ file, about, sketches }: RowsBlock): string {
  const { rows, ...rest } = file as { readonly rows: readonly Members[] };
  const chained = isChain(rows);
  const log = chained ? rows.map(({ hash: _, ...row }) => row) : rows;
  return JSON.stringify({
    ...rest,
    ...({
      ...{ rows: inColumns(log), lastHash: rows.at(-1)?.hash ?? null, chained, about },
      sketches: inColumns(sketches as readonly Members[]),
    } satisfies Written),
  });
}

/** Throws where the text was not written by `rowsText`. */
export function rowsIn(text: string): RowsBlock {
  const { rows, lastHash, chained, about, sketches, ...rest } = JSON.parse(text) as Written; // each part is read below
  const log = fromColumns(rows);
  return {
    file: { ...rest, rows: chained ? withHashes(log, lastHash) : log },
    about,
    sketches: fromColumns(sketches),
  };
}

/** Rows of earlier releases may have other members, whose hashes are made otherwise. */
function isChain(rows: readonly Members[]): boolean {
  let before = NO_ROW;
  return rows.every((row) => {
    if (row.format === undefined || chainHash(before, row as unknown as Chained) !== row.hash) return false;
    before = String(row.hash);
    return true;
  });
}

function withHashes(rows: readonly Members[], last: unknown): readonly Members[] {
  let before = NO_ROW;
  return rows.map((row, i) => {
    before = chainHash(before, row as unknown as Chained);
    return { ...row, hash: i === rows.length - 1 ? last : before };
  });
}
