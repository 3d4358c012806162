import type { Params, Preset } from "../../../../engine/index.ts";
import type { UnitId, ZoneId } from "../../content/types.ts";
import type { Eyes } from "../../state.ts";
import { hasFixedMode } from "../pieces/units.ts";
import { list, unitName, zoneName } from "../pieces/words.ts";
import { whoIsThere } from "./options.ts";

/** So many whole answers stand beside the other uses of a J-1. */
const MOST = 16;

/** "Guerrilla 3 and Guerrilla 7 to Tyre, dispersed": as many as one J-1 brings back, into one zone. */
export function wholeBuilds(
  c: Eyes,
  more: (chosen: readonly UnitId[]) => readonly UnitId[],
  sites: (unit: UnitId) => readonly ZoneId[],
): readonly Preset[] {
  const lots = more([]).map((first) => {
    const second = more([first]).find((unit) => unit > first);
    return second === undefined ? [first] : [first, second];
  });
  const kinds = new Map(lots.toReversed().map((units) => [typesOf(c, units), units])); // the first of a kind stays
  return [...kinds.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((units) =>
      commonSites(units, sites).map(
        (zone): Preset => ({
          label: `Build ${list(units.map((unit) => unitName(c.content, unit)))} in ${zoneName(c.content, zone)}`,
          description: `dispersed; there: ${whoIsThere(c, zone)}`,
          params: { units: units.map((unit): Params => rowOf(c, unit, zone)) },
        }),
      ),
    )
    .slice(0, MOST);
}

const typesOf = ({ content }: Eyes, units: readonly UnitId[]): string =>
  units.map((unit) => content.units[unit]?.type).join();

const commonSites = (units: readonly UnitId[], sites: (unit: UnitId) => readonly ZoneId[]): readonly ZoneId[] => {
  const [first = "", ...others] = units;
  return sites(first).filter((zone) => others.every((unit) => sites(unit).includes(zone)));
};

const rowOf = ({ content }: Eyes, unit: UnitId, zone: ZoneId): Params => ({
  unit,
  zone,
  ...(hasFixedMode(content, unit) ? {} : { mode: "dispersed" }),
});
