/** What a moderator can set right in a running game: where units are, who has a card, International Tension. */
import {
  type Correction,
  choice,
  correction,
  type Frozen,
  game as forms,
  integer,
  type Onlooking,
  refuse,
  take,
} from "#engine";
import type { SpaceId, UnitId } from "../content/board-types.ts";
import type { CardNumber } from "../content/card-types.ts";
import { FACTIONS, type Holder, SEATS, type SeatId } from "../content/sides.ts";
import type { Content } from "../content/types.ts";
import type { Fitna, Game, Table } from "../state.ts";
import { countCards, pileOf } from "./cards/piles.ts";
import { playing } from "./now.ts";
import { destroy, enter, findUnit, ownHand, place, relocate, unpool, updateControl } from "./pieces/placing.ts";
import { standing } from "./pieces/units.ts";
import { cardName, shortName, spaceName, unitName } from "./pieces/words.ts";
import { playOf } from "./setup/played.ts";

const form = () => forms<Onlooking<Fitna>>().form();

interface Shown {
  readonly table: Frozen<Table>;
  readonly content: Frozen<Content>;
}
const playedIn = ({ table, content }: Shown) => playOf(content, table);

const whichUnit = choice((shown: Shown) => {
  const names = playedIn(shown);
  return {
    values: Object.keys(names.edition.units),
    option: (unit: string) => ({ value: unit, label: `${unitName(names, unit)} (${unit})` }),
  };
});
const whichSpace = choice((shown: Shown) => {
  const names = playedIn(shown);
  return {
    values: Object.keys(names.edition.spaces),
    option: (space: string) => ({ value: space, label: spaceName(names, space) }),
  };
});
const whichSeat = choice((shown: Shown) =>
  shown.table.order.map((seat) => ({ value: seat, label: shortName(playedIn(shown), seat) })),
);

/** A unit goes to a space, from another one or from a Force Pool. Which unit it is may be hidden. */
const moveUnit = correction<Fitna, { readonly unit: UnitId; readonly space: SpaceId }>(
  "move-unit",
  "Move a unit to a space, from another one or from a Force Pool",
  form().param("unit", "Which unit?", whichUnit).param("space", "To which space?", whichSpace),
  (s) => {
    const { unit, space } = s.params;
    const game = playing(s);
    const side = isOnMap(game, unit) ? moved(game, unit, space) : entered(game, unit, space);
    enter(game, side, space);
    updateControl(game, space);
    return `A unit of ${shortName(game, side)} was moved to ${spaceName(game, space)}.`;
  },
);

const isOnMap = (game: Game, unit: UnitId): boolean => standing(game).some(({ id }) => id === unit);

function moved(game: Game, unit: UnitId, to: SpaceId): Holder {
  const { side, space } = findUnit(game, unit);
  relocate(game, [unit], to);
  updateControl(game, space);
  return side;
}

function entered(game: Game, unit: UnitId, space: SpaceId): Holder {
  const { table, box } = game.state;
  if (box.isPool.includes(unit)) {
    take(box.isPool, unit);
    table.isPool = box.isPool.length;
    place(game, "IS", space, [unit]);
    return "IS";
  }
  const side = [...SEATS, ...FACTIONS].find((one) => {
    const pool = table.pools[one];
    return pool && [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed].includes(unit);
  });
  if (side === undefined) return refuse("not-here", "That unit is neither on the map nor in a Force Pool.");
  unpool(game, (id) => id === unit);
  place(game, side, space, [unit]);
  return side;
}

/** A unit goes to where destroyed units go. */
const removeUnit = correction<Fitna, { readonly unit: UnitId }>(
  "remove-unit",
  "Take a unit off the map, as if it had been destroyed",
  form().param("unit", "Which unit?", whichUnit),
  (s) => {
    const { unit } = s.params;
    const game = playing(s);
    if (!isOnMap(game, unit)) return refuse("off-map", "That unit is not on the map.");
    const { side } = findUnit(game, unit);
    destroy(game, unit);
    return `A unit of ${shortName(game, side)} was taken off the map.`;
  },
);

/** A card goes from a pile, the discards or another hand to a hand. */
const giveCard = correction<Fitna, { readonly card: string; readonly seat: SeatId }>(
  "give-card",
  "Give a card to a hand, from a pile, the discards or another hand",
  form()
    .param(
      "card",
      "Which card?",
      choice((shown) => {
        const names = playedIn(shown);
        return {
          values: Object.keys(names.edition.cards),
          option: (card: string) => ({ value: card, label: cardName(names, Number(card)) }),
        };
      }),
    )
    .param("seat", "To which hand?", whichSeat),
  (s) => {
    const { seat } = s.params;
    const card = Number(s.params.card);
    if (s.current.table.phase === "first-hands")
      refuse("not-yet", "Cards can be given once all have chosen their first.");
    const game = playing(s);
    takeFrom(game, card);
    const hand = ownHand(game, seat);
    hand.cards = [...hand.cards, card].toSorted((a, b) => a - b);
    countCards(game);
    return `A card was given to the hand of ${shortName(game, seat)}.`;
  },
);

function takeFrom(game: Game, card: CardNumber): void {
  const { box, hands, table } = game.state;
  const pile = pileOf(game, card);
  const from = [box.piles[pile], box.discards[pile], ...Object.values(hands).map(({ cards }) => cards)].find((cards) =>
    cards.includes(card),
  );
  if (!from) refuse("no-card", "That card is out of the game, or being played.");
  else take(from, card);
  table.spent = table.spent.filter((one) => one !== card);
}

const setTension = correction<Fitna, { readonly tension: number }>(
  "set-tension",
  "Set International Tension",
  form().param(
    "tension",
    "To what level?",
    integer(() => [0, 10]),
  ),
  ({ state: { table }, params: { tension } }) => {
    if (table.withoutTension) refuse("no-tension", "International Tension is not played in this campaign.");
    const was = table.tension;
    table.tension = tension;
    return `International Tension set from ${was} to ${tension}.`;
  },
);

export const corrections: readonly Correction<Fitna>[] = [moveUnit, removeUnit, giveCard, setTension];
