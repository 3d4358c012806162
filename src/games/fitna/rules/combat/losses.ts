/** how many steps a side loses, and how its owner may spread them. */
import type { Reason } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import type { Edition } from "../../content/types.ts";
import { bothStrengths, type Standing, stepsOf } from "../pieces/units.ts";
import { inSentence } from "../pieces/words.ts";
import type { Toll } from "./crt.ts";

/** How many steps each unit loses; units that are not named lose none. */
export type Spread = { readonly [unit: UnitId]: number };

export interface Losses {
  /** As they are afterwards. */
  readonly survivors: readonly Standing[];
  readonly reduced: readonly UnitId[];
  /** They go to the destroyed compartment. */
  readonly eliminated: readonly UnitId[];
}

/** a side that owes more than it has loses everything, no more. */
export function stepsOwed(toll: Toll, units: readonly Standing[]): number {
  const all = units.reduce((sum, one) => sum + stepsOf(one), 0);
  switch (toll.kind) {
    case "none":
      return 0;
    case "each":
      return units.length;
    case "all":
      return all;
    case "steps":
      return Math.min(toll.steps, all);
  }
}

const lostBy = (spread: Spread, id: UnitId): number => (Object.hasOwn(spread, id) ? (spread[id] ?? 0) : 0);

/** why an owner cannot spread his losses like this; null: he can. */
export function whyWrongSpread(toll: Toll, units: readonly Standing[], spread: Spread): Reason | null {
  const stranger = Object.keys(spread).find((id) => !units.some((one) => one.id === id));
  if (stranger !== undefined)
    return { text: `${stranger} is not one of the units that take these losses`, rule: "R-132" };
  const beyond = units.find((one) => {
    const steps = lostBy(spread, one.id);
    return !Number.isInteger(steps) || steps < 0 || steps > stepsOf(one);
  });
  if (beyond)
    return { text: `${inSentence(beyond.unit.name)} can lose ${counted(stepsOf(beyond))} at most`, rule: "R-132" };
  const owed = stepsOwed(toll, units);
  const chosen = units.reduce((sum, one) => sum + lostBy(spread, one.id), 0);
  if (chosen !== owed) return { text: `${counted(owed)} must be lost, not ${chosen}`, rule: "R-132" };
  const twice = units.find((one) => lostBy(spread, one.id) > 1);
  if (!twice) return null;
  if (toll.kind === "each")
    return { text: `every unit loses one step, not ${inSentence(twice.unit.name)} two`, rule: "R-131" };
  if (toll.kind === "steps" && toll.apart && units.length > 1)
    return { text: `the steps fall on different units, not both on ${inSentence(twice.unit.name)}`, rule: "R-131" };
  return null;
}

const counted = (steps: number): string => `${steps} ${steps === 1 ? "step" : "steps"}`;

/** All spreads that an owner may choose. */
export const spreadsOf = (toll: Toll, units: readonly Standing[]): readonly Spread[] =>
  units
    .reduce<readonly Spread[]>(
      (spreads, one) =>
        spreads.flatMap((spread) =>
          Array.from({ length: stepsOf(one) + 1 }, (_, steps) =>
            steps === 0 ? spread : { ...spread, [one.id]: steps },
          ),
        ),
      [{}],
    )
    .filter((spread) => whyWrongSpread(toll, units, spread) === null);

/** what becomes of the units. The spread is one that `whyWrongSpread` lets pass. */
export function suffer(units: readonly Standing[], spread: Spread): Losses {
  const left = units.map((one) => ({ one, lost: lostBy(spread, one.id), left: stepsOf(one) - lostBy(spread, one.id) }));
  const flipped = left.filter(({ lost, left }) => lost > 0 && left > 0);
  return {
    survivors: left.flatMap(({ one, lost, left }) => (left <= 0 ? [] : [lost > 0 ? { ...one, reduced: true } : one])),
    reduced: flipped.map(({ one }) => one.id),
    eliminated: left.flatMap(({ one, left }) => (left <= 0 ? [one.id] : [])),
  };
}

/**
 * how factions without a seat spread their losses, step by step. Of IS the weakest counter goes, its leader last;
 * of Kurds the weakest at full strength, then the weakest of the reduced ones. Seats that leave it open do as Kurds do.
 */
export function automaticSpread(edition: Pick<Edition, "nations">, toll: Toll, units: readonly Standing[]): Spread {
  let spread: Spread = {};
  const owed = stepsOwed(toll, units);
  for (let lost = 0; lost < owed; lost++) {
    const next = inOrder(edition, suffer(units, spread).survivors).find((one) =>
      leadsOn(toll, units, add(spread, one)),
    );
    if (!next) throw new Error("no unit is left that could take a step");
    spread = add(spread, next);
  }
  return spread;
}

const add = (spread: Spread, { id }: Standing): Spread => ({ ...spread, [id]: (spread[id] ?? 0) + 1 });

/** Whether some full spread that the owner may choose begins like this. */
const leadsOn = (toll: Toll, units: readonly Standing[], begun: Spread): boolean =>
  spreadsOf(toll, units).some((full) => Object.entries(begun).every(([id, steps]) => (full[id] ?? 0) >= steps));

const inOrder = (edition: Pick<Edition, "nations">, units: readonly Standing[]): readonly Standing[] =>
  [...units].sort(
    (a, b) =>
      standingLast(a) - standingLast(b) ||
      bothStrengths(a) - bothStrengths(b) ||
      placeInPack(edition, a) - placeInPack(edition, b),
  );

/** The greater, the later it is taken, before strength is compared. */
const standingLast = (one: Standing): number => {
  if (one.unit.nation === "IS") return one.unit.type === "leader" ? 1 : 0;
  return one.unit.steps - stepsOf(one);
};

/** Lowest id first: the pack lists 2 before 10. */
const placeInPack = ({ nations }: Pick<Edition, "nations">, { id, unit }: Standing): number =>
  nations[unit.nation].units.indexOf(id);
