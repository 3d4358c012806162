import type { SpaceId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Game } from "../../state.ts";
import { relationOf } from "../map/relations.ts";
import type { Play } from "./types.ts";

/**
 * The lasting card by which an enemy card has no effect on a space: its seat holds it or has units there. R-020: Special
 * Jokers are stopped by no card.
 */
export function shieldOver(
  { edition, scenario, state }: Game,
  { seat, source }: Pick<Play, "seat" | "source">,
  space: SpaceId,
): CardNumber | null {
  if (source.kind === "joker") return null;
  const { lasting, control, stacks } = state.table;
  const tags = edition.cards[source.card]?.tags ?? [];
  const stops = (card: CardNumber): boolean =>
    edition.cards[card]?.uses.some(({ effects }) =>
      effects.some((effect) => effect.kind === "shield" && effect.tags.some((tag) => tags.includes(tag))),
    ) ?? false;
  const found = lasting.find(
    (one) =>
      relationOf(scenario, seat, one.seat) === "enemies" &&
      (control[space] === one.seat || stacks[space]?.[one.seat] !== undefined) &&
      stops(one.card),
  );
  return found?.card ?? null;
}
