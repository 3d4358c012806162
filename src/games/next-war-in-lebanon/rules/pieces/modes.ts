import { MODES, type UnitId } from "../../content/types.ts";
import type { Eyes } from "../../state.ts";
import { list, unitName } from "./words.ts";

/** what units that change their modes come to: "188 Barak to dispersed mode". */
export function toModes({ content, hand }: Eyes, units: readonly UnitId[]): string {
  const groups = MODES.toReversed().map((now) => {
    const names = units.flatMap((unit) => (hand.units[unit]?.mode === now ? [unitName(content, unit)] : []));
    return names.length === 0 ? "" : `${list(names)} to ${now === "combat" ? "dispersed" : "combat"} mode`;
  });
  const unknown = units.filter((unit) => hand.units[unit] === undefined).map((unit) => unitName(content, unit));
  return list([...groups.filter((words) => words !== ""), ...unknown]);
}
