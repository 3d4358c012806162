import { mustGet } from "../../../../engine/index.ts";
import type { ZoneId } from "../../content/pack.ts";
import { COLLECTS } from "../../content/rulebook-figures.ts";
import { controller, rivals } from "../map/control.ts";
import { unitsAt } from "../map/units.ts";
import { keyZones, VICTORY } from "../victory/goals.ts";
import { type Eyes, standing } from "./stack.ts";
import { type Way, waysFrom } from "./ways.ts";

/** A Move of a whole stack. */
export interface Errand {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly way: Way;
}

/** So many are put first at most. */
const MOST = 24;
/** A Zone that the seat's special Victory Condition names counts so much more. */
const KEY = 5;

/**
 * Moves of whole stacks, the most rewarding first by what everybody sees: Zones to gain, PP to collect, units in the
 * way.
 */
export function rewarding(view: Eyes): readonly Errand[] {
  const { content, table, seat } = view;
  return standing(content, table, seat)
    .flatMap((from) => errandsFrom(view, from))
    .sort(byReward)
    .slice(0, MOST);
}

/** Where a stack can go, the most rewarding Zones first, and of equal ones the nearest. */
export const rewardingFrom = (view: Eyes, from: ZoneId): readonly Errand[] => errandsFrom(view, from).sort(byReward);

interface Rated extends Errand {
  readonly reward: number;
}

const byReward = (a: Rated, b: Rated): number => b.reward - a.reward || a.way.zones.length - b.way.zones.length;

function errandsFrom(view: Eyes, from: ZoneId): Rated[] {
  const keys = keyZones(view);
  return [...waysFrom(view, from)].map(([to, way]) => ({ from, to, way, reward: rewardOf(view, keys, from, to) }));
}

/** In PP of the score. */
function rewardOf(view: Eyes, keys: ReadonlySet<ZoneId>, from: ZoneId, to: ZoneId): number {
  const { content, table, seat } = view;
  const { security, infrastructure } = unitsAt(table, from, seat);
  const left = security + infrastructure === 1 && controller(content, table, from) === seat ? VICTORY.perZone : 0;
  const foes = rivals(content, table, to).filter((other) => other !== seat);
  const strength = Math.max(0, ...foes.map((foe) => unitsAt(table, to, foe).security));
  const gained = controller(content, table, to) === seat ? 0 : VICTORY.perZone + (keys.has(to) ? KEY : 0);
  const { pp } = mustGet(table.zones, to);
  const bonus = Math.min(pp, security * COLLECTS.security) + gained - left;
  return foes.length === 0 ? bonus : (bonus * security) / (security + strength + foes.length);
}
