/** What a moderator can set right on the table: where units are, who holds a card, how many PP a seat has. */
import {
  type Correction,
  choice,
  correction,
  type Frozen,
  game,
  integer,
  mustGet,
  type Onlooking,
  refuse,
  type Seat,
  take,
} from "#engine";
import { UNITS, type Unit } from "../content/effects.ts";
import { factionName, The, the } from "../content/factions.ts";
import type { CardId, Content } from "../content/pack.ts";
import type { Baghdad, BaghdadState, Table } from "../state.ts";
import { inPackOrder, receive } from "./cards/hands.ts";
import { place, remove, unitsAt } from "./map/units.ts";

const form = () => game<Onlooking<Baghdad>>().form();

/** The units that a seat has off the map; no Zone has such a name. */
const POOL = "pool";
const NAMES: { readonly [unit in Unit]: string } = { security: "Security", infrastructure: "Infrastructure" };
/** More than any seat has units or PP. */
const [MOST_UNITS, MOST_PP] = [40, 200];

interface Shown {
  readonly table: Frozen<Table>;
  readonly content: Frozen<Content>;
}
const whichSeat = choice(({ table }: Shown) => table.seats.map((seat) => ({ value: seat, label: factionName(seat) })));
const where = choice(({ content }: Shown) => [
  ...content.zoneIds.map((zone) => ({ value: zone, label: mustGet(content.zones, zone).name })),
  { value: POOL, label: "Off the map, in the pool" },
]);

interface Moved {
  readonly seat: Seat;
  readonly unit: Unit;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** R-15 Units go from a Zone or the pool to another. */
const moveUnits = correction<Baghdad, Moved>(
  "move-units",
  "Move units, on the map or to and from a pool",
  form()
    .param("seat", "Whose units?", whichSeat)
    .param(
      "unit",
      "Which units?",
      choice(() => UNITS.map((unit) => ({ value: unit, label: NAMES[unit] }))),
    )
    .param("from", "From where?", where)
    .param("to", "To where?", where)
    .param(
      "count",
      "How many?",
      integer(() => [1, MOST_UNITS]),
    ),
  ({ content, state: { table }, params: { seat, unit, from, to, count } }) => {
    const there = from === POOL ? mustGet(table.sides, seat).pool[unit] : unitsAt(table, from, seat)[unit];
    if (there < count) refuse("too-many", `There ${there === 1 ? "is" : "are"} only ${there} of these units there.`);
    if (from !== POOL) remove(table, seat, from, { [unit]: count });
    if (to !== POOL) place(table, seat, to, { [unit]: count });
    const name = (spot: string): string => (spot === POOL ? "the pool" : mustGet(content.zones, spot).name);
    return `${The(seat)}: ${count} ${NAMES[unit]} moved from ${name(from)} to ${name(to)}.`;
  },
);

/** R-12 A card goes from the deck, the discards or another hand to a hand. */
const giveCard = correction<Baghdad, { readonly card: CardId; readonly seat: Seat }>(
  "give-card",
  "Give an Arms Bazaar card to a hand, from wherever it lies",
  form()
    .param(
      "card",
      "Which card?",
      choice(({ content }) => Object.values(content.arms).map(({ id, name }) => ({ value: id, label: name }))),
    )
    .param("seat", "To which hand?", whichSeat),
  (s) => {
    const { card, seat } = s.params;
    takeFrom(s.state, s.content, card, seat);
    receive(s, seat, [card]);
    return `${The(seat)}: an Arms Bazaar card was given to this hand.`;
  },
);

function takeFrom({ table, hands, box }: BaghdadState, content: Frozen<Content>, card: CardId, to: Seat): void {
  const pile = [box.bazaar, table.discards].find((cards) => cards.includes(card));
  if (pile) {
    take(pile, card);
    table.bazaarDeck = box.bazaar.length;
    return;
  }
  const giver = table.seats.find((seat) => seat !== to && mustGet(hands, seat).cards.includes(card));
  if (giver === undefined)
    refuse("no-card", `No copy of that card is in the deck, the discards or another hand than that of ${the(to)}.`);
  const hand = mustGet(hands, giver);
  take(hand.cards, card);
  hand.cards = inPackOrder(content, hand.cards);
  mustGet(table.sides, giver).cards = hand.cards.length;
}

const setPoints = correction<Baghdad, { readonly seat: Seat; readonly pp: number }>(
  "set-pp",
  "Set a side's Political Points",
  form()
    .param("seat", "Whose?", whichSeat)
    .param(
      "pp",
      "How many PP?",
      integer(() => [0, MOST_PP]),
    ),
  ({ state: { table }, params: { seat, pp } }) => {
    const side = mustGet(table.sides, seat);
    const was = side.pp;
    side.pp = pp;
    return `${The(seat)}: Political Points set from ${was} to ${pp}.`;
  },
);

export const corrections: readonly Correction<Baghdad>[] = [moveUnits, giveCard, setPoints];
