import type { Envelope, Json, Params } from "#engine";
import type { Fitna } from "../../../src/games/fitna/state.ts";

/** Units that lie in the same places of the same stacks in two states have each other's names: what is said of one is said of the other. */
export function translated(params: Params, here: Envelope<Fitna>, there: Envelope<Fitna>): Params {
  const names = new Map<string, string>();
  for (const seat of here.table.order)
    for (const [space, units] of Object.entries(here.hands[seat]?.stacks ?? {}))
      units.forEach((unit, i) => {
        names.set(unit, there.hands[seat]?.stacks[space]?.[i] ?? unit);
      });
  return renamed(params, names) as Params; // the same shape
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === "string") return namedThere(value, names);
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, names)]));
}

/** "sun-1", "sun-1+fsa-5", "syr-4a>al-tanf". */
const namedThere = (value: string, names: ReadonlyMap<string, string>): string =>
  value
    .split(/([+>])/)
    .map((part) => names.get(part) ?? part)
    .join("");
