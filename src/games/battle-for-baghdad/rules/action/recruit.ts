/** Which units a seat can recruit, where and for how much; how its Recruit Step begins and ends. */
import {
  choice,
  concerning,
  type Frozen,
  game,
  integer,
  mustGet,
  type Option,
  type Refusal,
  type Seat,
  type Stage,
} from "#engine";
import { UNITS, type Unit } from "../../content/effects.ts";
import { factionName, The, verb } from "../../content/factions.ts";
import { type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { COSTS } from "../../content/rulebook-figures.ts";
import { UNIT_NAMES } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { enter } from "../map/news.ts";
import { forces, occupants, place, unitsAt } from "../map/units.ts";
import { discounts, type Levy, pricesOf, sumOf } from "./prices.ts";
import { barred, most, noMore, noSpawn, spawnZones, stepOf, unavailable } from "./spawn.ts";
import type { Eyes } from "./stack.ts";
import { ofAction } from "./why-not.ts";

const { action, told } = game<Baghdad>();

/** what counts for spawning is how the Zones are now. */
export function openRecruitStep(s: Stage<Baghdad, unknown>, seat: Seat): void {
  const { table } = s.state;
  enter(table, "action");
  const spawn = {
    security: spawnZones(s.content, table, seat, "security"),
    infrastructure: spawnZones(s.content, table, seat, "infrastructure"),
  };
  table.recruit = { seat, spawn, discounted: {}, bought: 0 };
}

const units = (eyes: Eyes): Option<Unit>[] =>
  UNITS.map((unit) => {
    const refused = unavailable(eyes, unit);
    const description = `${COSTS[unit]} PP each · pool ${mustGet(eyes.table.sides, eyes.seat).pool[unit]}`;
    return { value: unit, label: UNIT_NAMES[unit], description, ...(refused ? { refused } : {}) };
  });

/** Why nothing can be recruited at all, or null. */
function nothing(eyes: Eyes): Refusal | null {
  const reasons = UNITS.map((unit) => unavailable(eyes, unit));
  if (reasons.includes(null)) return null;
  const { pp } = mustGet(eyes.table.sides, eyes.seat);
  const text = `Infrastructure costs ${COSTS.infrastructure} PP and Security ${COSTS.security} PP; you have ${pp} PP.`;
  return reasons.every((reason) => reason?.code === "too-dear")
    ? { code: "too-dear", text, rule: "R-32" }
    : (reasons[0] ?? null);
}

/** Zones where such a unit spawns, with its price and who is there. */
const places = (eyes: Eyes, unit: Unit): Option[] =>
  stepOf(eyes.table).spawn[unit].map((zone) => {
    const refused = barred(eyes, { unit, zone });
    const label = zoneOf(eyes.content, zone).name;
    return refused ? { value: zone, label, refused } : { value: zone, label, description: described(eyes, unit, zone) };
  });

/** "1 PP each for the first 2, then 2 PP · you have 2 Security and 1 Infrastructure; Shiites 3 Security". */
function described({ content, table, seat }: Eyes, unit: Unit, zone: ZoneId): string {
  const [first = 0, ...others] = pricesOf(content, table, stepOf(table), { unit, zone, count: DISCOUNTED });
  const dearer = others.findIndex((price) => price !== first);
  const price = dearer < 0 ? `${first} PP` : `${first} PP each for the first ${dearer + 1}, then ${others[dearer]} PP`;
  return [price, ...there(table, seat, zone)].join(" · ");
}

/** As far as one looks for a discount that ends. */
const DISCOUNTED = 5;

/** Who is in a Zone; nothing if nobody is. */
function there(table: Frozen<Table>, seat: Seat, zone: ZoneId): readonly string[] {
  const sides = occupants(table, zone).map((other) => {
    const units = forces(unitsAt(table, zone, other));
    return other === seat ? `you have ${units}` : `${factionName(other)} ${units}`;
  });
  return sides.length > 0 ? [sides.join("; ")] : [];
}

/** Units are paid for and placed where the seat may recruit them. */
export const recruit = action("recruit", "Recruit units", {
  whyNot: ofAction("recruit", "Recruiting"),
  help: "Infrastructure costs 1 PP, Security 2.",
  common: true,
  menu: "Recruit",
  when: nothing,
})
  .param("unit", "Which units?", choice(units))
  .param(
    "zone",
    "In which Zone?",
    choice(
      (c) => places(c, c.params.unit),
      (c, word) => {
        const zone = zoneCalled(c.content, word);
        return zone === null ? null : noSpawn(c, { unit: c.params.unit, zone });
      },
    ),
  )
  .param(
    "count",
    "How many?",
    integer((c) => [1, most(c, c.params), noMore(c, c.params)]),
    () => 1,
  )
  .label(({ content }, { unit, zone, count }) =>
    unit === undefined || zone === undefined || count === undefined
      ? null
      : `${count} ${UNIT_NAMES[unit]} in ${zoneOf(content, zone).name}`,
  )
  .apply(({ state: { table }, content, seat, params, emit }) => {
    const prices = enlist(content, table, seat, params);
    const cost = prices.reduce((all, price) => all + price, 0);
    emit({ kind: "recruited", seat, ...params, cost, prices, pp: mustGet(table.sides, seat).pp });
  });

/** The units come out of the pool and are paid for: what each has cost. */
export function enlist(content: Eyes["content"], table: Table, seat: Seat, levy: Levy): readonly number[] {
  const { recruit: open } = table;
  if (!open) throw new Error("there is no Recruit Step");
  const prices = pricesOf(content, table, open, levy);
  for (const [which, n] of Object.entries(discounts(content, table, open, levy).taken))
    open.discounted[which] = (open.discounted[which] ?? 0) + n;
  mustGet(table.sides, seat).pp -= prices.reduce((all, price) => all + price, 0);
  place(table, seat, levy.zone, { [levy.unit]: levy.count });
  return prices;
}

export const endRecruitment = action("endRecruitment", "End recruitment", {
  timedOut: "no further recruits",
  was: ["endRecruit"],
  common: true,
  ends: true,
  whyNot: ofAction("recruit", "Ending recruitment"),
}).apply(({ state: { table } }) => {
  table.recruit = null;
});

/** "The Shiites recruit 3 Security in Sadr City (1 + 1 + 2 = 4 PP, 5 → 1)." */
export const recruited = told("recruited", {
  about: ({ seat, zone, count }) =>
    concerning("places", [seat], { places: [zone], sum: { n: count, one: "unit recruited", many: "units recruited" } }),
  line: ({ seat, unit, zone, count, cost, prices, pp }, content) => {
    const levied = forces({ security: 0, infrastructure: 0, [unit]: count });
    return `${The(seat)} ${verb(seat, "recruit")} ${levied} in ${zoneOf(content, zone).name} (${sumOf(prices)} PP, ${pp + cost} → ${pp}).`;
  },
});
