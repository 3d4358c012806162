import { list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { CombatEvent, CombatSecret } from "./events.ts";

export const describeCombat = (event: CombatEvent, names: Names): string =>
  `${shortName(names, event.by)}: ${spaceName(names, event.from)} attacks ${spaceName(names, event.target)}.`;

export const describeOwnCombat = ({ units }: CombatSecret, names: Names): string =>
  `Seen: ${list(units.map((id) => unitName(names, id)))}.`;
