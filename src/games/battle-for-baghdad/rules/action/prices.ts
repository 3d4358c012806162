/** What units and cards cost in a Recruit Step, with the discounts of the seat's screen. */
import type { Frozen, View } from "#engine";
import type { Unit } from "../../content/effects.ts";
import { screenOf, type ZoneId } from "../../content/pack.ts";
import { COSTS } from "../../content/rulebook-figures.ts";
import type { Baghdad, Table } from "../../state.ts";
import { ability } from "../map/control.ts";
import type { RecruitStep } from "./types.ts";

type Content = View<Baghdad>["content"];

/** Units to be recruited together. */
export interface Levy {
  readonly unit: Unit;
  readonly zone: ZoneId;
  readonly count: number;
}

/** Ruling AP: what the seat's screen takes off, and how many units each of its discounts is used for. */
export function discounts(
  content: Content,
  table: Frozen<Table>,
  { seat, discounted }: Frozen<RecruitStep>,
  { unit, zone, count }: Levy,
): { readonly off: number; readonly taken: { readonly [discount: string]: number } } {
  let left = count;
  let off = 0;
  const taken: { [discount: string]: number } = {};
  screenOf(content, table.seats.length, seat).abilities.forEach((a, i) => {
    if (a.kind !== "recruitDiscount" || a.unit !== unit || (a.zone !== null && a.zone !== zone)) return;
    const units = Math.min(left, Math.max(0, a.first - (discounted[i] ?? 0)));
    if (units === 0) return;
    taken[i] = units;
    left -= units;
    off += units * (COSTS[unit] - a.cost);
  });
  return { off, taken };
}

/** R-32 What units cost in this step, with the discounts that are left. */
export const priceOf = (content: Content, table: Frozen<Table>, step: Frozen<RecruitStep>, levy: Levy): number =>
  COSTS[levy.unit] * levy.count - discounts(content, table, step, levy).off;

/** what each unit of a levy costs, one after the other. */
export const pricesOf = (
  content: Content,
  table: Frozen<Table>,
  step: Frozen<RecruitStep>,
  levy: Levy,
): readonly number[] => {
  const upTo = (count: number): number => priceOf(content, table, step, { ...levy, count });
  return Array.from({ length: levy.count }, (_, i) => upTo(i + 1) - upTo(i));
};

/** what the next Arms Bazaar card costs this seat. */
export function cardPrice(content: Content, table: Frozen<Table>, { seat, bought }: Frozen<RecruitStep>): number {
  const discount = ability(content, table, seat, "cardDiscount");
  return discount && bought < discount.first ? Math.min(discount.cost, table.price) : table.price;
}

/** "1 + 1 + 2 = 4", "5 × 1 = 5", "2". */
export function sumOf(prices: readonly number[]): string {
  const cost = prices.reduce((all, price) => all + price, 0);
  if (prices.length < 2) return `${cost}`;
  if (prices.length <= FEW) return `${prices.join(" + ")} = ${cost}`;
  const kinds = [...new Set(prices)].map((price) => ({ price, units: prices.filter((one) => one === price).length }));
  return `${kinds.map(({ price, units }) => (units > 1 ? `${units} × ${price}` : price)).join(" + ")} = ${cost}`;
}

/** Up to this many prices are read one by one. */
const FEW = 3;
