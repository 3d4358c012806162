/** Why a card cannot be played as an event yet, whatever it does: its turn or conditions, the scenario, a lock. */
import type { Refusal } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Card } from "../../content/card-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { relationOf, specials } from "../map/relations.ts";
import { cardName, list } from "../pieces/words.ts";
import { commandsNation, isInPlay } from "./commanding.ts";
import { lock, lockedBy } from "./stopping.ts";

type Condition = Card["conditions"][number];

const no = (text: string, rule = "R-016"): Refusal => ({ code: "condition", text, rule });

/** Why a card cannot be played as an event, whatever it does; null: it can. */
export function whyNotYet(game: Game, seat: SeatId, card: Card): Refusal | null {
  const { table } = game.state;
  if (table.turn < card.earliest) return { code: "too-early", text: `From turn ${card.earliest}.`, rule: "R-009" };
  if (table.locked.includes(card.number)) return lockedOut(game, card);
  return whyOthersOnly(game, seat, card) ?? firstOf(card.conditions, (one) => whyNotMet(game, seat, one));
}

/** R-163 of cards that activate IS, R-175 of those of the Kurds. */
function lockedOut({ edition }: Game, card: Card): Refusal {
  const locking = Object.values(edition.cards).find(({ uses }) =>
    uses.some(({ effects }) =>
      lock.among(effects).some(({ cards }) => lockedBy({ edition }, cards).includes(card.number)),
    ),
  );
  const by = locking ? `${locking.name} was played: nobody` : "Nobody";
  const text = `${by} plays ${card.name} as an event until the turn ends.`;
  return { code: "locked", text, rule: does(card, "activateIS") ? "R-163" : "R-175" };
}

const does = ({ uses }: Card, kind: string): boolean =>
  uses.some(({ effects }) => effects.some((effect) => effect.kind === kind));

/** What the scenario says of cards that activate Kurds. */
function whyOthersOnly(game: Game, seat: SeatId, card: Card): Refusal | null {
  const activates = does(card, "activateKurds");
  const [only] = specials(game, "peshmerga-of-seat");
  return activates && only && only.seat !== seat ? no("In this scenario only the Kurdish seat may play it.") : null;
}

/** R-016 Why a condition does not hold; those of combat are checked there. */
function whyNotMet(game: Game, seat: SeatId, condition: Condition): Refusal | null {
  const { edition, scenario, state } = game;
  const { table } = state;
  const nations = (all: readonly Nation[]): string =>
    list(
      all.map((nation) => edition.nations[nation].name),
      "or",
    );
  switch (condition.kind) {
    case "scenario": // R-154 (D-44)
      return scenario.tags.includes(condition.tag) ? null : no("It is not used in this scenario.");
    case "commands":
      return condition.nations.some((nation) => commandsNation(game, seat, nation))
        ? null
        : no(`You command no units of ${nations(condition.nations)}.`);
    case "seat-in-play":
      return table.order.includes(condition.seat) ? null : no("That seat does not take part.");
    case "in-play":
      return isInPlay(game, condition.nation) ? null : no(`No units of ${nations([condition.nation])} are in play.`);
    case "no-rebellion":
      return table.rebellion === "none" ? null : no("The PKK has risen already.", "R-177");
    case "after-event":
      return condition.cards.some((card) => table.playedEvents.includes(card))
        ? null
        : no(
            `Only after ${list([...new Set(condition.cards.map((card) => cardName(game, card)))], "or")} has been played.`,
          );
    case "own-oilfield":
      return oilfieldsOf(game, (side) => side === seat).length > 0 ? null : no("You hold no oilfield.");
    case "enemy-oilfield":
      return enemyOilfields(game, seat).length > 0 ? null : no("No enemy holds an oilfield.");
    case "seat-or-attacker":
    case "target":
    case "defends":
    case "engaged":
      return null;
  }
}

/** Oilfields of enemy seats and of IS that count. */
export const enemyOilfields = (game: Game, seat: SeatId): readonly SpaceId[] =>
  oilfieldsOf(
    game,
    (side) =>
      (side === "IS" || game.state.table.order.some((one) => one === side)) &&
      relationOf(game.scenario, seat, side) === "enemies",
  );

const oilfieldsOf = (
  { edition, state }: Game,
  isTheirs: (side: Game["state"]["table"]["control"][string]) => boolean,
): readonly SpaceId[] =>
  edition.marked.oilfield.filter((space) => {
    const holder = state.table.control[space];
    return holder !== undefined && isTheirs(holder) && !state.table.blackouts.includes(space);
  });

function firstOf<T>(all: readonly T[], why: (one: T) => Refusal | null): Refusal | null {
  for (const one of all) {
    const found = why(one);
    if (found) return found;
  }
  return null;
}
