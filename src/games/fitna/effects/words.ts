import { cardName, list, type Names, shortName, unitName } from "../pieces/words.ts";
import type { EffectEvent, EffectSecret } from "./events.ts";

export const describeEffect = (event: EffectEvent, names: Names): string =>
  `${shortName(names, event.seat)}: ${cardName(names, event.card)}.`;

export const describeOwnEffect = ({ units }: EffectSecret, names: Names): string =>
  `Seen: ${list(units.map((id) => unitName(names, id)))}.`;
