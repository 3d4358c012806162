import { type Envelope, type Json, mustGet, type Params } from "#engine";
import { findGroup } from "../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";

/**
 * Units that are in the same places in two states have each other's names: what is said of one is said of the other.
 */
export function translated(params: Params, here: Envelope<Lebanon>, there: Envelope<Lebanon>): Params {
  const names = new Map<string, string>();
  for (const [seat, hand] of Object.entries(here.hands))
    for (const { id, units } of hand.groups)
      units.forEach((unit, i) => {
        names.set(unit, findGroup(mustGet(there.hands, seat).groups, id)?.units[i] ?? unit);
      });
  return renamed(params, names) as Params; // the same shape
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, names)]));
}
