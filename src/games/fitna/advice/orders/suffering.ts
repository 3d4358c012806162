import type { View } from "../../../../engine/index.ts";
import { distance } from "../../../../graph/index.ts";
import { waysToSupply } from "../../rules/combat/retreating.ts";
import { lossesAsked, spreadOptions, stepsIn } from "../../rules/combat/taking-losses.ts";
import { seen } from "../../rules/now.ts";
import { type Standing, strengthOf } from "../../rules/pieces/units.ts";
import type { Fitna } from "../../state.ts";

type Eyes = View<Fitna>;

/** Which units lose steps first. */
export const LOSSES = [
  { value: "weakest", label: "The weakest" },
  { value: "militia", label: "Militias, then the weakest" },
  { value: "reduced", label: "Reduced units, then the weakest" },
  { value: "strongest", label: "The strongest" },
] as const;
export type Preference = (typeof LOSSES)[number]["value"];

function strength(one: Standing): number {
  const { attack, defence } = strengthOf(one.unit, one);
  return attack + defence;
}

const FIRST: { readonly [preference in Preference]: (one: Standing) => number } = {
  weakest: strength,
  militia: (one) => strength(one) + (one.unit.type === "militia" ? 0 : 1000),
  reduced: (one) => strength(one) + (one.reduced ? 0 : 1000),
  strongest: (one) => -strength(one),
};

/** the steps that fall on those who are to lose first. */
export function lossesBy(view: Eyes, preference: Preference): string | null {
  const asked = lossesAsked(view);
  if (!asked) return null;
  const order = asked.units.toSorted((a, b) => FIRST[preference](a) - FIRST[preference](b)).map(({ id }) => id);
  const ranks = (value: string): readonly number[] =>
    Object.entries(stepsIn(value))
      .flatMap(([id, steps]) => Array.from({ length: steps }, () => order.indexOf(id)))
      .toSorted((a, b) => a - b);
  const [first] = spreadOptions({ ...view, terse: true })
    .map(({ value }) => ({ value, ranks: ranks(value) }))
    .toSorted((a, b) => inOrder(a.ranks, b.ranks));
  return first?.value ?? null;
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** to the space nearest to those named, or to a source of supply. */
export function retreatBy(view: Eyes, named: readonly string[]): string | null {
  const { distances } = seen(view).edition;
  const ways = waysToSupply(view);
  const far = (way: string): number => {
    const to = way.split(">").at(-1) ?? way;
    return Math.min(...named.map((space) => distance(distances, to, space)));
  };
  const [first] = named.length === 0 ? ways : ways.toSorted((a, b) => far(a) - far(b));
  return first ?? null;
}
