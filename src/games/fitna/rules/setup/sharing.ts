import type { Scenario } from "../../content/scenario-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { list, shortName } from "../pieces/words.ts";

/** How many people take part, as the host says it: one for each seat, or so many. */
export const PEOPLE = ["each", "two", "three", "four", "five"] as const;
export type People = (typeof PEOPLE)[number];

type Groups = readonly (readonly SeatId[])[];

/**
 * who plays what where fewer people than seats take part, by their number. Two play the groups of the rulebook; how
 * three to five share a scenario is the pack's, and no rule changes for them.
 */
export function sharedAmong({ seats, groups, sharings }: Scenario): ReadonlyMap<People, Groups> {
  const shared = new Map<People, Groups>([["each", seats.map(({ seat }) => [seat])]]);
  if (seats.length <= 2) return shared;
  for (const all of [groups, ...sharings]) {
    const present = all.filter((group) => group.length > 0);
    const people = PEOPLE[present.length - 1];
    if (people !== undefined && present.length < seats.length && present.length > 1) shared.set(people, present);
  }
  return shared;
}

/** How a menu names a number of people: "Three people: Israel; Turkey; Syria, Iran and Russia". */
export function peopleLabel(names: { readonly edition: Edition; readonly scenario: Scenario }, people: People): string {
  if (people === "each") return "A person for each seat";
  const groups = sharedAmong(names.scenario).get(people) ?? [];
  const named = groups.map((group) => list(group.map((seat) => shortName(names, seat)))).join("; ");
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} people: ${named}`;
}
