import type { UnitId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { isRocket, isSupport, unitOf } from "../../../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import { book } from "../builder.ts";

const { content } = book;

export type UnitRow =
  | "moves"
  | "fires"
  | "supports"
  | "is a target"
  | "is struck"
  | "is lost"
  | "is reduced"
  | "is rebuilt"
  | "is built"
  | "bombards"
  | "is readied";

/** Units of one nation and type: Hezbollah's missiles are others than Syria's. */
export function unitRow(unit: UnitId, what: UnitRow): string {
  const { nation, type } = unitOf(content, unit);
  return `${nation} ${type} ${what}`;
}

/** What can become of units of a nation.: Hezbollah's come back when they are lost, Syria's never. */
const BY_NATION = {
  israel: ["is reduced", "is rebuilt"],
  hezbollah: ["is struck", "is built"],
  syria: ["is struck"],
} as const satisfies { readonly [nation: string]: readonly UnitRow[] };

/** Syrian missiles stay dispersed, and in Syria. */
const NEVER_MOVED = unitRow("syr-msl-1", "moves");

/** Support units fire at nobody: they add to the fire of others. */
const rows = new Set(
  content.unitIds.flatMap((unit) => {
    const all: readonly UnitRow[] = [
      ...(["moves", "is a target", "is lost"] as const),
      isSupport(content, unit) ? "supports" : "fires",
      ...BY_NATION[unitOf(content, unit).nation],
      ...(isRocket(content, unit) ? (["bombards", "is readied"] as const) : []),
    ];
    return all.map((what) => unitRow(unit, what));
  }),
);
rows.delete(NEVER_MOVED);

export const UNIT_ROWS: readonly string[] = [...rows];
