/** How batches, replacements and arrivals are told, to everyone and to their owner. */
import { count, list, type Names, shortName, spaceName, told, unitName } from "../pieces/words.ts";
import type { ReinforcementSecret } from "./events.ts";

const places = (units: ReinforcementSecret["units"], names: Names): string =>
  list(units.map(({ unit, space }) => `${unitName(names, unit)} in ${spaceName(names, space)}`));

/** What is told of reinforcements. */
export const reinforcementsTold = [
  told("chosen", {
    line: (event, names) => {
      const units = list(event.units.map((id) => unitName(names, id)));
      if (event.what === "nothing") return `${shortName(names, event.seat)}: neither reinforcements nor replacements.`;
      return `${shortName(names, event.seat)}: ${event.what === "batch" ? "reinforcements are" : "replacements rebuild"} ${units}.`;
    },
  }),
  told("upgraded", {
    about: { kind: "places" },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${count(event.units, "reduced unit")} at full strength again.`,
    privately: (secret, names) => `At full strength: ${places(secret.units, names)}.`,
  }),
  told("arrived", {
    about: { kind: "places" },
    line: (event, names) => {
      const to = event.to.map(({ space, units }) => `${count(units, "counter")} in ${spaceName(names, space)}`);
      const waiting = event.waiting.map((id) => unitName(names, id));
      const lines = [
        ...(to.length > 0 ? [`${shortName(names, event.seat)}: ${list(to)}.`] : []),
        ...(waiting.length > 0
          ? [
              `${shortName(names, event.seat)}: no room for ${list(waiting)}, which wait${waiting.length === 1 ? "s" : ""}.`,
            ]
          : []),
      ];
      return lines.join(" ");
    },
  }),
  told("placed", {
    privately: (secret, names) => `Arrived: ${places(secret.units, names)}.`,
  }),
] as const;
