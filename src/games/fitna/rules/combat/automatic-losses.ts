import type { Edition } from "../../content/types.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import type { Toll } from "./demands.ts";
import { type Spread, spreadsOf, stepsOf, stepsOwed, suffer } from "./losses.ts";

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
      strength(a) - strength(b) ||
      placeInPack(edition, a) - placeInPack(edition, b),
  );

/** The greater, the later it is taken, before strength is looked at. */
const standingLast = (one: Standing): number => {
  if (one.unit.nation === "IS") return one.unit.type === "leader" ? 1 : 0;
  return one.unit.steps - stepsOf(one);
};

function strength(one: Standing): number {
  const { attack, defence } = strengthOf(one.unit, one);
  return attack + defence;
}

/** Lowest id first: the pack lists 2 before 10. */
const placeInPack = ({ nations }: Pick<Edition, "nations">, { id, unit }: Standing): number =>
  nations[unit.nation].units.indexOf(id);
