import { mustGet } from "#engine";
import type { Holder } from "../../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../../src/games/fitna/content/types.ts";
import type { MapView } from "../../../../../src/games/fitna/rules/combat/map-view.ts";
import type { Battle } from "../../../../../src/games/fitna/rules/combat/shifts.ts";
import type { Standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import type { Marks } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";

export const { "2020": published, "2018": living } = content.editions;
export const BOTH = [published, living];

export const REDUCED: Marks = { reduced: true };
export const ISOLATED: Marks = { isolated: true };

/** A unit on the map. */
export function at(edition: Edition, side: Holder, space: string, id: string, marks: Marks = {}): Standing {
  return { id, unit: mustGet(edition.units, id), side, space, ...marks };
}

export const stack = (edition: Edition, side: Holder, space: string, ids: readonly string[], marks: Marks = {}) =>
  ids.map((id) => at(edition, side, space, id, marks));

/** A battle for a space, without cards unless given. */
export function battle(
  edition: Edition,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  more: Partial<Pick<Battle, "entrenched" | "cards">> = {},
): Battle {
  const [first] = defenders;
  if (!first) throw new Error("nobody defends");
  return { space: mustGet(edition.spaces, first.space), attackers, defenders, entrenched: false, cards: [], ...more };
}

export const atStart = (edition: Edition, space: string, marks: Marks = {}): readonly Standing[] =>
  mustGet(edition.scenarios, "1").setUp.flatMap(({ side, stacks }) =>
    stacks.flatMap((one) =>
      one.space === space ? stack(edition, side === "KUR" ? "PYD" : side, space, one.units, marks) : [],
    ),
  );

/**
 * Scenario 1 as it is set up, with these units in place of what is in their spaces, and these spaces held otherwise.
 */
export function mapOf(
  edition: Edition,
  changed: { readonly [space: string]: readonly Standing[] } = {},
  held: { readonly [space: string]: Holder } = {},
): MapView {
  const scenario = mustGet(edition.scenarios, "1");
  const unitsIn = (space: string) => changed[space] ?? atStart(edition, space);
  return {
    holderOf: (space) => held[space] ?? scenario.control[space] ?? null,
    areFriends: (a, b) => a === b,
    sidesIn: (space) => unitsIn(space).map(({ side }) => side),
    unitsIn,
    hasRoom: (space, arriving) => unitsIn(space).length + arriving.length <= (arriving[0]?.side === "IS" ? 4 : 3),
    mayEnter: ({ unit }, space) => {
      const { country } = mustGet(edition.spaces, space);
      return !scenario.closed.countries.includes(country) && !(country === "TUR" && unit.nation === "SYR");
    },
  };
}
