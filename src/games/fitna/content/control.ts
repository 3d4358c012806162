import { type Ground, isCommanded, isSeat, type Plan } from "./ground.ts";
import type { Scenario } from "./scenario-types.ts";
import { FACTION_IN, type Holder, type SeatId, type Side } from "./sides.ts";

type Control = Scenario["control"];

/** at the start, without a seat or with all: countries first, then single spaces, then whoever stands there. */
export function controlOf(plan: Plan, ground: Ground, absent: SeatId | null): Control {
  const control = listed(plan, ground, absent);
  for (const [space, sides] of standing(plan, ground, absent)) {
    const most = Math.max(...sides.values());
    const strongest = [...sides]
      .filter(([, defence]) => defence === most)
      .map(([side]) => holderOf(plan, ground, space, side));
    const held = control[space];
    const [first] = strongest;
    if (first !== undefined && (held === undefined || !strongest.includes(held))) control[space] = first;
  }
  return control;
}

function listed({ scenario, ...plan }: Plan, ground: Ground, absent: SeatId | null): { [space: string]: Holder } {
  const control: { [space: string]: Holder } = {};
  const lines = scenario.control.filter(({ side }) => side !== absent);
  const give = (space: string, side: Side): void => {
    control[space] = holderOf({ scenario, ...plan }, ground, space, side);
  };
  for (const { side, countries } of lines)
    for (const { id, country } of Object.values(ground.spaces)) if (countries.includes(country)) give(id, side);
  for (const { side, spaces } of lines) for (const id of spaces) give(id, side);
  return control;
}

/** Kurds without a seat are the faction of the country. */
function holderOf({ scenario }: Plan, { spaces }: Ground, space: string, side: Side): Holder {
  const country = spaces[space]?.country;
  const faction = country && FACTION_IN[country];
  return side === "KUR" && !isSeat(scenario, side) && faction ? faction : side;
}

/** By space, how much defence each side has there. */
function standing({ scenario, without }: Plan, { units }: Ground, absent: SeatId | null) {
  const all = new Map<string, Map<Side, number>>();
  const add = (space: string, side: Side, defence: number): void => {
    const sides = all.get(space) ?? new Map<Side, number>();
    all.set(space, sides.set(side, (sides.get(side) ?? 0) + defence));
  };
  const ownerOf = (side: Side, id: string): Side => {
    const unit = units[id];
    if (!unit || absent !== null || !isSeat(scenario, side) || isCommanded(scenario, side, unit)) return side;
    return scenario.seats.find(({ seat }) => isCommanded(scenario, seat, unit))?.seat ?? side;
  };
  for (const { side, stacks } of scenario.setUp) {
    if (side === absent) continue;
    for (const { space, units: ids, hidden } of stacks) {
      if (hidden > 0) add(space, side, hidden);
      for (const id of ids) if (!without.includes(id)) add(space, ownerOf(side, id), units[id]?.full.defence ?? 0);
    }
  }
  return all;
}
