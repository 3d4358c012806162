import { choice, type Frozen, game, of, type Seat, type Stage, type View } from "../../engine/index.ts";
import type { Effect, EffectOf } from "./cards/effects.ts";
import { listed, spend, withEffect } from "./cards/hands.ts";
import { placedBy } from "./cards/unrest.ts";
import type { Content } from "./content.ts";
import { askToDouble, earn } from "./income.ts";
import { STREET_CARDS } from "./limits.ts";
import { controlled } from "./map/control.ts";
import { show } from "./map/news.ts";
import { unitsAt } from "./map/units.ts";
import type { Baghdad, Street, StreetId, Table, ZoneId } from "./state.ts";
import { openWindow, withCards } from "./windows.ts";
import { inList } from "./wording.ts";

const { action } = game<Baghdad>();

/** The Arab Street Phase in progress; it begins here. */
function running(table: Table): Street {
  table.street ??= { stopped: false };
  return table.street;
}

/** R-24 Whether another card is due. */
export function streetGoesOn(s: Stage<Baghdad, null>): boolean {
  const { table } = s.state;
  table.phase = "street";
  const { stopped } = running(table);
  if (!stopped && table.turnedNow < STREET_CARDS && table.streetDeck > 0) return true;
  table.street = null;
  const names = table.turned
    .slice(table.turned.length - table.turnedNow)
    .map((card) => of(s.content.street, card).name);
  if (names.length > 0) show(s, `Turn ${table.turn}: ${inList(names)}`);
  return false;
}

/** Window W3, before each card. */
export function askBeforeCard(s: Stage<Baghdad, null>): void {
  openWindow(s, "W3", withCards(s.state.table, s.state.table.actOrder));
}

/** A card that ends the draw, played before the next card. */
export const stopStreet = action("stopStreet", "Stop the Arab Street", {
  help: "No further Arab Street card is turned up this turn.",
  when: (view) =>
    withEffect(view, "stopStreet").length > 0
      ? null
      : { code: "no-card", text: "You have no card that stops the draw." },
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, "stopStreet"))),
  )
  .apply((s) => {
    const { seat, params } = s;
    spend(s, seat, [params.card]);
    running(s.state.table).stopped = true;
    s.emit({ kind: "streetStopped", seat, by: params.card });
  });

/** R-24 Turns up the next card and resolves it. */
export function turnUp(s: Stage<Baghdad, null>): void {
  const { table, box } = s.state;
  const street = running(table);
  if (street.stopped) return;
  const card = box.street.shift();
  if (card === undefined) throw new Error("the Arab Street deck is empty");
  s.barrier();
  table.streetDeck = box.street.length;
  table.turned.push(card);
  table.turnedNow++;
  const before = Object.fromEntries(s.content.zoneIds.map((zone) => [zone, of(table.zones, zone).pp]));
  s.emit({ kind: "turned", card });
  for (const effect of of(s.content.street, card).effects) resolve(s, street, card, effect);
  const placed = Object.entries(before)
    .map(([zone, pp]): [ZoneId, number] => [zone, of(table.zones, zone).pp - pp])
    .filter(([, pp]) => pp > 0);
  if (placed.length > 0) s.emit({ kind: "placed", zones: Object.fromEntries(placed) });
  askToDouble(s);
}

/** */
function resolve(s: Stage<Baghdad, null>, street: Street, card: StreetId, effect: Frozen<Effect>): void {
  const { table } = s.state;
  switch (effect.kind) {
    case "placePP":
      placedBy(s, effect);
      return;
    case "gainPP":
      gain(s, card, effect);
      return;
    case "stopStreet":
      street.stopped = true;
      s.emit({ kind: "streetStopped", seat: null, by: card });
      return;
    case "forbidAirmobile":
      table.noAirmobile = true;
      return;
    case "limitMove":
      table.zonesPerMove = Math.min(table.zonesPerMove, effect.zones);
      return;
    default:
      throw new Error(`an Arab Street card cannot ${effect.kind}`);
  }
}

function gain(s: Stage<Baghdad, null>, card: StreetId, { who, amount }: Frozen<EffectOf<"gainPP">>): void {
  const { table } = s.state;
  const seats = who === "each" ? table.actOrder : mostControlled(s.content, table);
  for (const seat of seats) {
    const pp =
      typeof amount === "number"
        ? amount
        : Math.min(amount.max, amount.perInfrastructureZone * infrastructureZones(s.content, table, seat));
    earn(table, seat, "card", pp);
    if (pp > 0) s.emit({ kind: "gained", seat, amount: pp, by: card });
  }
}

/** of those who Control the most Zones, the one that acts first. */
function mostControlled(content: Frozen<Content>, table: Table): Seat[] {
  const zones = table.actOrder.map((seat) => controlled(content, table, seat).length);
  const seat = table.actOrder[zones.indexOf(Math.max(...zones))];
  return seat === undefined ? [] : [seat];
}

const infrastructureZones = (content: Frozen<Content>, table: Table, seat: Seat): number =>
  content.zoneIds.filter((zone) => unitsAt(table, zone, seat).infrastructure > 0).length;
