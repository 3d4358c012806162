import type { Json, View } from "../../../engine/index.ts";
import { MODES } from "../content/unit-types.ts";
import { list, unitName } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";

/** what units that change their modes come to: "188 Barak to dispersed mode". */
export function toModes({ content, hand }: View<Lebanon>, given: Json | undefined): string {
  const units = (Array.isArray(given) ? given : [given]).map(String);
  const groups = MODES.toReversed().map((now) => {
    const names = units.flatMap((unit) => (hand.units[unit]?.mode === now ? [unitName(content, unit)] : []));
    return names.length === 0 ? "" : `${list(names)} to ${now === "combat" ? "dispersed" : "combat"} mode`;
  });
  const unknown = units.filter((unit) => hand.units[unit] === undefined).map((unit) => unitName(content, unit));
  return list([...groups.filter((words) => words !== ""), ...unknown]);
}
