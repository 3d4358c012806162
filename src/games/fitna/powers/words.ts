import { list, type Names, unitName } from "../pieces/words.ts";
import type { PowerEvent, PowerSecret } from "./events.ts";

export const describePower = ({ cause, from, to }: PowerEvent): string =>
  `${cause}: International Tension ${from} → ${to}.`;

export const describeOwnPower = ({ units }: PowerSecret, names: Names): string =>
  `Seen: ${list(units.map((id) => unitName(names, id)))}.`;
