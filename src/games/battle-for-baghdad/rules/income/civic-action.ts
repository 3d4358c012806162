/** The Civic Action Phase: what each seat collects in its Zones and is paid by the Bank, in the order of acting. */
import { z } from "zod";
import { concerning, type Frozen, game, mustGet, type Seat, type Stage, type View } from "#engine";
import { factionName } from "../../content/factions.ts";
import { screenOf, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { COLLECTS } from "../../content/rulebook-figures.ts";
import { inPP } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { ability, affiliated, controller } from "../map/control.ts";
import { addPP, enter } from "../map/news.ts";
import { unitsAt } from "../map/units.ts";
import { askToDouble, earn } from "./income.ts";

const { procedure, told } = game<Baghdad>();

type Content = View<Baghdad>["content"];

/** in `actOrder` each seat collects in all its Zones, and has its income from the Bank. */
export function collectInOrder(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  enter(table, "civic");
  s.emit({ kind: "turnOver", turn: table.turn });
  for (const seat of table.actOrder) s.call(collection, { seat });
}

/** What one seat receives, and may double before the next one collects. */
export const collection = procedure<{ seat: Seat }>("collection", { notes: z.strictObject({ seat: z.string() }) })({
  collect: (s) => {
    const { table } = s.state;
    const { seat } = s.data;
    const zones = collectFrom(table, s.content.zoneIds, seat);
    const bank = bankIncome(s.content, table, seat);
    for (const [zone, pp] of Object.entries(zones)) earn(table, seat, zone, pp);
    earn(table, seat, "bank", bank);
    s.emit({ kind: "collected", seat, zones, bank, pp: mustGet(table.sides, seat).pp });
    askToDouble(s);
    return "over";
  },
  over: () => "done",
});

/** ruling AG: what a seat takes from each Zone. */
function collectFrom(table: Table, zoneIds: readonly ZoneId[], seat: Seat): { [zone: ZoneId]: number } {
  const taken: { [zone: ZoneId]: number } = {};
  for (const id of zoneIds) {
    const { security, infrastructure } = unitsAt(table, id, seat);
    const pp = Math.min(
      mustGet(table.zones, id).pp,
      security * COLLECTS.security + infrastructure * COLLECTS.infrastructure,
    );
    if (pp === 0) continue;
    addPP(table, id, -pp);
    taken[id] = pp;
  }
  return taken;
}

/** R-79 What the Bank pays: as on the screen. */
function bankIncome(content: Content, table: Frozen<Table>, seat: Seat): number {
  const { bankIncome: base } = screenOf(content, table.seats.length, seat);
  const extra = ability(content, table, seat, "incomePerZone");
  if (!extra) return base;
  const zones = content.zoneIds.filter((zone) => {
    const owner = controller(content, table, zone);
    // a Zone of its colour that it Controls
    if (extra.where === "caz") return owner === seat && affiliated(content, seat).includes(zone);
    return owner !== null && owner !== seat && unitsAt(table, zone, seat).infrastructure > 0;
  });
  return base + Math.min(extra.max, extra.amount * zones.length);
}

export const turnOver = told("turnOver", { line: ({ turn }) => `Turn ${turn} ends.` });

const collectedInAll = (zones: { readonly [zone: ZoneId]: number }, bank: number): number =>
  Object.values(zones).reduce((all, amount) => all + amount, bank);

/** "Shiites: Sadr City 10 + Kadhimiya 4 + Bank 3 = 17 (8 → 25)." */
export const collected = told("collected", {
  about: ({ seat, zones, bank }) =>
    concerning("points", [seat], {
      places: Object.keys(zones),
      gains: inPP({ [seat]: collectedInAll(zones, bank) }),
    }),
  line: ({ seat, zones, bank, pp }, content) => {
    const parts = [
      ...Object.entries(zones).map(([id, amount]) => `${zoneOf(content, id).name} ${amount}`),
      `Bank ${bank}`,
    ];
    const sum = collectedInAll(zones, bank);
    const total = parts.length > 1 ? ` = ${sum}` : "";
    return `${factionName(seat)}: ${parts.join(" + ")}${total} PP (${pp - sum} → ${pp}).`;
  },
});
