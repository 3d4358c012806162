/** where a seat can recruit, how many units, and why no more. */
import { type Frozen, mustGet, type Refusal, type Seat } from "#engine";
import type { Unit } from "../../content/effects.ts";
import { screenOf, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { COSTS } from "../../content/rulebook-figures.ts";
import { oneOf, UNIT_NAMES } from "../../content/wording.ts";
import type { Table } from "../../state.ts";
import { keptOut } from "../coalition/bonds.ts";
import { ability, affiliated, controlled, controller } from "../map/control.ts";
import { unitsAt } from "../map/units.ts";
import { priceOf } from "./prices.ts";
import type { Eyes } from "./stack.ts";
import type { RecruitStep } from "./types.ts";

const OTHER = { security: "infrastructure", infrastructure: "security" } as const;

/** where such a unit of this seat could be recruited, as the Zones are now. */
export function spawnZones(content: Eyes["content"], table: Frozen<Table>, seat: Seat, unit: Unit): ZoneId[] {
  const own = controlled(content, table, seat);
  const anywhere = unit === "infrastructure" && ability(content, table, seat, "spawnInfraWithSecurity") !== undefined;
  const always = [...affiliated(content, seat), ...screenOf(content, table.seats.length, seat).extraSpawn];
  return content.zoneIds.filter(
    (zone) =>
      always.includes(zone) || ((anywhere || own.includes(zone)) && unitsAt(table, zone, seat)[OTHER[unit]] > 0),
  );
}

export const stepOf = ({ recruit }: Frozen<Table>): Frozen<RecruitStep> => {
  if (!recruit) throw new Error("there is no Recruit Step");
  return recruit;
};

interface Lot {
  readonly unit: Unit;
  readonly zone: ZoneId;
}

/** how many units of a type the seat can pay for here, and its pool allows. */
export function most({ content, table, seat }: Eyes, { unit, zone }: Lot): number {
  const { pp, pool } = mustGet(table.sides, seat);
  const price = (count: number): number => priceOf(content, table, stepOf(table), { unit, zone, count });
  let count = 0;
  while (count < pool[unit] && price(count + 1) <= pp) count++;
  return count;
}

/** why it can have no more than that. */
export function noMore(eyes: Eyes, { unit, zone }: Lot): Refusal {
  const { content, table, seat } = eyes;
  const { pp, pool } = mustGet(table.sides, seat);
  const count = most(eyes, { unit, zone });
  if (count === pool[unit]) {
    const text = `**${UNIT_NAMES[unit]}**: your pool holds ${count}, and there are no more counters.`;
    return { code: "not-in-range", text, rule: "R-15" };
  }
  const price = priceOf(content, table, stepOf(table), { unit, zone, count: count + 1 });
  const where = `${UNIT_NAMES[unit]} in ${zoneOf(content, zone).name}`;
  return {
    code: "not-in-range",
    text: `**${count + 1} ${where}** cost ${price} PP, you have ${pp}: at most ${count}.`,
    rule: "R-32",
  };
}

/** why the seat cannot have such a unit in a Zone where it could spawn, or null. */
export function barred(eyes: Eyes, lot: Lot): Refusal | null {
  const { content, table, seat } = eyes;
  return most(eyes, lot) > 0 ? keptOut(content, table, seat, lot.zone) : tooDear(eyes, lot);
}

/** why such a unit does not spawn in a Zone. */
export function noSpawn({ content, table, seat }: Eyes, { unit, zone }: Lot): Refusal {
  const { spawn } = stepOf(table);
  const name = UNIT_NAMES[unit];
  const other = UNIT_NAMES[OTHER[unit]];
  const refused = (why: string): Refusal => ({
    code: "not-a-choice",
    text: `**${name} in ${zoneOf(content, zone).name}**: ${why}`,
    rule: unit === "security" ? "R-34" : "R-33",
  });
  const instead = spawn[OTHER[unit]].includes(zone);
  if (instead && controller(content, table, zone) === seat)
    // what a seat recruits changes no Control of Zones where it had units
    return refused(`you Controlled it when your Recruit Step began, but had no ${other} there. ${other} is possible.`);
  const possible = instead ? other : oneOf(spawn[unit].map((id) => zoneOf(content, id).name));
  return refused(
    `it is not of your colour, and you did not Control it when your Recruit Step began. Possible: ${possible}.`,
  );
}

/** why not even one of them can be paid. */
function tooDear({ content, table, seat }: Eyes, { unit, zone }: Lot): Refusal {
  const price = priceOf(content, table, stepOf(table), { unit, zone, count: 1 });
  const { pp } = mustGet(table.sides, seat);
  const text = `**${UNIT_NAMES[unit]} in ${zoneOf(content, zone).name}** costs ${price} PP, and you have ${pp}.`;
  return { code: "too-dear", text, rule: "R-32" };
}

/** Why the seat cannot have such a unit anywhere, or null. */
export function unavailable(eyes: Eyes, unit: Unit): Refusal | null {
  const { table, seat } = eyes;
  const { pool, pp } = mustGet(table.sides, seat);
  if (pool[unit] === 0)
    return {
      code: "no-units",
      text: `All your ${UNIT_NAMES[unit]} is on the map: your pool holds none.`,
      rule: "R-15",
    };
  const reasons = stepOf(table).spawn[unit].map((zone) => barred(eyes, { unit, zone }));
  if (reasons.includes(null)) return null;
  const agreed = reasons.find((reason) => reason?.code === "agreed");
  const cheaper = COSTS[OTHER[unit]] <= pp ? ` ${UNIT_NAMES[OTHER[unit]]} costs ${COSTS[OTHER[unit]]}.` : "";
  const dear = `${UNIT_NAMES[unit]} costs ${COSTS[unit]} PP, and you have ${pp}.${cheaper}`;
  return agreed ?? { code: "too-dear", text: dear, rule: "R-32" };
}
