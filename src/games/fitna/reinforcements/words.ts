import { count, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { ReinforcementEvent, ReinforcementSecret } from "./events.ts";

export function describeReinforcements(event: ReinforcementEvent, names: Names): string {
  const seat = shortName(names, event.seat);
  switch (event.kind) {
    case "chosen": {
      const units = list(event.units.map((id) => unitName(names, id)));
      if (event.what === "nothing") return `${seat}: neither reinforcements nor replacements.`;
      return `${seat}: ${event.what === "batch" ? "reinforcements are" : "replacements rebuild"} ${units}.`;
    }
    case "upgraded":
      return `${seat}: ${count(event.units, "reduced unit")} at full strength again.`;
    case "arrived": {
      const places = event.to.map(({ space, units }) => `${count(units, "counter")} in ${spaceName(names, space)}`);
      const waiting = event.waiting.map((id) => unitName(names, id));
      const lines = [
        ...(places.length > 0 ? [`${seat}: ${list(places)}.`] : []),
        ...(waiting.length > 0
          ? [`${seat}: no room for ${list(waiting)}, which wait${waiting.length === 1 ? "s" : ""}.`]
          : []),
      ];
      return lines.join(" ");
    }
  }
}

export function describeOwnReinforcements({ kind, units }: ReinforcementSecret, names: Names): string {
  const all = units.map(({ unit, space }) => `${unitName(names, unit)} in ${spaceName(names, space)}`);
  return `${kind === "placed" ? "Arrived" : "At full strength"}: ${list(all)}.`;
}
