import type { Move, View } from "../../../engine/index.ts";
import { ownCancels } from "../effects/cancelling.ts";
import { fieldOf } from "../judgement/field.ts";
import { relationOf } from "../map/relations.ts";
import { seen } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";

/** A card is worth that much to keep. */
const LEAST = 2.5;

/** an enemy's event is cancelled where what it is aimed at is worth more than the card. */
export function cancelOf(view: View<Fitna>): Move | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const { event, control, stacks } = view.table;
  if (!event || relationOf(game.scenario, seat, event.seat) !== "enemies") return null;
  const [card] = ownCancels(view)
    .flatMap(({ card, refused }) => (refused ? [] : [card]))
    .sort((a, b) => a.op - b.op);
  if (!card) return null;
  const { worth } = fieldOf(game, seat);
  const aimed = event.spaces.filter((space) => control[space] === seat || stacks[space]?.[seat] !== undefined);
  const isNamed = event.spaces.length === 0;
  const value = aimed.reduce((sum, space) => sum + worth(space), 0);
  return isNamed || value > LEAST ? { action: "cancel-event", params: { card: String(card.number) } } : null;
}
