/** Effects on PP: placed in Zones or removed, paid by the Bank, or collected from the other seats. */
import { z } from "zod";
import { concerning, type Frozen, game, mustGet, type RulesContext, type Says, type Seat, type View } from "#engine";
import { factionName, SEATS, The, verb } from "../../content/factions.ts";
import { type Content, type ZoneId, zone as zoneOf, zoneValue } from "../../content/pack.ts";
import { named } from "../../content/pack-check.ts";
import { counted, inPP } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { askToDouble, earn } from "../income/income.ts";
import { controlled } from "../map/control.ts";
import { addPP } from "../map/news.ts";
import { unitsAt } from "../map/units.ts";
import { chosen, effect, inVain, some } from "./kind.ts";

const { told } = game<Baghdad>();

/** Which Zones get PP: `chosen` by the player. */
const where = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("zones"), zones: z.array(z.string().min(1)).min(1) }),
  z.strictObject({ kind: z.literal("chosen") }),
  z.strictObject({ kind: z.literal("withoutInfrastructure") }),
  z.strictObject({ kind: z.literal("affiliated"), seats: z.array(z.enum(SEATS)).min(1) }),
]);
const placing = { where, amount: z.union([z.literal("zoneValue"), some]) };
type Placing = Says<typeof placing>;

/** R-25 PP come from the Bank. */
export const placePP = effect("placePP", placing, (effect) => ({
  ...(effect.where.kind === "chosen"
    ? {
        zones: ({ content, table }) =>
          content.zoneIds.map((value) => ({
            value,
            label: zoneOf(content, value).name,
            description: `${mustGet(table.zones, value).pp} PP there`,
          })),
      }
    : {
        onStreet: (s, _, { placed }) => {
          for (const [zone, pp] of Object.entries(placedBy(s, effect))) placed[zone] = (placed[zone] ?? 0) + pp;
        },
      }),
  check: (wrong, path, zones) => {
    if (effect.where.kind === "zones") named(wrong, `${path}.where`, zones, effect.where.zones);
  },
  does: (s, { zone }) => {
    s.emit({ kind: "placed", zones: placedBy(s, effect, zone) });
  },
}));

/** R-25 Places what the effect says, in the Zone chosen if one is to be chosen: how much has gone where. */
function placedBy(
  { content, state: { table } }: RulesContext<Baghdad>,
  { where, amount }: Placing,
  one?: ZoneId,
): { [zone: ZoneId]: number } {
  const placed: { [zone: ZoneId]: number } = {};
  for (const zone of placedIn(content, table, where, one)) {
    placed[zone] = amount === "zoneValue" ? zoneValue(content, table.seats.length, zone) : amount;
    addPP(table, zone, placed[zone]);
  }
  return placed;
}

/** The Zones that get PP; `one` is the Zone that was chosen, if any is. */
function placedIn(
  content: Frozen<Content>,
  table: Frozen<Table>,
  where: Placing["where"],
  one: ZoneId | undefined,
): readonly ZoneId[] {
  switch (where.kind) {
    case "zones":
      return where.zones;
    case "affiliated":
      return where.seats.flatMap((seat) => mustGet(content.affiliated, seat));
    case "withoutInfrastructure":
      return content.zoneIds.filter((zone) =>
        table.seats.every((seat) => unitsAt(table, zone, seat).infrastructure === 0),
      );
    case "chosen":
      return [chosen(one)];
  }
}

/** PP of one Zone go back to the Bank. */
const removePP = effect("removePP", { amount: z.union([z.literal("all"), some]) }, ({ amount }) => ({
  zones: ({ content, table }) =>
    content.zoneIds
      .filter((zone) => mustGet(table.zones, zone).pp > 0)
      .map((value) => ({
        value,
        label: zoneOf(content, value).name,
        description: `${mustGet(table.zones, value).pp} PP`,
      })),
  noZone: () => "no PP lie there",
  does: ({ state: { table }, emit }, { zone: where }) => {
    const id = chosen(where);
    const { pp: there } = mustGet(table.zones, id);
    const pp = amount === "all" ? there : Math.min(amount, there);
    addPP(table, id, -pp);
    emit({ kind: "removed", zones: { [id]: pp } });
  },
}));

/** Ruling AC: each other seat pays, or what it has. */
const collectFromSeats = effect("collectFromSeats", { each: some }, ({ each }) => ({
  whyNot: ({ table, seat }) =>
    payers(table, seat).some((payer) => mustGet(table.sides, payer).pp > 0)
      ? null
      : inVain("No other seat has any PP."),
  does: (s, { seat }) => {
    const { table } = s.state;
    const paid: { [seat: Seat]: number } = {};
    for (const payer of payers(table, seat)) {
      const side = mustGet(table.sides, payer);
      const amount = Math.min(each, side.pp);
      if (amount === 0) continue;
      paid[payer] = amount;
      side.pp -= amount;
      earn(table, seat, "card", amount);
    }
    s.emit({ kind: "levied", seat, paid, pp: mustGet(table.sides, seat).pp });
    askToDouble(s);
  },
}));

const payers = ({ actOrder }: Frozen<Table>, seat: Seat): readonly Seat[] => actOrder.filter((other) => other !== seat);

/** `perInfrastructureZone`: for each Zone where the seat has Infrastructure. */
const gaining = {
  who: z.enum(["each", "mostControlled"]),
  amount: z.union([some, z.strictObject({ perInfrastructureZone: some, max: some })]),
};
type Gaining = Says<typeof gaining>;

/** PP from the Bank. `mostControlled`: R-74 breaks ties. */
const gainPP = effect("gainPP", gaining, (effect) => ({
  onStreet: (s, _, { gained }) => {
    for (const [seat, pp] of gain(s, effect)) gained[seat] = (gained[seat] ?? 0) + pp;
  },
}));

/** Who gains how much. */
function gain(s: RulesContext<Baghdad>, { who, amount }: Gaining): readonly (readonly [seat: Seat, pp: number])[] {
  const { table } = s.state;
  const seats = who === "each" ? table.actOrder : mostControlled(s.content, table);
  const gains = seats.map((seat) => [seat, share(s.content, table, seat, amount)] as const).filter(([, pp]) => pp > 0);
  for (const [seat, pp] of gains) earn(table, seat, "card", pp);
  return gains;
}

const share = (content: Frozen<Content>, table: Table, seat: Seat, amount: Gaining["amount"]): number =>
  typeof amount === "number"
    ? amount
    : Math.min(amount.max, amount.perInfrastructureZone * infrastructureZones(content, table, seat));

/** of those who Control the most Zones, the one that acts first. */
function mostControlled(content: Frozen<Content>, table: Table): Seat[] {
  const zones = table.actOrder.map((seat) => controlled(content, table, seat).length);
  const seat = table.actOrder[zones.indexOf(Math.max(...zones))];
  return seat === undefined ? [] : [seat];
}

const infrastructureZones = (content: Frozen<Content>, table: Table, seat: Seat): number =>
  content.zoneIds.filter((zone) => unitsAt(table, zone, seat).infrastructure > 0).length;

export const ofPP = [placePP, removePP, collectFromSeats, gainPP] as const;

const byZone = (content: View<Baghdad>["content"], figures: { readonly [zone: ZoneId]: number }): string =>
  Object.entries(figures)
    .map(([id, pp]) => `${zoneOf(content, id).name} ${pp}`)
    .join(", ");

export const placed = told("placed", {
  about: ({ zones }) => concerning("points", [], { places: Object.keys(zones) }),
  line: ({ zones }, content) => `PP placed: ${byZone(content, zones)}.`,
});

export const removed = told("removed", {
  about: ({ zones }) => concerning("points", [], { places: Object.keys(zones) }),
  line: ({ zones }, content) => `PP removed: ${byZone(content, zones)}.`,
});

/** "The Government gets 3 PP: Shiites 2, Sunnis 1 (0 → 3)." */
export const levied = told("levied", {
  about: ({ seat, paid, pp }) => {
    const payers = Object.keys(paid);
    const sum = Object.values(paid).reduce((all, amount) => all + amount, 0);
    const short = `${The(seat)} ${verb(seat, "take")} ${sum} PP from ${counted(payers.length, "other seat")} (${pp - sum} → ${pp}).`;
    return concerning("points", [seat, ...payers], { short, gains: inPP({ [seat]: sum }) });
  },
  line: ({ seat, paid, pp }) => {
    const sum = Object.values(paid).reduce((all, amount) => all + amount, 0);
    const payers = Object.entries(paid).map(([payer, amount]) => `${factionName(payer)} ${amount}`);
    return `${The(seat)} ${verb(seat, "get")} ${sum} PP: ${payers.join(", ")} (${pp - sum} → ${pp}).`;
  },
});
