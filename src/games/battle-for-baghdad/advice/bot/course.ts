/** The way of a stack that the computer player moves: what it leaves, takes and fights. */
import { mustGet, type View } from "#engine";
import { neighbours, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import type { MoveMode } from "../../rules/action/types.ts";
import { keepsPeace } from "../../rules/map/control.ts";
import { occupants, size, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad } from "../../state.ts";
import { bestProspect } from "./duel.ts";
import { capacity, foesIn, holds, threat, UNIT, zoneWorth } from "./worth.ts";

/** Where a stack goes next, or that it stays; `drop`: it leaves a unit behind first. */
export interface Course {
  readonly worth: number;
  readonly next: ZoneId | null;
  readonly drop: boolean;
}

/** Looks for the best way of a stack: what it leaves, what it takes on its way, what it fights at its end. */
export class Scout {
  readonly #view: View<Baghdad>;
  /** Found once for each Zone and number of units. */
  readonly #arrivals = new Map<string, number>();

  constructor(view: View<Baghdad>) {
    this.#view = view;
  }

  /** What it costs if this many Security units leave a Zone; `more`: of units that are not there yet. */
  leaving(zone: ZoneId, count: number, more = 0): number {
    const view = this.#view;
    if (!holds(view, zone)) return foesIn(view, zone).length > 0 ? -2 : 0;
    const left = size(unitsAt(view.table, zone, view.seat)) + more - count;
    const worth = zoneWorth(view, zone);
    return left === 0 ? worth : this.#danger(zone, left) - this.#danger(zone, left + count);
  }

  /** What a Zone with this many units may be expected to lose to its neighbours. */
  #danger(zone: ZoneId, units: number): number {
    const enemy = threat(this.#view, zone);
    return zoneWorth(this.#view, zone) * 0.3 * (Math.max(0, enemy - units) / (enemy + 2));
  }

  /** What it is worth if this many units come to a Zone and stay. */
  arriving(zone: ZoneId, count: number): number {
    const key = `${zone} ${count}`;
    const known = this.#arrivals.get(key);
    if (known !== undefined) return known;
    const worth = this.#arrival(zone, count);
    this.#arrivals.set(key, worth);
    return worth;
  }

  #arrival(zone: ZoneId, count: number): number {
    const view = this.#view;
    const { content, table, seat } = view;
    const own = size(unitsAt(table, zone, seat));
    if (holds(view, zone)) return this.#danger(zone, own) - this.#danger(zone, own + count);
    const foes = foesIn(view, zone);
    const guest = zoneOf(content, zone).sanctuary || keepsPeace(content, table, seat);
    if (foes.length === 0) return zoneWorth(view, zone) - this.#danger(zone, own + count);
    if (guest) return this.#visit(zone, count);
    const [foe = ""] = [...foes].sort((a, b) => size(unitsAt(table, zone, b)) - size(unitsAt(table, zone, a)));
    const { worth } = bestProspect(view, { zone, foe, units: own + count });
    return worth - (foes.length - 1) * (4 + count * UNIT);
  }

  /** Joining others without a fight: to collect, and so that they do not Control it by themselves. */
  #visit(zone: ZoneId, count: number): number {
    const { pp } = mustGet(this.#view.table.zones, zone);
    return Math.min(pp, capacity({ security: count, infrastructure: 0 })) - 0.3 * count;
  }

  /** The best way on from a Zone with this many Zones to go, for a stack that has arrived there. */
  onward(at: ZoneId, count: number, steps: number, path: readonly ZoneId[]): Course {
    let best: Course = { worth: this.arriving(at, count), next: null, drop: false };
    if (steps === 0 || this.#stops(at)) return best;
    const settles = count > 1 && this.#open(at);
    for (const next of neighbours(this.#view.content, at)) {
      if (path.includes(next)) continue;
      const left = zoneOf(this.#view.content, at).river.includes(next) ? 0 : steps - 1;
      const way = [...path, next];
      const { worth } = this.onward(next, count, left, way);
      if (worth > best.worth) best = { worth, next, drop: false };
      if (!settles) continue;
      const both = this.arriving(at, 1) + this.onward(next, count - 1, left, way).worth;
      if (both > best.worth) best = { worth: both, next, drop: true };
    }
    return best;
  }

  /** others end a Move; partners in a Truce are not thought of. */
  #stops(zone: ZoneId): boolean {
    return occupants(this.#view.table, zone).some((seat) => seat !== this.#view.seat);
  }

  /** Whether a unit left there would take the Zone. */
  #open(zone: ZoneId): boolean {
    return occupants(this.#view.table, zone).length === 0;
  }

  /** The best Zone for a stack that goes anywhere at once. */
  leap(zones: readonly ZoneId[], count: number): Course {
    let best: Course = { worth: Number.NEGATIVE_INFINITY, next: null, drop: false };
    for (const next of zones) {
      const worth = this.arriving(next, count);
      if (worth > best.worth) best = { worth, next, drop: false };
    }
    return best;
  }

  /** The best way of a stack that begins its Move. */
  from(zone: ZoneId, count: number, mode: MoveMode, destinations: readonly ZoneId[], more = 0): Course {
    const { table, content } = this.#view;
    const cost = this.leaving(zone, count, more);
    if (mode !== "normal") {
      const { worth, ...rest } = this.leap(destinations, count);
      return { ...rest, worth: worth - cost };
    }
    let best: Course = { worth: Number.NEGATIVE_INFINITY, next: null, drop: false };
    for (const next of destinations) {
      const steps = zoneOf(content, zone).river.includes(next) ? 0 : table.zonesPerMove - 1;
      const { worth } = this.onward(next, count, steps, [zone, next]);
      if (worth - cost > best.worth) best = { worth: worth - cost, next, drop: false };
    }
    return best;
  }
}
