import {
  concerning,
  type Frozen,
  game,
  mustGet,
  type RulesContext,
  type Seat,
  type View,
} from "../../../../engine/index.ts";
import type { EffectOf } from "../../content/effects.ts";
import { factionName, The, verb } from "../../content/factions.ts";
import { type Content, type ZoneId, zone as zoneOf, zoneValue } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { askToDouble, earn } from "../income/income.ts";
import { addPP } from "../map/news.ts";
import { unitsAt } from "../map/units.ts";
import { events } from "./events.ts";
import { chosen, inVain, type Power } from "./power.ts";

const { told } = game<Baghdad>();

/** Effects on PP, in Zones and of seats. */

/** R-25 PP come from the Bank. */
export const placePP = (effect: Frozen<EffectOf<"placePP">>): Power => ({
  ...(effect.where.kind === "chosen"
    ? {
        zones: ({ content, table }) =>
          content.zoneIds.map((value) => ({
            value,
            label: zoneOf(content, value).name,
            description: `${mustGet(table.zones, value).pp} PP there`,
          })),
      }
    : {}),
  apply: (s, { zone }) => {
    s.emit({ kind: "placed", zones: placedBy(s, effect, zone) });
  },
});

/** R-25 Places what the effect says, in the Zone chosen if one is to be chosen: how much has gone where. */
export function placedBy(
  { content, state: { table } }: RulesContext<Baghdad>,
  { where, amount }: Frozen<EffectOf<"placePP">>,
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
  where: Frozen<EffectOf<"placePP">["where"]>,
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
export const removePP = ({ amount }: Frozen<EffectOf<"removePP">>): Power => ({
  zones: ({ content, table }) =>
    content.zoneIds
      .filter((zone) => mustGet(table.zones, zone).pp > 0)
      .map((value) => ({
        value,
        label: zoneOf(content, value).name,
        description: `${mustGet(table.zones, value).pp} PP`,
      })),
  noZone: () => "no PP lie there",
  apply: ({ state: { table }, emit }, { zone: where }) => {
    const id = chosen(where);
    const { pp: there } = mustGet(table.zones, id);
    const pp = amount === "all" ? there : Math.min(amount, there);
    addPP(table, id, -pp);
    emit({ kind: "removed", zones: { [id]: pp } });
  },
});

/** Ruling AC: each other seat pays, or what it has. */
export const collectFromSeats = ({ each }: Frozen<EffectOf<"collectFromSeats">>): Power => ({
  idle: ({ table, seat }) =>
    payers(table, seat).some((payer) => mustGet(table.sides, payer).pp > 0)
      ? null
      : inVain("No other seat has any PP."),
  apply: (s, { seat }) => {
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
});

const payers = ({ actOrder }: Frozen<Table>, seat: Seat): readonly Seat[] => actOrder.filter((other) => other !== seat);

const byZone = (content: View<Baghdad>["content"], figures: { readonly [zone: ZoneId]: number }): string =>
  Object.entries(figures)
    .map(([id, pp]) => `${zoneOf(content, id).name} ${pp}`)
    .join(", ");

export const placed = told("placed", {
  event: events.placed,
  about: ({ zones }) => concerning("points", [], { places: Object.keys(zones) }),
  line: ({ zones }, content) => `PP placed: ${byZone(content, zones)}.`,
});

export const removed = told("removed", {
  event: events.removed,
  about: ({ zones }) => concerning("points", [], { places: Object.keys(zones) }),
  line: ({ zones }, content) => `PP removed: ${byZone(content, zones)}.`,
});

/** "The Government gets 3 PP: Shiites 2, Sunnis 1 (0 → 3)." */
export const levied = told("levied", {
  event: events.levied,
  about: ({ seat, paid, pp }) => {
    const payers = Object.keys(paid);
    const sum = Object.values(paid).reduce((all, amount) => all + amount, 0);
    const short = `${The(seat)} ${verb(seat, "take")} ${sum} PP from ${counted(payers.length, "other seat")} (${pp - sum} → ${pp}).`;
    return concerning("points", [seat, ...payers], { short });
  },
  line: ({ seat, paid, pp }) => {
    const sum = Object.values(paid).reduce((all, amount) => all + amount, 0);
    const payers = Object.entries(paid).map(([payer, amount]) => `${factionName(payer)} ${amount}`);
    return `${The(seat)} ${verb(seat, "get")} ${sum} PP: ${payers.join(", ")} (${pp - sum} → ${pp}).`;
  },
});
