import { count, The, verb } from "../pieces/words.ts";
import type { SetUpEvent, SetUpSecret } from "./events.ts";
import { STRATEGY_NAMES, STRATEGY_WORDS } from "./strategy.ts";

export function describeSetUp(event: SetUpEvent): string {
  if (event.kind === "strategy-chosen") return "The IDF has chosen its strategy in secret.";
  return `${The(event.seat)} ${verb(event.seat, "has", "have")} deployed ${count(event.units, "unit")}.`;
}

export const describeStrategy = ({ strategy }: SetUpSecret): string =>
  `Your strategy: ${STRATEGY_NAMES[strategy]}, ${STRATEGY_WORDS[strategy]}.`;
